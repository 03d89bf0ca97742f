"""Parts of the table as pictures of their own, for the rules."""

from __future__ import annotations

from collections.abc import Iterable

from longhouse.engine.markup import Markup
from longhouse.engine.views import known

from ..data import BUILDINGS, CARDS, HALLS, PILES
from ..views import Scene
from . import attack, cards, market, purse, seats, shapes, strip, village


def _cut(scene: Scene, inner: str) -> Markup:
    """Markup with the pictures that it refers to; silent, as the caption tells what is seen."""
    inner = inner.replace(' tabindex="-1"', "")  # nothing in a drawing takes the focus
    shown = f"{shapes.definitions(scene, inner)}{inner}"
    return Markup(f'<div class="gonewild {scene.layout}" aria-hidden="true">{shown}</div>')


def one_card(kind: int, scene: Scene) -> Markup:
    """A card with its price."""
    face = cards.face(scene, kind, True)
    return _cut(scene, f'<div class="gw-card gw-one t-{CARDS[kind].type}">{face}</div>')


def one_building(building: int, scene: Scene) -> Markup:
    """A building with its price."""
    face = cards.building_face(scene, building)
    return _cut(scene, f'<div class="gw-card gw-one t-building">{face}</div>')


def draco(scene: Scene) -> Markup:
    """Draco."""
    face = market.draco_face(scene)
    return _cut(scene, f'<div class="gw-card gw-one t-undead">{face}</div>')


def halls(scene: Scene) -> Markup:
    """The three levels of the Town Hall."""
    faces = [cards.hall_face(scene, level) for level in range(len(HALLS))]
    return _cut(scene, _row(f'<div class="gw-card t-building">{face}</div>' for face in faces))


def sites(scene: Scene) -> Markup:
    """The six types of buildings."""
    faces = [cards.building_face(scene, building) for building in range(len(BUILDINGS))]
    return _cut(scene, _row(f'<div class="gw-card t-building">{face}</div>' for face in faces))


def piles(scene: Scene) -> Markup:
    """The cards of the six piles."""
    return _cut(scene, _row(cards.card(scene, kind, f"of-{kind}", priced=True) for kind in PILES))


def _row(items: Iterable[str]) -> str:
    return f'<div class="gw-cards gw-few">{"".join(items)}</div>'


def path(scene: Scene) -> Markup:
    """Odin's Path."""
    return _cut(scene, f'<div class="gw-market">{market.path(scene)}</div>')


def favours(scene: Scene) -> Markup:
    """The open favours."""
    return _cut(scene, market.favours(scene))


def bonuses(scene: Scene) -> Markup:
    """The four bonuses, and how they stand."""
    return _cut(scene, strip.bonuses(scene))


def fight(scene: Scene) -> Markup:
    """The attack that is being made."""
    return _cut(scene, attack.panel(scene))


def money(scene: Scene) -> Markup:
    """What the seat in turn can spend."""
    return _cut(scene, purse.purse(scene))


def hand(scene: Scene) -> Markup:
    """The hand of the seat that looks on."""
    return _cut(scene, f'<div class="gw-hand">{seats.hand(scene, known(scene.view["seat"]))}</div>')


def missions(scene: Scene) -> Markup:
    """Its missions."""
    return _cut(scene, f'<div class="gw-missions">{seats.missions(scene, known(scene.view["seat"]))}</div>')


def homes(seat: int, scene: Scene) -> Markup:
    """A village."""
    return _cut(scene, f'<div class="gw-village">{village.own(scene, seat)}</div>')


def signs(scene: Scene) -> Markup:
    """What the signs mean."""
    return _cut(scene, strip.signs(scene))
