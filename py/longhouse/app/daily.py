"""The daily voyage: for every date and game one setup, the same for everybody, against the same bots."""

from __future__ import annotations

from hashlib import blake2b

from longhouse.bots import usual_level
from longhouse.engine import Match, Message, Player, Rng
from longhouse.engine.match import SEED_LIMIT
from longhouse.games import GAMES, cover

from . import effects as fx
from . import sharing
from .calendar import day_of, number_of
from .ledger import Ledger, Result, read
from .library import resume
from .model import Model, Sharing, replace
from .say import speaker
from .table import Step, open_match, save

PLAYERS = 3
AHEAD = 1  # days that a link may be ahead of this device: it is tomorrow elsewhere
LATE = 1  # days after its date on which a voyage still counts for the streak

NOT_YET = Message("This voyage has not begun yet: here is today’s.")


def this_day(model: Model) -> str:
    """The date on this device."""
    return day_of(model.now, model.timezone)


def day_shown(model: Model) -> str:
    """The date whose voyages are on the screen."""
    return model.voyage[0] or this_day(model)


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


# -- the screen


def open_screen(model: Model, day: str = "", game: str = "") -> Step:
    """Show the voyages of a date, or of today; one that names no possible voyage leads to today's."""
    model = replace(model, screen="daily", table=None, dialog="", notice=None)
    number, now = number_of(day), number_of(this_day(model))
    possible = number is not None and now is not None and number <= now + AHEAD
    if (day and not possible) or (game and game not in GAMES):
        return replace(model, voyage=("", ""), notice=NOT_YET), [fx.Focus("h1")]
    return replace(model, voyage=(day, game)), [fx.Focus("h1")]


def address(model: Model) -> str:
    """Where the screen is."""
    return "/".join(("/daily", *filter(None, model.voyage)))


def sail(model: Model, arg: str) -> Step:
    """Begin a voyage, or go on with it: `date/game`."""
    day, _, game = arg.partition("/")
    if number_of(day) is None or game not in GAMES:
        return model, []
    slot = slot_of(day, game)
    if slot in model.stored:
        return resume(model, slot)
    name = model.settings.names[0] if model.settings.names else ""
    return save(*open_match(model, setup(day, game, name), slot))


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


def told(found: Result) -> Message:
    """How a voyage ended, in words."""
    others = ", ".join(str(score) for seat, score in enumerate(found.scores) if seat != found.seat)
    if found.won:
        return Message("Won: {points} points, the bots {others}.", points=found.points, others=others)
    return Message("Beaten: {points} points, the bots {others}.", points=found.points, others=others)


def share(model: Model, arg: str) -> Step:
    """Share the result of a voyage: a short text, and a link that lets a friend sail the same one."""
    day, _, game = arg.partition("/")
    found = result(read(model.ledger), day, game)
    if found is None:
        return model, []
    say = speaker(model.lang, setup(day, game))
    title = cover(game).meta.title
    lines = [say(Message("Daily voyage of {date}: {game}", date=day, game=title)), say(told(found))]
    row = streak(read(model.ledger), this_day(model))
    if row > 1:
        lines.append(say(Message.plural("{n} day in a row.", "{n} days in a row.", n=row)))
    url = f"{model.base}#/daily/{day}/{game}"
    return sharing.offer(model, Sharing(title, "\n".join(lines), url, whole=False))
