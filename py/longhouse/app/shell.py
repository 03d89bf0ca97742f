"""The page before Python runs: the build draws it, and the app leaves a note for the next start."""

from __future__ import annotations

import json

from longhouse.engine import Message
from longhouse.engine.markup import tag
from longhouse.games import GAMES, PACKAGES

from .i18n import LANGUAGES, translator
from .library import slots_of
from .model import Model
from .screens import home, teaser

LISTED = 12  # games that the note names


def drawn() -> dict[str, str]:
    """What the home screen shows to everybody, in each language."""
    shells = {}
    for lang in LANGUAGES:
        model, say = Model(browser_lang=lang), translator(lang, PACKAGES)
        shells[lang] = str(
            tag("div", {"class": "home"}, home.masthead(say), home.games(model, say), teaser.draw(model, say))
        )
    return shells


def note(model: Model) -> str:
    """What the next start may show at once, in the language and colours of now."""
    say = translator(model.lang, PACKAGES)
    slots = [slot for slot in slots_of(model) if slot.problem is None][:LISTED]
    lines = [home.about_slot(model, slot, say) for slot in slots]
    told = {
        "lang": model.lang,
        "theme": model.settings.theme,
        "doors": [home.doors(model, game, say) for game in GAMES],
        "title": say(Message("Continue")),
        "slots": [
            {"id": slot.id, "lines": about, "open": say(home.opener(slot))}
            for slot, about in zip(slots, lines, strict=True)
        ],
    }
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))
