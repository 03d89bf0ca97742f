"""Another player's homeland, large enough to read: what a tap on its card opens."""

from __future__ import annotations

from longhouse.engine.markup import Markup
from longhouse.engine.message import Message
from longhouse.engine.presentation import Closer
from longhouse.games.scenes import name_of

from ..views import Scene
from . import parts, seats, special


def closer(scene: Scene, part: str) -> Closer | None:
    """The homeland of the seat with that number."""
    if part not in map(str, range(scene.view["players"])):
        return None
    seat = int(part)
    shapes = parts.definitions(scene) + special.definitions(scene)
    hidden = f'<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>{shapes}</defs></svg>'
    return Closer(
        Message("Homeland of {name}", name=name_of(scene, seat)),
        Markup(f'<div class="wikinger {scene.layout} wk-closer">{hidden}{seats.whole(scene, seat)}</div>'),
    )
