"""The harbour with its moorings, and the fjord around the eight ships."""

from __future__ import annotations

from longhouse.engine.markup import attributes, escape
from longhouse.engine.message import Message
from longhouse.games.scenes import colour_of, defined, marked, rule

from ..data import LONGEST
from ..views import Scene, Ship
from . import art
from .parts import away, barrel, box, live, piece, use
from .place import FINGER, THIN_CIRCLE_R, Place

SHIPS = 8
# The far side of the fjord, in the wide layout.
_SHORE = (
    "M1186 0h-34l-12 46 20 34-26 62 22 40-12 66 18 48-30 58 26 50-16 64 22 44-24 60 18 46-10 54h38"
    "a14 14 0 0 0 14-14V14a14 14 0 0 0-14-14z"
)
_WAVE = 52  # length of a ripple, with its distance from the shore
_PENNANT = 33  # from one to the next
# Room that the stern wants, from the end of the last piece; on a phone its head rises among the pennants.
_STERN_WIDE = 64
_STERN_HEAD = (18, 32)


def water(place: Place) -> str:
    """Fjord and jetty."""
    sea_x, top, depth = place.sea
    jetty_x, jetty_w = place.jetty
    high = place.rows_end + depth - top
    columns = [place.side(ship) for ship in range(0, SHIPS, place.fleet)]
    sea = "".join(box("sea", (x + sea_x, top, place.fleet_w - sea_x, high), place.corner) for x in columns)
    jetty = "".join(box("jetty", (x + jetty_x, top, jetty_w, high), place.corner) for x in columns)
    planks = "".join(
        f"M{place.side(i) + jetty_x} {place.row(i)}h{jetty_w}" for i in range(SHIPS) if i % place.fleet
    )
    waves = "".join(
        f"M{min(x + place.bow_w + dx + i % 3 * 14, place.side(i) + place.fleet_w - _WAVE):g} "
        f"{y + place.keel + dy:g}q8-5 16 0t16 0 16 0"
        for i in range(SHIPS)
        if i not in place.left
        for x, y in (place.aboard(i, 0, 0, False),)
        for dx, dy in place.ripples
    )
    shore = "" if place.compact else f'<path class="shore" d="{_SHORE}"/>'
    return (
        f'<g aria-hidden="true">{sea}{shore}<path class="ripple" d="{waves}"/>'
        f'{jetty}<path class="plank" d="{planks}"/></g>'
    )


Cell = tuple[float, float, float, float]  # left, top, right and bottom edge, from the middle of a circle
Round = tuple[float, int]  # how far to the right its middle lies, and its radius


def _cells(scene: Scene, place: Place, kind: str) -> dict[tuple[int, int], Cell | Round]:
    """Where a circle that is a choice can be met: as far as a finger likes, or half the way to the next.

    Low rows leave less than a finger needs between two straight lines, but enough for staggered rounds.
    """
    spots = {
        (ship, clan): place.circle(ship, clan)
        for ship in range(SHIPS)
        for clan in range(4)
        if f"{kind} {ship + 1}{art.LETTERS[clan]}" in scene.choices
    }
    found: dict[tuple[int, int], Cell | Round] = {}
    for one, (x, y) in spots.items():
        if lean := place.lean(one[0]):
            found[one] = (lean if one[1] >> 1 else -lean), place.grip
            continue
        left, top, right, bottom = -float(FINGER), -float(FINGER), float(FINGER), float(FINGER)
        for other, (ox, oy) in spots.items():
            across, down = (ox - x) / 2, (oy - y) / 2
            if other == one or max(abs(across), abs(down)) >= FINGER:
                continue
            if abs(across) >= abs(down):
                left, right = (max(left, across), right) if across < 0 else (left, min(right, across))
            else:
                top, bottom = (max(top, down), bottom) if down < 0 else (top, min(bottom, down))
        found[one] = left, top, right, bottom
    return found


