"""The buildings, one by one."""

from __future__ import annotations

from functools import partial

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.message import Message

from .. import data
from ..board import excerpt
from ..board.parts import building_rule
from ..data import CAPACITY, HALLS
from ..texts import BUILDING_NAMES, BUILDING_TEXTS, HALL_NAMES, HALL_TEXTS, gold, points, price
from ..views import View
from . import positions
from .proposals import proposed


def _section(building: int, *rulings: Message) -> Section[View]:
    """A building: name and text are those of the board."""
    row = data.BUILDINGS[building]
    facts = Message(
        "Defence {defence}. Price: {price}. {n} in the game.",
        defence=row.defence,
        price=price(row.beer, row.gold),
        n=row.copies,
    )
    return Section(
        building_rule(building),
        BUILDING_NAMES[building],
        BUILDING_TEXTS[building],
        (Figure(positions.start, partial(excerpt.one_building, building), facts),),
        (*rulings, *proposed(row.proposed)),
    )


_NEVER_LOOTED = Message("Its token is never looted or stolen: only containers are robbed.")
_ONE_TOKEN = Message("There is never more than one token on it.")
_EACH_ROUND = Message(
    "The point for a full container comes every round, even for the same {n} tokens.", n=CAPACITY
)
_EMPTY = Message("Whoever damages an empty container takes nothing.")
_NO_REWARD = Message("Damaging it brings nothing but the points for the attack.")

BUILDINGS: Chapter[View] = Chapter(
    Message("The buildings"),
    (
        Section(
            "town-hall",
            Message("Town Hall"),
            Message(
                "The heart of your village. Its level says how many buildings you may have; the next level costs gold."
            ),
            (
                Figure(
                    positions.start,
                    excerpt.halls,
                    Message(
                        "The three levels: defence above, price below; the last one brings points at once."
                    ),
                ),
                tuple(
                    Message("{hall}: {text}", hall=name, text=text)
                    for name, text in zip(HALL_NAMES, HALL_TEXTS, strict=True)
                ),
                Message(
                    "Level 2 costs {two}, level 3 costs {three} and brings {bonus}.",
                    two=gold(HALLS[1].price),
                    three=gold(HALLS[2].price),
                    bonus=points(HALLS[2].bonus),
                ),
            ),
            (
                Message(
                    "While it is being upgraded, the old limit holds until the end of the round, and nobody can attack it."
                ),
                Message("One level a round. The points for level 3 are paid when you buy it."),
                Message("If it is damaged and then upgraded, it stays damaged for this round."),
                Message(
                    "Our proposals: defence and reward of levels 2 and 3, the price of level 3 and its points."
                ),
            ),
        ),
        _section(data.BREWERY, _ONE_TOKEN, _NEVER_LOOTED, _NO_REWARD),
        _section(data.GOLD_FACTORY, _ONE_TOKEN, _NEVER_LOOTED, _NO_REWARD),
        _section(data.BEER_CONTAINER, _EACH_ROUND, _EMPTY),
        _section(data.GOLD_CONTAINER, _EACH_ROUND, _EMPTY),
        _section(data.TAVERN, _NO_REWARD),
        _section(
            data.DRAKKAR,
            Message("A card that was kept does not count when you draw: you draw as many as usual."),
            Message("Several Drakkars keep several cards."),
            _NO_REWARD,
        ),
    ),
)
