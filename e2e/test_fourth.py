"""A fourth game is a folder and a line: a site with it has it on the home screen, to be played to its end."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import NewPage, OpenApp
from playwright.sync_api import Page, expect

from tools import site as builder
from tools.serve import Site, serving
from tools.shell import ROOT

FOURTH = ROOT / "tests" / "fourth"


@pytest.fixture(scope="module")
def with_fourth(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a site with the fourth game: its folder, and its name in the registry."""
    package = tmp_path_factory.mktemp("fourth") / "longhouse"
    shutil.copytree(builder.PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(FOURTH, package / "games" / "runes", ignore=shutil.ignore_patterns("__pycache__"))
    registry = package / "games" / "__init__.py"
    text = registry.read_text(encoding="utf-8")
    assert text.count('"gonewild")') == 1
    registry.write_text(text.replace('"gonewild")', '"gonewild", "runes")'), encoding="utf-8")
    with serving(Site(builder.build(package, package.parent / "dist"))) as address:
        yield address


def play_to_the_end(page: Page) -> None:
    """Take any choice until the game is over."""
    root = page.locator("html")
    for _ in range(40):
        if root.get_attribute("data-over") == "true":
            return
        expect(page.locator("[data-action]").first.or_(page.locator(".winner"))).to_be_visible()
        if page.locator("[data-action]").count():
            turn = root.get_attribute("data-turn")
            page.locator("[data-action]").last.click()
            expect(root).not_to_have_attribute("data-turn", str(turn))
    raise AssertionError("the game does not end")


@pytest.mark.parametrize(("locale", "start"), [("en-GB", "Start the game"), ("fr-FR", "Commencer la partie")])
def test_it_is_played_from_the_home_screen_to_its_end(
    with_fourth: str, new_page: NewPage, open_app: OpenApp, locale: str, start: str
) -> None:
    """Against the one bot that needs no strategy; where nobody has translated it, it stays English."""
    page = new_page(locale=locale)
    open_app(page, with_fourth)
    page.locator('[data-do="go"][data-arg="/new/runes"]').click()
    expect(page.locator("h1")).to_contain_text("Rune stones")
    kinds = page.locator("[data-field='kind.1'] option").all_inner_texts()
    assert len(kinds) == 3, "a person here or elsewhere, or the bot that needs no strategy"
    page.get_by_role("button", name=start).click()
    expect(page.locator("html")).to_have_attribute("data-game", "runes")
    expect(page.locator("#prompt")).to_contain_text("What do you do with the stones?")
    play_to_the_end(page)
    expect(page.locator(".winner")).to_be_visible()
    box = page.locator(".runes").first.evaluate("element => getComputedStyle(element).display")
    assert box == "flex", "its own looks"


def test_nothing_outside_its_folder_names_it() -> None:
    """But the registry's line, which the site of this test adds."""
    house = [*(ROOT / "py").rglob("*.py"), *(ROOT / "static").rglob("*.css"), ROOT / "index.html"]
    named = [file for file in house if "runes" in Path(file).read_text(encoding="utf-8")]
    assert not named
