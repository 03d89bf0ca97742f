"""The rules of Vikings on Board, in our own words."""

from __future__ import annotations

from functools import cache, partial

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.match import Match
from longhouse.engine.message import Message

from ..board import excerpt
from ..data import (
    ADD_STACK,
    BARRELS,
    CLANS,
    DRAW_STACK,
    DRAWN,
    LONGEST,
    SHIPS,
    START_PIECES,
    STERNS,
    TOKENS_PER_GOOD,
)
from ..views import View
from .buildings import BUILDINGS
from .ending import END


@cache
def _start() -> Match:
    return Match.new("onboard", 3, 7)


@cache
def _later() -> Match:
    """A few turns on: a supply on board, two barrels on the quay."""
    match = _start().clone()
    match.replay(
        ("visit add", "ship 2", "visit bet", "barrel 3", "circle 1A", "visit rebet", "barrel 1", "circle 2C")
    )
    return match


_SHORT: Chapter[View] = Chapter(
    Message("The game in brief"),
    (
        Section(
            "goal",
            Message("Your goal"),
            Message("Have the most points when {n} ships have sailed.", n=STERNS),
            (
                Message(
                    "Eight longships lie in the harbour, each with people of three of the four clans. "
                    "When a ship sails, the clans on board share its cargo, the strongest first."
                ),
                (
                    Message(
                        "Each supply token that you took is worth what the market pays for it at the end."
                    ),
                    Message(
                        "Each barrel with which you predicted who would command a ship is worth its number."
                    ),
                ),
            ),
        ),
        Section(
            "round",
            Message("A round"),
            Message(
                "One Viking after another crosses the village, from the topmost to the last, and does what its new building says."
            ),
            (
                Message(
                    "Every building has a circle on either side. All Vikings start on one side; the leader "
                    "stands on the other. The topmost Viking goes first: its owner moves it across to any "
                    "building that is still free and carries out its action. Then the next one, and so on."
                ),
                Figure(
                    _start,
                    excerpt.whole_village,
                    Message("The village: the small numbers show in which order the Vikings will move."),
                ),
                Message(
                    "When all have crossed, the round ends. If somebody stands at Set sail, a ship leaves. "
                    "Then the leader changes sides, and the Vikings walk back: whoever stands higher now "
                    "moves earlier. Strong buildings lie at the bottom, so they cost you your place in the order."
                ),
            ),
            (
                Message("A building takes one Viking each round."),
                Message(
                    "You must choose a building whose action you can carry out, as long as there is one, "
                    "and carry it out."
                ),
                Message(
                    "If no free building has an action that you can carry out, stand at any free one; "
                    "nothing happens."
                ),
                Message("If nobody chose Set sail, no ship leaves and a new round begins."),
            ),
        ),
    ),
)

