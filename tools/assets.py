"""The files that go into the site as they are: from npm packages and from `static/`."""

from __future__ import annotations

import json
import re
from pathlib import Path, PurePosixPath

from tools.shell import ROOT, Stop
from tools.shipped import checked
from tools.styles import flat

MODULES = ROOT / "node_modules"
STATIC = ROOT / "static"
ENTRIES = ("index.html", "sw.js", "manifest.webmanifest")  # they keep their names
TEXT_WEIGHTS = (400, 500, 700)

# What the page needs of the npm packages: package folder, file patterns, folder in the site.
Table = list[tuple[str, list[str], str]]
RUNTIME: Table = [
    ("pyodide", ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"], ""),
    ("@pyscript/core/dist", ["core.js", "core-*.js", "error-*.js"], "pyscript/"),
    ("@pyscript/core", ["LICENSE"], "pyscript/"),
    ("idiomorph/dist", ["idiomorph.min.js"], ""),
    ("qr", ["decode.js", "index.js", "LICENSE"], "qr/"),
]
FONTS: Table = [
    ("@fontsource/modern-antiqua/files", ["*-latin-400-normal.woff2"], ""),
    ("@fontsource/alegreya-sans/files", [f"*-latin-{weight}-normal.woff2" for weight in TEXT_WEIGHTS], ""),
    (
        "@fontsource/alegreya-sans/files",
        [f"*-latin-ext-{weight}-normal.woff2" for weight in TEXT_WEIGHTS],
        "",
    ),
    ("@fontsource/modern-antiqua", ["LICENSE"], "modern-antiqua/"),
    ("@fontsource/alegreya-sans", ["LICENSE"], "alegreya-sans/"),
]

Files = dict[str, bytes]  # path in the site or in one folder of it -> contents


def from_npm(table: Table) -> Files:
    """The files of npm packages that a table names."""
    files = {name: checked(path) for name, path in found(table).items()}
    return {name: without_map(content) if name.endswith("js") else content for name, content in files.items()}


def found(table: Table) -> dict[str, Path]:
    """The files that a table names, by their place in the site."""
    files: dict[str, Path] = {}
    for source, patterns, folder in table:
        for pattern in patterns:
            paths = sorted((MODULES / source).glob(pattern))
            if not paths:
                raise Stop(
                    f"The npm package folder {source} has no {pattern}: fix the table in tools/assets.py."
                )
            # Not every host knows that .mjs is JavaScript (nginx does not), and browsers insist on it.
            files |= {folder + path.name.replace(".mjs", ".js"): path for path in paths}
    return files


def sources() -> list[Path]:
    """Everything that is taken from npm packages unchanged."""
    return [*found(RUNTIME).values(), *found(FONTS).values()]


def without_map(script: bytes) -> bytes:
    """Drop the reference to a source map, which is not shipped."""
    return re.sub(rb"\n//# sourceMappingURL=\S*\s*$", b"\n", script)


def static_files(package: Path) -> Files:
    """Everything below static/ except the entry points; style sheets are joined, with those of the games."""
    paths = sorted(filter(Path.is_file, STATIC.rglob("*")))
    files = {path.relative_to(STATIC).as_posix(): path.read_bytes() for path in paths}
    for name in ENTRIES:
        files.pop(name, None)
    looks = sorted(package.glob("games/*/game.css"))
    files["css/games.css"] = b"".join(path.read_bytes() for path in looks)
    return joined(files)


def joined(files: Files) -> Files:
    """Replace each `@import url("sibling.css");` by the style sheet that it names; write nesting out."""
    imported: set[str] = set()

    def content(name: str) -> bytes:
        def take(found: re.Match[bytes]) -> bytes:
            sibling = str(PurePosixPath(name).with_name(found[1].decode()))
            imported.add(sibling)
            return content(sibling)

        return re.sub(rb'@import url\("([\w.-]+)"\);', take, files[name])

    sheets = {name: flat(content(name).decode()).encode() for name in files if name.endswith(".css")}
    return {name: data for name, data in {**files, **sheets}.items() if name not in imported}


def entry_files() -> Files:
    """The files that keep their names."""
    paths = [ROOT / "index.html", *(STATIC / name for name in ENTRIES[1:])]
    return {path.name: path.read_bytes() for path in paths}


def minimal_lock() -> str:
    """A Pyodide lock file without packages, as a JavaScript string."""
    lock = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text())
    return json.dumps(json.dumps({"info": lock["info"], "packages": {}}))
