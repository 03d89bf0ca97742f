"""Playing by link: two devices, one game, and links that come too late or from another way."""

from __future__ import annotations

import json

import pytest

from longhouse.app import messages as ms
from longhouse.app.model import here
from longhouse.app.pages import Share
from longhouse.app.slots import listed, local_copy
from longhouse.engine.views import known

from .fake import Tab


def mine(tab: Tab) -> int | None:
    """The one seat that is played here; None if all are."""
    seats = here(tab.table)
    return seats[0] if len(seats) == 1 else None


def link(tab: Tab) -> str:
    """The address of the game on the table."""
    return f"/g/{tab.table.match.to_link()}"


def begun(moves: int = 1, **options: object) -> Tab:
    """Astrid has made a move at her device and sends the link instead of passing the device on."""
    tab = Tab(**options)  # type: ignore[arg-type]
    tab.new_game("person", "person", names=("Astrid", "Bjorn"))
    tab.play_on(moves)
    while tab.table.curtain is None:
        tab.play_on(1)
    tab.do("pass_on")
    return tab


def test_a_game_goes_to_and_fro() -> None:
    ours = begun()
    first = mine(ours)
    assert first is not None and isinstance(ours.model.dialog, Share) and not ours.choices
    theirs = Tab()
    tabs, turn = [ours, theirs], 0
    for _ in range(6):
        sender, receiver = tabs
        address = link(sender)
        receiver.send(ms.Navigated(address))
        if receiver.table.slot == "":  # the first time: which seat?
            assert "Which seat is yours?" in receiver.page.markup
            receiver.do("sit", str(1 - first))
        assert receiver.address == f"/play/{receiver.table.slot}"
        assert "Since your last move" in receiver.page.markup
        assert receiver.table.turn > turn
        turn = receiver.table.turn
        seat = mine(receiver)
        while receiver.table.match.actor == seat:
            receiver.act(receiver.choices[0])
        assert "send the link on" in receiver.page.markup and not receiver.choices
        tabs.reverse()
    assert len(ours.storage) == len(theirs.storage) == 1
    assert {mine(ours), mine(theirs)} == {0, 1}


def test_the_seat_is_kept_and_only_its_secrets_are_shown() -> None:
    ours = begun(9)
    slot, seat = ours.table.slot, mine(ours)
    again = Tab(ours.storage, f"/play/{slot}")
    assert (mine(again), again.table.viewer) == (seat, seat)
    assert again.table.curtain is None and not again.choices
    again.send(ms.Do("go", "/"))
    assert "by link" in again.page.markup


def test_an_older_link_says_so_and_changes_nothing() -> None:
    ours = begun(8)
    old = f"/g/{ours.table.match.at(3).to_link()}"
    before = dict(ours.storage)
    ours.send(ms.Navigated(old))
    ahead = len(json.loads(next(iter(before.values())))["save"]["actions"]) - 3
    assert f"This link is old: the game on this device is {ahead} moves ahead" in ours.page.markup
    assert ours.storage == before and 'data-do="sit"' not in ours.page.markup
    ours.do("go", f"/play/{next(iter(before))}")
    assert ours.table.turn == ahead + 3


def test_a_fork_is_named_and_both_versions_stay() -> None:
    ours = begun(8)
    other = ours.table.match.at(4)
    here = ours.table.match.actions[4]
    other.play(next(action for action in other.legal() if action != here))
    ours.send(ms.Navigated(f"/g/{other.to_link()}"))
    assert "took a different course after move 4" in ours.page.markup
    assert len(ours.storage) == 1
    ours.do("copy")
    assert len(ours.storage) == 2


def test_the_same_link_leads_to_the_game_that_is_here() -> None:
    ours = begun()
    slot = ours.table.slot
    ours.send(ms.Navigated(link(ours)))
    assert "at the same move" in ours.page.markup
    ours.do("go", f"/play/{slot}")
    assert ours.table.slot == slot and len(ours.storage) == 1


def test_a_newer_link_moves_on_a_game_of_everybody_only_when_asked() -> None:
    ours = Tab()
    ours.new_game("person", "person", names=("Astrid", "Bjorn"))
    ours.play_on(5)
    slot = ours.table.slot
    match = ours.table.match.clone()
    match.play(match.legal()[0])
    ours.send(ms.Navigated(f"/g/{match.to_link()}"))
    assert "the link is 1 move ahead" in ours.page.markup
    assert len(json.loads(ours.storage[slot])["save"]["actions"]) == 5
    ours.do("catch_up")
    assert ours.table.slot == slot and ours.table.turn == 6
    assert len(json.loads(ours.storage[slot])["save"]["actions"]) == 6 and len(ours.storage) == 1


def test_what_came_in_a_link_cannot_be_taken_back_here() -> None:
    ours = begun()
    theirs = Tab(address=link(ours))
    theirs.do("sit", str(1 - known(mine(ours))))
    theirs.send(ms.Do("undo"))
    assert theirs.table.turn == ours.table.turn
    assert "The move before was made by somebody else." in theirs.page.markup


