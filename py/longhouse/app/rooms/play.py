"""At the table: opening it, and what can be done there."""

from __future__ import annotations

from longhouse.bots import levels_of
from longhouse.engine import CorruptSave, Message

from .. import (
    analysis,
    arrival,
    coach,
    ladder,
    movers,
    remarks,
    replay,
    scenes,
    seats,
    settings,
    sharing,
    showing,
    table,
    undoing,
)
from .. import effects as fx
from .. import messages as ms
from ..arrival import from_link, imported, open_link
from ..learn import explain, pointed
from ..library import apologise, dismiss, toast
from ..live import late
from ..model import Change, Model, Session, Step, Table, people, replace, within
from ..pages import Play
from ..screens import play
from ..settings import keep
from ..slots import listed, live_mark, match_id, open_slot
from . import Handlers, Room, at_table, in_session, on_page, pressed, with_table
from .daily import SHARE

__all__ = ["ROOM", "TABLE", "back_to_table", "imported", "open_link", "open_page"]


def open_page(model: Model, slot: str) -> Step:
    """Open a saved game."""
    session = model.session
    text = session.stored.get(slot)
    if text is None:
        return apologise(session, Message("This device has no such game."))
    found = listed(slot, text)
    try:
        if found.problem is not None:
            raise CorruptSave(found.problem)
        match = open_slot(text)
    except CorruptSave as error:
        return apologise(session, error.message)
    opened = table.laid(session, match, slot, found.name, found.away, *match_id(text), live_mark(text))
    session, effects = table.sit_down(session, opened, kept=False)
    return Model(session, Play()), effects


def back_to_table(model: Model) -> Step:
    """Put the book away: the game is as it was left."""
    session, effects = table.settle(model.session, _open(model.session), [fx.Focus(table.FOCUS)])
    return Model(session, Play()), effects


def _open(session: Session) -> Table:
    assert session.table is not None
    return session.table


def _reload_slot(model: Model, here: Table, _said: str) -> Step:
    """Take over what another tab played."""
    return open_page(replace(model, session=replace(model.session, toast=None)), here.slot)


def _save_forked(session: Session, here: Table, message: ms.SaveForked) -> Change:
    """Two tabs went two ways: ours lives on in a copy."""
    if here.slot != message.slot:
        return session, []
    note = Message("Another tab played this game differently. This one is now saved as a copy.")
    session, effects = toast(session, note)
    return table.settle(session, replace(here, slot=message.copy), [*effects, fx.ReadSlots()])


def _escape(model: Model, here: Table, _said: str) -> Step:
    """Leave what is nearest: pointing at things, a scene, looking back, a choice to be confirmed, a note."""
    session = model.session
    if isinstance(model.page, Play) and model.page.explaining:
        return explain(model, model.page)
    if scenes.lies_over(session, here):
        return within(model, showing.leave(session, here))
    if here.cursor is not None:
        return within(model, replay.look_back(session, here, "live"))
    return within(model, table.reconsider(session, here) if here.chosen else dismiss(session))


def _pointed(model: Model, here: Table, message: ms.Pointed) -> Step:
    assert isinstance(model.page, Play)
    return pointed(model, model.page, here.match, message)


def _take_level(session: Session, here: Table, said: str) -> Change:
    """Play again, against bots of the level that was suggested; the next form begins with it too."""
    level = said.partition("/")[2]
    if level not in levels_of(here.match.game.meta.id) or here.match.outcome is None:
        return session, []
    seats = [player._replace(bot=level) if player.bot else player for player in here.match.seats]
    session = replace(session, settings=replace(session.settings, level=level))
    session, effects = table.rematch(session, replace(here, match=here.match.seated(seats)))
    return session, [*effects, keep(session)]


def _with_sound(session: Session, said: str) -> Change:
    """Answered, and back to the question."""
    session, effects = settings.with_sound(session, said)
    return session, [*effects, fx.Focus(table.FOCUS)]


def _live(here: Table) -> bool:
    return here.live is not None


def _hosts(here: Table) -> bool:
    return here.live is not None and here.live.orders


def _alone(here: Table) -> bool:
    """Whether no other device sits at the table."""
    return here.live is None


def _orders(here: Table) -> bool:
    return here.orders


