"""The shape of the house: who may import whom, what is standard library, how long a file may be."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from longhouse.engine import Match, Presentation
from longhouse.games import FOLDERS, GAMES

from . import fourth
from .play import FOURTH, fourth_shelved

pytestmark = pytest.mark.host

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "py" / "longhouse"
FILES = sorted(PACKAGE.rglob("*.py"))
ROOMS = ("engine", "games", "bots", "app", "browser")  # each may import those before it
BROWSER_MODULES = {"js", "pyscript", "pyodide", "pyodide_js"}
LIBRARIES = {  # what a module may need besides the standard library, as an extra of the package
    "engine/views.py": {"typing_extensions"},  # for the type checker alone
    "research/open_spiel.py": {"pyspiel", "numpy"},
    "research/pettingzoo.py": {"pettingzoo", "gymnasium", "numpy"},
}
LONGEST = 400
REQUIRED = {"meta", "data", "state", "questions", "rules", "scoring", "observe", "board", "words"}


def name(file: Path) -> str:
    """A file as `engine/match.py`."""
    return file.relative_to(PACKAGE).as_posix()


@cache
def imports(file: Path) -> list[tuple[str, int]]:
    """Absolute names of all modules that a file imports, anywhere in it, with the line."""
    return list(_imports(file))


def _imports(file: Path) -> Iterator[tuple[str, int]]:
    parts = ("longhouse", *file.relative_to(PACKAGE).with_suffix("").parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name, node.lineno
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(parts[: len(parts) - node.level]) if node.level else ""
            module = ".".join(filter(None, (base, node.module or "")))
            yield module, node.lineno
            for alias in node.names:
                yield f"{module}.{alias.name}", node.lineno


def room(file: Path) -> str:
    return file.relative_to(PACKAGE).parts[0]


def test_there_is_something_to_check() -> None:
    assert {room(file) for file in FILES} >= {"engine", "games"}


@pytest.mark.parametrize("file", FILES, ids=name)
def test_imports_point_one_way(file: Path) -> None:
    """browser -> app -> bots -> games -> engine."""
    if room(file) not in ROOMS:
        return  # the package itself: it joins the registry to the engine
    allowed = ROOMS[: ROOMS.index(room(file)) + 1]
    for module, line in imports(file):
        words = module.split(".")
        if words[0] == "longhouse" and len(words) > 1 and words[1] != "__version__":
            assert words[1] in allowed, f"{name(file)}:{line} imports {module}"


@pytest.mark.parametrize("file", [f for f in FILES if room(f) in ROOMS], ids=name)
def test_named_tuples_are_those_that_are_made_quickly(file: Path) -> None:
    """See `engine/record.py`: each of those of `typing` costs a start in the browser a millisecond."""
    if name(file) != "engine/record.py":
        assert "typing.NamedTuple" not in dict(imports(file)), f"take that of engine.record in {name(file)}"


@pytest.mark.parametrize("file", [f for f in FILES if room(f) == "games"], ids=name)
def test_games_do_not_import_each_other(file: Path) -> None:
    folder = file.relative_to(PACKAGE).parts[1]
    for module, line in imports(file):
        words = module.split(".")
        if words[:2] == ["longhouse", "games"] and len(words) > 2 and words[2] in FOLDERS:
            assert words[2] == folder, f"{name(file)}:{line} imports {module}"


@pytest.mark.parametrize("file", [f for f in FILES if room(f) != "browser"], ids=name)
def test_only_the_browser_room_imports_the_browser(file: Path) -> None:
    for module, line in imports(file):
        assert module.split(".")[0] not in BROWSER_MODULES, f"{name(file)}:{line} imports {module}"


@pytest.mark.parametrize("file", [f for f in FILES if room(f) != "browser"], ids=name)
def test_standard_library_only(file: Path) -> None:
    """Nothing to install for engine and games; bots and app keep to it too."""
    for module, line in imports(file):
        first = module.split(".")[0]
        allowed = first == "longhouse" or first in sys.stdlib_module_names
        assert allowed or first in LIBRARIES.get(name(file), ()), f"{name(file)}:{line} imports {module}"


@pytest.mark.parametrize("file", [f for f in FILES if room(f) == "research"], ids=name)
def test_the_adapters_stand_on_the_games_and_nothing_stands_on_them(file: Path) -> None:
    for module, line in imports(file):
        words = module.split(".")
        if words[0] == "longhouse":
            assert words[1] in ("engine", "games", "research"), f"{name(file)}:{line} imports {module}"
    for other in FILES:
        if room(other) != "research":
            assert not [m for m, _ in imports(other) if m.startswith("longhouse.research")], name(other)


@pytest.mark.parametrize(
    "file", [f for f in FILES if room(f) in ("engine", "games", "bots", "app")], ids=name
)
def test_no_clock_and_no_chance_but_our_own(file: Path) -> None:
    """Randomness only through the generator in the state; time arrives as a message."""
    for module, line in imports(file):
        first = module.split(".")[0]
        assert first not in {"random", "secrets", "uuid", "time"}, f"{name(file)}:{line} imports {module}"
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Attribute):
            assert node.attr not in {"urandom", "utcnow", "today"}, f"{name(file)}:{node.lineno}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            assert node.func.attr != "now", f"{name(file)}:{node.lineno}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in {"eval", "exec", "__import__"}, f"{name(file)}:{node.lineno}"


@pytest.mark.parametrize(
    "file", [*FILES, *sorted((ROOT / "tests").rglob("*.py"))], ids=lambda file: file.name
)
def test_files_are_short_enough_to_read_in_one_sitting(file: Path) -> None:
    assert len(file.read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.parametrize("file", FILES, ids=name)
def test_every_module_says_what_it_is_and_every_public_function_too(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    if not tree.body:
        return
    assert ast.get_docstring(tree), f"{name(file)} has no docstring"
    if room(file) in ("engine", "games"):
        for node in tree.body:
            if isinstance(node, ast.FunctionDef | ast.ClassDef) and not node.name.startswith("_"):
                assert ast.get_docstring(node), f"{name(file)}:{node.lineno} {node.name} has no docstring"


@pytest.mark.parametrize("game", FOLDERS)
def test_each_game_folder_has_the_same_modules(game: str) -> None:
    folder = PACKAGE / "games" / game
    for module in REQUIRED:
        assert (folder / f"{module}.py").exists() or (folder / module / "__init__.py").exists(), module


def test_a_fourth_game_is_one_folder_and_a_line_in_the_registry() -> None:
    """The fourth game is a folder; nothing else knows it, and it plays, saves and links."""
    assert FOURTH not in GAMES
    assert not [file for file in FILES if FOURTH in file.read_text(encoding="utf-8").split()]
    with fourth_shelved():
        match = Match.new(FOURTH, 2, 5)
        match.play("draw")
        for again in (Match.from_json(match.to_json()), Match.from_link(match.to_link())):
            assert again.digest() == match.digest()
        assert isinstance(match.game.presentation(), Presentation)
    with pytest.raises(ValueError):
        Match.new(FOURTH, 2, 5)


def test_the_fourth_game_is_small() -> None:
    """Else it shows nothing: this is all that a game must have."""
    files = [file for file in Path(fourth.__file__).parent.rglob("*") if file.suffix in (".py", ".css")]
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 230


def test_the_registry_is_one_line() -> None:
    """Each game's id stands once in the registry, and its folder bears that name."""
    text = (PACKAGE / "games" / "__init__.py").read_text(encoding="utf-8")
    for game in GAMES:
        assert text.count(f'"{game}"') == 1 and (PACKAGE / "games" / game / "__init__.py").exists()


def test_the_engine_alone_loads_no_game() -> None:
    """The bots' worker and the tests of the engine need no pictures: games are imported when asked for."""
    import os
    import subprocess

    code = "import sys, longhouse.engine; print([m for m in sys.modules if m.startswith('longhouse.games')])"
    env = {**os.environ, "PYTHONPATH": str(ROOT / "py")}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=env, check=True)
    assert done.stdout.strip() == "[]"
