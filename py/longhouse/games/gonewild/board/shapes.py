"""All pictures by name, and the definitions that a page prints once: only of those it needs."""

from __future__ import annotations

import re

from longhouse.engine.markup import Markup
from longhouse.games.clans import EMBLEMS
from longhouse.games.scenes import Memo

from ..data import BUILDINGS, CARD
from ..views import Scene
from . import art, places
from .ink import PREFIX

MISSION_ART = (
    "c1", "c0", "hammer", "favour", "banner", "shield", "axes", "b0", "b1", "b4", "b5", "c4", "b0", "b1",
    "flame", "compass",
)  # fmt: skip
BONUS_ART = ("shield", "favour", "c5", "banner", "hammer", "tick", "b3", "b2")
LOCK = (
    '<path class="lock" d="M8 14h20v16H8z"/><path class="lock-bow" d="M12.5 14V9.5a5.5 5.5 0 0 1 11 0V14"/>'
)
_SHAPES = {
    **{f"c{kind}": shape for kind, shape in enumerate(art.PICTURES)},
    **{f"b{building}": shape for building, shape in enumerate(places.BUILDINGS)},
    **{f"h{level}": shape for level, shape in enumerate(places.HALLS)},
    **{f"e{colour}": shape for colour, shape in enumerate(EMBLEMS)},
    "draco": places.DRACO, "favour": places.FAVOUR, "back": places.BACK, "shield": places.SHIELD,
    "axes": places.AXES, "hammer": places.HAMMER, "tick": places.TICK, "banner": places.BANNER,
    "flame": places.FLAME, "compass": places.COMPASS, "onebarrel": places.ONE_BARREL,
    "onebar": places.ONE_BAR,
}  # fmt: skip
_BOX = "0 0 64 48"
_BOXES = {f"e{colour}": "-13 -13 26 26" for colour in range(len(EMBLEMS))}
_SHARED = {name: re.findall(rf'"#{PREFIX}-(\w+)"', shape) for name, shape in _SHAPES.items()}
_WORDS = {**CARD, **{building.id: number for number, building in enumerate(BUILDINGS)}}
_DEFINITIONS = Memo(4)
_USED = re.compile(r'href="#([^"]*)-(\w+)"')  # one for all prefixes: the rules have a drawing of every card


def definitions(scene: Scene, drawn: str) -> Markup:
    """What the drawn markup and the choices in the tray refer to."""
    used = {name for prefix, name in _USED.findall(drawn) if prefix == scene.prefix}
    used |= {"onebarrel", "onebar", *(name for action in scene.choices for name in _of(action))}
    question = scene.view["question"]
    used |= {f"c{kind}" for kind in (question.get("shown") if question else None) or ()}
    used |= {thing for name in used & _SHAPES.keys() for thing in _SHARED[name]}
    names = sorted(used & (_SHAPES.keys() | art.THINGS.keys()))
    return _DEFINITIONS.get((scene.prefix, names), lambda: _print(scene.prefix, names))


def _of(action: str) -> list[str]:
    """The pictures that the choice of an action may want."""
    names = []
    for word in action.split()[1:]:
        if word in CARD:
            names.append(f"c{CARD[word]}")
        elif word in _WORDS:
            names.append(f"b{_WORDS[word]}")
    return names


def _print(prefix: str, names: list[str]) -> Markup:
    shapes = "".join(_one(name) for name in names).replace(f"#{PREFIX}-", f"#{prefix}-")
    shapes = shapes.replace(f'id="{PREFIX}-', f'id="{prefix}-')
    return Markup(f'<svg class="gw-defs" aria-hidden="true"><defs>{shapes}</defs></svg>')


def _one(name: str) -> str:
    if name in art.THINGS:
        return f'<g id="{PREFIX}-{name}">{art.THINGS[name]}</g>'
    return f'<symbol id="{PREFIX}-{name}" viewBox="{_BOXES.get(name, _BOX)}">{_SHAPES[name]}</symbol>'
