"""Days as numbers and as `2026-11-16`, without a clock."""

from __future__ import annotations

import re

from .widgets import civil_date

DAY_MS = 86_400_000
_FORM = re.compile(r"(\d{4})-(\d\d)-(\d\d)", re.ASCII)


def day_of(ms: int, timezone: int) -> str:
    """The local date of a moment."""
    return civil_date(ms, timezone)[:10]


def number_of(day: str) -> int | None:
    """Days since 1970; None if there is no such day.

    >>> number_of("1970-01-02"), number_of("2023-02-29")
    (1, None)
    """
    found = _FORM.fullmatch(day)
    if not found:
        return None
    year, month, date = map(int, found.groups())
    # Howard Hinnant's civil-to-days, with years that begin in March
    shifted = year - (month <= 2)
    era, yoe = divmod(shifted, 400)
    doy = (153 * (month + (-3 if month > 2 else 9)) + 2) // 5 + date - 1
    number = era * 146_097 + yoe * 365 + yoe // 4 - yoe // 100 + doy - 719_468
    return number if civil_date(number * DAY_MS, 0)[:10] == day else None
