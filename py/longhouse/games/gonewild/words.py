"""Vikings Gone Wild in words: places and results.

What cards do is told in `texts`, questions in `prompts`, choices in `labels`.
"""

from __future__ import annotations

from longhouse.engine.game import Outcome
from longhouse.engine.message import Message, Seat

from .data import HALL, PER_TYPE
from .state import SOURCES
from .texts import BUILDING_NAMES, listed
from .views import View

TOWN_HALL = Message("Town Hall")


def cell_name(cell: int) -> Message:
    """A building of a village; several of a type are numbered."""
    if cell == HALL:
        return TOWN_HALL
    return Message(
        "{building} {number}", building=BUILDING_NAMES[cell // PER_TYPE], number=cell % PER_TYPE + 1
    )


# -- progress and results

SOURCE_NAMES = {
    "attacks": Message("Damaged buildings"),
    "rewards": Message("Damaged Town Halls"),
    "defence": Message("Defence"),
    "missions": Message("Missions"),
    "hall": Message("Town Hall"),
    "undead": Message("Undead"),
    "storage": Message("Full containers"),
    "bonuses": Message("Bonuses"),
}


def sources() -> list[tuple[str, Message]]:
    """The lines of the score."""
    return [(source, SOURCE_NAMES[source]) for source in SOURCES]


def standing(view: View) -> list[int]:
    """Points so far."""
    return [player["points"] for player in view["seats"]]


def reason(outcome: Outcome) -> Message:
    """Who won, and what decided."""
    winner = Seat(outcome.winners[0])
    if outcome.reason == "points":
        return Message("{winner} wins with the most points.", winner=winner)
    if outcome.reason == "bonus":
        return Message("{winner} wins: level on points, but a spare bonus broke the tie.", winner=winner)
    return Message(
        "{winners} share the victory: level on points, and no spare bonus broke the tie.",
        winners=listed([*map(Seat, outcome.winners)]),
    )
