"""The choices of Vikings on Board in words: a function for each kind of answer."""

from __future__ import annotations

from longhouse.engine.message import Message, Seat

from .data import CLANS, PIECE_NAMES
from .views import View
from .words import BUILDING_NAMES, GOOD_NAMES, building_help, piece_name


def visit(building: int, view: View) -> Message:
    """A building, and what it does for whoever moves now."""
    return Message(
        "{building}: {help}", building=BUILDING_NAMES[building], help=building_help(building, view)
    )


def piece(piece: int, view: View) -> Message:
    """A body piece, and where it is."""
    name = PIECE_NAMES[piece]
    for number, ship in enumerate(view["ships"]):
        if name in ship["pieces"]:
            return Message(
                "{piece}, ship {ship}, place {place}",
                piece=piece_name(piece, view),
                ship=number + 1,
                place=ship["pieces"].index(name) + 1,
            )
    return piece_name(piece, view)


def ship(ship: int, _view: View) -> Message:
    """A ship."""
    return Message("Ship {ship}", ship=ship + 1)


def price(good: int, view: View) -> Message:
    """A good whose price rises."""
    now = view["market"][good]
    return Message("{good}: from {price} to {next}", good=GOOD_NAMES[good], price=now, next=now + 1)


def good(good: int, view: View) -> Message:
    """A token."""
    return Message("{good}, worth {price} now", good=GOOD_NAMES[good], price=view["market"][good])


def barrel(value: int, _view: View) -> Message:
    """A barrel in hand."""
    return Message("Barrel of value {value}", value=value)


def lift(circle: int, _view: View) -> Message:
    """A barrel on the quay."""
    ship, clan = divmod(circle, CLANS)
    return Message("Move the barrel at ship {ship} on {clan}", ship=ship + 1, clan=Seat(clan))


def circle(circle: int, _view: View) -> Message:
    """Where a barrel goes."""
    ship, clan = divmod(circle, CLANS)
    return Message("Ship {ship}, bet on {clan}", ship=ship + 1, clan=Seat(clan))
