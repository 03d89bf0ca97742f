"""Keeps the catalogues of translations in step with the code: python3 -m tools.catalogue [--check].

Every message of the code gets an entry in the catalogue of its package. Translations
are kept, entries that the code no longer has are dropped (and printed, so that a reworded
message can get its old translation back), and those without a translation are listed.
With --check nothing is written. The exit code is 0 when nothing is left to do.
"""

from __future__ import annotations

import argparse
import ast
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tools.shell import ROOT

SOURCES = ROOT / "py" / "longhouse"
LANGUAGES = {"fr": "nplurals=2; plural=(n > 1);"}  # each with gettext's rule for its plurals
CLASS = "Message"
GUIDE = "guide"  # a game's rules and lesson: long texts, with catalogues that are read only with them


@dataclass(slots=True)
class Entry:
    """A message: where the code has it, and how it is translated."""

    text: str
    many: str | None = None
    places: set[str] = field(default_factory=set)
    notes: list[str] = field(default_factory=list)  # the translator's own comments
    forms: tuple[str, ...] = ()

    @property
    def missing(self) -> bool:
        return len(self.forms) != (1 if self.many is None else 2) or not all(self.forms)


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
    """All the texts that an expression may give: a literal, a choice of literals, a table of them."""
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
            pass  # of another message, which is found where it is made
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


def write(entries: Entries, language: str) -> str:
    """The text of a .po file."""
    fields = (
        "Project-Id-Version: Longhouse",
        f"Language: {language}",
        "MIME-Version: 1.0",
        "Content-Type: text/plain; charset=UTF-8",
        "Content-Transfer-Encoding: 8bit",
        f"Plural-Forms: {LANGUAGES[language]}",
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
        forms = entry.forms if len(entry.forms) == 2 else ("", "")
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
    """The messages of the code with the translations of the file, and what the file had beyond them."""
    for text, entry in found.items():
        known = old.get(text)
        if known is not None:
            entry.forms, entry.notes = known.forms, known.notes
    return found, [entry for text, entry in old.items() if text and text not in found]


def main(words: list[str] | None = None) -> int:
    """Bring the catalogues up to date."""
    parser = argparse.ArgumentParser(description="bring the catalogues of translations up to date")
    parser.add_argument("--check", action="store_true", help="write nothing, only say what is to do")
    check = parser.parse_args(words).check
    todo = 0
    for language in LANGUAGES:
        for folder, found in sorted(collect().items()):
            path = folder / "locale" / f"{language}.po"
            before = path.read_text("utf-8") if path.exists() else ""
            entries, dropped = merge(found, read(before))
            after = write(entries, language)
            missing = [entry for entry in entries.values() if entry.missing]
            print(f"{path.relative_to(ROOT)}: {len(entries)} messages, {len(missing)} without translation")
            for entry in missing:
                print(f"  missing  {_quote(entry.text)}  ({', '.join(sorted(entry.places))})")
            for entry in dropped:
                print(f"  dropped  {_quote(entry.text)} = {' | '.join(map(_quote, entry.forms))}")
            todo += len(missing)
            if check:
                todo += before != after
            elif before != after:
                path.parent.mkdir(exist_ok=True)
                path.write_text(after, "utf-8")
    return 1 if todo else 0


if __name__ == "__main__":
    sys.exit(main())
