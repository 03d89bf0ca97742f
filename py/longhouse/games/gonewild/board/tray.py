"""Choices that have no place on the board, and all answers to questions within a turn."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.markup import Markup, escape
from longhouse.engine.message import Message
from longhouse.engine.views import known
from longhouse.games.scenes import asked, big_button, name_of, rule

from ..data import CAPACITY, CARD, CARDS, CELLS, CONTAINERS, EXCHANGE, PER_TYPE, cell_word
from ..questions import TABLE
from ..texts import BUILDING_NAMES, CARD_NAMES, CARD_TEXTS, RESOURCE_NAMES, unused_effects
from ..views import Player, Scene
from .attack import versus
from .cards import face, value
from .parts import building_rule, card_rule, counted, crest, number, picture, times, written
from .purse import purse
from .shapes import LOCK

_CELL = {cell_word(cell): cell for cell in range(CELLS)}
_LOCK = f'<svg class="lock-pic gw-lock" viewBox="0 0 36 36" aria-hidden="true">{LOCK}</svg>'
_ON_BOARD = ("buy", "path", "build", "upgrade", "attack", "complete", "change", "use", "return")


def tray(scene: Scene) -> Markup:
    """Big buttons; empty when nothing is asked of those who look on."""
    if not scene.choices:
        return Markup("")
    kind = asked(scene)
    maker = _MAKERS.get(kind, _cards)
    head = ""
    if scene.view["turn"] == scene.view["actor"]:
        head = str(purse(scene))
    if scene.view["attack"] is not None:
        head += versus(scene.view["attack"])
    buttons = maker(scene)
    row = f'<div class="tray-row gw-tray for-{kind}">{buttons}</div>' if buttons else ""
    return Markup(head + row)


def _button(scene: Scene, action: str, cls: str, section: str, inner: str, told: str = "") -> str:
    """A choice; `section` of the rules is about it, `told` is the card on the board with its text."""
    mark = scene.mark(action)
    if "data-action" not in mark:
        return ""
    if told:
        mark["aria-describedby"] = f"{scene.prefix}-{told}-r"
    return big_button(mark, cls, section, inner, _LOCK)


# Sections of the rules about choices that are words, by their first word
_SECTIONS = {"end": "turn", "strike": "attacking", "react": "defending"}


def _plain(scene: Scene, action: str) -> str:
    """A button with words: those of its label."""
    text = scene.say(TABLE.label(asked(scene), known(TABLE.parse(action)), scene.view))
    section = _SECTIONS.get(action.partition(" ")[0], "hand")
    inner = f'<span class="tray-name">{escape(text)}</span>'
    if action == "end turn":
        inner += _losses(scene)
    return _button(scene, action, "gw-plain", section, inner)


def _losses(scene: Scene) -> str:
    """What the end of the turn would cost, as markup: seen without pointing at it; the label says more."""
    table, parts = scene.view["table"], []
    signs = [number("bg"[resource], n) for resource, n in enumerate(table["losses"]) if n]
    if signs:
        parts.append(" ".join([written(scene.say(Message("lost:"))), *signs]))
    if table["unused"]:
        parts.append(written(scene.say(unused_effects(tuple(table["unused"])))))
    told = f" {written('·')} ".join(parts)
    return f'<small class="gw-warning">{told}</small>' if told else ""


# -- the turn itself


def _on_board(scene: Scene, action: str) -> bool:
    """Whether the board shows a choice of a turn."""
    verb, _, rest = action.partition(" ")
    table = scene.view["table"]
    if verb == "play":
        return rest in CARD and CARD[rest] in (_actor(scene)["hand"] or ())
    if verb == "effect":
        return CARD[rest] in (*table["ready"], *table["pending"])
    return verb in _ON_BOARD


def _actor(scene: Scene) -> Player:
    """What lies before the seat that must answer."""
    return scene.view["seats"][known(scene.view["actor"])]


def _turn(scene: Scene) -> str:
    out = []
    for action in scene.choices:
        if _on_board(scene, action):
            continue
        if action.startswith("exchange "):
            given = 0 if action.endswith("beer") else 1
            signs = f"{number('bg'[given], EXCHANGE)}{written('→')}{number('bg'[1 - given], 1)}"
            out.append(_button(scene, action, "gw-trade", "exchange", signs))
        else:
            out.append(_plain(scene, action))
    return "".join(out)


# -- cards to choose from

_GROUPS = {
    "destroy hand": Message("From your hand:"),
    "destroy discard": Message("From your discard pile:"),
}


_MANY = 6


def _cards(scene: Scene) -> str:
    """Each card as a small picture."""
    out, rest, group = [], [], ""
    for action in scene.choices:
        verb, _, word = action.rpartition(" ")
        if word in CARD:
            if verb != group and verb in _GROUPS:
                out.append(f'<p class="gw-group">{escape(scene.say(_GROUPS[verb]))}</p>')
            group = verb
            kind = CARD[word]
            held = _held(scene, verb, kind)
            many = times(f"× {held}") if held > 1 else ""
            out.append(
                _button(
                    scene,
                    action,
                    f"gw-card t-{CARDS[kind].type}",
                    card_rule(kind),
                    f"{face(scene, kind, False)}{many}",
                )
            )
        else:
            rest.append(_plain(scene, action))
    out += _seen(scene)
    # what is no card must not be looked for below many of them
    return "".join((*rest, *out) if len(out) > _MANY else (*out, *rest))


def _shown(scene: Scene) -> list[int]:
    """The hand that is shown now."""
    return known(scene.view["question"]).get("shown") or []


def _seen(scene: Scene) -> list[str]:
    """The rest of a hand that is shown."""
    kinds = [kind for kind in _shown(scene) if f"drop {CARDS[kind].id}" not in scene.choices]
    return [
        f'<span class="gw-card seen t-{CARDS[kind].type}"{_why(scene, f"drop {CARDS[kind].id}")}'
        f"{rule(card_rule(kind))}>{face(scene, kind, False)}"
        + (times(f"× {many}") if many > 1 else "")
        + "</span>"
        for kind, many in counted(kinds)
    ]


def _why(scene: Scene, action: str) -> str:
    """Why something that is shown cannot be chosen, as an attribute."""
    reason = scene.blocked.get(action)
    return f' data-why="{escape(reason)}"' if reason else ""


def _held(scene: Scene, verb: str, kind: int) -> int:
    """How many of such cards there are to choose from."""
    home = _actor(scene)
    if verb in ("destroy discard", "recall"):
        return home["discard"].count(kind)
    if verb == "drop":
        return _shown(scene).count(kind)
    if verb == "send":
        return (home["hand"] or []).count(kind) + scene.view["table"]["ready"].count(kind)
    return (home["hand"] or []).count(kind)


def _favours(scene: Scene) -> str:
    """Three cards of weight: with their whole text."""
    out = []
    view = scene.view["favours"]
    places = [*view["open"], view["flipped"]]
    for action in scene.choices:
        kind = CARD[action.rpartition(" ")[2]]
        name, text = escape(scene.say(CARD_NAMES[kind])), written(scene.say(CARD_TEXTS[kind]))
        shown = f"<span><b>{name}</b> {text}</span>"
        told = f"favour-{places.index(kind)}" if kind in places else ""
        inner = f"{picture(scene, f'c{kind}')}{value(kind)}{shown}"
        out.append(_button(scene, action, f"gw-wide t-{CARDS[kind].type}", card_rule(kind), inner, told))
    return "".join(out)


# -- tokens, containers, seats


def _resources(scene: Scene) -> str:
    out = []
    for action in scene.choices:
        resource = 0 if action.endswith("beer") else 1
        art = picture(scene, ("onebarrel", "onebar")[resource])
        name = escape(scene.say(RESOURCE_NAMES[resource]))
        out.append(_button(scene, action, "gw-pick", "resources", f"{art}<b>{name}</b>"))
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
    return _button(scene, action, "gw-pick", section, inner)


def _stores(scene: Scene) -> str:
    out = []
    for action in scene.choices:
        cell = _CELL[action.partition(" ")[2]]
        building = cell // PER_TYPE
        name = escape(scene.say(BUILDING_NAMES[building]))
        room = _tokens(scene, known(scene.view["actor"]), cell, 1)
        out.append(_pick(scene, action, building_rule(building), picture(scene, f"b{building}"), name, room))
    return "".join(out)


def _robs(scene: Scene) -> str:
    out = []
    for action in scene.choices:
        _, who, word = action.split(" ", 2)
        seat, cell = int(who), _CELL[word]
        art = picture(scene, f"b{cell // PER_TYPE}")
        name = crest(scene, seat) + escape(name_of(scene, seat))
        left = _tokens(scene, seat, cell, -1)
        out.append(_pick(scene, action, building_rule(cell // PER_TYPE), art, name, left))
    return "".join(out)


def _spies(scene: Scene) -> str:
    out = []
    for action in scene.choices:
        seat = int(action.rpartition(" ")[2])
        name = crest(scene, seat) + escape(name_of(scene, seat))
        count = number("c", scene.view["seats"][seat]["hand_count"])
        out.append(_pick(scene, action, "card-lokis-lens", "", name, count))
    return "".join(out)


def _fills(scene: Scene) -> str:
    question = known(scene.view["question"])
    building = question["cell"] // PER_TYPE
    sign = "bg"[question["resource"]]
    left = number(sign, question["left"])
    name = escape(scene.say(BUILDING_NAMES[building]))
    out = [f'<p class="gw-group">{left}{written("→")}{picture(scene, f"b{building}")}{name}</p>']
    for action in scene.choices:
        tokens = action.rpartition(" ")[2]
        out.append(_button(scene, action, "gw-fill", "storage", number(sign, f"{tokens}/{CAPACITY}", " big")))
    return "".join(out)


_MAKERS: dict[str, Callable[[Scene], str]] = {
    "turn": _turn,
    "favour": _favours,
    "reward": _resources,
    "choose": _resources,
    "store": _stores,
    "rob": _robs,
    "spy": _spies,
    "fill": _fills,
}
