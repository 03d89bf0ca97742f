"""What the ledger adds up to: games counted by kind, clan, level and style."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from longhouse.bots import LEVELS, STYLES
from longhouse.engine.limits import COLOURS
from longhouse.engine.record import NamedTuple
from longhouse.games import GAMES

from .ledger import Result


class Figures(NamedTuple):
    """Games of one kind, counted."""

    games: int
    wins: int
    average: float
    best: int


def figures(results: Iterable[Result]) -> Figures:
    """Count games that were played."""
    points = [(result.points, result.won) for result in results]
    total = sum(score for score, _ in points)
    best = max(score for score, _ in points)
    return Figures(len(points), sum(won for _, won in points), total / len(points), best)


def groups(results: Iterable[Result]) -> dict[tuple[str, int, str], list[Result]]:
    """Results by game, number of seats and level of the bots, in the order of the games."""
    order = list(GAMES)
    found: dict[tuple[str, int, str], list[Result]] = {}
    for result in sorted(results, key=lambda r: (order.index(r.game), len(r.seats), r.level)):
        found.setdefault((result.game, len(result.seats), result.level), []).append(result)
    return found


class Share(NamedTuple):
    """How many of some games were won."""

    key: str
    games: int
    wins: int


def _shares(results: Iterable[Result], keys: Callable[[Result], Iterable[str]]) -> dict[str, Share]:
    found: dict[str, Share] = {}
    for result in results:
        for key in dict.fromkeys(keys(result)):
            old = found.get(key, Share(key, 0, 0))
            found[key] = Share(key, old.games + 1, old.wins + result.won)
    return found


def by_level(results: Iterable[Result]) -> list[Share]:
    """Against each level of bots, from careless to thorough; mixed ones last."""
    found = _shares(results, lambda result: (result.level,))
    return [found[level] for level in (*LEVELS, "mixed") if level in found]


def by_clan(results: Iterable[Result]) -> list[Share]:
    """With each clan of one's own, by its colour."""
    found = _shares(results, lambda result: (str(result.colour),))
    return [found[str(colour)] for colour in range(COLOURS) if str(colour) in found]


def by_style(results: Iterable[Result]) -> list[Share]:
    """Against each style, whoever else sat there."""
    found = _shares(results, lambda result: filter(None, result.styles))
    return [found[style] for style in STYLES if style in found]
