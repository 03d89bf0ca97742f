"""The harbour with its moorings, and the fjord with eight ships."""

from __future__ import annotations

from typing import Any

from longhouse.engine.markup import attributes, escape
from longhouse.engine.message import Message
from longhouse.engine.presentation import Scene

from . import art
from .parts import colour_of, marked, piece, question_of, use
from .place import Place

SHIPS = 8


def water(place: Place) -> str:
    """Fjord and jetty, and a rope from each mooring."""
    if place.tall:
        sea, jetty, waves = (40, 326, 320, 616, 10), (0, 326, 82, 616, 10), range(8)
    else:
        sea, jetty, waves = (380, 0, 740, 660, 14), (304, 0, 100, 660, 14), range(8)
    planks = "".join(
        f'<path class="plank" d="M{jetty[0]} {place.row(i)}h{jetty[2]}"/>' for i in range(1, SHIPS)
    )
    ripples = []
    for i in waves:
        y, x = place.row(i) + place.keel, place.bow_x + place.bow_w
        for dx, dy in ((40, 2), (190, -26), (330, -4), (430, -44)) if not place.tall else ((150, 0), (205, -12)):
            ripples.append(f'<path class="ripple" d="M{x + dx} {y + dy}q8-5 16 0t16 0 16 0"/>')
    return (
        '<g aria-hidden="true">'
        f'<rect class="sea" x="{sea[0]}" y="{sea[1]}" width="{sea[2]}" height="{sea[3]}" rx="{sea[4]}"/>'
        f'{"".join(ripples)}<rect class="jetty" x="{jetty[0]}" y="{jetty[1]}" width="{jetty[2]}" height="{jetty[3]}" rx="{jetty[4]}"/>'
        f"{planks}</g>"
    )


def moorings(scene: Scene, place: Place) -> str:
    """Four circles for each ship, one per clan, around the ship's number."""
    ships = scene.view["ships"]
    radius = place.circle_r
    cell_w = place.circle_x[1] - place.circle_x[0]
    cell_h = place.circle_y[1] - place.circle_y[0]
    middle_x = sum(place.circle_x) / 2
    out = []
    for i in range(SHIPS):
        gone = ships[i]["sailed"] is not None
        for clan in range(4):
            x, y = place.circle(i, clan)
            cls = f"circle clan-{colour_of(scene, clan)}" + (" gone" if gone else "")
            attrs = marked(scene, f"circle {i + 1}{art.LETTERS[clan]}", cls, scene.looks[clan].name)
            out.append(
                f'<g transform="translate({x} {y})"{attrs}>'
                f'<rect class="hit" x="{-cell_w / 2:g}" y="{-cell_h / 2:g}" width="{cell_w}" height="{cell_h}"/>'
                f'<circle class="ring" r="{radius}"/>{use(scene, clan, 0, 0, radius / 18)}'
                f'<circle class="halo" r="{radius}"/></g>'
            )
        y = place.row(i) + sum(place.circle_y) / 2
        out.append(
            f'<g class="number" aria-hidden="true"><circle cx="{middle_x:g}" cy="{y:g}" r="{9 if place.tall else 11}"/>'
            f'<text x="{middle_x:g}" y="{y + (4.5 if place.tall else 5.5):g}">{i + 1}</text></g>'
        )
    return "".join(out)


def berths(scene: Scene, place: Place) -> str:
    """The place of each ship: a button while a ship is to be chosen; behind it who controls the ship."""
    out = []
    left = place.bow_x - 2
    width = place.width - left - (4 if place.tall else 10)
    for i, ship in enumerate(scene.view["ships"]):
        mark = scene.mark(f"ship {i + 1}", scene.say(Message("Ship {ship}", ship=i + 1)))
        y = place.row(i)
        if mark:
            attrs = attributes(
                {**mark, "class": f"berth {mark['class']}", "aria-describedby": f"{scene.prefix}-say-{i + 1}"}
            )
        else:
            attrs = ' class="berth" aria-hidden="true"'
        box = f'x="{left}" y="{y + 1}" width="{width}" height="{place.row_step - 4}" rx="12"'
        out.append(f'<g{attrs}><rect class="hit" {box}/><rect class="halo" {box}/></g>')
        out.append(f'<g aria-hidden="true">{_control(scene, place, i, ship)}</g>')
    return "".join(out)


