"""Stored entries that are damaged, foreign or newer: told in a sentence, and nothing else is touched."""

from __future__ import annotations

import json

from pages import Table, home, new_match, play_on, put, ready, slot_text, stored
from playwright.sync_api import Page, expect
from shared import shared_page

app = shared_page()
GOOD = play_on(new_match(2, 12, ("Ada", "Bea")), 12, 25)


def changed(**parts: object) -> str:
    """A good entry with something put in its place."""
    return json.dumps({**json.loads(slot_text(GOOD)), **parts})


def save(**parts: object) -> str:
    """A good entry whose save has something put in its place."""
    kept = json.loads(slot_text(GOOD))
    return json.dumps({**kept, "save": {**kept["save"], **parts}})


UNREADABLE = {
    "no-json": "what is this {",
    "empty": "",
    "list": "[1, 2, 3]",
    "number": "42",
    "deep": "[" * 5000,
    "other.app:entry": '{"user": "somebody", "theme": "dark"}',
    "odd id <b>\"'": '{"longhouse_slot": 1}',
    "newer": changed(longhouse_slot=2),
    "unknown-game": save(game="chess"),
    "no-save": changed(save=None),
    "endless": changed(saved=1).replace('"saved": 1', '"saved": 1e999'),
    "nine-seats": save(seats=[{"name": "x", "colour": 0, "bot": ""}] * 9),
}
# These look well in the list, and are found out when they are opened.
DAMAGED = {
    "bad-move": save(actions=["visit swap", "visit swap"]),
    "bad-digest": save(digest="0" * 32),
    "bad-picture": changed(summary={"turn": 3, "actor": 0, "mini": {"round": "x", "sailed": 3}}),
    "newer-save": save(longhouse=99),
    "newer-rules": save(rules=99),
}


def test_bad_entries_are_told_and_left_alone(app: Page) -> None:
    page = app
    entries = {"good": slot_text(GOOD, "The good one"), **UNREADABLE, **DAMAGED}
    put(page, entries)
    ready(page)
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator(".slot.bad")).to_have_count(len(UNREADABLE))
    expect(page.locator(".slot:not(.bad)")).to_have_count(len(DAMAGED) + 1)
    for slot in UNREADABLE:
        entry = page.locator(f'.slot.bad[id="slot-{css(slot)}"]')
        sentence = entry.locator("small").inner_text()
        assert 10 < len(sentence) < 200 and sentence.endswith("."), sentence
    expect(page.locator('[id="slot-newer"]')).to_contain_text("newer version")
    expect(page.locator('[id="slot-unknown-game"]')).to_contain_text("chess")

    for slot in DAMAGED:
        if slot == "bad-picture":
            continue
        page.locator(f'[data-arg="/play/{slot}"]').click()
        expect(page.get_by_role("alert")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-screen", "home")
        page.get_by_role("alert").get_by_role("button").click()

    for slot in ("good", "bad-picture"):
        page.locator(f'[data-arg="/play/{slot}"]').click()
        table = Table(page)
        table.lift()
        table.agrees(GOOD)
        home(page)
    assert stored(page) == entries, "nothing was touched"


def test_a_bad_entry_can_be_exported_deleted_and_brought_back(app: Page) -> None:
    page = app
    put(page, UNREADABLE)
    for slot in ("no-json", "other.app:entry", "odd id <b>\"'"):
        entry = page.locator(f'.slot.bad[id="slot-{css(slot)}"]')
        with page.expect_download() as download:
            entry.get_by_role("button", name="Export").click()
        assert download.value.path().read_text() == UNREADABLE[slot]
        entry.get_by_role("button", name="Delete").click()
        expect(entry).to_have_count(0)
        page.wait_for_function(GONE, arg=slot)  # writing waits for a lock
        page.locator(".toast").get_by_role("button", name="Undo").click()
        expect(entry).to_have_count(1)
        page.wait_for_function(BACK, arg=slot)
    assert stored(page) == UNREADABLE


GONE = "slot => !Object.keys(localStorage).some(key => key.endsWith(`:slot:${slot}`))"
BACK = "slot => localStorage.getItem(`longhouse:${location.pathname}:slot:${slot}`) !== null"


def css(text: str) -> str:
    """The text within a quoted CSS string."""
    return text.replace("\\", "\\\\").replace('"', '\\"')
