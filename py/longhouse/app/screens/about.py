"""About: what this is, who made the games, and that it is unofficial."""

from __future__ import annotations

from longhouse import __version__
from longhouse.engine import Message
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import GAMES, PACKAGES, cover

from ..i18n import translator
from ..model import Model
from .frame import bar


def draw(model: Model) -> Markup:
    """Credits and the unofficial notice."""
    say = translator(model.lang, PACKAGES)
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
        "Nothing is sent anywhere. Rules texts, pictures and code are our own; "
        "the code is under the MIT licence."
    )
    return join(
        (
            bar(say, say(Message("About and credits"))),
            tag(
                "div",
                {"class": "form"},
                tag("p", None, say(unofficial)),
                *games,
                tag("h2", None, "Longhouse"),
                tag("p", None, say(inside)),
                tag("p", {"class": "hint"}, say(Message("Version {version}", version=__version__))),
            ),
        )
    )
