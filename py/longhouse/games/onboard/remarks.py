"""What a newcomer would overlook, told once: a remark for each kind of question."""

from __future__ import annotations

from longhouse.engine.message import Message

from .data import LONGEST

REMARKS = {
    "visit": Message(
        "The further down the village, the stronger the action, but the later this Viking moves next round. "
        "A building takes one Viking a round."
    ),
    "promote": Message(
        "Being in front decides ties: of two clans with as many shields, the one nearer to the bow comes first."
    ),
    "jump_own_piece": Message(
        "Its shields leave one ship and count on another. Take a piece from where it cannot win."
    ),
    "jump_own_ship": Message(
        "It lands at the back, where it loses ties. A ship takes up to {n} pieces.", n=LONGEST
    ),
    "bet_barrel": Message(
        "A barrel that wins is worth its number, and nobody else sees it. Keep the high ones for ships that "
        "look safe."
    ),
    "bet_circle": Message(
        "Bet on the clan that will be strongest when the ship sails. It need not be yours, and you have only one "
        "barrel at each ship."
    ),
    "add_ship": Message(
        "Cargo is worth nothing before its ship sails. Then the clans on board share it, the strongest first."
    ),
    "market": Message(
        "Prices never fall, and goods count at the price they have when the game ends, yours and everybody else’s."
    ),
    "jump_any_piece": Message(
        "It need not be yours: you can send the strongest piece of a rival away from the ship that you want."
    ),
    "jump_any_ship": Message(
        "The shields go along. See who would come first on the other ship before you let the piece land there."
    ),
    "bet_or_move": Message(
        "A wrong bet is not lost: instead of laying a new barrel you can move one, even from a ship that has sailed."
    ),
    "move_circle": Message(
        "It needs an empty circle at a ship that has not sailed, where you have no other barrel."
    ),
    "draw_good": Message("You alone see these tokens. Those that you do not choose go under the stack."),
    "draw_ship": Message(
        "The clans on board take tokens in turn, the strongest first. So a second token is for the second clan."
    ),
    "swap_first": Message(
        "Any two pieces of different ships, whoever they belong to. Each takes exactly the place of the other."
    ),
    "swap_second": Message(
        "A swap changes two ships at once. See who would come first on both of them before you choose."
    ),
    "viking": Message(
        "Your opponent took the stern, so you get this Viking: one more shield, which stays on the piece "
        "wherever it goes."
    ),
    "sail": Message(
        "The cargo is shared now, and barrels on the strongest clan win. The pieces of the ship leave the game with it."
    ),
    "take": Message(
        "What counts is the price at the end of the game, not today’s. The other clans on board take next."
    ),
    "discard": Message("Nobody gets this token. The next player to take one chooses from what you leave."),
}
