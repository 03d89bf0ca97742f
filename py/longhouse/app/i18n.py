"""Languages: messages in, sentences out.

Catalogues are gettext's `.po` files, read as they are: one per language and
package, in its `locale/` folder. English needs none, it is in the code.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib import import_module
from typing import Any

from longhouse.engine.message import Message, Seat
from longhouse.engine.presentation import Look

LANGUAGES = {"en": "English", "fr": "Français"}

_PLURAL: dict[str, Callable[[int], bool]] = {"en": lambda n: n != 1, "fr": lambda n: n > 1}

Catalogue = dict[str, tuple[str, ...]]
Say = Callable[[Message], str]


def choose_language(wanted: Sequence[str]) -> str:
    """The first language that we have, by its primary tag."""
    for tag in wanted:
        primary = tag.lower().partition("-")[0]
        if primary in LANGUAGES:
            return primary
    return "en"


def translator(lang: str, packages: Sequence[str] = (), looks: Sequence[Look] = ()) -> Say:
    """A function from messages to sentences in that language, with these names on the seats."""
    catalogues = [_catalogue(package, lang) for package in ("longhouse.engine", "longhouse.app", *packages)]
    plural = _PLURAL[lang]

    def lookup(text: str, many: str | None, n: int) -> str:
        use_many = many is not None and plural(n)
        for catalogue in catalogues:
            forms = catalogue.get(text)
            if forms is not None:
                return forms[-1] if use_many else forms[0]
        return many if use_many and many is not None else text

    def show(value: Any) -> str | None:
        if not isinstance(value, Seat):
            return None
        if value.number < len(looks):
            return looks[value.number].name
        return Message("Player {n}", n=value.number + 1).render(lookup)

    return lambda message: message.render(lookup, show)


@lru_cache(maxsize=32)
def _catalogue(package: str, lang: str) -> Catalogue:
    if lang == "en":
        return {}
    module = import_module(package)
    folder = str(module.__file__).rpartition("/")[0]
    loader: Any = module.__spec__ and module.__spec__.loader  # a folder's or a zip archive's
    try:
        text = loader.get_data(f"{folder}/locale/{lang}.po").decode()
    except OSError:  # nobody has translated this package: it stays English
        return {}
    return read_po(text)


def read_po(text: str) -> Catalogue:
    """The messages of a `.po` file; those without a translation are left out."""
    catalogue: Catalogue = {}
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
