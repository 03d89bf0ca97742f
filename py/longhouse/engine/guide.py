"""What a game offers to be learnt from: its rules in words and drawings, and a lesson to play through.

A lesson is a recorded match: its setup, its seed and its actions, cut into steps with a few sentences each.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from .markup import Markup
from .match import Match
from .message import Message
from .presentation import Scene
from .record import Record


class Figure(NamedTuple):
    """A drawing, made from a position by the code that draws the board."""

    position: Callable[[], Match]
    draw: Callable[[Scene[Any]], Markup]
    about: Message  # the caption, which also says it to those who do not see it
    seat: int | None = 0  # whose view is drawn


Block = Message | tuple[Message, ...] | Figure  # a paragraph, a list, a drawing


class Section(NamedTuple):
    """One subject of the rules; elements of the board name it in `data-rule`."""

    id: str
    title: Message
    brief: Message  # the rule in a sentence or two, for whoever points at such a thing
    body: tuple[Block, ...] = ()
    rulings: tuple[Message, ...] = ()  # fine points, and questions that rulebooks leave open


class Chapter(NamedTuple):
    """Sections that belong together."""

    title: Message
    sections: tuple[Section, ...]


class Step(NamedTuple):
    """A step of a lesson: sentences, then a choice of the learner's, then what the record plays."""

    text: tuple[Message, ...]
    do: tuple[str, ...] = ()  # the choices that are accepted, the record's first; none: only read
    then: tuple[str, ...] = ()  # actions that follow at once


class Lesson(NamedTuple):
    """A recorded match with notes; the learner sits on seat 0, the others play as recorded."""

    players: int
    seed: int
    options: Mapping[str, Any]
    steps: tuple[Step, ...]

    def start(self, game: str) -> Match:
        """The match before its first action."""
        return Match.new(game, self.players, self.seed, self.options)

    def at(self, game: str, step: int) -> Match:
        """The match as a step finds it."""
        match = self.start(game)
        for done in self.steps[:step]:
            match.replay((*done.do[:1], *done.then))
        return match


class Guide(Record):
    """Rules and lesson of a game; both are loaded when they are opened."""

    package: str  # its `locale/` folder holds the catalogues of these texts alone
    chapters: Callable[[], tuple[Chapter, ...]]
    lesson: Callable[[], Lesson]

    def section(self, name: str) -> Section | None:
        """The section of that id."""
        for chapter in self.chapters():
            for section in chapter.sections:
                if section.id == name:
                    return section
        return None
