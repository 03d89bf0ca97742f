"""The seats: heads, the seat's own area with hand and missions, the other players."""

from __future__ import annotations

from longhouse.engine.markup import Markup, attributes, escape
from longhouse.engine.message import Message, Seat
from longhouse.games.scenes import Memo, asked, colour_of, name_of, rule, shown_seat

from ..data import CARDS, HALLS, MISSIONS
from ..texts import MISSION_NAMES, MISSION_TEXTS
from ..views import Player, Scene
from . import cards, village
from .parts import CARDS_, POINTS, counted, crest, listed, marked, number, picture, times, tongue, written
from .purse import purse
from .shapes import MISSION_ART

_OTHERS = Memo(12)
_HAND_ROW = 5  # the last place in a row of cards on a wide screen, counted from 0


def _class(scene: Scene, seat: int, cls: str) -> str:
    view = scene.view
    cls += f" clan-{colour_of(scene, seat)}"
    if view["actor"] == seat:
        cls += " acting"
    return cls + (" target" if view["seats"][seat]["target"] and view["turn"] != seat else "")


def _head(scene: Scene, seat: int) -> str:
    """Emblem, name, what is to be known now, points."""
    view, say = scene.view, scene.say
    home = view["seats"][seat]
    name = escape(name_of(scene, seat))
    notes = []
    if view["actor"] == seat:
        notes.append(_note("turn", say(Message("to act"))))
    elif view["turn"] == seat:
        notes.append(_note("turn", say(Message("in turn"))))
    if view["first"] == seat and not view["over"]:
        notes.append(_note("first", say(Message("first player"))))
    if home["target"] and view["turn"] is not None and view["turn"] != seat:
        notes.append(_note("aim", say(Message("can be attacked"))))
    for attacker in home["attackers"]:
        text = escape(say(Message("attacked by {seat}", seat=Seat(attacker))))
        told = f'{crest(scene, attacker)}<span class="sr">{text}</span>'
        notes.append(f'<span class="note hit" title="{text}">{told}</span>')
    score = escape(say(Message("{n} of {goal} points", n=home["points"], goal=view["goal"])))
    star = number(POINTS, home["points"], " big")
    return (
        f'<div class="player-head">{crest(scene, seat)}<h2 class="player-name" title="{name}">{name}</h2>'
        f'<span class="gw-score" title="{score}"{rule("end")}>{star}<span class="sr">{score}</span></span>'
        f"{''.join(notes)}</div>"
    )


def _note(cls: str, text: str) -> str:
    """A mark beside the name; narrow heads show its sign only."""
    told = escape(text)
    return f'<span class="note {cls}" title="{told}"><span class="note-text">{told}</span></span>'


def _stacks(scene: Scene, home: Player, hand: bool) -> str:
    """How many cards lie where."""
    say = scene.say
    rows = [(Message("hand"), home["hand_count"])] if hand else []
    rows += [(Message("deck"), home["deck_count"]), (Message("discard"), len(home["discard"]))]
    out = "".join(f"<span>{number(CARDS_, n)} {escape(say(text))}</span>" for text, n in rows)
    limit = home["limit"]
    room = str(limit) if limit < HALLS[-1].limit else "∞"
    built = escape(say(Message("{n} of {limit} buildings", n=home["size"], limit=room)))
    return f'<p class="gw-stacks"{rule("deck")}>{out}<span>{built}</span></p>'


def _fold(scene: Scene, name: str, title: str, lines: list[tuple[Message, str]]) -> str:
    """Something to be opened: piles in words."""
    body = "".join(f"<dt>{escape(scene.say(head))}</dt><dd>{escape(text)}</dd>" for head, text in lines)
    return (
        f'<details class="more gw-more" id="{scene.prefix}-{name}"><summary>{escape(title)}</summary>'
        f"<dl>{body}</dl></details>"
    )


# -- the seat's own area


def own(scene: Scene) -> Markup:
    """Village, missions, hand and piles of the seat that looks on or acts."""
    seat = shown_seat(scene)
    home = scene.view["seats"][seat]
    money = purse(scene) if scene.view["turn"] == seat and not scene.choices else ""  # else in the tray
    deck = Message("in the deck") if home["hand"] is not None else Message("in deck and hand")
    piles = [
        (Message("discard pile"), listed(scene, home["discard"])),
        (Message("in play"), listed(scene, home["area"])),
        (deck, listed(scene, home["hidden"])),
    ]
    title = scene.say(Message("Deck, discard pile and cards in play"))
    folded = _fold(scene, "piles", title, piles)
    return Markup(
        f'<section class="{_class(scene, seat, "gw-own")}" id="{scene.prefix}-own"{rule("turn")}>'
        f"{_head(scene, seat)}{money}"
        f'<div class="gw-hand"{rule("hand")}>{hand(scene, seat)}</div>'
        f'<div class="gw-missions"{rule("missions")}>{missions(scene, seat)}</div>'
        f'<div class="gw-village"{rule("building")}>{village.own(scene, seat)}</div>'
        f'<div class="gw-piled">{_stacks(scene, home, False)}{folded}</div></section>'
    )


