"""Parts of the board as pictures of their own, for the rules."""

from __future__ import annotations

from longhouse.engine.markup import Markup

from ..views import Scene
from . import fjord, parts, ships, stores, village
from .parts import place_of
from .place import Place


def _cut(scene: Scene, place: Place, box: tuple[int, int, int, int], inner: str) -> Markup:
    prefix = scene.prefix
    shapes = (
        parts.definitions(prefix)
        + ships.definitions(prefix, place)
        + fjord.definitions(scene, place)
        + village.definitions(scene, place)
    )
    view = " ".join(map(str, box))
    return Markup(
        f'<svg class="board {scene.layout}" viewBox="{view}" aria-hidden="true" focusable="false">'
        f"<defs>{shapes}</defs>{inner}</svg>"
    )


def some_ships(first: int, count: int, scene: Scene) -> Markup:
    """A few ships with their moorings, the first by its index."""
    place = place_of(scene)
    layer = "".join([*ships.ends(scene, place), *ships.bodies(scene, place), *ships.cargo(scene, place)])
    inner = (
        f"{fjord.water(place)}{fjord.berths(scene, place)}{fjord.moorings(scene, place)}{layer}"
        f"{''.join(fjord.bets(scene, place))}"
    )
    left = 0 if place.tall else 304
    top, height = place.row(first) - 4, place.row_step * count + 6
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
    place = place_of(scene)
    inner = f"{stores.stores(scene, place)}{''.join(stores.markers(scene, place))}"
    box = (0, 946, 360, 130) if place.tall else (304, 678, 896, 134)
    return _cut(scene, place, box, inner)
