"""Every screen of the list: layout by geometry, axe-core, visible focus, large text, no English in others.

Each screen is reached once on a desk and once on a phone, and then looked at from all sides.
"""

from __future__ import annotations

import pytest
from axe import accessible
from geometry import board_share, judged, unseen
from pages import Table, resize
from playwright.sync_api import Page
from screens import FURTHER, LANGUAGES, named
from shared import shared_page
from showing import Screen, speak
from words import english

desk = shared_page(viewport={"width": 1440, "height": 900})
phone = shared_page(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
every = pytest.mark.parametrize("screen", named(), ids=lambda screen: screen.name)
SHOWN = """() => [...document.querySelectorAll('[data-action]')]
  .filter(e => e.checkVisibility({visibilityProperty: true})).map(e => e.dataset.action)"""
TOP = "scrollTo(0, 0)"
LARGER = "size => { document.documentElement.style.fontSize = size; }"


def sized(page: Page, width: int, height: int) -> None:
    """Give the page that size."""
    assert resize(page, width, height), "the browser does not draw the page any more"
    page.evaluate(TOP)


def large(page: Page) -> list[str]:
    """What is wrong with text of twice the size at 1280 pixels, and half as large again at 360."""
    wrong = []
    try:
        for width, size in ((360, "150%"), (1280, "200%")):
            sized(page, width, 800)
            page.evaluate(LARGER, size)
            wrong += judged(page, f"text of {size}")
    finally:
        page.evaluate(LARGER, "")
    return wrong


def looked(page: Page, screen: Screen, what: str) -> list[str]:
    """What is wrong with a screen on a desk; every choice must also be free to be clicked."""
    page.evaluate(TOP)
    wrong = judged(page, what)
    if screen.board:
        if board_share(page) < 0.45 * screen.board:
            wrong.append(f"{what}: the board takes {board_share(page):.0%} of the window")
        Table(page).middles(*page.evaluate(SHOWN))
    return wrong


def other(screen: Screen) -> str:
    """The language besides English that the ordinary run looks at on that screen: all have their turn."""
    return FURTHER[named().index(screen) % len(FURTHER)]


@every
def test_on_a_desk(screen: Screen, desk: Page) -> None:
    """1440 and 768 pixels in two languages; text of twice the size at 1280; axe-core in light colours."""
    lang = other(screen)
    speak(desk, lang)
    screen.reach(desk)
    wrong = english(desk, lang) + looked(desk, screen, f"{lang} 1440")
    speak(desk, "en")
    wrong += looked(desk, screen, "en 1440")
    sized(desk, 768, 1024)
    wrong += looked(desk, screen, "en 768")
    speak(desk, lang)
    wrong += looked(desk, screen, f"{lang} 768")
    wrong += unseen(desk, lang) + large(desk)
    assert not wrong, "\n".join(wrong)
    accessible(desk, screen.name, ("light",))


@every
def test_on_a_phone(screen: Screen, phone: Page) -> None:
    """360 pixels upright in every language, with targets for fingers; axe-core in dark colours."""
    screen.reach(phone)
    wrong = []
    for lang in LANGUAGES:
        speak(phone, lang)
        wrong += judged(phone, lang, touch=True)
        if screen.board and board_share(phone) < 0.3 * screen.board:
            wrong.append(f"{lang}: the board takes {board_share(phone):.0%} of the window")
    assert not wrong, "\n".join(wrong)
    accessible(phone, screen.name, ("dark",))


@pytest.mark.long
@every
def test_from_all_sides(screen: Screen, phone: Page) -> None:
    """Both themes and every language at every size, the phone on its side too."""
    screen.reach(phone)
    wrong = []
    for lang in LANGUAGES:
        speak(phone, lang)
        wrong += english(phone, lang) if lang in FURTHER else []
        for width, height in ((740, 360), (360, 740), (320, 640), (768, 1024), (1024, 768), (1440, 900)):
            sized(phone, width, height)
            for theme in ("light", "dark"):
                phone.emulate_media(color_scheme=theme, reduced_motion="reduce")
                wrong += judged(phone, f"{lang} {width} {theme}", touch=True)
    assert not wrong, "\n".join(wrong)
    accessible(phone, screen.name)
