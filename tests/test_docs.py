"""The docs are true, as far as a test can tell: what they name exists, and their lists are complete."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from longhouse.app import routes
from longhouse.app.rooms import PAGES
from longhouse.games import FOLDERS
from tools import check

from .test_architecture import PACKAGE, REQUIRED, ROOMS, ROOT

pytestmark = pytest.mark.host

DOCS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
DESIGN = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
MADE = (".venv", ".venv/bin/python", ".cache/shots/", "dist/", "node_modules", "licences.txt", "locale/")
ENDINGS = (".css", ".html", ".js", ".json", ".jsonl", ".md", ".py", ".toml", ".txt")

documents = pytest.mark.parametrize("file", DOCS, ids=lambda file: file.name)


def spans(text: str) -> list[str]:
    """What stands between backticks in a line."""
    prose = re.sub(r"^( *)```.*?^\1```", "", text, flags=re.DOTALL | re.MULTILINE)
    return re.findall(r"`([^`\n]+)`", prose)


def section(title: str) -> str:
    """The text below a heading of the design, to the next one."""
    return DESIGN.split(f"\n## {title}\n")[1].partition("\n## ")[0]


@documents
def test_every_path_exists(file: Path) -> None:
    """A path is told from the project's folder, from that of the package, or from that of every game."""
    places = [ROOT, PACKAGE, PACKAGE / "games" / FOLDERS[0], PACKAGE / "games" / FOLDERS[1]]
    named = [
        span for span in spans(file.read_text(encoding="utf-8"))
        if re.fullmatch(r"[\w.][\w./-]*", span) and ("/" in span or span.endswith(ENDINGS))
    ]  # fmt: skip
    for path in named:
        assert path in MADE or any((place / path).exists() for place in places), path


@documents
def test_every_link_leads_somewhere(file: Path) -> None:
    for target in re.findall(r"\]\(([^)]+)\)", file.read_text(encoding="utf-8")):
        if target.startswith("https://"):
            continue
        name, _, anchor = target.partition("#")
        other = (file.parent / name) if name else file
        assert other.exists(), target
        if anchor:
            heads = re.findall(r"^#+ (.+)$", other.read_text(encoding="utf-8"), re.MULTILINE)
            assert anchor in {head.lower().replace(" ", "-") for head in heads}, target


@cache
def commands() -> list[str]:
    """The commands of dev.py, as its help lists them."""
    words = [sys.executable, str(ROOT / "dev.py"), "--help"]
    told = subprocess.run(words, capture_output=True, text=True, check=True).stdout
    return re.findall(r"^    (\w+)", told, re.MULTILINE)


@documents
def test_every_command_is_one(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert {*re.findall(r"(?:python3 |`)dev\.py (\w+)", text)} <= {*commands()}
    assert {*re.findall(r"dev\.py test --only (\w+)", text)} <= {*check.STAGES}
    for module in re.findall(r"-m ((?:tests|tools|bench)\.\w+)", text):
        path = ROOT / module.replace(".", "/")
        assert path.with_suffix(".py").exists() or (path / "__main__.py").exists(), module


def test_all_commands_and_stages_are_told() -> None:
    text = "".join(file.read_text(encoding="utf-8") for file in DOCS)
    for command in commands():
        assert f"python3 dev.py {command}" in text, command
    assert spans(text.split("all stages:")[1].partition(";")[0]) == list(check.STAGES)


def tree() -> Iterator[tuple[str, str]]:
    """The paths of the drawing of the house, and what is said about each."""
    block = section("The house").split("```")[1]
    above: list[str] = []
    for line in block.strip("\n").splitlines():
        found = re.fullmatch(r"( *)(\S+)(?:  +(.+))?", line)
        assert found, line
        depth = len(found[1]) // 2
        above[depth:] = [found[2]]
        yield "".join(above), found[3] or ""


def tracked() -> list[str]:
    """The files of the project, as git knows them."""
    done = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        pytest.skip("this is no clone of the repository")
    return done.stdout.splitlines()


def test_the_drawing_of_the_house_is_complete() -> None:
    paths = dict(tree())
    for path, about in paths.items():
        assert (ROOT / path).exists() and (ROOT / path).is_dir() == path.endswith("/"), path
        assert about or path == "py/longhouse/", path
    folders = {f"{name.partition('/')[0]}/" for name in tracked() if "/" in name} - {"py/"}
    rooms = {f"py/longhouse/{file.name}/" for file in PACKAGE.iterdir() if (file / "__init__.py").exists()}
    games = {f"py/longhouse/games/{game}/" for game in FOLDERS}
    assert {path for path in paths if path.endswith("/")} == folders | rooms | games | {"py/longhouse/"}


def test_every_room_has_a_paragraph() -> None:
    for room in (*ROOMS, "research"):
        assert f"\n**`{room}/`** " in section("The house"), room


def test_the_arrows_are_those_that_the_architecture_holds() -> None:
    assert f"`{' → '.join(reversed(ROOMS))}`" in section("The house")


def test_the_list_of_a_games_modules_is_that_of_the_folders() -> None:
    rows = re.findall(r"^\| `(\w+)` \|", section("A game is a folder"), re.MULTILINE)
    folders = [PACKAGE / "games" / game for game in FOLDERS]
    present = [
        {file.stem for file in folder.iterdir() if not file.name.startswith("_")} for folder in folders
    ]
    modules = set.intersection(*present) - {"game"}  # game.css is told below the list
    assert len(rows) == len(set(rows)) and set(rows) == modules


def test_the_modules_that_a_game_must_have_are_told() -> None:
    sentence = re.search(r"Only ([^.]+) are required", section("A game is a folder"))
    assert sentence
    named = set(spans(sentence[1]))
    here = {file.stem for file in (ROOT / "tests" / "fourth").iterdir() if not file.name.startswith("_")}
    assert named <= here
    assert named >= REQUIRED - {"data"}  # which a small game does without


def test_the_table_of_tests_is_complete() -> None:
    named = {path for path in spans(section("Tests")) if path.startswith("tests/")}
    kept = {name for name in tracked() if re.fullmatch(r"tests/\w+\.txt", name)}
    folders = {
        f"tests/{file.name}/" for file in (ROOT / "tests").iterdir() if (file / "__init__.py").exists()
    }
    assert {path for path in named if path.endswith(("/", ".txt"))} == folders | kept


def test_the_table_of_pages_is_complete() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+) \| .+ \|$", section("From a click to the screen"), re.MULTILINE)
    assert [name for name, _ in rows] == list(PAGES)
    for name, addresses in rows:
        for address in spans(addresses):
            assert routes.read(address.replace("…", "x"))[0].room == name, address


def test_nothing_stands_twice() -> None:
    """A sentence of one document is not repeated in another: one of the two would grow old."""
    seen: dict[str, Path] = {}
    for file in DOCS:
        prose = " ".join(file.read_text(encoding="utf-8").split())
        for sentence in re.split(r"(?<=[.:]) ", prose):
            if len(sentence) > 40:
                assert seen.setdefault(sentence, file) == file, sentence


def test_headings_are_listed_in_their_order() -> None:
    for file in DOCS:
        text = file.read_text(encoding="utf-8")
        listed = re.findall(r"^- \[([^\]]+)\]\(#", text, re.MULTILINE)
        if listed:
            assert listed == re.findall(r"^## (.+)$", text, re.MULTILINE), file.name


def test_the_readme_begins_with_two_commands() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^python3 dev\.py (\w+)", text, re.MULTILINE) == ["play", "test"]
