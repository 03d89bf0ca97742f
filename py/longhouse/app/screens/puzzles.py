"""The list of puzzles: for each game those that it ships, then those from one's own games."""

from __future__ import annotations

from longhouse.engine import Message, game_class
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import cover, packages, puzzles

from ..i18n import Say, translator, written_date
from ..ledger import Ledger, Tried, read
from ..model import Session
from ..pages import Puzzles
from ..puzzles import Own, games_with_puzzles, next_of, own_of, tried_in
from ..routes import to
from ..widgets import controls, door, full_name, icon, named_button
from .frame import bar, notice

TITLE = Message("Puzzles")
LISTED = 30  # of one's own
ABOUT = Message(
    "Positions in which one choice is clearly the best: find it. You see what the seat sees that is asked. "
    "Your first answer counts."
)
FOUND, MISSED, OPEN = Message("found"), Message("not found"), Message("not tried yet")


def draw(session: Session, page: Puzzles) -> Markup:
    """The whole screen, or the part of one game."""
    say = translator(session.lang, packages())
    games = [game for game in games_with_puzzles(session) if page.game in ("", game)]
    tried = tried_in(session)
    return join(
        (
            bar(say, say(TITLE)),
            tag(
                "div",
                {"class": "form daily"},
                notice(session, say),
                tag("p", None, say(ABOUT)),
                tag("p", {"class": "streak"}, tag("b", None, say(row(read(session.ledger))))),
                tag(
                    "ul",
                    {"class": "games"},
                    *(_game(session, game, tried, say) for game in games if puzzles(game)),
                ),
                _own(session, page.game, tried, say),
                controls(door(say(Message("All puzzles")), "puzzles")) if page.game else None,
            ),
        )
    )


def row(ledger: Ledger) -> Message:
    """How many were found, and how many in a row."""
    found = sum(one.found for one in ledger.tried)
    if not ledger.tried:
        return Message("No puzzle tried yet.")
    if ledger.row > 1:
        return Message(
            "Found: {found} of {tried}, the last {row} in a row.",
            found=found,
            tried=len(ledger.tried),
            row=ledger.row,
        )
    return Message("Found: {found} of {tried}.", found=found, tried=len(ledger.tried))


def _game(session: Session, game: str, tried: dict[str, Tried], say: Say) -> Markup:
    show, ids = cover(game), [puzzle.id for puzzle in puzzles(game)]
    found = sum(tried[id].found for id in ids if id in tried)
    done = all(id in tried for id in ids)
    text = Message("Found: {found} of {tried}.", found=found, tried=len(ids))
    begin = None
    if not done:
        label = Message("Begin") if not tried.keys() & set(ids) else Message("Next puzzle")
        where = next_of(session, game)
        assert where is not None
        begin = named_button(say, label, show.meta.title, "go", to("puzzles", *where), "primary")
    return tag(
        "li",
        {"class": f"card {game_class(game)}"},
        show.emblem(),
        tag("h2", None, show.meta.title),
        tag("p", {"class": "hint"}, say(text)),
        tag(
            "ol",
            {"class": "riddles"},
            *(tag("li", None, _number(game, id, at, tried, say)) for at, id in enumerate(ids, 1)),
        ),
        controls(begin) if begin else None,
    )


def _number(game: str, id: str, number: int, tried: dict[str, Tried], say: Say) -> Markup:
    """A square with its number, and a sign of what became of it."""
    state, sign = _state(tried.get(id))
    name = Message("Puzzle {number}, {state}", number=number, state=state)
    attrs = {"type": "button", "class": "btn riddle", "data-do": "go", "data-arg": to("puzzles", game, id)}
    return tag(
        "button",
        {**attrs, "aria-label": full_name(say, name, cover(game).meta.title), "title": say(name)},
        str(number),
        icon(sign) if sign else None,
    )


def _state(tried: Tried | None) -> tuple[Message, str]:
    """What became of a puzzle, in words and as a sign."""
    if tried is None:
        return OPEN, ""
    return (FOUND, "found") if tried.found else (MISSED, "close")


def _own(session: Session, game: str, tried: dict[str, Tried], say: Say) -> Markup:
    """Those from one's own games; where there are none, how they come about."""
    owns = [one for one in own_of(session.ledger) if game in ("", one.game)][:LISTED]
    how = Message(
        "Have a finished game analysed: where one choice was clearly the best, it becomes a puzzle here."
    )
    return tag(
        "section",
        {"class": "own-puzzles"},
        tag("h2", None, say(Message("From your games"))),
        tag("ul", {"class": "ways"}, *(_mine(session, one, tried, say) for one in owns)) if owns else None,
        None if owns else tag("p", {"class": "hint"}, say(how)),
    )


def _mine(session: Session, own: Own, tried: dict[str, Tried], say: Say) -> Markup:
    title, date = cover(own.game).meta.title, written_date(own.day, session.lang)
    state, sign = _state(tried.get(own.puzzle.id))
    label = Message("Look at it") if own.puzzle.id in tried else Message("Find it")
    return tag(
        "li",
        {"class": f"card own {game_class(own.game)}"},
        tag("h3", None, title),
        tag("p", {"class": "hint"}, icon(sign) if sign else None, f"{date} · {say(state)}"),
        controls(named_button(say, label, f"{title}, {date}", "go", to("puzzles", own.game, own.puzzle.id))),
    )