_TABLE: Chapter[View] = Chapter(
    Message("What lies on the table"),
    (
        Section(
            "ships",
            Message("Ships"),
            Message(
                "A ship is a bow with its cargo and up to {longest} pieces behind it. "
                "Once it has a stern, it has sailed and nothing can touch it.",
                longest=LONGEST,
            ),
            (
                Message(
                    "Each of the {ships} ships begins with {start} pieces of different clans: one of the four clans is missing.",
                    ships=SHIPS,
                    start=START_PIECES,
                ),
                Figure(
                    _start,
                    partial(excerpt.some_ships, 0, 3),
                    Message(
                        "Three ships: the moorings, then bow and pieces; the pennants show the order of control."
                    ),
                ),
            ),
            (
                Message("When a piece leaves, the others close up towards the bow."),
                Message("A ship may lose all its pieces; another piece may jump onto it later."),
                Message("Supplies never move from one ship to another."),
            ),
        ),
        Section(
            "pieces",
            Message("Pieces and shields"),
            Message(
                "A piece belongs to one clan and shows 1, 2 or 3 shields. Shields decide who controls the ship."
            ),
            (
                Message(
                    "Each of the {n} clans has two pieces of each strength: twelve shields in all.", n=CLANS
                ),
                Message("The piece next to the bow is at the front. That matters when clans are level."),
            ),
            (
                Message(
                    "All four clans are on board, however many people play. "
                    "Pieces of a clan that nobody plays move and count like any other."
                ),
            ),
        ),
        Section(
            "supplies",
            Message("Supplies"),
            Message(
                "Hide, grain and metal: {n} tokens of each. A token lies face up on a bow until its ship sails.",
                n=TOKENS_PER_GOOD,
            ),
            (
                Message(
                    "All tokens are shuffled face down: {add} beside Add 1, {draw} beside Draw 3, add 1.",
                    add=ADD_STACK,
                    draw=DRAW_STACK,
                ),
                Figure(
                    _later,
                    excerpt.market,
                    Message("Prices, the two stacks, and how many sterns are left."),
                ),
            ),
            (
                Message(
                    "Supplies that were taken lie face down until the end, unless the game was set up with open "
                    "ones: you may look at yours whenever you like; the others see only how many you have."
                ),
            ),
        ),
        Section(
            "barrels",
            Message("Barrels and moorings"),
            Message(
                "With a barrel on a mooring you predict which clan will control that ship. If you are right, the barrel scores its number at the end."
            ),
            (
                Message(
                    "You have {n} barrels, worth 1 to {n}. Only you know which is which.", n=len(BARRELS)
                ),
                Message("A mooring has four circles, one for each clan, whether somebody plays it or not."),
                Figure(
                    _later,
                    partial(excerpt.some_ships, 0, 2),
                    Message("Two bets: the small disc on a barrel tells which clan it is laid on."),
                ),
            ),
            (
                Message("A circle holds one barrel."),
                Message("You may have only one barrel at a ship."),
                Message("You may bet on your own clan, on a rival, or on a clan that nobody plays."),
                Message("Look at your own barrels whenever you like; never show them."),
            ),
        ),
    ),
)

_SAILING: Chapter[View] = Chapter(
    Message("When a ship sails"),
    (
        Section(
            "sailing",
            Message("Which ship sails"),
            Message(
                "At the end of the round, whoever took the stern chooses a ship with at least one supply "
                "and at least one piece. If there is none, they may choose any ship that has not sailed."
            ),
            (
                (
                    Message("First the order of control is settled."),
                    Message("Then correct bets are won."),
                    Message("Then the cargo is shared out."),
                ),
            ),
            (
                Message("The ship is chosen only then, not when the stern is taken."),
                Message("If the ship has no pieces, no bet wins and its supplies leave the game."),
            ),
        ),
        Section(
            "control",
            Message("Who controls a ship"),
            Message(
                "The clan with the most shields comes first. If clans are level, whoever stands nearer to the bow."
            ),
            (
                Message(
                    "All clans on board are ranked in this way. A clan without a piece on the ship gets nothing."
                ),
                Figure(
                    _start,
                    partial(excerpt.some_ships, 3, 1),
                    Message(
                        "The pennants show the order: most shields first, and the nearer to the bow wins ties."
                    ),
                ),
            ),
            (Message("What counts in a tie is the frontmost piece of each clan that is level."),),
        ),
        Section(
            "winning",
            Message("Winning a bet"),
            Message(
                "If the clan on which your barrel lies controls the ship, the barrel is won and kept for the end."
            ),
            (Message("All other barrels at that ship stay where they are; they can still be moved away."),),
            (
                Message("A barrel that was won is never bet again. Its value stays secret until the end."),
                Message("Whether bets or supplies come first makes no difference; here bets come first."),
            ),
        ),
        Section(
            "sharing",
            Message("Sharing the cargo"),
            Message(
                "In the order of control, each clan on board takes one token, again and again, until none is left."
            ),
            (
                Message(
                    "When there are too few tokens, those who come last get nothing. A clan that is alone takes everything."
                ),
            ),
            (
                Message(
                    "When it is the turn of a clan that nobody plays, one token leaves the game. The person to the "
                    "left of the next player due to take one decides which; with two players, that is the opponent."
                ),
                Message("When no player is due to take any more, the rest leaves the game."),
                Message("Nothing is asked when all the tokens are alike."),
                Message("“To the left” means the next seat."),
            ),
        ),
    ),
)

CHAPTERS: tuple[Chapter[View], ...] = (_SHORT, _TABLE, BUILDINGS, _SAILING, END)
assert DRAWN == 3  # the name of the building says so
