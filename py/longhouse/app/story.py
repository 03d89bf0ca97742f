"""A finished game as a story: the scores over time, and the moments that made it."""

from __future__ import annotations

from functools import lru_cache

from longhouse.engine import Match
from longhouse.engine.record import NamedTuple

MOMENTS = 5  # that are pointed at
LEADS = 2  # of them, changes of the lead: the last ones decided the game
ROWS = 9  # of the table, besides the start
WORTH = 0.08  # of the winner's points that a gain must amount to

Points = tuple[tuple[int, ...], ...]


class Turn(NamedTuple):
    """A moment that mattered: the points after so many actions."""

    number: int
    seat: int  # whose moment it was
    gain: int  # points that the seat gained
    lead: bool  # it took the lead


class Story(NamedTuple):
    """What the end of the game tells."""

    points: Points  # of each seat, after 0, 1, 2 … actions
    turns: tuple[Turn, ...]
    marks: tuple[tuple[int, object], ...]  # moments for a table: number of actions, and `mini` of that moment


@lru_cache(maxsize=4)
def story(match: Match) -> Story | None:
    """The story of a match, which is not changed in place; None where nothing is counted before the end."""
    points = tuple(match.tally())
    if len(points) < 2:
        return None
    last = len(points) - 1
    numbers = sorted({0, *(last * row // ROWS for row in range(1, ROWS + 1))})
    mini = match.game.presentation().cover.mini
    marks = tuple((number, mini(match.at(number).view(None))) for number in numbers)
    return Story(points, key_moments(points), marks)


def key_moments(points: Points) -> tuple[Turn, ...]:
    """The last changes of the lead and the largest gains on the others, in their order."""
    leads = _lead_changes(points)[-LEADS:]
    taken = {turn.number for turn in leads}
    worth = max(1.0, WORTH * max(points[-1]))
    gains = [turn for turn in _gains(points) if turn.number not in taken and turn.gain >= worth]
    gains.sort(key=lambda turn: (-turn.gain, turn.number))
    return tuple(sorted((*leads, *gains[: MOMENTS - len(leads)])))


def _lead_changes(points: Points) -> list[Turn]:
    """Moments at which somebody who was behind came to lead alone."""
    found: list[Turn] = []
    leader: int | None = None
    for number, scores in enumerate(points):
        top = max(scores)
        if scores.count(top) > 1:
            continue
        seat = scores.index(top)
        if leader is not None and seat != leader:
            found.append(Turn(number, seat, top - points[number - 1][seat], True))
        leader = seat
    return found


def _gains(points: Points) -> list[Turn]:
    """For each action the seat that gained most on the best of the others, and by how much."""
    found = []
    for number in range(1, len(points)):
        gains = [now - before for now, before in zip(points[number], points[number - 1], strict=True)]
        best = max(range(len(gains)), key=gains.__getitem__)
        ahead = gains[best] - max((gain for seat, gain in enumerate(gains) if seat != best), default=0)
        if ahead > 0:
            found.append(Turn(number, best, gains[best], False))
    return found
