"""Damage: to characters, to bytes, and to the parts of JSON."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

from longhouse.games import GAMES

TOKENS = (
    "[", "]", "{", "}", '"', ",", ":", "\\", "\\u0000", "\\ud800", "\\udfff\\ud83d", "null", "true", "false",
    "NaN", "-Infinity", "1e999", "-0", "0.5", "9" * 30, "9" * 5000, "[" * 40, "{" * 3, '{"a":' * 40, "\0",
    "\ufeff", "\ud800", "\u202e", "\u2028", "é", "🛡", "<b>", "&lt;", "%00", "__proto__", "%s", "{0}", "-_",
    '"longhouse":1,', '"longhouse":99,', '"save":', '"seats":[],', '"actions":[],', " " * 200, "A" * 300,
)  # fmt: skip

VALUES: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 4, 5, 7, 99, 2**31, 2**32, 2**53, 2**53 - 1, -(2**63), 10**19, 10**30,
    0.5, float("nan"), float("inf"), "", "x", "0", "-7", "9" * 40, "\ud800", "\u202e", "\0", "<script>a()",
    "{seat}", *GAMES, "chess", "jarl", "person", "fr", "en", "dark", "x" * 3000,
    [], {}, [0], [-9], [[]], ["x"] * 9, {"a": 1}, [None] * 40, {"name": "x"}, {"": ""}, [[[[[[[]]]]]]],
    [10**19] * 30, "[" * 60, {"__class__": 1}, [[1, 2], [3]], [-1, "7"], ["ABCD", ""], ["."] * 6, "01234",
)  # fmt: skip


def text(rng: Random, good: str, others: list[str]) -> str:
    """One to four kinds of damage to a text."""
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        good = rng.choice(_TEXT)(rng, good, others)
    return good


def _change(rng: Random, good: str, _others: list[str]) -> str:
    at = rng.randrange(len(good) + 1)
    return good[:at] + chr(rng.choice((rng.randrange(128), rng.randrange(0x3000)))) + good[at + 1 :]


def _neighbour(rng: Random, good: str, _others: list[str]) -> str:
    """A character becomes another one of the same text, so that the alphabet stays."""
    if not good:
        return "1"
    at = rng.randrange(len(good))
    return good[:at] + rng.choice(good) + good[at + 1 :]


def _cut(rng: Random, good: str, _others: list[str]) -> str:
    at = rng.randrange(len(good) + 1)
    return good[:at] + good[at + rng.choice((1, 1, 2, 5, 50, len(good))) :]


def _double(rng: Random, good: str, _others: list[str]) -> str:
    at = rng.randrange(len(good) + 1)
    end = at + rng.choice((1, 3, 20, len(good)))
    return good[:end] + good[at:]


def _token(rng: Random, good: str, _others: list[str]) -> str:
    at = rng.randrange(len(good) + 1)
    return good[:at] + rng.choice(TOKENS) + good[at + rng.choice((0, 0, 1, 4)) :]


def _splice(rng: Random, good: str, others: list[str]) -> str:
    other = rng.choice(others)
    return good[: rng.randrange(len(good) + 1)] + other[rng.randrange(len(other) + 1) :]


def _bytes(rng: Random, good: str, _others: list[str]) -> str:
    """Bits flipped in the UTF-8 form, read back as a browser reads a file."""
    raw = bytearray(good.encode("utf-8", "surrogatepass")) or bytearray(b"x")
    for _ in range(rng.choice((1, 2, 8))):
        raw[rng.randrange(len(raw))] ^= 1 << rng.randrange(8)
    return raw.decode("utf-8", "replace")


_TEXT = (_change, _neighbour, _neighbour, _cut, _double, _token, _splice, _bytes)


def plain(rng: Random, good: Any) -> Any:
    """JSON data with one to three of its parts exchanged, removed, or put in another's place."""
    good = deepcopy(good)
    for _ in range(rng.choice((1, 1, 2, 3))):
        places = list(_places(good))
        if not places:
            return _value(rng)
        holder, key = rng.choice(places)
        how = rng.random()
        if how < 0.6:
            holder[key] = _value(rng)
        elif how < 0.75:
            del holder[key]
        elif how < 0.9:
            other, there = rng.choice(places)
            holder[key] = deepcopy(other[there])
        elif isinstance(holder, dict):
            holder[rng.choice(("", "x", "name", "__class__", key * 2))] = _value(rng)
        else:
            holder.insert(key, _value(rng))
    return good


def _value(rng: Random) -> Any:
    return deepcopy(rng.choice(VALUES))


def _places(data: Any) -> Any:
    """Every holder and key within, at most a few of each list."""
    keys = (
        data.keys() if isinstance(data, dict) else range(min(len(data), 9)) if isinstance(data, list) else ()
    )
    for key in list(keys):
        yield data, key
        yield from _places(data[key])
