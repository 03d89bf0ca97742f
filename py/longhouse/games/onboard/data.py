"""Vikings on Board: the components, as tables."""

from __future__ import annotations

CLANS = 4
SHIPS = 8
STERNS = 7
LONGEST = 5  # body pieces of a ship
START_PIECES = 3  # body pieces of each ship at the start
CLAN_LETTERS = "ABCD"

# Body pieces of a clan: shields of each. Piece number = clan * 6 + place in this row.
SHIELDS_OF_CLAN = (1, 1, 2, 2, 3, 3)
PIECES_OF_CLAN = len(SHIELDS_OF_CLAN)
PIECES = CLANS * PIECES_OF_CLAN
SHIELDS = SHIELDS_OF_CLAN * CLANS
PIECE_NAMES = tuple(
    f"{letter}{shields}{'ab'[i % 2]}" for letter in CLAN_LETTERS for i, shields in enumerate(SHIELDS_OF_CLAN)
)

BARRELS = (1, 2, 3, 4)  # values of a seat's barrels

GOODS = ("hide", "grain", "metal")
TOKENS_PER_GOOD = 5
ADD_STACK = 7  # tokens beside "Add 1"
DRAW_STACK = 8  # tokens beside "Draw 3, add 1"
DRAWN = 3
MARKET_START = 1
MARKET_TOP = 4

# The village from the top: turn order of the next round.
BUILDINGS = (
    "first", "promote", "jump-own", "bet", "add", "market", "jump-any", "rebet", "draw", "sail", "swap",
)  # fmt: skip
FIRST, PROMOTE, JUMP_OWN, BET, ADD, MARKET, JUMP_ANY, REBET, DRAW, SAIL, SWAP = range(len(BUILDINGS))

VIKINGS = {2: 4, 3: 3, 4: 2}  # of each seat
# Where the Vikings stand at the start, by order of falling.
SEATING = {2: "ABBAABBA", 3: "ABCBCACAB", 4: "ABCDDCBA"}

LAST_ROUND = 20  # of rules version 1, our own stop; since then only the seventh ship ends the game

assert PIECES == 24 and sum(SHIELDS) == 48
assert len(GOODS) * TOKENS_PER_GOOD == ADD_STACK + DRAW_STACK
assert PIECES == SHIPS * START_PIECES
assert all(len(SEATING[n]) == n * VIKINGS[n] for n in VIKINGS)
assert len(BUILDINGS) == 11


def circle_name(circle: int) -> str:
    """A circle of the quay as people write it: ship and clan, `5B`. Circle number = ship * 4 + clan."""
    return f"{circle // CLANS + 1}{CLAN_LETTERS[circle % CLANS]}"
