"""The rules of Vikings (Wikinger), in our own words: the basic version."""

from __future__ import annotations

from functools import cache

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.match import Match
from longhouse.engine.message import Message

from ..board import excerpt
from ..data import (
    FED_BY_FISHERMAN,
    NOBLE_POINTS,
    ROUNDS,
    SETS,
    SHIP_GOLD,
    SHIP_POINTS,
    SMITH_GOLD,
    START_GOLD,
    START_POINTS,
    TOP_ARM,
    VIKINGS_PER_COLOUR,
)
from ..views import View
from .lesson import LESSON
from .progress import PROGRESS
from .scoring import SCORING


@cache
def _start() -> Match:
    return LESSON.start("wikinger")


@cache
def _settled() -> Match:
    """After the first large scoring of the lesson."""
    return LESSON.at("wikinger", 17)


_SHORT: Chapter[View] = Chapter(
    Message("The game in brief"),
    (
        Section(
            "goal",
            Message("Your goal"),
            Message(
                "Settle islands with Vikings of every trade, and have the most points after {n} rounds.",
                n=ROUNDS,
            ),
            (
                Message(
                    "Nobles and scouts bring points, goldsmiths bring gold, fishermen bring food, warriors keep ships away, "
                    "boatsmen carry the others where they are needed."
                ),
                Figure(
                    _start,
                    excerpt.crew,
                    Message(
                        "The six trades, each with its colour and its letter. All but the boatsman have a row of their own."
                    ),
                ),
            ),
        ),
        Section(
            "round",
            Message("A round"),
            Message(
                "{n} sets of a tile and a Viking lie around the wheel. In turn, each player buys one set and places it "
                "at once, until all are sold. Then comes a scoring.",
                n=SETS,
            ),
            (
                (
                    Message("Rounds 1, 3 and 5 end with a small scoring: only goldsmiths pay."),
                    Message("Rounds 2, 4 and 6 end with a large scoring."),
                    Message("After round 6 there is a final scoring as well."),
                ),
            ),
            (
                Message(
                    "After each scoring the start figure passes to the left. Its holder buys first; with the auction of "
                    "the progress version, its holder bids first, and whoever wins the auction buys first."
                ),
            ),
        ),
        Section(
            "setup",
            Message("Players and setup"),
            Message(
                "Two to four players, each with a base, a start tile, {points} points and some gold. "
                "Who begins is drawn at random.",
                points=START_POINTS,
            ),
            (
                Message(
                    "72 tiles are shuffled into six stacks of twelve, one for each round: 17 left ends, 20 middles, "
                    "21 right ends and 14 ships."
                ),
            ),
            (Message("Start tiles that nobody needs leave the game."),),
        ),
    ),
)

_BUYING: Chapter[View] = Chapter(
    Message("Buying"),
    (
        Section(
            "wheel",
            Message("The wheel"),
            Message("The disc in the middle shows what each set costs: from 0 to 11 gold."),
            (
                Figure(_start, excerpt.whole_wheel, Message("The wheel at the start of a round.")),
                Message(
                    "The tiles of the round are laid out first: island tiles from 0 upwards, ships from 11 downwards. Then "
                    "{n} Vikings are drawn and laid from 0 upwards: fishermen, goldsmiths, scouts, nobles, warriors, boatsmen.",
                    n=SETS,
                ),
                Message(
                    "When place 0 is empty, the wheel turns until 0 meets the next set, so all sets that are left become cheaper."
                ),
            ),
            (
                Message("The wheel turns only when nothing lies at 0."),
                Message(
                    "There are {n} Vikings of each colour, 78 in all. In the basic version 72 of them are drawn; six stay in the bag.",
                    n=VIKINGS_PER_COLOUR,
                ),
            ),
        ),
        Section(
            "buying",
            Message("Buying a set"),
            Message("In your turn you must buy exactly one set, at the price beside it."),
            (
                Message(
                    "The set at 0 may be taken only if its Viking is the last of his colour on the wheel."
                ),
            ),
            (
                Message(
                    "If you do not have enough gold for the cheapest set that is allowed, you must take the set at 0, whatever Viking it holds, unless you sell points."
                ),
                Message("You are never forced to sell points in order to buy something else."),
            ),
        ),
        Section(
            "money",
            Message("Gold and points"),
            Message("Missing gold may be replaced by points, one for one. Points never fall below 0."),
            (
                Message(
                    "Everybody starts with {points} points, and {two} gold with two players, {three} with three, {four} with four.",
                    points=START_POINTS,
                    two=START_GOLD[2],
                    three=START_GOLD[3],
                    four=START_GOLD[4],
                ),
            ),
            (
                Message(
                    "Selling is offered where it matters: exactly the coins that are missing for a set or a bid. Points cannot be bought back."
                ),
                Message("Gold and points lie open to all. The bank never runs dry."),
            ),
        ),
    ),
)

