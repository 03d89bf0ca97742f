"""The end: goods are paid for, kind by kind, then barrels that won are turned over, the smallest first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.engine.message import Message, Seat
from longhouse.engine.staging import AFTER, Act, Beat, Label, Move

from .. import events
from ..board import tally as at
from ..data import BARRELS, GOODS
from ..lines import told
from ..views import View
from ..words import GOOD_TITLES

TITLE, GOOD, BARREL = 1100, 1400, 1100  # milliseconds
TURNED = 3600  # all barrels, at most
BARRELS_TURNED = Message("The barrels that won are turned over")


def acts(happened: Sequence[events.Event], after: View) -> list[Act]:
    """One act on what everybody has taken; none before the game is over."""
    ended = next((event for event in happened if isinstance(event, events.GameEnded)), None)
    return [Act(tuple(_beats(ended, after)), AFTER, at.tally)] if ended else []


def _beats(ended: events.GameEnded, view: View) -> Iterator[Beat]:
    scores = [0] * view["players"]
    yield Beat(TITLE, told(ended, view["seat"]), scores=tuple(scores), sound="horn")
    for kind in range(len(GOODS)):
        yield _paid(kind, view, scores)
    won = [value for value in BARRELS if any(value in (player["won"] or ()) for player in view["seats"])]
    for value in won:
        yield _turned(value, view, scores, min(BARREL, TURNED // len(won)))


def _paid(kind: int, view: View, scores: list[int]) -> Beat:
    """What a good is worth, for everybody who has some."""
    price = view["market"][kind]
    rings, labels = [at.price_spot(kind)], []
    for seat, player in enumerate(view["seats"]):
        if player["goods"][kind]:
            gained = player["goods"][kind] * price
            scores[seat] += gained
            rings.append(at.heap_spot(seat, kind))
            labels.append(Label(at.heap_spot(seat, kind), f"+{gained}", wait=250, clan=seat))
    return Beat(
        GOOD, _price(kind, view), labels=tuple(labels), rings=tuple(rings), scores=tuple(scores), sound="coin"
    )


def _turned(value: int, view: View, scores: list[int], ms: int) -> Beat:
    """All barrels of one value are turned over."""
    lids, labels = [], []
    for seat, player in enumerate(view["seats"]):
        if value in (player["won"] or ()):
            scores[seat] += value
            spot = at.lid_spot(seat, value)
            lids.append(Move(spot, at.aside_spot(seat, value), 0, 520, 0.9, fades=True, turn=-50))
            labels.append(Label(at.cask_spot(seat, value), f"+{value}", wait=350, clan=seat))
    return Beat(ms, BARRELS_TURNED, tuple(lids), tuple(labels), scores=tuple(scores), sound="wood")


def _price(kind: int, view: View) -> Message:
    price, title = view["market"][kind], GOOD_TITLES[kind]
    return Message.plural("{good}: {n} point each", "{good}: {n} points each", n=price, good=title)


def words(view: View) -> tuple[Message, ...]:
    """The same for the ear: prices, what goods bring each seat, and who has won by bets."""
    out = []
    for kind in range(len(GOODS)):
        gains = [player["goods"][kind] * view["market"][kind] for player in view["seats"]]
        out += [_price(kind, view), *_gained(gains)]
    won = _gained([sum(player["won"] or ()) for player in view["seats"]])
    return (*out, BARRELS_TURNED, *won) if won else tuple(out)


def _gained(gains: list[int]) -> list[Message]:
    return [Message("{seat} +{n}", seat=Seat(seat), n=gain) for seat, gain in enumerate(gains) if gain]
