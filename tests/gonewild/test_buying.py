"""Every card that is for sale, at its exact price and not for less."""

from __future__ import annotations

import pytest

from .build import START, table, words

BOARD = {
    "elf_archer": (3, 0), "bone_crusher": (5, 0), "pigator": (4, 3),
    "cannon": (0, 2), "chicken_tower": (0, 3), "sheep_cannon": (0, 4),
}  # fmt: skip
ODIN = {
    "sword": (2, 1), "odins_boost": (3, 1), "shockwave_tower": (0, 2), "hero_trap": (0, 1), "shaman": (3, 0),
    "bear_rider": (4, 0), "assassin": (3, 1), "scroll": (3, 0), "crystal": (2, 0), "gift_resource": (2, 0),
    "gift_unit": (2, 0), "money_theft": (2, 0), "recipe_theft": (2, 0), "beer_specialist": (2, 0),
    "gold_miner": (3, 0), "beer_mugs": (3, 0), "gold_bars": (2, 2),
}  # fmt: skip


def short(price: tuple[int, int]) -> list[tuple[int, int]]:
    """One beer or one gold less, with plenty of the other."""
    beer, gold = price
    return [pool for pool in ((beer - 1, 9), (9, gold - 1)) if min(pool) >= 0]


@pytest.mark.parametrize("card", BOARD)
def test_card_of_the_board(card: str) -> None:
    for pool in short(BOARD[card]):
        assert not table(pool=pool).can(f"buy {card}")
    t = table(pool=BOARD[card])
    before = t.pile(card)
    t.play(f"buy {card}")
    assert t.pool == (0, 0) and t.area(0) == card and t.pile(card) == before - 1
    assert t.hand(0) == "" and t.deck(0) == START, "neither into the hand nor into the deck"


@pytest.mark.parametrize("card", ODIN)
def test_card_of_odins_path(card: str) -> None:
    path = f"beer_mugs {card} gold_bars scroll sword"
    for pool in short(ODIN[card]):
        assert not table(pool=pool, path=path).can("path 2")
    t = table(pool=ODIN[card], path=path, odin="crystal")
    t.play("path 2")
    assert t.pool == (0, 0) and t.area(0) == card and t.path == "crystal beer_mugs gold_bars scroll sword"
    assert words(t.state.odin_out) == "", "a bought card belongs to the player"
    t.end_turns()
    assert t.discard(0) == card
