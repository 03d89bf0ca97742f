"""The ledger: one line for each finished game of one person against bots, and what follows from them.

Puzzles have lines in it too: one for each that was tried, read here, and one for each that comes from a game
that was played here, which `puzzles` reads. Lines that are not understood are left alone: they may come from
a newer version, and nothing is lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from longhouse.engine import Match
from longhouse.engine.digest import digest
from longhouse.engine.limits import MAX_TEXT
from longhouse.games import GAMES

from . import effects as fx
from . import messages as ms
from .calendar import day_of, number_of
from .model import Change, Session, people, replace

MAX_POINTS = 100_000
PERSON = "-"
TRIED, OWN = "puzzle ", "riddle "  # how lines about puzzles begin


class Result(NamedTuple):
    """How one game ended."""

    id: str  # of its setup: whoever plays the same again is not counted again
    game: str
    seats: tuple[str, ...]  # the level of each bot; "-" for the person
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    day: str  # on which it ended
    voyage: str  # the date of the daily voyage, or ""

    @property
    def seat(self) -> int:
        """The person's."""
        return self.seats.index(PERSON)

    @property
    def points(self) -> int:
        """The person's."""
        return self.scores[self.seat]

    @property
    def won(self) -> bool:
        """Whether the person won, alone or with others."""
        return self.seat in self.winners

    @property
    def level(self) -> str:
        """The bots' level; "mixed" where they differ."""
        levels = {level for level in self.seats if level != PERSON}
        return levels.pop() if len(levels) == 1 else "mixed"


class Tried(NamedTuple):
    """A puzzle that was tried; the first answer counts."""

    id: str
    game: str
    found: bool
    day: str


# -- lines


def written(result: Result) -> str:
    """A result as a line."""
    numbers = (",".join(map(str, result.scores)), ",".join(map(str, result.winners)))
    seats = ",".join(result.seats)
    return " ".join((result.id, result.game, seats, *numbers, result.day, result.voyage or PERSON))


def _read(line: str) -> Result | None:
    try:
        name, game, seats, scores, winners, day, voyage = line.split(" ")
        result = Result(
            name, game, tuple(seats.split(",")), tuple(map(int, scores.split(","))),
            tuple(map(int, winners.split(","))), day, "" if voyage == PERSON else voyage,
        )  # fmt: skip
    except ValueError:
        return None
    count = len(result.seats)
    good = (
        game in GAMES and 2 <= count <= 4 and result.seats.count(PERSON) == 1
        and all(level.isalpha() for level in result.seats if level != PERSON)
        and len(result.scores) == count and all(abs(score) <= MAX_POINTS for score in result.scores)
        and set(result.winners) <= set(range(count))
        and number_of(day) is not None and (not result.voyage or number_of(result.voyage) is not None)
    )  # fmt: skip
    return result if good else None


def tried_line(tried: Tried) -> str:
    """A puzzle that was tried, as a line."""
    return f"{TRIED}{tried.id} {tried.game} {FOUND if tried.found else MISSED} {tried.day}"


FOUND, MISSED = "found", "missed"


def _read_tried(line: str) -> Tried | None:
    words = line.removeprefix(TRIED).split(" ")
    if len(words) != 4 or words[2] not in (FOUND, MISSED) or number_of(words[3]) is None:
        return None
    return Tried(words[0], words[1], words[2] == FOUND, words[3])


class Ledger(NamedTuple):
    """All results, oldest first, how many lines could not be read, and the puzzles that were tried."""

    results: tuple[Result, ...] = ()
    unread: int = 0
    tried: tuple[Tried, ...] = ()

    @property
    def row(self) -> int:
        """Puzzles found one after the other, up to the last one."""
        return next((at for at, one in enumerate(reversed(self.tried)) if not one.found), len(self.tried))


@lru_cache(maxsize=4)
def read(text: str) -> Ledger:
    """A stored text, trusting nothing; of two lines for one game the first counts."""
    if len(text) > MAX_TEXT:
        return Ledger(unread=1)
    found: dict[str, Result] = {}
    tried: dict[str, Tried] = {}
    bad = 0
    for line in text.split("\n"):
        if not line.strip() or line.startswith(OWN):
            continue
        if (one := _read_tried(line) if line.startswith(TRIED) else None) is not None:
            tried.setdefault(one.id, one)
        elif (result := _read(line)) is not None:
            found.setdefault(result.id, result)
        else:
            bad += 1
    return Ledger(tuple(found.values()), bad, tuple(tried.values()))


def puzzles_of(text: str) -> str:
    """The lines about puzzles."""
    return "\n".join(line for line in text.split("\n") if line.startswith((TRIED, OWN)))


def merged(stored: str, more: str) -> str:
    """Both texts, every line once; lines that nobody understands stay."""
    lines = dict.fromkeys(line for line in f"{stored}\n{more}".split("\n") if line.strip())
    return "\n".join(lines)


# -- counting


def result_of(match: Match, day: str, voyage: str) -> Result | None:
    """What counts: a finished game of exactly one person against bots."""
    outcome = match.outcome
    if outcome is None or len(people(match)) != 1 or match.players < 2:
        return None
    setup = {"players": match.players, "seed": match.seed, "options": match.options}
    return Result(
        digest(match.game.meta.id, match.rules, setup)[:12],
        match.game.meta.id,
        tuple(player.bot or PERSON for player in match.seats),
        tuple(outcome.scores),
        tuple(outcome.winners),
        day,
        voyage,
    )


def count(session: Session, match: Match, voyage: str) -> Change:
    """The last action ended a game: write its result down, unless that was done before."""
    result = result_of(match, day_of(session.now, session.timezone), voyage)
    if result is None or any(known.id == result.id for known in read(session.ledger).results):
        return session, []
    line = written(result)
    return replace(session, ledger=merged(session.ledger, line)), [fx.AddResult(line)]


def ledger_read(session: Session, message: ms.LedgerRead) -> Change:
    """The finished games as they are stored now."""
    return (session if session.ledger == message.text else replace(session, ledger=message.text)), []


def unerase(session: Session, kept: tuple[str, str]) -> Change:
    """Bring back what was erased; what was counted since stays too."""
    text = merged(kept[1], session.ledger)
    return replace(session, ledger=text, toast=None), [fx.PutLedger(text), fx.Focus("h1")]


# -- figures


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
