"""Missions and bonuses in words. Numbers come from `data.py`."""

from __future__ import annotations

from longhouse.engine.message import Message

from ..data import MISSIONS, Mission
from .amounts import amount
from .village import buildings

MISSION_NAMES = (
    Message("Money, Money"),
    Message("Thirsty?"),
    Message("Worker"),
    Message("Worship"),
    Message("Strategy"),
    Message("Shield"),
    Message("Attacker"),
    Message("Brewer"),
    Message("Foundry"),
    Message("Innkeeper"),
    Message("Captain"),
    Message("Warfare"),
    Message("Beer!"),
    Message("Gold!"),
    Message("Town Fall"),
    Message("Architect"),
)
_BUY = {
    "building": Message("Buy a building this turn."),
    "odin": Message("Buy a card from Odin’s Path this turn."),
    "unit": Message("Buy a unit this turn."),
    "defence": Message("Buy a defence card this turn."),
}


def _mission(mission: Mission) -> Message:
    verb, *values = mission.goal
    if verb == "spend":
        return Message("Spend at least {amount} this turn.", amount=amount(int(values[0]), int(values[1])))
    if verb == "buy":
        return _BUY[str(values[0])]
    if verb == "damage":
        return Message("Damage a building this turn.")
    if verb == "hall":
        return Message("Damage a Town Hall this turn.")
    if verb == "own":
        return Message("Own {buildings}.", buildings=buildings(int(values[0]), int(values[1])))
    if verb == "size":
        return Message("Own at least {n} buildings, not counting the Town Hall.", n=values[0])
    return Message("Damage a building with a unit of strength {n} or more this turn.", n=values[0])


MISSION_TEXTS = tuple(_mission(mission) for mission in MISSIONS)
BONUS_NAMES = (
    Message("Defender"),
    Message("Follower"),
    Message("King Pig"),
    Message("Conqueror"),
    Message("Builder"),
    Message("Accomplisher"),
    Message("Miner"),
    Message("Beer Tycoon"),
)
BONUS_TEXTS = (
    Message("most defence cards"),
    Message("most cards from Odin’s Path"),
    Message("most Pigators"),
    Message("most units"),
    Message("most buildings"),
    Message("most missions completed"),
    Message("most gold bars in containers"),
    Message("most beer barrels in containers"),
)

assert len(MISSION_NAMES) == len(MISSIONS)
