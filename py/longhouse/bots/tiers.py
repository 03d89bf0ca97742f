"""Speed tiers: how many times the usual iterations a device has time for, by what is measured on it."""

from __future__ import annotations

from collections.abc import Callable

from . import TIERS
from .question import Question
from .search import Search

SECONDS = 0.12  # of measuring
WARM = 8  # iterations before it, and between two looks at the clock
LIMIT = 0.6  # seconds that the first decision of a Jarl's turn may take


def tier_of(rate: float, pace: int) -> int:
    """The highest tier at which a Jarl keeps within the limit, with so many iterations a second."""
    return max((tier for tier in TIERS if tier * pace <= rate * LIMIT), default=TIERS[0])


def measured(question: Question, clock: Callable[[], float]) -> int:
    """The tier of this device, by a search of that question which is thrown away."""
    search = Search(question.game, question.view, question.seed)
    for action in question.since:
        search.advance(action)
    search.run(WARM)
    began, passed, grown = clock(), 0.0, 0
    while passed < SECONDS:
        search.run(WARM)
        grown += WARM
        passed = clock() - began
    return tier_of(grown / passed, search.judgement.pace)
