"""What the boards of several games do alike: reading a scene, and keeping what need not be drawn again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longhouse.engine.markup import Markup
from longhouse.engine.presentation import Scene


class Memo:
    """Pictures by what they are made from: from one move to the next most of the table stays as it is."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[str, Markup] = {}  # what was used last comes last

    def get(self, made_from: object, make: Callable[[], Markup]) -> Markup:
        """The picture, made anew if it is not there; a text tells, so that nobody can change it later."""
        key = repr(made_from)
        picture = self._kept.pop(key, None)
        if picture is None:
            picture = make()
            if len(self._kept) == self._size:
                del self._kept[next(iter(self._kept))]
        self._kept[key] = picture
        return picture


def rule(section: str) -> str:
    """The attribute of an element that names the section of the rules about it."""
    return f' data-rule="{section}"'


def colour_of(scene: Scene, seat: int) -> int:
    """The clan colour of a seat."""
    return scene.looks[seat].colour & 3 if seat < len(scene.looks) else seat & 3


def name_of(scene: Scene, seat: int) -> str:
    """The display name of a seat: untrusted text."""
    return scene.looks[seat].name if seat < len(scene.looks) else str(seat + 1)


def question_of(scene: Scene) -> dict[str, Any]:
    """The open question, or an empty dict."""
    question: dict[str, Any] | None = scene.view.get("question")
    return question or {}


def shown_seat(scene: Scene) -> int:
    """Whose part of the table is drawn large: who may choose here, else who looks on, else who acts."""
    view = scene.view
    actor: int | None = view["actor"]
    if scene.choices and actor is not None:
        return actor
    if view["seat"] is not None:
        return int(view["seat"])
    if actor is not None:
        return actor
    outcome = view.get("outcome")
    return int(outcome["winners"][0]) if outcome else 0
