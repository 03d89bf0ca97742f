"""Saves: round trips, and one sentence for everything that is wrong with one."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.engine import CorruptSave, Match
from longhouse.engine import save as saves
from longhouse.engine.limits import MAX_ACTIONS, MAX_TEXT

from ..play import finished


@pytest.fixture(scope="module")
def good() -> dict[str, Any]:
    """A finished game as plain data."""
    plain: dict[str, Any] = json.loads(
        finished("onboard", 3, 4, seats=[{"name": n} for n in "abc"]).to_json()
    )
    return plain


def opened(data: Any) -> Match:
    return Match.from_json(json.dumps(data))


def sentence(data: Any) -> str:
    """What is said about a bad save."""
    with pytest.raises(CorruptSave) as caught:
        opened(data)
    text = str(caught.value)
    assert text == str(caught.value.message) and text[0].isupper() and text.endswith(".") and "\n" not in text
    return text


def test_a_good_save_opens(good: dict[str, Any]) -> None:
    match = opened(good)
    assert json.loads(match.to_json()) == good and match.outcome is not None


@pytest.mark.parametrize(
    "text",
    ["", " ", "{", "nonsense", "[]", "null", "5", '"x"', "NaN", "{}", '{"longhouse": true}',
     '{"longhouse": "1"}', '{"longhouse": 1.0}', "9" * 10_000, "\ud800", "\0"],
    ids=lambda text: repr(text[:12]),
)  # fmt: skip
def test_what_is_no_save_is_called_so(text: str) -> None:
    with pytest.raises(CorruptSave, match="This is not a Longhouse save"):
        Match.from_json(text)


@pytest.mark.parametrize("text", ["[" * 100_000, '{"a":' * 50_000, "[" * 20_000 + "]" * 20_000])
def test_deep_nesting_never_reaches_the_parser(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the browser a parser that recurses too deep ends Python, not only the call."""
    parsed: list[str] = []
    monkeypatch.setattr(json, "loads", lambda text, **more: parsed.append(text))
    with pytest.raises(CorruptSave, match="This is not a Longhouse save"):
        Match.from_json(text)
    assert not parsed


@pytest.mark.parametrize("value", [None, 5, b"{}", {}, []])
def test_what_is_no_text_is_no_save(value: Any) -> None:
    with pytest.raises(CorruptSave, match="not a Longhouse save"):
        Match.from_json(value)


def test_a_save_that_is_too_long_is_refused(good: dict[str, Any]) -> None:
    assert sentence(good | {"padding": "x" * MAX_TEXT}) == "This is not a Longhouse save."


def test_a_newer_format_says_so(good: dict[str, Any]) -> None:
    assert "newer version" in sentence(good | {"longhouse": 2})
    assert "newer version" in sentence({"longhouse": 99})


def test_newer_rules_say_so(good: dict[str, Any]) -> None:
    assert "newer version" in sentence(good | {"rules": 99})


@pytest.mark.parametrize("number", [0, -3])
def test_format_numbers_below_one_are_no_save(good: dict[str, Any], number: int) -> None:
    assert sentence(good | {"longhouse": number}) == "This is not a Longhouse save."


def test_unknown_game_is_named_briefly(good: dict[str, Any]) -> None:
    assert "chess" in sentence(good | {"game": "chess"})
    assert len(sentence(good | {"game": "x" * 100_000})) < 200


def test_a_wrong_digest_is_damage(good: dict[str, Any]) -> None:
    assert "damaged" in sentence(good | {"digest": "0" * 32})


@pytest.mark.parametrize("number", [1, 2, 50])
def test_the_number_of_an_impossible_move_is_named(good: dict[str, Any], number: int) -> None:
    actions = good["actions"][:]
    actions[number - 1] = "no such thing"
    assert f"move number {number} is" in sentence(good | {"actions": actions})


def test_moves_after_the_end_are_impossible(good: dict[str, Any]) -> None:
    count = len(good["actions"])
    assert f"move number {count + 1} is" in sentence(good | {"actions": [*good["actions"], "visit first"]})


def test_a_missing_move_is_noticed(good: dict[str, Any]) -> None:
    sentence(good | {"actions": good["actions"][:-1]})
    sentence(good | {"actions": good["actions"][:5] + good["actions"][6:]})


