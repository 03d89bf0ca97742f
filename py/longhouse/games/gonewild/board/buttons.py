"""A choice of the tray as a button."""

from __future__ import annotations

from longhouse.engine.views import known
from longhouse.games.scenes import big_button

from ..views import Player, Scene
from .shapes import LOCK

_LOCK = f'<svg class="lock-pic gw-lock" viewBox="0 0 36 36" aria-hidden="true">{LOCK}</svg>'


def actor(scene: Scene) -> Player:
    """What lies before the seat that must answer."""
    return scene.view["seats"][known(scene.view["actor"])]


def button(scene: Scene, action: str, cls: str, section: str, inner: str, told: str = "") -> str:
    """A choice; `section` of the rules is about it, `told` is the card on the board with its text."""
    mark = scene.mark(action)
    if "data-action" not in mark:
        return ""
    if told:
        mark["aria-describedby"] = f"{scene.prefix}-{told}-r"
    return big_button(mark, cls, section, inner, _LOCK)
