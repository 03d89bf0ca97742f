"""The attack that is being made: who comes, how strong, against what."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape
from longhouse.engine.message import Message, Seat
from longhouse.engine.views import known
from longhouse.games.scenes import rule

from ..data import CARDS
from ..texts import CARD_NAMES
from ..views import Attack, Scene
from .cards import value
from .parts import DEFENCE, STRENGTH, card_rule, cell_art, cell_title, crest, hidden, number, picture


def target_of(scene: Scene, attack: Attack) -> tuple[str, str]:
    """Picture and name of what is attacked."""
    say = scene.say
    if attack["on"] == "draco":
        return "draco", say(Message("Draco"))
    if attack["on"] == "undead":
        kind = scene.view["path"][known(attack["place"])]
        return f"c{kind}", say(CARD_NAMES[kind])
    cell, level = known(attack["cell"]), scene.view["seats"][known(attack["seat"])]["level"]
    return cell_art(cell, level), say(cell_title(cell, level))


def panel(scene: Scene) -> Markup | None:
    """Both sides and the numbers between them; None when nobody attacks."""
    attack = scene.view["attack"]
    if attack is None:
        return None
    say = scene.say
    attacker = scene.view["turn"]
    art, name = target_of(scene, attack)
    victim = attack["seat"]
    whom = name if victim is None else Message("{building} of {victim}", building=name, victim=Seat(victim))
    spoken = say(
        Message(
            "Attack on {target}: strength {strength} against defence {defence}",
            target=whom,
            strength=attack["strength"],
            defence=attack["defence"],
        )
    )
    force = "".join(_chip(scene, kind, kind in attack["trapped"]) for kind in attack["force"])
    guards = ""
    if victim is not None:
        rows = scene.view["seats"][victim]["buildings"]
        guards = "".join(
            _chip(scene, kind, False)
            for row in rows
            if row["cell"] == attack["cell"]
            for kind in row["cards"]
        )
    left = crest(scene, attacker) if attacker is not None else ""
    right = crest(scene, victim) if victim is not None else ""
    return Markup(
        f'<section class="gw-attack" id="{scene.prefix}-attack"{rule("attacking")}>{hidden(spoken)}'
        f'<div class="gw-force" aria-hidden="true">{left}{force}</div>'
        f"{versus(attack)}"
        f'<div class="gw-aim" aria-hidden="true">{picture(scene, art)}<b>{escape(name)}</b>{right}{guards}'
        "</div></section>"
    )


def versus(attack: Attack) -> str:
    """Strength against defence, as markup."""
    wins = attack["strength"] >= attack["defence"]
    return (
        f'<p class="gw-versus {"wins" if wins else "fails"}" aria-hidden="true">'
        f"{number(STRENGTH, attack['strength'], ' big')}<b>{'≥' if wins else '&lt;'}</b>"
        f"{number(DEFENCE, attack['defence'], ' big')}</p>"
    )


def _chip(scene: Scene, kind: int, out: bool) -> str:
    name = escape(scene.say(CARD_NAMES[kind]))
    cls = f"gw-chip t-{CARDS[kind].type}" + (" out" if out else "")
    told = f'class="{cls}" title="{name}"{rule(card_rule(kind))}'
    return f"<span {told}>{picture(scene, f'c{kind}')}{value(kind)}</span>"