def test_too_many_moves_are_refused_before_any_is_played(good: dict[str, Any]) -> None:
    assert "damaged" in sentence(good | {"actions": ["visit first"] * (MAX_ACTIONS + 1)})


@pytest.mark.parametrize(
    "change",
    [{"players": 5}, {"players": 0}, {"players": True}, {"players": "3"}, {"seed": -1},
     {"seed": 2**53}, {"seed": "4"}, {"seed": None}, {"rules": 0}, {"rules": "1"}, {"options": []},
     {"options": {"extra_vikings": 1}}, {"options": {"extra_vikings": None}}, {"options": {"magic": True}},
     {"seats": []}, {"seats": [{}]}, {"seats": [1, 2, 3]}, {"seats": "abc"}, {"seats": [{"name": 5}, {}, {}]},
     {"seats": [{"name": "x" * 25}, {}, {}]}, {"seats": [{"name": "a\nb"}, {}, {}]},
     {"seats": [{"colour": 4}, {}, {}]}, {"seats": [{"colour": 1}, {}, {}]},
     {"seats": [{"colour": True}, {}, {}]}, {"seats": [{"bot": "a b"}, {}, {}]},
     {"seats": [{"bot": 1}, {}, {}]}, {"seats": [{"mood": "grim"}, {}, {}]},
     {"seats": [{"bot": "random", "seed": 2**32}, {}, {}]}, {"actions": "visit first"}, {"actions": [1]},
     {"actions": [["visit", 0]]}, {"actions": None}, {"digest": None}, {"digest": 5}, {"game": None},
     {"game": []}],
    ids=str,
)  # fmt: skip
def test_every_bad_field_is_damage(good: dict[str, Any], change: dict[str, Any]) -> None:
    assert "damaged" in sentence(good | change)


@pytest.mark.parametrize("number", ["3.0", "1e999", "NaN", "-Infinity"])
def test_numbers_that_are_not_whole_are_no_save(good: dict[str, Any], number: str) -> None:
    text = json.dumps(good).replace('"players": 3', f'"players": {number}')
    with pytest.raises(CorruptSave, match="not a Longhouse save"):
        Match.from_json(text)


@pytest.mark.parametrize(
    "field", ["game", "rules", "players", "seed", "options", "seats", "actions", "digest", "longhouse"]
)
def test_every_missing_field_is_noticed(good: dict[str, Any], field: str) -> None:
    sentence({name: value for name, value in good.items() if name != field})


def test_fields_that_nobody_knows_are_ignored(good: dict[str, Any]) -> None:
    """An older program opens what a newer one of the same format wrote beside it."""
    assert opened(good | {"mood": "grim"}).digest() == good["digest"]


def test_names_survive_whatever_they_contain() -> None:
    names = ["<b>&\"'", "{x} %s {0}", "Þórr ᚦ 🛡"]
    match = Match.new("onboard", 3, 1, seats=[{"name": name} for name in names])
    assert [seat.name for seat in Match.from_json(match.to_json()).seats] == names


@pytest.mark.parametrize(
    ("given_name", "kept"),
    [
        ("  Ida\t\nB ", "Ida B"),
        ("\u202eabc\0", "abc"),
        ("x" * 40, "x" * 24),
        ("a" * 23 + " b", "a" * 23),
        ("", ""),
    ],
)
def test_names_are_cleaned(given_name: str, kept: str) -> None:
    assert saves.clean_name(given_name) == kept == saves.clean_name(kept)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@given(JSON)
def test_any_json_gives_a_sentence(data: Any) -> None:
    with pytest.raises(CorruptSave):
        opened(data)


FIELDS = ("longhouse", "game", "rules", "players", "seed", "options", "seats", "actions", "digest")


@given(field=st.sampled_from(FIELDS), value=JSON)
def test_any_value_in_any_field_opens_the_same_or_gives_a_sentence(field: str, value: Any) -> None:
    plain = json.loads(Match.new("onboard", 2, 6).to_json())
    try:
        match = opened(plain | {field: value})
    except CorruptSave as error:
        assert str(error).endswith(".")
    else:
        assert match.digest() == plain["digest"]
