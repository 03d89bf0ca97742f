"""The looks of a game are in its folder, below its class; the shared sheets know no game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from longhouse.engine import Choice, Look, Match, Rng, Scene, game_class
from longhouse.engine.guide import Figure
from longhouse.games import GAMES

from . import fourth
from .play import FOURTH, cases, step

pytestmark = pytest.mark.host

ROOT = Path(__file__).parent.parent
SHARED = sorted((ROOT / "static" / "css").glob("*.css"))
SHEETS = {game: ROOT / "py" / "longhouse" / "games" / game / "game.css" for game in GAMES}
LOOKS = tuple(Look(str(clan), clan, True) for clan in range(4))
# Classes that one board draws now and that are no game's: of the app's log, and what any board may ask for.
ANYBODYS = {"now", "full-width", "lost", "place-count", "signs"}


def read(sheet: Path) -> str:
    return re.sub(r"/\*.*?\*/", "", sheet.read_text(encoding="utf-8"), flags=re.DOTALL)


def parts(text: str) -> Iterator[tuple[str, str]]:
    """The blocks of a sheet, or of a block: what stands before the braces, and what stands in them."""
    depth = start = 0
    head = ""
    for found in re.finditer(r"[{};]", text):
        if found[0] == "{":
            if depth == 0:
                head, start = text[start : found.start()].strip(), found.end()
            depth += 1
        elif found[0] == "}":
            depth -= 1
            if depth == 0:
                yield head, text[start : found.start()]
                start = found.end()
        elif depth == 0:
            start = found.end()
    assert depth == 0, "braces do not match"


def selectors(text: str, around: str = "") -> Iterator[str]:
    """Every selector of a sheet, with those that it is nested in written out."""
    for head, inner in parts(text):
        if head.startswith("@keyframes") or head.startswith("@font-face"):
            continue
        if head.startswith("@"):
            yield from selectors(inner, around)
            continue
        for one in re.split(r",(?![^()]*\))", head):
            name = one.strip()
            if around:
                name = name.replace("&", around) if "&" in name else f"{around} {name}"
            yield name
            yield from selectors(inner, name)


def outside(selector: str) -> str:
    """A selector without what stands in parentheses, but for those of `:where`."""
    plain = re.sub(r":where\((\.[\w-]+)\)", r"\1", selector)
    while "(" in plain:
        plain = re.sub(r"\([^()]*\)", "", plain)
    return plain


def below(selector: str, game: str) -> bool:
    """Whether only what stands in a picture of the game can be meant."""
    return re.search(rf"\.{game_class(game)}(?![\w-])", outside(selector)) is not None


def named(text: str) -> set[str]:
    """The classes that the selectors of a sheet name."""
    return {name for selector in selectors(text) for name in re.findall(r"\.(-?[a-zA-Z_][\w-]*)", selector)}


@cache
def drawn(game: str) -> frozenset[str]:
    """The classes of all that a game draws: table, tray, emblem, thumbnail, figures of the rules."""
    found: set[str] = set()

    def note(markup: str) -> None:
        found.update(*(names.split() for names in re.findall(r'class="([^"]*)"', markup)))

    played = [(players, options) for name, players, options in cases() if name == game]
    for players, options in played:
        match, rng = Match.new(game, players, 3, options), Rng(3)
        show = match.game.presentation()
        while match.actor is not None:
            if len(match.actions) % 7 == 0:
                view = match.view(match.actor)
                legal = match.legal()
                candidates = match.game.candidates(match._state)
                refused = {str(action): "no" for action in candidates if action not in legal}
                for layout in ("wide", "tall"):
                    choices = {str(action): Choice(str(action), layout == "tall") for action in legal}
                    scene = Scene(view, LOOKS, choices, refused, str, layout)
                    note(show.draw(scene) + show.tray(scene) + show.cover.picture_of(show.cover.mini(view)))
            step(match, rng)
        note(show.cover.emblem())
    guide = match.game.guide() if match.game.guide else None
    chapters = guide.chapters() if guide else ()
    for block in (b for chapter in chapters for section in chapter.sections for b in section.body):
        if isinstance(block, Figure):
            note(block.draw(Scene(block.position().view(block.seat), LOOKS, {}, {}, str)))
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES)
def test_every_selector_of_a_game_is_below_its_class(game: str) -> None:
    text = read(SHEETS[game])
    assert not [selector for selector in selectors(text) if not below(selector, game)]


def test_so_it_is_in_the_fourth() -> None:
    text = read(Path(fourth.__file__).with_name("game.css"))
    assert not [selector for selector in selectors(text) if not below(selector, FOURTH)]


def test_no_shared_sheet_knows_a_game() -> None:
    """Neither by its name, in a comment for example, nor by a class that it alone draws."""
    known = {sheet.name: named(read(sheet)) for sheet in SHARED}
    for game in GAMES:
        assert not [sheet.name for sheet in SHARED if game in sheet.read_text(encoding="utf-8").lower()]
        others = frozenset[str]().union(*(drawn(other) for other in GAMES if other != game))
        own = drawn(game) - others - ANYBODYS
        assert not {sheet: found for sheet, names in known.items() if (found := sorted(names & own))}, game


def test_no_shared_sheet_asks_the_whole_page_what_is_on_it() -> None:
    """That is what `data-shows` says: with `:has()` there, most styles are computed anew at every change."""
    whole = re.compile(r"(?:html|:root|body|#app|\.bar|\.table)(?![\w-])(?::not\()?:has\(")
    assert whole.search("#app:not(:has(.a)) b") and whole.search(".table:has(.a)")
    assert not whole.search(".prompt:has(.a)")
    assert not [sheet.name for sheet in SHARED if whole.search(read(sheet))]


def test_no_two_sheets_name_a_movement_alike() -> None:
    """Names of keyframes hold for the whole page, whatever they stand below."""
    names = [
        name
        for sheet in (*SHARED, *SHEETS.values())
        for name in re.findall(r"@keyframes ([\w-]+)", read(sheet))
    ]
    assert len(names) == len(set(names))


def test_a_selector_that_gets_out_is_seen() -> None:
    sheet = (
        ":where(.game-x) { .a { top: 0; .b & { top: 0; } } @media print { .c, & .d:not(.e) { top: 0; } } }"
    )
    assert all(below(selector, "x") for selector in selectors(sheet))
    assert len(list(selectors(sheet))) == 5
    for loose in (".a { top: 0; }", "@media print { .a { top: 0; } }", ".game-xy .a { top: 0; }"):
        assert not any(below(selector, "x") for selector in selectors(loose))
    for loose in (".a:not(.game-x) { top: 0; }", ":where(.game-x) { .a:has(&) { top: 0; } }"):
        assert not all(below(selector, "x") for selector in selectors(loose))
