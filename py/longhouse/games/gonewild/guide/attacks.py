"""Attack and defence."""

from __future__ import annotations

from functools import partial

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.message import Message

from ..board import excerpt
from ..data import DRACO_DEFENCE, TOTAL_DEFENCE, UNDEAD_POINTS
from ..scoring import attack_points
from ..texts import points
from ..views import View
from . import positions

ATTACKS: Chapter[View] = Chapter(
    Message("Attack and defence"),
    (
        Section(
            "attacking",
            Message("An attack"),
            Message(
                "Choose one building, then units and heroes. If their strength reaches its defence, it is damaged."
            ),
            (
                (
                    Message("Choose a building that is neither damaged nor under construction."),
                    Message(
                        "Send units and heroes, and weapons with them. Each can be sent only once in a turn."
                    ),
                    Message(
                        "Strike: from now on you cannot add anything, and the defender may answer with defence cards."
                    ),
                    Message("As strong as the defence or stronger: damaged. Weaker: repulsed."),
                ),
                Figure(
                    positions.raided,
                    excerpt.fight,
                    Message(
                        "The attack on the left, the building on the right, strength against defence between them."
                    ),
                    1,
                ),
                Message("Then you may attack the next building of the same player with what is left."),
            ),
            (
                Message("The strength of a unit cannot be divided among several buildings."),
                Message("Several heroes may attack together, and together with units."),
                Message("A weapon needs a unit to carry it: it cannot attack alone, nor with a hero only."),
                Message("Attacks are declared one after the other, never two at once."),
                Message("An attack that is weaker than the defence you can see cannot be declared."),
                Message(
                    "After a repulse you may attack again with other units, even the same building. Defence cards that were played keep counting."
                ),
                Message(
                    "Units that were repulsed are not lost: they are discarded at the end of the round like all others."
                ),
                Message("A damaged building is not destroyed: its owner uses it as before."),
            ),
        ),
        Section(
            "whom",
            Message("Whom you may attack"),
            Message("Only one player in a turn, and nobody whom another player has attacked this round."),
            (
                Message("You may attack several buildings of that player, but none that is damaged already."),
                Message(
                    "If all the others have been attacked by somebody else, you may choose any one of them, but only buildings that nobody else has attacked this round."
                ),
            ),
            (
                Message(
                    "Attacked is attacked, whether it succeeded or not. The attacker may go on in the same turn."
                ),
                Message("Even in that exception you attack only one player."),
                Message(
                    "What counts there is the attack, not the damage: a building that somebody else attacked in vain is out of bounds too."
                ),
                Message(
                    "In games begun under rules version 1, only the damage token counts there, including that of a total defence."
                ),
            ),
        ),
        Section(
            "attack-points",
            Message("Points for attacks"),
            Message(
                "At the end of your turn: {one} point for one damaged building, {two} for two, {three} for three, and two more for each further one.",
                one=attack_points(1),
                two=attack_points(2),
                three=attack_points(3),
            ),
            (
                Message(
                    "A building’s own reward comes on top of that, and at once: the points of a Town Hall, a token from a container."
                ),
                Figure(
                    positions.damaged,
                    partial(excerpt.homes, 1),
                    Message("Flames mark the damage; it is gone when the round ends."),
                ),
            ),
            (
                Message(
                    "Points for repulsed attacks are paid at once too; only those for damaged buildings wait for the end of the turn."
                ),
                Message("Draco and the undead do not count as damaged buildings."),
                Message("Points are never lost."),
            ),
        ),
        Section(
            "loot",
            Message("Loot"),
            Message(
                "Whoever damages a container takes one token out of it; whoever damages a Town Hall gets points, and at level 3 a Divine Favour too."
            ),
            (),
            (
                Message("The tokens on Breweries and Gold Factories cannot be looted."),
                Message("An empty container gives nothing, not even from the supply."),
                Message(
                    "Loot goes into a container of yours that has room, or else onto your Town Hall; it may be spent at once."
                ),
                Message(
                    "A looted token on the Town Hall cannot be moved in the storage phase: what you do not spend in your turn is lost."
                ),
            ),
        ),
        Section(
            "defending",
            Message("Defending"),
            Message(
                "When you are attacked, you may play defence cards from your hand. If the defence is then higher than the strength, the attack is repulsed: 1 point at once for each unit and hero in it."
            ),
            (
                Message(
                    "You defend in the turn of another player; in your own turn defence cards only wait."
                ),
                Message(
                    "The cards stay on the building until the end of the round and protect it against further attacks."
                ),
            ),
            (
                Message("You may play several defence cards against one attack."),
                Message("Whoever has cards in hand is always asked, so that silence gives nothing away."),
                Message(
                    "Hero Trap: the hero counts as repulsed at once, and not a second time when the rest is repulsed too."
                ),
            ),
        ),
        Section(
            "total-defence",
            Message("Total defence"),
            Message(
                "If you were attacked and nothing was damaged in that turn, you get {points} more when it ends.",
                points=points(TOTAL_DEFENCE),
            ),
            (Message("A damage token on your Town Hall then shows that you have been attacked this round."),),
            (
                Message("One attack that was repulsed is enough, if no other one damaged anything."),
                Message("Only the turn of your first attacker in a round can bring it."),
                Message(
                    "The token marks you and is not damage: a Town Hall that was not attacked itself may still be attacked by whoever may attack you."
                ),
            ),
        ),
        Section(
            "draco",
            Message("Draco"),
            Message(
                "The dragon of the board has defence {n}. Beat him once each round for a beer barrel or a gold bar.",
                n=DRACO_DEFENCE,
            ),
            (
                Figure(
                    positions.start,
                    excerpt.draco,
                    Message("Every player may beat him once a round."),
                ),
            ),
            (
                Message("Heroes may fight him too. The token can be stored."),
                Message(
                    "He is not a player: nobody reacts, and he counts for no mission and no attack points."
                ),
            ),
        ),
        Section(
            "undead",
            Message("Undead"),
            Message(
                "Undead come along Odin’s Path. Beat one for {points} and the token that it shows; then it is discarded.",
                points=points(UNDEAD_POINTS),
            ),
            (Message("You may beat as many as you can, in addition to attacking a player."),),
            (
                Message("Heroes may fight them too, and nobody can react."),
                Message(
                    "They do not belong to you: they count neither for the Follower nor for an Attacker mission."
                ),
            ),
        ),
    ),
)
