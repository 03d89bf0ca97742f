"""Every screen of the list: layout by geometry, axe-core, visible focus, large text, no English in others.

Each screen is reached once on a desk and once on a phone; a long run looks at it from all sides.
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
wide = [screen for screen in named() if not screen.small]
on_a_desk = pytest.mark.parametrize("screen", wide, ids=lambda screen: screen.name)
SHOWN = """() => [...document.querySelectorAll('[data-action]')]
  .filter(e => e.checkVisibility({visibilityProperty: true})).map(e => e.dataset.action)"""
TOP = "scrollTo(0, 0)"
LARGE = ((360, "150%"), (1280, "200%"))
LARGER = "size => { document.documentElement.style.fontSize = size; }"


def sized(page: Page, width: int, height: int) -> None:
    """Give the page that size."""
    assert resize(page, width, height), "the browser does not draw the page any more"
    page.evaluate(TOP)


def large(page: Page, width: int, size: str) -> list[str]:
    """What is wrong with larger text."""
    try:
        sized(page, width, 800)
        page.evaluate(LARGER, size)
        return judged(page, f"text of {size}")
    finally:
        page.evaluate(LARGER, "")


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
    return FURTHER[named().index(screen) // 4 % len(FURTHER)]


@on_a_desk
def test_on_a_desk(screen: Screen, desk: Page) -> None:
    """One screen at 1440 pixels and with axe-core in light colours, the next at 768 and with larger text;
    half of them in English."""
    number = named().index(screen)
    lang = other(screen) if number // 2 % 2 else "en"
    speak(desk, lang)
    wide = number % 2 == 0
    if not wide:
        sized(desk, 768, 1024)
    screen.reach(desk)
    wrong = english(desk, lang) if lang != "en" else []
    wrong += looked(desk, screen, f"{lang} {1440 if wide else 768}") + unseen(desk, lang)
    if not wide and not screen.moving:  # a scene stands where it was measured
        wrong += large(desk, *LARGE[number // 8 % len(LARGE)])
    assert not wrong, "\n".join(wrong)
    if wide:
        accessible(desk, screen.name, ("light",), screen.motion)


@pytest.mark.long
@on_a_desk
def test_on_a_desk_from_all_sides(screen: Screen, desk: Page) -> None:
    """Both sizes in both languages, larger text of both sizes, and axe-core in light colours."""
    screen.reach(desk)
    wrong = []
    for lang in ("en", other(screen)):
        speak(desk, lang)
        for width, height in ((1440, 900), (768, 1024)):
            sized(desk, width, height)
            wrong += looked(desk, screen, f"{lang} {width}") + unseen(desk, lang)
        for size in LARGE if not screen.moving else ():
            wrong += large(desk, *size)
    assert not wrong, "\n".join(wrong)
    accessible(desk, screen.name, ("light",), screen.motion)


@every
def test_on_a_phone(screen: Screen, phone: Page) -> None:
    """360 pixels upright in every language, tables in English at 390, with targets for fingers; axe-core
    in dark colours, and the contrast of light ones where no desk looks at it."""
    screen.reach(phone)
    wrong = []
    for lang in LANGUAGES:
        if screen.board and lang in LANGUAGES[:2]:
            sized(phone, *((390, 844) if lang == LANGUAGES[0] else (360, 740)))
        speak(phone, lang)
        wrong += judged(phone, lang, touch=True)
        if screen.board and board_share(phone) < 0.3 * screen.board:
            wrong.append(f"{lang}: the board takes {board_share(phone):.0%} of the window")
    assert not wrong, "\n".join(wrong)
    accessible(
        phone, screen.name, ("dark", "light") if named().index(screen) % 2 else ("dark",), screen.motion
    )


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
                phone.emulate_media(color_scheme=theme, reduced_motion=screen.motion)
                wrong += judged(phone, f"{lang} {width} {theme}", touch=True)
    assert not wrong, "\n".join(wrong)
    accessible(phone, screen.name, motion=screen.motion)