_PLACING: Chapter[View] = Chapter(
    Message("Placing"),
    (
        Section(
            "homeland",
            Message("Your homeland"),
            Message(
                "Six rows begin at your base: ships on top, then warriors, nobles, scouts, goldsmiths and fishermen."
            ),
            (
                Figure(
                    _settled,
                    excerpt.homeland,
                    Message("A homeland: the base on the left and on top, Vikings on their islands."),
                ),
                Message(
                    "Rows run to the right as far as you like. Vikings without an island wait on the base."
                ),
            ),
        ),
        Section(
            "islands",
            Message("Island tiles"),
            Message(
                "An island has a left end, any number of middles, and a right end. Land must meet land, and sea must meet sea."
            ),
            (
                Figure(
                    _start,
                    excerpt.tiles,
                    Message("A left end, the middles with their four buildings, a right end."),
                ),
                Message(
                    "Tiles are never turned. Only neighbours to the left and to the right must fit; what lies above or below does not matter."
                ),
            ),
            (
                Message("There is no island of a single tile: the shortest has a left and a right end."),
                Message("An empty cell beside a tile asks for nothing, so gaps are allowed."),
            ),
        ),
        Section(
            "placing",
            Message("Placing a tile"),
            Message(
                "An island tile goes into one of the five lower rows and must share a full side with another tile or with the base."
            ),
            (
                Message("It need not go into the row of its Viking."),
                Message("The first column takes left ends only, as the base counts as sea there."),
            ),
            (
                Message("A tile right below a ship is connected by it: ships are tiles too."),
                Message(
                    "The upper arm of the base touches only the first {n} columns of ships; it connects no tile of the warriors’ row.",
                    n=TOP_ARM,
                ),
                Message("A tile that fits nowhere is discarded; its Viking goes to the base."),
            ),
        ),
        Section(
            "start-tile",
            Message("The start tile"),
            Message(
                "In your first turn you also lay your start tile, a left end, in the first column of one of the five lower rows."
            ),
            (),
            (
                Message("You may lay it before or after the tile that you bought."),
                Message(
                    "It begins empty: the Viking of the first set may stand only on the tile that came with him."
                ),
            ),
        ),
        Section(
            "settling",
            Message("Where the Viking goes"),
            Message(
                "If you lay the tile in the row of its Viking, he may step onto it at once. Otherwise he waits on the base."
            ),
            (),
            (
                Message(
                    "Only on the tile that came with him, not on another one. He may stay on the base if you like."
                ),
                Message("A Viking on an island never moves again. A tile holds one."),
                Message("Whoever comes with a ship waits on the base, and so does every boatsman."),
            ),
        ),
        Section(
            "ships",
            Message("Enemy ships"),
            Message(
                "Ships lie in the top row, the first in one of the first {n} columns, each further one beside another ship.",
                n=TOP_ARM,
            ),
            (
                Figure(
                    _start,
                    excerpt.ships,
                    Message(
                        "Four sails: the letter tells how far down the ship reaches, the coin or star what it is worth."
                    ),
                ),
                (
                    Message("Red reaches down to the nobles and is worth {n} gold.", n=SHIP_GOLD[0]),
                    Message("Green reaches down to the scouts and is worth {n} gold.", n=SHIP_GOLD[1]),
                    Message(
                        "Yellow reaches down to the goldsmiths and is worth {n} points.", n=SHIP_POINTS[2]
                    ),
                    Message("Blue reaches down to the fishermen and is worth {n} points.", n=SHIP_POINTS[3]),
                ),
            ),
            (
                Message(
                    "The fourth column and those beyond take ships only when the first {n} are full.",
                    n=TOP_ARM,
                ),
                Message("There are 3 red ships, 4 green, 4 yellow and 3 blue ones."),
                Message(
                    "The worth of the green and blue ships is known as printed; that of the red and yellow ones is our proposal."
                ),
            ),
        ),
    ),
)

_TRADES: Chapter[View] = Chapter(
    Message("The six trades"),
    (
        Section(
            "warrior",
            Message("Warrior"),
            Message(
                "On the tile right below a ship he drives it off: it threatens nobody, and pays its value in each large scoring."
            ),
            (),
            (
                Message("A warrior without a ship above him does nothing."),
                Message("A warrior below a ship is not threatened by it himself."),
            ),
        ),
        Section(
            "noble",
            Message("Noble"),
            Message("Each noble on an island brings {n} points in a large scoring.", n=NOBLE_POINTS),
            (),
            (Message("A noble whom a ship threatens brings nothing."),),
        ),
        Section(
            "scout",
            Message("Scout"),
            Message(
                "Each scout on an island brings 1 point in a large scoring, and 1 more for a goldsmith and for a fisherman below him in his column."
            ),
            (),
            (
                Message(
                    "So three points at most. The fisherman counts even if the goldsmith’s cell is empty."
                ),
                Message("If the scout is threatened, he brings nothing at all."),
            ),
        ),
        Section(
            "goldsmith",
            Message("Goldsmith"),
            Message(
                "Each goldsmith on an island pays {n} gold in every scoring, small or large.", n=SMITH_GOLD
            ),
            (),
            (Message("A goldsmith whom a ship threatens pays nothing."),),
        ),
        Section(
            "fisherman",
            Message("Fisherman"),
            Message(
                "Each fisherman on an island feeds {n} Vikings at the end of the game, himself included.",
                n=FED_BY_FISHERMAN,
            ),
            (Message("In large scorings he counts only for a scout above him."),),
            (Message("On the base, or threatened by a ship, he feeds nobody."),),
        ),
        Section(
            "boatsman",
            Message("Boatsman"),
            Message(
                "He stays on the base. Before a large scoring he can carry Vikings to islands; those who are left at the end count for a bonus."
            ),
        ),
    ),
)

CHAPTERS: tuple[Chapter[View], ...] = (_SHORT, _BUYING, _PLACING, _TRADES, SCORING, PROGRESS)