def _control(scene: Scene, place: Place, i: int, ship: dict[str, Any]) -> str:
    """Shields per clan in the order of control, behind the ship (wide) or above it (tall)."""
    y = place.row(i)
    if ship["sailed"] is not None:
        text = scene.say(Message("Sailed {n}", n=ship["sailed"]))
        x, dy = (place.width - 10, 18) if place.tall else (place.width - 16, 20)
        return f'<text class="sailed-text" x="{x}" y="{y + dy}">{escape(text)}</text>'
    control = ship["control"]
    out = []
    if place.tall:
        step, x0 = 33, place.width - 6 - 33 * len(control)
        for rank, (clan, shields) in enumerate(control):
            out.append(
                f'<g class="chip clan-{colour_of(scene, clan)}{" lead" if not rank else ""}" '
                f'transform="translate({x0 + rank * step} {y + 4})">'
                f'<rect width="31" height="21" rx="{3 if not rank else 10}"/>'
                f'{use(scene, clan, 10, 10.5, 0.62)}<text x="23.500" y="15.500">{shields}</text></g>'
            )
        return "".join(out)
    x0 = place.bow_x + place.bow_w + place.body_w * len(ship["pieces"]) + 14
    for rank, (clan, shields) in enumerate(control):
        out.append(
            f'<g class="chip clan-{colour_of(scene, clan)}{" lead" if not rank else ""}" '
            f'transform="translate({x0 + rank * 29} {y + 32})">'
            f'<path d="M0 0h27v{42 if not rank else 36}l-13.500-5-13.500 5z"/>'
            f'{use(scene, clan, 13.5, 12, 0.66)}<text x="13.500" y="{32 if not rank else 31}">{shields}</text></g>'
        )
    return "".join(out)


def ends(scene: Scene, place: Place) -> list[str]:
    """Bow with the sail of the clan in control; stern once the ship has sailed."""
    out = []
    for i, ship in enumerate(scene.view["ships"]):
        sailed = ship["sailed"] is not None
        state = " sailed" if sailed else ""
        x, y = place.bow_x + (place.shift if sailed else 0), place.row(i)
        sail = ""
        if ship["control"] and not place.tall:
            clan = ship["control"][0][0]
            sail = (
                f'<g class="sail clan-{colour_of(scene, clan)}"><path class="mast" d="M85 0h3v38h-3z"/>'
                '<path class="cloth" d="M62 2h49c-4 9-4 23 0 32H62c4-9 4-23 0-32z"/>'
                f"{use(scene, clan, 86.5, 18, 1.05)}</g>"
            )
        shape = art.BOW_TALL if place.tall else art.BOW_WIDE
        out.append(
            piece(scene, f"bow-{i + 1}", x, y, f' class="piece end{state}" aria-hidden="true"', f"{sail}{shape}{_lap(place, 0)}")
        )
    for i, ship in enumerate(scene.view["ships"]):
        if ship["sailed"] is not None:
            x, y = place.body(i, len(ship["pieces"]), True)
            shape = art.STERN_TALL if place.tall else art.STERN_WIDE
            out.append(piece(scene, f"stern-{i + 1}", x, y, ' class="piece end sailed" aria-hidden="true"', shape))
    return out


def _lap(place: Place, start: int) -> str:
    """Water that laps at the keel."""
    if place.tall:
        return '<path class="lap" d="M10 68q4.500-4 9 0t9 0 9 0 7-1v5H6z"/>'
    return f'<path class="lap" d="M{start + 26} 71q7-5 15 0t15 0 15 0 15 0 15 0 15-1v6H{start + 24}z"/>'


_LAP_WIDE = '<path class="lap" d="M0 70.500q7-5 14 0t14 0 14 0 14 0 14 0 14 0v6H0z"/>'
_LAP_TALL = '<path class="lap" d="M0 67.500q5-4 9.500 0t9.500 0 9.500 0 9.500 0v5H0z"/>'
_SHIELDS_WIDE = {1: (42,), 2: (28, 56), 3: (15, 42, 69)}
_SHIELDS_TALL = {1: (19,), 2: (13, 25), 3: (8, 19, 30)}