def test_everybody_can_come_back_to_one_device() -> None:
    ours = begun()
    ours.send(ms.Typed("mine", "7"))
    assert mine(ours) is not None
    ours.send(ms.Typed("mine", ""))
    assert mine(ours) is None and listed("x", ours.storage[ours.table.slot]).away == ()
    ours.send(ms.Do("escape"))
    ours.play_on(2)


def rewritten(tab: Tab, **fields: object) -> str:
    """The entry of the table without what it says of who plays elsewhere, and with these fields."""
    data = json.loads(tab.storage[tab.table.slot])
    del data["away"]
    return json.dumps({**data, **fields})


@pytest.mark.parametrize("mine", (-1, 2, 9, "0", None, True, 1.5, [0]))
def test_a_strange_seat_in_a_record_is_no_seat(mine: object) -> None:
    assert listed("x", rewritten(begun(), mine=mine)).away == ()
    good = (1,) if mine != 1.5 else ()  # a fraction makes the whole entry foreign
    assert listed("x", rewritten(begun(), away=[mine, 1])).away == good
    assert listed("x", rewritten(begun(), away=mine)).away == ((0,) if mine == [0] else ())


def test_a_record_of_an_earlier_version_names_the_seat_that_plays_here() -> None:
    assert listed("x", rewritten(begun(), mine=0)).away == (1,)
    assert listed("x", rewritten(begun(), mine=1)).away == (0,)


def test_a_seat_that_a_bot_took_over_is_nobodys() -> None:
    ours = begun()
    ours.send(ms.Typed(f"seat.{mine(ours)}", "thrall"))
    ours.send(ms.Do("escape"))
    assert len([s for s in ours.table.match.seats if not s.bot]) == 1
    ours.play_on(1)


def test_other_games_and_bad_entries_are_no_kin() -> None:
    ours = begun()
    match = ours.table.match
    text = ours.storage[ours.table.slot]
    data = json.loads(text)
    data["save"]["seed"] += 1
    strange = json.loads(text)
    strange["save"]["actions"] = "all"
    stored = {"bad": "?", "other": json.dumps(data), "strange": json.dumps(strange)}
    assert local_copy(stored, match) is None
    found = local_copy({**stored, "here": text}, match)
    assert found is not None and (found.slot, found.relation) == ("here", "same")


def test_a_link_leaves_no_trace_once_its_game_is_here() -> None:
    """Else the back button would open the link again, and that the game again: nobody could leave."""
    ours = begun()
    theirs = Tab()
    theirs.follow(link(ours))
    theirs.do("sit", str(1 - known(mine(ours))))
    while theirs.choices:
        theirs.act(theirs.choices[0])
    ours.follow(link(theirs))
    assert ours.address == f"/play/{ours.table.slot}"
    assert not [address for address in ours.history if address.startswith("/g/")]


def waiting(tab: Tab) -> tuple[Tab, Tab]:
    """Two tabs of one device, both asked which seat is theirs in the game of a link."""
    storage: dict[str, str] = {}
    return Tab(storage, link(tab)), Tab(storage, link(tab))


def test_a_seat_taken_in_one_tab_is_known_in_another() -> None:
    """The second tab goes on with the first one's game instead of keeping it twice."""
    ours = begun()
    seat = str(1 - known(mine(ours)))
    first, second = waiting(ours)
    first.do("sit", seat)
    second.do("sit", seat)
    assert second.table.slot == first.table.slot and len(first.storage) == 1


def moved_on(tab: Tab) -> tuple[Tab, str]:
    """A tab of the other device with the game, and a link in which the game has moved on."""
    theirs = Tab(address=link(tab))
    theirs.do("sit", str(1 - known(mine(tab))))
    further = Tab(dict(theirs.storage), theirs.address)
    while further.choices:
        further.act(further.choices[0])
    return theirs, link(further)


def test_catching_up_looks_at_what_another_tab_did_meanwhile() -> None:
    """A game that took a different course in the other tab is not overwritten by the link."""
    theirs, address = moved_on(begun())
    theirs.send(ms.Typed("mine", ""))  # so that a link does not move it on at once
    late = Tab(theirs.storage, address)
    assert 'data-do="catch_up"' in late.page.markup
    if theirs.table.curtain is not None:
        theirs.do("curtain")
    theirs.act(theirs.choices[-1])
    before = dict(theirs.storage)
    late.do("catch_up")
    assert late.storage == before, "nothing of the other tab is lost"
    assert known(late.table.local_copy).relation == "forked" and 'data-do="catch_up"' not in late.page.markup


def test_a_game_that_was_deleted_meanwhile_is_kept_again() -> None:
    theirs, address = moved_on(begun())
    game = theirs.table.slot
    theirs.send(ms.Typed("mine", ""))
    late = Tab(theirs.storage, address)
    del theirs.storage[game]
    late.do("sit", "0")
    assert late.table.slot in late.storage and game not in late.storage
