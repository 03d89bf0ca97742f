"""A match has an id, kept in its slot: whoever types the same seed plays another match."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longhouse.app import messages as ms
from longhouse.app.slots import Stamp, entry_of, match_id, may_overwrite
from longhouse.engine import Match, Rng

from .fake import Tab

FORKED = "took a different course"


def begun(moves: int, seed: int, **started: Any) -> Tab:
    """A game of seed 7, played by other dice."""
    tab = Tab(entropy=Rng(seed).next64(), **started)
    tab.rng = Rng(seed)
    tab.new_game("person", "person")
    tab.play_on(moves)
    while tab.table.curtain is not None:
        tab.do("curtain")
    return tab


def kept(tab: Tab) -> dict[str, Any]:
    """The entry of the game on the table."""
    data: dict[str, Any] = json.loads(tab.storage[tab.table.slot])
    return data


def link(tab: Tab) -> str:
    """The address of the game on the table."""
    return f"/g/{tab.table.match.to_link()}"


def test_the_id_is_kept_in_the_slot_and_nowhere_else() -> None:
    tab = begun(3, 1)
    name = kept(tab)["match"]
    assert len(name) == 10 and name != tab.table.slot
    assert name not in tab.table.match.to_json() and "match" not in kept(tab)["save"]
    tab.play_on(2)
    again = Tab(tab.storage, tab.address)
    again.play_on(1)
    assert kept(again)["match"] == name == again.table.id
    again.send(ms.Do("rematch"))
    assert kept(again)["match"] not in ("", name)


def test_the_same_seed_elsewhere_is_no_other_version_of_my_game() -> None:
    ours, theirs = begun(8, 1), begun(8, 2)
    ours.follow(link(theirs))
    assert FORKED not in ours.page.markup and "We all play on this device" in ours.page.markup


def test_two_people_who_compare_their_games_of_one_seed_have_two_games() -> None:
    """Both send their links; but others play there, and other bots."""
    ours, theirs = begun(8, 1), begun(8, 2)
    for tab, kinds in ((ours, ("person", "karl")), (theirs, ("person", "karl"))):
        tab.do("go", "/")
        tab.new_game(*kinds, game="wikinger")
        tab.play_on(6)
        tab.do("share")
        tab.send(ms.Do("escape"))
    assert kept(ours)["shared"] is True
    ours.follow(link(theirs))
    assert FORKED not in ours.page.markup


def test_a_game_that_was_handed_out_and_went_on_in_two_ways_is_told() -> None:
    ours = begun(4, 1)
    ours.do("share")
    theirs = Tab(address=ours.copied[0].partition("#")[2])
    ours.send(ms.Do("escape"))
    theirs.do("copy")
    assert "match" not in kept(theirs), "its id is not in the link"
    for tab, choice in ((ours, 0), (theirs, 1)):
        while tab.table.curtain is not None:
            tab.do("curtain")
        tab.act(tab.choices[choice])
    mine = link(ours)
    ours.follow(link(theirs))
    assert f"{FORKED} after move 4" in ours.page.markup
    theirs.follow(mine)
    assert f"{FORKED} after move 4" in theirs.page.markup


def test_an_entry_of_an_earlier_release_is_compared_as_before() -> None:
    ours, theirs = begun(8, 1), begun(8, 2)
    slot = ours.table.slot
    old = kept(ours)
    del old["match"]
    tab = Tab({slot: json.dumps(old)}, link(theirs))
    assert FORKED in tab.page.markup


def test_sharing_changes_nothing_else_and_loses_nothing_of_another_tab() -> None:
    first = begun(4, 1)
    second = Tab(first.storage, first.address)
    first.play_on(1)
    while second.table.curtain is not None:
        second.do("curtain")
    before = kept(first)
    second.do("share")
    assert kept(first) == {**before, "shared": True}


@pytest.mark.parametrize("strange", [None, 7, [], {}, "x" * 9_999])
def test_a_strange_id_is_survived(strange: object) -> None:
    tab = begun(3, 1)
    slot, address = tab.table.slot, tab.address
    data = {**kept(tab), "match": strange, "shared": strange}
    again = Tab({slot: json.dumps(data)}, address)
    assert len(again.table.id) <= 40 and again.table.shared is False
    again.follow(link(begun(8, 2)))
    assert again.page.markup.count("<h1") == 1


def test_another_match_of_the_same_setup_is_not_overwritten() -> None:
    """A daily voyage that was deleted and begun once more in another tab, for example."""
    match = Match.new("onboard", 2, 7)
    fresh = entry_of(match, "", Stamp("a", 1, ""), 0, id="one")
    match.play("visit first")
    for id, may in (("one", True), ("", True), ("two", False)):
        text = entry_of(match, "", Stamp("b", 1, ""), 0, id=id)
        assert may_overwrite(fresh, text) is may
    assert match_id(fresh) == ("one", False)
