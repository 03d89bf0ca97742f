"""A ship sets sail: shields are counted on the deck; control, bet, cargo; and away it goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.engine.message import Message
from longhouse.engine.staging import Act, Beat, Label, Move

from .. import events
from ..data import CLAN_LETTERS, PIECE_NAMES, SHIELDS
from ..lines import told
from ..views import View

COUNT, RANK = 220, 260  # milliseconds from one piece, or clan, to the next
CONTROL, LIFTED, BET, LEAVES = 1700, 800, 1100, 1900
TOKEN, LAST_TOKEN = 750, 1000
TOKENS = 4500  # all of them, at most
_OF_A_SHIP = (events.ShipSailed, events.GoodTaken, events.GoodRemoved, events.CargoLost)


def acts(happened: Sequence[events.Event], before: View) -> list[Act]:
    """One act on the table; none where no ship sails, and no cargo is shared out."""
    ship = next((event.ship for event in happened if isinstance(event, _OF_A_SHIP)), None)
    if ship is None:
        return []
    beats: list[Beat] = []
    for event in happened:
        if isinstance(event, events.ShipSailed):
            beats += [*_counted(event, before), *_looked_at(event, happened, before)]
    beats += _shared(happened, ship, before)
    if any(isinstance(event, events.RoundBegan | events.GameEnded) for event in happened):
        beats.append(_leaves(ship, before))
    return [Act(tuple(beats))]


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
    signs = [f"control-{event.ship + 1}-{clan}" for clan, _ in event.order]
    in_order = tuple(Move(sign, "", 150 + RANK * n, 520, lifts=True) for n, sign in enumerate(signs))
    rings = [*signs[:1], *(f"clan-{clan}" for clan, _ in event.order[:1])]
    yield Beat(CONTROL, told(event, before["seat"]), in_order, rings=tuple(rings), sound="wood")


def _shields(name: str, before: View) -> int:
    """Printed ones, and the Viking aboard."""
    return SHIELDS[PIECE_NAMES.index(name)] + (name in before["vikings"])


def _looked_at(sailed: events.ShipSailed, happened: Sequence[events.Event], before: View) -> Iterator[Beat]:
    """All barrels are lifted; the one on the clan in control goes to its owner, face down."""
    spots = [
        f"bet-{sailed.ship + 1}{CLAN_LETTERS[clan]}"
        for clan, bet in enumerate(before["ships"][sailed.ship]["bets"])
        if bet is not None
    ]
    if not spots:
        return
    lifted = [Move(spot, "", 80 * n, 620, lifts=True) for n, spot in enumerate(spots)]
    won = next((event for event in happened if isinstance(event, events.BetWon)), None)
    if won is None:
        line = Message("No barrel stands on the clan in control.")
        yield Beat(BET, line, tuple(lifted), rings=tuple(spots), sound="wood")
        return
    yield Beat(LIFTED, told(won, before["seat"]), tuple(lifted), rings=tuple(spots), sound="wood")
    ship, clan = divmod(won.circle, len(CLAN_LETTERS))
    goes = Move(f"bet-{ship + 1}{CLAN_LETTERS[clan]}", f"clan-{won.seat}", 0, 900, 0.8, fades=True)
    yield Beat(BET, told(won, before["seat"]), (goes,), rings=(f"clan-{won.seat}",), sound="coin")


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
    """The whole ship with its signs, out through the fjord."""
    signs = [f"control-{ship + 1}-{clan}" for clan, _ in before["ships"][ship]["control"]]
    moves = tuple(
        Move(thing, "@right", 100, LEAVES - 200, fades=True, out=False)
        for thing in [*_things(ship, before), *signs]
    )
    return Beat(LEAVES, Message("Ship {ship} leaves the fjord.", ship=ship + 1), moves, sound="sail")
