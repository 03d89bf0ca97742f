"""A lesson of Vikings Gone Wild: three rounds by hand, the rest at a glance."""

from __future__ import annotations

from longhouse.engine.guide import Lesson, Step
from longhouse.engine.message import Message, Seat

from ..data import BONUS_SHARES, DRAW, TARGETS, THRESHOLDS
from ..scoring import attack_points
from .positions import OPTIONS, RIVAL_1, RIVAL_2, RIVAL_3, SEED

_RAVEN = Seat(1)

# Rounds 4 to 10, as two players went on.
_REST = """
play resources; build brewery; attack 0 gold_factory 1; send warrior; strike; react none; path 2; attack
draco; send elf_archer; strike; take beer; end turn; play resources; play gift_resource; play beer;
upgrade; build gold_factory; end turn; play resources; attack 1 hall; send thor; strike; react none;
complete 1; build brewery; build brewery; attack 1 brewery 1; send elf_archer; strike; react cannon; react
none; end turn; play resources; path 5; buy cannon; complete 1; favour grendel; attack 0 gold_factory 1;
send warrior; strike; end turn; play resources; buy bone_crusher; complete 1; attack 0 brewery 1; send
warrior; strike; react cannon; react none; favour dvergar; end turn; play resources; play gift_resource;
play gold; build tavern; end turn; play resources; attack 1 hall; send thor; strike; react none; buy
pigator; attack 1 brewery 1; send warrior; strike; react none; end turn; play resources; play money_theft;
upgrade; complete 1; attack 0 brewery 1; send elf_archer; strike; path 2; end turn; play resources; build
gold_factory; build gold_factory; attack 0 brewery 1; send warrior; strike; react cannon; react none;
attack undead 2; send bone_crusher; strike; end turn; favour time; play resources; buy pigator; attack 1
brewery 1; send warrior; strike; attack 1 gold_factory 1; send elf_archer; strike; end turn; play
resources; play gift_resource; play beer; play dvergar; upgrade; path 1; complete 1; buy bone_crusher; end
turn; play resources; build brewery; complete 2; favour chest; attack 0 brewery 1; send warrior; strike;
change 1; buy elf_archer; end turn; play resources; play scroll; play gold; play money_theft; upgrade;
attack 0 brewery 1; send warrior; strike; react none; attack 0 brewery 2; send grendel; strike; react
none; buy bone_crusher; end turn; favour lokis_lens; play resources; play time; attack 1 brewery 1; send
warrior; strike; build brewery; complete 2; attack 1 brewery 2; send bone_crusher; strike; attack 1
gold_factory 1; send pigator; strike; attack 1 gold_factory 2; send pigator; strike; attack 1 gold_factory
3; send thor; strike; build gold_factory; build beer_container; end turn
"""

