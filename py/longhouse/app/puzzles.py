"""Puzzles: those that games ship, those from one's own games, and which of them were found."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import lru_cache

from longhouse.engine import Match
from longhouse.engine.limits import MAX_LINK, MAX_TEXT
from longhouse.engine.puzzle import Puzzle
from longhouse.engine.record import NamedTuple
from longhouse.games import GAMES, puzzles

from . import effects as fx
from .calendar import day_of, number_of
from .ledger import OWN, Tried, merged, read, tried_line
from .model import Change, Session, Verdict, replace

PROMISING = 0.05  # margin of the best choice that makes a decision worth another look
CLEAR = 0.06  # and after it, to be a puzzle
CHECKED = 4  # decisions of a game that are looked at again
DEPTH = 6  # times as long as the first look
MAX_REASONS = 6
MAX_WORD = 60  # characters of an action or a reason


class Own(NamedTuple):
    """A puzzle from a game that was played here."""

    game: str
    day: str
    puzzle: Puzzle


# -- one's own, as lines of the ledger


def own_line(own: Own) -> str:
    """A puzzle as a line."""
    kept = own.puzzle
    facts = kept.link, kept.best, kept.margin, kept.gains, kept.costs, kept.rivals
    return OWN + json.dumps([own.game, own.day, *facts], separators=(",", ":"))


def _read(line: str) -> Own | None:
    try:
        game, day, link, best, margin, gains, costs, rivals = json.loads(line.removeprefix(OWN))
        words = (*gains, *costs, best, *(action for action, _ in rivals))
        shares = (margin, *(loss for _, loss in rivals))
        good = (
            game in GAMES and number_of(day) is not None
            and isinstance(link, str) and len(link) <= MAX_LINK
            and all(isinstance(word, str) and len(word) <= MAX_WORD for word in words)
            and len(words) <= 4 * MAX_REASONS
            and all(isinstance(share, int | float) and 0 <= share <= 1 for share in shares)
        )  # fmt: skip
        others = tuple((str(action), float(loss)) for action, loss in rivals)
        puzzle = Puzzle(link, best, margin, tuple(gains), tuple(costs), others)
    except (ValueError, TypeError, RecursionError):
        return None
    return Own(game, day, puzzle) if good else None


@lru_cache(maxsize=4)
def own_of(text: str) -> tuple[Own, ...]:
    """One's own puzzles in a stored text, newest first, trusting nothing."""
    if len(text) > MAX_TEXT:
        return ()
    found = {own.puzzle.id: own for own in map(_read, _lines(text)) if own is not None}
    return tuple(reversed(found.values()))


def _lines(text: str) -> Iterable[str]:
    return (line for line in text.split("\n") if line.startswith(OWN))


def promising(match: Match, verdicts: Iterable[Verdict], seats: Sequence[int]) -> list[int]:
    """The decisions of these seats that may be puzzles: what was missed before what was found."""
    clear = [v for v in verdicts if v.margin >= PROMISING and match.makers[v.number] in seats]
    clear.sort(key=lambda v: (not v.loss, -v.margin))
    return sorted(v.number for v in clear[:CHECKED])


def kept(session: Session, match: Match, first: Verdict, again: Verdict) -> tuple[str, Change]:
    """A decision that stayed clear when it was looked at again becomes a puzzle: its id, else ""."""
    if again.best != first.best or again.loss or again.margin < CLEAR:
        return "", (session, [])
    played, before = str(match.actions[first.number]), match.at(first.number)
    rivals = ((played, round(first.loss, 3)),) if played != first.best and first.loss else ()
    puzzle = Puzzle(
        before.to_link(),
        first.best,
        round(again.margin, 3),
        again.gains[:MAX_REASONS],
        again.costs[:MAX_REASONS],
        rivals,
    )
    if any(own.puzzle.id == puzzle.id for own in own_of(session.ledger)):
        return puzzle.id, (session, [])
    line = own_line(Own(match.game.meta.id, day_of(session.now, session.timezone), puzzle))
    return puzzle.id, _added(session, line)


def _added(session: Session, line: str) -> Change:
    return replace(session, ledger=merged(session.ledger, line)), [fx.AddResult(line)]


# -- all of them


def games_with_puzzles(session: Session) -> list[str]:
    """The games that have any."""
    own = {one.game for one in own_of(session.ledger)}
    return [game for game in GAMES if puzzles(game) or game in own]


def puzzles_in(session: Session, game: str) -> list[Puzzle]:
    """All puzzles of a game: what it ships, then one's own."""
    return [*puzzles(game), *(one.puzzle for one in own_of(session.ledger) if one.game == game)]


def tried_in(session: Session) -> dict[str, Tried]:
    """The puzzles that were tried, by id."""
    return {one.id: one for one in read(session.ledger).tried}


def answered(session: Session, game: str, id: str, found: bool) -> Change:
    """Write down whether a puzzle was found; only the first answer counts."""
    if id in tried_in(session):
        return session, []
    return _added(session, tried_line(Tried(id, game, found, day_of(session.now, session.timezone))))


def next_of(session: Session, game: str, id: str = "") -> tuple[str, str] | None:
    """The next puzzle that was not tried, as game and id: of the same game first."""
    tried = tried_in(session)
    for name in (game, *(other for other in GAMES if other != game)) if game else GAMES:
        ids = [puzzle.id for puzzle in puzzles_in(session, name)]
        start = ids.index(id) if id in ids else 0
        for one in (*ids[start:], *ids[:start]):
            if one not in tried and one != id:
                return name, one
    return None
