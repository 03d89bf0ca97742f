"""The question now, in words: who must do what."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.message import Message, Seat
from longhouse.engine.views import known

from .texts import CARD_NAMES, tokens
from .views import View
from .words import cell_name

_PROMPTS = {
    "turn": Message("{seat}: play, buy, build, attack, or end your turn."),
    "trap": Message("{seat}: choose the hero that falls into your trap."),
    "lose": Message("{seat}: an assassin! Choose a defence card to discard."),
    "reward": Message("{seat}: Draco is beaten. Choose your reward."),
    "choose": Message("{seat}: choose beer or gold from the crystal."),
    "store": Message("{seat}: choose the container for your loot."),
    "rob": Message("{seat}: choose the container from which you take."),
    "favour": Message("{seat}: choose a Divine Favour."),
    "destroy": Message("{seat}: you may get rid of a card."),
    "spy": Message("{seat}: choose who must show you their hand."),
}


def prompt(view: View) -> Message:
    """Who must do what."""
    question = view["question"]
    if question is None:
        return Message("The game is over.")
    seat = Seat(known(view["actor"]))
    special = _SPECIAL_PROMPTS.get(question["kind"])
    return special(view, seat) if special else Message(_PROMPTS[question["kind"]].text, seat=seat)


def target(view: View) -> Message:
    """What is being attacked."""
    attack = known(view["attack"])
    if attack["on"] == "draco":
        return Message("Draco")
    if attack["on"] == "undead":
        return CARD_NAMES[view["path"][known(attack["place"])]]
    building, victim = cell_name(known(attack["cell"])), Seat(known(attack["seat"]))
    return Message("{building} of {victim}", building=building, victim=victim)


def _force_prompt(view: View, seat: Seat) -> Message:
    attack = known(view["attack"])
    return Message(
        "{seat}: choose who attacks {target}: strength {strength} against {defence}.",
        seat=seat,
        target=target(view),
        strength=attack["strength"],
        defence=attack["defence"],
    )


_DEFEND = Message(
    "{seat}: {attacker} attacks your {building} with {strength} against {defence}. Do you defend it?"
)
_DEFEND_MORE = Message(
    "{seat}: {attacker} attacks your {building}; it is now {strength} against {defence}. "
    "Do you add another defence card?"
)
_REPULSED = Message(
    "{seat}: the attack of {attacker} on your {building} is repulsed, {strength} against {defence}. "
    "Do you add another defence card?"
)


def _react_prompt(view: View, seat: Seat) -> Message:
    attack = known(view["attack"])
    asked = _DEFEND
    if attack["strength"] < attack["defence"]:
        asked = _REPULSED
    elif attack["reactions"]:
        asked = _DEFEND_MORE
    return Message(
        asked.text,
        seat=seat,
        attacker=Seat(known(view["turn"])),
        building=cell_name(known(attack["cell"])),
        strength=attack["strength"],
        defence=attack["defence"],
    )


def _recall_prompt(view: View, seat: Seat) -> Message:
    question = known(view["question"])
    if question["units"]:
        return Message("{seat}: you may take a unit from your discard pile.", seat=seat)
    return Message(
        "{seat}: you may take a card from your discard pile ({left} to take).",
        seat=seat,
        left=question["left"],
    )


def _drop_prompt(view: View, seat: Seat) -> Message:
    return Message(
        "{seat}: you see the hand of {victim}, and may throw out a defence card.",
        seat=seat,
        victim=Seat(known(view["question"])["victim"]),
    )


def _fill_prompt(view: View, seat: Seat) -> Message:
    question = known(view["question"])
    return Message(
        "{seat}: how many of your {tokens} go into {building}?",
        seat=seat,
        tokens=tokens(question["resource"], question["left"]),
        building=cell_name(question["cell"]),
    )


def _keep_prompt(view: View, seat: Seat) -> Message:
    return Message(
        "{seat}: your Drakkar may keep a card for the next round ({left} to keep).",
        seat=seat,
        left=known(view["question"])["left"],
    )


_SPECIAL_PROMPTS: dict[str, Callable[[View, Seat], Message]] = {
    "force": _force_prompt,
    "react": _react_prompt,
    "recall": _recall_prompt,
    "drop": _drop_prompt,
    "fill": _fill_prompt,
    "keep": _keep_prompt,
}
