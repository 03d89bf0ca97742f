"""The lesson of a game, step by step."""

from __future__ import annotations

from longhouse.engine import BaseView, Choice, Match, Message, Scene, game_class
from longhouse.engine.guide import Guide
from longhouse.engine.guide import Step as Stage
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import cover

from .. import effects as fx
from .. import messages as ms
from ..i18n import Say, translator
from ..learn import explain, guide_of, pointed
from ..library import dismiss
from ..model import Model, Session, Step, left, replace, within
from ..pages import Lesson
from ..say import looks, spoken
from ..screens.aids import signs_button
from ..screens.frame import bar, numbered, prompt
from ..settings import keep
from ..widgets import button, controls, door, icon_button
from . import Room, enter, on_page

SHOWN = ".lesson [data-action] | .lesson .next | #prompt"


def open_page(model: Model, game: str) -> Step:
    """Show a lesson where it was left."""
    if guide_of(game) is None:
        return enter("home", model)
    return _to(model, game, model.session.settings.lessons.get(game, 0))


def guide(game: str) -> Guide[BaseView]:
    """The guide of a game that has one."""
    found = guide_of(game)
    assert found is not None, game
    return found


def _turn_page(model: Model, page: Lesson, where: str) -> Step:
    """Leaf through a lesson: on, back, again."""
    if where == "on":
        return _on(model, page, "")
    return _to(model, page.game, page.step - 1 if where == "back" else 0)


def _act(model: Model, page: Lesson, message: ms.Act) -> Step:
    """The learner chose something; only what the lesson asks for is played."""
    asked = guide(page.game).lesson().steps[page.step].do
    if message.turn != len(page.match.actions) or message.action not in asked:
        return model, []
    return _on(model, page, message.action)


def _to(model: Model, game: str, step: int) -> Step:
    """Show a step as the recorded match has it."""
    lesson = guide(game).lesson()
    step = max(0, step) if step < len(lesson.steps) else 0
    return _show(model, Lesson(game, step, lesson.at(game, step)))


def _on(model: Model, page: Lesson, action: str) -> Step:
    """Play what belongs to the step, and show the next one."""
    steps = guide(page.game).lesson().steps
    here = steps[page.step]
    if page.step + 1 >= len(steps) or bool(here.do) != bool(action):
        return model, []
    match = page.match.clone()
    before = len(match.actions)
    match.replay((*([action] if action else []), *here.then))
    lang = model.session.lang
    said = " ".join(spoken(lang, match, number) for number in range(before, len(match.actions))[-4:])
    return _show(model, Lesson(page.game, page.step + 1, match, said))


def _show(model: Model, page: Lesson) -> Step:
    """Draw a step, and keep how far the learner has come: a lesson that is done starts over."""
    done = page.step + 1 == len(guide(page.game).lesson().steps)
    settings = model.session.settings
    lessons = {**settings.lessons, page.game: 0 if done else page.step}
    taught = (*settings.taught, page.game) if done and page.game not in settings.taught else settings.taught
    session = replace(left(model.session), settings=replace(settings, lessons=lessons, taught=taught))
    return Model(session, page), [fx.Focus(SHOWN, scroll=True), keep(session)]


def _escape(model: Model, page: Lesson, _said: str) -> Step:
    """Nothing needs to be explained, or nothing more is to be read."""
    return explain(model, page) if page.explaining else within(model, dismiss(model.session))


# -- drawing


ONLY = Message("In this lesson, choose what is highlighted.")


def draw(session: Session, page: Lesson) -> Markup:
    """One step."""
    book = guide(page.game)
    lesson = book.lesson()
    step = lesson.steps[page.step]
    match = page.match
    show = match.game.presentation()
    say = translator(session.lang, (book.package, show.cover.package), looks(match, session.lang))
    scene = _scene(session, match, step, say)
    about = Message("Lesson: step {step} of {count}", step=page.step + 1, count=len(lesson.steps))
    return join(
        (
            bar(
                say,
                cover(page.game).meta.title,
                icon_button("what", say(Message("What is this?")), "ask"),
                signs_button(match, say),
                about=say(about),
            ),
            tag(
                "div",
                {"class": f"table lesson {game_class(page.game)}"},
                tag(
                    "section", {"class": "table-board", "aria-label": say(Message("Board"))}, show.draw(scene)
                ),
                tag(
                    "aside",
                    {"class": "table-side", "aria-label": say(Message("Lesson"))},
                    _prompt(page, step, scene, len(lesson.steps), say),
                ),
            ),
            tag("p", {"class": "sr", "id": "said", "role": "status"}, page.said),
        )
    )


def _scene(session: Session, match: Match, step: Stage, say: Say) -> Scene[BaseView]:
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
    hint = (*step.do, "")[0]
    return Scene(view, looks(match, session.lang), choices, blocked, say, session.layout, hint=hint)


def _prompt(page: Lesson, step: Stage, scene: Scene[BaseView], count: int, say: Say) -> Markup:
    """The sentences, the choices without a place on the board, and the way on."""
    show = page.match.game.presentation()
    tray = show.tray(scene) if step.do else None
    last = page.step + 1 == count
    on = None
    if last:
        on = door(say(Message("Play this game now")), "now", page.game, "taught", kind="primary next")
    elif not step.do:
        on = button(say(Message("Go on")), "lesson", "on", "primary next")
    back = button(say(Message("Back")), "lesson", "back", "quiet") if page.step else None
    return prompt(
        say,
        Message("Lesson"),
        tag("progress", {"max": count - 1, "value": page.step, "aria-label": say(Message("Progress"))}),
        tag(
            "div",
            {"class": "prompt-text", "aria-live": "polite"},
            *(tag("p", None, say(line)) for line in step.text),
        ),
        tag("div", {"class": "tray", "data-arrows": True}, numbered(tray)) if tray else None,
        controls(
            on,
            door(say(Message("Rules")), "rules", page.game) if last else None,
            back,
            button(say(Message("Start again")), "lesson", "again", "quiet") if page.step else None,
        ),
    )


ROOM = Room(
    title=lambda _session, page, say: f"{cover(page.game).meta.title}: {say(Message('Lesson'))}",
    draw=draw,
    handlers={
        "lesson": on_page(_turn_page),
        "ask": on_page(explain),
        "escape": on_page(_escape),
        ms.Act: on_page(_act),
        ms.Pointed: on_page(lambda model, page, message: pointed(model, page, page.match, message)),
    },
)
