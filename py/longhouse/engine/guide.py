"""What a game offers for learning it: its rules in words and drawings, and a lesson to play through.

A lesson is a recorded match: its setup, its seed and its actions, cut into steps with a few sentences each.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic

from .game import Options
from .markup import Markup
from .match import Match
from .message import Message
from .presentation import Scene
from .questions import V
from .record import NamedTuple, Record


class Figure(NamedTuple, Generic[V]):
    """A drawing, made from a position by the code that draws the board."""

    position: Callable[[], Match]
    draw: Callable[[Scene[V]], Markup]
    about: Message  # the caption, which also describes it to people who cannot see it
    seat: int | None = 0  # whose view is drawn


Block = Message | tuple[Message, ...] | Figure[V]  # a paragraph, a list, a drawing


class Section(NamedTuple, Generic[V]):
    """One subject of the rules; elements of the board name it in `data-rule`."""

    id: str
    title: Message
    brief: Message  # the rule in a sentence or two, for whoever points at such a thing
    body: tuple[Block[V], ...] = ()
    rulings: tuple[Message, ...] = ()  # fine points, and questions that rulebooks leave open


class Chapter(NamedTuple, Generic[V]):
    """Sections that belong together."""

    title: Message
    sections: tuple[Section[V], ...]


class Step(NamedTuple):
    """A step of a lesson: sentences, then a choice by the learner, then what the recording plays."""

    text: tuple[Message, ...]
    do: tuple[str, ...] = ()  # the choices that are accepted, the recorded one first; none: text only
    then: tuple[str, ...] = ()  # recorded actions that follow at once


class Lesson(NamedTuple):
    """A recorded match with notes; the learner sits at seat 0, the others play as recorded."""

    players: int
    seed: int
    options: Options
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


class Guide(Record, Generic[V]):
    """Rules and lesson of a game; both are loaded when they are opened."""

    package: str  # its `locale/` folder holds the catalogues of these texts alone
    chapters: Callable[[], tuple[Chapter[V], ...]]
    lesson: Callable[[], Lesson]

    def section(self, name: str) -> Section[V] | None:
        """The section of that id."""
        for chapter in self.chapters():
            for section in chapter.sections:
                if section.id == name:
                    return section
        return None
