"""The ledger: one line for each finished game of one person against bots, and lines about these games.

A line that begins with a sign tells more: `>` keeps the moves of a game, `=` what a level of bots reached in
a daily voyage, `&` what a friend did. Puzzles have lines too: one for each that was tried, read here, and one
for each that comes from a game that was played here, which `puzzles` reads. Lines that are not understood are
left alone: they may come from a newer version, and nothing is lost.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache

from longhouse.bots import LEVELS, STYLES, villagers
from longhouse.engine import Match, Message
from longhouse.engine.digest import digest
from longhouse.engine.limits import COLOURS, MAX_LINK, MAX_NAME, MAX_TEXT
from longhouse.engine.record import NamedTuple
from longhouse.engine.save import clean_name
from longhouse.games import GAMES

from . import effects as fx
from . import messages as ms
from .calendar import day_of, number_of
from .model import Change, Session, people, replace

MAX_POINTS = 100_000
PERSON = "-"
TRIED, OWN = "puzzle ", "riddle "  # how lines about puzzles begin
KEPT, MARK, FRIEND = ">", "=", "&"  # the signs with which lines begin
SEALED = ":"  # before the seal of a result
BEST, CLEAREST = 5, 3  # of each game: how many are kept for their points, and for how clearly they were won
FRIENDS, VOYAGES = 4, 30  # friends of one voyage, and voyages with friends, that are kept
_DEED = re.compile(r"[a-z]{1,16}")
_LINK = re.compile(r"[A-Za-z0-9_-]+")
_SEAL = re.compile(r"(?:[0-9a-f]{8})?")


class Result(NamedTuple):
    """How one game ended."""

    id: str  # of its setup: whoever plays the same again is not counted again
    game: str
    seats: tuple[str, ...]  # the level of each bot; "-" for the person
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    day: str  # on which it ended
    voyage: str  # the date of the daily voyage, or ""
    colour: int = -1  # the person's clan; -1: older lines do not tell
    styles: tuple[str, ...] = ()  # the style of each bot; "" for those who have none; empty in older lines
    deeds: tuple[str, ...] = ()  # what the person is honoured for

    @property
    def seat(self) -> int:
        """The person's."""
        return self.seats.index(PERSON)

    @property
    def points(self) -> int:
        """The person's."""
        return self.scores[self.seat]

    @property
    def margin(self) -> int:
        """Points ahead of the best of the others; below 0: behind."""
        return self.points - max(score for seat, score in enumerate(self.scores) if seat != self.seat)

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


class Mark(NamedTuple):
    """What a bot of a level reached in the person's place in a daily voyage."""

    voyage: str
    game: str
    level: str
    points: int
    won: bool


class Friend(NamedTuple):
    """What somebody else reached in a daily voyage, as their link says."""

    voyage: str
    game: str
    name: str  # "": not told
    points: int
    won: bool
    seal: str = ""  # of the result, see `seal_of`; links of earlier versions have none

    @property
    def who(self) -> tuple[str, str, str]:
        """Whose result of which voyage: without a seal, friends are told apart by their names."""
        return self.voyage, self.game, f"{SEALED}{self.seal}" if self.seal else self.name


# -- lines


def written(result: Result) -> str:
    """A result as a line."""
    numbers = (",".join(map(str, result.scores)), ",".join(map(str, result.winners)))
    seats = ",".join(result.seats)
    parts = (result.id, result.game, seats, *numbers, result.day, result.voyage or PERSON)
    if result.colour < 0:
        return " ".join(parts)
    styles = ",".join(style or PERSON for style in result.styles)
    return " ".join((*parts, f"{result.colour}:{styles}:{','.join(result.deeds)}"))


def kept_line(id: str, link: str) -> str:
    """The moves of a game as a line."""
    return f"{KEPT} {id} {link}"


def mark_line(mark: Mark) -> str:
    """What a level reached as a line."""
    return f"{MARK} {mark.voyage} {mark.game} {mark.level} {mark.points} {int(mark.won)}"


def friend_line(friend: Friend) -> str:
    """What a friend did as a line; the name comes last, for it may hold spaces."""
    won = f"{int(friend.won)}{SEALED if friend.seal else ''}{friend.seal}"
    return f"{FRIEND} {friend.voyage} {friend.game} {friend.points} {won} {friend.name}".rstrip()


def seal_of(result: Result) -> str:
    """What tells a result from those of others in the same voyage, however equal points and names are."""
    from hashlib import blake2b  # late, as in `digest`

    return blake2b(written(result).encode(), digest_size=4).hexdigest()


