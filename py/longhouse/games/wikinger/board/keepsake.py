"""The homeland of whoever won, for the picture of the result."""

from __future__ import annotations

import re

from longhouse.engine.markup import Markup
from longhouse.games.scenes import shown_seat

from ..views import Scene
from . import parts, special
from .land import land


def keepsake(scene: Scene) -> Markup:
    """One picture with all that it refers to."""
    shapes = parts.definitions(scene) + special.definitions(scene)
    picture = land(scene, shown_seat(scene), True)
    box = re.search(r'viewBox="[^"]*"', picture)
    assert box, "every picture has its size"
    return Markup(f"<svg {box[0]}><defs>{shapes}</defs>{picture}</svg>")
