"""Keys alone, a narrow phone, dark colours, German."""

from __future__ import annotations

import random

from axe import LOOKS, RUN, SOURCE
from geometry import JUDGE, SMALLEST
from positions import asked, game
from showing import PREFER
from test_keyboard import FOCUSED
from words import TEXTS, english_in

from .conftest import Open
from .table import LIFT, ON, choose, go, open_copy, saved, state
from .window import Window

SEED, MOVES = "31", 12  # by key
HAS_KEYS = "() => document.hasFocus()"
QUESTIONS = {"onboard": ("visit", 60), "wikinger": ("place", 60), "gonewild": ("turn", 60)}
SHOWN = """() => [...document.querySelectorAll('[data-action]')]
  .find(choice => choice.checkVisibility({visibilityProperty: true})).dataset.action"""
# How bright the page and its text are, from 0 to 1.
BRIGHT = """() => {
  const style = getComputedStyle(document.body);
  return [style.backgroundColor, style.color].map(colour => {
    const [red, green, blue] = colour.match(/[0-9.]+/g).map(Number);
    return (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
  });
}"""


def tab_to(window: Window, wanted: str) -> None:
    """Press Tab until the element that matches has the focus; it must come before the end of the page."""
    for _ in range(60):
        window.press("Tab")
        if window.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"Tab does not lead to {wanted}")


def test_keys_alone(opened: Open, site: str) -> None:
    """From the home screen through the form into the game, and a dialog that keeps the focus in.

    In a window of its own, because Tab may lead beyond the page, into Firefox's own bars, and its driver does
    not bring the keys back.
    """
    window = opened()
    window.resize(1280, 900)
    window.ready(site)
    tab_to(window, '[data-arg="/new/onboard"]')
    window.press("Enter")
    window.wait(ON, "screen", "new")
    tab_to(window, "#name-0")
    window.type("Ada")
    tab_to(window, "#field-kind-1")
    window.press("Home")
    assert window.evaluate("() => document.querySelector('#field-kind-1').value") == "person"
    tab_to(window, "summary")
    window.press("Enter")
    tab_to(window, "#field-seed")
    window.type(SEED)
    tab_to(window, "form[data-do=begin] [type=submit]")
    window.press("Enter")
    window.wait(ON, "screen", "play")
    rng = random.Random(1)
    for move in range(MOVES):
        if window.count("[data-do=curtain]"):
            tab_to(window, "[data-do=curtain]")
            window.press("Enter")
        seen = state(window)
        if move == 0:  # the question itself has been read out
            window.press("ArrowRight")
        for _ in range(rng.randrange(min(4, len(seen.choices)))):
            window.press("ArrowRight")
        while window.evaluate(FOCUSED)["why"]:  # the arrows also lead to what is not possible
            window.press("ArrowLeft")
        assert window.evaluate(FOCUSED)["act"] in seen.actions
        window.press("Space" if move % 2 else "Enter")
        window.wait(ON, "turn", str(move + 1))
    match = saved(window)
    assert len(match.actions) == MOVES and match.seats[0].name == "Ada"
    window.evaluate(LIFT)
    window.evaluate("() => document.querySelector('.bar h1').focus()")
    tab_to(window, "[data-arg=menu]")
    window.press("Enter")
    window.wait("() => !!document.querySelector('dialog[open]')")
    in_page = window.evaluate(HAS_KEYS)
    for _ in range(20):
        window.press("Tab")
        if in_page and not window.evaluate(HAS_KEYS):
            break  # after the last button come the browser's own bars
        focused = window.evaluate(FOCUSED)
        assert focused["inside"] or focused["body"], f"Tab leads out of the dialog, to {focused}"
    window.press("Escape")
    window.wait("() => !document.querySelector('dialog[open]')")
    assert window.evaluate("() => document.activeElement.dataset.arg") == "menu"
    assert window.mistakes() == []
    window.close()


def looked(window: Window, what: str) -> list[str]:
    """What is wrong with the screen as it stands: its layout, its colours, its language."""
    wrong = [f"{what}: {one}" for one in window.evaluate(JUDGE, {"smallest": SMALLEST, "finger": SMALLEST})]
    wrong += english_in(window.evaluate(TEXTS), what, "de")
    if not window.evaluate("() => typeof axe === 'object'"):
        window.evaluate(f"() => {{ {SOURCE} }}")
    return wrong + [f"{what}: {one}" for one in window.evaluate(RUN, LOOKS)]


def test_a_narrow_phone_in_the_dark_and_in_german(opened: Open, site: str) -> None:
    window = opened(dark=True)
    window.resize(360, 740)
    window.ready(site)
    window.evaluate(PREFER, ["lang", "de"])
    window.wait("() => document.documentElement.lang === 'de'")
    background, text = window.evaluate(BRIGHT)
    assert background < 0.2 and text > 0.7, "the page is as dark as its reader wants it"
    wrong = looked(window, "home")
    for name, (question, after) in QUESTIONS.items():
        go(window, f"/new/{name}", "new")
        wrong += looked(window, f"the form of {name}")
        match = asked(game(name, 3), question, after)
        open_copy(window, match)
        wrong += looked(window, f"{name} at the table")
        choose(window, window.evaluate(SHOWN))  # on a phone some choices are folded away at first
    window.click("[data-do=dialog][data-arg=menu]")
    wrong += looked(window, "the menu")
    assert not wrong, "\n".join(wrong)
    assert window.mistakes() == []
    window.close()
