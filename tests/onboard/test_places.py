"""Where things stand, in each layout: nothing lies on another thing or outside the picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from longhouse.engine import Rng
from longhouse.games.onboard.board.place import BUILDINGS, LOW, TALL, WIDE, Place
from longhouse.games.onboard.board.thumb import has_left
from longhouse.games.onboard.data import SHIPS

from .build import Match, Table, table
from .show import page

PLACES = {"wide": WIDE, "tall": TALL, "low": LOW}
LONGEST = 5  # pieces of a ship
STERN = {"wide": 60, "tall": 34, "low": 34}
BOW = {"wide": 0, "tall": 6, "low": 6}  # where the drawing of a bow begins below its head
SMALLEST = {
    "wide": 40,
    "tall": 42,
    "low": 36,
    "broad": 36,
}  # of what a finger chooses, in units of the picture
FINGER = {"tall": 45, "low": 44, "broad": 42}  # the same of circles and pieces
MARGIN = {
    "wide": 0,
    "tall": 8,
    "low": 11,
    "broad": 0,
}  # beside the picture; a finger meets there what lies at its edge


class Box(NamedTuple):
    """A thing's name and its edges."""

    name: str
    left: float
    top: float
    right: float
    bottom: float
    round: bool = False

    def meets(self, other: Box) -> bool:
        """Whether they share more than an edge."""
        if self.round and other.round:
            across, down = self.left - other.left, self.top - other.top
            return across**2 + down**2 < (self.right - self.left) ** 2 - 0.5
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return across > 0.01 and down > 0.01


def around(name: str, x: float, y: float, across: float, down: float) -> Box:
    """A box by its middle."""
    return Box(name, x - across / 2, y - down / 2, x + across / 2, y + down / 2)


def village(place: Place) -> Iterator[Box]:
    for building in range(BUILDINGS):
        (left, y), (right, _) = place.slot(0, building), place.slot(1, building)
        middle, across = (left + right) / 2, right - left + 2 * place.spot_r
        yield around(f"building {building}", middle, y, across, place.plate[2])
    for side in (0, 1):
        x, y = place.leader(side)
        yield around(f"leader {side}", x, y, 2 * place.spot_r, 2 * place.spot_r)


def ships(place: Place, stern: int, bow: int) -> Iterator[Box]:
    """The longest there can be; one with its stern on is drawn closer, where there is no room for both."""
    whole = place.bow_w + LONGEST * place.body_w + (stern if place.tight or place.left else 0)
    for ship in range(SHIPS):
        left = ship in place.left
        x, y = place.aboard(ship, 0, 0, left)
        end, keel = place.aboard(ship, whole, place.keel, left)
        start = 0 if left else bow
        yield Box(f"ship {ship}", x + start, max(y, place.row(ship)), end, keel)


def moorings(place: Place) -> Iterator[Box]:
    for ship in set(range(SHIPS)) - place.left:
        for clan in range(4):
            x, y = place.circle(ship, clan)
            yield around(f"circle {ship} {clan}", x, y, 2 * place.circle_r, 2 * place.circle_r)


def ways(layout: str) -> Iterator[Place]:
    """The table after any ships have left; the wide one stays as it is."""
    for gone in range(1 << SHIPS if layout != "wide" else 1):
        left = [ship for ship in range(SHIPS) if gone >> ship & 1]
        yield PLACES[layout].without(left, set(range(SHIPS)) - set(left))
    yield PLACES[layout]


@pytest.mark.parametrize("layout", PLACES)
def test_nothing_meets_whichever_ships_have_left(layout: str) -> None:
    for place in ways(layout):
        x, y, width, height = place.ground
        ground = Box("ground", x, y, x + width, y + height)
        boxes = [*village(place), *ships(place, STERN[layout], BOW[layout]), *moorings(place), ground]
        picture = Box("picture", 0, 0, place.width, place.height)
        for box in boxes:
            assert box.left >= 0 and box.top >= 0, (box, place.left)
            assert box.right <= picture.right and box.bottom <= picture.bottom, (box, place.left)
        for one, other in combinations(boxes, 2):
            assert not one.meets(other), (one, other, place.left)


