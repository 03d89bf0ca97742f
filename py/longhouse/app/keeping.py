"""How long the browser keeps the games: told once to those whom it concerns, with what can be done."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from . import effects as fx
from . import messages as ms
from . import settings
from .i18n import Say
from .model import Change, Session, replace
from .widgets import button, controls

EXPORT_ALL = Message("Export all games")
WEEK = Message(
    "This browser deletes saved games if Longhouse is not opened for seven days. It keeps them if you add "
    "Longhouse to the home screen, in the Share menu. Or export them as a file, which you can open again."
)
ASKS = Message(
    "The games are saved in this browser, which may delete them when it needs room. It keeps them for good "
    "if you allow that: it will ask you."
)


def lasts(session: Session, message: ms.Lasts) -> Change:
    """The browser has said how long it keeps what is stored."""
    return replace(session, lasts=message.how), []


def notice(session: Session, say: Say) -> Markup | None:
    """The word on the home screen, until it is read."""
    if not session.stored or session.storage or session.settings.told_lasts:
        return None
    if session.lasts == "week":
        text, kind, done = WEEK, (EXPORT_ALL, "export_all"), Message("OK")
    elif session.lasts == "asks":
        text, kind, done = ASKS, (Message("Keep my games"), "keep_games"), Message("Not now")
    else:
        return None
    ways = controls(button(say(kind[0]), kind[1], kind="primary"), button(say(done), "told_lasts"))
    return tag("div", {"class": "notice", "role": "status"}, tag("p", None, say(text)), ways)


def told(session: Session, _said: object = None) -> Change:
    """It has been read: it is not said again."""
    session = replace(session, settings=replace(session.settings, told_lasts=True))
    return session, [settings.keep(session), fx.Focus("h1")]


def keep_games(session: Session, _said: str) -> Change:
    """Have the browser ask; whatever the answer, nobody asks again."""
    session, effects = told(session)
    return session, [*effects, fx.KeepStorage()]


def export_all(session: Session, _said: str) -> Change:
    """Hand out every game in one file."""
    from .bundle import export_all  # late: not every visit needs it

    return export_all(session)
