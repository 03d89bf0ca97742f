"""Answers in the tray that are no cards: tokens, containers, seats."""

from __future__ import annotations

from longhouse.engine.markup import escape
from longhouse.engine.views import known
from longhouse.games.scenes import name_of

from ..data import CAPACITY, CELLS, CONTAINERS, PER_TYPE, cell_word
from ..texts import BUILDING_NAMES, RESOURCE_NAMES
from ..views import Scene
from .buttons import button
from .parts import building_rule, crest, number, picture, written

_CELL = {cell_word(cell): cell for cell in range(CELLS)}


def resources(scene: Scene) -> str:
    """Beer or gold."""
    out = []
    for action in scene.choices:
        resource = 0 if action.endswith("beer") else 1
        art = picture(scene, ("onebarrel", "onebar")[resource])
        name = escape(scene.say(RESOURCE_NAMES[resource]))
        out.append(button(scene, action, "gw-pick", "resources", f"{art}<b>{name}</b>"))
    return "".join(out)


def _tokens(scene: Scene, seat: int, cell: int, more: int) -> str:
    """What a container holds, and would hold then."""
    rows = scene.view["seats"][seat]["buildings"]
    now = next((row["tokens"] for row in rows if row["cell"] == cell), 0)
    sign = "bg"[CONTAINERS.index(cell // PER_TYPE)] if cell // PER_TYPE in CONTAINERS else "b"
    return f"{number(sign, f'{now}/{CAPACITY}')}{written('→')}{number(sign, f'{now + more}/{CAPACITY}')}"


def _pick(scene: Scene, action: str, section: str, art: str, name: str, aside: str) -> str:
    """A choice with a picture, a name, and numbers that its label says in words."""
    inner = f"{art}<b>{name}</b><small>{aside}</small>"
    return button(scene, action, "gw-pick", section, inner)


def stores(scene: Scene) -> str:
    """Own containers, with what they would hold."""
    out = []
    for action in scene.choices:
        cell = _CELL[action.partition(" ")[2]]
        building = cell // PER_TYPE
        name = escape(scene.say(BUILDING_NAMES[building]))
        room = _tokens(scene, known(scene.view["actor"]), cell, 1)
        out.append(_pick(scene, action, building_rule(building), picture(scene, f"b{building}"), name, room))
    return "".join(out)


def robs(scene: Scene) -> str:
    """Containers of others."""
    out = []
    for action in scene.choices:
        _, who, word = action.split(" ", 2)
        seat, cell = int(who), _CELL[word]
        art = picture(scene, f"b{cell // PER_TYPE}")
        name = crest(scene, seat) + escape(name_of(scene, seat))
        left = _tokens(scene, seat, cell, -1)
        out.append(_pick(scene, action, building_rule(cell // PER_TYPE), art, name, left))
    return "".join(out)


def spies(scene: Scene) -> str:
    """Other seats, with the size of their hands."""
    out = []
    for action in scene.choices:
        seat = int(action.rpartition(" ")[2])
        name = crest(scene, seat) + escape(name_of(scene, seat))
        count = number("c", scene.view["seats"][seat]["hand_count"])
        out.append(_pick(scene, action, "card-lokis-lens", "", name, count))
    return "".join(out)


def fills(scene: Scene) -> str:
    """So many tokens for a container."""
    question = known(scene.view["question"])
    building = question["cell"] // PER_TYPE
    sign = "bg"[question["resource"]]
    left = number(sign, question["left"])
    name = escape(scene.say(BUILDING_NAMES[building]))
    out = [f'<p class="gw-group">{left}{written("→")}{picture(scene, f"b{building}")}{name}</p>']
    for action in scene.choices:
        tokens = action.rpartition(" ")[2]
        out.append(button(scene, action, "gw-fill", "storage", number(sign, f"{tokens}/{CAPACITY}", " big")))
    return "".join(out)
