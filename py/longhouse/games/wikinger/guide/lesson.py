"""A lesson of Vikings: a round by hand, the first large scoring, the rest at a glance."""

from __future__ import annotations

from longhouse.engine.guide import Lesson, Step
from longhouse.engine.message import Message, Seat

from ..data import NOBLE_POINTS, ROUNDS, SHIP_GOLD, SMITH_GOLD

_RAVEN, _SUN = Seat(1), Seat(2)


def _record(text: str) -> tuple[str, ...]:
    return tuple(action.strip() for action in text.split(";"))


# Rounds 3 to 6.
_REST = _record("""
buy 3; tile fisherman 3; settle island; buy 4; tile fisherman 3; settle island; buy 5; tile warrior 1; buy 2; tile fisherman 4;
settle island; buy 1; tile fisherman 4; settle island; buy 7; tile scout 4; settle island; buy 6; tile scout 3; settle island;
buy 8; tile noble 2; settle island; buy 10; tile noble 1; buy 11; tile noble 1; buy 12; tile ship 1; buy 9; tile scout 5; buy 1;
tile fisherman 5; settle island; buy 4; tile warrior 2; buy 3; tile warrior 3; buy 2; tile goldsmith 4; settle island; buy 5;
tile fisherman 4; buy 8; tile scout 4; buy 7; tile noble 1; buy 9; tile noble 4; buy 6; tile warrior 4; settle base; buy 12;
tile ship 4; buy 11; tile ship 3; buy 10; tile ship 3; ferry noble 1; ferry warrior 2; stop; ferry warrior 1; ferry noble 4;
ferry scout 5; ferry warrior 3; stop; ferry warrior 4; buy 3; tile scout 6; settle island; buy 2; tile goldsmith 4; settle island;
buy 1; tile goldsmith 3; settle island; buy 5; tile warrior 3; buy 11; tile ship 4; buy 4; tile scout 4; settle island; buy 8;
tile scout 7; buy 10; tile ship 5; buy 7; tile fisherman 6; buy 9; tile noble 3; settle base; buy 6; tile fisherman 5; buy 12;
tile ship 5; buy 2; tile warrior 5; buy 3; tile warrior 5; buy 1; tile fisherman 5; settle island; buy 5; tile scout 1; buy 4;
tile warrior 4; buy 7; tile scout 8; settle island; buy 9; tile fisherman 6; buy 11; tile goldsmith 5; buy 8; tile noble 6; buy 6;
tile goldsmith 5; buy 10; tile goldsmith 6; buy 12; tile ship 4; ferry noble 1; ferry goldsmith 5; ferry fisherman 5;
ferry scout 1; ferry warrior 5; ferry fisherman 1; ferry goldsmith 5; ferry warrior 5; ferry noble 1; ferry warrior 4;
ferry goldsmith 6; ferry noble 6; ferry warrior 3; ferry scout 7; ferry noble 3
""")

