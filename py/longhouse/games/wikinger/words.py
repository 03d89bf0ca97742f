"""Vikings in words: names and results. English templates; `locale/` holds the other languages."""

from __future__ import annotations

from longhouse.engine.game import Outcome
from longhouse.engine.message import Message, Seat

from .data import COLUMNS
from .scoring import SOURCES
from .views import View

COLOUR_NAMES = (
    Message("fisherman"),
    Message("goldsmith"),
    Message("scout"),
    Message("noble"),
    Message("warrior"),
    Message("boatsman"),
)
ROW_NAMES = (
    Message("ships"),
    Message("warriors"),
    Message("nobles"),
    Message("scouts"),
    Message("goldsmiths"),
    Message("fishermen"),
)
TILE_NAMES = (
    Message("left end of an island"),
    Message("middle of an island with a farm"),
    Message("middle of an island with a church"),
    Message("middle of an island with a village"),
    Message("middle of an island with a monument"),
    Message("right end of an island"),
    Message("ship with a red sail"),
    Message("ship with a green sail"),
    Message("ship with a yellow sail"),
    Message("ship with a blue sail"),
)
SPECIAL_NAMES = (
    Message("five coins"),
    Message("richer goldsmiths"),
    Message("boat"),
    Message("prouder nobles"),
    Message("keener scouts"),
    Message("fuller nets"),
    Message("painted boatsman"),
    Message("feast"),
    Message("trade"),
    Message("golden farm"),
    Message("golden church"),
    Message("golden village"),
    Message("golden monument"),
)
_BUILDING_HELP = Message(
    "It takes the place of a tile with the same building; "
    "at the end 1 point for each Viking on it and around it, if no ship threatens it."
)
SPECIAL_HELP = (
    Message("Take 5 gold at once."),
    Message("In every scoring 1 gold more for each unthreatened goldsmith on an island."),
    Message("Once, a boatsman carries all of one colour or one of each, as in the basic version."),
    Message("In large scorings 1 point more for each unthreatened noble on an island."),
    Message("In large scorings 1 point more for each unthreatened scout on an island."),
    Message("In large scorings 1 point for each unthreatened fisherman on an island."),
    Message("At the end it counts as a boatsman on your base."),
    Message("At the end 3 points instead of 2 for each additional Viking that you could feed."),
    Message("At the end 1 point for every 3 gold instead of 5."),
    _BUILDING_HELP,
    _BUILDING_HELP,
    _BUILDING_HELP,
    _BUILDING_HELP,
)

_ONE = ("{n} fisherman", "{n} goldsmith", "{n} scout", "{n} noble", "{n} warrior", "{n} boatsman")
_MANY = ("{n} fishermen", "{n} goldsmiths", "{n} scouts", "{n} nobles", "{n} warriors", "{n} boatsmen")


def points(number: int) -> Message:
    """Victory points."""
    return Message.plural("{n} point", "{n} points", n=number)


def gold(number: int) -> Message:
    """Coins, by value."""
    return Message.plural("{n} gold", "{n} gold", n=number)


def counted(colour: int, number: int) -> Message:
    """So many Vikings of a colour."""
    return Message.plural(_ONE[colour], _MANY[colour], n=number)


def cell_name(cell: int) -> Message:
    """A cell of a homeland."""
    row, column = divmod(cell, COLUMNS)
    return Message("row of {row}, column {column}", row=ROW_NAMES[row], column=column + 1)


# -- progress and results

SOURCE_NAMES = {
    "start": Message("At the start"),
    "sold": Message("Sold for gold"),
    "ships": Message("Repelled ships"),
    "nobles": Message("Nobles"),
    "scouts": Message("Scouts"),
    "fishermen": Message("Fishermen"),
    "raids": Message("Raids of ships"),
    "gold": Message("Gold"),
    "boatsmen": Message("Most boatsmen"),
    "islands": Message("Most islands"),
    "longest": Message("Longest island"),
    "supply": Message("Supply"),
    "buildings": Message("Golden buildings"),
}


def sources() -> list[tuple[str, Message]]:
    """The lines of the score."""
    return [(source, SOURCE_NAMES[source]) for source in SOURCES]


def standing(view: View) -> list[int]:
    """Points so far."""
    return [player["points"] for player in view["homes"]]


def reason(outcome: Outcome) -> Message:
    """Who won, and what decided."""
    winner = Seat(outcome.winners[0])
    if outcome.reason == "points":
        return Message("{winner} wins with the most points.", winner=winner)
    if outcome.reason == "gold":
        return Message("{winner} wins: level on points, but with more gold left.", winner=winner)
    listed: Message | Seat = winner
    for seat in outcome.winners[1:-1]:
        listed = Message("{first}, {next}", first=listed, next=Seat(seat))
    both = Message("{first} and {last}", first=listed, last=Seat(outcome.winners[-1]))
    return Message("{winners} share the victory: level on everything.", winners=both)
