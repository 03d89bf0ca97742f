"""What the devices at a table tell each other: plain records, and their text on the way.

A text is a JSON list: the word of its kind, then its fields in order. Whatever arrives is untrusted: it must
be small, of a known kind, with all fields of their type and within their range, or it is a `BadMessage`.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from longhouse.engine.limits import MAX_ACTIONS, MAX_LINK, MAX_NAME
from longhouse.engine.record import Record
from longhouse.engine.save import read_json

# Protocols that this version speaks. What came with a later one stands at the end of a record, and is left
# out where it says nothing; it is told only to those who understand it.
OLDEST, NEWEST = 1, 2

MAX_SIZE = MAX_LINK + 200  # characters of a text
MAX_BRACKETS = 4
MAX_CLAIM = 1_000_000  # the highest revision that a guest may claim to have …
MAX_REVISION = 2_000_000  # … so that there is room above it for the table that goes on with it
MAX_ACTION = 60  # characters of an action's text
MAX_WISH = 1_000_000
SEATS = 4
WATCHERS = 16
PHRASES = 12  # see `phrases`
PLAIN = frozenset(map(chr, range(32, 127)))

REFUSALS = ("stale", "illegal", "not yours", "stopped")
BYES = ("left", "closed", "reload you", "reload me", "differs", "nonsense", "flood")
MAX_WORD = 20  # characters of why somebody leaves: a newer version may have further words for it
STATES = ("bot", "here", "away", "lost")  # of a seat, see Presence


class BadMessage(ValueError):
    """A text that no version of ours would send; it is dropped, and the sender loses credit."""


class Hello(Record):
    """The first word of both sides: what this device understands, who is there, and how far its game is."""

    oldest: int  # protocol
    newest: int
    version: str  # of the app
    rules: int  # newest version of the game's rules that this device knows
    name: str  # of the person; empty: the seat keeps its name
    revision: int  # of the table, as this device has it; 0: it has none
    turn: int  # actions of that
    digest: str  # of that position; empty: none


class Setup(Record):
    """The whole match as the host has it, and the seats of whoever reads this (none: a spectator)."""

    table: str
    revision: int
    mine: tuple[int, ...]
    match: str  # as in a link
    # since protocol 2
    adopted: int = 0  # the revision from which on the course is that of another device; 0: it always was ours
    devices: tuple[int, ...] = ()  # for each seat the first one of the same device; empty: each has its own


class Fetch(Record):
    """The host asks for the guest's version, which is further on."""


class Version(Record):
    """The guest's version."""

    revision: int
    match: str


class Act(Record):
    """A guest wants to play an action."""

    revision: int
    turn: int  # actions before it
    action: str


class Acted(Record):
    """The host has played an action: whoever hears this plays it too, and compares."""

    revision: int
    turn: int
    action: str
    digest: str  # of the position after it


class Refused(Record):
    """An action or an undo that the host did not take; nothing has changed."""

    revision: int
    turn: int
    why: str  # one of REFUSALS


class Behind(Record):
    """A guest has missed something, or does not know whether: the host answers with Setup."""

    revision: int
    turn: int


class Undo(Record):
    """A guest wants to go back to `to` actions."""

    revision: int
    turn: int
    to: int


class Wish(Record):
    """Somebody wants to go back further than is free: everybody must agree. Number 0: no wish is open."""

    number: int
    by: int  # seat
    to: int


class Consent(Record):
    """Whether this device agrees to a wish."""

    number: int
    yes: bool


class Declined(Record):
    """Somebody did not agree."""

    number: int
    by: int


class Presence(Record):
    """The state of each seat, and how many watch."""

    seats: tuple[str, ...]  # each one of STATES
    watching: int


class Phrase(Record):
    """One of the quick phrases, said by a seat."""

    seat: int
    number: int


class Bye(Record):
    """This side leaves."""

    why: str  # one of BYES, or a word of a newer version: it leaves all the same


Talk = (
    Hello | Setup | Fetch | Version | Act | Acted | Refused | Behind | Undo | Wish | Consent | Declined
    | Presence | Phrase | Bye
)  # fmt: skip

# -- what a field may hold

Check = Callable[[Any], bool]


def _whole(top: int) -> Check:
    return lambda value: type(value) is int and 0 <= value <= top


