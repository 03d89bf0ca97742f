"""What a person may choose for this device, as fields of the menu."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag

from ..i18n import LANGUAGES, Say
from ..model import Model
from ..widgets import select
from .watch import pace


def draw(model: Model, say: Say) -> Markup:
    """All fields, in the order in which people look for them."""
    chosen = model.settings
    motions = [
        ("normal", say(Message("unhurried"))),
        ("quick", say(Message("quick"))),
        ("off", say(Message("none, they jump"))),
    ]
    confirms = [
        ("off", say(Message("never"))),
        ("final", say(Message("what cannot be undone"))),
        ("all", say(Message("every choice"))),
    ]
    themes = [
        ("auto", say(Message("as the system"))),
        ("light", say(Message("light"))),
        ("dark", say(Message("dark"))),
    ]
    fields = (
        pace(model, say),
        select("set.motion", say(Message("Movement of the pieces")), chosen.motion, motions),
        select("set.confirm", say(Message("Ask before it is done")), chosen.confirm, confirms),
        select("set.lang", say(Message("Language")), model.lang, LANGUAGES.items()),
        select("set.theme", say(Message("Colours")), chosen.theme, themes),
    )
    sound = {"type": "checkbox", "id": "sound", "data-field": "set.sound", "checked": chosen.sound}
    return tag(
        "div",
        {"class": "preferences"},
        *(tag("div", {"class": "field"}, field) for field in fields),
        tag(
            "div",
            {"class": "field check"},
            tag("input", sound),
            tag("label", {"for": "sound"}, say(Message("Soft sounds"))),
        ),
    )