def hand(scene: Scene, seat: int) -> str:
    """The cards in hand, and units that were played and wait."""
    home = scene.view["seats"][seat]
    if home["hand"] is None:
        known, count = counted(home["known"]), home["hand_count"]
        backs = count - len(home["known"])
        out = [cards.card(scene, kind, f"hand-{kind}", many=many) for kind, many in known]
        if backs > 0:
            text = escape(scene.say(Message.plural("{n} hidden card", "{n} hidden cards", n=backs)))
            art = picture(scene, "back")
            out.append(f'<div class="gw-card back many">{art}<b>{text}</b>{times(f"× {backs}")}</div>')
        return "".join(out)
    held = counted(home["hand"])
    table = scene.view["table"]
    ready = counted([*table["ready"], *table["pending"]]) if scene.view["turn"] == seat else []
    out = []
    for place, (kind, many) in enumerate(held):
        action = _answer(scene, kind)
        out.append(cards.card(scene, kind, f"hand-{kind}", action, many=many))
        out.append(cards.large(scene, kind, f"hand-{kind}", min(1, place / _HAND_ROW)))
    for place, (kind, many) in enumerate(ready, len(held)):
        action = f"effect {CARDS[kind].id}"
        played = scene.say(Message("in play"))
        out.append(cards.card(scene, kind, f"ready-{kind}", action, many=many, cls=" played", tag=played))
        out.append(cards.large(scene, kind, f"ready-{kind}", min(1, place / _HAND_ROW)))
    if not out:
        out.append(f'<p class="gw-none">{escape(scene.say(Message("No cards in hand.")))}</p>')
    return "".join(out)


# What a card of the hand would be chosen for; except in a turn, the choices themselves are in the tray.
_VERBS = {"turn": "play", "force": "send", "react": "react", "lose": "lose"}


def _answer(scene: Scene, kind: int) -> str:
    """The action for which a card of the hand stands, or because of which it says why not."""
    question = asked(scene) or "turn"
    action = f"{_VERBS.get(question, 'play')} {CARDS[kind].id}"
    return "" if question != "turn" and action in scene.choices else action


def missions(scene: Scene, seat: int) -> str:
    """The open missions."""
    home = scene.view["seats"][seat]
    mine = scene.view["turn"] == seat
    out = []
    for slot, mission in enumerate(home["missions"]):
        name, text = scene.say(MISSION_NAMES[mission]), scene.say(MISSION_TEXTS[mission])
        action = f"complete {slot + 1}" if mine else ""
        attrs = marked(
            scene, action, "gw-mission", scene.say(Message("{name}: {text}", name=name, text=text))
        )
        change = f"change {slot + 1}" if mine else ""
        tool = ""
        if change in scene.choices:
            mark = scene.mark(change)
            mark |= {"class": f"gw-tool {mark['class']}", "data-rule": "changing"}
            tool = f"<span{attributes(mark)}>{escape(scene.say(Message('Change')))}{number('g', 1)}</span>"
        told = f"<b>{escape(name)}</b> {written(text)}"
        out.append(
            f'<div class="gw-slot"><div id="{scene.prefix}-mission-{slot}"{attrs}>'
            f"{picture(scene, MISSION_ART[mission])}<span>{told}</span>"
            f"{number(POINTS, f'+{MISSIONS[mission].points}')}</div>{tool}</div>"
        )
    return "".join(out)


# -- the others


def others(scene: Scene) -> Markup:
    """The other players, in the order of turns."""
    first, count = shown_seat(scene), scene.view["players"]
    seats = [(first + step) % count for step in range(1, count)]
    items = "".join(_other(scene, seat) for seat in seats)
    title = escape(scene.say(Message("Other players")))
    return Markup(f'<ul class="gw-others of-{count}" aria-label="{title}">{items}</ul>')


def _other(scene: Scene, seat: int) -> str:
    """Most of them do not change from one move to the next."""
    view = scene.view
    prefix = f"attack {seat} "
    told = [(action, choice) for action, choice in scene.choices.items() if action.startswith(prefix)]
    refused = [(action, why) for action, why in scene.blocked.items() if action.startswith(prefix)]
    made_from = (
        tongue(scene), scene.prefix, scene.looks, seat, view["actor"], view["turn"], view["first"],
        view["goal"], view["over"], view["attack"], view["seats"][seat], told, refused,
        len(scene.blocked) if refused else 0, view["table"]["pool"] if view["turn"] == seat else 0,
        view["table"] if view["turn"] == seat else 0,
    )  # fmt: skip
    return _OTHERS.get(made_from, lambda: _made(scene, seat))


def _made(scene: Scene, seat: int) -> Markup:
    home = scene.view["seats"][seat]
    say = scene.say
    told = ", ".join(
        f"{say(MISSION_NAMES[mission])} ({say(MISSION_TEXTS[mission])})" for mission in home["missions"]
    )
    piles = [
        (Message("missions"), told or say(Message("no missions"))),
        (Message("completed"), str(len(home["done"]))),
        (Message("discard pile"), listed(scene, home["discard"])),
        (Message("in play"), listed(scene, home["area"])),
        (Message("in deck and hand"), listed(scene, home["hidden"])),
    ]
    if home["known"]:
        piles.insert(2, (Message("known to be in hand"), listed(scene, home["known"])))
    money = purse(scene) if scene.view["turn"] == seat else ""
    return Markup(
        f'<li class="{_class(scene, seat, "gw-other")}" id="{scene.prefix}-seat-{seat}"{rule("whom")}>'
        f'{_head(scene, seat)}{money}<div class="gw-village"{rule("building")}>{village.other(scene, seat)}'
        f"</div>{_stacks(scene, home, True)}"
        f"{_fold(scene, f'fold-{seat}', say(Message('Missions and cards')), piles)}</li>"
    )
