"""Saves, links and files, in good order and in bad."""

from __future__ import annotations

import json

import pytest

from longhouse.app import messages as ms
from longhouse.app.say import looks
from longhouse.app.slots import Stamp, entry_of, list_slots, may_overwrite
from longhouse.engine import Match

from .fake import Tab


def played(moves: int = 9, **kwargs: object) -> Tab:
    tab = Tab(**kwargs)  # type: ignore[arg-type]
    tab.new_game("person", "person", names=("Astrid", "Bjorn"))
    tab.play_on(moves)
    return tab


def test_every_action_is_saved() -> None:
    tab = played(0)
    slot = tab.table.slot
    for count in range(1, 8):
        tab.play_on(1)
        assert len(json.loads(tab.storage[slot])["save"]["actions"]) == count


def test_home_lists_many_slots_newest_first() -> None:
    storage: dict[str, str] = {}
    for number in range(25):
        tab = Tab(storage)
        tab.now += number * 100_000
        tab.new_game("person", "thrall", names=(f"Astrid {number}",))
    tab = Tab(storage)
    assert len(storage) == 25
    assert [slot.players[0][0] for slot in list_slots(storage)][:2] == ["Astrid 24", "Astrid 23"]
    assert tab.page.markup.count('<li class="slot ') == 25


def test_the_list_calls_bots_as_the_table_does() -> None:
    for seed in range(4):
        tab = Tab({}, entropy=seed)
        tab.new_game("person", "thrall", "thrall", names=("Astrid",))
        names = [look.name for look in looks(tab.table.match, "en")][:3]
        tab.do("go", "/")
        assert f'title="{", ".join(names)}"' in tab.page.markup
        assert all(f"{name} (Thrall)" in tab.page.markup for name in names[1:]), names


def test_rename_delete_and_bring_back() -> None:
    tab = played()
    slot = tab.table.slot
    tab.do("go", "/")
    tab.do("dialog", f"slot:{slot}")
    tab.do("dialog", f"rename:{slot}")
    tab.send(ms.Submitted("rename", {"name": "  Long   winter "}))
    assert "Long winter" in tab.page.markup
    text = tab.storage[slot]
    tab.do("dialog", f"slot:{slot}")
    tab.do("delete", slot)
    assert slot not in tab.storage
    tab.do("undelete")
    assert tab.storage[slot] == text


def test_export_and_import_make_a_second_game() -> None:
    tab = played()
    slot, digest = tab.table.slot, tab.table.match.digest()
    tab.do("go", "/")
    tab.do("dialog", f"slot:{slot}")
    tab.do("export", slot)
    other = Tab()
    other.send(ms.FileRead(tab.downloads[0].text))
    assert other.table.match.digest() == digest
    assert len(other.storage) == 1


def test_a_bare_save_can_be_imported_too() -> None:
    match = Match.new("onboard", players=2, seed=5)
    match.play("visit market")
    tab = Tab()
    tab.send(ms.FileRead(match.to_json()))
    assert tab.table.match.digest() == match.digest()


@pytest.mark.parametrize(
    "text", ("", "{", "[]", '{"longhouse_slot": 1}', '{"longhouse": 99}', "x" * 2_000_000)
)
def test_a_bad_file_gives_one_sentence(text: str) -> None:
    tab = Tab()
    tab.send(ms.FileRead(text))
    assert tab.model.page.name == "home" and tab.model.session.notice is not None
    assert str(tab.model.session.notice) in tab.page.markup
    assert not tab.storage


BAD_SLOTS = (
    "",
    "null",
    "[1]",
    '"x"',
    "{}",
    '{"longhouse_slot": 1}',
    '{"longhouse_slot": 99}',
    "\x00",
    "[" * 50_000,
)


@pytest.mark.parametrize("text", BAD_SLOTS)
def test_a_bad_slot_is_named_and_harms_nothing(text: str) -> None:
    good = played()
    digest, slot = good.table.match.digest(), good.table.slot
    tab = Tab({**good.storage, "bad": text})
    assert "Unreadable entry" in tab.page.markup
    tab.send(ms.Do("go", "/play/bad"))
    assert tab.model.page.name == "home" and tab.model.session.notice is not None
    tab.send(ms.Do("go", f"/play/{slot}"))
    assert tab.table.match.digest() == digest
    assert tab.storage["bad"] == text


def test_a_slot_with_an_impossible_move_is_refused_when_opened() -> None:
    good = played()
    slot = good.table.slot
    data = json.loads(good.storage[slot])
    data["save"]["actions"][3] = "visit nowhere"
    tab = Tab({slot: json.dumps(data)})
    tab.do("go", f"/play/{slot}")
    assert "move number 4" in tab.page.markup


def test_a_link_opens_in_another_browser_and_becomes_a_copy() -> None:
    tab = played(15)
    while tab.table.curtain is not None:
        tab.do("curtain")
    tab.do("share")
    url = tab.copied[0]
    other = Tab(address=url.partition("#")[2])
    assert other.table.match.digest() == tab.table.match.digest()
    assert not other.storage and not other.choices
    other.do("copy")
    assert len(other.storage) == 1
    other.play_on(2)


@pytest.mark.parametrize("payload", ("", "x", "1", "1!!", "9abc", "1" + "A" * 9000, "1AAAA"))
def test_a_bad_link_gives_one_sentence(payload: str) -> None:
    tab = Tab(address=f"/g/{payload}")
    assert tab.model.page.name == "home" and tab.model.session.notice is not None


