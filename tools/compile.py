"""Turns the Python package and the standard library into byte code for the Python that Pyodide runs."""

from __future__ import annotations

import os
import shutil
import zipfile
from pathlib import Path

from tools import install, licences
from tools.shell import CACHE, ROOT, fingerprint, run, say
from tools.shipped import checked

MAKERS = [
    "package-lock.json", "requirements/compile.txt", "requirements/page.txt", "tools/compile_inside.py",
    "requirements/shipped.txt", "tools/licences.py", "tools/no_packages.py", "tools/parts.py",
    "tools/pyodide.mjs", "tools/quick_imports.py",
]  # fmt: skip
MODULES = ROOT / "node_modules"
QUICK = "tools/quick_imports.py"
RESULTS = ("segno.zip", "stdlib.zip", "shell.json", "titles.json", "words.json")
# All that we need of segno: the rest writes pictures, and would pull in much of the standard library.
SEGNO = ("segno/consts.py", "segno/encoder.py")
# Of no use in a page: the command line, what only tests need, and adapters for research libraries.
ELSEWHERE = {"__pycache__", "__main__.py", "arena.py", "cli.py", "conformance", "conformance.py", "research"}
KEPT = 5  # results of earlier builds


def package_files(package: Path) -> list[Path]:
    """The files of the package that belong in the archive: sources and data."""
    unwanted = {".css", ".pyc", ".pyi", ".typed", ".pot"}
    files = (path for path in package.rglob("*") if path.is_file() and path.suffix not in unwanted)
    return sorted(path for path in files if not ELSEWHERE & set(path.relative_to(package).parts))


def sources() -> list[Path]:
    """The third-party files that are compiled."""
    wheels = install.wheels("page")
    pyscript = sorted((MODULES / "@pyscript/core/src/stdlib/pyscript").glob("*.py"))
    return [MODULES / "pyodide/python_stdlib.zip", *pyscript, *(wheels / name for name in SEGNO)]


def compiled(package: Path) -> dict[str, bytes]:
    """The byte-compiled archives, and the shell, by name; made only if their sources have changed."""
    files = package_files(package)
    folder = CACHE / "compile" / fingerprint([*files, *(ROOT / maker for maker in MAKERS)])
    if not folder.exists():
        install.wheels("compile")
        wheels = install.wheels("page")
        for path in sources():
            checked(path)
        say("compiling the app and the standard library with Pyodide's own Python")
        for old in sorted(CACHE.glob("compile/*"), key=lambda path: path.stat().st_mtime)[:-KEPT]:
            shutil.rmtree(old, ignore_errors=True)
        work = CACHE / f"compile-{os.getpid()}"
        work.mkdir(parents=True)
        with zipfile.ZipFile(work / "longhouse.zip", "w") as archive:
            for path in files:
                archive.write(path, f"{package.name}/{path.relative_to(package).as_posix()}")
            archive.write(ROOT / QUICK, "sitecustomize.py")
            archive.writestr(f"{package.name}/app/licences.json", licences.for_the_app())
        with zipfile.ZipFile(work / "segno.zip", "w") as archive:
            for name in SEGNO:
                archive.write(wheels / name, name)
            archive.write(next(wheels.glob("segno-*/licenses/LICENSE")), "segno/LICENSE")
        inside = work.relative_to(ROOT).as_posix()
        run(
            ["node", "tools/pyodide.mjs", "-OO", "tools/compile_inside.py", inside],
            otherwise="The Python code could not be compiled for Pyodide: fix the error.",
        )
        folder.parent.mkdir(exist_ok=True)
        work.rename(folder)
    parts = [f"app/{path.name}" for path in sorted((folder / "app").iterdir())]
    return {name: (folder / name).read_bytes() for name in (*RESULTS, *parts)}
