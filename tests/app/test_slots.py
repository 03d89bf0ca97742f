"""Entries of the storage: what is believed of them, and which may take the place of which."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from longhouse.app.slots import (
    FOREIGN,
    MAX_STAMP,
    TOO_NEW,
    UNSTAMPED,
    Stamp,
    amended,
    entry_of,
    import_text,
    list_slots,
    listed,
    local_copy,
    match_id,
    may_overwrite,
    rev_of,
    stamp_of,
)
from longhouse.app.widgets import civil_date
from longhouse.engine import CorruptSave, Match, Player
from longhouse.engine.game import Seating

from ..play import finished

SEATS: list[Seating] = [{"name": "Ida"}, {"name": "", "bot": "karl", "seed": 4}, {"name": "Olaf"}]
STAMP = Stamp("tab", 3, "other:2")


def played(most: int = 6, seed: int = 7) -> Match:
    """The first actions of a match."""
    return finished("onboard", 3, seed, most=most, seats=SEATS)


def entry(match: Match | None = None, stamp: Stamp = STAMP, **more: Any) -> str:
    """An entry."""
    return entry_of(match or played(), "A game", stamp, 1_700_000_000_000, **more)


def changed(text: str, *path: str, to: object) -> str:
    """An entry with one of its parts exchanged."""
    data = json.loads(text)
    part = data
    for name in path[:-1]:
        part = part[name]
    part[path[-1]] = to
    return json.dumps(data)


# -- reading


def test_an_entry_is_listed_with_what_its_summary_says() -> None:
    slot = listed("x", entry(away=(0,)))
    assert slot.problem is None and (slot.id, slot.name, slot.saved) == ("x", "A game", 1_700_000_000_000)
    assert slot.players == played().seats
    assert (slot.game, slot.turn, slot.actor, slot.over, slot.away) == (
        "onboard",
        6,
        played().actor,
        False,
        (0,),
    )
    over = listed("x", entry(finished("onboard", 2, 3)))
    assert over.over and over.actor is None and over.away == ()


@pytest.mark.parametrize(
    ("path", "value"),
    [
        (("summary", "actor"), 3), (("summary", "actor"), -1), (("summary", "actor"), "0"),
        (("save", "seats"), []), (("save", "seats"), [{"name": "", "colour": 0, "bot": ""}] * 5),
        (("save", "seats"), [5]), (("saved",), "soon"), (("summary", "turn"), None), (("save",), None),
    ],
)  # fmt: skip
def test_an_entry_that_cannot_be_ours_is_foreign(path: tuple[str, ...], value: object) -> None:
    assert listed("x", changed(entry(), *path, to=value)).problem is FOREIGN


def test_the_summary_may_name_any_seat_of_one_to_four() -> None:
    for seats in (1, 4):
        text = changed(entry(), "save", "seats", to=[{"name": "n", "colour": 5, "bot": ""}] * seats)
        found = listed("x", changed(text, "summary", "actor", to=seats - 1))
        assert found.problem is None and found.players == (Player("n", 1),) * seats


def test_newer_forms_and_unknown_games_are_told() -> None:
    assert listed("x", changed(entry(), "longhouse_slot", to=2)).problem is TOO_NEW
    assert listed("x", changed(entry(), "longhouse_slot", to=0)).problem is None
    chess = listed("x", changed(entry(), "save", "game", to="che\nss"))
    assert str(chess.problem) == "This version has no game called “che ss”."


@pytest.mark.parametrize(
    ("mine", "away"), [(0, (2,)), (2, (0,)), (1, ()), (3, ()), (-1, ()), (True, ()), ("0", ())]
)
def test_an_older_entry_names_the_one_seat_that_plays_here(mine: object, away: tuple[int, ...]) -> None:
    assert listed("x", changed(entry(), "mine", to=mine)).away == away


@pytest.mark.parametrize(
    ("away", "seats"), [([0, 2], (0, 2)), ([], ()), ([7, -1], ()), (["0", True], ()), (5, ())]
)
def test_the_seats_elsewhere_are_seats_of_the_match(away: object, seats: tuple[int, ...]) -> None:
    assert listed("x", changed(entry(), "away", to=away)).away == seats


def test_slots_are_listed_newest_first_and_then_by_name() -> None:
    times = {"b": 5, "a": 5, "c": 9, "d": 1}
    stored = {name: changed(entry(), "saved", to=saved) for name, saved in times.items()}
    assert [slot.id for slot in list_slots(stored)] == ["c", "a", "b", "d"]


def test_a_file_is_an_entry_or_a_bare_save() -> None:
    assert import_text(changed(entry(), "name", to="x" * 99))[0] == "x" * 40
    assert import_text(changed(entry(), "name", to=5))[0] == ""
    name, match = import_text(played().to_json())
    assert name == "" and match.digest() == played().digest()
    with pytest.raises(CorruptSave, match=str(FOREIGN)):
        import_text('{"longhouse_slot": 1}')
    with pytest.raises(CorruptSave, match="not a Longhouse save"):
        import_text("[]")


# -- stamps and ids


def test_the_stamp_of_an_entry_is_read_and_of_garbage_there_is_none() -> None:
    assert stamp_of(entry()) == STAMP and str(STAMP) == "tab:3" and rev_of(entry()) == 3
    for garbage in (None, "", "{", "[]", "{}", changed(entry(), "rev", to="x")):
        assert stamp_of(garbage) == UNSTAMPED and rev_of(garbage) == 0
    assert stamp_of(changed(entry(), "writer", to="w" * 99)).writer == "w" * MAX_STAMP


def test_the_id_of_a_match_is_text_and_not_long() -> None:
    assert match_id(entry(id="abc", shared=True)) == ("abc", True)
    assert match_id(entry()) == ("", False)
    assert match_id(changed(entry(id="abc"), "match", to=5)) == ("", False)
    assert match_id(changed(entry(), "match", to="i" * 99)) == ("i" * MAX_STAMP, False)
    assert match_id(changed(entry(), "shared", to=1)) == ("", False)


def test_an_entry_is_amended_if_it_can_be_read() -> None:
    text = amended("x", entry(), name="Another")
    assert text is not None and listed("x", text).name == "Another" and stamp_of(text) == STAMP
    assert amended("x", None, name="a") is None and amended("x", "{", name="a") is None


YOURS = Stamp("you", 4, "")
STORED: dict[str, tuple[Callable[[], str | None], bool]] = {
    "nothing": (lambda: None, True),
    "written by this tab": (lambda: entry(stamp=Stamp("me", 9, "")), True),
    "what it was opened from": (lambda: entry(stamp=Stamp("you", 2, "")), True),
    "an earlier stage": (lambda: entry(played(3), YOURS), True),
    "just as far": (lambda: entry(stamp=YOURS), True),
    "further": (lambda: entry(played(9), YOURS), False),
    "another seed": (lambda: entry(played(3, 8), YOURS), False),
    "another match": (lambda: entry(played(3), YOURS, id="other"), False),
    "the same match": (lambda: entry(played(3), YOURS, id="one"), True),
    "no JSON": (lambda: "{", False),
    "no entry": (lambda: "[]", False),
    "no save": (lambda: '{"save": 5}', False),
}


@pytest.mark.parametrize("name", STORED)
def test_an_entry_may_take_the_place_of_what_it_goes_on_with(name: str) -> None:
    stored, may = STORED[name]
    assert may_overwrite(stored(), entry(stamp=Stamp("me", 1, "you:2"), id="one")) is may


# -- what a link finds


def found_by(stored: dict[str, str], match: Match) -> tuple[str, str, int, int] | None:
    """Slot, relation, what both begin with, and how far the stored one is."""
    found = local_copy(stored, match)
    return found and (found.slot, found.relation, found.common, found.turn)


def test_a_link_finds_the_closest_version() -> None:
    match = played()
    other = match.at(2)
    other.play(next(action for action in other.legal() if action != match.actions[2]))
    stored = {"forked": entry(other), "same": entry(), "short": entry(match.at(4)), "broken": "{"}
    stored["strange"] = changed(entry(), "save", "actions", to=5)
    stored["seed"] = changed(entry(), "save", "seed", to=8)
    assert found_by(stored, match) == ("same", "same", 6, 6)
    del stored["same"]
    assert found_by(stored, match) == ("short", "newer", 4, 4)
    assert found_by(stored, match.at(3)) == ("short", "older", 3, 4)
    del stored["short"]
    assert found_by(stored, match) == ("forked", "forked", 2, 3)
    assert found_by({}, match) is None


@pytest.mark.parametrize(
    ("seats", "shared", "known"),
    [
        (SEATS, True, True),
        (SEATS, False, False),  # nobody else can have it
        ([{**SEATS[0], "name": "Ada"}, *SEATS[1:]], True, False),
        ([{**SEATS[0], "colour": 3}, *SEATS[1:]], True, False),
        ([SEATS[0], {**SEATS[1], "seed": 5}, SEATS[2]], True, False),  # another bot
        ([SEATS[0], {"name": ""}, SEATS[2]], True, True),  # a person took over from it
    ],
)  # fmt: skip
def test_a_match_with_an_id_has_other_versions_only_where_it_was_sent(
    seats: list[Seating], shared: bool, known: bool
) -> None:
    match = played()
    ours = match.at(4)
    ours.play(next(action for action in ours.legal() if action != match.actions[4]))
    stored = {"x": entry(ours.seated(seats), id="one", shared=shared)}
    assert (local_copy(stored, match) is not None) is known


# -- dates


@pytest.mark.parametrize("timezone", [0, 60, -300])
def test_moments_as_dates(timezone: int) -> None:
    for days in (0, 58, 59, 60, 365, 789, 11015, 11016, 11017, 19722, 19723, 19782, 40000):
        moment = datetime(1970, 1, 1, 13, 5, tzinfo=UTC) + timedelta(days=days)
        local = moment + timedelta(minutes=timezone)
        assert civil_date(int(moment.timestamp()) * 1000, timezone) == local.strftime("%Y-%m-%d %H:%M")
