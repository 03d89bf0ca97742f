"""A ship sets sail, as a scene: shields are counted on the deck; control, bet, cargo; and away it goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.engine.message import Message
from longhouse.engine.staging import Act, Beat, Label, Move, Staging

from . import events
from .data import CLAN_LETTERS, PIECE_NAMES, SHIELDS
from .lines import told
from .views import View

COUNT = 220  # milliseconds from one piece to the next
CONTROL, BET, LEAVES = 1700, 1300, 1900
TOKEN, LAST_TOKEN = 750, 1000
TOKENS = 4500  # all of them, at most


def staged(happened: Sequence[events.Event], before: View, after: View) -> Staging | None:
    """A ship that sails, or whose cargo is shared out."""
    ship = next((event.ship for event in happened if isinstance(event, events.STAGED)), None)
    if ship is None:
        return None
    beats: list[Beat] = []
    for event in happened:
        if isinstance(event, events.ShipSailed):
            beats += _counted(event, before)
        elif isinstance(event, events.BetWon):
            beats.append(_won(event, before))
    beats += _shared(happened, ship, before)
    if any(isinstance(event, events.RoundBegan | events.GameEnded) for event in happened):
        beats.append(_leaves(ship, before))
    return Staging((Act(tuple(beats)),))


def _counted(event: events.ShipSailed, before: View) -> Iterator[Beat]:
    """What each piece counts, then who has how many."""
    pieces = before["ships"][event.ship]["pieces"]
    labels = tuple(
        Label(f"piece-{name}", str(_shields(name, before)), "stay", COUNT * n, CLAN_LETTERS.index(name[0]))
        for n, name in enumerate(pieces)
    )
    line = Message("Ship {ship} sets sail: its shields are counted.", ship=event.ship + 1)
    whole = " ".join(_things(event.ship, before))
    yield Beat(1100 + COUNT * len(pieces), line, labels=labels, rings=(whole,), sound="horn")
    signs = tuple(f"control-{event.ship + 1}-{clan}" for clan, _ in event.order)
    leader = tuple(f"clan-{clan}" for clan, _ in event.order[:1])
    yield Beat(CONTROL, told(event, before["seat"]), rings=(*signs, *leader), sound="wood")


def _shields(name: str, before: View) -> int:
    """Printed ones, and the Viking aboard."""
    return SHIELDS[PIECE_NAMES.index(name)] + (name in before["vikings"])


def _won(event: events.BetWon, before: View) -> Beat:
    """The barrels are looked at; the one on the clan in control goes to its owner, face down."""
    ship, clan = divmod(event.circle, len(CLAN_LETTERS))
    spots = [
        f"bet-{ship + 1}{CLAN_LETTERS[n]}"
        for n, bet in enumerate(before["ships"][ship]["bets"])
        if bet is not None
    ]
    goes = Move(f"bet-{ship + 1}{CLAN_LETTERS[clan]}", f"clan-{event.seat}", 350, 850, 0.8, fades=True)
    return Beat(BET, told(event, before["seat"]), (goes,), rings=tuple(spots), sound="wood")


def _shared(happened: Sequence[events.Event], ship: int, before: View) -> list[Beat]:
    """Each token goes its way: to a seat, away for a clan that nobody plays, or overboard."""
    aboard = list(enumerate(before["ships"][ship]["cargo"]))
    taken = [event for event in happened if isinstance(event, events.GoodTaken | events.GoodRemoved)]
    each = min(TOKEN, TOKENS // max(1, len(taken)))
    beats = []
    for event in taken:
        spot = next(spot for spot in aboard if spot[1] == event.good)
        aboard.remove(spot)
        clan = event.seat if isinstance(event, events.GoodTaken) else event.clan
        move = Move(_token(ship, spot[0]), f"clan-{clan}", 0, each, fades=True)
        lasts = max(each, LAST_TOKEN) if event is taken[-1] else each
        sound = "coin" if isinstance(event, events.GoodTaken) else "wood"
        beats.append(Beat(lasts, told(event, before["seat"]), (move,), sound=sound))
    for lost in happened:
        if isinstance(lost, events.CargoLost):
            moves = tuple(
                Move(_token(ship, k), "@down", 80 * n, 700, 0.4, fades=True)
                for n, (k, _) in enumerate(aboard)
            )
            beats.append(Beat(LAST_TOKEN, told(lost, before["seat"]), moves, sound="water"))
    return beats


def _things(ship: int, before: View) -> list[str]:
    """All that a ship is made of."""
    return [
        f"bow-{ship + 1}",
        *(f"piece-{name}" for name in before["ships"][ship]["pieces"]),
        f"stern-{ship + 1}",
    ]


def _token(ship: int, number: int) -> str:
    return f"cargo-{ship + 1}-{number}"


def _leaves(ship: int, before: View) -> Beat:
    """The whole ship, out through the fjord."""
    moves = tuple(
        Move(thing, "@right", 100, LEAVES - 200, fades=True, out=False) for thing in _things(ship, before)
    )
    return Beat(LEAVES, Message("Ship {ship} leaves the fjord.", ship=ship + 1), moves, sound="sail")
