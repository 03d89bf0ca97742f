"""Hostile names and texts, in every field that a link or a file can carry: shown as text, never run.

The content security policy is switched off here: it would hide a mistake of ours.
"""

from __future__ import annotations

import json
from typing import Any

import pytest
from pages import go, home, play_on, put, ready, slot_text
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.app.i18n import LANGUAGES
from longhouse.engine import Match, Player
from longhouse.games import GAMES
from tests.hostile import NAMES, TITLES, TWISTED

app = shared_page(bypass_csp=True)
QUIET = ("Ida", "Bo", "Åsa", "Leif")
GROUPS = [NAMES[i : i + 4] for i in range(0, len(NAMES), 4)]

COUNT = """() => {
  window.ran = 0;
  window.a = window.alert = () => { window.ran++; };
}"""
# What was made of the markup, without the words in it; attributes stand in the order of their coming.
SEEN = """() => {
  const all = [...document.querySelectorAll('#app *:not(#toasts *)')]; // toasts come and go
  const words = all.flatMap(element => [...element.attributes].map(attribute => attribute.value));
  return {ran: window.ran, title: document.title,
          bones: all.map(element => [element.localName, ...element.getAttributeNames().sort()].join(' ')),
          words: document.body.innerText + words.join('\\n')};
}"""
PRESS = "selector => document.querySelector(selector).click()"


def match_of(game: str, names: tuple[str, ...], moves: int) -> Match:
    """Four people; what they do does not depend on their names."""
    seats = [Player(name, colour) for colour, name in enumerate(names)]
    return play_on(Match.new(game, 4, 17, seats=seats), 17, moves)


def tour(page: Page, game: str, names: tuple[str, ...], title: str) -> list[dict[str, Any]]:
    """Every screen on which a match can be seen."""
    entry, whole = match_of(game, names, 80), match_of(game, names, 2_000)
    put(page, {"one": slot_text(entry, title)})
    home(page)
    seen = [page.evaluate(SEEN)]

    def press(*selectors: str) -> None:
        for selector in selectors:
            page.evaluate(PRESS, selector)
        seen.append(page.evaluate(SEEN))

    press("[data-arg='slot:one']")
    press("[data-arg='rename:one']")
    press(".dialog [data-do=escape]", "[data-arg='/play/one']")
    if page.locator("[data-do=curtain]").count():
        press("[data-do=curtain]")
    press("[data-do=log]")
    press("[data-do=log]", "[data-arg=first]")
    press("[data-arg=live]", "[data-arg=menu]")
    press(".dialog [data-do=escape]", "[data-do=share]")
    page.evaluate(PRESS, ".dialog [data-do=escape]")
    for where in (f"/g/{entry.to_link()}", f"/g/{whole.to_link()}"):
        go(page, where)
        page.wait_for_function("where => location.hash.endsWith(where)", arg=where)
        expect(page.locator("html")).to_have_attribute("data-screen", "play")
        seen.append(page.evaluate(SEEN))
    return seen


@pytest.mark.parametrize(
    ("game", "lang", "group"), [(game, [*LANGUAGES][n % len(LANGUAGES)], n) for n, game in enumerate(GAMES)]
)
def test_every_screen_is_made_alike_whatever_the_names(app: Page, game: str, lang: str, group: int) -> None:
    app.evaluate(COUNT)
    app.select_option("#field-set-lang", lang)
    plain = tour(app, game, QUIET, "A title")
    names, title = GROUPS[group], TITLES[4 * group]
    hostile = tour(app, game, names, title)
    for before, after in zip(plain, hostile, strict=True):
        assert after["bones"] == before["bones"] and after["title"] == before["title"]
        assert after["ran"] == 0
    for text in (*names, title):
        assert any(text in after["words"] for after in hostile), text


def test_every_hostile_name_in_a_link(app: Page) -> None:
    app.evaluate(COUNT)
    plain: dict[str, list[str]] = {}
    for number, names in enumerate([*[QUIET] * len(GAMES), *GROUPS]):
        game = list(GAMES)[number % len(GAMES)]
        link = match_of(game, names, 12).to_link()
        go(app, f"/g/{link}")
        app.wait_for_function("link => location.hash.endsWith(link)", arg=link)
        app.wait_for_function(
            "name => document.querySelector('#app').textContent.includes(name)", arg=names[0]
        )
        seen = app.evaluate(SEEN)
        assert seen["bones"] == plain.setdefault(game, seen["bones"]) and seen["ran"] == 0, names
        assert all(name in seen["words"] for name in names), names


def test_every_other_field_of_entries_and_settings(app: Page) -> None:
    """Names of entries, ids, unknown games, levels of bots, and the names for the next game."""
    good = json.loads(slot_text(match_of("onboard", QUIET, 5)))
    texts = (*NAMES[:16], *TWISTED)
    entries = {}
    for number, text in enumerate(texts):
        save = good["save"]
        seats = [{**save["seats"][0], "name": text, "bot": text}, *save["seats"][1:]]
        entries[f"n{number}"] = json.dumps({**good, "name": f"{number}{text}"})
        entries[f"g{number}"] = json.dumps({**good, "save": {**save, "game": text}})
        entries[f"s{number}"] = json.dumps({**good, "name": "", "save": {**save, "seats": seats}})
        entries[f"i{number}{text}"] = "unreadable"
    put(app, entries)
    names = json.dumps({"names": list(NAMES[:4])})
    app.evaluate("names => localStorage.setItem(`longhouse:${location.pathname}:settings`, names)", names)
    ready(app)
    app.evaluate(COUNT)
    expect(app.locator(".slot")).to_have_count(len(entries))
    known = {"li", "div", "strong", "small", "button", "svg", "g", "path", "rect", "circle"}
    found = app.evaluate("() => [...document.querySelectorAll('.slot, .slot *')].map(e => e.localName)")
    assert set(found) <= known
    handlers = "() => [...document.querySelectorAll('*')].filter(e => e.getAttributeNames().some("
    assert app.evaluate(handlers + "name => name.startsWith('on') || name === 'autofocus')).length") == 0
    words = app.evaluate(SEEN)["words"]
    assert all(f"{number}{text}" in words for number, text in enumerate(NAMES[:16]))
    assert "\u202e" not in words.replace("\u202egpj.exe<b>", ""), (
        "only an id may hold it, which is never shown"
    )
    go(app, "/new/onboard")
    app.check("#players-4", force=True)
    for seat in range(4):
        expect(app.locator(f"#name-{seat}")).to_have_value(NAMES[seat])
    assert app.evaluate("window.ran") == 0


def test_the_counter_counts(app: Page) -> None:
    """Else the tests above would prove nothing."""
    app.evaluate(COUNT)
    app.evaluate(
        """() => { const box = document.createElement('div');
          box.innerHTML = "<img src='data:,' onerror='a()'>"; document.body.append(box); }"""
    )
    app.wait_for_function("window.ran === 1")
    app.evaluate("document.body.lastElementChild.remove()")
