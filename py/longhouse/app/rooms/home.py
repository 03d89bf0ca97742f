"""Home: the games, what can be continued, links and files."""

from __future__ import annotations

from collections.abc import Mapping

from longhouse.engine import Message, game_class
from longhouse.engine.markup import Markup, tag
from longhouse.games import GAMES, cover, offers, packages

from .. import app_update, keeping
from .. import effects as fx
from ..i18n import Say, offered, translator
from ..library import slots_of
from ..model import Model, Session, Step, left
from ..pages import Home
from ..routes import payload, to
from ..screens import saved, teaser
from ..screens.frame import notice
from ..widgets import button, controls, door, field, named_button, select
from . import Handler, Room, enter, in_session


def open_page(model: Model) -> Step:
    """Show the home screen."""
    return Model(left(model.session), Home()), [fx.Focus("h1")]


def _open_link(model: Model, values: Mapping[str, str]) -> Step:
    """A link was pasted."""
    return enter("play", model, payload(values.get("link", "")), opener="open_link")


# -- drawing


def draw(session: Session) -> Markup:
    """The home screen."""
    say = translator(session.lang, packages())
    return tag(
        "div",
        {"class": "home"},
        masthead(say),
        notice(session, say),
        app_update.notice(session, say),
        _storage(session, say),
        keeping.notice(session, say),
        saved.latest(session, say),
        games(session, say),
        teaser.draw(session, say),
        teaser.puzzles(session, say),
        teaser.record(session, say),
        saved.others(session, say),
        _open(session, say),
        _foot(session, say),
    )


def masthead(say: Say) -> Markup:
    """The name of the house, and beside it the way to play with other people: it is easily missed below."""
    text = Message("Viking board games at one table: on this device, without a network.")
    heading = tag("h1", {"tabindex": -1}, "Longhouse")
    friends = door(say(Message("Play with friends")), "friends")
    return tag("header", {"class": "masthead"}, heading, tag("p", None, say(text)), friends)


def _storage(session: Session, say: Say) -> Markup | None:
    if not session.storage:
        return None
    text = Message(
        "This browser does not let the page save anything: games are lost when the tab is "
        "closed, unless you share them."
    )
    return tag("p", {"class": "notice"}, say(text))


def games(session: Session, say: Say) -> Markup:
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
            for text, where, kind in doors(session, meta.id)
        )
        cards.append(
            tag(
                "li",
                {"class": f"card {game_class(meta.id)}"},
                game.emblem(),
                tag("h3", None, meta.title),
                tag("p", None, say(meta.blurb)),
                tag("p", {"class": "hint"}, say(facts)),
                controls(*buttons),
            )
        )
    return tag("section", None, tag("h2", None, say(Message("Games"))), tag("ul", {"class": "games"}, *cards))


def doors(session: Session, game: str) -> list[tuple[Message, str, str]]:
    """Learn, play, look something up; who is new here is shown the lesson first. Text, address, kind."""
    play = [
        (Message("Play now"), to("now", game), "primary"),
        (Message("New game"), to("new", game), ""),
    ]
    if not offers(game, "guide"):
        return play
    begun = session.settings.lessons.get(game, 0) > 0
    new = game not in session.settings.lessons and not any(slot.game == game for slot in slots_of(session))
    lesson = Message("Continue the lesson") if begun else Message("Learn to play")
    learn = (lesson, to("learn", game), "primary" if new else "")
    if new:
        play = [(text, where, "") for text, where, _ in play]
    return [
        *([learn, *play] if new else [*play, learn]),
        (Message("Rules"), to("rules", game), "quiet"),
    ]


def _open(session: Session, say: Say) -> Markup:
    label = say(Message("Open a link"))
    return tag(
        "section",
        {"class": "open"},
        tag("h2", None, say(Message("Links and files"))),
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
            button(say(keeping.EXPORT_ALL), "export_all") if session.stored else None,
        ),
    )


def _foot(session: Session, say: Say) -> Markup:
    themes = [
        ("auto", say(Message("match system"))),
        ("light", say(Message("light"))),
        ("dark", say(Message("dark"))),
    ]
    return tag(
        "footer",
        {"class": "foot"},
        field(select("set.lang", say(Message("Language")), session.lang, offered())),
        field(select("set.theme", say(Message("Colours")), session.settings.theme, themes)),
        door(say(Message("About and credits")), "about", kind="quiet"),
    )


ROOM = Room(
    title=lambda _session, _page, _say: "",
    draw=lambda session, _page: draw(session),
    handlers={
        "open_link": Handler(_open_link, fresh=True),
        "import": in_session(lambda session, _said: (session, [fx.PickFile()])),
        "export_all": in_session(keeping.export_all, fresh=True),
        "keep_games": in_session(keeping.keep_games),
        "told_lasts": in_session(keeping.told),
    },
)
