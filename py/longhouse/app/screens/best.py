"""One's best games of each kind, each with its replay."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag
from longhouse.games import GAMES, cover, deeds

from ..i18n import Say, written_date
from ..ledger import BEST, PERSON, Ledger, Result, best
from ..model import Session
from ..say import LEVEL_NAMES
from ..widgets import named_button
from .honours import REPLAY, medal
from .picture import emblem

NOTHING = Message("Nothing yet: the best of the games that you finish against bots are kept here.")


def draw(session: Session, ledger: Ledger, say: Say) -> list[Markup]:
    """The best of each game; those of which the moves are known."""
    sections = []
    for game in GAMES:
        played = [one for one in ledger.results if one.game == game and one.id in ledger.links]
        clearest = max(played, key=lambda one: one.margin, default=None)
        rows = [
            _game(session, one, place, one is clearest and one.margin > 0, say)
            for place, one in enumerate(best(played)[:BEST], 1)
        ]
        if rows:
            title = tag("h2", None, cover(game).meta.title)
            sections.append(tag("section", {"class": "record"}, title, tag("ol", {"class": "best"}, *rows)))
    return sections or [tag("p", None, say(NOTHING))]


def _game(session: Session, one: Result, place: int, clearest: bool, say: Say) -> Markup:
    date = written_date(one.day, session.lang)
    levels = [say(LEVEL_NAMES[level]) for level in one.seats if level != PERSON and level in LEVEL_NAMES]
    known = [deed for deed in deeds(one.game) if deed.id in one.deeds]
    points = Message.plural("{n} point", "{n} points", n=one.points)
    signs = tag("span", {"class": "signs-row"}, *(medal(deed) for deed in known)) if known else None
    spoken = ", ".join(say(deed.title) for deed in known)
    return tag(
        "li",
        {"class": f"best-game clan-{one.colour}"},
        tag("span", {"class": "place-number", "aria-hidden": "true"}, str(place)),
        emblem(one.colour) if one.colour >= 0 else None,
        tag(
            "p",
            None,
            tag("b", None, say(points)),
            tag("span", None, say(_how(one)), f" {say(Message('The clearest win.'))}" if clearest else ""),
            tag("small", None, ", ".join((date, *levels))),
        ),
        signs,
        tag("span", {"class": "sr"}, spoken) if spoken else None,
        named_button(say, REPLAY, f"{say(points)}, {date}", "relive", one.id),
    )


def _how(one: Result) -> Message:
    """Won or lost, and by how much."""
    if one.won:
        return Message("Won by {n}.", n=one.margin) if one.margin > 0 else Message("Won on a tie-break.")
    return Message("Lost by {n}.", n=-one.margin) if one.margin < 0 else Message("Lost on a tie-break.")
