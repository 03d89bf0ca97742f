"""What is said about invitations, tables and the people at them."""

from __future__ import annotations

from longhouse.engine import Match, Message, Seat

from ..i18n import Say
from ..say import CLAN_NAMES

HONOUR = Message(
    "Every device gets the whole game, secrets included: not looking them up is a matter of honour."
)
INTERNET = Message(
    "A STUN server is then asked how this device is reached from outside: it learns your network address, "
    "and nothing of the game."
)
NO_CONNECTION = Message(
    "This browser cannot connect to other devices: it has no WebRTC, or it is switched off. Play by link "
    "works."
)
WHY_LATE = Message(
    "There is no connection yet. Perhaps the devices are not in the same network, or the network keeps its "
    "devices apart, as many in hotels and at work do; a hotspot of one of the phones helps. Perhaps the "
    "invitation was already used, or its tab was closed."
)
BAD_ADDRESS = Message("The address of the STUN server is not accepted: correct it, then try again.")


def invitation_text(match: Match, seats: tuple[int, ...], say: Say) -> str:
    """The text that goes with the link of an invitation."""
    game = match.game.meta.title
    if not seats:
        return say(Message("Watch a game of {game} live, on your own device.", game=game))
    whose = Seat(seats[0])
    return say(Message("Join a game of {game} on your own device. Your seat: {seat}.", game=game, seat=whose))


def name_of(match: Match, seat: int) -> str | Message:
    """The name at a seat, for where a page does not know the seats: a note, for example."""
    player = match.seats[seat]
    return player.name or CLAN_NAMES[player.colour]
