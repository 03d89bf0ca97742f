"""Vikings in words: names, choices, results. English templates; `locale/` holds the other languages."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longhouse.engine.game import Outcome
from longhouse.engine.message import Message, Seat

from . import actions
from .data import COLUMNS, SHIP
from .scoring import SOURCES

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
    Message("At the end 3 points instead of 2 for each Viking more that you could feed."),
    Message("At the end 1 point for every 3 gold instead of 5."),
    _BUILDING_HELP,
    _BUILDING_HELP,
    _BUILDING_HELP,
    _BUILDING_HELP,
)

_ONE = ("{n} fisherman", "{n} goldsmith", "{n} scout", "{n} noble", "{n} warrior", "{n} boatsman")
_MANY = ("{n} fishermen", "{n} goldsmiths", "{n} scouts", "{n} nobles", "{n} warriors", "{n} boatsmen")

_View = Mapping[str, Any]


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


# -- choices


def label(action: Any, view: _View) -> Message:
    """The accessible name of a choice."""
    return _LABELS[type(action)](action, view)


def _pass(_action: actions.Pass, _view: _View) -> Message:
    return Message("Pass")


def _bid(action: actions.Bid, _view: _View) -> Message:
    return Message("Bid {gold}", gold=action.gold) if action.gold else Message("Bid nothing")


def _remove(action: actions.Remove, _view: _View) -> Message:
    return Message("Remove: {viking}", viking=COLOUR_NAMES[action.colour])


def _lay(action: actions.Lay, view: _View) -> Message:
    count = view["hand"][action.colour]
    return Message("Lay: {viking}, {count}", viking=COLOUR_NAMES[action.colour], count=count)


def _buy(action: actions.Buy, view: _View) -> Message:
    bought = view["wheel"][action.place]
    return Message(
        "{tile} and {viking} for {gold}",
        tile=TILE_NAMES[bought["tile"]],
        viking=COLOUR_NAMES[bought["colour"]],
        gold=gold(bought["price"]),
    )


def _tile(action: actions.Tile, view: _View) -> Message:
    tile = view["question"]["tile"] if view["question"] else None
    cell = cell_name(action.cell)
    if tile is not None and tile >= SHIP:
        return Message("Place the ship: {cell}", cell=cell)
    return Message("Place the tile: {cell}", cell=cell)


def _start(action: actions.Start, _view: _View) -> Message:
    return Message("Place the start tile: {cell}", cell=cell_name(action.cell))


def _settle(action: actions.Settle, _view: _View) -> Message:
    return Message("On the new tile") if action.island else Message("On the base")


def _take(action: actions.Take, _view: _View) -> Message:
    if action.special >= len(SPECIAL_NAMES):
        return Message("No special tile")
    return Message(
        "{special}: {help}", special=SPECIAL_NAMES[action.special], help=SPECIAL_HELP[action.special]
    )


def _exchange(action: actions.Exchange, _view: _View) -> Message:
    return Message("Replace the tile: {cell}", cell=cell_name(action.cell))


def _ferry(action: actions.Ferry, _view: _View) -> Message:
    return Message("Carry there: {cell}", cell=cell_name(action.cell))


def _boat(action: actions.Boat, _view: _View) -> Message:
    return Message("With the boat tile: {cell}", cell=cell_name(action.cell))


def _stop(_action: actions.Stop, view: _View) -> Message:
    trip = view["question"] and view["question"]["trip"]
    return Message("Nobody else on this trip") if trip else Message("Carry nobody else")


_LABELS: dict[type, Callable[[Any, _View], Message]] = {
    actions.Pass: _pass,
    actions.Bid: _bid,
    actions.Remove: _remove,
    actions.Lay: _lay,
    actions.Buy: _buy,
    actions.Tile: _tile,
    actions.Start: _start,
    actions.Settle: _settle,
    actions.Take: _take,
    actions.Exchange: _exchange,
    actions.Ferry: _ferry,
    actions.Boat: _boat,
    actions.Stop: _stop,
}


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


def standing(view: _View) -> list[int]:
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
    return Message("{winners} share the victory: level in everything.", winners=both)
