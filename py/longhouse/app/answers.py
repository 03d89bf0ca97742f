"""What bots and the coach answer, read without trust: it comes from a worker that may be dying."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import isfinite
from typing import Any

from longhouse.bots import TIERS

from .effects import Ask
from .ledger import MAX_POINTS
from .messages import BotChose, BotFailed, Foreseen, Hinted, Judged, Msg, Sailed


def read_answer(effect: Ask, answer: Any) -> Msg:
    """The answer as a message; one that makes no sense is a failure."""
    try:
        return _READERS[effect.question.kind](effect, answer)
    except (KeyError, TypeError, ValueError) as error:
        return BotFailed(effect.request, f"{type(error).__name__}: {error}"[:200])


def _choice(effect: Ask, answer: Mapping[str, Any]) -> Msg:
    action, tier = _text(answer["action"]), answer.get("tier", 0)
    if tier not in (0, *TIERS):
        raise ValueError("no tier")
    return BotChose(effect.slot, effect.question.turn, effect.request, action, tier)


def _hint(effect: Ask, answer: Mapping[str, Any]) -> Msg:
    choices = tuple(
        (_text(each["action"]), _texts(each["gains"]), _texts(each["costs"])) for each in answer["choices"]
    )
    if not choices:
        raise ValueError("no choice")
    return Hinted(effect.slot, effect.question.turn, effect.request, choices)


def _verdict(effect: Ask, answer: Mapping[str, Any]) -> Msg:
    return Judged(
        effect.slot,
        effect.question.turn,
        effect.request,
        _text(answer["best"]),
        _share(answer["loss"]),
        _share(answer["margin"]),
        _texts(answer["gains"]),
        _texts(answer["costs"]),
    )


def _odds(effect: Ask, answer: Mapping[str, Any]) -> Msg:
    chances, expected = (tuple(map(_share, answer[name])) for name in ("chances", "expected"))
    return Foreseen(effect.slot, effect.question.turn, effect.request, chances, expected)


def _voyage(effect: Ask, answer: Mapping[str, Any]) -> Msg:
    points, won = answer["points"], answer["won"]
    if type(points) is not int or abs(points) > MAX_POINTS or type(won) is not bool:
        raise ValueError("no result")
    return Sailed(effect.request, points, won)


def _texts(value: Any) -> tuple[str, ...]:
    return tuple(map(_text, value))


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError("no text")
    return value


def _share(value: object) -> float:
    """A chance, or a part of one."""
    if not isinstance(value, int | float) or not isfinite(value) or not -0.001 <= value <= 1.001:
        raise ValueError("no chance")
    return float(value)


_READERS: dict[str, Callable[[Ask, Mapping[str, Any]], Msg]] = {
    "choice": _choice,
    "hint": _hint,
    "verdict": _verdict,
    "odds": _odds,
    "voyage": _voyage,
}
