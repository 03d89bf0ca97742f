"""The daily voyage: for every date and game one setup, the same for everybody, against the same bots."""

from __future__ import annotations

from hashlib import blake2b

from longhouse.bots import usual_level
from longhouse.engine import Match, Message, Player, Rng
from longhouse.engine.match import SEED_LIMIT
from longhouse.games import GAMES, cover

from .calendar import day_of, number_of
from .ledger import Ledger, Result
from .model import Session

PLAYERS = 3
LATE = 1  # days after its date on which a voyage still counts for the streak


def this_day(session: Session) -> str:
    """The date on this device."""
    return day_of(session.now, session.timezone)


def slot_of(day: str, game: str) -> str:
    """The slot of a voyage: it has a name of its own, so that it is found again."""
    return f"daily-{day}-{game}"


def voyage_of(slot: str) -> tuple[str, str] | None:
    """Date and game of a slot that is a voyage's."""
    name, day, game = slot[:6], slot[6:16], slot[17:]
    return (
        (day, game)
        if name == "daily-" and slot[16:17] == "-" and number_of(day) is not None and game in GAMES
        else None
    )


def setup(day: str, game: str, name: str = "") -> Match:
    """The voyage at its start; all chance in it comes from the date and the game."""
    words = blake2b(f"daily voyage {day} {game}".encode(), digest_size=8).digest()
    rng = Rng(int.from_bytes(words, "big"))
    counts = cover(game).meta.players
    players = PLAYERS if PLAYERS in counts else counts[0]
    seed = rng.below(SEED_LIMIT)
    level = usual_level(game)
    bots = [Player("", colour, level, rng.below(1 << 32)) for colour in range(1, players)]
    return Match.new(game, players, seed, seats=[Player(name, 0), *bots], rules=rules_on(day, game))


def rules_on(day: str, game: str) -> int:
    """The rules version of that day's voyage: what could be sailed before a rule changed keeps its own."""
    return 1 + sum(first <= day for first in cover(game).meta.renewed)


# -- results


def result(ledger: Ledger, day: str, game: str) -> Result | None:
    """How a voyage ended on this device."""
    found = (one for one in ledger.results if (one.voyage, one.game) == (day, game))
    return next(found, None)


def best(ledger: Ledger, game: str) -> int | None:
    """The most points in a voyage of that game."""
    return max((one.points for one in ledger.results if one.voyage and one.game == game), default=None)


def streak(ledger: Ledger, day: str) -> int:
    """Days in a row with a voyage, up to today or yesterday.

    A clock that was set back makes some of the days lie in the future; a row that reaches into it counts
    as well, and a single wrong date far away does not end a row.
    """
    now = number_of(day) or 0
    days = set()
    for one in ledger.results:
        voyage, ended = number_of(one.voyage) if one.voyage else None, number_of(one.day)
        if voyage is not None and ended is not None and abs(ended - voyage) <= LATE:
            days.add(voyage)
    longest = 0
    for last in days:
        if last + 1 in days or last < now - 1:
            continue
        first = last
        while first - 1 in days:
            first -= 1
        longest = max(longest, last - first + 1)
    return longest


def in_words(found: Result) -> Message:
    """How a voyage ended, in words."""
    others = ", ".join(str(score) for seat, score in enumerate(found.scores) if seat != found.seat)
    if found.won:
        return Message("Won: {points} points, the bots {others}.", points=found.points, others=others)
    return Message("Lost: {points} points, the bots {others}.", points=found.points, others=others)
