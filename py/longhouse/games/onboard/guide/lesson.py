"""A lesson of Vikings on Board: two rounds by hand, the rest at a glance."""

from __future__ import annotations

from longhouse.engine.guide import Lesson, Step
from longhouse.engine.message import Message, Seat

from ..data import LONGEST, STERNS

_RAVEN, _SUN, _SERPENT = Seat(1), Seat(2), Seat(3)

# Rounds 3 to 7, as three careful players went on.
_REST = """
visit swap; piece A2b; piece B1b; visit jump-any; piece B2b; ship 2; visit draw; good grain; ship 4; visit jump-own; piece A2b;
ship 4; visit add; ship 5; visit sail; visit bet; barrel 3; circle 5D; visit rebet; barrel 4; circle 4C; visit promote;
piece B2b; ship 5; visit swap; piece B1a; piece C3b; visit jump-any; piece C1a; ship 7; visit market; good grain; visit rebet;
lift 5B; circle 7C; visit jump-own; piece C3b; ship 4; visit sail; visit draw; good hide; ship 7; visit promote; piece A2b;
visit add; ship 2; ship 4; good grain; good hide; visit jump-own; piece A1a; ship 7; visit swap; piece A2a; piece C2a;
visit jump-any; piece C2a; ship 7; visit sail; visit market; good hide; visit draw; good hide; ship 2; visit bet; barrel 3;
circle 2D; visit add; ship 8; visit rebet; lift 7C; circle 7A; ship 7; visit jump-any; piece B2b; ship 6; visit swap;
piece C2b; piece D3a; visit rebet; lift 2D; circle 2C; visit jump-own; piece A1b; ship 2; visit add; ship 6; visit market;
good metal; visit bet; barrel 4; circle 6D; visit draw; good metal; ship 2; visit sail; ship 2; good metal; visit market;
good hide; visit sail; visit add; ship 6; visit draw; good metal; ship 6; visit jump-any; piece B2b; ship 8; visit jump-own;
piece C1b; ship 6; visit swap; piece C3a; piece D3b; visit rebet; lift 8C; circle 8D; visit first; ship 8
"""

