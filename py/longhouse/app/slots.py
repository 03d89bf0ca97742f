"""Save slots: what is written for each, and what is believed when reading.

A record holds the save itself and a short summary, so that a list of games
needs no replay. Nothing in a record is trusted: origins are shared.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from longhouse.engine import CorruptSave, Match, Message
from longhouse.engine.limits import MAX_TITLE
from longhouse.engine.save import clean_name, from_plain, read_json, to_plain
from longhouse.games import GAMES

FORMAT = 1
MAX_STAMP = 40  # characters of what names a tab or what it wrote

FOREIGN = Message("This entry is not a Longhouse game.")
TOO_NEW = Message("This game was saved by a newer version of Longhouse. Reload the page to update.")


class Slot(NamedTuple):
    """A slot as the home screen lists it."""

    id: str
    name: str = ""
    saved: int = 0  # milliseconds since 1970
    game: str = ""
    players: tuple[tuple[str, int, str], ...] = ()  # name, colour, bot level of each seat
    turn: int = 0
    actor: int | None = None
    over: bool = False
    mini: Any = None
    problem: Message | None = None  # why it cannot be opened
    mine: int | None = None  # the seat of who plays here, where the others play by link


class Kin(NamedTuple):
    """A stored version of a match that came in a link."""

    slot: str
    relation: str  # of the link to what is stored: same | newer | older | forked
    common: int  # actions that both begin with
    turn: int  # actions of the stored one
    mine: int | None


class Stamp(NamedTuple):
    """Which tab wrote a record, its how-manieth, and the stamp of what it was opened from."""

    writer: str
    rev: int
    parent: str

    def __str__(self) -> str:
        return f"{self.writer}:{self.rev}"


UNSTAMPED = Stamp("", 0, "")
SETUP = ("rules", "players", "seed", "options")


def record(match: Match, name: str, stamp: Stamp, now: int, mine: int | None = None) -> str:
    """The text that is stored for a match; `mine` is the seat played here if the others play by link."""
    view = match.view(None)
    return json.dumps(
        {
            "longhouse_slot": FORMAT,
            "name": name,
            **stamp._asdict(),
            "saved": now,
            **({} if mine is None else {"mine": mine}),
            "summary": {
                "turn": len(match.actions),
                "actor": match.actor,
                "mini": match.game.presentation().cover.mini(view),
            },
            "save": to_plain(match),
        },
        ensure_ascii=False,
        separators=(",", ":"),
    )


@lru_cache(maxsize=256)
def listed(slot: str, text: str) -> Slot:
    """A stored text as the list shows it; a bad one says what is wrong."""
    try:
        data = read_json(text)
        version = data["longhouse_slot"]
        if type(version) is int and version > FORMAT:
            return Slot(slot, problem=TOO_NEW)
        save, summary = data["save"], data["summary"]
        if save["game"] not in GAMES:
            unknown = Message("This version has no game called “{game}”.", game=clean_name(str(save["game"])))
            return Slot(slot, problem=unknown)
        players = tuple(
            (clean_name(str(p["name"])), int(p["colour"]) & 3, str(p["bot"])) for p in save["seats"]
        )
        actor = summary["actor"]
        if not 1 <= len(players) <= 4 or not (actor is None or actor in range(len(players))):
            return Slot(slot, problem=FOREIGN)
        return Slot(
            slot,
            clean_name(str(data["name"]), MAX_TITLE),
            int(data["saved"]),
            save["game"],
            players,
            int(summary["turn"]),
            actor,
            actor is None,
            summary["mini"],
            mine=_seat(data.get("mine"), players),
        )
    except (ValueError, TypeError, KeyError, AttributeError):
        return Slot(slot, problem=FOREIGN)


def _seat(mine: object, players: tuple[tuple[str, int, str], ...]) -> int | None:
    """The seat of a person, or None."""
    return mine if type(mine) is int and 0 <= mine < len(players) and not players[mine][2] else None


def list_slots(stored: Mapping[str, str]) -> tuple[Slot, ...]:
    """All slots, newest first."""
    found = [listed(slot, text) for slot, text in stored.items()]
    return tuple(sorted(found, key=lambda slot: (-slot.saved, slot.id)))


def open_slot(text: str) -> Match:
    """The match of a stored text; CorruptSave says what is wrong."""
    try:
        data = read_json(text)
        save = data["save"]
    except (ValueError, TypeError, KeyError):
        raise CorruptSave(FOREIGN) from None
    return from_plain(Match, save)


def import_text(text: str) -> tuple[str, Match]:
    """Name and match of an imported file: an exported slot or a bare save."""
    try:
        data = read_json(text)
    except ValueError:
        data = None
    if isinstance(data, dict) and "longhouse_slot" in data:
        name = data.get("name")
        return (clean_name(name, MAX_TITLE) if isinstance(name, str) else ""), open_slot(text)
    return "", Match.from_json(text)


def stamp_of(text: str | None) -> Stamp:
    """The stamp of a stored text; an empty one when it has none."""
    try:
        data = read_json(text or "")
        writer, parent = (str(data[key])[:MAX_STAMP] for key in ("writer", "parent"))
        return Stamp(writer, int(data["rev"]), parent)
    except (ValueError, TypeError, KeyError):
        return UNSTAMPED


def rev_of(text: str | None) -> int:
    """The revision of a stored text; 0 when it has none."""
    return stamp_of(text).rev


def verdict(stored: str | None, mine: str) -> str:
    """What to do with a record when `stored` is there now: "write" it, or make a "copy".

    It may be written when nobody else wrote since, or when what is there is
    only an earlier stage of the same match. Else two tabs went two ways.
    """
    theirs, ours = stamp_of(stored), stamp_of(mine)
    if stored is None or theirs.writer == ours.writer or str(theirs) == ours.parent:
        return "write"
    try:
        there, here = read_json(stored)["save"], read_json(mine)["save"]
        same = all(there[key] == here[key] for key in ("game", *SETUP))
        earlier = here["actions"][: len(there["actions"])] == there["actions"]
        return "write" if same and earlier else "copy"
    except (ValueError, TypeError, KeyError):
        return "copy"


_CLOSE = ("same", "newer", "older", "forked")  # what is of most use comes first


def kin(stored: Mapping[str, str], match: Match) -> Kin | None:
    """The stored version that is closest to a match; the newest of several."""
    theirs = to_plain(match)
    found = []
    for slot in list_slots(stored):
        if slot.problem is not None or slot.game != theirs["game"]:
            continue
        save = read_json(stored[slot.id])["save"]
        if any(save.get(key) != theirs[key] for key in SETUP) or not isinstance(save.get("actions"), list):
            continue
        ours, other = save["actions"], theirs["actions"]
        common = next(
            (i for i, (a, b) in enumerate(zip(ours, other, strict=False)) if a != b),
            min(len(ours), len(other)),
        )
        relation = _relation(common, len(ours), len(other))
        found.append(Kin(slot.id, relation, common, len(ours), slot.mine))
    return min(found, key=lambda one: _CLOSE.index(one.relation), default=None)


def _relation(common: int, ours: int, other: int) -> str:
    if common < min(ours, other):
        return "forked"
    return "same" if ours == other else "newer" if other > ours else "older"


def relation(mine: Match, other: Match) -> str:
    """How another version of a match stands to mine: same | newer | older | forked | different."""
    if any(getattr(mine, part) != getattr(other, part) for part in SETUP) or mine.game is not other.game:
        return "different"
    a, b = mine.actions, other.actions
    if a == b:
        return "same"
    if a == b[: len(a)]:
        return "newer"
    return "older" if a[: len(b)] == b else "forked"
