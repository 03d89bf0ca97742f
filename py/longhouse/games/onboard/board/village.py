"""The village: eleven buildings, a circle on either side of each, Vikings and the leader."""

from __future__ import annotations

from longhouse.engine.markup import escape
from longhouse.engine.message import Message
from longhouse.games.scenes import LOCK, colour_of, defined, marked, rule

from ..data import BUILDINGS as IDS
from ..views import Scene
from ..words import BUILDING_NAMES as NAMES
from ..words import building_help
from . import art
from .parts import box, label, live, piece
from .place import BUILDINGS, Place

HELMET = (
    '<circle class="leader" r="17"/>'
    '<path class="leader-mark" d="M-10 7V-4l5 4 5-9 5 9 5-4V7zM-10 9h20v3h-20z"/>'
)


def ground(scene: Scene, place: Place) -> str:
    """The earth under the village, and the paths that show the order of play."""
    view = scene.view
    earth = box("earth", place.earth, place.corner)
    read_from = 1 - view["side"]
    paths = []
    for side in (0, 1):
        cls = "path order" if side == read_from else "path"
        for first in range(0, BUILDINGS, place.column):
            x, top = place.slot(side, first)
            end = place.slot(side, min(first + place.column, BUILDINGS) - 1)[1]
            paths.append(f'<path class="{cls}" d="M{x} {top}V{end}"/>')
    return f'<g aria-hidden="true">{earth}{"".join(paths)}{_leader_place(scene, place)}</g>'


def _leader_place(scene: Scene, place: Place) -> str:
    spots = [place.leader(side) for side in (0, 1)]
    dots = "".join(
        f'<circle class="leader-spot" cx="{x}" cy="{y}" r="{place.spot_r - 2}"/>' for x, y in spots
    )
    x = (spots[0][0] + spots[1][0]) / 2
    round_name = scene.say(Message("Round {round}", round=scene.view["round"]))
    size = "round-name small" if place.compact else "round-name"
    return f'{dots}<text class="{size}" x="{x:g}" y="{spots[0][1] + 6}">{escape(round_name)}</text>'


def definitions(scene: Scene, place: Place) -> str:
    """A house without its sign: two circles, walls, and a roof like an upturned boat whose ends cross."""
    left, width, height = place.plate
    top = -height / 2
    circles = "".join(
        f'<circle class="spot{" here" if side == scene.view["side"] else ""}" '
        f'cx="{place.slot_x[side]}" r="{place.spot_r}"/>'
        for side in (0, 1)
    )
    walls = f'<rect class="plate" x="{left}" y="{top + 6:g}" width="{width}" height="{height - 6}" rx="3"/>'
    return defined(scene, "house", circles + walls + _roof(left, top, width))


def houses(scene: Scene, place: Place) -> str:
    """Every building with its two circles; a building that may be visited is a button."""
    left, width, height = place.plate
    reach = place.spot_r + 3
    hit = (
        f'<rect class="hit" x="{place.slot_x[0] - reach}" y="{-place.house_step / 2:g}" '
        f'width="{place.slot_x[1] - place.slot_x[0] + 2 * reach}" height="{place.house_step}"/>'
    )
    halo = (
        f'<rect class="halo" x="{left - 5}" y="{-height / 2 - 4:g}" '
        f'width="{width + 10}" height="{height + 8}" rx="9"/>'
    )
    walls = f'<use href="#{scene.prefix}-house"/>'
    view = scene.view
    if place.compact:
        sign_x, text_x, sign_scale, middle = left + 15, left + 29, 0.8, 6
    else:
        sign_x, text_x, sign_scale, middle = left + 28, left + 52, 1.1, 5
    out = []
    for building in range(BUILDINGS):
        x, y = place.house(building)
        name = scene.say(NAMES[building])
        action = f"visit {IDS[building]}"
        words = (
            label(name, text_x, middle + 4, 11, width - 31, 13, "house-name small")
            if place.compact
            else label(name, text_x, middle + 6, 14, width - 58, 18, "house-name")
        )
        choice = scene.choices.get(action)
        if choice is not None and choice.final:
            corner = (
                f"{left + width - 9} {7 - height / 2 + 10:g})scale(.7"
                if place.compact
                else f"{left + width - 12} 16"
            )
            words += f'<g transform="translate({corner})">{LOCK}</g>'
        spot = f"translate({sign_x} {middle})scale({sign_scale})"
        sign = f'<g class="sign" transform="{spot}">{art.SIGNS[building]}</g>'
        # A building that is blocked tells its reason instead of what it does.
        note = ""
        if action not in scene.blocked:
            # In the order of the accessible name, as those expect who speak to their device.
            note = f" <title>{escape(scene.say(building_help(building, view)))}</title>"
        shape = f"{hit}{walls}{halo}" if live(scene, action) else walls
        attrs = marked(scene, action, "house", name)
        out.append(
            f'<g transform="translate({x} {y})"{attrs}{rule(IDS[building])}>{shape}{sign}{words}{note}</g>'
        )
    return "".join(out)


def _roof(left: int, top: float, width: int) -> str:
    right = left + width
    return (
        f'<path class="gable" d="M{left - 4} {top - 2:g}l10 12M{left + 6} {top - 2:g}l-10 12'
        f'M{right + 4} {top - 2:g}l-10 12M{right - 6} {top - 2:g}l10 12"/>'
        f'<path class="roof" d="M{left - 4} {top + 11:g}l5-9q{width / 2 - 1:g} 5 {width - 2} 0l5 9z"/>'
    )


def vikings(scene: Scene, place: Place) -> list[str]:
    """The Vikings on their circles; those still to act carry their place in the order."""
    view = scene.view
    sides = view["village"]
    fresh = view["side"]
    scale = 0.84 if place.compact else 1
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
                badge = (
                    f'<circle class="badge" cx="12" cy="15" r="8"/>'
                    f'<text class="badge-text" x="12" y="19.5">{order}</text>'
                )
            inner = f'<g transform="scale({scale})"><use href="#{scene.prefix}-v{colour}"/>{badge}</g>'
            attrs = f' class="{cls}" aria-hidden="true"{rule("round")}'
            out.append(piece(scene, f"viking-{seat}-{number}", x, y, attrs, inner))
    x, y = place.leader(fresh)
    # The leader's helmet stands at the head of the side that is being filled.
    helmet = f'<g transform="scale({scale})">{HELMET}</g>'
    attrs = f' class="piece leader-token" aria-hidden="true"{rule("round")}'
    out.append(piece(scene, "leader", x, y, attrs, helmet))
    return out
