"""What bots and the coach answer, read without trust: it comes from a worker that may be dying."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any

from .effects import AskBot, AskHint, AskVerdict
from .messages import BotChose, BotFailed, Hinted, Judged, Msg

Ask = AskBot | AskHint | AskVerdict


def request_of(effect: Ask) -> dict[str, Any]:
    """The question as `bots.mind` understands it."""
    asked = dict(vars(effect.asked))
    if isinstance(effect, AskBot):
        return {"kind": "choose", "level": effect.level, "asked": asked}
    if isinstance(effect, AskHint):
        return {"kind": "hint", "asked": asked}
    return {"kind": "judge", "asked": asked, "played": effect.played}


def heard(effect: Ask, told: Any) -> Msg:
    """The answer as a message; one that makes no sense is none."""
    try:
        return _READERS[type(effect)](effect, told)
    except (KeyError, TypeError, ValueError) as error:
        return BotFailed(effect.request, f"{type(error).__name__}: {error}"[:200])


def _chose(effect: AskBot, told: Mapping[str, Any]) -> Msg:
    return BotChose(effect.slot, effect.turn, effect.request, _text(told["action"]))


def _hinted(effect: AskHint, told: Mapping[str, Any]) -> Msg:
    gains = tuple(_text(term) for term, _ in told["gains"])
    return Hinted(effect.slot, effect.turn, effect.request, _text(told["action"]), gains)


def _judged(effect: AskVerdict, told: Mapping[str, Any]) -> Msg:
    chances = tuple(map(_share, told["chances"]))
    best, loss = _text(told["best"]), _share(told["loss"])
    return Judged(effect.slot, effect.number, effect.request, chances, best, loss)


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _share(value: object) -> float:
    """A chance, or a part of one."""
    if not isinstance(value, int | float) or not isfinite(value) or not -0.001 <= value <= 1.001:
        raise ValueError("no chance")
    return float(value)


_READERS: dict[type, Callable[[Any, Any], Msg]] = {AskBot: _chose, AskHint: _hinted, AskVerdict: _judged}
