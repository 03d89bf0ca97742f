"""What a turn changes in a village, a deck and on the track, for the coach's words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

from longhouse.engine.message import Message, Seat

from ..telling import fact_told
from . import texts
from .data import CARDS, CELLS, CONTAINERS, HALL, PER_TYPE
from .scoring import leaders, owned
from .state import VILLAGE, State, cells_of

BUILT, RAISED, MISSION, LEADS = 1.5, 3.0, 1.2, 1.5
HIT, HURT, TOKEN = 0.8, 1.5, 0.4
CHEAP, PER_COIN = 0.5, 0.35  # of a card: at least, and for each of its price

Fact = tuple[str, float]


def changed(before: State, after: State, seat: int) -> dict[str, float]:
    """Facts, and what each is worth to the seat."""
    return dict(
        (
            *_gained(before, after, seat),
            *_village(before, after, seat),
            *_rivals(before, after, seat),
            *_bonuses(before, after, seat),
        )
    )


def _gained(before: State, after: State, seat: int) -> Iterator[Fact]:
    """Points, missions, cards."""
    points = after.points[seat] - before.points[seat]
    if points > 0:
        yield f"points:{points}", float(points)
    for mission in set(after.done[seat]) - set(before.done[seat]):
        yield f"mission:{mission}", MISSION
    had, has = Counter(owned(before, seat)), Counter(owned(after, seat))
    for card in has - had:
        yield f"card:{card}", CHEAP + PER_COIN * (CARDS[card].beer + CARDS[card].gold)


def _village(before: State, after: State, seat: int) -> Iterator[Fact]:
    """Buildings, the Town Hall, and what is stored."""
    for cell in cells_of(after.built[seat] & ~before.built[seat] & VILLAGE):
        yield f"built:{cell // PER_TYPE}", BUILT
    if after.level[seat] > before.level[seat]:
        yield f"hall:{after.level[seat]}", RAISED
    for cell in cells_of(after.hurt[seat] & ~before.hurt[seat]):
        yield (f"hurt:{cell // PER_TYPE}" if cell < HALL else "hurt_hall:"), -HURT
    for resource, kind in enumerate(CONTAINERS):
        first = seat * CELLS + kind * PER_TYPE
        stored = [sum(state.tokens[first : first + PER_TYPE]) for state in (before, after)]
        if stored[1] < stored[0]:
            yield f"used:{resource}:{stored[0] - stored[1]}", TOKEN * (stored[1] - stored[0])
        elif stored[1] > stored[0]:
            yield f"stored:{resource}:{stored[1] - stored[0]}", TOKEN * (stored[1] - stored[0])


def _rivals(before: State, after: State, seat: int) -> Iterator[Fact]:
    """What the seat damages."""
    for other in range(after.players):
        if other != seat:
            for cell in cells_of(after.hurt[other] & ~before.hurt[other]):
                yield (f"hit:{other}:{cell // PER_TYPE}" if cell < HALL else f"hit_hall:{other}"), HIT


def _bonuses(before: State, after: State, seat: int) -> Iterator[Fact]:
    """Who has most of what the bonuses ask for."""
    seats = range(after.players)
    for bonus in after.bonuses:
        led, leads = seat in leaders(before, bonus, seats), seat in leaders(after, bonus, seats)
        if leads and not led:
            yield f"leads:{bonus}", LEADS
        elif led and not leads:
            yield f"behind:{bonus}", -LEADS


_SENTENCES: dict[str, Callable[..., Message]] = {
    "points": lambda number: Message("You would score {points}.", points=texts.points(number)),
    "mission": lambda mission: Message(
        "You would complete the mission {mission}.", mission=texts.MISSION_NAMES[mission]
    ),
    "card": lambda card: Message("You would get the card {card}.", card=texts.CARD_NAMES[card]),
    "built": lambda kind: Message(
        "Your village would grow: {building}.", building=texts.BUILDING_NAMES[kind]
    ),
    "hall": lambda level: Message(
        "You would have {hall}: {help}", hall=texts.HALL_NAMES[level], help=texts.HALL_TEXTS[level]
    ),
    "hurt": lambda kind: Message("Your {building} would be damaged.", building=texts.BUILDING_NAMES[kind]),
    "hurt_hall": lambda: Message("Your Town Hall would be damaged."),
    "hit": lambda seat, kind: Message(
        "You would damage a building of {seat}: {building}.",
        seat=Seat(seat),
        building=texts.BUILDING_NAMES[kind],
    ),
    "hit_hall": lambda seat: Message("You would damage the Town Hall of {seat}.", seat=Seat(seat)),
    "used": lambda resource, number: Message(
        "It uses up {tokens} from your containers.", tokens=texts.tokens(resource, number)
    ),
    "stored": lambda resource, number: Message(
        "Your containers would hold {tokens} more.", tokens=texts.tokens(resource, number)
    ),
    "leads": lambda bonus: Message(
        "You would be ahead for the bonus {bonus}: {help}.",
        bonus=texts.BONUS_NAMES[bonus],
        help=texts.BONUS_TEXTS[bonus],
    ),
    "behind": lambda bonus: Message(
        "You would no longer be ahead for the bonus {bonus}: {help}.",
        bonus=texts.BONUS_NAMES[bonus],
        help=texts.BONUS_TEXTS[bonus],
    ),
}


def told(fact: str) -> Message | None:
    """A fact as a sentence."""
    return fact_told(_SENTENCES, fact.removesuffix(":"))
