"""An answer to an invitation that was opened in a tab of its own: it is given to the tab with the table."""

from __future__ import annotations

from longhouse.engine import CorruptSave

from .. import effects as fx
from .. import messages as ms
from ..library import apologise
from ..live.invitation import read_answer
from ..live.inviting import ANSWER, TOOK, USED_UP
from ..model import Model, Step, left, replace
from ..pages import Answer
from ..routes import to
from ..screens import answer
from . import Room, on_page

NOBODY_MS = 2000  # after which no tab of this browser waits for it


def open_page(model: Model, payload: str) -> Step:
    """Ask the other tabs of this browser whose answer this is."""
    session = left(model.session)
    try:
        read_answer(to("answer", payload))
    except CorruptSave as error:
        return apologise(session, error.message)
    session = replace(session, serial=session.serial + 1)
    page = Answer(payload, session.serial)
    waiting = fx.After(NOBODY_MS, ms.Tick("nobody", session.serial))
    return Model(session, page), [fx.Broadcast(f"{ANSWER} {payload}"), waiting, fx.Focus("h1")]


def _overheard(model: Model, page: Answer, message: ms.Overheard) -> Step:
    """A tab has it, or had one for that invitation before."""
    word, _, payload = message.text.partition(" ")
    if payload != page.payload or word not in (TOOK, USED_UP):
        return model, []
    state = "taken" if word == TOOK or page.state == "taken" else "used"
    return replace(model, page=replace(page, state=state)), []


def _nobody(model: Model, page: Answer, message: ms.Tick) -> Step:
    """Nobody has said a word."""
    if page.state != "asking" or page.serial != message.serial:
        return model, []
    return replace(model, page=replace(page, state="nobody")), [fx.Focus("[data-do=copy_answer]")]


def _copy(model: Model, page: Answer, _said: str) -> Step:
    """Copy it, to be pasted where the table is."""
    return model, [fx.Copy(f"{model.session.base}#{to('answer', page.payload)}")]


ROOM = Room(
    title=lambda _session, _page, say: say(answer.TITLE),
    draw=answer.draw,
    handlers={
        "copy_answer": on_page(_copy),
        ms.Overheard: on_page(_overheard),
        (ms.Tick, "nobody"): on_page(_nobody),
    },
)
