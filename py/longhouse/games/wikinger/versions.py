"""What changed with the versions of the rules: nothing else asks for their number."""

from __future__ import annotations


def first_bid_may_be_nothing(rules: int) -> bool:
    """Since version 2 the first bidder may bid 0 and stays in; before, he passed and was out."""
    return rules >= 2


def last_trips_are_full(rules: int) -> bool:
    """Since version 2 no trip of the last round ends while somebody could join; before, it might."""
    return rules >= 2


def tells_what_was_due(rules: int) -> bool:
    """Since version 2 the story tells of a loss that could not be paid in full; old stories stay as told."""
    return rules >= 2
