"""The rules of the eleven buildings, from the top of the village."""

from __future__ import annotations

from longhouse.engine.guide import Chapter, Section
from longhouse.engine.message import Message

from .. import data
from ..views import View
from ..words import BUILDING_HELP, BUILDING_NAMES


def _section(building: int, *body: Message, rulings: tuple[Message, ...] = ()) -> Section[View]:
    """A building: its name and its help are those of the board."""
    return Section(data.BUILDINGS[building], BUILDING_NAMES[building], BUILDING_HELP[building], body, rulings)


BUILDINGS: Chapter[View] = Chapter(
    Message("The buildings, from top to bottom"),
    (
        _section(
            data.FIRST,
            Message(
                "Worth a Viking when you want to be early: the first to move has every building to choose from."
            ),
            rulings=(Message("This action is always possible."),),
        ),
        _section(
            data.PROMOTE,
            Message("The pieces that stood in front of it move back by one."),
            rulings=(
                Message(
                    "A piece that is already at the front cannot be promoted, nor can one on a ship that has sailed."
                ),
            ),
        ),
        _section(
            data.JUMP_OWN,
            rulings=(
                Message("Not onto the same ship, and not onto one with {n} pieces.", n=data.LONGEST),
                Message(
                    "A ship without pieces is a place to jump to; the last piece of a ship may leave it."
                ),
            ),
        ),
        _section(
            data.BET,
            Message("First you choose the barrel, then ship and clan. You need not bet on yourself."),
            rulings=(
                Message("The circle must be empty, and you must not have a barrel at that ship."),
                Message("You choose among the barrels that you still have."),
            ),
        ),
        _section(
            data.ADD,
            rulings=(
                Message("You see the token before you choose the ship, so it cannot be taken back."),
                Message(
                    "When the stack is empty, there is nothing to carry out: a Viking may stand here only if "
                    "no free building has an action that can be carried out."
                ),
            ),
        ),
        _section(
            data.MARKET,
            Message("Prices never fall. What counts is the price at the end of the game."),
            rulings=(
                Message(
                    "When all three prices are at {top}, there is nothing to carry out: a Viking may stand "
                    "here only if no free building has an action that can be carried out.",
                    top=data.MARKET_TOP,
                ),
            ),
        ),
        _section(
            data.JUMP_ANY,
            Message(
                "It may be a rival’s piece: send the strongest away, or bring a clan that nobody plays to a ship of theirs."
            ),
            rulings=(Message("The same limits as for Jump your ship."),),
        ),
        _section(
            data.REBET,
            rulings=(
                Message("You move only barrels of your own."),
                Message(
                    "A barrel at a ship that has sailed may be moved to one that has not. At a ship that has "
                    "not sailed, a barrel may also go to another circle of the same ship."
                ),
                Message("At its new ship you must not have another barrel."),
            ),
        ),
        _section(
            data.DRAW,
            rulings=(
                Message(
                    "With fewer than {n} tokens in the stack you look at those that are left.", n=data.DRAWN
                ),
                Message(
                    "The others go under the stack in the order in which they were drawn; you remember them."
                ),
                Message(
                    "When the stack is empty, there is nothing to carry out: a Viking may stand here only if "
                    "no free building has an action that can be carried out."
                ),
            ),
        ),
        _section(
            data.SAIL,
            Message("Only one ship leaves in a round, and only if somebody stands here."),
            rulings=(
                Message("This action is always possible: while there is a stern, the game goes on."),
                Message(
                    "With two players, the opponent at once puts an extra Viking on one of their pieces, "
                    "unless extra Vikings were switched off."
                ),
            ),
        ),
        _section(
            data.SWAP,
            Message("Any two pieces, of any clans. Each takes exactly the place of the other."),
            rulings=(Message("Full ships may swap, as no ship changes its length."),),
        ),
    ),
)
