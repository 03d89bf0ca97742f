"""All that can be bought or won: Odin's Path with Draco, Divine Favours, piles of cards, buildings."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape
from longhouse.engine.message import Message
from longhouse.games.scenes import rule, shown_seat

from ..data import BUILDINGS, CARDS, DRACO_DEFENCE, HALLS, PILES, RIVER
from ..texts import amount
from ..views import Scene
from . import cards
from .parts import DEFENCE, marked, number, picture, times


def _section(scene: Scene, cls: str, section: str, title: Message, inner: str) -> Markup:
    return Markup(
        f'<section class="gw-row {cls}"{rule(section)}><h2>{escape(scene.say(title))}</h2>'
        f'<div class="gw-cards">{inner}</div></section>'
    )


def _deck(scene: Scene, left: int, title: Message) -> str:
    """The back of a deck, with how many cards it has."""
    text = escape(scene.say(title))
    return f'<div class="gw-deck" title="{text}">{picture(scene, "back")}{times(left)}' + (
        f'<span class="sr">{text}</span></div>'
    )


def path(scene: Scene) -> Markup:
    """Odin's Path from its deck to the end where cards leave, and Draco."""
    view = scene.view
    left = view["odin"]["deck"]
    told = Message.plural("Odin’s Path: {n} card in the deck", "Odin’s Path: {n} cards in the deck", n=left)
    parts = [_deck(scene, left, told)]
    for place, kind in enumerate(view["path"]):
        parts.append(_on_path(scene, place, kind))
    parts.append(_draco(scene))
    return _section(scene, "gw-path", "path", Message("Odin’s Path"), "".join(parts))


def _on_path(scene: Scene, place: int, kind: int) -> str:
    undead = CARDS[kind].type == "undead"
    action = f"attack undead {place + 1}" if undead else f"path {place + 1}"
    last = " leaves" if place == RIVER - 1 else ""
    name = f"path-{place}"
    return cards.card(scene, kind, name, action, not undead, cls=last) + cards.large(
        scene, kind, name, (place + 1) / (RIVER + 1)
    )


def _draco(scene: Scene) -> str:
    name = scene.say(Message("Draco"))
    text = Message(
        "Beat him with strength {strength}, once each round: {beer} or {gold}.",
        strength=DRACO_DEFENCE,
        beer=amount(0, 1),
        gold=amount(1, 1),
    )
    attrs = marked(scene, "attack draco", "gw-card t-undead", name)
    shown = draco_face(scene)
    return (
        f"<div{cards.ids(scene, 'lair', 'attack draco')}{attrs}{rule('draco')}>{shown}</div>"
        f"{cards.opened(scene, 'lair', 'undead', 1)}{shown}{escape(scene.say(text))}</span>"
    )


def draco_face(scene: Scene) -> str:
    """What Draco shows: picture, defence, name, reward."""
    art, shield = picture(scene, "draco"), number(DEFENCE, DRACO_DEFENCE, " gw-value")
    reward = f"{number('b', '+1')}{number('g', '+1', ' or')}"
    return f"{art}{shield}<b>{escape(scene.say(Message('Draco')))}</b><small>{reward}</small>"


def favours(scene: Scene) -> Markup:
    """The open Divine Favours and their deck."""
    view = scene.view["favours"]
    left = view["deck"]
    told = Message.plural(
        "Divine Favours: {n} card in the deck", "Divine Favours: {n} cards in the deck", n=left
    )
    parts = [_deck(scene, left, told)]
    flipped = [view["flipped"]] if view["flipped"] is not None else []
    kinds = [*view["open"], *flipped]
    for place, kind in enumerate(kinds):
        name = f"favour-{place}"
        action = f"favour {CARDS[kind].id}"  # chosen in the tray; here it only says why not
        parts.append(cards.card(scene, kind, name, "" if action in scene.choices else action))
        parts.append(cards.large(scene, kind, name, 1))
    return _section(scene, "gw-favours", "favours", Message("Divine Favours"), "".join(parts))


def piles(scene: Scene) -> Markup:
    """Units and defences."""
    out = []
    for place, kind in enumerate(PILES):
        left = scene.view["piles"].get(str(kind), 0)
        name = f"pile-{kind}"
        pile = cards.card(scene, kind, name, f"buy {CARDS[kind].id}", True, cls="" if left else " gone")
        out.append(pile.removesuffix("</div>") + f"{times(left)}</div>")
        out.append(cards.large(scene, kind, name, place / (len(PILES) - 1)))
    return _section(scene, "gw-piles", "buying", Message("Units and defences"), "".join(out))


def buildings(scene: Scene) -> Markup:
    """The six kinds of buildings, and the next Town Hall."""
    stock = scene.view["stock"]
    seat = scene.view["seats"][shown_seat(scene)]
    count = len(BUILDINGS)
    parts = [cards.building(scene, i, stock[i], i / count) for i in range(count)]
    level = seat["level"] + (1 if seat["upgrading"] else 0)
    if level < len(HALLS):
        parts.append(cards.hall(scene, level, 1))
    return _section(scene, "gw-sites", "building", Message("Buildings"), "".join(parts))