@pytest.mark.parametrize("layout", PLACES)
def test_a_ship_stays_within_its_row_and_its_column(layout: str) -> None:
    for place in ways(layout):
        for ship, box in zip(range(SHIPS), ships(place, STERN[layout], BOW[layout]), strict=True):
            assert box.bottom <= place.row(ship) + place.depth(ship)
            assert box.right <= place.side(ship) + place.fleet_w
            assert box.left >= place.side(ship) + sum(place.jetty)


def test_four_rows_of_ships_fit_a_phone_held_across() -> None:
    assert LOW.rows_end - LOW.row_y <= 300 and LOW.earth[3] <= 250
    assert LOW.width <= 740


def hits(markup: str) -> list[Box]:
    """What can be pointed at of the choices on the board."""
    picture = ElementTree.fromstring(re.findall(r"<svg class=\"board.*?</svg>", markup, re.S)[0])
    found: list[Box] = []

    def walk(part: ElementTree.Element, x: float, y: float, name: str) -> None:
        moved = re.findall(
            r"translate\((-?[\d.]+)(?:px,| )(-?[\d.]+)", part.get("transform", part.get("style", ""))
        )
        if moved:
            x, y = x + float(moved[0][0]), y + float(moved[0][1])
        name = part.get("data-action", name)
        if name and part.get("class") == "hit":
            left, top = x + float(part.get("x", 0)), y + float(part.get("y", 0))
            if radius := float(part.get("r", 0)):
                left, top = x + float(part.get("cx", 0)) - radius, y - radius
                found.append(Box(name, left, top, left + 2 * radius, top + 2 * radius, True))
                return
            found.append(
                Box(name, left, top, left + float(part.attrib["width"]), top + float(part.attrib["height"]))
            )
        for inner in part:
            walk(inner, x, y, name)

    walk(picture, 0, 0, "")
    return found


def large_enough(layout: str, match: Match) -> dict[str, int]:
    """What is asked of some kinds of choices; barrels on ships that have left lie side by side."""
    least = {"ship": 20, "lift": 34}
    if layout != "wide":
        least["piece"] = least["circle"] = FINGER[layout]
        if not any(has_left(match.view(None), ship) for ship in range(SHIPS)):
            least["lift"] = FINGER[layout]
    return least


@pytest.mark.host  # geometry is the same in every Python
@pytest.mark.parametrize("layout", [*PLACES, "broad"])
def test_choices_stand_apart_and_are_large_enough_through_a_game(layout: str) -> None:
    kinds = set()
    for players, seed in ((4, 3), (4, 4), (3, 3)):
        match, rng = Match.new("onboard", players, seed), Rng(seed)
        while match.actor is not None:
            boxes = hits(page(Table(match), match.actor, layout))
            kinds |= {box.name.split()[0] for box in boxes}
            for one, other in combinations(boxes, 2):
                assert not one.meets(other), (one, other)
            least = large_enough(layout, match)
            for box in boxes:
                size = min(box.right - max(box.left, -MARGIN[layout]), box.bottom - box.top)
                assert size >= least.get(box.name.split()[0], SMALLEST[layout]), box
            match.play(match.legal()[rng.below(len(match.legal()))])
    assert {"visit", "circle", "piece", "ship", "lift"} <= kinds


def test_the_second_column_draws_its_own_moorings_and_ships() -> None:
    t = table(4, ships={5: "A3a C2a B1a D1a D1b"}, cargo={5: "hide"}, bets={"5A": "B2"})
    markup = page(t, 0, "low")
    for name in ("bow-5", "piece-A3a", "cargo-5-0", "bet-5A"):
        x = re.findall(rf'id="t-{name}"[^>]*translate\(([\d.]+)px', markup)[0]
        assert float(x) > LOW.fleet_step, name
    assert markup.count('class="jetty"') == markup.count('class="sea"') == 2
