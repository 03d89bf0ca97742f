"""The village: eleven buildings, a circle on either side of each, Vikings and the leader."""

from __future__ import annotations

from longhouse.engine.markup import escape
from longhouse.engine.message import Message
from longhouse.engine.presentation import Scene

from ..data import BUILDINGS as IDS
from ..words import BUILDING_HELP as HELP
from ..words import BUILDING_NAMES as NAMES
from . import art
from .parts import colour_of, label, marked, piece
from .place import BUILDINGS, Place


def ground(scene: Scene, place: Place) -> str:
    """The earth under the village, and the paths that show the order of play."""
    view = scene.view
    if place.tall:
        earth = '<rect class="earth" x="0" y="2" width="360" height="322" rx="10"/>'
        columns = ((0, 5), (6, 10))
    else:
        earth = '<rect class="earth" x="0" y="0" width="296" height="796" rx="14"/>'
        columns = ((0, 10),)
    read_from = 1 - view["side"]
    paths = []
    for side in (0, 1):
        cls = "path order" if side == read_from else "path"
        for first, last in columns:
            x, top = place.slot(side, first)
            paths.append(f'<path class="{cls}" d="M{x} {top}V{place.slot(side, last)[1]}"/>')
    return f'<g aria-hidden="true">{earth}{"".join(paths)}{_leader_place(scene, place)}</g>'


def _leader_place(scene: Scene, place: Place) -> str:
    spots = [place.leader(side) for side in (0, 1)]
    dots = "".join(f'<circle class="leader-spot" cx="{x}" cy="{y}" r="{15 if place.tall else 18}"/>' for x, y in spots)
    x = (spots[0][0] + spots[1][0]) / 2
    round_name = scene.say(Message("Round {round}", round=scene.view["round"]))
    size = "round-name small" if place.tall else "round-name"
    return f'{dots}<text class="{size}" x="{x:g}" y="{spots[0][1] + 6}">{escape(round_name)}</text>'


def houses(scene: Scene, place: Place) -> str:
    """Every building with its two circles; a building that may be visited is a button."""
    offset, width, height = place.plate
    side = scene.view["side"]
    radius = 16 if place.tall else 20
    half = height / 2
    span = place.slot_x[1] - place.slot_x[0]
    out = []
    for building in range(BUILDINGS):
        x, y = place.house(building)
        name = scene.say(NAMES[building])
        attrs = marked(scene, f"visit {IDS[building]}", "house", name)
        left, top = offset, -half
        sign_x, text_x = (left + 16, left + 30) if place.tall else (left + 28, left + 52)
        sign_scale = 0.82 if place.tall else 1.15
        words = (
            label(name, text_x, 4, 11, width - 32, 13, "house-name small")
            if place.tall
            else label(name, text_x, 7, 14, width - 60, 19, "house-name")
        )
        circles = "".join(
            f'<circle class="slot{" here" if s == side else ""}" cx="{place.slot_x[s]}" cy="0" r="{radius}"/>' for s in (0, 1)
        )
        # The roof reaches over the walls like an upturned boat; its ends cross.
        roof = (
            f'<path class="gable" d="M{left - 4} {top - 4}l9 11M{left + 5} {top - 4}l-9 11'
            f'M{left + width + 4} {top - 4}l-9 11M{left + width - 5} {top - 4}l9 11"/>'
            f'<path class="roof" d="M{left - 4} {top + 9}q2-7 8-8h{width - 8}q6 1 8 8z"/>'
        )
        out.append(
            f'<g transform="translate({x} {y})"{attrs}><title>{escape(scene.say(HELP[building]))}</title>'
            f'<rect class="hit" x="{place.slot_x[0] - radius - 3}" y="{-place.house_step / 2:g}" '
            f'width="{span + 2 * radius + 6}" height="{place.house_step}"/>'
            f'{circles}<rect class="plate" x="{left}" y="{top + 4:g}" width="{width}" height="{height - 4}" rx="4"/>{roof}'
            f'<rect class="halo" x="{left - 3}" y="{top - 3:g}" width="{width + 6}" height="{height + 6}" rx="8"/>'
            f'<g class="sign" transform="translate({sign_x} 4)scale({sign_scale})">{art.SIGNS[building]}</g>{words}</g>'
        )
    return "".join(out)


def vikings(scene: Scene, place: Place) -> list[str]:
    """The Vikings on their circles; those still to act carry their place in the order."""
    view = scene.view
    sides = view["village"]
    fresh = view["side"]
    scale = 0.84 if place.tall else 1
    waiting = [b for b in range(BUILDINGS) if sides[1 - fresh][b] is not None]
    out = []
    for seat in range(view["players"]):
        # The topmost Viking of the old side moves first, so numbering the new side from the top and then the
        # old one keeps each Viking's id through a round and into the next.
        spots = [(fresh, b) for b in range(BUILDINGS) if sides[fresh][b] == seat]
        spots += [(1 - fresh, b) for b in range(BUILDINGS) if sides[1 - fresh][b] == seat]
        for number, (side, building) in enumerate(spots):
            x, y = place.slot(side, building)
            colour = colour_of(scene, seat)
            cls = f"piece viking clan-{colour}"
            badge = ""
            if side != fresh:
                order = waiting.index(building) + 1
                cls += " next" if order == 1 and view["actor"] is not None else ""
                badge = f'<circle class="badge" cx="12" cy="15" r="8"/><text class="badge-text" x="12" y="19.5">{order}</text>'
            inner = f'<g transform="scale({scale})"><use href="#{scene.prefix}-v{colour}"/>{badge}</g>'
            out.append(piece(scene, f"viking-{seat}-{number}", x, y, f' class="{cls}" aria-hidden="true"', inner))
    x, y = place.leader(fresh)
    # The leader's helmet stands at the head of the side that is being filled.
    helmet = (
        f'<g transform="scale({scale})"><circle class="leader" r="17"/>'
        '<path class="leader-mark" d="M-10 7V-4l5 4 5-9 5 9 5-4V7zM-10 9h20v3h-20z"/></g>'
    )
    out.append(piece(scene, "leader", x, y, ' class="piece leader-token" aria-hidden="true"', helmet))
    return out
