"""What everybody has taken, on the quay, for the scene of the end: heaps of goods, barrels face down."""

from __future__ import annotations

from longhouse.engine.markup import Markup, join, tag
from longhouse.games.clans import EMBLEMS
from longhouse.games.scenes import colour_of, name_of, picture

from ..data import GOODS
from ..views import Player, Scene
from ..words import GOOD_TITLES
from . import art, parts

A_ROW, STEP, RISE, RADIUS = 3, 17, 14, 13  # tokens of a heap beside each other, and how they overlap


def price_spot(kind: int) -> str:
    """The id of a good's price, without the picture's prefix."""
    return f"price-of-{kind}"


def heap_spot(seat: int, kind: int) -> str:
    """The id of a seat's tokens of a kind."""
    return f"heap-{seat}-{kind}"


def cask_spot(seat: int, value: int) -> str:
    """The id of a barrel, with its value."""
    return f"cask-{seat}-{value}"


def lid_spot(seat: int, value: int) -> str:
    """The id of what hides the value."""
    return f"lid-{seat}-{value}"


def aside_spot(seat: int, value: int) -> str:
    """Where that goes."""
    return f"aside-{seat}-{value}"


def tally(scene: Scene) -> Markup:
    """A row for each seat, below the prices."""
    shapes = f'<svg width="0" height="0" class="quay-shapes"><defs>{parts.definitions(scene)}</defs></svg>'
    rows = [_row(scene, seat, player) for seat, player in enumerate(scene.view["seats"])]
    quay = tag("div", {"class": "quay"}, _prices(scene), *rows)
    return Markup(f'<div class="onboard {scene.layout}">{shapes}{quay}</div>')


def _prices(scene: Scene) -> Markup:
    """What each good is worth in the end."""
    cells = [
        tag(
            "span",
            {"class": "quay-price", "id": f"{scene.prefix}-{price_spot(kind)}"},
            picture(art.token(kind), 30, 30),
            tag("b", None, scene.view["market"][kind]),
            tag("span", None, scene.say(GOOD_TITLES[kind])),
        )
        for kind in range(len(GOODS))
    ]
    return tag("div", {"class": "quay-row quay-head"}, tag("span"), *cells, tag("span"))


def _row(scene: Scene, seat: int, player: Player) -> Markup:
    colour = colour_of(scene, seat)
    heaps = [_heap(scene, seat, kind, count) for kind, count in enumerate(player["goods"])]
    casks = [_cask(scene, seat, colour, value) for value in sorted(player["won"] or ())]
    name = tag("b", {"class": "quay-name"}, name_of(scene, seat))
    owner = tag("p", None, picture(EMBLEMS[colour], 30, 30, "player-emblem"), name)
    return tag(
        "div",
        {"class": f"quay-row clan-{colour}"},
        owner,
        *heaps,
        tag("span", {"class": "quay-casks"}, *casks),
    )


def _heap(scene: Scene, seat: int, kind: int, count: int) -> Markup:
    """Tokens in a heap; their number stands beside it."""
    rows = max(1, -(-count // A_ROW))
    high = 2 * RADIUS + 2 + (rows - 1) * RISE
    spots = [(k % A_ROW * STEP + k // A_ROW % 2 * 8, k // A_ROW * RISE) for k in range(count)]
    low = high - RADIUS - 1
    drawn = "".join(parts.token(scene, kind, RADIUS, RADIUS + 1 + x, low - y) for x, y in spots)
    heap = Markup(f'<svg viewBox="0 0 70 {high}" class="quay-heap">{drawn}</svg>')
    attrs = {
        "class": "quay-goods" if count else "quay-goods nil",
        "id": f"{scene.prefix}-{heap_spot(seat, kind)}",
    }
    return tag("span", attrs, heap, tag("b", None, count))


def _cask(scene: Scene, seat: int, colour: int, value: int) -> Markup:
    """A barrel with its value, what hides that, and a place for it beside."""
    box = '<svg viewBox="-15 -17 30 34" width="34" height="38">'
    shown = Markup(f"{box}{art.barrel(colour, value)}</svg>")
    hidden = Markup(f"{box}{art.barrel(colour, None)}</svg>")
    inner = join(
        [
            shown,
            tag(
                "i",
                {"class": f"quay-lid clan-{colour}", "id": f"{scene.prefix}-{lid_spot(seat, value)}"},
                hidden,
            ),
            tag("i", {"class": "quay-aside", "id": f"{scene.prefix}-{aside_spot(seat, value)}"}),
        ]
    )
    return tag("span", {"class": "quay-cask", "id": f"{scene.prefix}-{cask_spot(seat, value)}"}, inner)
