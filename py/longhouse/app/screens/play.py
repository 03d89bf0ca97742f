"""The table: the board, the question, the controls, the log."""

from __future__ import annotations

from longhouse.bots import SEARCHING
from longhouse.engine import BaseView, Choice, Match, Message, Scene, Seat, game_class
from longhouse.engine.markup import Markup, join, tag

from ..coach import hint_now
from ..daily import voyage_of
from ..i18n import Say
from ..model import Session, Table, here, people
from ..say import looks, speaker
from ..scenes import beat_now
from ..signs import Teller, teller
from ..table import may_act
from ..undoing import can_undo, restart_point, undo_reason
from ..widgets import button, icon_button
from . import (
    aids,
    analysis,
    arrival,
    coach,
    curtain,
    end,
    finale,
    log,
    places,
    recap,
    remark,
    sound,
    talk,
    told,
    watch,
)
from .frame import bar, notice, numbered, prompt


def draw(session: Session, table: Table) -> Markup:
    """The whole screen; behind the curtain nothing of the game is drawn."""
    say = speaker(session.lang, table.match)
    if table.curtain is not None:
        return curtain.draw(table, say)
    match = table.match if table.cursor is None else table.match.at(table.cursor)
    scene, tells = _scene(session, table, match, say), teller(session.lang, match)
    show = match.game.presentation()
    progress = say(show.cover.progress_of(show.cover.mini(scene.view)))
    over = match.outcome is not None and table.cursor in (None, table.turn)
    return join(
        (
            bar(
                say,
                match.game.meta.title,
                _what(match, say),
                aids.signs_button(match, say),
                icon_button("share", say(Message("Share")), "share"),
                icon_button("menu", say(Message("Menu")), "dialog", "menu"),
                about=progress,
                over=None if over else sound.draw(session, say),
            ),
            tag(
                "div",
                {"class": f"table {game_class(match.game.meta.id)}"},
                tag(
                    "section",
                    {"class": "table-board", "aria-label": say(Message("Board"))},
                    notice(session, say),
                    _live(session, table, say),
                    arrival.draw(table, tells, say),
                    *((end.draw(session, table, say), _story(table, say)) if over else ()),
                    tag(
                        "div",
                        {"class": "board-frame"},
                        show.draw(scene),
                        None if over else recap.draw(table, say),
                        _staged(session, table, say),
                    ),
                ),
                tag(
                    "aside",
                    {"class": "table-side", "aria-label": say(Message("Game"))},
                    _prompt(session, table, scene, tells, say),
                    _controls(table, say),
                    watch.draw(session, table, say),
                    analysis.draw(table, say),
                    log.replay(table, say),
                    log.lines(table, tells, say),
                ),
            ),
            finale.draw(session, table, say) if over else None,
            tag("p", {"class": "sr", "id": "said", "role": "status"}, audible(table.said, table.turn)),
        )
    )


def _staged(session: Session, table: Table, say: Say) -> Markup | None:
    """The scene of what has just happened, over the picture."""
    running = table.running
    if running is None or running.staging is None or beat_now(session, table) < 0:
        return None
    from . import stage  # late: few actions begin a scene

    return stage.draw(session, table, running, say)


def _live(session: Session, table: Table, say: Say) -> Markup | None:
    """Who else sits at the table, on other devices."""
    if table.live is None and (not table.mark.id or table.mark.by_link):
        return None
    from . import strip  # late: most tables stay on one device

    return strip.draw(session, table, say)


def _what(match: Match, say: Say) -> Markup | None:
    """Ask what a thing is, then point at it."""
    return icon_button("what", say(Message("What is this?")), "ask") if match.game.guide else None


def _story(table: Table, say: Say) -> Markup | None:
    from ..story import story  # late: most visits see no end
    from . import plot

    found = story(table.match)
    return plot.draw(table.match, found, say) if found else None


def audible(said: str, turn: int) -> str:
    """What just happened; a space that nobody hears keeps the same sentence twice from being one."""
    return f"{said}\N{NO-BREAK SPACE}" if said and turn % 2 else said


def _scene(session: Session, table: Table, match: Match, say: Say) -> Scene[BaseView]:
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
    hint = hint_now(table)
    suggested = hint.now.action if hint else ""
    return Scene(
        view,
        looks(match, session.lang),
        choices,
        blocked,
        say,
        session.layout,
        hint=suggested,
        chosen=table.chosen,
        place=table.place,
    )


def _prompt(session: Session, table: Table, scene: Scene[BaseView], tells: Teller, say: Say) -> Markup:
    """The question: who must do what, with the choices that have no place on the board."""
    match = table.match
    show = match.game.presentation()
    actor = match.actor
    shown: list[Markup | None]
    if table.cursor is not None:
        text = Message("Looking back: move {move} of {count}.", move=table.cursor, count=table.turn)
        shown = [
            tag("p", None, say(text)),
            button(say(Message("Back to the present")), "look", "live", "primary"),
        ]
    elif table.orders and table.live is not None and table.live.stopped is not None:
        again = button(say(Message("Open the table again")), "reopen", kind="primary")
        shown = [tag("p", {"role": "alert"}, say(table.live.stopped)), again]
    elif actor is not None and match.seats[actor].bot and table.slot:
        thinking = say(Message("{seat} is thinking …", seat=Seat(actor)))
        shown = [tag("p", {"class": "thinking"}, told.face(match, actor), thinking)]
        if match.seats[actor].bot in SEARCHING:
            shown.append(button(say(Message("Play at once")), "hurry", kind="quiet"))
    elif actor is not None and table.live is not None and not (may_act(table) or actor in here(table)):
        from .strip import awaited

        shown = [tag("p", None, say(awaited(table, actor)))]
    elif actor is not None and table.live is not None and not table.live.ready:
        from .strip import pause

        shown = [tag("p", None, say(pause(table)))]
    elif actor is not None and table.slot and actor not in here(table):
        text = Message("It is {seat}’s move: send the link on.", seat=Seat(actor))
        shown = [tag("p", None, say(text)), button(say(Message("Send the link …")), "share", kind="primary")]
    else:
        asked = tag("span", None, say(show.prompt(scene.view)))
        shown = [tag("p", None, told.lead(table, say), " ", asked), _confirm(table, scene, say)]
        tray = show.tray(scene)
        if tray:
            shown.append(tag("div", {"class": "tray", "data-arrows": True}, numbered(tray)))
    question, *rest = shown
    head = tag(
        "div",
        {"class": "prompt-head"},
        tag("div", {"class": "prompt-text", "aria-live": "polite"}, question),
        _undo(table, say),
        coach.hint_button(table, say),
    )
    return prompt(
        say,
        Message("Question"),
        places.draw(show.places(scene), scene.place, say),
        told.draw(table, tells, say),
        head,
        remark.draw(session, table, say),
        coach.advice(table, say),
        *rest,
        talk.draw(session, table, say),
    )


def _undo(table: Table, say: Say) -> Markup | None:
    """With the question, because on a phone the rest is far below."""
    if not table.slot or table.cursor is not None:
        return None
    why = "" if can_undo(table) else say(undo_reason(table))
    return icon_button("undo", say(Message("Undo")), "undo", why=why)


def _confirm(table: Table, scene: Scene[BaseView], say: Say) -> Markup | None:
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
        restart_why = say(Message("Nothing has been decided this turn yet."))
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
