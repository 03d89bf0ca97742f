"""Credits."""

from __future__ import annotations

import json
from pkgutil import get_data

from longhouse import __version__
from longhouse.engine import Message
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import GAMES, cover, packages

from .. import effects as fx
from ..i18n import Say, translator
from ..model import Model, Session, Step, left
from ..pages import About
from ..screens.frame import bar
from . import Room


def open_page(model: Model) -> Step:
    """Show the credits."""
    return Model(left(model.session), About()), [fx.Focus("h1")]


# -- drawing


def _licences(say: Say) -> list[Markup]:
    """The works of others that the site ships; the build makes the list, so there is none without it."""
    try:
        data = get_data("longhouse.app", "licences.json")
    except OSError:
        return []
    works = [
        tag("li", None, _named(f"{name} {version}", home), f": {licence}")
        for name, version, licence, home in json.loads(data or b"[]")
    ]
    texts = tag("a", {"href": "./licences.txt"}, say(Message("The licences in full")))
    return [
        tag("h2", None, say(Message("Works by others in Longhouse"))),
        tag("ul", {"class": "works", "translate": "no"}, *works),
        tag("p", None, texts),
    ]


def _named(work: str, home: str) -> Markup:
    return tag("a", {"href": home, "rel": "external"}, work) if home else tag("span", None, work)


def draw(session: Session) -> Markup:
    """Credits and the unofficial notice."""
    say = translator(session.lang, packages())
    games = []
    for game in GAMES:
        meta = cover(game).meta
        games.append(tag("h2", None, meta.title))
        credits = Message(
            "Designed by {designers}; art of the original by {artists}; published by {publisher} in {year}.",
            designers=", ".join(meta.designers),
            artists=", ".join(meta.artists),
            publisher=meta.publisher,
            year=meta.year,
        )
        games.append(tag("p", None, say(credits)))
        if meta.note is not None:
            games.append(tag("p", None, say(meta.note)))
    unofficial = Message(
        "Longhouse is an unofficial fan project. It is not affiliated with or endorsed by the designers "
        "or publishers of these games, whose names belong to them. If you like a game, buy it."
    )
    inside = Message(
        "Everything here runs in your browser: Python by way of Pyodide and PyScript. "
        "Nothing is sent anywhere, unless you play with friends: then to them alone. "
        "Rules texts, pictures and code are our own; the code is under the MIT licence."
    )
    return join(
        (
            bar(say, say(Message("About and credits"))),
            tag(
                "div",
                {"class": "form about"},
                tag("p", None, say(unofficial)),
                *games,
                tag("h2", None, "Longhouse"),
                tag("p", None, say(inside)),
                *_licences(say),
                tag("p", {"class": "hint"}, say(Message("Version {version}", version=__version__))),
            ),
        )
    )


ROOM = Room(
    title=lambda _session, _page, _say: "",
    draw=lambda session, _page: draw(session),
    handlers={},
)
