"""Runs inside Pyodide: trims the standard library and byte-compiles it and the app with pyodide-build.

Usage: compile_inside.py FOLDER, where FOLDER holds archives with sources: longhouse.zip and those of others.
They are replaced by their byte-compiled form. Beside them are put stdlib.zip, shell.json (the page before
Python runs, in each language), words.json (what it says), titles.json (of the games) and the folder
`app` with the parts of longhouse.zip.
"""

import ast
import importlib
import json
import sys
import zipfile
from pathlib import Path

WHOLE_LIBRARY = Path("node_modules/pyodide/python_stdlib.zip")
PYSCRIPT = Path("node_modules/@pyscript/core/src/stdlib/pyscript")
TOOLS = Path(".cache/compile-tools")

# Taken from our own tools instead.
REPLACED = {"pyodide/_package_loader.py": Path("tools/no_packages.py")}
# Imported late, or only in the browser, by Pyodide, PyScript or the library itself.
LATE = """
    asyncio base64 codecs contextlib dataclasses datetime enum functools html inspect io json linecache
    locale pkgutil re string tokenize traceback types typing unicodedata urllib.parse warnings weakref zlib
    encodings.ascii encodings.cp437 encodings.latin_1 encodings.raw_unicode_escape encodings.unicode_escape
    encodings.utf_16 encodings.utf_8 encodings.utf_8_sig
"""
# Compression and encryption that the library imports where it can; nothing here uses them. Making the
# constants of ssl takes a hundredth of the start.
UNUSED = ("bz2.py", "lzma.py", "compression/", "ssl.py")
# What only Pyodide's loader of packages would import; each is kept if anything else comes to name it.
OF_PACKAGES = "fnmatch glob importlib.resources pathlib pyodide.common random shutil tempfile zipfile"


def imported_names(source: str) -> set[str]:
    """Every absolute module that a source file imports anywhere, also inside functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            names.add(node.module)
    return names


def wanted_modules(archives: list[Path]) -> set[str]:
    """The modules that these archives and PyScript import from the standard library."""
    sources: list[str] = []
    for path in archives:
        with zipfile.ZipFile(path) as archive:
            sources += [archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")]
    sources += [path.read_text() for path in PYSCRIPT.rglob("*.py")]
    names = set(LATE.split()).union(*map(imported_names, sources))
    return {name for name in names if name.partition(".")[0] in sys.stdlib_module_names}


def write_library(archives: list[Path], target: Path) -> None:
    """Write the sources of the needed part of the standard library as one archive."""
    wanted = wanted_modules(archives)
    unneeded = {name.replace(".", "/") for name in OF_PACKAGES.split() if name not in wanted}
    for name in sorted(wanted):
        try:
            importlib.import_module(name)
        except ImportError as error:
            print(f"not in Pyodide, left out: {name} ({error})")
    origins = [getattr(module.__spec__, "origin", None) for module in list(sys.modules.values())]
    inside = {origin.partition(".zip/")[2] for origin in origins if origin and ".zip/" in origin}
    with zipfile.ZipFile(WHOLE_LIBRARY) as whole, zipfile.ZipFile(target, "w") as trimmed:
        for name in sorted(whole.namelist()):
            ours = name.startswith(("pyodide/", "_pyodide/")) and not name.endswith("/")
            ways = {name.removesuffix(".py"), *map(str, Path(name).parents)}
            if (name in inside or ours) and not name.startswith(UNUSED) and not ways & unneeded:
                other = REPLACED.get(name)
                trimmed.writestr(name, other.read_bytes() if other else whole.read(name))
        for path in sorted(PYSCRIPT.glob("*.py")):  # otherwise PyScript writes and compiles it at every start
            trimmed.write(path, f"pyscript/{path.name}")


def main() -> None:
    folder = Path(sys.argv[1])
    archives, library = sorted(folder.glob("*.zip")), folder / "stdlib.zip"
    write_library(archives, library)  # first: what the tools below import does not belong in it
    sys.path.append(str(TOOLS.resolve()))
    compile_archive = importlib.import_module("pyodide_build._py_compile")._py_compile_archive
    for archive in (*archives, library):
        compile_archive(archive, keep=False, verbose=False, compression_level=0)
    sys.path.append(str(Path.cwd()))
    parts = importlib.import_module("tools.parts")
    with zipfile.ZipFile(library) as opened:
        library.write_bytes(parts.indexed({name: opened.read(name) for name in opened.namelist()}))
    sys.path.insert(0, str(folder / "longhouse.zip"))
    shells = importlib.import_module("longhouse.app.shell").drawn()
    (folder / "shell.json").write_text(json.dumps(shells))
    words = importlib.import_module("longhouse.app.boot").told()
    (folder / "words.json").write_text(json.dumps(words))
    games = importlib.import_module("longhouse.games")
    titles = {game: games.cover(game).meta.title for game in games.GAMES}
    (folder / "titles.json").write_text(json.dumps(titles))
    take_apart(folder)


def take_apart(folder: Path) -> None:
    """Write the parts of the app; what has been loaded to draw the shell is what the home screen needs."""
    split = importlib.import_module("tools.parts").split
    read_po = importlib.import_module("longhouse.app.i18n").read_po
    (folder / "app").mkdir()
    for name, content in split((folder / "longhouse.zip").read_bytes(), set(sys.modules), read_po).items():
        (folder / "app" / name).write_bytes(content)


main()
