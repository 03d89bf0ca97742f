"""Small pictures in what is told: a clan's emblem before its name, the sign of a thing before its word."""

from __future__ import annotations

import re
from collections.abc import Hashable

from longhouse.engine import Match, Message, Seat
from longhouse.engine.markup import Markup, escape, tag
from longhouse.engine.record import NamedTuple
from longhouse.games.clans import EMBLEMS
from longhouse.games.scenes import picture

from .i18n import Say, translator
from .say import looks

# While a sentence is text, private characters stand for the pictures: first the clans', then the game's.
_FIRST = 0xE000
_MARKS = "\ue000-\uf8ff"
_MARK = re.compile(f"([{_MARKS}])([^\\s{_MARKS}]*)")  # with the word that must not be parted from it

_SHORT = 20  # letters of a word that fits into any line


def emblem(colour: int) -> Markup:
    """The sign of a clan; the words beside it name it."""
    return tag("span", {"class": f"emblem clan-{colour}"}, picture(EMBLEMS[colour], 20, 30, "player-emblem"))


class Teller(NamedTuple):
    """How a match is told on the screen."""

    say: Say  # with marks, which only `dressed` may show
    pictures: tuple[Markup, ...]
    known_by: Hashable  # tellers with the same tell everything alike

    def dressed(self, text: str, own: int | None = None) -> Markup:
        """A sentence with its pictures; the clan of that colour stands at its head already."""

        def shown(found: re.Match[str]) -> str:
            number = ord(found[1]) - _FIRST
            if number == own:
                return found[2]
            kept = " kept" if len(found[2]) <= _SHORT else ""
            return f'<span class="with-sign{kept}">{self.pictures[number]}{found[2]}</span>'

        return Markup(_MARK.sub(shown, escape(text)))


def teller(lang: str, match: Match) -> Teller:
    """Sentences about a match in a language, with pictures."""
    show = match.game.presentation()
    names = looks(match, lang)
    seen = [look._replace(name=re.sub(f"[{_MARKS}]", "", look.name)) for look in names]  # strangers' text
    icons = show.icons()
    numbers = {text: number for number, text in enumerate(icons, len(EMBLEMS))}

    def mark(value: object) -> str:
        if isinstance(value, Seat):
            return chr(_FIRST + (seen[value.number].colour & 3))
        number = numbers.get(value.text) if isinstance(value, Message) else None
        return "" if number is None else chr(_FIRST + number)

    say = translator(lang, (show.cover.package,), seen, mark)
    pictures = (*map(emblem, range(len(EMBLEMS))), *icons.values())
    return Teller(say, pictures, (lang, match.game.meta.id, tuple(match.seats)))
