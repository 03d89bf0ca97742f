"""What chances each seat has, as the coach tells them: steady, and calibrated by games that bots played.

A position counts as it stands at the end of the turn that goes on in it, for half a turn says little, and as
the mean over some deals of what cannot be seen. Points become chances by the game's own fitted numbers.
"""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.game import AnyGame
from longhouse.engine.judgement import Judgement
from longhouse.engine.position import Position
from longhouse.engine.record import NamedTuple

from .search import chances, judgement_of, likeliest, turn_over

LONGEST = 40  # decisions after which a turn counts as over


class Look(NamedTuple):
    """What one deal promises: how far the game has come, and each seat's points; or the shares of the win."""

    stage: float
    points: Sequence[float]
    shares: Sequence[float] | None = None  # of a game that is over


def look(game: AnyGame, state: Position) -> Look:
    """Play the turn to its likeliest end, and count. The position is used up."""
    judgement = judgement_of(game)
    over, favourite = turn_over(game, judgement, game.actor(state)), judgement.favourite
    for _ in range(LONGEST):
        if not state.ask or over(state):
            break
        game.apply(
            state, favourite(state)[0] if favourite else likeliest(judgement, state, game.legal(state)), None
        )
    result = game.outcome(state)
    if result is not None:
        return Look(1.0, result.scores, shares(result.winners, len(result.scores)))
    return Look(judgement.odds.stage(state) if judgement.odds else 0.0, judgement.evaluate(state))


def shares(winners: Sequence[int], players: int) -> list[float]:
    """A win is shared by all who won."""
    return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(players)]


def told(judgement: Judgement[Position, str], found: Look) -> Sequence[float]:
    """One look as chances."""
    return found.shares or chances(found.points, spread(judgement, found.stage, len(found.points)))


def spread(judgement: Judgement[Position, str], stage: float, players: int) -> float:
    """The game's number for that stage, between two of its steps in proportion."""
    steps = judgement.odds.spreads.get(players) if judgement.odds else None
    return between(steps, stage) if steps else judgement.spread


def between(steps: Sequence[float], stage: float) -> float:
    """A number that is known at equal steps from 0 to 1.

    >>> between((4.0, 2.0, 1.0), 0.25)
    3.0
    """
    at = min(max(stage, 0.0), 1.0) * (len(steps) - 1)
    low = min(int(at), len(steps) - 2)
    return steps[low] + (steps[low + 1] - steps[low]) * (at - low)


def mean(rows: Sequence[Sequence[float]]) -> list[float]:
    """The average of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
