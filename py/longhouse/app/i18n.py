"""Languages: messages in, sentences out.

A language is a line in `LANGUAGES` and a set of catalogues, which `tools/catalogue.py` makes. The line tells
what no catalogue can: what the language calls itself, which form of a message goes with a number, and how
dates and decimals are written.

Catalogues are gettext's `.po` files, one per language and package, in its `locale/` folder. The build puts
those of a language into one file, which the page fetches. English needs none, it is in the code. What a
catalogue lacks is shown in English.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

from longhouse.engine.message import Message, Seat
from longhouse.engine.presentation import Look
from longhouse.engine.record import NamedTuple

Catalogue = Mapping[str, Sequence[str]]
Read = Callable[[str, str], Catalogue]
Say = Callable[[Message], str]


class Plural(NamedTuple):
    """The forms that a message has in a language, and which of them goes with a number."""

    form: Callable[[int], int]
    forms: int
    rule: str  # the same in the words of gettext, for the heads of the catalogues

    def head(self) -> str:
        """What the head of a catalogue says of it."""
        return f"nplurals={self.forms}; plural=({self.rule});"


ONE = Plural(lambda n: int(n != 1), 2, "n != 1")  # one thing alone is singular
UP_TO_ONE = Plural(lambda n: int(n > 1), 2, "n > 1")  # so is none


class Language(NamedTuple):
    """How a language writes what is not in its catalogues."""

    name: str  # in the language itself
    plural: Plural = ONE
    date: str = "{year}-{month}-{day}"
    decimal: str = "."


LANGUAGES = {
    "en": Language("English"),
    "fr": Language("Français", UP_TO_ONE, "{day}/{month}/{year}", ","),
    "de": Language("Deutsch", ONE, "{day}.{month}.{year}", ","),
}


def choose_language(wanted: Sequence[str]) -> str:
    """The first language that we have, by its primary tag."""
    for tag in wanted:
        primary = tag.lower().partition("-")[0]
        if primary in LANGUAGES:
            return primary
    return "en"


def offered() -> list[tuple[str, str]]:
    """The languages to choose from: tag and name."""
    return [(tag, language.name) for tag, language in LANGUAGES.items()]


def written_date(day: str, lang: str) -> str:
    """A date, which may have a time behind it, as people write it.

    >>> written_date("2026-11-16 14:05", "de")
    '16.11.2026 14:05'
    """
    year, month, rest = [*day.split("-", 2), "", ""][:3]
    if not rest:  # no date: the name of a stored game may hold anything
        return day
    return LANGUAGES[lang].date.format(year=year, month=month, day=rest[:2]) + rest[2:]


def written_number(value: float, lang: str) -> str:
    """A number with one decimal.

    >>> written_number(37.25, "fr"), written_number(37, "en")
    ('37,2', '37.0')
    """
    return f"{value:.1f}".replace(".", LANGUAGES[lang].decimal)


def no_mark(_value: object) -> str:
    """Words alone."""
    return ""


def translator(
    lang: str,
    packages: Sequence[str] = (),
    looks: Sequence[Look] = (),
    mark: Callable[[object], str] = no_mark,
) -> Say:
    """A function from messages to sentences in that language, with these names on the seats.

    Seats and messages inside a sentence are preceded by their `mark`, which may become a picture.
    """
    catalogues = [_catalogue(package, lang) for package in ("longhouse.engine", "longhouse.app", *packages)]
    form = LANGUAGES[lang].plural.form

    def lookup(text: str, many: str | None, n: int) -> str:
        for catalogue in catalogues:
            forms = catalogue.get(text)
            if forms is not None:
                return forms[0 if many is None else form(n)]
        return text if many is None or n == 1 else many

    def show(value: object) -> str | None:
        if isinstance(value, Message):
            sign = mark(value)
            return sign + value.render(lookup, show) if sign else None
        if not isinstance(value, Seat):
            return None
        if value.number < len(looks):
            return mark(value) + looks[value.number].name
        return Message("Player {n}", n=value.number + 1).render(lookup)

    return lambda message: message.render(lookup, show)


@lru_cache(maxsize=32)
def _catalogue(package: str, lang: str) -> Catalogue:
    if lang == "en":  # harmless: only quicker, since there is no such file
        return {}
    return _reader[0](package, lang)


def _beside(package: str, lang: str) -> Catalogue:
    module = import_module(package)
    folder = str(module.__file__).rpartition("/")[0]
    loader: Any = module.__spec__ and module.__spec__.loader  # a folder's or a zip archive's
    try:
        text = loader.get_data(f"{folder}/locale/{lang}.po").decode()
    except OSError:  # nobody has translated this package: it stays English
        return {}
    return read_po(text)


_reader: list[Read] = [_beside]


def install_reader(read: Read) -> None:
    """Make `read(package, lang)` the way catalogues are found; the site has them elsewhere."""
    _reader[:] = [read]


def read_po(text: str) -> dict[str, tuple[str, ...]]:
    """The messages of a `.po` file; those without a translation are left out."""
    catalogue: dict[str, tuple[str, ...]] = {}
    entry: dict[str, str] = {}
    key = ""

    def finish() -> None:
        forms = tuple(value for name, value in entry.items() if name.startswith("msgstr"))
        if entry.get("msgid") and forms and all(forms):
            catalogue[entry["msgid"]] = forms
        entry.clear()

    for line in text.splitlines():
        if line.startswith("msg"):
            key, _, quoted = line.partition(" ")
            if key == "msgid":
                finish()
            entry[key] = _unquote(quoted)
        elif line.startswith('"'):
            entry[key] += _unquote(line)
    finish()
    return catalogue


def _unquote(quoted: str) -> str:
    text: str = json.loads(quoted)  # the escapes of a .po are those of JSON
    return text
