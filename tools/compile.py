"""Turns the Python package and the standard library into byte code for the Python that Pyodide runs."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

from tools import install
from tools.shell import CACHE, ROOT, fingerprint, run, say

MAKERS = ["package-lock.json", "requirements/compile.txt", "tools/compile_inside.py", "tools/pyodide.mjs"]
ARCHIVES = ("longhouse.zip", "stdlib.zip")


def package_files(package: Path) -> list[Path]:
    """The files of the package that belong into the archive: sources and data."""
    unwanted = {".pyc", ".pyi", ".pot"}
    files = (path for path in package.rglob("*") if path.is_file() and path.suffix not in unwanted)
    return sorted(path for path in files if "__pycache__" not in path.parts)


def compiled(package: Path) -> dict[str, bytes]:
    """The two byte-compiled archives by name; made only if their sources have changed."""
    files = package_files(package)
    names = "\n".join(path.relative_to(package).as_posix() for path in files)
    listing = CACHE / "compile" / "names.txt"
    listing.parent.mkdir(parents=True, exist_ok=True)
    listing.write_text(names)
    folder = CACHE / "compile" / fingerprint([listing, *files, *(ROOT / maker for maker in MAKERS)])
    if not all((folder / name).exists() for name in ARCHIVES):
        install.wheels("compile")
        say("compiling the app and the standard library with Pyodide's own Python")
        for old in listing.parent.glob("*/"):
            shutil.rmtree(old)
        work = folder.with_suffix(".part")
        work.mkdir(parents=True)
        with zipfile.ZipFile(work / "longhouse.zip", "w") as archive:
            for path in files:
                archive.write(path, f"{package.name}/{path.relative_to(package).as_posix()}")
        run(
            [
                "node",
                "tools/pyodide.mjs",
                "-OO",
                "tools/compile_inside.py",
                work.relative_to(ROOT).as_posix(),
            ],
            otherwise="The Python code could not be compiled for Pyodide: mend the error above.",
        )
        work.rename(folder)
    return {name: (folder / name).read_bytes() for name in ARCHIVES}
