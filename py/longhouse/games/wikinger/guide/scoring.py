"""How Vikings is scored: small, large, and at the end."""

from __future__ import annotations

from functools import cache

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.match import Match
from longhouse.engine.message import Message

from ..board import excerpt
from ..data import (
    FED_BY_FISHERMAN,
    GOLD_PER_POINT,
    LONGEST_ISLAND,
    MISSING_FOOD,
    MOST_BOATSMEN,
    MOST_ISLANDS,
    NOBLE_POINTS,
    SMITH_GOLD,
    SPARE_FOOD,
)
from ..views import View
from .lesson import LESSON


@cache
def _threatened() -> Match:
    """A ship that nobody drives off yet."""
    return LESSON.at("wikinger", 16)


SCORING: Chapter[View] = Chapter(
    Message("Scoring"),
    (
        Section(
            "small",
            Message("Small scoring"),
            Message(
                "After rounds 1, 3 and 5: {n} gold for each goldsmith on an island, unless a ship threatens him.",
                n=SMITH_GOLD,
            ),
            (),
            (Message("Nobody is ferried, and ships pay nothing."),),
        ),
        Section(
            "large",
            Message("Large scoring"),
            Message(
                "After rounds 2, 4 and 6. In turn, from the start player on, each player’s boatsmen ferry; then that homeland is scored from top to bottom."
            ),
            (
                (
                    Message("Ships that a warrior drives off pay their gold or points."),
                    Message("Nobles bring {n} points each.", n=NOBLE_POINTS),
                    Message("Scouts bring 1 to 3 points each."),
                    Message("Goldsmiths pay {n} gold each.", n=SMITH_GOLD),
                ),
            ),
            (
                Message("Ships pay every time, in all three large scorings."),
                Message("Whether an island is complete does not matter here."),
            ),
        ),
        Section(
            "ferrying",
            Message("Ferrying"),
            Message(
                "A boatsman carries all Vikings of one colour, or one each of several colours, from the base to empty tiles of their rows. Then he leaves the game."
            ),
            (
                Message(
                    "You may use as many boatsmen as you have. After round 6 you must, while somebody on the base has an empty tile in his row."
                ),
                Message(
                    "The second Viking of a trip decides whether it is one of a single colour or of different colours."
                ),
            ),
            (
                Message("After rounds 2 and 4 he may carry fewer than he could, but at least one."),
                Message("After round 6 a trip may not end while another Viking could join it."),
                Message(
                    "You choose how to group them: well grouped, boatsmen are saved for the final bonus."
                ),
                Message("Nobody is carried from one island to another."),
                Message("Games begun under the older rules keep them: there, a trip could end early."),
            ),
        ),
        Section(
            "threat",
            Message("Threatened Vikings"),
            Message(
                "A ship threatens the whole column below it, down to the row that its sail names. Threatened Vikings bring nothing."
            ),
            (
                Figure(
                    _threatened, excerpt.homeland, Message("The hatched shade shows whom a ship threatens.")
                ),
                Message("A warrior on the tile right below the ship lifts the threat from the whole column."),
            ),
            (
                Message(
                    "A ship threatens only its own column: Vikings of the same island in other columns have nothing to fear from it."
                ),
            ),
        ),
        Section(
            "final",
            Message("Final scoring"),
            Message(
                "After the large scoring of round 6, in this order: ships, gold, boatsmen, islands, supply."
            ),
            (
                (
                    Message(
                        "Each ship that is not driven off costs its value. Missing coins are paid in points."
                    ),
                    Message("Every {n} gold make a point.", n=GOLD_PER_POINT),
                    Message("The most boatsmen on the base: {n} points.", n=MOST_BOATSMEN),
                    Message("The most completed islands: {n} points.", n=MOST_ISLANDS),
                    Message("The longest completed island: {n} points.", n=LONGEST_ISLAND),
                    Message(
                        "Supply: {more} points for each additional Viking that could be fed, minus {less} for each hungry one.",
                        more=SPARE_FOOD,
                        less=MISSING_FOOD,
                    ),
                ),
            ),
            (Message("Points never fall below 0, at any step."),),
        ),
        Section(
            "majorities",
            Message("The three bonuses"),
            Message(
                "Most boatsmen {boatsmen} points, most completed islands {islands}, longest completed island {longest}.",
                boatsmen=MOST_BOATSMEN,
                islands=MOST_ISLANDS,
                longest=LONGEST_ISLAND,
            ),
            (
                Message(
                    "A completed island runs from a left end to a right end without a gap. Nobody need live on it."
                ),
            ),
            (
                Message("Players who tie for the most all get the full bonus."),
                Message("If nobody has any, nobody gets it."),
            ),
        ),
        Section(
            "supply",
            Message("Supply"),
            Message(
                "Each fisherman who stands on an island and is not threatened feeds {n}. All your Vikings eat: those on islands, those on the base, and boatsmen.",
                n=FED_BY_FISHERMAN,
            ),
            (
                Message(
                    "{more} points for each additional Viking that you could feed; {less} point lost for each that goes hungry.",
                    more=SPARE_FOOD,
                    less=MISSING_FOOD,
                ),
            ),
            (Message("A fisherman on the base or in the shade of a ship feeds nobody, but eats."),),
        ),
        Section(
            "tie",
            Message("If players are level"),
            Message("Whoever has more gold left after the final scoring wins; else they share the victory."),
        ),
        Section(
            "secrets",
            Message("What is secret"),
            Message(
                "Nothing that players have. Only what is still to be drawn is hidden: tiles, Vikings and special tiles."
            ),
            (),
            (
                Message(
                    "Without the auction that is what the rounds to come will bring. With it, the tiles of the round "
                    "are hidden too until a Viking has been removed."
                ),
            ),
        ),
    ),
)
