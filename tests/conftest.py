"""Shared fixtures."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from .play import IN_BROWSER, fourth_shelved

try:
    from hypothesis import HealthCheck, settings
except ImportError:  # the tests that need it are skipped
    pass
else:
    settings.register_profile(
        "house", max_examples=10 if IN_BROWSER else 60, deadline=None, derandomize=True, database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )  # fmt: skip
    settings.load_profile("house")


@pytest.fixture
def with_fourth() -> Iterator[None]:
    """The small fourth game stands on the shelf."""
    with fourth_shelved():
        yield
