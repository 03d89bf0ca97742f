"""The attack that is being made: who comes, how strong, against what."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape
from longhouse.engine.message import Message, Seat
from longhouse.engine.views import known
from longhouse.games.scenes import rule

from ..data import CARDS
from ..texts import CARD_NAMES, SEMICOLON, joined, several
from ..views import Answer, Attack, Scene
from .cards import value
from .parts import (
    DEFENCE,
    POINTS,
    STRENGTH,
    card_rule,
    cell_art,
    cell_title,
    crest,
    hidden,
    number,
    picture,
    written,
)


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


def panel(scene: Scene) -> Markup:
    """Both sides and the numbers between them; nothing when nobody attacks."""
    attack = scene.view["attack"]
    if attack is None:
        return Markup("")
    attacker, victim = scene.view["turn"], attack["seat"]
    left = crest(scene, attacker) if attacker is not None else ""
    right = crest(scene, victim) if victim is not None else ""
    force = "".join(_chip(scene, kind, kind in attack["trapped"]) for kind in attack["force"])
    boost = scene.view["table"]["boost"]
    if boost:
        force += f"<small>{escape(scene.say(Message('units +{n}', n=boost)))}</small>"
    spoken = hidden(_spoken(scene, attack))
    return Markup(
        f'<section class="gw-attack" id="{scene.prefix}-attack"{rule("attacking")}>{spoken}'
        f'<div class="gw-force" aria-hidden="true">{left}{force}</div>'
        f"{versus(attack)}"
        f'<div class="gw-aim" aria-hidden="true">{_aim(scene, attack)}{right}</div></section>'
    )


def _spoken(scene: Scene, attack: Attack) -> str:
    """All of it in words."""
    name, victim = target_of(scene, attack)[1], attack["seat"]
    whom = name if victim is None else Message("{building} of {victim}", building=name, victim=Seat(victim))
    told = [
        Message(
            "Attack on {target}: strength {strength} against defence {defence}",
            target=whom,
            strength=attack["strength"],
            defence=attack["defence"],
        )
    ]
    if attack["force"]:
        told.append(Message("attackers: {cards}", cards=several(tuple(sorted(attack["force"])))))
    if attack["protection"]:
        told.append(Message("defended by {cards}", cards=several(tuple(attack["protection"]))))
    return scene.say(joined(told, SEMICOLON))


def _aim(scene: Scene, attack: Attack) -> str:
    """What is attacked, with its own defence, the cards that add to it, and the tokens at stake."""
    art, name = target_of(scene, attack)
    rows = scene.view["seats"][attack["seat"]]["buildings"] if attack["seat"] is not None else []
    row = next((row for row in rows if row["cell"] == attack["cell"]), None)
    own = attack["defence"] - (row["added"] if row else 0)
    tokens = ""
    if row and row["tokens"] and row["reward"]["loot"]:
        tokens = number("b" if row["reward"]["loot"] == "beer" else "g", row["tokens"])
    guards = "".join(_chip(scene, kind, False) for kind in attack["protection"])
    site = f'<span class="gw-chip">{picture(scene, art)}{number(DEFENCE, own, " gw-value")}</span>'
    return f"{site}<b>{escape(name)}</b>{tokens}{guards}"


def versus(attack: Attack) -> str:
    """Strength against defence, as markup."""
    wins = attack["strength"] >= attack["defence"]
    return (
        f'<p class="gw-versus {"wins" if wins else "fails"}" aria-hidden="true">'
        f"{number(STRENGTH, attack['strength'], ' big')}<b>{'≥' if wins else '&lt;'}</b>"
        f"{number(DEFENCE, attack['defence'], ' big')}</p>"
    )


def outcome(scene: Scene, answer: Answer, final: bool) -> str:
    """What an answer to an attack would come to, in signs: its label says it in words."""
    holds = answer["strength"] < answer["defence"]
    signs = [number(STRENGTH, answer["strength"]), written("<" if holds else "≥")]
    signs.append(number(DEFENCE, answer["defence"]))
    if holds:
        signs.append(written(scene.say(Message("repulsed"))))
    elif final and not _attacking(scene):  # an attacker cannot be sure of it
        signs.append(written(scene.say(Message("damaged"))))
    if answer["gained"]:
        signs.append(number(POINTS, f"+{answer['gained']}"))
    if final and not holds:
        signs += _prize(scene, answer)
    return f'<small class="gw-outcome {"holds" if holds else "fails"}">{" ".join(signs)}</small>'


def _attacking(scene: Scene) -> bool:
    """Whether the attacker is asked, not the defender."""
    return scene.view["turn"] == scene.view["actor"]


def _prize(scene: Scene, answer: Answer) -> list[str]:
    """What the attacker gets of it."""
    signs = [] if _attacking(scene) else [crest(scene, known(scene.view["turn"]))]
    if answer["given"]:
        signs.append(number(POINTS, f"+{answer['given']}"))
    if answer["favour"]:
        signs.append(number("f", "+1"))
    if answer["loot"] is not None:
        signs.append(number("bg"[answer["loot"]], "+1"))
    return signs


def _chip(scene: Scene, kind: int, out: bool) -> str:
    name = escape(scene.say(CARD_NAMES[kind]))
    cls = f"gw-chip t-{CARDS[kind].type}" + (" out" if out else "")
    told = f'class="{cls}" title="{name}"{rule(card_rule(kind))}'
    return f"<span {told}>{picture(scene, f'c{kind}')}{value(kind)}</span>"
