"""A lesson: the board, a few sentences, and what to do now."""

from __future__ import annotations

from typing import Any

from longhouse.engine import Choice, Match, Message, Scene
from longhouse.engine.guide import Step
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import cover

from ..i18n import Say, translator
from ..learn import guide_of
from ..model import Learning, Model
from ..say import looks
from ..widgets import button, icon_button
from .frame import bar, prompt

ONLY = Message("In this lesson, choose what is highlighted.")


def draw(model: Model) -> Markup:
    """One step."""
    learning = model.learning
    guide = guide_of(learning.game) if learning else None
    if learning is None or guide is None:
        return Markup("")
    lesson = guide.lesson()
    step = lesson.steps[learning.step]
    match = learning.match
    show = match.game.presentation()
    say = translator(model.lang, (guide.package, show.cover.package), looks(match, model.lang))
    scene = _scene(model, match, step, say)
    about = Message("Lesson: step {step} of {count}", step=learning.step + 1, count=len(lesson.steps))
    return join(
        (
            bar(
                say,
                cover(learning.game).meta.title,
                icon_button("what", say(Message("What is this?")), "ask"),
                about=say(about),
            ),
            tag(
                "div",
                {"class": "table lesson"},
                tag(
                    "section", {"class": "table-board", "aria-label": say(Message("Board"))}, show.draw(scene)
                ),
                tag(
                    "aside",
                    {"class": "table-side", "aria-label": say(Message("Lesson"))},
                    _prompt(learning, step, scene, len(lesson.steps), say),
                ),
            ),
            tag("p", {"class": "sr", "id": "said", "role": "status"}, learning.said),
        )
    )


def _scene(model: Model, match: Match, step: Step, say: Say) -> Scene[Any]:
    view = match.view(0)
    label = match.game.presentation().label
    choices, blocked = {}, {}
    if step.do:
        for action in match.legal():
            if str(action) in step.do:
                choices[str(action)] = Choice(say(label(action, view)), False)
            else:
                blocked[str(action)] = say(ONLY)
        blocked |= {str(action): say(reason) for action, reason in match.refused()}
    layout = "tall" if model.narrow else "wide"
    return Scene(view, looks(match, model.lang), choices, blocked, say, layout, hint=(*step.do, "")[0])


def _prompt(learning: Learning, step: Step, scene: Scene[Any], count: int, say: Say) -> Markup:
    """The sentences, the choices without a place on the board, and the way on."""
    show = learning.match.game.presentation()
    tray = show.tray(scene) if step.do else None
    last = learning.step + 1 == count
    on = None
    if last:
        on = button(say(Message("Play a real game")), "go", f"/new/{learning.game}", "primary next")
    elif not step.do:
        on = button(say(Message("Go on")), "lesson", "on", "primary next")
    back = button(say(Message("Back")), "lesson", "back", "quiet") if learning.step else None
    return prompt(
        say,
        Message("Lesson"),
        tag("progress", {"max": count - 1, "value": learning.step, "aria-label": say(Message("Progress"))}),
        tag(
            "div",
            {"class": "prompt-text", "aria-live": "polite"},
            *(tag("p", None, say(line)) for line in step.text),
        ),
        tag("div", {"class": "tray", "data-arrows": True}, tray) if tray else None,
        tag(
            "div",
            {"class": "controls"},
            on,
            button(say(Message("Rules")), "go", f"/rules/{learning.game}") if last else None,
            back,
            button(say(Message("Start again")), "lesson", "again", "quiet") if learning.step else None,
        ),
    )
