"""What a newcomer would overlook, told once: a remark for each kind of question, and for parts of a turn."""

from __future__ import annotations

from longhouse.engine.message import Message

from .data import CAPACITY, FULL_CONTAINER, MISSION_CHANGE, UNDEAD_POINTS
from .scoring import attack_points

_FULL = Message.plural(
    "A container with {full} tokens brings {n} point every round.",
    "A container with {full} tokens brings {n} points every round.",
    n=FULL_CONTAINER,
    full=CAPACITY,
)

REMARKS = {
    "turn": Message(
        "Do as many things as you like, in any order. What your cards bring is lost when the turn ends; "
        "tokens can be kept in containers."
    ),
    "turn build": Message(
        "A new building is under construction until the round ends: nobody can attack it, and it does nothing yet."
    ),
    "turn complete": Message(
        "One mission a round. Its points are sure, and you get a new mission in the next round."
    ),
    "turn attack": Message(
        "All attacks of a turn go to one rival. Each further building counts more: {one}, {two} or {three} points "
        "for one, two or three.",
        one=attack_points(1),
        two=attack_points(2),
        three=attack_points(3),
    ),
    "turn upgrade": Message(
        "A higher Town Hall has room for more buildings and is harder to damage, but it counts from the next round on."
    ),
    "turn undead": Message.plural(
        "Undead do not defend themselves with cards. Beating one brings {n} point and a token at once.",
        "Undead do not defend themselves with cards. Beating one brings {n} points and a token at once.",
        n=UNDEAD_POINTS,
    ),
    "turn change": Message(
        "A mission that does not suit you can be changed for {n} gold, once a turn.", n=MISSION_CHANGE
    ),
    "turn return": Message(
        "A building can go back to its pile to make room for another, once a turn. Its tokens are lost."
    ),
    "force": Message(
        "Strengths add up, and as much as the defence is enough. Whoever goes cannot attack again this turn, and a "
        "rival may still play defence cards."
    ),
    "react": Message(
        "To repulse an attack, the defence must be higher than the strength. Every attacker that you repulse is a "
        "point for you."
    ),
    "trap": Message(
        "The hero in the trap adds nothing to this attack and counts as repulsed: a point for you."
    ),
    "lose": Message("The assassin strikes before you can defend. Give up the card that you need least."),
    "reward": Message("Draco pays you once a round. Take what is missing for your next purchase."),
    "choose": Message("It is good for this turn only. Take what is missing for your next purchase."),
    "store": _FULL,
    "rob": Message(
        "A full container brings its owner a point every round, unless a token is missing by then."
    ),
    "favour": Message(
        "You do not have it in hand yet: it lies with the cards you played, and you draw it after the next shuffle."
    ),
    "destroy": Message(
        "You are rid of the card for good. Without its weakest cards your deck brings the strong ones sooner."
    ),
    "recall": Message("It comes into your hand at once: you can play it this turn."),
    "spy": Message(
        "Choose whom you mean to attack: you will see that hand and may throw out a defence card."
    ),
    "drop": Message("Now you know what can answer your attacks. Throw out the card that would stop you."),
    "fill": _FULL,
    "keep": Message(
        "All other cards of your hand are discarded. The one you keep comes on top of those you draw."
    ),
}
