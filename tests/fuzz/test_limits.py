"""Large, long and deep: refused before it costs anything, or opened within bounds."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from longhouse.app import messages as ms
from longhouse.app.model import Model
from longhouse.app.slots import UNSTAMPED, entry_of, import_text, list_slots, listed, open_slot, stamp_of
from longhouse.app.update import update
from longhouse.app.view import view
from longhouse.engine import CorruptSave, IllegalAction, Match, limits
from longhouse.engine import link as links
from longhouse.engine.match import TOO_LONG
from longhouse.engine.save import read_json

from ..app.fake import Tab
from ..play import some

MEMORY = 24_000_000  # bytes that refusing the largest of inputs may take, the input itself not counted


@contextmanager
def few_plays(monkeypatch: pytest.MonkeyPatch, most: int) -> Iterator[None]:
    """Within, no more than so many actions are played."""
    played: list[Any] = []
    play = Match._play

    def counted(match: Match, action: Any) -> Any:
        played.append(action)
        return play(match, action)

    monkeypatch.setattr(Match, "_play", counted)
    yield
    assert len(played) <= most


@pytest.fixture(scope="module")
def endless() -> Match:
    """Vikings Gone Wild can be dawdled away: a match as long as one may be."""
    match = Match.new("gonewild", 4, 5, seats=[{"name": f"\u9f8d{i}" * 8} for i in range(4)])
    while not match.full:
        match.play(match.legal()[-1])
    return match


def test_a_match_ends_where_saves_and_links_end(endless: Match) -> None:
    """Found by dawdling: a game of more actions than a save may hold was lost with the next reload."""
    assert len(endless.actions) == limits.MAX_ACTIONS and endless.actor is not None
    assert endless.legal() == []
    action = endless.game.legal(endless._state)[0]
    assert endless.explain(action) == TOO_LONG
    with pytest.raises(IllegalAction, match=str(limits.MAX_ACTIONS)):
        endless.play(action)
    back = endless.clone()
    back.undo(force=True)
    assert back.legal() and back.explain(back.legal()[0]) is None


def test_the_longest_match_opens_from_link_save_and_slot(
    endless: Match, monkeypatch: pytest.MonkeyPatch
) -> None:
    link, save, slot = endless.to_link(), endless.to_json(), entry_of(endless, "", UNSTAMPED, 1)
    assert len(link) < limits.MAX_LINK / 3 and len(slot) < limits.MAX_TEXT / 10
    with few_plays(monkeypatch, 3 * limits.MAX_ACTIONS):
        for match in (Match.from_link(link), Match.from_json(save), open_slot(slot)):
            assert match.digest() == endless.digest()


def test_the_longest_match_is_drawn(endless: Match) -> None:
    tab = Tab(address=f"/g/{endless.to_link()}")
    assert tab.page.attrs["data-turn"] == str(limits.MAX_ACTIONS)
    assert len(tab.page.markup) < 300_000
    tab.do("copy")
    tab.wait("bot")
    assert len(tab.page.markup) < 300_000 and not tab.choices


def test_a_bot_stops_where_saves_end(endless: Match) -> None:
    match = endless.seated([{"bot": "thrall"} if seat == endless.actor else {} for seat in range(4)])
    tab = Tab()
    tab.send(ms.FileRead(match.to_json()))
    tab.wait("bot")
    assert str(TOO_LONG) in tab.page.markup


def claiming(count: int) -> str:
    """A link that promises so many actions and holds none."""
    pack = links.Packer()
    pack.text("onboard", limits.MAX_ID)
    for digit, radix in ((1, 8), (1, 256), (0, 3), (0, 8), (0, 2)):
        pack.put(digit, radix)
    for colour in range(2):
        pack.put(colour, limits.COLOURS)
        pack.text("", limits.MAX_NAME)
        pack.text("", limits.MAX_LEVEL)
    pack.number(count)
    return links.VERSION + pack.encode()


@pytest.mark.parametrize("count", [limits.MAX_ACTIONS + 1, 10**9, 2**56 - 1])
def test_a_link_that_claims_too_much_plays_nothing(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    with few_plays(monkeypatch, 0), pytest.raises(CorruptSave, match="damaged"):
        Match.from_link(claiming(count))


def test_a_link_that_claims_what_is_allowed_ends_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    with few_plays(monkeypatch, 400), pytest.raises(CorruptSave, match="damaged"):
        Match.from_link(claiming(limits.MAX_ACTIONS))


def test_a_save_that_claims_too_much_plays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    data = json.loads(Match.new("onboard", 2, 1).to_json())
    data["actions"] = ["visit first"] * (limits.MAX_ACTIONS + 1)
    with few_plays(monkeypatch, 0), pytest.raises(CorruptSave, match="damaged"):
        Match.from_json(json.dumps(data))


def test_the_limits_of_json() -> None:
    deep, wide, digits = limits.MAX_DEPTH, limits.MAX_BRACKETS, limits.MAX_DIGITS
    assert read_json("[" * deep + "]" * deep)
    assert len(read_json("[" + "[]," * (wide - 2) + "[]]")) == wide - 1
    assert read_json("9" * digits) == int("9" * digits)
    assert read_json('"' + "[{" * 400 + '"') == "[{" * 400, "brackets in a text are no depth"
    assert read_json('["\\\\","[","\\""]') == ["\\", "[", '"']
    for text in (
        "[" * (deep + 1) + "]" * (deep + 1),
        '{"a":' * (deep + 1) + "1" + "}" * (deep + 1),
        "[" + "[]," * wide + "[]]",
        "9" * (digits + 1),
        "-" + "9" * digits,
        '"' + "x" * limits.MAX_TEXT + '"',
        " " * limits.MAX_TEXT + "1",
    ):
        with pytest.raises(ValueError):
            read_json(text)


def test_of_two_equal_keys_the_last_one_counts() -> None:
    good = Match.new("onboard", 2, 1).to_json()
    assert Match.from_json('{"seed":7,"players":9,' + good[1:]).seed == 1
    with pytest.raises(CorruptSave):
        Match.from_json(good[:-1] + ',"seed":7}')


LARGE: dict[str, Callable[[], str]] = {
    "one character": lambda: "A" * 20_000_000,
    "brackets": lambda: "[" * 20_000_000,
    "objects": lambda: '{"a":' * 4_000_000,
    "a text": lambda: '{"longhouse":1,"game":"' + "x" * (limits.MAX_TEXT - 40) + '"}',
    "escapes": lambda: '"' + "\\u0041" * (limits.MAX_TEXT // 6 - 2) + '"',
    "backslashes": lambda: '"' + "\\" * (limits.MAX_TEXT - 2),
    "numbers": lambda: "[" + "1," * (limits.MAX_TEXT // 2 - 3) + "1]",
    "a number": lambda: "9" * limits.MAX_TEXT,
    "keys": lambda: "{" + ",".join(f'"{i}":0' for i in range(limits.MAX_TEXT // 12)) + "}",
    "actions": lambda: json.dumps({"longhouse": 1, "actions": ["x"] * (limits.MAX_TEXT // 6)}),
}


@pytest.mark.parametrize("kind", LARGE)
def test_large_inputs_are_refused_in_little_memory(kind: str) -> None:
    text = LARGE[kind]()
    readers: tuple[Callable[[], object], ...] = (
        lambda: Match.from_link(text),
        lambda: Match.from_json(text),
        lambda: import_text(text),
        lambda: open_slot(text),
    )
    tracemalloc.start()
    try:
        for read in readers:
            with pytest.raises(CorruptSave):
                read()
        assert listed("x", text).problem is not None and stamp_of(text) == UNSTAMPED
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert peak < MEMORY, f"{peak:,} bytes"


def test_the_list_of_entries_is_limited() -> None:
    """A storage full of small entries makes a list that a browser can still draw."""
    good = entry_of(Match.new("onboard", 2, 1), "Mine", UNSTAMPED, 1_700_000_000_000)
    found = {f"x{i}": "junk" for i in range(some(20_000, 1_000))} | {"mine": good}
    started = ms.Started(("en",), "wide", "", 1, 0, "x", "", found, "", False)
    model, _ = update(Model(), started, 1)
    page = view(model).markup
    assert page.count('<li class="slot') == limits.MAX_LISTED
    assert 'id="slot-mine"' in page, "what can be played comes first"
    assert f"{len(found) - limits.MAX_LISTED} more entries" in page
    assert len(list_slots(found)) == len(found)


def test_a_limit_may_grow_but_never_shrink() -> None:
    """Links and saves of the first releases were made under these."""
    first = {
        "MAX_LINK": 8_000, "MAX_TEXT": 1_000_000, "MAX_FILE": 2_000_000, "MAX_BRACKETS": 1_000,
        "MAX_DEPTH": 32, "MAX_DIGITS": 20, "MAX_ACTIONS": 5_000, "MAX_NAME": 24,
        "MAX_LEVEL": 12, "MAX_TITLE": 40,
    }  # fmt: skip
    assert all(getattr(limits, name) >= value for name, value in first.items())