_STEPS = (
    Step(
        (
            Message("Welcome, settler! You lead the Wolf clan to new islands."),
            Message(
                "In {n} rounds you buy islands and the Vikings to live on them. Each Viking has a trade: some bring gold, "
                "some bring points, some bring safety. The most points win.",
                n=ROUNDS,
            ),
        ),
    ),
    Step(
        (
            Message(
                "This wheel is the market. Each of its twelve places holds a set: a tile and a Viking. "
                "The number on the inner disc is the price of the set, from 0 to 11."
            ),
            Message(
                "Goldsmiths pay you at the end of every round, so begin with one. Buy the set for 3 gold."
            ),
        ),
        ("buy 4",),
    ),
    Step(
        (
            Message(
                "This is your homeland. The top row is for ships, each row below it belongs to one trade. The tile is "
                "the left end of an island: sea on its left, land on its right. The first column takes only such ends."
            ),
            Message("Lay it in the row of the goldsmiths, so that your Viking can live there."),
        ),
        ("tile goldsmith 1",),
    ),
    Step(
        (
            Message(
                "In your first turn you also lay your start tile, another left end. Lay it in the row of the fishermen, at the bottom."
            ),
        ),
        ("start fisherman 1",),
    ),
    Step(
        (
            Message(
                "A Viking who comes with a tile may step onto it, if it lies in the row of his trade. Otherwise he waits on your base."
            ),
            Message("Let the goldsmith settle on the new tile."),
        ),
        ("settle island",),
        (
            "buy 2",
            "start fisherman 1",
            "tile fisherman 2",
            "settle island",
            "buy 3",
            "start fisherman 1",
            "tile fisherman 2",
            "settle island",
        ),
    ),
    Step(
        (
            Message(
                "{raven} and {sun} have bought two fishermen. The set at price 0 was forbidden so far: it may be taken "
                "only when its Viking is the last of his colour on the wheel. Now he is!",
                raven=_RAVEN,
                sun=_SUN,
            ),
            Message("Take the last fisherman for nothing."),
        ),
        ("buy 1",),
    ),
    Step(
        (
            Message(
                "A right end: land on its left, sea on its right. Land must meet land. Lay it beside your start tile, and the island is complete."
            ),
        ),
        ("tile fisherman 2",),
    ),
    Step(
        (Message("One fisherman feeds five Vikings at the end of the game. Settle him."),),
        ("settle island",),
        ("buy 6", "tile goldsmith 2", "settle island", "buy 7", "tile goldsmith 2", "settle island"),
    ),
    Step(
        (
            Message(
                "Place 0 was empty, so the wheel turned to the next set: everything became 4 cheaper. Patience pays – if nobody else is faster."
            ),
            Message("Now something bold: the warrior for 6. A ship comes with him."),
        ),
        ("buy 11",),
    ),
    Step(
        (
            Message(
                "Ships go to the top row and threaten the column below, down to the row that their sail names. This one "
                "reaches down to the scouts. But a warrior right below drives it off and wins its {n} gold.",
                n=SHIP_GOLD[1],
            ),
            Message("Lay it in the second column. The warrior waits on the base."),
        ),
        ("tile ship 2",),
        ("buy 8", "tile scout 2", "settle island", "buy 9", "tile scout 2", "settle island"),
    ),
    Step(
        (Message("The last goldsmith on the wheel is free now. Take him."),),
        ("buy 5",),
    ),
    Step(
        (
            Message(
                "Think ahead: the warrior needs a place below the ship. Lay this tile there, in the row of the warriors. The goldsmith waits on the base for now."
            ),
        ),
        ("tile warrior 2",),
        ("buy 10", "tile noble 2", "settle island", "buy 12", "tile ship 1"),
    ),
    Step(
        (
            Message(
                "All twelve sets are sold. After rounds 1, 3 and 5 there is a small scoring: each goldsmith on an island pays {n} gold. That is yours.",
                n=SMITH_GOLD,
            ),
            Message("After rounds 2, 4 and 6 comes a large one. Let us see what you buy in round 2."),
        ),
        then=("buy 2", "tile fisherman 3", "settle island", "buy 1", "tile noble 2"),
    ),
    Step(
        (Message("A goldsmith for nothing, and he is the only one. Of course you take him."),),
        ("buy 3",),
        (
            "tile goldsmith 2",
            "settle island",
            "buy 5",
            "tile scout 3",
            "settle island",
            "buy 6",
            "tile warrior 2",
        ),
    ),
    Step(
        (
            Message(
                "He moved in beside the first. Next, a scout for nothing. A scout scores 1 point, and 1 more for a goldsmith and for a fisherman in his column."
            ),
            Message("Buy him."),
        ),
        ("buy 4",),
    ),
    Step(
        (Message("Your second column has both. Lay the tile there, in the row of the scouts."),),
        ("tile scout 2",),
        (
            "settle island",
            "buy 10",
            "tile ship 1",
            "buy 8",
            "tile warrior 1",
            "settle island",
            "buy 12",
            "tile ship 3",
            "buy 9",
            "tile ship 2",
            "buy 11",
            "tile ship 2",
            "buy 7",
            "tile warrior 3",
            "settle island",
            "ferry warrior 2",
            "ferry fisherman 1",
            "ferry noble 2",
        ),
    ),
    Step(
        (
            Message(
                "In the meantime you have bought a boatsman with another ship, and a warrior who drives that ship off. "
                "Round 2 is over."
            ),
            Message(
                "Before a large scoring, a boatsman may carry Vikings from the base to empty tiles of their row. Then he is spent. Carry the warrior below the ship."
            ),
        ),
        ("ferry warrior 2",),
    ),
    Step(
        (
            Message(
                "Look what you earned: 5 gold and 2 points for two ships driven off, 3 points for the scout with his neighbours, 6 gold for two goldsmiths. A noble would have brought {n} more points.",
                n=NOBLE_POINTS,
            ),
            Message("What stands in the hatched shade of a ship earns nothing."),
        ),
    ),
    Step(
        (Message("Four more rounds were played like this. Let us jump to the end."),),
        then=_REST,
    ),
    Step(
        (
            Message(
                "At the very end there is more to win: 10 points for the most boatsmen on the base, 7 for the most completed islands, 5 for the longest."
            ),
            Message(
                "In the last round every boatsman must carry all he can. Two full trips carried all who could go, so two of your four boatsmen are left."
            ),
            Message(
                "Your fishermen could feed four more Vikings than you have: 2 points for each. Hungry ones would cost 1 each. And 5 gold make a point."
            ),
        ),
    ),
    Step(
        (
            Message(
                "You have {mine} points, {sun} {second}, {raven} {third}. You win!",
                mine=70,
                second=66,
                third=60,
                raven=_RAVEN,
                sun=_SUN,
            ),
            Message(
                "A last piece of advice: gold first, fishermen while they are cheap, a warrior for every ship, and never turn up your nose at what is free."
            ),
        ),
    ),
)

LESSON = Lesson(players=3, seed=24, options={"version": "basic"}, steps=_STEPS)
