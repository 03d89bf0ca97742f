"""Bots: they get what a seat may know, and nothing else. What thinks is loaded when it is needed.

They are people of the village: who sits where follows from levels and seeds, and is kept nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm
from typing import TYPE_CHECKING, NamedTuple

from longhouse.games import offers

if TYPE_CHECKING:
    from longhouse.engine import Player

LEVELS = ("thrall", "karl", "jarl", "skald")  # from careless to thorough
SEARCHING = ("jarl", "skald")  # these want a worker
USUAL = "karl"
TIERS = (1, 2, 4)  # times as many iterations as usual, on devices that have the time for them


def levels_of(game_id: str) -> tuple[str, ...]:
    """The levels that can play a game: only the careless one needs no strategy."""
    return LEVELS if offers(game_id, "strategy") else LEVELS[:1]


def usual_level(game_id: str) -> str:
    """The opponent for whoever chooses none: never one that searches, so quick and the same everywhere."""
    levels = levels_of(game_id)
    return USUAL if USUAL in levels else levels[-1]


STYLES = ("raider", "merchant", "cautious")


class Villager(NamedTuple):
    """Somebody of the village: a name, and a way to play; a Thrall has none."""

    name: str
    style: str = ""


# The order counts: a bot's seed picks its place in the list.
VILLAGE = {
    "thrall": (Villager("Kark"), Villager("Ylva")),
    "karl": (Villager("Gunnar", "raider"), Villager("Asa", "merchant"), Villager("Bodil", "cautious")),
    "jarl": (Villager("Sigrun", "raider"), Villager("Orm", "merchant"), Villager("Halvard", "cautious")),
    "skald": (Villager("Egil", "raider"), Villager("Jorunn", "merchant"), Villager("Torgeir", "cautious")),
}
SAME_FACE = lcm(*map(len, VILLAGE.values()))  # seeds that differ by a multiple of it pick the same villager


def villagers(seats: Sequence[Player]) -> list[Villager | None]:
    """Who plays each seat; None is a person. Nobody sits there twice while others of that level are free."""
    found: list[Villager | None] = []
    for player in seats:
        known = VILLAGE.get(player.bot, ())
        wanted = [known[(player.seed + step) % len(known)] for step in range(len(known))]
        found.append(next((one for one in wanted if one not in found), wanted[0] if wanted else None))
    return found
