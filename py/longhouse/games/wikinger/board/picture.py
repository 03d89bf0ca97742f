"""The picture of Vikings: what a seat may see in, SVG and HTML out."""

from __future__ import annotations

from longhouse.engine.markup import Markup, tag
from longhouse.games.scenes import asked, shown_seat

from ..views import Scene
from . import parts, seats, special, spoken, strip, wheel
from .closer import closer
from .keepsake import keepsake
from .plot import plot_of
from .strip import icons, signs
from .tray import tray

__all__ = ["closer", "draw", "icons", "keepsake", "signs", "tray"]


def draw(scene: Scene) -> Markup:
    """The table: rounds, wheel, homelands, and the same in words for screen readers."""
    return tag(
        "div",
        {"class": f"wikinger {scene.layout}"},
        tag(
            "div",
            {"class": f"wk-tablecloth of-{scene.view['players']}{_kind(scene)}"},
            strip.strip(scene),
            wheel.wheel(scene, parts.definitions(scene) + special.definitions(scene)),
            seats.large(scene),
            wheel.specials(scene),
            seats.others(scene),
        ),
        spoken.table(scene),
    )


def _kind(scene: Scene) -> str:
    """What the style sheet lays the table by."""
    view = scene.view
    at_home = scene.choices and asked(scene) in ("place", "settle", "exchange", "ferry")
    kinds = {
        "basic": view["options"]["version"] == "basic",
        "over": view["over"],  # the wheel has served its turn
        "long": plot_of(view["homes"][shown_seat(scene)], True, False).bands > 1,
        "home-first": at_home,  # where there is no room for both, the homeland while it is asked about
    }
    return "".join(f" {kind}" for kind, there in kinds.items() if there)
