"""Builds the static site into `dist/`.

Everything but the entry points lies in folders named after a hash of what is in them, so that browsers may
keep it for ever: `assets/runtime-…` (PyScript, Pyodide, standard library), `assets/fonts-…`, `assets/app-…`
(our Python) and `assets/static-…`. The sources refer to them without the hash: `./assets/app/…` from the
page, `../../fonts/…` from a file in `static/css/`.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path

from tools import install, licences
from tools.assets import FONTS, RUNTIME, Files, entry_files, from_npm, minimal_lock, static_files
from tools.compile import compiled
from tools.engine import slim
from tools.shell import ROOT, say

DIST = ROOT / "dist"
PACKAGE = ROOT / "py" / "longhouse"
COUNTED = ("pyodide.asm.wasm", "stdlib.zip", "longhouse.zip")  # what every start waits for
ONLINE = ("LICENSE", "card.png")  # of no use without a network
TEXTS = (".html", ".js", ".css", ".webmanifest")
# Script modules that every start needs, so that the page asks for them at once.
EARLY = re.compile(
    r"/runtime/(database|files|parts|updates|interpreter)\.js$|/pyodide(\.asm)?\.js$|/pyscript/core[^/]*\.js$"
)


def build(package: Path = PACKAGE, dist: Path = DIST) -> Path:
    """Build the site from the package given."""
    install.node_modules()
    archives = compiled(package)
    shells: dict[str, str] = json.loads(archives["shell.json"])
    titles: dict[str, str] = json.loads(archives["titles.json"])
    say(f"writing the site to {dist.name}/")
    words: dict[str, dict[str, str]] = json.loads(archives["words.json"])
    runtime = {**slim(from_npm(RUNTIME)), **{name: archives[name] for name in ("stdlib.zip", "segno.zip")}}
    app = {path.removeprefix("app/"): content for path, content in archives.items() if "/" in path}
    parts = {name: sums(content) for name, content in app.items() if name not in COUNTED}
    told = {
        "lock": minimal_lock(),
        "words": json.dumps(words),
        "sums": json.dumps(
            parts | {name: sums(content) for name, content in (runtime | app).items() if name in COUNTED}
        ),
        "parts": json.dumps(parts),
        "games": json.dumps(list(titles)),
    }
    folders: dict[str, Files] = {
        "runtime": runtime,
        "fonts": from_npm(FONTS),
        "app": app,
        "static": filled(static_files(package), told),
    }
    places: dict[str, str] = {}  # "runtime" -> "runtime-0123456789"
    site: Files = {}
    for name, files in folders.items():  # in this order: the static files mention the folders before them
        done = placed(files, places)
        places[name] = f"{name}-{content_hash(done)}"
        site |= {f"assets/{places[name]}/{path}": content for path, content in done.items()}
    values = {
        "bytes": str(sum(len(content) for path, content in site.items() if path.endswith(COUNTED))),
        "preload": "\n".join(
            f'<link rel="modulepreload" href="./{path}">'
            for path in sorted(filter(EARLY.search, site), key=lambda path: len(site[path]))
        ),
        "shell": shells.pop("en"),
        "shells": "\n".join(
            f'<template id="shell-{lang}">{shell}</template>' for lang, shell in shells.items()
        ),
        "scripts": "\n".join(f'<p lang="{lang}">{said["script"]}</p>' for lang, said in words.items()),
        "about": json.dumps(words["en"]["about"]),
        "abouts": json.dumps({lang: said["about"] for lang, said in words.items() if lang != "en"}),
        "shortcuts": json.dumps([shortcut(game, title) for game, title in titles.items()]),
        "lost": json.dumps({lang: [said["lost"], said["reload"]] for lang, said in words.items()}),
        "address": public_address(os.environ),
        "files": json.dumps(["licences.txt", *(path for path in site if not path.endswith(ONLINE))]),
    }
    entries = placed(filled(entry_files(), values), places)
    entries["licences.txt"] = licences.as_text()
    site |= filled(entries, {"version": content_hash(site | entries)})
    write(site, dist)
    return dist


def shortcut(game: str, title: str) -> dict[str, object]:
    """A game's entry in the menu of the installed app."""
    icon = {"src": "./assets/static/icons/icon-192.png", "sizes": "192x192", "type": "image/png"}
    return {"name": title, "url": f"./#/new/{game}", "icons": [icon]}


def public_address(environment: Mapping[str, str]) -> str:
    """The site's public address with a final slash, which link previews need; "./" if it is not known.

    It comes from LONGHOUSE_URL, or from Netlify in its builds.
    """
    given = environment.get("LONGHOUSE_URL") or (environment.get("NETLIFY") and environment.get("URL")) or ""
    return escape(given.rstrip("/") + "/") if re.match(r"https?://[^\s/]", given) else "./"


def sums(content: bytes) -> dict[str, int | str]:
    """What tells whether a file arrived as it was sent."""
    return {"size": len(content), "sum": hashlib.sha256(content).hexdigest()}


def placed(files: Files, places: Mapping[str, str]) -> Files:
    """Replace the plain folder names in references by the hashed ones."""
    if not places:
        return files
    reference = re.compile(rf"(?:(?<=assets/)|(?<=\.\./))({'|'.join(places)})/")

    def change(text: str) -> str:
        return reference.sub(lambda found: places[found[1]] + "/", text)

    return changed(files, change)


def filled(files: Files, values: Mapping[str, str]) -> Files:
    """Replace `{{names}}` by their values."""

    def change(text: str) -> str:
        return re.sub(r"\{\{(\w+)\}\}", lambda found: values.get(found[1], found[0]), text)

    return changed(files, change)


def changed(files: Files, change: Callable[[str], str]) -> Files:
    """Apply a change to our own text files."""
    return {
        path: change(content.decode()).encode() if path.endswith(TEXTS) else content
        for path, content in files.items()
    }


def content_hash(files: Files) -> str:
    """A short hash of names and contents."""
    total = hashlib.sha256()
    for name in sorted(files):
        total.update(f"{name}\0{len(files[name])}\0".encode() + files[name])
    return total.hexdigest()[:10]


def write(site: Files, dist: Path) -> None:
    """Make the folder hold exactly these files; those that have not changed are left alone."""
    for name, content in site.items():
        path = dist / name
        if not path.exists() or path.read_bytes() != content:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
    for old in sorted(dist.rglob("*"), reverse=True):  # files before the folders they are in
        if old.is_file() and old.relative_to(dist).as_posix() not in site:
            old.unlink()
        elif old.is_dir() and not any(old.iterdir()):
            old.rmdir()