def _result(line: str) -> Result | None:
    name, game, seats, scores, winners, day, voyage, *more = line.split(" ")
    result = Result(
        name, game, tuple(seats.split(",")), tuple(map(int, scores.split(","))),
        tuple(map(int, winners.split(","))), day, "" if voyage == PERSON else voyage, *_more(more),
    )  # fmt: skip
    count = len(result.seats)
    good = (
        game in GAMES and 2 <= count <= 4 and result.seats.count(PERSON) == 1
        and all(level.isalpha() for level in result.seats if level != PERSON)
        and len(result.scores) == count and all(abs(score) <= MAX_POINTS for score in result.scores)
        and set(result.winners) <= set(range(count))
        and _is_day(day) and (not result.voyage or _is_day(result.voyage))
        and len(result.styles) in (0, count) and {*result.styles} <= {"", *STYLES}
    )  # fmt: skip
    return result if good else None


FOUND, MISSED = "found", "missed"


def tried_line(tried: Tried) -> str:
    """A puzzle that was tried, as a line."""
    return f"{TRIED}{tried.id} {tried.game} {FOUND if tried.found else MISSED} {tried.day}"


def _tried(line: str) -> Tried | None:
    words = line.removeprefix(TRIED).split(" ")
    if len(words) != 4 or words[2] not in (FOUND, MISSED) or number_of(words[3]) is None:
        return None
    return Tried(words[0], words[1], words[2] == FOUND, words[3])


def _more(parts: list[str]) -> tuple[int, tuple[str, ...], tuple[str, ...]]:
    """What lines have told since honours are given."""
    if not parts:
        return -1, (), ()
    (part,) = parts
    colour, styles, deeds = part.split(":")
    found = tuple(deeds.split(",")) if deeds else ()
    if int(colour) not in range(COLOURS) or not all(map(_DEED.fullmatch, found)):
        raise ValueError("no clan, or no deed")
    return int(colour), tuple("" if style == PERSON else style for style in styles.split(",")), found


def _is_day(text: str) -> bool:
    return number_of(text) is not None


def _kept(line: str) -> tuple[str, str] | None:
    _, id, link = line.split(" ")
    return (id, link) if _LINK.fullmatch(link) and len(link) <= MAX_LINK else None


def _mark(line: str) -> Mark | None:
    _, voyage, game, level, points, won = line.split(" ")
    good = _is_day(voyage) and game in GAMES and level in LEVELS and abs(int(points)) <= MAX_POINTS
    return Mark(voyage, game, level, int(points), won == "1") if good else None


def _friend(line: str) -> Friend | None:
    _, voyage, game, points, won, *name = line.split(" ", 5)
    won, _, seal = won.partition(SEALED)
    return friend_of(voyage, game, points, won, "".join(name), seal)


def friend_of(voyage: str, game: str, points: str, won: str, name: str, seal: str) -> Friend | None:
    """What a friend did, if it makes sense: it came in a link."""
    good = _is_day(voyage) and game in GAMES and won in ("0", "1") and re.fullmatch(r"-?[0-9]{1,6}", points)
    if not good or abs(int(points)) > MAX_POINTS or len(name) > MAX_NAME or clean_name(name) != name:
        return None
    return Friend(voyage, game, name, int(points), won == "1", seal) if _SEAL.fullmatch(seal) else None


Line = Result | Mark | Friend | Tried | tuple[str, str]
_READERS: dict[str, Callable[[str], Line | None]] = {
    KEPT: _kept, MARK: _mark, FRIEND: _friend, TRIED.strip(): _tried,
}  # fmt: skip


def _read(line: str) -> Line | None:
    try:
        return _READERS.get(line.partition(" ")[0], _result)(line)
    except ValueError:
        return None


class Ledger(NamedTuple):
    """All results, oldest first, what is kept of them, and how many lines could not be read."""

    results: tuple[Result, ...] = ()
    unread: int = 0
    links: dict[str, str] = {}  # noqa: RUF012  (id of a result -> its moves; never changed)
    marks: tuple[Mark, ...] = ()
    friends: tuple[Friend, ...] = ()
    tried: tuple[Tried, ...] = ()  # puzzles

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
    links: dict[str, str] = {}
    marks: dict[tuple[str, str, str], Mark] = {}
    friends: dict[tuple[str, str, str], Friend] = {}
    tried: dict[str, Tried] = {}
    bad = 0
    for line in map(_read, (line for line in _lines(text) if not line.startswith(OWN))):
        match line:
            case None:
                bad += 1
            case Result():
                found.setdefault(line.id, line)
            case Mark():
                marks.setdefault(line[:3], line)
            case Friend():
                friends.setdefault(line.who, line)
            case Tried():
                tried.setdefault(line.id, line)
            case (id, link):
                links.setdefault(id, link)
    rest = (tuple(marks.values()), tuple(friends.values()), tuple(tried.values()))
    return Ledger(tuple(found.values()), bad, links, *rest)


