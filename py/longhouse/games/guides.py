"""How a game's folder offers rules and lesson: modules of its `guide/`, loaded when they are opened."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

from longhouse.engine.guide import Chapter, Guide, Lesson


def guide_in(package: str) -> Callable[[], Guide]:
    """The guide of a game's package: CHAPTERS of `guide/manual.py` and LESSON of `guide/lesson.py`."""
    home = f"{package}.guide"

    def chapters() -> tuple[Chapter, ...]:
        found: tuple[Chapter, ...] = import_module(f"{home}.manual").CHAPTERS
        return found

    def lesson() -> Lesson:
        found: Lesson = import_module(f"{home}.lesson").LESSON
        return found

    guide = Guide(home, chapters, lesson)
    return lambda: guide
