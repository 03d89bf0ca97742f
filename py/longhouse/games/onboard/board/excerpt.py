"""Parts of the board as pictures of their own, for the rules."""

from __future__ import annotations

from longhouse.engine.markup import Markup

from ..views import Scene
from . import fjord, parts, ships, stores, village
from .parts import place_of
from .place import Box, Place


def _cut(scene: Scene, place: Place, box: Box, inner: str) -> Markup:
    shapes = (
        parts.definitions(scene)
        + ships.definitions(scene, place)
        + fjord.definitions(scene, place)
        + village.definitions(scene, place)
    )
    view = " ".join(map(str, box))
    return Markup(
        f'<svg class="board {scene.layout}" viewBox="{view}" aria-hidden="true" focusable="false">'
        f"<defs>{shapes}</defs>{inner}</svg>"
    )


def _in_one_column(scene: Scene) -> Scene:
    """A phone held across or a tablet has room for the figures of a desk, whose ships lie in one column."""
    return scene._replace(layout="wide") if scene.layout in ("low", "broad") else scene


def some_ships(first: int, count: int, scene: Scene) -> Markup:
    """A few ships with their moorings, the first by its index."""
    scene = _in_one_column(scene)
    place = place_of(scene)
    layer = "".join([*ships.ends(scene, place), *ships.bodies(scene, place), *ships.cargo(scene, place)])
    inner = (
        f"{fjord.water(place)}{fjord.berths(scene, place)}{fjord.moorings(scene, place)}{layer}"
        f"{''.join(fjord.bets(scene, place))}"
    )
    left, top, last = place.jetty[0], place.row(first) - 4, first + count - 1
    height = place.row(last) + place.depth(last) + 2 - top
    return _cut(scene, place, (left, top, place.width - left, height), inner)


def whole_village(scene: Scene) -> Markup:
    """Buildings, Vikings and the leader, in the compact layout."""
    scene = scene._replace(layout="tall")
    place = place_of(scene)
    people = "".join(village.vikings(scene, place))
    inner = f"{village.ground(scene, place)}{village.houses(scene, place)}{people}"
    return _cut(scene, place, (0, 0, 360, 326), inner)


def market(scene: Scene) -> Markup:
    """Prices, stacks and sterns."""
    scene = _in_one_column(scene)
    place = place_of(scene)
    inner = f"{stores.stores(scene, place)}{''.join(stores.markers(scene, place))}"
    x, y, width, height = place.ground
    return _cut(scene, place, (x, y - 2, width, height + 2), inner)