def _body_shape(scene: Scene, place: Place, clan: int, shields: int, extra: bool) -> str:
    """One body piece from its left edge: hull in the clan's colour, shields along the rail."""
    colour = colour_of(scene, clan)
    if place.tall:
        marks = "".join(f'<circle class="shield-small" cx="{x}" cy="59" r="4.600"/>' for x in _SHIELDS_TALL[shields])
        man = f'<g transform="translate(29 28)scale(.5)">{art.viking(colour)}</g>' if extra else ""
        return (
            f'<path class="hull" d="M.5 30h37v40H.5z"/><path class="rail" d="M0 28h38v5H0z"/>'
            f"{use(scene, clan, 19, 43.5, 0.78, 'on-hull')}{marks}{_LAP_TALL}{man}"
            '<rect class="halo" x="1" y="27" width="36" height="45" rx="6"/>'
        )
    marks = "".join(
        f'<circle class="shield-big" cx="{x}" cy="53" r="12.500"/>{use(scene, clan, x, 53, 0.7, "on-shield")}'
        for x in _SHIELDS_WIDE[shields]
    )
    man = f'<g transform="translate(42 22)scale(.86)">{art.viking(colour)}</g>' if extra else ""
    return (
        f'{man}<path class="hull" d="M.5 38h83v36H.5z"/><path class="hull-line" d="M0 50h84M0 62h84"/>'
        f'<path class="rail" d="M0 35h84v6H0z"/>{marks}{_LAP_WIDE}'
        '<rect class="halo" x="2" y="33" width="80" height="44" rx="8"/>'
    )


def bodies(scene: Scene, place: Place) -> list[str]:
    """All body pieces in the order of their names, so that none is drawn anew when it moves."""
    carriers = frozenset(scene.view["vikings"])
    lifted = question_of(scene).get("piece")
    spots: dict[str, tuple[int, int, bool]] = {}
    for i, ship in enumerate(scene.view["ships"]):
        for index, name in enumerate(ship["pieces"]):
            spots[name] = (i, index, ship["sailed"] is not None)
    out = []
    top = 24 if place.tall else 30
    for name in sorted(spots):
        i, index, sailed = spots[name]
        clan, shields = art.LETTERS.index(name[0]), int(name[1])
        x, y = place.body(i, index, sailed)
        cls = f"piece body clan-{colour_of(scene, clan)}"
        if sailed:
            cls += " sailed"
        if name == lifted:
            cls += " lifted"
            y -= 10
        spoken = scene.say(
            Message.plural("{clan}, {n} shield", "{clan}, {n} shields", n=shields, clan=scene.looks[clan].name)
        ) if scene.blocked else ""
        hit = f'<rect class="hit" y="{top}" width="{place.body_w}" height="{place.row_step - top}"/>'
        shape = _body_shape(scene, place, clan, shields, name in carriers)
        out.append(piece(scene, f"piece-{name}", x, y, marked(scene, f"piece {name}", cls, spoken), hit + shape))
    return out


def cargo(scene: Scene, place: Place) -> list[str]:
    """Supply tokens on the bows, face up."""
    out = []
    for i, ship in enumerate(scene.view["ships"]):
        tokens = ship["cargo"]
        sailed = ship["sailed"] is not None
        if place.tall:
            x0, y, radius, step = place.bow_x + 26, place.row(i) + 15, 11, min(23.0, 96 / max(1, len(tokens) - 1))
        else:
            x0, y, radius, step = place.bow_x + 44, place.row(i) + 57, 14, min(27.0, 58 / max(1, len(tokens) - 1))
        for k, kind in enumerate(tokens):
            x = x0 + k * step + (place.shift if sailed else 0)
            attrs = f' class="piece cargo{" sailed" if sailed else ""}" aria-hidden="true"'
            out.append(piece(scene, f"cargo-{i + 1}-{k}", x, y, attrs, art.token(kind, radius)))
    return out


def bets(scene: Scene, place: Place) -> list[str]:
    """Barrels on the moorings, named by their place so that a name tells no value."""
    source = question_of(scene).get("from")
    scale = place.circle_r / 17 * 1.02
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
            inner = (
                f'<rect class="hit" x="{-place.circle_r}" y="{-place.circle_r}" width="{2 * place.circle_r}" '
                f'height="{2 * place.circle_r}"/><g transform="scale({scale:.3f})">{art.barrel(colour, bet["value"])}'
                '<rect class="halo" x="-16" y="-17" width="32" height="34" rx="8"/></g>'
            )
            out.append(piece(scene, f"bet-{spot}", x, y, marked(scene, f"lift {spot}", cls), inner))
    return out
