"""The page before Python runs: the build draws it, and the app leaves a note for the next start."""

from __future__ import annotations

import json

from longhouse.engine import game_class
from longhouse.engine.markup import tag
from longhouse.games import GAMES, cover, packages

from .i18n import LANGUAGES, Say, translator
from .model import Model, Session
from .rooms import home
from .screens import saved, teaser
from .slots import Slot
from .widgets import full_name

LISTED = 12  # games that the note names below the others


def drawn() -> dict[str, str]:
    """What the home screen shows to everybody, in each language."""
    shells = {}
    for lang in LANGUAGES:
        session, say = Session(browser_lang=lang), translator(lang, packages())
        shells[lang] = str(
            tag(
                "div",
                {"class": "home"},
                home.masthead(say),
                home.games(session, say),
                teaser.draw(session, say),
                teaser.puzzles(session, say),
                teaser.record(session, say),
            )
        )
    return shells


def note(model: Model) -> str:
    """What the next start may show at once, in the language and colours of now."""
    session = model.session
    say = translator(session.lang, packages())
    noted = {
        "lang": session.lang,
        "theme": session.settings.theme,
        "doors": [_doors(session, game, say) for game in GAMES],
        "lists": [
            {
                "title": say(title),
                "slots": [_entry(session, slot, say) for slot in slots if not slot.problem][:LISTED],
            }
            for title, slots in saved.lists(session)
        ],
    }
    return json.dumps(noted, ensure_ascii=False, separators=(",", ":"))


def _doors(session: Session, game: str, say: Say) -> list[tuple[str, ...]]:
    title = cover(game).meta.title
    return [
        (say(text), where, kind, full_name(say, text, title))
        for text, where, kind in home.doors(session, game)
    ]


def _entry(session: Session, slot: Slot, say: Say) -> dict[str, object]:
    lines, opener = saved.about_slot(session, slot, say), saved.opener(slot)
    return {
        "id": slot.id,
        "kind": game_class(slot.game),
        "lines": lines,
        "open": say(opener),
        "label": full_name(say, opener, lines[0]),
    }
