"""Save slots: what is written for each, and what is believed when reading.

An entry holds the save itself and a short summary, so that a list of games
needs no replay. Nothing in an entry is trusted: origins are shared.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from longhouse.bots import TIERS
from longhouse.engine import CorruptSave, Match, Message, Player
from longhouse.engine.limits import MAX_TITLE
from longhouse.engine.record import NamedTuple
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
    players: tuple[Player, ...] = ()
    turn: int = 0
    actor: int | None = None
    over: bool = False
    mini: object = None
    problem: Message | None = None  # why it cannot be opened
    away: tuple[int, ...] = ()  # seats of people who play elsewhere, by link


class LocalCopy(NamedTuple):
    """A stored version of a match that came in a link."""

    slot: str
    relation: str  # of the link to what is stored: same | newer | older | forked
    common: int  # actions that both begin with
    turn: int  # actions of the stored one
    away: tuple[int, ...]


class Stamp(NamedTuple):
    """Which tab wrote an entry, its revision there, and the stamp of what it was opened from."""

    writer: str
    rev: int
    parent: str

    def __str__(self) -> str:
        return f"{self.writer}:{self.rev}"


UNSTAMPED = Stamp("", 0, "")


class LiveMark(NamedTuple):
    """Which table on several devices a match is, how often it was taken back or changed hands, and ours."""

    id: str
    revision: int
    host: bool  # this device held it
    devices: tuple[int, ...] = ()  # for each seat the first one of the same device; empty: each has its own
    by_link: bool = False  # everybody goes on by link now


UNMARKED = LiveMark("", 0, False)
SETUP = ("rules", "players", "seed", "options")


def entry_of(
    match: Match,
    name: str,
    stamp: Stamp,
    now: int,
    away: tuple[int, ...] = (),
    id: str = "",
    shared: bool = False,
    mark: LiveMark = UNMARKED,
    tier: int = 0,
    practice: bool = False,
) -> str:
    """The text that is stored for a match.

    `away` are the seats of people who play elsewhere, `id` is that of a match which was made here,
    `shared` says that a link to it was handed out, `mark` names the table on several devices, `tier`
    says how fast this device is for bots that search, and `practice` that the game does not count.
    """
    view = match.view(None)
    return json.dumps(
        {
            "longhouse_slot": FORMAT,
            "name": name,
            **stamp._asdict(),
            "saved": now,
            **({"away": away} if away else {}),
            **({"match": id} if id else {}),
            **({"shared": True} if shared else {}),
            **({"live": [mark.id, mark.revision, mark.host]} if mark.id else {}),
            **({"devices": mark.devices} if mark.devices else {}),
            **({"by_link": True} if mark.by_link else {}),
            **({"tier": tier} if tier else {}),
            **({"practice": True} if practice else {}),
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
            Player(clean_name(str(p["name"])), int(p["colour"]) & 3, str(p["bot"]), _seed(p))
            for p in save["seats"]
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
            away=_away(data, players),
        )
    except (ValueError, TypeError, KeyError, AttributeError):
        return Slot(slot, problem=FOREIGN)


def _seed(player: dict[str, Any]) -> int:
    """What picks the villager of a bot; it is only shown here, and checked when the game is opened."""
    return abs(int(player.get("seed", 0)))


def _away(data: Any, players: tuple[Player, ...]) -> tuple[int, ...]:
    """Who plays elsewhere. Earlier versions wrote the one seat that is played here instead."""
    away, mine, seats = data.get("away"), data.get("mine"), range(len(players))
    if isinstance(away, list):
        return tuple(seat for seat in seats if seat in [each for each in away if type(each) is int])
    if type(mine) is not int or mine not in seats or players[mine].bot:
        return ()
    return tuple(seat for seat in seats if seat != mine and not players[seat].bot)


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


def tier_of(text: str | None) -> int:
    """The speed tier of a match in its slot; 0 when it has none yet."""
    try:
        tier = read_json(text or "")["tier"]
    except (ValueError, TypeError, KeyError):
        return 0
    return int(tier) if type(tier) is int and tier in TIERS else 0


def is_practice(text: str | None) -> bool:
    """Whether the match in a slot is played for practice."""
    try:
        return read_json(text or "").get("practice") is True
    except (ValueError, TypeError, AttributeError):
        return False


def match_id(text: str) -> tuple[str, bool]:
    """The id of a match that was made here, else "", and whether a link to it was handed out."""
    data = read_json(text)
    id = data.get("match")
    return (id[:MAX_STAMP] if isinstance(id, str) else ""), data.get("shared") is True


def live_mark(text: str) -> LiveMark:
    """The table on several devices that an entry belongs to, if it does."""
    data = read_json(text)
    match data.get("live"):
        case [str(id), int(revision), bool(host)] if len(id) <= MAX_STAMP and revision >= 0:
            return LiveMark(id, revision, host, _devices(data.get("devices")), data.get("by_link") is True)
    return UNMARKED


def _devices(value: object) -> tuple[int, ...]:
    """Which seats shared a device; what makes no sense is left out."""
    good = isinstance(value, list) and len(value) <= 4 and all(type(seat) is int for seat in value)
    return tuple(value) if isinstance(value, list) and good else ()


def amended(slot: str, text: str | None, **fields: object) -> str | None:
    """An entry with these fields changed; None if there is none that can be read."""
    if text is None or listed(slot, text).problem:
        return None
    return json.dumps({**read_json(text), **fields}, ensure_ascii=False, separators=(",", ":"))


def may_overwrite(stored: str | None, mine: str) -> bool:
    """Whether an entry may be written where `stored` is now; else it must become a copy.

    It may when nobody else wrote since, or when what is there is
    only an earlier stage of the same match. Else two tabs went two ways.
    """
    theirs, ours = stamp_of(stored), stamp_of(mine)
    if stored is None or theirs.writer == ours.writer or str(theirs) == ours.parent:
        return True
    try:
        ids = {match_id(stored)[0], match_id(mine)[0]} - {""}
        there, here = read_json(stored)["save"], read_json(mine)["save"]
        same = len(ids) < 2 and all(there[key] == here[key] for key in ("game", *SETUP))
        return same and bool(here["actions"][: len(there["actions"])] == there["actions"])
    except (ValueError, TypeError, KeyError, AttributeError):
        return False


_CLOSE = ("same", "newer", "older", "forked")  # what is of most use comes first


def local_copy(stored: Mapping[str, str], match: Match) -> LocalCopy | None:
    """The stored version that is closest to a match that came in a link; the newest of several."""
    theirs = to_plain(match)
    found = []
    for slot in list_slots(stored):
        if slot.problem is not None or slot.game != theirs["game"]:
            continue
        entry = read_json(stored[slot.id])
        save = entry["save"]
        if any(save.get(key) != theirs[key] for key in SETUP) or not isinstance(save.get("actions"), list):
            continue
        ours, other = save["actions"], [str(action) for action in match.actions]
        common = next(
            (i for i, (a, b) in enumerate(zip(ours, other, strict=False)) if a != b),
            min(len(ours), len(other)),
        )
        relation = _relation(common, len(ours), len(other))
        if relation != "forked" or _may_have_forked(entry, theirs):
            found.append(LocalCopy(slot.id, relation, common, len(ours), slot.away))
    return min(found, key=lambda one: _CLOSE.index(one.relation), default=None)


def _may_have_forked(entry: Any, theirs: Any) -> bool:
    """Whether a match that came in a link and went another way can be a version of a stored one at all.

    A link holds no id. But a match that was made here and never handed out is known nowhere else, and one
    between others is another match: somebody has typed the same seed.
    """
    if not entry.get("match"):
        return True
    return entry.get("shared") is True and all(
        (ours["name"], ours["colour"]) == (other["name"], other["colour"])
        and (ours.get("seed") == other["seed"] or not (ours["bot"] and other["bot"]))
        for ours, other in zip(entry["save"]["seats"], theirs["seats"], strict=True)
    )


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
