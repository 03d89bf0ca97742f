"""The licences of everything that is shipped, from what the packages say about themselves."""

from __future__ import annotations

import json
from email import message_from_string
from pathlib import Path
from typing import NamedTuple

from tools import install
from tools.shell import ROOT, Stop

MODULES = ROOT / "node_modules"
UNSHIPPED = {"@types/emscripten", "ws"}  # type declarations, and what Pyodide needs only under Node


class Work(NamedTuple):
    """A third-party work."""

    name: str
    version: str
    licence: str
    home: str
    text: str  # of the licence, where the package includes it


def works() -> list[Work]:
    """All of them, by name."""
    lock = json.loads((ROOT / "package-lock.json").read_text())
    folders = [path for path, info in lock["packages"].items() if path and not info.get("dev")]
    found = [_from_npm(ROOT / path) for path in folders]
    found += [_from_wheel(path) for path in sorted(install.wheels("page").glob("*.dist-info"))]
    python = json.loads((MODULES / "pyodide" / "pyodide-lock.json").read_text())["info"]["python"]
    found.append(Work("CPython (in Pyodide)", python, "PSF-2.0", "https://www.python.org", ""))
    unlicensed = [work.name for work in found if not work.licence]
    if unlicensed:
        raise Stop(f"No licence is known for {', '.join(unlicensed)}: it cannot be shipped.")
    return sorted(
        {work for work in found if work.name not in UNSHIPPED},
        key=lambda work: (work.name.lower(), work.version),
    )


def _from_npm(folder: Path) -> Work:
    data = json.loads((folder / "package.json").read_text())
    source = data.get("repository") or ""
    source = source if isinstance(source, str) else source.get("url", "")
    home = data.get("homepage") or source.removeprefix("git+").removesuffix(".git")
    home = home if home.startswith("https://") else ""
    texts = sorted(folder.glob("LICEN[CS]E*"))
    text = texts[0].read_text() if texts else ""
    licence = str(data.get("license", "")).replace("APACHE", "Apache")
    return Work(data["name"], data["version"], licence, home.partition("#")[0], text)


def _from_wheel(folder: Path) -> Work:
    data = message_from_string((folder / "METADATA").read_text())
    text = "\n".join(path.read_text() for path in sorted(folder.rglob("LICENSE*")))
    licence = data["License-Expression"] or data["License"]
    if not licence:
        kinds = [kind for kind in data.get_all("Classifier", []) if kind.startswith("License ::")]
        licence = kinds[0].rpartition(" :: ")[2] if kinds else ""
    links = dict(line.split(", ", 1) for line in data.get_all("Project-URL", []))
    home = links.get("Homepage") or links.get("Source") or ""
    return Work(data["Name"], data["Version"], licence, home, text)


def for_the_app() -> bytes:
    """Name, version, licence and home of each, for the credits in the app."""
    return json.dumps([work[:4] for work in works()], ensure_ascii=False).encode()


def as_text() -> bytes:
    """Everything, with the texts of the licences."""
    head = "Longhouse is under the MIT licence. It ships these works by others, some of them byte-compiled:\n"
    lines = [head, *(f"{work.name} {work.version}: {work.licence}, {work.home}" for work in works())]
    rule = "-" * 78
    texts = [
        ("Longhouse", (ROOT / "LICENSE").read_text()),
        *((work.name, work.text) for work in works() if work.text),
    ]
    lines += [f"\n{rule}\n{name}\n{rule}\n\n{text.strip()}" for name, text in texts]
    return ("\n".join(lines) + "\n").encode()
