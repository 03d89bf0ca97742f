"""The choices of Vikings in words: a function for each kind of answer."""

from __future__ import annotations

from longhouse.engine.message import Message
from longhouse.engine.views import known

from .data import SHIP
from .views import View
from .words import COLOUR_NAMES, SPECIAL_HELP, SPECIAL_NAMES, TILE_NAMES, cell_name, gold


def pass_(_nothing: int, _view: View) -> Message:
    """Leave the auction."""
    return Message("Pass")


def bid(amount: int, _view: View) -> Message:
    """A bid for the start figure."""
    return Message("Bid {gold}", gold=amount) if amount else Message("Bid nothing")


def remove(colour: int, _view: View) -> Message:
    """A Viking that leaves the game."""
    return Message("Remove: {viking}", viking=COLOUR_NAMES[colour])


def lay(colour: int, view: View) -> Message:
    """A colour, and how many of it go on the wheel."""
    count = view["hand"][colour]
    return Message("Lay: {viking}, {count}", viking=COLOUR_NAMES[colour], count=count)


def buy(place: int, view: View) -> Message:
    """A set and its price."""
    bought = known(view["wheel"][place])
    return Message(
        "{tile} and {viking} for {gold}",
        tile=TILE_NAMES[bought["tile"]],
        viking=COLOUR_NAMES[bought["colour"]],
        gold=gold(bought["price"]),
    )


def tile(cell: int, view: View) -> Message:
    """Where the bought tile goes."""
    tile = view["question"]["tile"] if view["question"] else None
    if tile is not None and tile >= SHIP:
        return Message("Place the ship: {cell}", cell=cell_name(cell))
    return Message("Place the tile: {cell}", cell=cell_name(cell))


def start(cell: int, _view: View) -> Message:
    """Where the start tile goes."""
    return Message("Place the start tile: {cell}", cell=cell_name(cell))


def settle(island: int, _view: View) -> Message:
    """Where the Viking goes."""
    return Message("On the new tile") if island else Message("On the base")


def take(special: int, _view: View) -> Message:
    """A special tile and what it does, or none."""
    if special >= len(SPECIAL_NAMES):
        return Message("No special tile")
    return Message("{special}: {help}", special=SPECIAL_NAMES[special], help=SPECIAL_HELP[special])


def exchange(cell: int, _view: View) -> Message:
    """Which tile the golden one replaces."""
    return Message("Replace the tile: {cell}", cell=cell_name(cell))


def ferry(cell: int, _view: View) -> Message:
    """Where a boatsman carries somebody."""
    return Message("Carry there: {cell}", cell=cell_name(cell))


def boat(cell: int, _view: View) -> Message:
    """The same with a boat tile."""
    return Message("With the boat tile: {cell}", cell=cell_name(cell))


def stop(_nothing: int, view: View) -> Message:
    """The end of a trip, or of ferrying."""
    trip = view["question"] and view["question"]["trip"]
    return Message("Nobody else on this trip") if trip else Message("Carry nobody else")
