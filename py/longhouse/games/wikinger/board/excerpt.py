"""Parts of the table as pictures of their own, for the rules."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape

from ..data import COLOURS, SPECIALS, TILE_KINDS
from ..views import Scene
from ..words import COLOUR_NAMES, SPECIAL_NAMES
from . import land, parts, special, wheel


def _defined(scene: Scene, inner: str) -> Markup:
    """Pictures with the shapes that they use."""
    shapes = parts.definitions(scene)
    hidden = f'<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>{shapes}</defs></svg>'
    return Markup(f'<div class="wikinger {scene.layout} wk-excerpt">{hidden}{inner}</div>')


def whole_wheel(scene: Scene) -> Markup:
    """The wheel with its sets."""
    return _defined(scene, wheel.picture(scene, special.definitions(scene)))


def homeland(scene: Scene) -> Markup:
    """The homeland of the seat that looks on."""
    return _defined(scene, land.land(scene, scene.view["seat"] or 0, True))


def _row(scene: Scene, shapes: list[str], names: list[str], step: int) -> Markup:
    out = [
        f'<g transform="translate({i * step + step // 2} 34)">{shape}</g>'
        f'<text class="wk-caption" x="{i * step + step // 2}" y="84">{escape(name)}</text>'
        for i, (shape, name) in enumerate(zip(shapes, names, strict=True))
    ]
    height = 94 if any(names) else 68
    return _defined(
        scene,
        f'<svg class="wk-row" viewBox="0 0 {len(shapes) * step} {height}" aria-hidden="true" '
        f'focusable="false">{"".join(out)}</svg>',
    )


def crew(scene: Scene) -> Markup:
    """The six Vikings by name."""
    men = [parts.viking(scene, colour, 0, 2, 1.5) for colour in range(len(COLOURS))]
    return _row(scene, men, [scene.say(name) for name in COLOUR_NAMES], 100)


def tiles(scene: Scene) -> Markup:
    """Island tiles: a left end, the four middles, a right end."""
    return _row(scene, [parts.tile(scene, kind, 0, 0) for kind in range(6)], [""] * 6, 70)


def ships(scene: Scene) -> Markup:
    """The four kinds of ships."""
    kinds = range(6, len(TILE_KINDS))
    return _row(scene, [parts.tile(scene, kind, 0, 0) for kind in kinds], [""] * len(kinds), 70)


def specials(scene: Scene) -> Markup:
    """The special tiles by name, in the order of the rules."""
    shown = scene._replace(view={**scene.view, "specials": list(range(len(SPECIALS)))})
    shapes = special.definitions(shown)
    hidden = f'<svg width="0" height="0" aria-hidden="true" focusable="false"><defs>{shapes}</defs></svg>'
    items = "".join(
        f'<g transform="translate({i % 5 * 120 + 60} {i // 5 * 96 + 34})">{special.shape(scene, i)}'
        f'<text class="wk-caption" y="50">{escape(scene.say(name))}</text></g>'
        for i, name in enumerate(SPECIAL_NAMES)
    )
    picture = f'<svg class="wk-row" viewBox="0 0 600 288" aria-hidden="true" focusable="false">{items}</svg>'
    return _defined(scene, hidden + picture)