_STEPS = (
    Step(
        (
            Message("Welcome, chieftain! Your clan is the Wolf, and the gods are watching."),
            Message(
                "They love beer, gold and a good brawl. Whoever has the most points at the end wins their praise. "
                "With two players, the end comes when somebody has {n}.",
                n=TARGETS[2],
            ),
        )
    ),
    Step(
        (
            Message(
                "You own two things: a deck of cards and a village. Cards give you beer, gold and warriors. Beer and gold buy "
                "more cards and buildings. Warriors raid the village of {raven}.",
                raven=_RAVEN,
            ),
            Message("That is the loop: earn, build, raid. And each round makes you stronger."),
        ),
    ),
    Step(
        (
            Message("All draw {n} cards. You have three beer, one gold and a Viking Warrior.", n=DRAW),
            Message("Play all your resource cards at once."),
        ),
        ("play resources",),
    ),
    Step(
        (
            Message(
                "Three beer and one gold to spend. What you do not spend from cards is gone after your turn."
            ),
            Message("A Gold Factory makes a gold bar every round. Build it for three beer."),
        ),
        ("build gold_factory",),
    ),
    Step(
        (
            Message(
                "It is under construction until the round ends: it does nothing yet, but nobody can attack it either."
            ),
            Message("And look at your missions: Worker asks for a building. Complete it!"),
        ),
        ("complete 1",),
    ),
    Step(
        (
            Message("Your first point. You may complete one mission each round."),
            Message(
                "Your warrior is still idle. Draco, the dragon at the end of Odin’s Path, has defence 1. Attack him."
            ),
        ),
        ("attack draco",),
    ),
    Step(
        (Message("Choose who goes. Strength 1 against defence 1 is enough."),),
        ("send warrior",),
    ),
    Step(
        (Message("Now strike."),),
        ("strike",),
    ),
    Step(
        (
            Message(
                "Draco pays with a barrel or a bar, once each round. You have one gold; take a second one."
            ),
        ),
        ("take gold",),
    ),
    Step(
        (
            Message(
                "Two gold buy a Cannon: a defence card for the day when {raven} comes to visit. Buy it from its pile.",
                raven=_RAVEN,
            ),
        ),
        ("buy cannon",),
    ),
    Step(
        (
            Message(
                "A card that you buy does not come into your hand. It joins the cards you played, and you draw it "
                "after the next shuffle."
            ),
            Message("That was a good turn. End it."),
        ),
        ("end turn",),
        (*RIVAL_1, *RIVAL_2),
    ),
    Step(
        (
            Message(
                "{raven} did the same as you, and then a new round began. The first player changes, so {raven} went first: "
                "an Elf Archer, a mission, a Beer Container.",
                raven=_RAVEN,
            ),
            Message(
                "Your Gold Factory is finished, and a bar lies on it. Such tokens are as good as cards, and they can be kept. "
                "Play your resource cards."
            ),
        ),
        ("play resources",),
    ),
    Step(
        (
            Message(
                "Three beer and two gold. To keep bars for later, you need a Gold Container. Build one for two beer."
            ),
        ),
        ("build gold_container",),
    ),
    Step(
        (
            Message(
                "Odin’s Path offers cards that change all the time. The Mystery Gift costs two beer, and you have only one."
            ),
            Message("But you may give two gold for a beer."),
        ),
        ("exchange gold",),
    ),
    Step(
        (Message("Now buy the Mystery Gift."),),
        ("path 2",),
    ),
    Step(
        (
            Message("The cards to its left have moved up, and a new one has come at once."),
            Message("Your mission Worship asked for exactly that. Complete it."),
        ),
        ("complete 2",),
    ),
    Step(
        (
            Message(
                "And now: a raid! The Gold Factory of {raven} has defence 1, and your second warrior is in your hand. Attack it.",
                raven=_RAVEN,
            ),
        ),
        ("attack 1 gold_factory 1",),
    ),
    Step(
        (Message("Send the warrior."),),
        ("send warrior",),
    ),
    Step(
        (
            Message(
                "{raven} may answer with defence cards, and you cannot see that hand. Risk it: strike!",
                raven=_RAVEN,
            ),
        ),
        ("strike",),
        ("react none",),
    ),
    Step(
        (
            Message(
                "No answer: the building is damaged. Nothing is destroyed, the flames are gone next round. But for you it is worth "
                "{one} point at the end of the turn. Two buildings in one turn would be worth {two}, three {three}.",
                one=attack_points(1),
                two=attack_points(2),
                three=attack_points(3),
            ),
            Message("End your turn."),
        ),
        ("end turn",),
    ),
    Step(
        (
            Message(
                "Round three, and you are first again. Your deck was shuffled: look, the Cannon is in your hand. "
                "Keep it there, it works only when you are attacked."
            ),
            Message("Play your resource cards."),
        ),
        ("play resources",),
    ),
    Step(
        (Message("Warriors are weak. Buy an Elf Archer with strength 2 for your three beer."),),
        ("buy elf_archer",),
    ),
    Step(
        (Message("Your new mission, Strategy, wanted a unit. Complete it."),),
        ("complete 2",),
    ),
    Step(
        (
            Message("Leave the bar on your Gold Factory this time. You will see why."),
            Message("Raid the Gold Factory of {raven} once more.", raven=_RAVEN),
        ),
        ("attack 1 gold_factory 1",),
    ),
    Step(
        (Message("Your warrior again."),),
        ("send warrior",),
    ),
    Step(
        (Message("Strike!"),),
        ("strike",),
        ("react none",),
    ),
    Step(
        (Message("It burns again. End your turn, and watch your points."),),
        ("end turn",),
    ),
    Step(
        (
            Message(
                "Five points! At {a}, {b} and {c} points the gods send a Divine Favour: you choose one of three strong cards.",
                a=THRESHOLDS[0],
                b=THRESHOLDS[1],
                c=THRESHOLDS[2],
            ),
            Message("Take Thor, a hero of strength 7."),
        ),
        ("favour thor",),
        RIVAL_3,
    ),
    Step(
        (
            Message(
                "{raven} strikes back, with a warrior against your Gold Factory. Strength 1 against defence 1 would be enough.",
                raven=_RAVEN,
            ),
            Message("But you have kept the Cannon. Defend with it."),
        ),
        ("react cannon",),
        ("path 1", "end turn"),
    ),
    Step(
        (
            Message(
                "Repulsed! You get a point for each unit that you threw back. And as nothing of yours was damaged in that "
                "turn, one more for total defence: seven points."
            ),
            Message(
                "Then came the storage phase. The bar that you did not spend lies in your Gold Container now. A container with four tokens gives a point every round."
            ),
        ),
    ),
    Step(
        (
            Message(
                "What else there is: your Town Hall can be upgraded for gold, to make room for more buildings. A Tavern lets you draw more cards, a Drakkar keeps one. Undead on Odin’s Path give a point to whoever beats them."
            ),
            Message("Seven more rounds were played. Let us see how they ended."),
        ),
        then=tuple(action.strip() for action in " ".join(_REST.split()).split(";")),
    ),
    Step(
        (
            Message(
                "In the last round you damaged {n} buildings in one turn, for {raid} points, and reached {goal}. That ended the game.",
                n=5,
                raid=attack_points(5),
                goal=40,
            ),
            Message(
                "Then the four bonuses: {bonus} points each for the most defence cards, units, buildings and missions; players who are level share them. They brought {mine} points to each of you.",
                bonus=BONUS_SHARES[1],
                mine=12,
            ),
            Message(
                "You win by {won} to {lost}. Build early, keep a Cannon, and raid where it burns easily.",
                won=52,
                lost=32,
            ),
        ),
    ),
)

LESSON = Lesson(players=2, seed=SEED, options=OPTIONS, steps=_STEPS)