def _hit(place: Place, cell: Cell | Round | None) -> str:
    """The transparent shape that is met; what is no choice keeps to its circle, and tells why."""
    if cell and len(cell) == 2:
        return f'<circle class="hit" cx="{cell[0]:g}" r="{cell[1]}"/>'
    left, top, right, bottom = cell or (-place.circle_r, -place.circle_r, place.circle_r, place.circle_r)
    return f'<rect class="hit" x="{left:g}" y="{top:g}" width="{right - left:g}" height="{bottom - top:g}"/>'


def definitions(scene: Scene, place: Place) -> str:
    """A mooring's circle for each clan."""
    return "".join(
        defined(
            scene,
            f"m{clan}",
            f'<circle class="ring" r="{place.circle_r}"/>{use(scene, clan, 0, 0, place.circle_r / 18)}',
        )
        for clan in range(4)
    )


def moorings(scene: Scene, place: Place) -> str:
    """Four circles for each ship, one per clan, around the ship's number."""
    ships = scene.view["ships"]
    cells = _cells(scene, place, "circle")
    halo = f'<circle class="halo" r="{place.circle_r + 1.5:g}"/>'
    size, drop = (9, 4.5) if place.compact else (11, 5.5)
    out = []
    for i in range(SHIPS):
        gone = " gone" if away(scene, i) else ""
        scale = f"scale({THIN_CIRCLE_R / place.circle_r:.3f})" if i in place.left else ""
        for clan in range(4):
            x, y = place.circle(i, clan)
            spot = f"{i + 1}{art.LETTERS[clan]}"
            # an empty circle says that there is no barrel to be moved
            empty = f"lift {spot}" in scene.blocked and ships[i]["bets"][clan] is None
            action = f"{'lift' if empty else 'circle'} {spot}"
            ring = f'<use href="#{scene.prefix}-m{clan}"/>'
            shape = f"{_hit(place, cells.get((i, clan)))}{ring}{halo}" if live(scene, action) else ring
            attrs = marked(
                scene, action, f"circle clan-{colour_of(scene, clan)}{gone}", scene.looks[clan].name
            )
            out.append(f'<g transform="translate({x} {y}){scale}"{attrs}{rule("barrels")}>{shape}</g>')
        middle_x = place.side(i) + sum(place.circle_x) / 2
        middle = place.row(i) + place.depth(i) / 2
        out.append(
            f'<g class="number" aria-hidden="true"><circle cx="{middle_x:g}" cy="{middle:g}" r="{size}"/>'
            f'<text x="{middle_x:g}" y="{middle + drop:g}">{i + 1}</text></g>'
        )
    return "".join(out)


def berths(scene: Scene, place: Place) -> str:
    """The place of each ship: a button while one is to be chosen, framed while its cargo is shared out."""
    out = []
    for i, ship in enumerate(scene.view["ships"]):
        mark = scene.mark(f"ship {i + 1}", scene.say(Message("Ship {ship}", ship=i + 1)))
        high = place.depth(i) - 4
        left, top = place.side(i) + place.bow_x - 2, place.row(i) + 1
        frame = f'x="{left}" y="{top}" width="{place.berth_w}" height="{high}" rx="{min(12, high // 3)}"'
        if mark:
            mark["class"] = f"berth {mark['class']}"
            mark["aria-describedby"] = f"{scene.prefix}-say-{i + 1}"
            out.append(
                f'<g{attributes(mark)}{rule("ships")}><rect class="hit" {frame}/>'
                f'<rect class="halo" {frame}/></g>'
            )
        elif ship["sailed"] is not None and not away(scene, i):
            out.append(f'<rect class="sharing" aria-hidden="true" {frame}/>')
        out.append(f'<g aria-hidden="true"{rule("control")}>{_control(scene, place, i, ship)}</g>')
    return "".join(out)


