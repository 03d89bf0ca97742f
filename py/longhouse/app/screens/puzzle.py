"""One puzzle: the board as the seat sees it, the question, one's answer, and why the best choice is best."""

from __future__ import annotations

from longhouse.engine import BaseView, Choice, Message, Scene, game_class
from longhouse.engine.markup import Markup, join, tag
from longhouse.engine.views import known
from longhouse.games import cover

from ..i18n import Say
from ..model import Session
from ..pages import Puzzles, Riddle
from ..puzzles import next_of, puzzles_in
from ..say import looks, speaker
from ..widgets import button, controls, door, icon_button
from . import aids, places
from .analysis import percent
from .coach import reasons
from .frame import bar, notice, numbered, prompt
from .told import named


def draw(session: Session, page: Puzzles) -> Markup:
    """The whole screen."""
    riddle = page.riddle
    assert riddle is not None
    match = riddle.match
    say, show = speaker(session.lang, match), match.game.presentation()
    scene = _scene(session, riddle, say)
    ask = icon_button("what", say(Message("What is this?")), "ask") if match.game.guide else None
    return join(
        (
            bar(
                say,
                cover(page.game).meta.title,
                ask,
                aids.signs_button(match, say),
                about=say(_about(session, page, riddle)),
            ),
            tag(
                "div",
                {"class": f"table puzzle {game_class(page.game)}"},
                tag(
                    "section",
                    {"class": "table-board", "aria-label": say(Message("Board"))},
                    notice(session, say),
                    show.draw(scene),
                ),
                tag(
                    "aside",
                    {"class": "table-side", "aria-label": say(Message("Puzzle"))},
                    _prompt(session, page, riddle, scene, say),
                ),
            ),
        )
    )


def _about(session: Session, page: Puzzles, riddle: Riddle) -> Message:
    if riddle.own:
        return Message("Puzzle from your game")
    ids = [puzzle.id for puzzle in puzzles_in(session, page.game)]
    return Message("Puzzle {number}", number=ids.index(riddle.puzzle.id) + 1)


def _scene(session: Session, riddle: Riddle, say: Say) -> Scene[BaseView]:
    """All choices, also after the answer: whoever wants to try others may."""
    match = riddle.match
    view, label = match.view(match.actor), match.game.presentation().label
    choices = {}
    for action in match.legal():
        note = match.preview(action)
        choices[str(action)] = Choice(say(label(action, view)), False, say(note) if note else "")
    return Scene(
        view,
        looks(match, session.lang),
        choices,
        {str(action): say(reason) for action, reason in match.refused()},
        say,
        session.layout,
        hint=riddle.puzzle.best if riddle.shown else "",
        chosen=riddle.answer,
        place=riddle.place,
    )


def _prompt(session: Session, page: Puzzles, riddle: Riddle, scene: Scene[BaseView], say: Say) -> Markup:
    """The question, the answer, and the ways on."""
    match, show = riddle.match, riddle.match.game.presentation()
    tray = show.tray(scene)
    lead = tag(
        "b", {"class": "lead"}, named(match, known(match.actor), say), tag("span", {"class": "sr"}, ". ")
    )
    find = tag("p", {"class": "hint"}, say(Message("One choice is clearly the best. Which?")))
    return prompt(
        say,
        Message("Question"),
        places.draw(show.places(scene), scene.place, say),
        tag(
            "div",
            {"class": "prompt-text", "aria-live": "polite"},
            tag("p", None, lead, " ", tag("span", None, say(show.prompt(scene.view)))),
        ),
        _verdict(riddle, scene, say) or find,
        tag("div", {"class": "tray", "data-arrows": True}, numbered(tray)) if tray else None,
        _ways(session, page, riddle, say),
    )


def _verdict(riddle: Riddle, scene: Scene[BaseView], say: Say) -> Markup | None:
    """What the answer was worth, and, once the best is known, why it is best."""
    if not riddle.answer and not riddle.shown:
        return None
    puzzle = riddle.puzzle
    best = scene.choices[puzzle.best]
    lines: list[str] = []
    if riddle.answer == puzzle.best:
        head = say(Message("Found!"))
        better = Message(
            "With it your chances are at least {percent} % better than with any other.",
            percent=percent(puzzle.margin),
        )
        lines.append(say(better))
    elif riddle.answer:
        head = say(Message("Not the best."))
        lines.append(say(_worse(riddle)))
    else:
        head = say(Message("The best choice:"))
    if riddle.shown:
        if riddle.answer != puzzle.best:
            lines.append(
                say(Message("The best is: {choice}", choice=best.label)) if riddle.answer else best.label
            )
        lines += [best.note] if best.note else []
        lines += map(say, reasons(riddle.match, puzzle.gains, puzzle.costs))
    state = "found" if riddle.answer == puzzle.best else "missed"
    return tag(
        "div",
        {"class": f"advice verdict {state}", "id": "verdict", "role": "status", "tabindex": -1},
        tag("p", None, tag("b", None, head)),
        *(tag("p", None, line) for line in lines),
    )


def _worse(riddle: Riddle) -> Message:
    """By how much the answer is worse than the best."""
    lost = dict(riddle.puzzle.rivals).get(riddle.answer)
    if lost is None:
        return Message(
            "With it your chances are at least {percent} % lower.", percent=percent(riddle.puzzle.margin)
        )
    return Message("With it your chances are about {percent} % lower.", percent=percent(lost))


def _ways(session: Session, page: Puzzles, riddle: Riddle, say: Say) -> Markup:
    done = riddle.shown
    on = next_of(session, page.game, riddle.puzzle.id)
    return controls(
        button(say(Message("Next puzzle")), "next_puzzle", kind="primary") if done and on else None,
        None if done else button(say(Message("Show the best")), "show_best", kind="quiet"),
        button(say(Message("Play on from here")), "play_on", kind="") if done else None,
        door(say(Message("All puzzles")), "puzzles", kind="quiet"),
    )
