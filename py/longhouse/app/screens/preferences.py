"""What a person may choose for this device, as fields of the menu."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from ..i18n import Say, offered
from ..model import Session
from ..widgets import field, select
from .watch import pace

STUN_HELP = Message("Only for play on several devices across the internet. Empty: none is asked.")


def draw(session: Session, say: Say) -> Markup:
    """All fields, in the order in which people look for them."""
    chosen = session.settings
    motions = [
        ("normal", say(Message("normal"))),
        ("quick", say(Message("quick"))),
        ("off", say(Message("off"))),
    ]
    confirms = [
        ("off", say(Message("never"))),
        ("final", say(Message("if they cannot be undone"))),
        ("all", say(Message("always"))),
    ]
    themes = [
        ("auto", say(Message("match system"))),
        ("light", say(Message("light"))),
        ("dark", say(Message("dark"))),
    ]
    volumes = [
        ("soft", say(Message("soft"))),
        ("normal", say(Message("normal"))),
        ("loud", say(Message("loud"))),
    ]
    fields = (
        pace(session, say),
        select("set.motion", say(Message("Piece movement")), chosen.motion, motions),
        select("set.confirm", say(Message("Confirm moves")), chosen.confirm, confirms),
        select("set.lang", say(Message("Language")), session.lang, offered()),
        select("set.theme", say(Message("Colours")), chosen.theme, themes),
        select("set.volume", say(Message("Sound volume")), chosen.volume, volumes),
    )
    switches = (
        ("forced", Message("Answer for me when there is only one choice"), chosen.forced),
        ("remarks", Message("The coach’s remarks in a first game"), chosen.remarks),
        ("talk", Message("The bots’ remarks at great moments"), chosen.talk),
        ("sound", Message("Sounds"), chosen.sound),
    )
    return tag(
        "div",
        {"class": "preferences"},
        *(field(each) for each in fields),
        *(_switch(name, say(text), on) for name, text, on in switches),
        stun(session, say) if session.can_connect else None,
    )


def stun(session: Session, say: Say) -> Markup:
    """The server that helps to connect across the internet."""
    box = {
        "id": "stun", "name": "stun", "data-field": "set.stun", "value": session.settings.stun,
        "autocomplete": "off", "placeholder": "stun:stun.example.org:3478", "inputmode": "url",
        "aria-describedby": "stun-help",
    }  # fmt: skip
    return field(
        tag("label", {"for": "stun"}, say(Message("STUN server"))),
        tag("input", box),
        tag("small", {"id": "stun-help"}, say(STUN_HELP)),
    )


def _switch(name: str, label: str, on: bool) -> Markup:
    box = {"type": "checkbox", "id": name, "data-field": f"set.{name}", "checked": on}
    return tag("div", {"class": "field check"}, tag("input", box), tag("label", {"for": name}, label))
