"""What the boards of several games do alike: reading a scene, and keeping what need not be drawn again."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar, cast

from longhouse.engine.markup import Markup, attributes
from longhouse.engine.presentation import Scene
from longhouse.engine.views import Asked, BaseView

V = TypeVar("V", bound=BaseView)


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


def colour_of(scene: Scene[V], seat: int) -> int:
    """The clan colour of a seat."""
    return scene.looks[seat].colour & 3 if seat < len(scene.looks) else seat & 3


def name_of(scene: Scene[V], seat: int) -> str:
    """The display name of a seat: untrusted text."""
    return scene.looks[seat].name if seat < len(scene.looks) else str(seat + 1)


def asked(scene: Scene[V]) -> str:
    """The kind of the open question; empty when there is none."""
    question = cast("Asked | None", scene.view.get("question"))
    return question["kind"] if question else ""


def marked(scene: Scene[V], action: str, cls: str, name: str = "") -> str:
    """Attributes of the element that stands for `action`; silent for screen readers when it is no choice."""
    mark = scene.mark(action, name)
    if mark:
        return attributes({**mark, "class": f"{cls} {mark['class']}"})
    return f' class="{cls}" aria-hidden="true"'


def big_button(mark: Mapping[str, Any], cls: str, section: str, inner: str, lock: str) -> Markup:
    """A choice of the tray; `section` of the rules is about it, `lock` marks what cannot be taken back."""
    attrs = {**mark, "class": f"tray-item {cls} {mark['class']}", "type": "button", "data-rule": section}
    del attrs["role"], attrs["tabindex"]  # a button has both by itself
    return Markup(f"<button{attributes(attrs)}>{inner}{lock if 'final' in attrs['class'] else ''}</button>")


def shown_seat(scene: Scene[V]) -> int:
    """Whose part of the table is drawn large: who may choose here, else who looks on, else who acts."""
    view = scene.view
    if scene.choices and view["actor"] is not None:
        return view["actor"]
    if view["seat"] is not None:
        return view["seat"]
    if view["actor"] is not None:
        return view["actor"]
    return view["outcome"]["winners"][0] if view["outcome"] else 0
