"""Above the table: the round, the goal, and how the four bonuses stand."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape
from longhouse.engine.message import Message
from longhouse.games import scenes
from longhouse.games.scenes import Memo, colour_of, name_of, rule

from ..data import BONUS_SHARES, THRESHOLDS
from ..texts import BONUS_NAMES, BONUS_TEXTS, amount, points, tokens
from ..views import Scene
from . import art
from .parts import POINTS, crest, hidden, number, picture, tongue
from .shapes import BONUS_ART

_BONUSES = Memo(4)


def bonuses(scene: Scene) -> Markup:
    """The four bonuses with their live standing."""
    made_from = (tongue(scene), scene.prefix, scene.looks, scene.view["bonuses"])
    return _BONUSES.get(made_from, lambda: _made(scene))


def _made(scene: Scene) -> Markup:
    say = scene.say
    items = []
    for row in scene.view["bonuses"]:
        name, text = say(BONUS_NAMES[row["bonus"]]), say(BONUS_TEXTS[row["bonus"]])
        told = say(Message("{name}: {text}", name=name, text=text))
        about = f"{told}, {say(points(BONUS_SHARES[1]))}"
        stand, spoken = [], []
        for seat, n in enumerate(row["standing"]):
            lead = " lead" if seat in row["leaders"] else ""
            stand.append(f'<i class="clan-{colour_of(scene, seat)}{lead}">{crest(scene, seat)}{n}</i>')
            spoken.append(f"{name_of(scene, seat)} {n}")
        items.append(
            f'<li title="{escape(about)}"{rule("bonuses")}>{picture(scene, BONUS_ART[row["bonus"]])}'
            f"<b>{escape(name)}</b><small>{escape(text)}</small>"
            f'<span class="gw-stand" aria-hidden="true">{"".join(stand)}</span>'
            f"{hidden(', '.join(spoken))}</li>"
        )
    title = escape(say(Message("Bonuses at the end of the game")))
    return Markup(f'<ul class="gw-bonuses" aria-label="{title}">{"".join(items)}</ul>')


def goal_line(scene: Scene) -> Markup:
    """The goal, and where favours are won on the way; the last round says so."""
    view, say = scene.view, scene.say
    goal = escape(say(Message("Goal: {points}", points=points(view["goal"]))))
    steps = [number(POINTS, n) for n in THRESHOLDS]
    favours = escape(say(Message("Divine Favours at")))
    last = ""
    if view["last"] and not view["over"]:
        last = f'<span class="note turn">{escape(say(Message("last round")))}</span>'
    ways = f"<span{rule('favours')}>{favours} {''.join(steps)}</span>"
    return Markup(f'<p class="gw-goal"{rule("end")}><b>{goal}</b>{last}{ways}</p>')


_SIGNS = (
    ("b", "2", Message("beer, or a beer barrel")),
    ("g", "2", Message("gold, or a gold bar")),
    ("s", "3", Message("strength of an attacker")),
    ("d", "3", Message("defence that an attack must reach")),
    ("v", "2", Message("points; on a building: for whoever damages it")),
    ("f", "+1", Message("a Divine Favour")),
    ("c", "5", Message("cards")),
)


def signs(scene: Scene) -> Markup:
    """The signs with their meaning."""
    items = [
        f"<li>{number(sign, shown)} <span>{escape(scene.say(text))}</span></li>"
        for sign, shown, text in _SIGNS
    ]
    return Markup(f'<ul class="signs">{"".join(items)}</ul>')


def icons() -> dict[str, Markup]:
    """Small pictures for words in what is told, by the word."""
    beer, gold = (scenes.picture(art.THINGS[thing], 18, 27) for thing in ("barrel", "bar"))
    out = {points(1).text: Markup(number(POINTS, ""))}
    for resource, shown in enumerate((beer, gold)):
        out |= {said(resource, 1).text: shown for said in (amount, tokens)}
    return out
