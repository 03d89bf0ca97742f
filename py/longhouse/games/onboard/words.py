"""Vikings on Board in words: names, choices, results.

English templates; `locale/` holds the other languages.
"""

from __future__ import annotations

from longhouse.engine.game import Outcome
from longhouse.engine.message import Message, Seat

from .data import CLAN_LETTERS, GOODS, PIECE_NAMES, PIECES_OF_CLAN, SAIL, SHIELDS
from .views import View

BUILDING_NAMES = (
    Message("First player"),
    Message("Promote"),
    Message("Jump your ship"),
    Message("Bet"),
    Message("Add 1"),
    Message("Marketplace"),
    Message("Jump any ship"),
    Message("Bet or move a bet"),
    Message("Draw 3, add 1"),
    Message("Set sail"),
    Message("Swap"),
)
BUILDING_HELP = (
    Message("No effect now, but you are first in the next round."),
    Message("Move one of your pieces to the front of its ship, where it wins ties."),
    Message("Move one of your pieces to the back of another ship."),
    Message("Put a barrel, value hidden, on the clan that you expect to control a ship."),
    Message("Turn over the top token of this building’s stack and put it on a ship."),
    Message("Raise the price of one good by one, to 4 at most."),
    Message("Move any piece to the back of another ship."),
    Message("Place a barrel, or move one of yours to another circle, even from a ship that has sailed."),
    Message(
        "Look at the top three tokens of this building’s stack, or what is left of it: "
        "one goes on a ship, the rest under the stack."
    ),
    Message("Take a stern: at the end of the round you choose the ship that sails."),
    Message("Swap two pieces of different ships."),
)
STERN_AND_VIKING = Message(
    "Take a stern: at the end of the round you choose the ship that sails. In return your opponent "
    "at once puts an extra Viking, worth a shield, on one of their pieces."
)
GOOD_NAMES = (Message("hide"), Message("grain"), Message("metal"))
GOOD_TITLES = (Message("Hide"), Message("Grain"), Message("Metal"))


# -- choices


def shields(count: int) -> Message:
    """How strong a piece is."""
    return Message.plural("{n} shield", "{n} shields", n=count)


def strength(piece: int, carrier: bool) -> Message:
    """The shields printed on a body piece, and the extra Viking if it carries one."""
    printed = shields(SHIELDS[piece])
    return Message("{shields} and a Viking", shields=printed) if carrier else printed


def piece_name(piece: int, view: View) -> Message:
    """A body piece: whose it is and how strong."""
    shown = strength(piece, PIECE_NAMES[piece] in view["vikings"])
    return Message("{clan} with {shields}", clan=Seat(piece // PIECES_OF_CLAN), shields=shown)


def building_help(building: int, view: View) -> Message:
    """What a building does for whoever moves now."""
    question, free = view["question"], view["village"][view["side"]][building] is None
    if question and not question["effect"] and free and view["seat"] == view["actor"]:
        return Message("Your Viking would stand here without effect.")
    return STERN_AND_VIKING if building == SAIL and _brings_viking(view) else BUILDING_HELP[building]


def _brings_viking(view: View) -> bool:
    """Two players: whether the other one has a piece for the Viking that a taken stern brings."""
    if not view["options"]["extra_vikings"] or view["actor"] is None:
        return False
    moored = [ship["pieces"] for ship in view["ships"] if ship["sailed"] is None]
    rival = CLAN_LETTERS[1 - view["actor"]]
    return any(name[0] == rival and name not in view["vikings"] for crew in moored for name in crew)


# -- progress and results


def sources() -> list[tuple[str, Message]]:
    """The lines of the score."""
    return [*zip(GOODS, GOOD_TITLES, strict=True), ("barrels", Message("Won bets"))]


def face_down(view: View, seat: int) -> bool:
    """Whether the supplies that a seat took lie face down for who looks on; the view still remembers them."""
    return view["options"].get("supplies") == "hidden" and seat != view["seat"] and not view["over"]


def standing(view: View) -> list[int]:
    """Points so far, as the table shows them to all: barrels that won a bet count at the end."""
    if view["outcome"]:
        return list(view["outcome"]["scores"])
    if any(face_down(view, seat) for seat in range(view["players"])):
        return []
    return [player["goods_points"] for player in view["seats"]]


_REASONS = {
    "points": Message("{winner} wins with the most points."),
    "tokens": Message("{winner} wins: level on points, but with more supply tokens."),
    "goods": Message("{winner} wins: level on points and tokens, but with more points from supplies."),
}


def reason(outcome: Outcome) -> Message:
    """Who won, and what decided."""
    if outcome.reason == "shared":
        return Message("{winners} share the victory: level on everything.", winners=names(outcome.winners))
    return Message(_REASONS[outcome.reason].text, winner=Seat(outcome.winners[0]))


def names(seats: tuple[int, ...]) -> Message:
    """Several seats as a list in a sentence."""
    listed: Message | Seat = Seat(seats[0])
    for seat in seats[1:-1]:
        listed = Message("{first}, {next}", first=listed, next=Seat(seat))
    return Message("{first} and {last}", first=listed, last=Seat(seats[-1]))
