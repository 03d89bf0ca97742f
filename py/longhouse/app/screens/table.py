"""The table: the board, the question, the controls, the log."""

from __future__ import annotations

from typing import Any

from longhouse.bots import SEARCHING
from longhouse.engine import Choice, Match, Message, Scene, Seat
from longhouse.engine.markup import Markup, join, tag

from ..coach import hint_now
from ..daily import voyage_of
from ..i18n import Say
from ..model import Model, Table, own_seat, people
from ..say import looks, speaker
from ..table import can_undo, may_act, restart_point, undo_reason
from ..widgets import button, icon_button
from . import arrival, coach, curtain, end, log, recap, watch
from .frame import bar, notice, prompt


def draw(model: Model) -> Markup:
    """The whole screen; behind the curtain nothing of the game is drawn."""
    table = model.table
    if table is None:
        return Markup("")
    say = speaker(model.lang, table.match)
    if table.curtain is not None:
        return curtain.draw(table, say)
    match = table.match if table.cursor is None else table.match.at(table.cursor)
    scene = _scene(model, table, match, say)
    show = match.game.presentation()
    progress = say(show.cover.progress_of(show.cover.mini(scene.view)))
    over = match.outcome is not None and table.cursor in (None, table.turn)
    return join(
        (
            bar(
                say,
                match.game.meta.title,
                _what(match, say),
                icon_button("share", say(Message("Share")), "share"),
                icon_button("menu", say(Message("Menu")), "dialog", "menu"),
                about=progress,
            ),
            tag(
                "div",
                {"class": "table"},
                tag(
                    "section",
                    {"class": "table-board", "aria-label": say(Message("Board"))},
                    notice(model, say),
                    arrival.draw(table, say),
                    *((end.draw(table, say), _story(table, say)) if over else (recap.draw(table, say),)),
                    show.draw(scene),
                ),
                tag(
                    "aside",
                    {"class": "table-side", "aria-label": say(Message("Game"))},
                    _prompt(table, scene, say),
                    _controls(table, say),
                    watch.draw(model, table, say),
                    coach.draw(table, say),
                    log.replay(table, say),
                    log.lines(table, say),
                ),
            ),
            tag("p", {"class": "sr", "id": "said", "role": "status"}, heard(table.said, table.turn)),
        )
    )


def _what(match: Match, say: Say) -> Markup | None:
    """Ask what a thing is, then point at it."""
    return icon_button("what", say(Message("What is this?")), "ask") if match.game.guide else None


def _story(table: Table, say: Say) -> Markup | None:
    from ..story import story  # late: most visits see no end
    from . import plot

    found = story(table.match)
    return plot.draw(table.match, found, say) if found else None


def heard(said: str, turn: int) -> str:
    """What just happened; a space that nobody hears keeps the same sentence twice from being one."""
    return f"{said}\N{NO-BREAK SPACE}" if said and turn % 2 else said


def _scene(model: Model, table: Table, match: Match, say: Say) -> Scene[Any]:
    view = match.view(table.viewer)
    choices, blocked = {}, {}
    if may_act(table):
        label = match.game.presentation().label
        for action in match.legal():
            final = match.irreversible(action)
            text = say(label(action, view))
            if final:
                text = f"{text} ({say(Message('cannot be undone'))})"
            note = match.preview(action)
            choices[str(action)] = Choice(text, final, say(note) if note else "")
        blocked = {str(action): say(reason) for action, reason in match.refused()}
    layout = "tall" if model.narrow else "wide"
    hint = hint_now(table)
    suggested = hint.action if hint else ""
    return Scene(
        view,
        looks(match, model.lang),
        choices,
        blocked,
        say,
        layout,
        hint=suggested,
        chosen=table.chosen,
    )


def _prompt(table: Table, scene: Scene[Any], say: Say) -> Markup:
    """The question: who must do what, with the choices that have no place on the board."""
    match = table.match
    show = match.game.presentation()
    actor = match.actor
    shown: list[Markup | None]
    if table.cursor is not None:
        text = Message("Looking back: move {move} of {count}.", move=table.cursor, count=table.turn)
        shown = [tag("p", None, say(text)), button(say(Message("Back to now")), "look", "live", "primary")]
    elif actor is not None and match.seats[actor].bot and table.slot:
        shown = [tag("p", None, say(Message("{seat} is thinking …", seat=Seat(actor))))]
        if match.seats[actor].bot in SEARCHING:
            shown.append(button(say(Message("Play at once")), "hurry", kind="quiet"))
    elif actor is not None and table.slot and own_seat(table) not in (None, actor):
        text = Message("It is {seat}’s move: send the link on.", seat=Seat(actor))
        shown = [tag("p", None, say(text)), button(say(Message("Send the link …")), "share", kind="primary")]
    else:
        shown = [tag("p", None, say(show.prompt(scene.view))), _confirm(table, scene, say)]
        tray = show.tray(scene)
        if tray:
            shown.append(tag("div", {"class": "tray", "data-arrows": True}, tray))
    question, *rest = shown
    head = tag(
        "div",
        {"class": "prompt-head"},
        tag("div", {"class": "prompt-text", "aria-live": "polite"}, question),
        _undo(table, say),
        coach.hint_button(table, say),
    )
    return prompt(say, Message("Question"), head, coach.advice(table, say), *rest)


def _undo(table: Table, say: Say) -> Markup | None:
    """With the question, because on a phone the rest is far below."""
    if not table.slot or table.cursor is not None:
        return None
    why = "" if can_undo(table) else say(undo_reason(table))
    return icon_button("undo", say(Message("Undo")), "undo", why=why)


def _confirm(table: Table, scene: Scene[Any], say: Say) -> Markup | None:
    """The step between choosing and doing, for those who want one."""
    choice = scene.choices.get(table.chosen)
    if choice is None:
        return None
    return tag(
        "div",
        {"class": "confirm", "role": "group", "aria-labelledby": "confirm-what"},
        tag("p", {"id": "confirm-what"}, choice.label, tag("br", None) if choice.note else None, choice.note),
        button(say(Message("Confirm")), "confirm", kind="primary"),
        button(say(Message("Choose something else")), "reconsider", kind="quiet"),
    )


def _controls(table: Table, say: Say) -> Markup | None:
    if not table.slot or table.cursor is not None:
        return None
    match = table.match
    redo_why = "" if match.can_redo else say(Message("There is nothing to redo."))
    restart_why = ""
    if not can_undo(table) or restart_point(table) == table.turn:
        restart_why = say(Message("Nothing has been decided in this turn yet."))
    practice = None
    if len(people(match)) == 1 and match.players > 1 and not voyage_of(table.slot):
        practice = button(
            say(Message("Practice: undo anything")),
            "practice",
            kind="quiet",
            **{"aria-pressed": "true" if table.practice else "false"},
        )
    return tag(
        "div",
        {"class": "controls", "role": "toolbar", "aria-label": say(Message("Take back"))},
        icon_button("redo", say(Message("Redo")), "redo", why=redo_why),
        icon_button("restart", say(Message("Restart turn")), "restart", why=restart_why),
        practice,
    )
