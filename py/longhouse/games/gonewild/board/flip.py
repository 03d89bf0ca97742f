"""The places of the table that a phone shows one at a time."""

from __future__ import annotations

from collections import Counter

from longhouse.engine.message import Message
from longhouse.engine.presentation import Place
from longhouse.engine.questions import Action
from longhouse.games.scenes import asked

from ..data import CELLS
from ..questions.kinds import Kind
from ..views import Scene
from .tray import on_board

_TITLES = {
    "hand": Message("Hand"),
    "village": Message("Village"),
    "market": Message("Market"),
    "rivals": Message("Rivals"),
}
_WHERE = {
    "play": "hand", "effect": "hand", "complete": "hand", "change": "hand",
    "use": "village", "return": "village",
    "buy": "market", "path": "market", "build": "market", "upgrade": "market",
}  # fmt: skip


def places(scene: Scene) -> list[Place]:
    """Each place with the number of choices in it; answers within a turn are in the tray instead."""
    shown = [action for action in scene.choices if on_board(scene, action)] if asked(scene) == "turn" else []
    found = Counter(map(place_of, shown))
    return [Place(name, title, found[name]) for name, title in _TITLES.items()]


def place_of(action: str) -> str:
    """Where on the table an action of a turn is chosen."""
    verb, _, rest = action.partition(" ")
    if verb == "attack":
        return "rivals" if rest[0].isdigit() else "market"
    return _WHERE[verb]


def whereabouts(action: Action[Kind], _maker: int, reader: int | None) -> str:
    """Where another's move is seen: what hits the reader in their village, all else among the rivals."""
    hit = action.kind in ("attack", "rob") and action.value // CELLS == reader
    return "village" if hit else "rivals"


def shown_place(scene: Scene) -> str:
    """The place that was flipped to, else the hand."""
    return scene.place if scene.place in _TITLES else "hand"