def _control(scene: Scene, place: Place, i: int, ship: Ship) -> str:
    """Shields per clan in the order of control, behind the ship or (compact) above it, until it leaves."""
    side, y = place.side(i), place.row(i)
    if away(scene, i):
        text = scene.say(Message("Voyage {n}", n=ship["sailed"]))
        x, dy = place.voyage
        return f'<text class="sailed-text" x="{side + x}" y="{y + dy}">{escape(text)}</text>'
    out = []
    y += place.pennant_y
    spots = [side + x for x in _pennants(place, ship)]
    for rank, (clan, shields) in enumerate(ship["control"]):
        cls = f"chip clan-{colour_of(scene, clan)}{'' if rank else ' lead'}"
        name = f"{scene.prefix}-control-{i + 1}-{clan}"
        if place.compact:
            out.append(
                f'<g id="{name}" class="{cls}" transform="translate({spots[rank]} {y})">'
                f'<rect width="31" height="21" rx="{10 if rank else 3}"/>'
                f'{use(scene, clan, 10, 10.5, 0.62)}<text x="23.5" y="15.5">{shields}</text></g>'
            )
        else:
            out.append(
                f'<g id="{name}" class="{cls}" transform="translate({spots[rank]} {y})">'
                f'<path d="M0 0h30v{40 if rank else 46}l-15-5-15 5z"/>'
                f'{use(scene, clan, 15, 13, 0.74)}<text x="15" y="{35 if rank else 37}">{shields}</text></g>'
            )
    return "".join(out)


def _pennants(place: Place, ship: Ship) -> list[int]:
    """Left edges of a ship's pennants, were it in the first column.

    They are clear of the stern, which the ship has while its cargo is shared out.
    """
    count, stern = len(ship["control"]), ship["sailed"] is not None
    size = place.close if stern and len(ship["pieces"]) == LONGEST else 1
    end = place.bow_x + int((place.bow_w + place.body_w * len(ship["pieces"])) * size)
    if not place.compact:
        first = min(end + _STERN_WIDE, place.fleet_w - 12 - _PENNANT * count) if stern else end + 14
        return [first + _PENNANT * rank for rank in range(count)]
    # Those for which there is no room behind the stern's head stand before it.
    left, right = (end + x for x in _STERN_HEAD)
    edge = place.fleet_w - 6
    before = count - min(count, max(0, edge - right) // _PENNANT) if stern else 0
    return [
        left - _PENNANT * (before - rank) if rank < before else edge - _PENNANT * (count - rank)
        for rank in range(count)
    ]


def bets(scene: Scene, place: Place) -> list[str]:
    """Barrels on the moorings, named by their place so that a name tells no value."""
    question = scene.view["question"]
    source = question["from"] if question else None
    scale = place.circle_r / 17
    cells = _cells(scene, place, "lift")
    out = []
    for i, ship in enumerate(scene.view["ships"]):
        for clan, bet in enumerate(ship["bets"]):
            if bet is None:
                continue
            x, y = place.circle(i, clan)
            colour = colour_of(scene, bet["seat"])
            cls = f"piece bet clan-{colour}"
            if source is not None and list(source) == [i, clan]:
                cls += " lifted"
                y -= 8
            spot = f"{i + 1}{art.LETTERS[clan]}"
            action = f"lift {spot}"
            halo = ""
            if live(scene, action) or "lifted" in cls:
                halo = '<rect class="halo" x="-18" y="-18" width="36" height="36" rx="9"/>'
            # The barrel hides the circle, so a tag says on which clan it is bet.
            inner = (
                f'{_hit(place, cells.get((i, clan)))}<g transform="scale({scale:.3f})">'
                f'<g transform="translate(3 2)scale(.9)">{barrel(scene, colour, bet["value"])}</g>'
                f'<g class="bet-on clan-{colour_of(scene, clan)}"><circle cx="-10" cy="-9" r="8.5"/>'
                f"{use(scene, clan, -10, -9, 0.52)}</g>{halo}</g>"
            )
            out.append(piece(scene, f"bet-{spot}", x, y, marked(scene, action, cls) + rule("barrels"), inner))
    return out