LIVE: Handlers = {  # a table on several devices
    ms.Described: late("inviting.described", _hosts),
    ms.Linked: late("desk.linked", _live),
    ms.Received: late("desk.received", _live),
    ms.Overheard: late("inviting.overheard", _hosts),
    ms.LockTaken: late("inviting.lock_taken", _hosts),
    (ms.Tick, "late"): late("inviting.late", _hosts),
    (ms.Tick, "sent"): late("guest.ask_again", _live),
    (ms.Tick, "phrase"): late("common.phrase_over", _live),
    "seats": late("desk.seats", _orders),
    "phrase": late("common.phrase", _live),
    "take_back": late("undoing.ask_others", _live),
    "consent": late("undoing.answer", _live),
    "take_over": late("desk.take_over", _live),
    "reopen": late("desk.reopen", _hosts),
    "open_table": late("inviting.open_table", _alone),
    "go_on": late("common.go_on"),
}

TABLE: Handlers = {  # what concerns the open table even while its rules are read
    **LIVE,
    ms.BotChose: at_table(movers.bot_chose),
    ms.BotFailed: at_table(movers.bot_failed),
    ms.Hinted: at_table(coach.hinted),
    ms.Judged: at_table(analysis.judged),
    ms.Foreseen: at_table(analysis.foreseen),
    ms.Thinking: at_table(coach.thinking),
    ms.SaveForked: at_table(_save_forked),
    (ms.Tick, "bot"): at_table(movers.bot_due),
    (ms.Tick, "forced"): at_table(movers.forced_due),
    (ms.Tick, "replay"): at_table(replay.replay_on),
    (ms.Tick, "beat"): at_table(scenes.beat_due),
    "reload_slot": with_table(_reload_slot, fresh=True),
}

ROOM = Room(
    title=lambda session, _page, _say: _open(session).match.game.meta.title,
    draw=lambda session, _page: play.draw(session, _open(session)),
    handlers={
        ms.Act: at_table(remarks.heard(table.act), table.may_act),
        "confirm": pressed(
            remarks.heard(table.confirm), lambda here: bool(here.chosen) and table.may_act(here)
        ),
        "reconsider": pressed(table.reconsider),
        "undo": pressed(undoing.undo, undoing.can_undo),
        "redo": pressed(undoing.redo, undoing.can_redo),
        "restart": pressed(undoing.restart, undoing.can_undo),
        "practice": pressed(table.practice, lambda here: len(people(here.match)) == 1 and here.orders),
        "curtain": pressed(table.lift_curtain, lambda here: here.curtain is not None),
        "pass_on": with_table(
            arrival.pass_on, lambda here: here.curtain is not None and _alone(here), fresh=True
        ),
        "place": at_table(table.flip),
        "beat": pressed(showing.go_on, showing.is_on),
        "scene_over": pressed(showing.leave, showing.is_on),
        "recap": pressed(table.close_recap),
        "since": pressed(table.close_since),
        "log": pressed(table.whole_log),
        "told": pressed(table.open_history),
        "unfold": at_table(table.unfold),
        "rematch": pressed(table.rematch, lambda here: here.live is None or here.live.begins),
        "take_level": at_table(_take_level, lambda here: bool(here.slot) and _alone(here)),
        "decline_level": in_session(ladder.decline),
        "look": at_table(replay.look_back, lambda here: here.curtain is None),
        "replay": pressed(replay.run_replay, replay.can_run),
        "missed": pressed(replay.replay_missed, replay.missed_something),
        "remark": pressed(remarks.dismiss),
        "no_remarks": pressed(remarks.silence),
        "with_sound": in_session(_with_sound),
        "hurry": pressed(coach.hurry, coach.thinks),
        "hint": pressed(coach.hint, coach.can_hint),
        "stop_hint": pressed(coach.stop_hint),
        "analyse": pressed(analysis.analyse, analysis.can_analyse),
        "judge_others": pressed(analysis.judge_others, analysis.can_judge_others),
        "stop_analysis": pressed(analysis.stop_analysis),
        "play_from": at_table(analysis.play_from, analysis.can_play_from),
        "copy": pressed(arrival.continue_copy, from_link),
        "sit": at_table(arrival.sit, from_link, fresh=True),
        "catch_up": pressed(arrival.catch_up, from_link, fresh=True),
        "share": with_table(sharing.share, fresh=True),
        "picture": pressed(sharing.send_picture, sharing.is_over),
        "share_voyage": SHARE,
        "ask": on_page(explain),
        "escape": with_table(_escape),
        ms.Pointed: with_table(_pointed, lambda here: here.curtain is None),
        (ms.Typed, "mine"): with_table(arrival.typed_mine, lambda here: bool(here.slot) and _alone(here)),
        (ms.Typed, "seat"): at_table(seats.typed_seat, lambda here: bool(here.slot) and here.orders),
    },
)
