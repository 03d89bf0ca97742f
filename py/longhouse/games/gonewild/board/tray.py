"""Choices that have no place on the board, and all answers to questions within a turn."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.markup import Markup, escape
from longhouse.engine.message import Message
from longhouse.engine.views import known
from longhouse.games.scenes import asked, rule

from ..data import CARD, CARDS, EXCHANGE, NONE
from ..questions import TABLE
from ..texts import CARD_NAMES, CARD_TEXTS, unused_effects
from ..views import Scene
from . import picks
from .attack import outcome, panel
from .buttons import actor, button
from .cards import face, value
from .parts import card_rule, counted, number, picture, times, written
from .purse import purse

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
    head += panel(scene)
    buttons = maker(scene)
    many = " many" if buttons.count("gw-card") > _MANY else ""
    row = f'<div class="tray-row gw-tray for-{kind}{many}">{buttons}</div>' if buttons else ""
    return Markup(head + row)


# Sections of the rules about choices that are words, by their first word
_SECTIONS = {"end": "turn", "strike": "attacking", "react": "defending"}


def _plain(scene: Scene, action: str) -> str:
    """A button with words: those of its label."""
    text = scene.say(TABLE.label(asked(scene), known(TABLE.parse(action)), scene.view))
    section = _SECTIONS.get(action.partition(" ")[0], "hand")
    inner = f'<span class="tray-name">{escape(text)}</span>'
    if action == "end turn":
        inner += _losses(scene)
    elif action in ("react none", "strike"):
        inner += _outcome(scene, NONE)
    return button(scene, action, "gw-plain", section, inner)


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


def on_board(scene: Scene, action: str) -> bool:
    """Whether the board shows a choice of a turn."""
    verb, _, rest = action.partition(" ")
    table = scene.view["table"]
    if verb == "play":
        return rest in CARD and CARD[rest] in (actor(scene)["hand"] or ())
    if verb == "effect":
        return CARD[rest] in (*table["ready"], *table["pending"])
    return verb in _ON_BOARD


def _turn(scene: Scene) -> str:
    out = []
    for action in scene.choices:
        if on_board(scene, action):
            continue
        if action.startswith("exchange "):
            given = 0 if action.endswith("beer") else 1
            signs = f"{number('bg'[given], EXCHANGE)}{written('→')}{number('bg'[1 - given], 1)}"
            out.append(button(scene, action, "gw-trade", "exchange", signs))
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
                button(
                    scene,
                    action,
                    f"gw-card t-{CARDS[kind].type}",
                    card_rule(kind),
                    f"{face(scene, kind, False)}{many}{_outcome(scene, kind)}",
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
    home = actor(scene)
    if verb in ("destroy discard", "recall"):
        return home["discard"].count(kind)
    if verb == "drop":
        return _shown(scene).count(kind)
    if verb == "send":
        return (home["hand"] or []).count(kind) + scene.view["table"]["ready"].count(kind)
    return (home["hand"] or []).count(kind)


# -- answers to an attack


def _outcome(scene: Scene, kind: int) -> str:
    """What sending or playing a card, or none, would come to; the rules have tried it."""
    for answer in known(scene.view["question"]).get("answers", ()):
        if answer["card"] == kind:
            return outcome(
                scene, answer, kind == NONE or CARD["grendel"] in known(scene.view["attack"])["force"]
            )
    return ""


def _answers(scene: Scene) -> str:
    """A row for each answer: the card, and what it would come to."""
    out = []
    for action in scene.choices:
        word = action.rpartition(" ")[2]
        if word not in CARD:
            out.append(_plain(scene, action))
            continue
        kind = CARD[word]
        held = (actor(scene)["hand"] or []).count(kind)
        many = times(f"× {held}") if held > 1 else ""
        name = f"<span><b>{escape(scene.say(CARD_NAMES[kind]))}</b>{many}{_outcome(scene, kind)}</span>"
        inner = f"{picture(scene, f'c{kind}')}{value(kind)}{name}"
        out.append(button(scene, action, f"gw-wide t-{CARDS[kind].type}", card_rule(kind), inner))
    return "".join(out)


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
        out.append(button(scene, action, f"gw-wide t-{CARDS[kind].type}", card_rule(kind), inner, told))
    return "".join(out)


_MAKERS: dict[str, Callable[[Scene], str]] = {
    "turn": _turn,
    "favour": _favours,
    "react": _answers,
    "trap": _answers,
    "reward": picks.resources,
    "choose": picks.resources,
    "store": picks.stores,
    "rob": picks.robs,
    "spy": picks.spies,
    "fill": picks.fills,
}
