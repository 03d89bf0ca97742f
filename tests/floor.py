"""Reads style sheets, scripts and Python's calls of the browser for what the oldest promised browsers lack.

The data are those of MDN (npm: @mdn/browser-compat-data). What a name belongs to is not always known: a
member of an unknown object counts as lacking only if the floor lacks every member of that name.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from tools.shell import ROOT
from tools.styles import flat

FLOOR = {"chrome": "112", "firefox": "121", "safari": "16.4"}
FLOOR |= {"chrome_android": "112", "firefox_android": "121", "safari_ios": "16.4"}
DATA = ROOT / "node_modules" / "@mdn" / "browser-compat-data" / "data.json"
OWNERS = {
    "caches": "CacheStorage", "crypto": "Crypto", "document": "Document", "globalThis": "Window",
    "history": "History", "localStorage": "Storage", "location": "Location", "navigator": "Navigator",
    "performance": "Performance", "self": "ServiceWorkerGlobalScope", "window": "Window",
}  # fmt: skip
GLOBAL = ("globalThis", "self", "window")
UNITS = {
    "container_query_length_units": r"cq[whib]|cqmin|cqmax",
    "viewport_percentage_units_dynamic": r"dv(?:[hwib]|min|max)",
    "viewport_percentage_units_large": r"lv(?:[hwib]|min|max)",
    "viewport_percentage_units_small": r"sv(?:[hwib]|min|max)",
}


def number(version: str) -> tuple[int, ...]:
    """A version that can be compared."""
    return tuple(int(part) for part in re.findall(r"\d+", version)) or (0,)


def has(feature: dict[str, Any]) -> bool:
    """Whether every browser of the floor has a feature, whole, under its own name and without a switch."""
    support = feature["__compat"]["support"]

    def there(statement: dict[str, Any], floor: str) -> bool:
        odd = {"flags", "partial_implementation", "prefix", "alternative_name"} & statement.keys()
        added, removed = statement["version_added"], statement.get("version_removed")
        gone = removed is not None and number(removed) <= number(floor)
        return bool(added) and added != "preview" and not odd and not gone and number(added) <= number(floor)

    for browser, floor in FLOOR.items():
        told = support.get(browser, [])
        if not any(there(statement, floor) for statement in (told if isinstance(told, list) else [told])):
            return False
    return True


@cache
def data() -> dict[str, Any]:
    """All of the data."""
    found: dict[str, Any] = json.loads(DATA.read_text("utf-8"))
    return found


def at(*path: str) -> dict[str, Any] | None:
    """The feature at this place of the data."""
    node: Any = data()
    for name in path:
        node = node.get(name)
        if node is None:
            return None
    return node if "__compat" in node else None


def lacking(path: tuple[str, ...]) -> bool:
    """Whether the data know this feature and the floor lacks it."""
    feature = at(*path)
    return feature is not None and not has(feature)


@cache
def members() -> dict[str, bool]:
    """Every name of a member or event, and whether the floor has it anywhere."""
    found: dict[str, bool] = {}
    builtins = data()["javascript"]["builtins"]
    owners = [*data()["api"].values(), *builtins.values(), *builtins["Intl"].values()]
    for owner in owners:
        for name, feature in owner.items():
            if isinstance(feature, dict) and "__compat" in feature and name != "__compat":
                plain = name.removesuffix("_static")
                found[plain] = found.get(plain, False) or has(feature)
    return found


# -- style sheets


def style_lacks(text: str) -> Iterator[str]:
    """What a style sheet uses and the floor lacks; the build writes nesting out."""
    text = flat(text)
    text = re.sub(r"/\*.*?\*/", " ", text, flags=re.S)
    text = re.sub(r"\"[^\"]*\"|'[^']*'|url\([^)]*\)", '""', text)
    for name in set(re.findall(r"@([a-z-]+)", text)):
        if lacking(("css", "at-rules", name)):
            yield f"@{name}"
    for query in re.findall(r"@media([^{]*)", text):
        for name in re.findall(r"\(\s*([a-z-]+)", query):
            plain = re.sub(r"^(min|max)-", "", name)
            if lacking(("css", "at-rules", "media", plain)):
                yield f"@media ({name})"
        if re.search(r"[<>]", query) and lacking(("css", "at-rules", "media", "range_syntax")):
            yield "@media with < or >"
    rules = re.findall(r"([^{};]*)\{([^{}]*)\}", text)
    for selector, body in rules:
        for name in set(re.findall(r"::?([a-z-]+)", selector)):
            if not selector.lstrip().startswith("@") and lacking(("css", "selectors", name)):
                yield f":{name}"
        for declaration in body.split(";"):
            name, colon, value = (part.strip() for part in declaration.partition(":"))
            if colon:
                yield from value_lacks(name, value)


def value_lacks(name: str, value: str) -> Iterator[str]:
    """What a declaration uses and the floor lacks."""
    if lacking(("css", "properties", name)):
        yield name
    for word in set(re.findall(r"(?<![\w#-])[a-z][a-z-]*(?![\w(-])", value)):
        if lacking(("css", "properties", name, word)):
            yield f"{name}: {word}"
    for function in set(re.findall(r"([a-z][a-z0-9-]*)\(", value)):
        if any(function == found and not has(feature) for found, feature in functions()):
            yield f"{function}()"
    for unit, pattern in UNITS.items():
        if re.search(rf"\d(?:{pattern})\b", value) and lacking(("css", "types", "length", unit)):
            yield f"{name}: {value}"


@cache
def functions() -> list[tuple[str, dict[str, Any]]]:
    """The functions that values of properties may be."""

    def below(node: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any]]]:
        for name, inner in node.items():
            if isinstance(inner, dict) and name != "__compat":
                if "__compat" in inner:
                    yield name, inner
                yield from below(inner)

    return list(below(data()["css"]["types"]))


# -- scripts

SKIPPED = re.compile(
    r"//[^\n]*|/\*.*?\*/|\"(?:\\.|[^\"\\\n])*\"|'(?:\\.|[^'\\\n])*'|(?<=[(,=:!]) */(?:\\.|[^/\\\n])+/[a-z]*",
    re.S,
)


def script_lacks(text: str) -> Iterator[str]:
    """What a script calls and the floor lacks."""
    for event in set(re.findall(r"addEventListener\(\"(\w+)\"", text)):
        if members().get(f"{event}_event") is False:
            yield f"event {event}"
    code = SKIPPED.sub(" ", text)
    for owner, chain in set(re.findall(r"(?<![\w.$])([A-Za-z_$][\w$]*)((?:\??\.[A-Za-z_$][\w$]*)*)", code)):
        yield from chain_lacks(owner, re.findall(r"[\w$]+", chain))
    for name in set(re.findall(r"[\])`]\??\.([A-Za-z_$][\w$]*)", code)):
        if members().get(name) is False:
            yield f".{name}"


def python_lacks(source: str) -> Iterator[str]:
    """What Python code calls of the browser and the floor lacks."""
    tree = ast.parse(source)
    ours = {
        alias.asname or alias.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in ("js", "pyscript")
        for alias in node.names
    }
    for name in sorted(ours):
        yield from chain_lacks(name, [])
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            owner, _, chain = ast.unparse(node).partition(".")
            if owner in ours and re.fullmatch(r"[\w.]+", chain):
                yield from chain_lacks(owner, chain.split("."))


def chain_lacks(owner: str, chain: list[str]) -> Iterator[str]:
    """What an expression `owner.a.b` uses and the floor lacks."""
    for place in (("api",), ("javascript", "builtins")):
        if lacking((*place, owner)):
            yield owner
    for name in chain[:1]:
        known = OWNERS.get(owner, owner)
        places = [
            (*place, *inside, form)
            for place in (("api",), ("javascript", "builtins"))
            for inside in ((known,), ())
            if owner in GLOBAL or inside
            for form in (name, f"{name}_static")
        ]
        found = [feature for feature in (at(*place) for place in places) if feature]
        there = any(has(feature) for feature in found) if found else members().get(name, True)
        if not there:
            yield f"{owner}.{name}"
    yield from (f".{name}" for name in chain[1:] if members().get(name) is False)


def everything() -> dict[str, list[str]]:
    """What the floor lacks, by the file that uses it."""
    package = ROOT / "py" / "longhouse"
    readers = {
        style_lacks: [*ROOT.glob("static/css/*.css"), *package.glob("games/*/game.css")],
        script_lacks: [*ROOT.glob("static/**/*.js")],
        python_lacks: [*package.glob("browser/*.py")],
    }
    found: dict[str, list[str]] = {}
    for reader, paths in readers.items():
        assert paths
        for path in sorted(paths):
            if lacks := sorted(set(reader(Path(path).read_text("utf-8")))):
                found[path.relative_to(ROOT).as_posix()] = lacks
    return found
