"""The picture of Vikings Gone Wild: what a seat may see in, HTML out."""

from __future__ import annotations

from longhouse.engine.markup import Markup

from ..views import Scene
from . import attack, market, seats, shapes, spoken, strip
from .flip import places, shown_place, whereabouts
from .keepsake import keepsake
from .strip import icons, signs
from .tray import tray

__all__ = ["draw", "icons", "keepsake", "places", "signs", "tray", "whereabouts"]


def draw(scene: Scene) -> Markup:
    """The table: round and bonuses, attack, market, own area, other players; and the same in words."""
    fight = attack.panel(scene)
    parts = (
        strip.goal_line(scene),
        strip.bonuses(scene),
        "" if scene.choices else fight,  # else it stands with the choices
        '<div class="gw-market">',
        market.path(scene),
        market.favours(scene),
        market.piles(scene),
        market.buildings(scene),
        "</div>",
        seats.own(scene),
        seats.others(scene),
    )
    body = "".join(parts)
    return Markup(
        f'<div class="gonewild {scene.layout}" data-place="{shown_place(scene)}">'
        f"{shapes.definitions(scene, body + fight)}"
        f'<div class="gw-cloth of-{scene.view["players"]}">{body}</div>{spoken.table(scene)}</div>'
    )
