"""What the boards of several games do alike: reading a scene, and keeping what need not be drawn again."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.markup import Markup, attributes, tag
from longhouse.engine.message import Message
from longhouse.engine.presentation import Mark, Scene, game_class
from longhouse.engine.questions import V


class Memo:
    """Pictures by what they are made from: from one move to the next most of the table stays as it is."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._kept: dict[str, Markup] = {}  # what was used last comes last

    def get(self, made_from: object, make: Callable[[], Markup]) -> Markup:
        """The picture, drawn if it is not kept; its key is a text, so that nobody can change it later."""
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


def defined(scene: Scene[V], name: str, inner: str) -> str:
    """A shape that `<use>` draws, with the game's class: in Firefox, styles see nothing around a `<use>`."""
    return f'<g id="{scene.prefix}-{name}" class="{game_class(scene.view["game"])}">{inner}</g>'


def colour_of(scene: Scene[V], seat: int) -> int:
    """The clan colour of a seat."""
    return scene.looks[seat].colour & 3 if seat < len(scene.looks) else seat & 3


def name_of(scene: Scene[V], seat: int) -> str:
    """The display name of a seat: untrusted text."""
    return scene.looks[seat].name if seat < len(scene.looks) else str(seat + 1)


def asked(scene: Scene[V]) -> str:
    """The kind of the open question; empty when there is none."""
    question = scene.view["question"]
    return question["kind"] if question else ""


def marked(scene: Scene[V], action: str, cls: str, name: str = "") -> str:
    """Attributes of the element that stands for `action`; silent for screen readers when it is no choice."""
    mark = scene.mark(action, name)
    if mark:
        return attributes({**mark, "class": f"{cls} {mark['class']}"})
    return f' class="{cls}" aria-hidden="true"'


def big_button(mark: Mark, cls: str, section: str, inner: str, lock: str) -> Markup:
    """A choice of the tray; `section` of the rules is about it, `lock` marks what cannot be taken back."""
    whole = f"tray-item {cls} {mark['class']}"
    attrs = {**mark, "class": whole, "type": "button", "data-rule": section}
    del attrs["role"], attrs["tabindex"]  # a button has both by itself
    return Markup(f"<button{attributes(attrs)}>{inner}{lock if 'final' in whole else ''}</button>")


def picture(inner: str, size: int, box: int, cls: str = "pic") -> Markup:
    """A shape as a small picture in HTML, hidden from screen readers: the text beside it speaks."""
    half = box / 2
    return Markup(
        f'<svg class="{cls}" viewBox="{-half:g} {-half:g} {box} {box}" width="{size}" height="{size}" '
        f'aria-hidden="true" focusable="false">{inner}</svg>'
    )


def note(cls: str, sign: str, text: str) -> Markup:
    """A mark beside a name; narrow cards show its picture only."""
    told = tag("span", {"class": "note-text"}, text)
    return tag("span", {"class": f"note {cls}", "title": text}, picture(sign, 16, 26), told)


def aside(text: str) -> Markup:
    """A number beside the name of a choice, written by CSS: the label says it in words."""
    return tag("span", {"class": "times", "data-text": text})


def behind(scene: Scene[V], choices: int) -> Markup:
    """On a control that leads to choices: how many they are."""
    return tag(
        "small",
        {"class": "place-count"},
        tag("span", {"aria-hidden": "true"}, choices),
        tag("span", {"class": "sr"}, scene.say(Message.plural("{n} choice", "{n} choices", n=choices))),
    )


# The mark of a choice that cannot be taken back, and of the seat that is to act: shapes around (0, 0).
LOCK = '<path class="lock" d="M-6-1h12v9H-6z"/><path class="lock-bow" d="M-3.5-1v-3a3.5 3.5 0 0 1 7 0v3"/>'
ARROW = '<path fill="currentColor" d="M-8-11 11 0-8 11z"/>'
LOCK_PICTURE = picture(LOCK, 16, 20, "pic lock-pic")


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
