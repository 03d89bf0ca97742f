"""The ships themselves: bow, sail, body pieces, stern and cargo."""

from __future__ import annotations

from longhouse.games.scenes import colour_of, defined, marked, rule

from ..data import PIECE_NAMES
from ..views import Scene
from ..words import piece_name
from . import art
from .parts import away, live, piece, use
from .place import Place

# Middles of the shields along the rail of a body piece.
_WIDE = {1: (47,), 2: (32, 62), 3: (17, 47, 77)}
_COMPACT = {1: (23,), 2: (16, 30), 3: (10, 23, 36)}


def definitions(scene: Scene, place: Place) -> str:
    """Shapes that are drawn often: ship ends, water at the keel, twelve kinds of body pieces."""
    if place.compact:
        bow, stern, lap = art.BOW_COMPACT, art.STERN_COMPACT, "M0 67.5q6-4 11.5 0t11.5 0 11.5 0 11.5 0v5H0z"
    else:
        bow, stern, lap = (
            art.BOW_WIDE,
            art.STERN_WIDE,
            "M0 70.5q8-5 15.7 0t15.7 0 15.7 0 15.7 0 15.7 0 15.5 0v6H0z",
        )
    shapes = [
        defined(scene, "bow", bow),
        defined(scene, "stern", stern),
        f'<path id="{scene.prefix}-lap" d="{lap}"/>',
    ]
    for colour in range(4):
        emblem = f'<use href="#{scene.prefix}-e{colour}" transform="translate'
        for shields in (1, 2, 3):
            if place.compact:
                marks = "".join(
                    f'<circle class="shield-small" cx="{x}" cy="59" r="4.6"/>' for x in _COMPACT[shields]
                )
                shape = (
                    '<path class="hull" d="M.5 30h45v40H.5z"/><path class="rail" d="M0 28h46v5H0z"/>'
                    f'<g class="on-hull">{emblem}(23 43.5)scale(.78)"/></g>{marks}'
                )
            else:
                marks = "".join(
                    f'<circle class="shield-big" cx="{x}" cy="53" r="13.5"/>{emblem}({x} 53)scale(.76)"/>'
                    for x in _WIDE[shields]
                )
                shape = (
                    '<path class="hull" d="M.5 38h93v36H.5z"/><path class="hull-line" d="M0 50h94M0 62h94"/>'
                    f'<path class="rail" d="M0 35h94v6H0z"/><g class="on-shield">{marks}</g>'
                )
            shapes.append(defined(scene, f"b{colour}{shields}", shape))
    return "".join(shapes)


def ends(scene: Scene, place: Place) -> list[str]:
    """Bow with the sail of the clan in control; stern once the ship is chosen to sail."""
    out = []
    prefix = scene.prefix
    for i, ship in enumerate(scene.view["ships"]):
        sailed = away(scene, i)
        x, y = place.aboard(i, 0, 0, sailed)
        sail = ""
        if ship["control"] and not place.compact:
            clan = ship["control"][0][0]
            sail = (
                f'<g class="sail clan-{colour_of(scene, clan)}"><path class="mast" d="M87 0h3v38h-3z"/>'
                '<path class="cloth" d="M62 2h53c-4 9-4 23 0 32H62c4-9 4-23 0-32z"/>'
                f"{use(scene, clan, 88.5, 18, 1.05)}</g>"
            )
        lap = (
            "M10 68q4.5-4 9 0t9 0 9 0 7-1v5H6z"
            if place.compact
            else "M28 71q7-5 15 0t15 0 15 0 15 0 15 0 17-1v6H26z"
        )
        attrs = f' class="piece ship-end{" sailed" if sailed else ""}" aria-hidden="true"{rule("ships")}'
        inner = f'{sail}<use href="#{prefix}-bow"/><path class="lap" d="{lap}"/>'
        out.append(piece(scene, f"bow-{i + 1}", x, y, attrs, inner, place.size(i, sailed)))
    for i, ship in enumerate(scene.view["ships"]):
        if ship["sailed"] is not None:
            sailed = away(scene, i)
            x, y = place.body(i, len(ship["pieces"]), sailed)
            attrs = f' class="piece ship-end{" sailed" if sailed else ""}" aria-hidden="true"{rule("sail")}'
            stern, size = f'<use href="#{prefix}-stern"/>', place.size(i, sailed)
            out.append(piece(scene, f"stern-{i + 1}", x, y, attrs, stern, size))
    return out


