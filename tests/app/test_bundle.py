"""All games as one file: nothing is lost on the way out, nothing half taken in."""

from __future__ import annotations

import json

import pytest

from longhouse.app import messages as ms
from longhouse.app.bundle import MARK
from longhouse.app.slots import UNSTAMPED, entry_of, open_slot
from longhouse.engine import Match
from longhouse.engine.limits import MAX_FILE

from .fake import Tab

GAMES = {
    "one": ("onboard", 1, 3),
    "two": ("wikinger", 2, 0),
    "daily-2026-11-17-onboard": ("gonewild", 3, 5),
}


def played(game: str, seed: int, actions: int) -> Match:
    match = Match.new(game, 2, seed)
    for _ in range(actions):
        match.play(match.legal()[0])
    return match


def entry(game: str, seed: int, actions: int, name: str = "") -> str:
    return entry_of(played(game, seed, actions), name, UNSTAMPED, 5)


def stored() -> dict[str, str]:
    return {slot: entry(*words, name=f"<{slot}>") for slot, words in GAMES.items()}


def bundle(games: object, version: object = 1) -> str:
    return json.dumps({MARK: version, "games": games})


def exported(tab: Tab) -> str:
    tab.send(ms.Do("export_all"))
    return tab.downloads[-1].text


def notice(tab: Tab) -> str:
    return str(tab.model.session.notice)


def test_there_and_back() -> None:
    tab = Tab(stored())
    text = exported(tab)
    assert tab.downloads[-1].name == "longhouse-games-2023-11-14.json"
    other = Tab()
    other.send(ms.FileRead(text))
    assert other.storage == stored() == other.model.session.stored
    assert notice(other) == "3 games were imported."
    assert "&lt;one&gt;" in other.page.markup, "the list shows them at once"


def test_a_second_time_nothing_changes() -> None:
    tab = Tab(stored())
    tab.send(ms.FileRead(exported(tab)))
    assert tab.storage == stored()
    assert notice(tab) == "Games imported: 0; already here: 3."


@pytest.mark.parametrize(
    ("here", "file", "kept", "note"),
    [
        (3, 6, {6}, "1 game was imported."),
        (6, 3, {6}, "Games imported: 0; already here: 1."),
        (3, 3, {3}, "Games imported: 0; already here: 1."),
    ],
)
def test_the_longer_version_of_a_game_stays(here: int, file: int, kept: set[int], note: str) -> None:
    tab = Tab({"one": entry("onboard", 1, here)})
    tab.send(ms.FileRead(bundle({"one": entry("onboard", 1, file, "other")})))
    assert {len(open_slot(text).actions) for text in tab.storage.values()} == kept
    assert notice(tab) == note


@pytest.mark.parametrize("other", [entry("onboard", 8, 3), entry("wikinger", 1, 3)])
def test_another_game_under_the_same_name_stands_beside_it(other: str) -> None:
    mine = entry("onboard", 1, 3)
    tab = Tab({"one": mine})
    tab.send(ms.FileRead(bundle({"one": other})))
    assert tab.storage["one"] == mine and sorted(tab.storage.values()) == sorted([mine, other])


def test_what_cannot_be_read_is_handed_out_and_told() -> None:
    tab = Tab({**stored(), "bad": "{", "empty": "", "foreign": '{"longhouse_slot": 1}'})
    damaged = json.loads(entry("onboard", 1, 3))
    damaged["save"]["actions"][1] = "no such thing"
    tab.storage["damaged"] = json.dumps(damaged)
    text = exported(tab)
    assert json.loads(text)["games"] == tab.storage
    other = Tab()
    other.send(ms.FileRead(text))
    assert other.storage == stored()
    assert notice(other) == "Games imported: 3; already here: 0; unreadable: 4."


@pytest.mark.parametrize(
    ("text", "note"),
    [
        (bundle({})[:-1], "This file of saved games is damaged: nothing was imported."),
        (bundle([]), "This file of saved games is damaged: nothing was imported."),
        (bundle(None), "This file of saved games is damaged: nothing was imported."),
        (bundle({"one": entry("onboard", 1, 3), "two": 7}), "This file of saved games is damaged"),
        (bundle({"one": entry("onboard", 1, 3)}, "1"), "This file of saved games is damaged"),
        (bundle({"one": entry("onboard", 1, 3)}, 2), "saved by a newer version"),
        (bundle({"one": "x" * MAX_FILE}), "This file of saved games is damaged"),
        (bundle({"one": "[" * 200_000}), "This file of saved games is damaged"),
        ('{"longhouse_games": 1, "games": ' + "[" * 50_000, "This file of saved games is damaged"),
    ],
)
def test_a_bad_file_changes_nothing(text: str, note: str) -> None:
    tab = Tab({"mine": entry("onboard", 1, 3)})
    before = dict(tab.storage)
    tab.send(ms.FileRead(text))
    assert note in notice(tab)
    assert tab.storage == before == tab.model.session.stored


def test_names_of_slots_are_not_trusted() -> None:
    tab = Tab()
    names = ["__proto__", "a/b", "", "x" * 99, "<b>", "A"]
    tab.send(ms.FileRead(bundle({name: entry("onboard", seed, 1) for seed, name in enumerate(names)})))
    assert len(tab.storage) == len(names) and not tab.storage.keys() & set(names)


def test_without_room_nothing_is_taken_in() -> None:
    text = exported(Tab(stored()))
    tab = Tab()
    tab.full = True
    tab.send(ms.FileRead(text))
    assert tab.storage == {} == tab.model.session.stored
    assert notice(tab) == "The browser’s storage has no room for all these games: nothing was imported."


def test_what_another_tab_has_saved_meanwhile_is_compared_too() -> None:
    tab = Tab()
    tab.storage["one"] = entry("onboard", 1, 6)
    tab.send(ms.FileRead(bundle({"one": entry("onboard", 1, 3)})))
    assert len(open_slot(tab.storage["one"]).actions) == 6