def _text(most: int) -> Check:
    return lambda value: type(value) is str and len(value) <= most


def _plain(most: int) -> Check:
    """What no person writes: printable ASCII only, so that it can be shown, stored and sent on anywhere."""
    return lambda value: type(value) is str and len(value) <= most and PLAIN.issuperset(value)


def _word(known: tuple[str, ...]) -> Check:
    return lambda value: type(value) is str and value in known


def _several(check: Check) -> Check:
    return lambda value: type(value) is list and len(value) <= SEATS and all(map(check, value))


def _flag(value: object) -> bool:
    return type(value) is bool


_REVISION, _CLAIM = _whole(MAX_REVISION), _whole(MAX_CLAIM)
_TURN, _SEAT = _whole(MAX_ACTIONS), _whole(SEATS - 1)
_LINK, _DIGEST, _ACTION, _ID = _plain(MAX_LINK), _plain(64), _plain(MAX_ACTION), _plain(20)

_KINDS: dict[str, tuple[type[Record], tuple[Check, ...]]] = {
    "hello": (Hello, (
        _whole(999), _whole(999), _plain(40), _whole(999), _text(MAX_NAME), _CLAIM, _TURN, _DIGEST,
    )),
    "setup": (Setup, (_ID, _REVISION, _several(_SEAT), _LINK, _REVISION, _several(_SEAT))),
    "fetch": (Fetch, ()),
    "version": (Version, (_CLAIM, _LINK)),
    "act": (Act, (_REVISION, _TURN, _ACTION)),
    "acted": (Acted, (_REVISION, _TURN, _ACTION, _DIGEST)),
    "refused": (Refused, (_REVISION, _TURN, _word(REFUSALS))),
    "behind": (Behind, (_REVISION, _TURN)),
    "undo": (Undo, (_REVISION, _TURN, _TURN)),
    "wish": (Wish, (_whole(MAX_WISH), _SEAT, _TURN)),
    "consent": (Consent, (_whole(MAX_WISH), _flag)),
    "declined": (Declined, (_whole(MAX_WISH), _SEAT)),
    "presence": (Presence, (_several(_word(STATES)), _whole(WATCHERS))),
    "phrase": (Phrase, (_SEAT, _whole(PHRASES - 1))),
    "bye": (Bye, (_plain(MAX_WORD),)),
}  # fmt: skip
_WORDS = {kind: word for word, (kind, _) in _KINDS.items()}
_LEAST = {kind: len(checks) - len(kind._defaults) for kind, checks in _KINDS.values()}  # fields that it has

# What a guest says that keeps all other devices busy counts as so many texts: they read it out, or replay.
COSTS: dict[type[Record], int] = {Hello: 10, Version: 10, Undo: 25, Phrase: 10}


def encode(talk: Talk) -> str:
    """The text of a record, without what it leaves unsaid at its end."""
    fields, least = [getattr(talk, name) for name in talk._names], _LEAST[type(talk)]
    unsaid = list(type(talk)._defaults.values())
    while len(fields) > least and fields[-1] == unsaid[len(fields) - least - 1]:
        fields.pop()
    return json.dumps([_WORDS[type(talk)], *fields], ensure_ascii=False, separators=(",", ":"))


def decode(text: str) -> Talk:
    """The record of a text; BadMessage for anything that is none."""
    try:
        data = read_json(text, MAX_SIZE, MAX_BRACKETS)
    except (ValueError, RecursionError):
        raise BadMessage("not understood") from None
    if type(data) is not list or not data or type(data[0]) is not str or data[0] not in _KINDS:
        raise BadMessage("unknown")
    kind, checks = _KINDS[data[0]]
    fields = data[1:]
    if not _LEAST[kind] <= len(fields) <= len(checks) or not all(
        check(value) for check, value in zip(checks, fields, strict=False)
    ):
        raise BadMessage("not as it should be")
    found: Any = kind(*(tuple(value) if type(value) is list else value for value in fields))
    return found  # type: ignore[no-any-return]


def claimed(revision: int) -> int:
    """A revision as a device tells it of its own version."""
    return min(revision, MAX_CLAIM)


def mismatch(oldest: int, newest: int) -> str:
    """Who must reload before two versions understand each other: "" nobody | "you" | "me"."""
    if newest < OLDEST:
        return "you"
    return "me" if oldest > NEWEST else ""
