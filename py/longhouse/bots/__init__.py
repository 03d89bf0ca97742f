"""Bots: they get what a seat may know, and nothing else. What thinks is loaded when it is needed.

They are people of the village: who sits where follows from levels and seeds, and is kept nowhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import lcm
from typing import TYPE_CHECKING

from longhouse.engine.record import NamedTuple
from longhouse.games import offers

if TYPE_CHECKING:
    from longhouse.engine import Player

LEVELS = ("thrall", "karl", "jarl", "skald")  # from careless to thorough
SEARCHING = ("jarl", "skald")  # these want a worker
USUAL = "karl"
SEEDS = 1 << 32  # a bot's seed is below
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
        wanted = _wanted(player)
        found.append(next((one for one in wanted if one not in found), wanted[0] if wanted else None))
    return found


def settled(before: Sequence[Player], after: Sequence[Player]) -> list[Player]:
    """The seats after a change: bots that were there stay who they are, and one that comes is somebody else.

    Seeds are moved on a little until they pick the right ones.
    """
    seats, known = list(after), villagers(before)
    stay = [i for i, player in enumerate(after) if player.bot and player[2:] == before[i][2:]]
    taken = [known[i] for i in stay]
    for i, player in enumerate(seats):
        wanted = [] if i in stay else _wanted(player)
        free = [one for one in wanted if one not in taken]
        there = [one for one in dict.fromkeys(taken) if one in wanted]
        if wanted:  # when all are there already, being the last of them takes the name from nobody
            seats[i] = _as(player, free[0] if free else there[-1])
            taken.append(villagers(seats)[i])
    for i in stay:
        villager = known[i]
        if villager is not None and villagers(seats)[i] != villager:
            seats[i] = _as(seats[i], villager)
    return seats


def _wanted(player: Player) -> list[Villager]:
    """Everybody of a bot's level, beginning with the one that its seed picks."""
    known = VILLAGE.get(player.bot, ())
    first = player.seed % len(known) if known else 0
    return [*known[first:], *known[:first]]


def _as(player: Player, villager: Villager) -> Player:
    """The same bot with a seed that picks this villager first."""
    known = VILLAGE[player.bot]
    seed = player.seed - player.seed % len(known) + known.index(villager)
    return player._replace(seed=seed if seed < SEEDS else seed - len(known))