_STEPS = (
    Step(
        (
            Message("Welcome to the harbour! You lead the clan of the Wolf."),
            Message(
                "Eight longships lie here, and {n} of them will sail. Their cargo is hide, grain and metal: when a "
                "ship leaves, the clans on board share it, the strongest first. Whoever has the most points when "
                "{n} ships have sailed wins.",
                n=STERNS,
            ),
        )
    ),
    Step(
        (
            Message(
                "Each ship is made of pieces, and each piece shows the shields of a clan. On ship 1, {raven} and you "
                "have three shields each. When clans are level, the one nearer to the bow comes first. That is {raven}.",
                raven=_RAVEN,
            ),
            Message(
                "Nobody plays {serpent} this time, but the pieces of that clan move and count like all others.",
                serpent=_SERPENT,
            ),
            Message("You are second on ship 1. Let us change that."),
        ),
    ),
    Step(
        (
            Message(
                "The village is where things get done. The topmost Viking moves first, and it is yours: it crosses "
                "to a building of your choice."
            ),
            Message(
                "You must carry out its action. So it has to be one that you can carry out, as long as there is any."
            ),
            Message("Send it to Promote."),
        ),
        ("visit promote",),
    ),
    Step(
        (Message("Now choose your piece on ship 1. It moves to the front."),),
        ("piece A3a",),
    ),
    Step(
        (
            Message(
                "Well done: the pennants of ship 1 now show your wolf first. You would be the first to choose from "
                "its cargo – if it had any."
            ),
            Message("The others are next. Each Viking takes a different building; nobody may share one."),
        ),
        then=(
            "visit market",
            "good grain",
            "visit bet",
            "barrel 2",
            "circle 8C",
            "visit jump-own",
            "piece B3a",
            "ship 3",
            "visit jump-any",
            "piece C1a",
            "ship 4",
        ),
    ),
    Step(
        (
            Message(
                "{raven} made grain dearer at the market and moved three shields to ship 3. {sun} laid a bet at ship 8 "
                "and strengthened its clan on ship 4.",
                raven=_RAVEN,
                sun=_SUN,
            ),
            Message(
                "Your second Viking: fetch cargo with Draw 3, add 1. You look at three tokens and choose the best."
            ),
        ),
        ("visit draw",),
    ),
    Step(
        (Message("One of each! Grain is worth 2 by now, the others 1. Take the grain."),),
        ("good grain",),
    ),
    Step(
        (Message("And where to? To ship 1, of course, where you are in command."),),
        ("ship 1",),
        ("visit add", "ship 4"),
    ),
    Step(
        (
            Message("{sun} has loaded hide onto ship 4. Your last Viking moves now.", sun=_SUN),
            Message(
                "Cargo counts only once it sails. Go to Set sail and take a stern: then you choose the ship when the round ends."
            ),
        ),
        ("visit sail",),
        ("visit rebet", "barrel 3", "circle 5B"),
    ),
    Step(
        (
            Message("All Vikings have crossed: the round is over, and you hold the stern."),
            Message(
                "As long as there are ships with both cargo and crew, one of them must sail. Choose ship 1."
            ),
        ),
        ("ship 1",),
    ),
    Step(
        (
            Message(
                "Your first grain! It lies face down: the others see that you have a token, but have to remember which."
            ),
            Message(
                "With more tokens, the clans on board take turns in the order of control, until none is left. "
                "Next would have been {serpent}: as nobody plays that clan, a token would have left the game.",
                serpent=_SERPENT,
            ),
        )
    ),
    Step(
        (
            Message(
                "A new round begins, and the Vikings walk back. Look at the village: whoever stood high moves early. Your Viking at Promote is first, but the two at Draw 3 and Set sail come last. Strong buildings have their price."
            ),
        ),
    ),
    Step(
        (
            Message(
                "On ship 3 {raven} has six shields, you have three. You are unlikely to win it – so bet on it!",
                raven=_RAVEN,
            ),
            Message("Send your Viking to the first tavern: Bet."),
        ),
        ("visit bet",),
    ),
    Step(
        (
            Message(
                "Four barrels, worth 1 to 4. Nobody sees which one you lay. This bet looks safe: take the 4."
            ),
        ),
        ("barrel 4",),
    ),
    Step(
        (
            Message(
                "Each mooring has a circle for every clan, for one barrel each. You may have only one barrel at a "
                "ship. Lay it at ship 3, on the circle of {raven}.",
                raven=_RAVEN,
            ),
        ),
        ("circle 3B",),
        (
            "visit sail",
            "visit promote",
            "piece C3b",
            "visit draw",
            "good metal",
            "ship 4",
            "visit add",
            "ship 3",
            "visit jump-own",
            "piece C1b",
            "ship 8",
            "visit first",
        ),
    ),
    Step(
        (
            Message(
                "{raven} has taken the stern and loaded metal onto ship 3. That will be the ship. And at ship 5, "
                "{raven} has a barrel on its own clan.",
                raven=_RAVEN,
            ),
            Message("You can spoil that bet and make yours safer at a stroke. Go to Jump any ship."),
        ),
        ("visit jump-any",),
    ),
    Step(
        (Message("Take the piece of {raven} at the front of ship 5 …", raven=_RAVEN),),
        ("piece B2a",),
    ),
    Step(
        (
            Message(
                "… and let it jump to ship 3, where it joins its clan. There is room: a ship takes up to {n} pieces.",
                n=LONGEST,
            ),
        ),
        ("ship 3",),
    ),
    Step(
        (
            Message(
                "One Viking is left. You own grain, so make it dearer: prices count at the very end, and they never fall."
            ),
            Message("Go to the Marketplace."),
        ),
        ("visit market",),
    ),
    Step(
        (Message("Raise the price of grain."),),
        ("good grain",),
        ("ship 3",),
    ),
    Step(
        (
            Message(
                "Ship 3 has sailed under {raven}, who gets the metal. Your bet was right: the barrel is yours now, worth 4 points.",
                raven=_RAVEN,
            ),
            Message(
                "A barrel that is wrong is not lost. Bet or move a bet, the second tavern, carries it to another ship."
            ),
        ),
    ),
    Step(
        (
            Message(
                "You have seen all that matters. Five more rounds were played like this; let us look at how they went."
            ),
        ),
        then=tuple(action.strip() for action in _REST.split(";")),
    ),
    Step(
        (
            Message(
                "Seven ships have sailed, and the eighth counts for nothing. Hide is worth 3 now, grain 4, metal 2."
            ),
            Message(
                "You: {goods} points for three hides and a grain, and {bets} for two barrels. That makes {mine}. "
                "{sun} has {second}, {raven} {third}. You win!",
                goods=13,
                bets=7,
                mine=20,
                second=18,
                third=7,
                raven=_RAVEN,
                sun=_SUN,
            ),
            Message(
                "A last piece of advice: load the ships that you command, sail before others spoil them, and bet where you cannot win."
            ),
        ),
    ),
)

LESSON = Lesson(players=3, seed=1, options={}, steps=_STEPS)
