"""The daily voyage: the voyages of a date, to be sailed and shared."""

from __future__ import annotations

from longhouse.engine import Message, game_class
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import GAMES, cover, packages

from .. import effects as fx
from .. import sharing, voyages
from ..calendar import number_of
from ..daily import best, in_words, result, setup, slot_of, streak, this_day
from ..i18n import Say, translator, written_date
from ..ledger import Ledger, Result, read, seal_of
from ..model import Model, Session, Step, left, replace
from ..pages import Daily, Play, Share
from ..routes import to
from ..say import speaker
from ..screens import compared
from ..screens.frame import bar, notice
from ..slots import listed
from ..table import make
from ..widgets import controls, door, named_button
from . import Handler, Room, enter

AHEAD = 1  # days that a link may be ahead of this device: it is tomorrow elsewhere
NOT_YET = Message("This voyage has not begun yet: here is today’s.")


def open_page(model: Model, day: str = "", game: str = "", told: str = "") -> Step:
    """Show the voyages of a date, or of today; one that names no possible voyage leads to today's.

    A link that somebody shared also tells how far they came.
    """
    session = left(model.session)
    number, now = number_of(day), number_of(this_day(session))
    possible = number is not None and now is not None and number <= now + AHEAD
    if (day and not possible) or (game and game not in GAMES):
        return Model(replace(session, notice=NOT_YET), Daily()), [fx.Focus("h1")]
    friend = voyages.friend(day, game, told) if told else None
    session, kept = voyages.remember(session, friend) if friend else (session, [])
    session, sent = voyages.send_off(session, day or this_day(session), [game] if game else GAMES)
    return Model(session, Daily(day, game)), [*kept, *sent, fx.Focus("h1")]


def _sail(model: Model, voyage: str) -> Step:
    """Begin a voyage, or go on with it: `date/game`."""
    day, _, game = voyage.partition("/")
    if number_of(day) is None or game not in GAMES:
        return model, []
    slot = slot_of(day, game)
    if slot in model.session.stored:
        return enter("play", model, slot)
    name = (*model.session.settings.names, "")[0]
    session, effects = make(model.session, setup(day, game, name), slot)
    return Model(session, Play()), effects


def _share(model: Model, voyage: str) -> Step:
    """Share the result of a voyage: a short text, and a link that lets a friend sail the same one."""
    session = model.session
    day, _, game = voyage.partition("/")
    found = result(read(session.ledger), day, game)
    if found is None:
        return model, []
    say = speaker(session.lang, setup(day, game))
    title = cover(game).meta.title
    date = written_date(day, session.lang)
    lines = [say(Message("Daily voyage of {date}: {game}", date=date, game=title)), say(in_words(found))]
    row = streak(read(session.ledger), this_day(session))
    if row > 1:
        lines.append(say(Message.plural("{n} day in a row.", "{n} days in a row.", n=row)))
    name = (*session.settings.names, "")[0]
    told = voyages.code(found.points, found.won, name, seal_of(found))
    url = f"{session.base}#{to('daily', day, game, told)}"
    return sharing.offer(model, Share(title, "\n".join(lines), url, whole=False))


# -- drawing


def draw(session: Session, page: Daily) -> Markup:
    """The voyages of one date."""
    say = translator(session.lang, packages())
    ledger = read(session.ledger)
    day = page.day or this_day(session)
    about = Message(
        "One voyage a day for each game, the same for everybody: you against two bots of level Karl. Your "
        "first result counts."
    )
    games = [page.game] if page.game else list(GAMES)
    return join(
        (
            bar(say, say(Message("Daily voyage")), about=written_date(day, session.lang)),
            tag(
                "div",
                {"class": "form daily"},
                notice(session, say),
                tag("p", None, say(about)),
                tag("p", {"class": "streak"}, tag("b", None, say(row(session, ledger)))),
                tag("ul", {"class": "games"}, *(_voyage(session, ledger, day, game, say) for game in games)),
                _others(page, say),
            ),
        )
    )


def row(session: Session, ledger: Ledger) -> Message:
    """The days in a row, in words."""
    days = streak(ledger, this_day(session))
    if not days:
        return Message("No voyage yesterday or today: begin a new streak.")
    return Message.plural("{n} day in a row.", "{n} days in a row.", n=days)


def _others(page: Daily, say: Say) -> Markup:
    """To today's voyages from one that came in a link, and to the record."""
    there = door(say(Message("All of today’s voyages")), "daily") if page.day or page.game else None
    return controls(there, door(say(Message("Your record")), "record", kind="quiet"))


def _voyage(session: Session, ledger: Ledger, day: str, game: str, say: Say) -> Markup:
    show = cover(game)
    found = result(ledger, day, game)
    most = best(ledger, game)
    return tag(
        "li",
        {"class": f"card {game_class(game)}"},
        show.emblem(),
        tag("h2", None, show.meta.title),
        tag("p", None, say(in_words(found))) if found else None,
        tag("p", {"class": "hint"}, say(Message("Your best: {points}", points=most)))
        if most is not None
        else None,
        compared.draw(session, ledger, day, game, say),
        controls(*_ways(session, found, day, game, say)),
    )


def _ways(session: Session, found: Result | None, day: str, game: str, say: Say) -> list[Markup]:
    text = session.stored.get(slot_of(day, game))
    kept = listed("", text) if text is not None else None
    if kept is None or kept.problem:
        label = Message("Sail again") if found else Message("Begin the voyage")
    else:
        label = Message("Look at it") if kept.over else Message("Continue")
    title = cover(game).meta.title
    where = f"{day}/{game}"
    ways = [named_button(say, label, title, "sail", where, "" if found else "primary")]
    if found:
        share = Message("Share the result")
        ways.append(named_button(say, share, title, "share_voyage", where, "primary"))
    return ways


SHARE = Handler(_share)
ROOM = Room(
    title=lambda _session, _page, say: say(Message("Daily voyage")),
    draw=draw,
    handlers={"sail": Handler(_sail, fresh=True), "share_voyage": SHARE},
)