def bodies(scene: Scene, place: Place) -> list[str]:
    """All body pieces in the order of their names, so that none is drawn again when it moves."""
    prefix = scene.prefix
    carriers = frozenset(scene.view["vikings"])
    question = scene.view["question"]
    lifted = question["piece"] if question else None
    spots: dict[str, tuple[int, int, bool]] = {}
    for i, ship in enumerate(scene.view["ships"]):
        for index, name in enumerate(ship["pieces"]):
            spots[name] = (i, index, away(scene, i))
    if place.compact:
        top, size, box = 24, 0.52, '<rect class="halo" x="1" y="27" width="44" height="45" rx="6"/>'
    else:
        top, size, box = 30, 0.9, '<rect class="halo" x="2" y="33" width="90" height="44" rx="8"/>'
    stand = f"translate({place.stand[0]} {place.stand[1]})scale({size})"
    hit = (
        f'<rect class="hit" y="{top}" width="{place.body_w}" height="{place.row_step - place.hull_y - top}"/>'
    )
    out = []
    for name in sorted(spots):
        i, index, sailed = spots[name]
        clan, shields = art.LETTERS.index(name[0]), int(name[1])
        colour = colour_of(scene, clan)
        x, y = place.body(i, index, sailed)
        cls = f"piece body clan-{colour}"
        if sailed:
            cls += " sailed"
        if name == lifted:
            cls += " lifted"
            y -= 10
        man = ""
        if name in carriers:
            man = f'<use href="#{prefix}-v{colour}" transform="{stand}"/>'
        hull = f'<use href="#{prefix}-b{colour}{shields}"/>'
        # On a phone the Viking stands before the piece, else behind its rail.
        shape = hull + man if place.compact else man + hull
        inner = f'{shape}<use class="lap" href="#{prefix}-lap"/>'
        action = f"piece {name}"
        if live(scene, action) or name == lifted:
            inner = f"{hit}{inner}{box}"
        spoken = ""
        if action in scene.blocked:
            spoken = scene.say(piece_name(PIECE_NAMES.index(name), scene.view))
        drag = ' data-drag="all"' if action in scene.choices else ""
        attrs = marked(scene, action, cls, spoken) + drag + rule("pieces")
        out.append(piece(scene, f"piece-{name}", x, y, attrs, inner, place.size(i, sailed)))
    return out


def cargo(scene: Scene, place: Place) -> list[str]:
    """Supply tokens on the bows, face up."""
    out = []
    for i, ship in enumerate(scene.view["ships"]):
        tokens = ship["cargo"]
        sailed = away(scene, i)
        gaps = max(1, len(tokens) - 1)
        if place.compact:
            x0, y0, radius, step = 26, 15, 11, min(23.0, 74 / gaps)
        else:
            x0, y0, radius, step = 46, 57, 14, min(28.0, 60 / gaps)
        attrs = f' class="piece cargo{" sailed" if sailed else ""}" aria-hidden="true"{rule("supplies")}'
        for k, kind in enumerate(tokens):
            x, y = place.aboard(i, x0 + k * step, y0, sailed)
            inner = f'<use href="#{scene.prefix}-g{kind}" transform="scale({radius / 14:.3f})"/>'
            size = place.size(i, sailed)
            out.append(piece(scene, f"cargo-{i + 1}-{k}", x, y, attrs, inner, size))
    return out
