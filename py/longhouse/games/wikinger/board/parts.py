"""Small helpers that all parts of the picture share."""

from __future__ import annotations

from longhouse.engine.markup import escape
from longhouse.engine.message import Message
from longhouse.games.scenes import asked, defined, rule

from ..data import COLOUR_OF, COLOURS, SHIP, SHIP_GOLD, SHIP_POINTS
from ..views import Scene
from . import art

# One letter for each Viking, so that nobody needs to know colours; translated like any other text.
LETTERS = (Message("F"), Message("G"), Message("S"), Message("N"), Message("W"), Message("B"))


def tongue(scene: Scene) -> str:
    """What tells languages apart in a `Memo`: any sentence of ours would do."""
    return scene.say(Message("The wheel: sets and their prices"))


def letter(scene: Scene, colour: int) -> str:
    """The letter of a Viking, escaped."""
    return escape(scene.say(LETTERS[colour]))


def zero_of(scene: Scene) -> int:
    """The place that costs nothing; 12 when the wheel has been emptied."""
    for place, row in enumerate(scene.view["wheel"]):
        if row is not None:
            return place - row["price"]
    return 0 if asked(scene) in ("bid", "remove", "lay") else 12


def dearest(scene: Scene) -> int | None:
    """The place whose set brings a special tile, if any."""
    sets = [row for row in scene.view["wheel"] if row is not None and row["colour"] >= 0]
    if not scene.view["specials"] or not sets:
        return None
    top = max(row["price"] for row in sets)
    return zero_of(scene) + top if top > 0 else None


def viking(
    scene: Scene, colour: int, x: float, y: float, scale: float = 1, cls: str = "", flies: bool = False
) -> str:
    """A Viking from the picture's definitions; `flies`: it is one, not a sign for one."""
    size = f"scale({scale:g})" if scale != 1 else ""
    fly = f' data-fly="v{colour}"' if flies else ""
    return (
        f'<use href="#{scene.prefix}-v{colour}" class="vk-{colour}{cls}"{fly}{rule(COLOURS[colour])} '
        f'transform="translate({x:g} {y:g}){size}"/>'
    )


def tile(scene: Scene, kind: int, x: float, y: float, scale: float = 1, flies: bool = False) -> str:
    """A tile from the picture's definitions; `flies`: it is one, not a sign for one."""
    size = f"scale({scale:g})" if scale != 1 else ""
    fly = f' data-fly="t{kind}"' if flies else ""
    about = rule("ships" if kind >= SHIP else "islands")
    return f'<use href="#{scene.prefix}-t{kind}"{fly}{about} transform="translate({x:g} {y:g}){size}"/>'


def definitions(scene: Scene) -> str:
    """Shapes that are drawn often: six Vikings, ten tiles, four golden buildings, the hatching of threats."""
    letters = [letter(scene, colour) for colour in range(6)]
    out = [defined(scene, f"v{i}", art.viking(i, letters[i])) for i in range(6)]
    out += [defined(scene, f"t{i}", art.island(i)) for i in range(6)]
    for sail in range(4):
        mark = art.coin(SHIP_GOLD[sail]) if SHIP_GOLD[sail] else art.star(SHIP_POINTS[sail])
        reward = f'<g transform="translate(17 17)">{mark}</g>'
        ship = art.ship(sail, letters[COLOUR_OF[art.SAIL_ROW[sail]]], reward)
        out.append(defined(scene, f"t{6 + sail}", ship))
    out += [defined(scene, f"g{i}", art.gilded(i)) for i in range(4)]
    out.append(
        f'<pattern id="{scene.prefix}-hatch" width="9" height="9" patternUnits="userSpaceOnUse" '
        'patternTransform="rotate(45)"><path class="wk-hatch" d="M0 0h4v9H0z"/></pattern>'
    )
    return "".join(out)
