"""The rules of the progress version."""

from __future__ import annotations

from functools import cache

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.match import Match
from longhouse.engine.message import Message

from ..board import excerpt
from ..data import BUILDINGS, DRAWN_FOR_AUCTION, FARM, OPEN_SPECIALS, SETS, SPECIAL_COUNTS
from ..views import View
from ..words import SPECIAL_HELP, SPECIAL_NAMES


@cache
def _progress() -> Match:
    return Match.new("wikinger", 3, 24, {"version": "progress"})


_LISTED = (
    *(
        Message("{special} ({n}): {help}", special=name, n=number, help=text)
        for name, number, text in list(zip(SPECIAL_NAMES, SPECIAL_COUNTS, SPECIAL_HELP, strict=True))[:FARM]
    ),
    Message("Golden buildings ({n}): one of each building, see below.", n=len(BUILDINGS)),
)

PROGRESS: Chapter[View] = Chapter(
    Message("The progress version"),
    (
        Section(
            "progress",
            Message("What is different"),
            Message(
                "Players bid for the start figure, lay the Vikings out themselves, win special tiles – and a boatsman carries only one."
            ),
            (
                Message("A round goes like this:"),
                (
                    Message("First the open special tiles are filled up to {n}.", n=OPEN_SPECIALS),
                    Message(
                        "Then {n} Vikings are drawn. No tile of the round is seen yet.", n=DRAWN_FOR_AUCTION
                    ),
                    Message("Then comes the auction; its winner removes one of these Vikings."),
                    Message("Only now are the tiles of the round laid around the wheel."),
                    Message("Then the players lay out the Vikings, colour by colour."),
                    Message("Then sets are bought until all are sold, and the scoring follows."),
                ),
                Message("All other rules are those of the basic version."),
            ),
            (
                Message(
                    "Without the auction, {n} Vikings are drawn and laid out as in the basic version; special tiles and boatsmen stay as here.",
                    n=SETS,
                ),
            ),
        ),
        Section(
            "auction",
            Message("The auction"),
            Message(
                "Before each round {n} Vikings are drawn, and all bid for the start figure. The highest bidder pays, takes the figure and removes one of the Vikings from the game.",
                n=DRAWN_FOR_AUCTION,
            ),
            (
                Message(
                    "The holder of the start figure bids first. The first bid may be nothing; that is not a pass, the "
                    "holder stays in. Then all who are still in bid more or pass, in turn; whoever has passed is out."
                ),
            ),
            (
                Message("If all others pass on a bid of nothing, the holder keeps the figure for nothing."),
                Message("You may bid as much as you have in gold and points; gold is spent first."),
                Message("In six rounds every one of the 78 Vikings is seen."),
                Message("Games begun under the older rules keep them: there, bidding nothing meant passing."),
            ),
        ),
        Section(
            "laying",
            Message("Laying out the Vikings"),
            Message(
                "In turn, from the start player on, each chooses a colour that is left and lays all its Vikings on the wheel, from 11 downwards."
            ),
            (
                Message(
                    "The tiles already lie there: they are laid out as in the basic version, after the auction and before the Vikings."
                ),
            ),
        ),
        Section(
            "progress-ferry",
            Message("Boatsmen in the progress version"),
            Message(
                "A boatsman carries a single Viking. With a boat tile he carries as many as in the basic version; then both are spent."
            ),
            (),
            (
                Message("After round 6 ferrying is compulsory; using a boat tile is not."),
                Message("A trip with a boat tile must then be filled as well: all who can join do join."),
            ),
        ),
        Section(
            "special",
            Message("Special tiles"),
            Message(
                "{n} special tiles lie open. Whoever buys the dearest set on the wheel may take one – but never with a set at price 0.",
                n=OPEN_SPECIALS,
            ),
            (
                Figure(
                    _progress,
                    excerpt.specials,
                    Message("The special tiles, {n} in all.", n=sum(SPECIAL_COUNTS)),
                ),
                _LISTED,
            ),
            (
                Message(
                    "First you pay and place tile and Viking, then you take the special tile. Its coins cannot pay for that set."
                ),
                Message(
                    "Tiles that were taken are replaced before the next round; those that are left stay."
                ),
                Message("The painted boatsman carries nobody, and pictured Vikings never eat."),
                Message(
                    "The feast pays 3 for each additional Viking that could be fed; a hungry one still costs 1."
                ),
                Message(
                    "Our proposals: a third tile of richer goldsmiths, where only two are known for sure, "
                    "and the names of the four buildings."
                ),
            ),
        ),
        Section(
            "golden",
            Message("Golden buildings"),
            Message(
                "A golden building takes the place of one of your tiles with the same building. At the end it brings "
                "1 point for each Viking on it and on the eight cells around it, if no ship threatens it."
            ),
            (),
            (
                Message(
                    "The exchange happens at once; a Viking on the tile stays. If you have several such tiles, you choose."
                ),
                Message("The tile that you have just placed may be the one."),
                Message(
                    "If you own no such tile, it waits beside your base and goes onto the next one that you place."
                ),
                Message(
                    "If that tile cannot be placed, the golden one goes on waiting; if it is never placed, it scores nothing."
                ),
                Message("The neighbours may be threatened. It brings nine points at most."),
                Message("In the final scoring golden buildings are counted last."),
                Message("A Viking on a golden building need not be fed; a fisherman there still feeds five."),
            ),
        ),
    ),
)
