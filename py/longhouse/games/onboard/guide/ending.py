"""The rules of Vikings on Board: scoring, setup, extra Vikings, secrets."""

from __future__ import annotations

from longhouse.engine.guide import Chapter, Section
from longhouse.engine.message import Message

from ..data import LAST_ROUND, MARKET_TOP, STERNS, VIKINGS
from ..views import View

END: Chapter[View] = Chapter(
    Message("The end"),
    (
        Section(
            "end",
            Message("Scoring"),
            Message(
                "The game ends at once when the {n}th ship has sailed. The eighth stays in the harbour "
                "and scores nothing.",
                n=STERNS,
            ),
            (
                (
                    Message(
                        "Each supply token is worth what the market shows for it now, 1 to {top} points.",
                        top=MARKET_TOP,
                    ),
                    Message("Each barrel that was won is worth its number."),
                ),
                Message(
                    "The most points win. If players are level, more supply tokens decide, then more points from supplies; otherwise they share the victory."
                ),
            ),
            (
                Message("Barrels that did not win count for nothing."),
                Message(
                    "The number of rounds is not limited: once nothing is left to load, to raise or to bet, "
                    "somebody has to choose Set sail."
                ),
                Message(
                    "A game begun under the earlier rules still ends after {n} rounds at the latest, "
                    "and its supplies lie open.",
                    n=LAST_ROUND,
                ),
            ),
        ),
        Section(
            "setup",
            Message("Players and setup"),
            Message(
                "Each player has {two} Vikings with two players, {three} with three, {four} with four.",
                two=VIKINGS[2],
                three=VIKINGS[3],
                four=VIKINGS[4],
            ),
            (
                Message(
                    "The Vikings of the first round are placed at random from the top of the village: with two players in the order AB BA AB BA, with three ABC BCA CAB, with four ABCD DCBA. They carry out no action before they move."
                ),
                Message("All prices start at 1."),
            ),
        ),
        Section(
            "extra",
            Message("Two players: extra Vikings"),
            Message(
                "When your opponent takes the stern, you at once put an extra Viking on one of your pieces. "
                "It counts as one more shield for the rest of the game."
            ),
            (Message("This can be switched off when a game is set up."),),
            (
                Message(
                    "It moves with its piece. A piece carries one at most, and the ship must not have sailed."
                ),
                Message(
                    "It does not break ties: when clans are level, the one nearer to the bow comes first, "
                    "with or without a Viking."
                ),
                Message("If none of your pieces can take one, nothing happens."),
            ),
        ),
        Section(
            "secrets",
            Message("What is secret"),
            Message(
                "The values of barrels, the order of the stacks, what you saw with Draw 3, add 1, and which "
                "supplies a player has taken, unless supplies are open."
            ),
            (
                Message(
                    "Ships, cargo and prices lie open, and so does how many supplies and barrels each player has."
                ),
                Message("At the end, supplies and won barrels are turned over."),
            ),
            (
                Message(
                    "Everybody could see which supplies were taken from a ship: remember them, or read the log."
                ),
            ),
        ),
    ),
)
