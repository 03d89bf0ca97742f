"""Home: the games, what can be continued, links and files."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import GAMES, cover, offers, packages

from .. import renewal
from ..i18n import LANGUAGES, Say, translator
from ..library import slots_of
from ..model import Model
from ..widgets import button, named_button, select
from . import saved, teaser
from .frame import notice


def draw(model: Model) -> Markup:
    """The home screen."""
    say = translator(model.lang, packages())
    return tag(
        "div",
        {"class": "home"},
        masthead(say),
        notice(model, say),
        renewal.notice(model, say),
        _storage(model, say),
        saved.latest(model, say),
        games(model, say),
        teaser.draw(model, say),
        saved.others(model, say),
        _open(say),
        _foot(model, say),
    )


def masthead(say: Say) -> Markup:
    """The name of the house."""
    text = Message("Viking board games at one table: on this device, without a network.")
    heading = tag("h1", {"tabindex": -1}, "Longhouse")
    return tag("header", {"class": "masthead"}, heading, tag("p", None, say(text)))


def _storage(model: Model, say: Say) -> Markup | None:
    if not model.storage:
        return None
    text = Message("This browser does not let the page save anything: games end with the tab, unless shared.")
    return tag("p", {"class": "notice"}, say(text))


def games(model: Model, say: Say) -> Markup:
    """A card for each game."""
    cards = []
    for game in map(cover, GAMES):
        meta = game.meta
        facts = Message(
            "{low} to {high} players, {short} to {long} minutes",
            low=meta.players[0],
            high=meta.players[-1],
            short=meta.minutes[0],
            long=meta.minutes[1],
        )
        buttons = (
            named_button(say, text, meta.title, "go", where, kind)
            for text, where, kind in doors(model, meta.id)
        )
        cards.append(
            tag(
                "li",
                {"class": "card"},
                game.emblem(),
                tag("h3", None, meta.title),
                tag("p", None, say(meta.blurb)),
                tag("p", {"class": "hint"}, say(facts)),
                tag("div", {"class": "controls"}, *buttons),
            )
        )
    return tag("section", None, tag("h2", None, say(Message("Games"))), tag("ul", {"class": "games"}, *cards))


def doors(model: Model, game: str) -> list[tuple[Message, str, str]]:
    """Learn, play, look something up; who is new here is shown the lesson first. Text, address, kind."""
    if not offers(game, "guide"):
        return [(Message("New game"), f"/new/{game}", "primary")]
    begun = model.settings.lessons.get(game, 0) > 0
    new = game not in model.settings.lessons and not any(slot.game == game for slot in slots_of(model))
    lesson = Message("Go on with the lesson") if begun else Message("Learn to play")
    two = [
        (Message("New game"), f"/new/{game}", "" if new else "primary"),
        (lesson, f"/learn/{game}", "primary" if new else ""),
    ]
    return [*(two[::-1] if new else two), (Message("Rules"), f"/rules/{game}", "quiet")]


def _open(say: Say) -> Markup:
    label = say(Message("Open a link"))
    return tag(
        "section",
        {"class": "open"},
        tag("h2", None, say(Message("Open a link or a file"))),
        tag(
            "form",
            {"class": "controls", "data-do": "open_link"},
            tag("label", {"for": "link", "class": "sr"}, label),
            tag(
                "input",
                {
                    "id": "link",
                    "name": "link",
                    "autocomplete": "off",
                    "placeholder": say(Message("Paste a link here")),
                },
            ),
            tag("button", {"class": "btn", "type": "submit"}, label),
            button(say(Message("Open a file")), "import"),
        ),
    )


def _foot(model: Model, say: Say) -> Markup:
    themes = [
        ("auto", say(Message("as the system"))),
        ("light", say(Message("light"))),
        ("dark", say(Message("dark"))),
    ]
    return tag(
        "footer",
        {"class": "foot"},
        tag(
            "div",
            {"class": "field"},
            select("set.lang", say(Message("Language")), model.lang, LANGUAGES.items()),
        ),
        tag(
            "div",
            {"class": "field"},
            select("set.theme", say(Message("Colours")), model.settings.theme, themes),
        ),
        join((button(say(Message("About and credits")), "go", "/about", "quiet"),)),
    )
