"""Anything at all at every door of the app, as Hypothesis invents it."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from longhouse.app import messages as ms
from longhouse.app import settings as preferences
from longhouse.app.i18n import LANGUAGES, choose_language, translator
from longhouse.app.model import Model
from longhouse.app.slots import Stamp, entry_of, import_text, listed, may_overwrite, stamp_of
from longhouse.app.update import update
from longhouse.app.view import view
from longhouse.engine import CorruptSave, Match
from longhouse.engine.limits import MAX_TITLE
from longhouse.engine.save import clean_name
from longhouse.games import GAMES, cover, packages

from ..app.fake import Tab
from ..play import some
from .kinds import clean, told

MANY = settings(max_examples=some(200, 20))
GOOD = entry_of(Match.new("wikinger", 2, 4), "Good", Stamp("me", 3, "you:2"), 5)
TEXT = st.text() | st.binary().map(lambda raw: raw.decode("utf-8", "replace"))
JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.text(max_size=12)
    | st.sampled_from(["onboard", "gonewild"]),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def _with(field: str, inner: str, value: Any) -> str:
    """A good entry with any value in one of its places."""
    data = json.loads(GOOD)
    holder = data[field]
    if isinstance(holder, dict) and inner in holder:
        holder[inner] = value
    else:
        data[field] = value
    return json.dumps(data, ensure_ascii=False)


ENTRY = st.builds(
    _with,
    st.sampled_from(["longhouse_slot", "name", "writer", "rev", "parent", "saved", "summary", "save"]),
    st.sampled_from(["", "turn", "actor", "mini", "seats", "game", "actions", "options", "seed", "digest"]),
    JSON,
)


@MANY
@given(TEXT | JSON.map(json.dumps) | ENTRY)
def test_any_entry_is_listed_or_told(text: str) -> None:
    slot = listed("x", text)
    assert clean(slot.name) and all(clean(player.name) for player in slot.players)
    if slot.problem:
        told(slot.problem)
    assert {may_overwrite(text, GOOD), may_overwrite(GOOD, text)} <= {True, False}
    assert isinstance(stamp_of(text).rev, int)


@MANY
@given(TEXT | JSON.map(json.dumps) | ENTRY)
def test_any_file_opens_or_is_told(text: str) -> None:
    try:
        name, match = import_text(text)
    except CorruptSave as error:
        told(error.message)
    else:
        assert len(name) <= MAX_TITLE and clean(name)
        assert match.digest() == Match.new("wikinger", 2, 4).digest()


@MANY
@given(TEXT | JSON.map(json.dumps), st.lists(TEXT, max_size=4))
def test_any_settings_and_languages_are_survived(text: str, languages: list[str]) -> None:
    kept = preferences.read(text)
    assert kept.lang in ("", *LANGUAGES) and kept.theme in preferences.THEMES
    assert all(clean(name) for name in kept.names)
    assert choose_language(languages) in LANGUAGES


@MANY
@given(st.sampled_from(sorted(GAMES)), JSON | st.fixed_dictionaries(
    {}, optional=dict.fromkeys(("round", "ships", "sailed", "land", "village", "level", "over"), JSON)
))  # fmt: skip
def test_any_summary_has_a_picture_and_a_line(game: str, mini: object) -> None:
    shown = cover(game)
    assert shown.picture_of(mini).count("<svg") == 1
    assert translator("fr", packages())(shown.progress_of(mini))


@given(TEXT, TEXT)
def test_any_address_shows_a_screen(address: str, other: str) -> None:
    tab = Tab(address=address)
    for where in (f"/play/{other}", f"/new/{other}", f"/g/{other}", other):
        tab.send(ms.Navigated(where))
        assert tab.page.markup.count("<h1") == 1


FIELDS = (
    "players",
    "seed",
    "option.",
    "name.0",
    "name.9",
    "colour.1",
    "kind.2",
    "set.lang",
    "set.pace",
    "seat.0",
)


@given(st.sampled_from(FIELDS), TEXT | st.integers().map(str) | st.just("9" * 5_000))
def test_any_value_in_any_field_is_survived(field: str, value: str) -> None:
    tab = Tab()
    tab.send(ms.Typed(field, value))
    tab.do("go", "/new/wikinger")
    tab.send(ms.Typed(field, value))
    tab.send(ms.Typed(f"{field}.{value}", value))
    tab.send(ms.Submitted("begin", {"name": value}))
    tab.send(ms.Typed(field, value))
    assert tab.page.markup.count("<h1") == 1


@given(st.sampled_from(["go", "look", "delete", "export", "dialog"]), TEXT | st.just("9" * 5_000))
def test_any_command_is_survived(command: str, arg: str) -> None:
    model, _ = update(Tab().model, ms.FileRead(GOOD), 1)
    model, _ = update(model, ms.Do(command, arg), 1)
    model, _ = update(model, ms.Submitted("rename", {"name": arg}), 1)
    assert "<h1" in view(model).markup


@given(TEXT, st.integers(0, 60))
def test_a_cleaned_name_is_clean_and_stays(name: str, limit: int) -> None:
    kept = clean_name(name, limit)
    assert clean(kept) and len(kept) <= limit and clean_name(kept, limit) == kept == kept.strip()


def test_a_negative_house_in_a_summary_is_no_crash() -> None:
    """Found by fuzzing: such an entry kept the home screen from being drawn."""
    assert "thumb" in cover("gonewild").picture_of({"level": 1, "village": [-9]})


def test_a_summary_with_endless_numbers_is_no_crash() -> None:
    """Found by reading: a sum with more digits than Python prints."""
    data = json.loads(entry_of(Match.new("onboard", 2, 4), "", Stamp("", 0, ""), 5))
    data["summary"]["mini"]["sailed"] = [10**4_200] * 20
    text = json.dumps(data).replace("e+", "")
    model, _ = update(Model(), ms.Started(("en",), "wide", "", 1, 0, "x", "", {"a": text}, "", False), 1)
    assert "Unreadable entry" in view(model).markup
