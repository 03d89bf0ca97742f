"""Bots: they get what a seat may know, and nothing else. What thinks is loaded when it is needed."""

from longhouse.games import offers

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
