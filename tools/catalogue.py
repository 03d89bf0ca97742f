"""Keeps the catalogues of translations in step with the code: python3 -m tools.catalogue [--check | new xx].

Every message of the code gets an entry in the catalogue of its package. Translations
are kept, entries that the code no longer uses are dropped (and printed, so that a reworded
message can get its old translation back), and those without a translation are listed.
With --check nothing is written. The exit code is 0 when nothing is left to do. "new de" makes the empty
catalogues of a further language; its line in `app/i18n.py` is for a person to write.
"""

from __future__ import annotations

import argparse
import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path

from longhouse.app.i18n import LANGUAGES, ONE, Plural
from tools.shell import ROOT

SOURCES = ROOT / "py" / "longhouse"
CLASS = "Message"
GUIDE = "guide"  # a game's rules and lesson: long texts, whose catalogues are only read together with them


@dataclass(slots=True)
class Entry:
    """A message: where the code uses it, and how it is translated."""

    text: str
    many: str | None = None
    places: set[str] = field(default_factory=set)
    notes: list[str] = field(default_factory=list)  # the translator's own comments
    forms: tuple[str, ...] = ()

    def missing(self, plural: Plural) -> bool:
        """Whether it lacks a form that the language has."""
        return len(self.forms) != (1 if self.many is None else plural.forms) or not all(self.forms)


Entries = dict[str, Entry]


class Unreadable(Exception):
    """A message whose text cannot be found without running the code."""


# -- the messages of the code


def package_of(path: Path) -> Path:
    """The folder of the package whose catalogue holds the messages of a source file."""
    parts = path.relative_to(SOURCES).parts
    if parts[0] == "engine":
        return SOURCES / "engine"
    if parts[0] == "games" and len(parts) > 2:
        folder = SOURCES / "games" / parts[1]
        return folder / GUIDE if parts[2] == GUIDE else folder
    return SOURCES / "app"  # always loaded, like the engine's


def collect() -> dict[Path, Entries]:
    """The messages of every package, in the order of the files and of the lines in them."""
    packages: dict[Path, Entries] = {}
    for path in sorted(SOURCES.rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        try:
            found = list(messages(path.read_text("utf-8")))
        except Unreadable as error:
            raise Unreadable(f"{place}:{error}") from None
        for text, many in found:
            entry = packages.setdefault(package_of(path), {}).setdefault(text, Entry(text, many))
            if many is not None and entry.many not in (None, many):
                raise Unreadable(f"{place}: two plurals of {text!r}")
            entry.many = entry.many or many
            entry.places.add(place)
    return packages


def messages(source: str) -> Iterator[tuple[str, str | None]]:
    """The texts of all messages in a source, each with its plural if it has one."""
    tree = ast.parse(source)
    tables = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call) and node.args]
    for call in sorted(calls, key=lambda node: (node.lineno, node.col_offset)):
        name = ast.unparse(call.func)
        if name.split(".")[-1] == CLASS:
            yield from ((text, None) for text in texts(call.args[0], tables) if text)
        elif name.split(".")[-2:] == [CLASS, "plural"]:
            one, many = (list(texts(arg, tables)) for arg in call.args[:2])
            if len(one) != len(many):
                raise Unreadable(f"{call.lineno}: not as many plurals as singulars")
            yield from zip(one, many, strict=True)


def texts(node: ast.expr, tables: dict[str, ast.expr]) -> Iterator[str]:
    """All the texts that an expression may have as its value: a literal, a choice or a table of literals."""
    match node:
        case ast.Constant(value=str(text)):
            yield text
        case ast.IfExp(body=body, orelse=other):
            yield from texts(body, tables)
            yield from texts(other, tables)
        case ast.BoolOp(values=nodes) | ast.Tuple(elts=nodes) | ast.List(elts=nodes) | ast.Dict(values=nodes):
            for each in nodes:
                yield from texts(each, tables)
        case ast.Name(id=name) if name in tables:
            yield from texts(tables[name], {key: tables[key] for key in tables if key != name})
        case ast.Subscript(value=table) | ast.Call(func=ast.Attribute(value=table, attr="get")):
            yield from texts(table, tables)
        case ast.Attribute(attr="text"):
            pass  # the text of another message, which is found where that is made
        case _:
            raise Unreadable(f"{node.lineno}: no literal text: {ast.unparse(node)}")


# -- the files


