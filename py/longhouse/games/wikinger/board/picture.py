"""The picture of Vikings: what a seat may see in, SVG and HTML out."""

from __future__ import annotations

from longhouse.engine.markup import Markup, tag
from longhouse.engine.presentation import Scene

from . import parts, seats, special, spoken, strip, wheel


def draw(scene: Scene) -> Markup:
    """The table: rounds, wheel, homelands, and the same in words for screen readers."""
    return tag(
        "div",
        {"class": f"wikinger {scene.layout}"},
        tag(
            "div",
            {"class": f"wk-tablecloth of-{scene.view['players']}{_order(scene)}"},
            strip.strip(scene),
            wheel.wheel(scene, parts.definitions(scene) + special.definitions(scene)),
            seats.large(scene),
            wheel.specials(scene),
            seats.others(scene),
            strip.legend(scene),
        ),
        spoken.table(scene),
    )


def _order(scene: Scene) -> str:
    """Where there is no room for both, the homeland comes first while it is asked about."""
    asked = scene.choices and parts.question_of(scene).get("kind") in ("place", "settle", "exchange", "ferry")
    return " home-first" if asked else ""
