"""Save slots: many of them, renamed, deleted and brought back, taken out as a file and back in."""

from __future__ import annotations

import json
from pathlib import Path

from pages import Table, home, new_game, new_match, opened, play_on, put, ready, slot_text, stored
from playwright.sync_api import Page, expect
from shared import shared_page

app = shared_page()
COUNT = 24


def fill(page: Page) -> list[int]:
    """Many games of two to four players, at all stages; the numbers of those that are not over."""
    entries, running = {}, []
    for i in range(COUNT):
        match = play_on(new_match(2 + i % 3, i, ("Ada", "Bea")), i, i * 12)
        entries[f"slot{i:02}"] = slot_text(match, f"Game {i}", 1_700_000_000_000 + i * 60_000)
        if match.actor is not None:
            running.append(i)
    put(page, entries)
    ready(page)
    return running


def test_many_slots(app: Page) -> None:
    page = app
    first = fill(page)[:-3:-1]
    entries = page.locator(".slot:not(.bad)")
    expect(entries).to_have_count(COUNT)
    names = entries.locator(".slot-name").all_inner_texts()
    rest = [i for i in reversed(range(COUNT)) if i not in first]
    assert names == [f"Game {i}" for i in (*first, *rest)], "the newest to go on with, then the newest"
    expect(entries.locator("svg")).to_have_count(COUNT)
    fifth = page.locator("#slot-slot05")
    expect(fifth).to_contain_text("Ada, Bea")
    expect(fifth).to_contain_text("2023-11-1")
    expect(fifth).to_contain_text("Round")
    fifth.get_by_role("button", name="Continue: Game 5").click()
    table = Table(page)
    table.lift()
    table.agrees(opened(stored(page)["slot05"]))
    table.choose(table.state().actions[0])
    home(page)
    expect(entries.locator(".slot-name").first).to_have_text("Game 5")
    new_game(page, 2, names=("Cid", "Dan"))
    home(page)
    expect(entries).to_have_count(COUNT + 1)
    expect(entries.locator(".slot-name").first).to_have_text("Cid, Dan")


def test_rename_delete_export_import(app: Page, tmp_path: Path) -> None:
    page = app
    put(page, {f"slot{i}": slot_text(play_on(new_match(2, i), i, 30), f"Game {i}") for i in (1, 2, 3)})
    before = stored(page)

    def more(slot: str, what: str) -> None:
        page.locator(f'[data-arg="slot:{slot}"]').click()
        page.get_by_role("dialog").get_by_role("button", name=what).click()

    more("slot2", "Rename")
    expect(page.locator("#slot-name")).to_have_value("Game 2")
    expect(page.locator("#slot-name")).to_be_focused()
    page.fill("#slot-name", "Friday's  voyage ")
    page.locator("#slot-name").press("Enter")
    expect(page.locator("#slot-slot2 .slot-name")).to_have_text("Friday's voyage")
    page.wait_for_function("localStorage.getItem(`longhouse:/:slot:slot2`).includes('Friday')")

    more("slot1", "Delete")
    expect(page.locator("#slot-slot1")).to_have_count(0)
    assert "slot1" not in stored(page)
    toast = page.locator(".toast")
    expect(toast).to_contain_text("The game was deleted.")
    expect(toast.get_by_role("button", name="Undo")).to_be_focused()
    toast.get_by_role("button", name="Undo").click()
    expect(page.locator("#slot-slot1")).to_be_visible()
    page.wait_for_function("localStorage.getItem(`longhouse:/:slot:slot1`)")
    assert stored(page)["slot1"] == before["slot1"], "to the last character"

    with page.expect_download() as download:
        more("slot2", "Export as a file")
    assert download.value.suggested_filename.endswith(".json")
    file = tmp_path / "game.json"
    download.value.save_as(file)
    page.keyboard.press("Escape")
    more("slot2", "Delete")
    expect(page.locator("#slot-slot2")).to_have_count(0)

    pick(page, file)
    expect(page.locator("html")).to_have_attribute("data-turn", "30")
    assert Table(page).saved().to_link() == opened(before["slot2"]).to_link()
    home(page)
    expect(page.locator(".slot-name").first).to_have_text("Friday's voyage")
    assert {slot: text for slot, text in stored(page).items() if slot in ("slot1", "slot3")} == {
        slot: text for slot, text in before.items() if slot != "slot2"
    }

    bare = tmp_path / "bare.json"
    bare.write_text(play_on(new_match(3, 4), 4, 12).to_json())
    pick(page, bare)
    expect(page.locator("html")).to_have_attribute("data-turn", "12")
    home(page)
    for bad in ("not a save", "{}", json.dumps({**json.loads(bare.read_text()), "actions": ["visit moon"]})):
        file.write_text(bad)
        pick(page, file)
        expect(page.get_by_role("alert")).to_contain_text("save")
        page.get_by_role("alert").get_by_role("button").click()
    expect(page.locator(".slot:not(.bad)")).to_have_count(4)


def pick(page: Page, file: Path) -> None:
    """Import a file."""
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Open a file").click()
    chooser.value.set_files(file)
