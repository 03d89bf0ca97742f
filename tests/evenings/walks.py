"""All evenings."""

from __future__ import annotations

from collections.abc import Callable

from ..play import fourth_shelved
from . import afterwards, around, playing, together
from .steps import Lines

EVENINGS: tuple[Callable[[Lines], None], ...] = (
    around.the_form, around.settings, around.the_shelf, around.all_games_in_one_file,
    around.reading, around.voyages,
    playing.one_person, playing.bots_that_fail, playing.two_people, playing.two_tabs,
    playing.with_the_coach, playing.beginnings, together.together,
    afterwards.afterwards,
)  # fmt: skip


def tell(evening: Callable[[Lines], None]) -> list[str]:
    """An evening as lines."""
    lines: Lines = []
    with fourth_shelved():
        evening(lines)
    return lines
