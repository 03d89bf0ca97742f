"""Small helpers that all parts of the picture share."""

from __future__ import annotations

from longhouse.engine.markup import escape
from longhouse.engine.message import Message
from longhouse.engine.presentation import FEW
from longhouse.games import scenes

from ..data import BUILDINGS, CARDS, HALL, PER_TYPE
from ..texts import BUILDING_NAMES, CARD_NAMES, HALL_NAMES
from ..views import Scene

BEER, GOLD, STRENGTH, DEFENCE, POINTS, CARDS_ = "b", "g", "s", "d", "v", "c"


def tongue(scene: Scene) -> str:
    """What tells languages apart in a `Memo`: any sentence of ours would do."""
    return scene.say(BUILDING_NAMES[0])


def marked(scene: Scene, action: str, cls: str, name: str = "") -> str:
    """Attributes of the element that stands for `action`; silent for screen readers when it is no choice."""
    reason = scene.blocked.get(action) if len(scene.blocked) > FEW else None
    if reason is not None:  # so many that nobody wants to hear them one by one
        return f' class="{cls} blocked" tabindex="-1" aria-hidden="true" data-why="{escape(reason)}"'
    if action in scene.choices or action in scene.blocked:
        return scenes.marked(scene, action, cls, name)
    return f' class="{cls}" tabindex="-1" aria-hidden="true"'  # a finger can focus it to see it large


def card_rule(kind: int) -> str:
    """The section of the rules about a card."""
    return f"card-{CARDS[kind].id.replace('_', '-')}"


def building_rule(building: int) -> str:
    """The section of the rules about a type of building."""
    return BUILDINGS[building].id.replace("_", "-")


def cell_rule(cell: int) -> str:
    """The section of the rules about what stands on a cell."""
    return "town-hall" if cell == HALL else building_rule(cell // PER_TYPE)


def number(sign: str, shown: object, cls: str = "") -> str:
    """A number on its sign: a barrel, a bar, a blade, a shield, a star, a card.

    Drawn and written by CSS, so that it is no part of the text of a choice: its label says it in words.
    """
    return f'<i class="gw-n {sign}{cls}" data-n="{shown}"></i>'


def written(text: str) -> str:
    """Words of a choice that are no part of its label; not yet escaped. Written by CSS like the numbers."""
    return f'<i class="gw-t" data-n="{escape(text)}"></i>'


def times(shown: object) -> str:
    """How many there are, in a corner of a card."""
    return f'<em data-n="{shown}"></em>'


def cost(beer: int, gold: int) -> str:
    """A price in signs."""
    return (number(BEER, beer) if beer else "") + (number(GOLD, gold) if gold else "")


def picture(scene: Scene, name: str, cls: str = "gw-art") -> str:
    """A picture of `shapes.py`."""
    return f'<svg class="{cls}"><use href="#{scene.prefix}-{name}"/></svg>'


def crest(scene: Scene, seat: int) -> str:
    """The emblem of a seat on its colour."""
    colour = scenes.colour_of(scene, seat)
    return picture(scene, f"e{colour}", f"gw-crest clan-{colour}")


def hidden(text: str) -> str:
    """Words for screen readers only; not yet escaped."""
    return f'<span class="sr">{escape(text)}</span>'


def cell_art(cell: int, level: int) -> str:
    """The picture of what stands on a cell."""
    return f"h{level - 1}" if cell == HALL else f"b{cell // PER_TYPE}"


def cell_title(cell: int, level: int) -> Message:
    """The name of what stands on a cell."""
    return HALL_NAMES[level - 1] if cell == HALL else BUILDING_NAMES[cell // PER_TYPE]


def counted(kinds: list[int]) -> list[tuple[int, int]]:
    """Each kind once, with how many there are."""
    return [(kind, kinds.count(kind)) for kind in sorted(set(kinds))]


def listed(scene: Scene, kinds: list[int]) -> str:
    """Cards by name, in a sentence."""
    names = []
    for kind, many in counted(kinds):
        name = scene.say(CARD_NAMES[kind])
        names.append(f"{many} × {name}" if many > 1 else name)
    return ", ".join(names) or scene.say(Message("no cards"))
