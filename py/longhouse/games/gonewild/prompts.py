"""The question now, in words: what whoever must decide can do, and what they would lose."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.message import Message, Seat
from longhouse.engine.views import known

from .data import CARD, CARDS
from .texts import CARD_NAMES, joined, price, several, tokens
from .views import Question, View
from .words import cell_name

_PROMPTS = {
    "trap": Message("Choose the hero that falls into your trap: it takes no part in the attack."),
    "lose": Message("An assassin! Choose a defence card to discard before you can defend."),
    "reward": Message("Draco is beaten. Choose your reward."),
    "choose": Message("Choose beer or gold from the crystal, for this turn."),
    "favour": Message("Choose a Divine Favour; it joins your discard pile at the end of the round."),
    "spy": Message("Choose who must show you their hand."),
}


def prompt(view: View) -> Message:
    """What is to be decided, said to whoever decides it."""
    question = view["question"]
    if question is None:
        return Message("The game is over.")
    special = _SPECIAL.get(question["kind"])
    return special(view, question) if special else _PROMPTS[question["kind"]]


# -- a turn

# what one can do -> the kinds of actions that do it; the second group is named only if there is nothing else
_WAYS = (
    (Message("play cards"), {"play"}),
    (Message("use an effect"), {"effect"}),
    (Message("buy"), {"buy", "path"}),
    (Message("build"), {"build", "upgrade"}),
    (Message("attack"), {"attack", "draco", "undead"}),
    (Message("complete a mission"), {"complete"}),
)
_SMALL_WAYS = (
    (Message("exchange resources"), {"exchange"}),
    (Message("change a mission"), {"change"}),
    (Message("give back a building"), {"return"}),
)


def _turn(view: View, question: Question) -> Message:
    """All that is possible now; a warning once nothing is left to be played from the hand."""
    can = question.get("can")
    if can is None:  # somebody else's hand is nobody's business
        return Message("Play cards, buy, build, attack, or end the turn.")
    ways = [way for way, kinds in _WAYS if kinds & {*can}]
    ways = ways or [way for way, kinds in _SMALL_WAYS if kinds & {*can}]
    asked = Message("All is done: end your turn.")
    if ways:
        asked = Message("You can {ways}, or end your turn.", ways=joined(ways))
    warning = None if "play" in can else _warning(view)
    return Message("{question} {warning}", question=asked, warning=warning) if warning else asked


def _warning(view: View) -> Message | None:
    """What would be lost with the end of the turn."""
    table = view["table"]
    lost, unused = price(*table["losses"]), several(tuple(table["unused"]))
    if any(table["losses"]) and table["unused"]:
        return Message(
            "If you end it, you lose {lost}, and the effect is unused: {cards}.", lost=lost, cards=unused
        )
    if any(table["losses"]):
        return Message("If you end it, you lose {lost}.", lost=lost)
    return Message("If you end it, the effect is unused: {cards}.", cards=unused) if table["unused"] else None


# -- an attack


def target(view: View) -> Message:
    """What is being attacked."""
    attack = known(view["attack"])
    if attack["on"] == "draco":
        return Message("Draco")
    if attack["on"] == "undead":
        return CARD_NAMES[view["path"][known(attack["place"])]]
    building, victim = cell_name(known(attack["cell"])), Seat(known(attack["seat"]))
    return Message("{building} of {victim}", building=building, victim=victim)


def _force(view: View, _question: Question) -> Message:
    attack = known(view["attack"])
    plain = Message("Choose who attacks {target}: strength {strength} against {defence}.")
    if attack["strength"] >= attack["defence"]:
        plain = Message("Strength {strength} against {defence}: attack {target} now.")
        if view["table"]["strength"]:
            plain = Message("Strength {strength} against {defence}: attack {target} now, or send more.")
    return Message(plain.text, target=target(view), strength=attack["strength"], defence=attack["defence"])


def _react(view: View, question: Question) -> Message:
    attack = known(view["attack"])
    return Message(
        _defending(view, question).text,
        attacker=Seat(known(view["turn"])),
        building=cell_name(known(attack["cell"])),
        strength=attack["strength"],
        defence=attack["defence"],
    )


def _defending(view: View, question: Question) -> Message:
    """Whether it is enough already, and whether there is anything to add."""
    attack = known(view["attack"])
    nothing_to_add = len(question.get("answers", "??")) == 1  # nobody else may know
    if attack["strength"] < attack["defence"]:
        if nothing_to_add:
            return Message(
                "The attack of {attacker} on your {building} is repulsed, {strength} against {defence}."
            )
        return Message(
            "The attack of {attacker} on your {building} is repulsed, {strength} against {defence}. "
            "Do you add another defence card?"
        )
    if nothing_to_add:
        return Message(
            "{attacker} attacks your {building} with {strength} against {defence}. "
            "You have no card to defend it."
        )
    if CARD["grendel"] in attack["force"]:
        return Message(
            "{attacker} attacks your {building} with {strength} against {defence}. "
            "Against Grendel a single defence card can help."
        )
    if attack["reactions"]:
        return Message(
            "{attacker} attacks your {building}; it is now {strength} against {defence}. "
            "Do you add another defence card?"
        )
    return Message("{attacker} attacks your {building} with {strength} against {defence}. Do you defend it?")


# -- effects


def _store(_view: View, question: Question) -> Message:
    token = tokens(question["resource"], 1)
    return Message("Choose the container that gets {token}.", token=token)


def _rob(_view: View, question: Question) -> Message:
    token = tokens(question["resource"], 1)
    return Message("Choose the container from which you take {token}.", token=token)


def _destroy(view: View, _question: Question) -> Message:
    player = view["seats"][known(view["actor"])]
    if not player["discard"]:
        return Message("You may get rid of a card from your hand.")
    if not player["hand_count"] - player["kept_count"]:
        return Message("You may get rid of a card from your discard pile.")
    return Message("You may get rid of a card from your hand or discard pile.")


def _recall(_view: View, question: Question) -> Message:
    if question["units"]:
        return Message("You may take a unit from your discard pile.")
    return Message.plural(
        "You may take {n} card from your discard pile.",
        "You may take up to {n} cards from your discard pile, one by one.",
        n=question["left"],
    )


def _drop(_view: View, question: Question) -> Message:
    """Only who looks at the hand knows whether there is a defence card in it."""
    shown, plain = (
        question["shown"],
        Message("You see the hand of {victim}, and may throw out a defence card."),
    )
    if shown is not None and not any(CARDS[card].type == "defence" for card in shown):
        plain = Message("You see the hand of {victim}; there is no defence card to throw out.")
    return Message(plain.text, victim=Seat(question["victim"]))


# -- the end of a round


def _fill(_view: View, question: Question) -> Message:
    return Message(
        "How many of your {tokens} go into {building}?",
        tokens=tokens(question["resource"], question["left"]),
        building=cell_name(question["cell"]),
    )


def _keep(_view: View, question: Question) -> Message:
    return Message.plural(
        "You may keep {n} card for the next round; the others are discarded.",
        "You may keep up to {n} cards for the next round; the others are discarded.",
        n=question["left"],
    )


_SPECIAL: dict[str, Callable[[View, Question], Message]] = {
    "turn": _turn,
    "force": _force,
    "react": _react,
    "store": _store,
    "rob": _rob,
    "destroy": _destroy,
    "recall": _recall,
    "drop": _drop,
    "fill": _fill,
    "keep": _keep,
}