def read(text: str) -> Entries:
    """The entries of a .po file; its header has the empty text."""
    entries: Entries = {}
    notes: list[str] = []
    places: set[str] = set()
    parts: dict[str, str] = {}
    key = ""

    def finish() -> None:
        if "msgid" in parts:
            forms = tuple(value for name, value in parts.items() if name.startswith("msgstr"))
            many = parts.get("msgid_plural")
            entries[parts["msgid"]] = Entry(parts["msgid"], many, set(places), list(notes), forms)
        for kept in (parts, places, notes):
            kept.clear()

    for line in text.splitlines():
        if line.startswith("#~"):
            continue
        if line.startswith("#") and any(name.startswith("msgstr") for name in parts):
            finish()
        if line.startswith("#:"):
            places.update(line[2:].split())
        elif line.startswith("#"):
            notes.append(line)
        elif line.startswith("msg"):
            key, _, quoted = line.partition(" ")
            if key == "msgid" and parts:
                finish()
            parts[key] = _unquote(quoted)
        elif line.startswith('"'):
            parts[key] += _unquote(line)
    finish()
    return entries


def write(entries: Entries, language: str, plural: Plural) -> str:
    """The text of a .po file."""
    fields = (
        "Project-Id-Version: Longhouse",
        f"Language: {language}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: {plural.head()}",
    )
    lines = ['msgid ""', 'msgstr ""', *(_quote(f"{line}\n") for line in fields)]
    # the entries come in the order of the lines, and a stable sort keeps it within a file
    for entry in sorted(entries.values(), key=lambda entry: min(entry.places)):
        lines += ["", *entry.notes, *(f"#: {place}" for place in sorted(entry.places))]
        lines.append(f"msgid {_quote(entry.text)}")
        if entry.many is None:
            lines.append(f"msgstr {_quote(entry.forms[0] if entry.forms else '')}")
            continue
        lines.append(f"msgid_plural {_quote(entry.many)}")
        forms = entry.forms if len(entry.forms) == plural.forms else ("",) * plural.forms
        lines += [f"msgstr[{n}] {_quote(form)}" for n, form in enumerate(forms)]
    return "\n".join(lines) + "\n"


_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}
_PLAIN = {"n": "\n", "t": "\t"}


def _quote(text: str) -> str:
    return '"' + "".join(_ESCAPES.get(char, char) for char in text) + '"'


def _unquote(quoted: str) -> str:
    out, chars = [], iter(quoted.strip()[1:-1])
    for char in chars:
        if char == "\\":
            char = next(chars, "")
            char = _PLAIN.get(char, char)
        out.append(char)
    return "".join(out)


# -- both together


def merge(found: Entries, old: Entries) -> tuple[Entries, list[Entry]]:
    """The code's messages with the file's translations, and the entries that only the file has."""
    none = Entry("")
    merged = {}
    for text, entry in found.items():
        known = old.get(text, none)
        merged[text] = replace(entry, forms=known.forms, notes=known.notes)
    return merged, [entry for text, entry in old.items() if text and text not in found]


def bring(packages: dict[Path, Entries], language: str, plural: Plural, check: bool) -> int:
    """Bring the catalogues of a language up to date; returns how much is left to do."""
    todo = 0
    for folder, found in sorted(packages.items()):
        path = folder / "locale" / f"{language}.po"
        before = path.read_text("utf-8") if path.exists() else ""
        entries, dropped = merge(found, read(before))
        after = write(entries, language, plural)
        missing = [entry for entry in entries.values() if entry.missing(plural)]
        print(f"{path.relative_to(ROOT)}: {len(entries)} messages, {len(missing)} without translation")
        for entry in missing if before else ():  # of a new catalogue it would be all
            print(f"  missing  {_quote(entry.text)}  ({', '.join(sorted(entry.places))})")
        for entry in dropped:
            print(f"  dropped  {_quote(entry.text)} = {' | '.join(map(_quote, entry.forms))}")
        todo += len(missing)
        if check:
            todo += before != after
        elif before != after:
            path.parent.mkdir(exist_ok=True)
            path.write_text(after, "utf-8")
    return todo


def main(words: list[str] | None = None) -> int:
    """Bring the catalogues up to date, or make those of a new language."""
    parser = argparse.ArgumentParser(description="bring the catalogues of translations up to date")
    parser.add_argument("--check", action="store_true", help="write nothing, only say what is left to do")
    parser.add_argument("new", nargs="?", choices=("new",), help="make the catalogues of a language")
    parser.add_argument("language", nargs="?", help="its tag, such as nl")
    given = parser.parse_args(words)
    packages = collect()
    if not given.new:
        known = {tag: line.plural for tag, line in LANGUAGES.items() if tag != "en"}
        todo = sum(bring(packages, tag, plural, given.check) for tag, plural in known.items())
        return 1 if todo else 0
    if not re.fullmatch("[a-z]{2,3}", given.language or "") or given.language == "en":
        parser.error("say which language: its tag of two or three small letters, such as nl")
    line = LANGUAGES.get(given.language)
    bring(packages, given.language, line.plural if line else ONE, given.check)
    if not line:
        print(f'\nNow add the line of "{given.language}" to LANGUAGES in py/longhouse/app/i18n.py.')
    return 0


if __name__ == "__main__":
    sys.exit(main())
