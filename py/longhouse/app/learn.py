"""Learning: the rules to read, the rule of a thing that is pointed at, and the lessons."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.engine import Match
from longhouse.games import GAMES

from . import effects as fx
from . import library
from . import messages as ms
from .model import Learning, Model, Reading, replace
from .say import spoken
from .settings import keep
from .table import FOCUS, Step, settle

if TYPE_CHECKING:
    from longhouse.engine.guide import Guide

SHOWN = ".lesson [data-action] | .lesson .next | #prompt"


def guide_of(game: str) -> Guide | None:
    """Rules and lesson of a game, if it has them."""
    found = GAMES[game].guide if game in GAMES else None
    return found() if found else None


# -- the rules


def open_rules(model: Model, game: str, section: str = "") -> Step:
    """Show the rules; a game that is being played stays on the table."""
    guide = guide_of(game)
    if guide is None:
        return library.home(model)
    if section and guide.section(section) is None:
        section = ""
    reading = Reading(game, section)
    model = replace(model, screen="rules", reading=reading, dialog="", notice=None, asking=False)
    return model, [fx.Focus(f"#rule-{section}" if section else "h1", scroll=True)]


def search(model: Model, query: str) -> Step:
    """Show only the sections in which these words occur."""
    if model.reading is None:
        return model, []
    return replace(model, reading=replace(model.reading, query=query[:80])), []


def back_to_table(model: Model) -> Step:
    """Put the book away: the game is as it was left."""
    return settle(replace(model, screen="play", dialog=""), [fx.Focus(FOCUS)])


# -- what is this?


def ask(model: Model) -> Step:
    """The next thing that is pointed at shall be explained, or no longer."""
    return replace(model, asking=not model.asking), []


def pointed(model: Model, message: ms.Pointed) -> Step:
    """Explain a thing of the board."""
    match = _match(model)
    if match is None:
        return model, []
    game = match.game.meta.id
    guide = guide_of(game)
    if guide is None or guide.section(message.rule) is None:
        return replace(model, asking=False), []
    why = "" if message.free else message.why or "-"
    model = replace(model, asking=False, pointed=why, dialog=f"rule:{game}:{message.rule}")
    return model, [fx.Focus(".dialog h2")]


def _match(model: Model) -> Match | None:
    """What is on the table or in the lesson, unless the curtain hides it."""
    if model.screen == "learn" and model.learning:
        return model.learning.match
    if model.screen == "play" and model.table and model.table.curtain is None:
        return model.table.match
    return None


# -- lessons


def open_lesson(model: Model, game: str) -> Step:
    """Begin a lesson, or go on where it was left."""
    return _to(model, game, model.settings.lessons.get(game, 0))


def turn_page(model: Model, where: str) -> Step:
    """Leaf through a lesson: on, back, again."""
    learning = model.learning
    if model.screen != "learn" or learning is None:
        return model, []
    if where == "on":
        return _on(model, learning, "")
    return _to(model, learning.game, learning.step - 1 if where == "back" else 0)


def act(model: Model, message: ms.Act) -> Step:
    """The learner chose something; only what the lesson asks for is played."""
    learning = model.learning
    if learning is None or message.turn != len(learning.match.actions):
        return model, []
    guide = guide_of(learning.game)
    assert guide is not None
    if message.action not in guide.lesson().steps[learning.step].do:
        return model, []
    return _on(model, learning, message.action)


def _to(model: Model, game: str, step: int) -> Step:
    """Show a step as the record finds it."""
    guide = guide_of(game)
    if guide is None:
        return library.home(model)
    lesson = guide.lesson()
    step = max(0, step) if step < len(lesson.steps) else 0
    return _show(model, Learning(game, step, lesson.at(game, step)))


def _on(model: Model, learning: Learning, action: str) -> Step:
    """Play what belongs to the step, and show the next one."""
    guide = guide_of(learning.game)
    assert guide is not None
    steps = guide.lesson().steps
    here = steps[learning.step]
    if learning.step + 1 >= len(steps) or bool(here.do) != bool(action):
        return model, []
    match = learning.match.clone()
    before = len(match.actions)
    match.replay((*([action] if action else []), *here.then))
    said = " ".join(spoken(model.lang, match, number) for number in range(before, len(match.actions))[-4:])
    return _show(model, Learning(learning.game, learning.step + 1, match, said))


def _show(model: Model, learning: Learning) -> Step:
    """Draw a step, and keep how far the learner has come: a lesson that is done begins anew."""
    guide = guide_of(learning.game)
    assert guide is not None
    done = learning.step + 1 == len(guide.lesson().steps)
    lessons = {**model.settings.lessons, learning.game: 0 if done else learning.step}
    settings = replace(model.settings, lessons=lessons)
    model = replace(model, screen="learn", learning=learning, settings=settings, table=None)
    model = replace(model, dialog="", notice=None, asking=False)
    return model, [fx.Focus(SHOWN, scroll=True), keep(model)]
