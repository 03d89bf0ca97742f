"""Buildings and the Town Hall in words. Numbers come from `data.py`."""

from __future__ import annotations

from longhouse.engine.message import Message

from ..data import BUILDINGS, CAPACITY, FULL_CONTAINER, HALLS, Hall
from .amounts import cards, points, tokens

BUILDING_NAMES = (
    Message("Brewery"),
    Message("Gold Factory"),
    Message("Beer Container"),
    Message("Gold Container"),
    Message("Tavern"),
    Message("Drakkar"),
)
_ONE_BUILDING = (
    "{n} Brewery", "{n} Gold Factory", "{n} Beer Container", "{n} Gold Container", "{n} Tavern",
    "{n} Drakkar",
)  # fmt: skip
_MANY_BUILDINGS = (
    "{n} Breweries", "{n} Gold Factories", "{n} Beer Containers", "{n} Gold Containers", "{n} Taverns",
    "{n} Drakkars",
)  # fmt: skip


def buildings(building: int, number: int) -> Message:
    """So many buildings of a type."""
    return Message.plural(_ONE_BUILDING[building], _MANY_BUILDINGS[building], n=number)


def _container(resource: int) -> Message:
    return Message(
        "Holds up to {tokens}; when full, it gives {points} in each storage phase. Damaging it brings "
        "{token}, if it is not empty.",
        tokens=tokens(resource, CAPACITY),
        points=points(FULL_CONTAINER),
        token=tokens(resource, 1),
    )


BUILDING_TEXTS = (
    Message("In each production phase {token} is put on it, if it has none.", token=tokens(0, 1)),
    Message("In each production phase {token} is put on it, if it has none.", token=tokens(1, 1)),
    _container(0),
    _container(1),
    Message("You draw {cards} more each round.", cards=cards(1)),
    Message("At the end of the round you may keep {cards} in your hand.", cards=cards(1)),
)
HALL_NAMES = (Message("Town Hall 1"), Message("Town Hall 2"), Message("Town Hall 3"))
_NO_LIMIT = HALLS[-1].limit


def _hall(hall: Hall) -> Message:
    reward: Message = points(hall.reward)
    if hall.favour:
        reward = Message("{points} and a Divine Favour", points=reward)
    room = Message("any number of buildings")
    if hall.limit < _NO_LIMIT:
        room = Message.plural("{n} building", "{n} buildings", n=hall.limit)
    if not hall.bonus:
        return Message("Room for {buildings}. Damaging it brings {reward}.", buildings=room, reward=reward)
    return Message(
        "Room for {buildings}. Brings {bonus} at once. Damaging it brings {reward}.",
        buildings=room,
        bonus=points(hall.bonus),
        reward=reward,
    )


HALL_TEXTS = tuple(_hall(hall) for hall in HALLS)

assert len(BUILDING_NAMES) == len(BUILDING_TEXTS) == len(BUILDINGS)
assert len(HALL_NAMES) == len(HALLS)
