"""Saves: a match as JSON text, and back, trusting nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, NoReturn, TypedDict, TypeGuard, TypeVar

from .errors import CorruptSave, IllegalAction
from .game import Player, Seating, Value
from .limits import (
    COLOURS,
    MAX_ACTIONS,
    MAX_BRACKETS,
    MAX_DEPTH,
    MAX_DIGITS,
    MAX_LEVEL,
    MAX_NAME,
    MAX_TEXT,
)
from .message import Message
from .position import Plain

if TYPE_CHECKING:
    from .match import Match

T = TypeVar("T", bound="Match")

FORMAT = 1

NO_SAVE = Message("This is not a Longhouse save.")
DAMAGED = Message("This save is damaged and cannot be opened.")
NEWER = Message(
    "This save was made by a newer version of Longhouse. Reload the page to update, then try again."
)


class Save(TypedDict):
    """What a save holds."""

    longhouse: int  # version of the format
    game: str
    rules: int
    players: int
    seed: int
    options: dict[str, Value]
    seats: list[Seating]
    actions: list[str]
    digest: str


def read_json(text: str, most: int = MAX_TEXT, brackets: int = MAX_BRACKETS) -> Any:
    """JSON from outside; ValueError if it is none, or larger or deeper than anything that we write.

    In the browser, a parser that recurses too deeply crashes all of Python, not just the call.
    """
    if not isinstance(text, str) or len(text) > most or text.count("[") + text.count("{") > brackets:
        raise ValueError("too large")
    if _depth(text) > MAX_DEPTH:
        raise ValueError("too deep")
    return json.loads(text, parse_int=_whole, parse_float=_refuse, parse_constant=_refuse)


# Strings, and everything else; without backtracking, so it stays fast and small.
_NO_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[^"\[\]{}]++', re.DOTALL)


def _depth(text: str) -> int:
    depth = deepest = 0
    for bracket in _NO_BRACKETS.sub("", text):
        depth += 1 if bracket in "[{" else -1
        deepest = max(deepest, depth)
    return deepest


def _whole(digits: str) -> int:
    return int(digits) if len(digits) <= MAX_DIGITS else _refuse(digits)


def _refuse(number: str) -> NoReturn:
    # only integers of a reasonable size: 1e999, NaN and a thousand digits cause trouble later
    raise ValueError(f"{number[:MAX_DIGITS]} is no number of ours")


# Control characters, surrogates, line separators and marks that reverse text. Not str.isprintable(): what
# that says depends on the Unicode tables of each Python.
_RANGES = (range(32), range(127, 160), range(0xD800, 0xE000), range(0x2028, 0x202F), range(0x2066, 0x206A))
_UNWANTED = {code: " " for codes in _RANGES for code in codes}


def clean_name(name: str, limit: int = MAX_NAME) -> str:
    """A name as it is kept: printable, trimmed, not too long."""
    return " ".join(name.translate(_UNWANTED).split())[:limit].rstrip()


def check_seats(seats: Sequence[Player | Seating] | None, players: int) -> tuple[Player, ...]:
    """The players at all seats; ValueError when a description does not fit."""
    if seats is None:
        return tuple(Player(colour=i) for i in range(players))
    if len(seats) != players:
        raise ValueError("one description is needed for each seat")
    checked = []
    for index, seat in enumerate(seats):
        data = seat._asdict() if isinstance(seat, Player) else dict(seat)
        player = Player(**{"colour": index, **data})
        if not isinstance(player.name, str) or clean_name(player.name) != player.name:
            raise ValueError("a name must be short and printable")
        if type(player.colour) is not int or not 0 <= player.colour < COLOURS:
            raise ValueError("there is no such colour")
        if not isinstance(player.bot, str) or not _is_level(player.bot):
            raise ValueError("there is no such level")
        if type(player.seed) is not int or not 0 <= player.seed < 1 << 32:
            raise ValueError("a bot's seed must be below 2**32")
        if player.seed and not player.bot:
            raise ValueError("only a bot has a seed")
        checked.append(player)
    if len({player.colour for player in checked}) != players:
        raise ValueError("two seats cannot share a colour")
    return tuple(checked)


def _is_level(level: str) -> bool:
    return len(level) <= MAX_LEVEL and all("a" <= c <= "z" for c in level)


def to_plain(match: Match) -> Plain:
    """A save as a plain dict."""
    return {
        "longhouse": FORMAT,
        "game": match.game.meta.id,
        "rules": match.rules,
        "players": match.players,
        "seed": match.seed,
        "options": match.options,
        "seats": [seat._asdict() for seat in match.seats],
        "actions": [str(action) for action in match.actions],
        "digest": match.digest(),
    }


def to_json(match: Match) -> str:
    """A save as text."""
    return json.dumps(to_plain(match), ensure_ascii=False, separators=(",", ":"))


def from_json(cls: type[T], text: str) -> T:
    """The match of a save; CorruptSave says what is wrong."""
    try:
        data = read_json(text)
    except ValueError:
        raise CorruptSave(NO_SAVE) from None
    return from_plain(cls, data)


def from_plain(cls: type[T], data: object) -> T:
    """The match of a save that was read as JSON."""
    if not isinstance(data, dict) or type(data.get("longhouse")) is not int:
        raise CorruptSave(NO_SAVE)
    if not 1 <= data["longhouse"] <= FORMAT:
        raise CorruptSave(NEWER if data["longhouse"] > FORMAT else NO_SAVE)
    if not _is_save(data):
        raise CorruptSave(DAMAGED)
    try:
        match = cls.new(
            data["game"], data["players"], data["seed"], data["options"], data["seats"], data["rules"]
        )
    except CorruptSave:
        raise
    except (ValueError, TypeError):
        raise CorruptSave(_setup_problem(data)) from None
    try:
        match.replay(data["actions"])
    except IllegalAction:
        number = len(match.actions) + 1
        raise CorruptSave(
            Message("This save is damaged: its move number {number} is not possible.", number=number)
        ) from None
    if match.digest() != data["digest"]:
        raise CorruptSave(DAMAGED)
    return match


def _is_save(data: Mapping[str, object]) -> TypeGuard[Save]:
    """Whether all is there and of its type; `Match.new` looks into options and seats."""
    wanted: dict[str, type] = {
        "game": str, "rules": int, "players": int, "seed": int,
        "options": dict, "seats": list, "actions": list, "digest": str,
    }  # fmt: skip
    for name, kind in wanted.items():
        if type(data.get(name)) is not kind:
            return False
    actions, seats = data["actions"], data["seats"]
    assert isinstance(actions, list) and isinstance(seats, list)
    if len(actions) > MAX_ACTIONS or not all(isinstance(action, str) for action in actions):
        return False
    return all(isinstance(seat, dict) for seat in seats)


def _setup_problem(data: Save) -> Message:
    from .registry import find_game

    known = find_game(data["game"]).meta.rules
    return NEWER if data["rules"] > known else DAMAGED