def test_two_tabs_that_go_two_ways_keep_both_games() -> None:
    first = played(4)
    slot = first.table.slot
    second = Tab(first.storage, first.address)
    for tab in (first, second):
        while tab.table.curtain is not None:
            tab.do("curtain")
    first.act(first.choices[0])
    second.act(second.choices[1])
    assert second.table.slot != slot
    assert "saved as a copy" in second.page.markup
    assert len(first.storage) == 2
    digests = {
        Match.from_json(json.dumps(json.loads(text)["save"])).digest() for text in first.storage.values()
    }
    assert digests == {first.table.match.digest(), second.table.match.digest()}
    first.play_on(1)  # and the first goes on in its own slot
    assert first.table.slot == slot and len(first.storage) == 2


def test_a_tab_is_told_when_another_moved_on() -> None:
    first = played(4)
    second = Tab(first.storage, first.address)
    first.play_on(2)
    second.send(ms.SlotsRead(dict(first.storage)))
    assert "was continued in another tab" in second.page.markup
    second.do("reload_slot")
    assert second.table.match.digest() == first.table.match.digest()


def test_a_game_is_opened_as_it_is_stored_now() -> None:
    """The tab's own copy of the storage may be stale: no event has told it what another tab wrote."""
    first = played(4)
    slot = first.table.slot
    second = Tab(first.storage)
    first.play_on(2)
    second.do("go", f"/play/{slot}")
    assert second.table.match.digest() == first.table.match.digest()
    first.play_on(1)
    second.send(ms.Navigated("/"))
    second.send(ms.Navigated(f"/play/{slot}"))
    assert second.table.turn == 7


@pytest.mark.parametrize("what", ["rename", "delete and undo", "export", "gone"])
def test_what_another_tab_played_is_not_undone_by_a_stale_list(what: str) -> None:
    first = played(4)
    slot = first.table.slot
    second = Tab(first.storage)
    second.do("dialog", f"slot:{slot}")
    first.play_on(2)
    if what == "rename":
        second.do("dialog", f"rename:{slot}")
        second.send(ms.Submitted("rename", {"name": "Winter"}))
    elif what == "export":
        second.do("export", slot)
        assert json.loads(second.downloads[0].text) == json.loads(first.storage[slot])
    elif what == "gone":
        del first.storage[slot]
        second.do("go", f"/play/{slot}")
        assert "no such game" in second.page.markup
        return
    else:
        second.do("delete", slot)
        second.do("undelete")
    assert len(json.loads(first.storage[slot])["save"]["actions"]) == 6


def test_bringing_back_a_deleted_game_does_not_undo_what_another_tab_saved_since() -> None:
    first = played(4)
    slot = first.table.slot
    second = Tab(first.storage)
    second.do("dialog", f"slot:{slot}")
    second.do("delete", slot)
    first.play_on(2)  # it is still open there, and saved again
    second.do("undelete")
    assert len(json.loads(first.storage[slot])["save"]["actions"]) == 6


def test_full_storage_is_told_and_the_game_goes_on() -> None:
    tab = played(3)
    tab.full = True
    tab.play_on(3)
    while tab.table.curtain is not None:
        tab.do("curtain")
    assert tab.table.turn == 6
    assert "storage is full" in tab.page.markup


def test_hostile_names_are_text_on_every_screen() -> None:
    evil = "<img src=x onerror=a()>"
    tab = Tab()
    tab.new_game("person", "person", names=(evil, '"><b>x'))
    pages = [tab.page.markup]
    tab.play_on(30)
    pages.append(tab.page.markup)
    tab.send(ms.Do("share"))
    pages.append(tab.page.markup)
    tab.send(ms.Do("go", "/"))
    pages.append(tab.page.markup)
    for page in pages:
        assert "<img" not in page and "<b>" not in page
    assert "&lt;img" in pages[0]


def test_settings_survive_garbage() -> None:
    for text in (
        "",
        "[]",
        "{",
        '{"lang": 7, "theme": "x", "names": [1, {}]}',
        '{"names": "abc", "curtain": 3}',
    ):
        tab = Tab(settings=text)
        assert tab.model.session.settings.theme == "auto" and tab.model.session.settings.curtain is True


def test_language_and_theme_are_kept() -> None:
    tab = Tab()
    tab.send(ms.Typed("set.lang", "fr"))
    tab.send(ms.Typed("set.theme", "dark"))
    assert tab.page.attrs["lang"] == "fr" and tab.page.attrs["data-theme"] == "dark"
    again = Tab(settings=tab.settings)
    assert again.page.attrs["lang"] == "fr"


def test_a_crash_is_told_and_the_game_stays() -> None:
    tab = played(2)
    digest = tab.table.match.digest()
    tab.send(ms.Crashed("ValueError: x", "Act"))
    assert "ValueError: x" in tab.page.markup and tab.table.match.digest() == digest
    tab.do("escape")
    assert "ValueError" not in tab.page.markup


def test_the_back_button_leads_through_the_screens() -> None:
    tab = played(2)
    address = tab.address
    tab.send(ms.Navigated("/"))
    assert tab.model.page.name == "home"
    tab.send(ms.Navigated(address))
    assert tab.model.page.name == "play"
    tab.send(ms.Navigated("/no/such/place"))
    assert tab.model.page.name == "home"


def test_a_record_may_replace_the_one_that_it_was_opened_from() -> None:
    """Also when moves were taken back since; but not what somebody wrote after it was opened."""
    match = Match.new("onboard", 2, 7)
    match.replay(["visit first", "visit market"])
    there = entry_of(match, "", Stamp("a", 3, ""), 0)
    undone = entry_of(match.at(1), "", Stamp("b", 1, "a:3"), 0)
    late = entry_of(match.at(1), "", Stamp("b", 1, "a:2"), 0)
    assert may_overwrite(there, undone)
    assert not may_overwrite(there, late)
