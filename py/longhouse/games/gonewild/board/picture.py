"""The picture of Vikings Gone Wild: what a seat may see in, HTML out."""

from __future__ import annotations

from longhouse.engine.markup import Markup

from ..views import Scene
from . import attack, market, seats, shapes, spoken, strip
from .tray import tray

__all__ = ["draw", "tray"]


def draw(scene: Scene) -> Markup:
    """The table: round and bonuses, attack, market, own area, other players; and the same in words."""
    parts = (
        strip.goal_line(scene),
        strip.bonuses(scene),
        attack.panel(scene) or "",
        '<div class="gw-market">',
        market.path(scene),
        market.favours(scene),
        market.piles(scene),
        market.buildings(scene),
        "</div>",
        seats.own(scene),
        seats.others(scene),
        strip.legend(scene),
    )
    body = "".join(parts)
    return Markup(
        f'<div class="gonewild {scene.layout}">{shapes.definitions(scene, body)}'
        f'<div class="gw-cloth of-{scene.view["players"]}">{body}</div>{spoken.table(scene)}</div>'
    )