def _lines(text: str) -> list[str]:
    return list(dict.fromkeys(line for line in text.split("\n") if line.strip()))


def puzzles_of(text: str) -> str:
    """The lines about puzzles."""
    return "\n".join(line for line in text.split("\n") if line.startswith((TRIED, OWN)))


def merged(stored: str, more: str) -> str:
    """Both texts, every line once; lines that nobody understands stay, moves of lesser games go."""
    text = "\n".join(_lines(f"{stored}\n{more}"))
    if len(text) > MAX_TEXT:
        return text  # it is not read, so nobody can say what may go
    ledger = read(text)
    worth, met = memorable(ledger), _met(ledger)

    def stays(line: str) -> bool:
        known = _read(line) if line[:1] in (KEPT, FRIEND) else None
        if isinstance(known, Friend):
            return known in met
        return known is None or known[0] in worth

    return "\n".join(line for line in text.split("\n") if stays(line))


def lean(text: str) -> str:
    """The ledger without the moves of games, for a storage that is full."""
    return "\n".join(line for line in text.split("\n") if line[:1] != KEPT or _read(line) is None)


def memorable(ledger: Ledger) -> set[str]:
    """The results whose moves are worth their room: the best of each game, and the first of each deed."""
    found: set[str] = set()
    for game in GAMES:
        played = [result for result in ledger.results if result.game == game and result.id in ledger.links]
        found |= {result.id for result in best(played)[:BEST]}
        found |= {result.id for result in sorted(played, key=lambda one: -one.margin)[:CLEAREST]}
        first: dict[str, str] = {}
        for result in played:
            for deed in result.deeds:
                first.setdefault(deed, result.id)
        found |= set(first.values())
    return found


def best(results: list[Result]) -> list[Result]:
    """Wins first, then by points, honours and lead; of equal ones the oldest."""
    return sorted(results, key=lambda one: (not one.won, -one.points, -len(one.deeds), -one.margin))


def _met(ledger: Ledger) -> set[Friend]:
    """The friends whose results stay: a few for each of the newest voyages."""
    by: dict[tuple[str, str], list[Friend]] = {}
    for friend in ledger.friends:
        by.setdefault(friend[:2], []).append(friend)
    newest = sorted(by, reverse=True)[:VOYAGES]
    return {friend for voyage in newest for friend in by[voyage][:FRIENDS]}


# -- counting


def result_of(match: Match, day: str, voyage: str) -> Result | None:
    """What counts: a finished game of exactly one person against bots."""
    outcome = match.outcome
    if outcome is None or len(people(match)) != 1 or match.players < 2:
        return None
    setup = {"players": match.players, "seed": match.seed, "options": match.options}
    seat, deeds = people(match)[0], match.game.deeds
    return Result(
        digest(match.game.meta.id, match.rules, setup)[:12],
        match.game.meta.id,
        tuple(player.bot or PERSON for player in match.seats),
        tuple(outcome.scores),
        tuple(outcome.winners),
        day,
        voyage,
        match.seats[seat].colour,
        tuple(villager.style if villager else "" for villager in villagers(match.seats)),
        deeds().of(match, seat) if deeds else (),
    )


def count(session: Session, match: Match, voyage: str) -> Change:
    """The last action ended a game: write its result down, unless that was done before."""
    result = result_of(match, day_of(session.now, session.timezone), voyage)
    if result is None or any(known.id == result.id for known in read(session.ledger).results):
        return session, []
    link = match.to_link()
    lines = [written(result), *([kept_line(result.id, link)] if len(link) <= MAX_LINK else [])]
    line = "\n".join(lines)
    return replace(session, ledger=merged(session.ledger, line)), [fx.AddResult(line)]


def ledger_read(session: Session, message: ms.LedgerRead) -> Change:
    """The finished games as they are stored now."""
    return (session if session.ledger == message.text else replace(session, ledger=message.text)), []


def result_lost(session: Session, message: ms.ResultLost) -> Change:
    """The record could not be written: what it should hold is shown until the page is left."""
    if message.why == "full":
        note = Message("The browser’s storage is full: your record could not be kept. Delete old games.")
    else:
        note = Message("The browser does not allow saving here: your record lasts until you leave the page.")
    return replace(session, notice=note), []


def unerase(session: Session, kept: tuple[str, str]) -> Change:
    """Bring back what was erased; what was counted since stays too."""
    text = merged(kept[1], session.ledger)
    return replace(session, ledger=text, toast=None), [fx.PutLedger(text), fx.Focus("h1")]
