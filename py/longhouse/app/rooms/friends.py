"""Playing with other people: the ways to do so, and what each of them needs."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import GAMES, cover

from .. import effects as fx
from ..i18n import Say, translator
from ..model import Model, Session, Step, left
from ..pages import Friends
from ..routes import to
from ..screens.frame import bar, notice
from ..widgets import button, controls, full_name, named_button
from . import Room

TITLE = Message("Play with friends")

# What a way is called, how it goes, what it needs, and what the form makes of the seats.
LIVE = (
    Message("Live, each on their own device"),
    Message(
        "Everybody sees the table on their own phone or computer, at the same time. You send each an "
        "invitation, and open the answer that comes back: the devices then talk to each other."
    ),
    Message(
        "Needs: one network, such as your home’s or a phone’s hotspot; across the internet where the routers "
        "allow it. No account, no server."
    ),
    "live",
)
WAYS = (
    (
        Message("On one device"),
        Message("You pass it on after each turn. While it goes round, a curtain hides everybody’s secrets."),
        Message("Needs: this device and a table to sit at. No network."),
        "here",
    ),
    (
        Message("By link"),
        Message(
            "Everybody plays on their own device, whenever they like. After your turn you send a link: "
            "whoever opens it has the next turn, and sends the next link back."
        ),
        Message("Needs: a way to send messages, or two devices side by side for the QR code. No account."),
        "link",
    ),
)


def open_page(model: Model, game: str = "") -> Step:
    """Show the ways, for one game or for all."""
    return Model(left(model.session), Friends(game if game in GAMES else "")), [fx.Focus("h1")]


def draw(session: Session, page: Friends) -> Markup:
    """A card for each way, with a button for each game."""
    say = translator(session.lang)
    games = [page.game] if page.game else list(GAMES)
    about = cover(page.game).meta.title if page.game else ""
    cards = [_way(way, games, say) for way in WAYS]
    cards.insert(0, _way(LIVE, games, say) if session.can_connect else _not_live(say))
    came = Message("Did a friend send you a link? Open it, and take the seat that it is for.")
    return join(
        (
            bar(say, say(TITLE), about=about),
            tag(
                "div",
                {"class": "form friends"},
                notice(session, say),
                tag("ul", {"class": "ways"}, *cards),
                tag("p", {"class": "hint"}, say(came)),
            ),
        )
    )


def _way(way: tuple[Message, Message, Message, str], games: list[str], say: Say) -> Markup:
    name, how, needs, seats = way
    return tag(
        "li",
        {"class": "card"},
        tag("h2", None, say(name)),
        tag("p", None, say(how)),
        tag("p", {"class": "hint"}, say(needs)),
        controls(*(_start(name, game, seats, len(games) == 1, say) for game in games)),
    )


def _not_live(say: Say) -> Markup:
    """Why live play is not offered here."""
    from ..live.words import NO_CONNECTION

    return tag("li", {"class": "card"}, tag("h2", None, say(LIVE[0])), tag("p", None, say(NO_CONNECTION)))


def _start(way: Message, game: str, seats: str, only: bool, say: Say) -> Markup:
    title, where = cover(game).meta.title, to("new", game, seats)
    if only:
        return named_button(say, Message("Set up a game"), say(way), "go", where, "primary")
    return button(title, "go", where, **{"aria-label": full_name(say, way, title)})


ROOM = Room(title=lambda _session, _page, say: say(TITLE), draw=draw, handlers={})
