"""Looking back: the cursor of the replay, and the replay that runs by itself."""

from __future__ import annotations

from . import effects as fx
from . import messages as ms
from .model import Model, Table, replace
from .say import spoken
from .table import FOCUS, Step, settle

REPLAY_MS = 900


def look_back(model: Model, where: str) -> Step:
    """Move the cursor of the replay: a number, or first, back, on, last, live."""
    table = model.table
    if table is None or table.curtain is not None:
        return model, []
    here = table.turn if table.cursor is None else table.cursor
    moves = {"first": 0, "back": here - 1, "on": here + 1, "last": table.turn}
    if where == "live":
        return settle(
            replace(model, table=replace(table, cursor=None, playing=False, returning=False)),
            [fx.Focus(FOCUS)],
        )
    if where not in moves and not (where.isdecimal() and len(where) < 9):
        return model, []
    cursor = max(0, min(table.turn, moves[where] if where in moves else int(where)))
    said = spoken(model.lang, table.match, cursor - 1)
    table = replace(table, cursor=cursor, playing=False, returning=False, request=0, said=said)
    return replace(model, table=table), []


def run_replay(model: Model) -> Step:
    """Let the replay run by itself, or stop it."""
    table = model.table
    if table is None or table.curtain is not None or not table.turn:
        return model, []
    if table.playing:
        return replace(model, table=replace(table, playing=False)), []
    at_end = table.cursor is None or table.cursor >= table.turn
    table = replace(table, cursor=0 if at_end else table.cursor, playing=True, request=0)
    model = replace(model, table=table, serial=model.serial + 1)
    return model, [fx.After(REPLAY_MS, ms.Tick("replay", model.serial))]


def replay_on(model: Model, serial: int) -> Step:
    """The next step of a running replay."""
    table = model.table
    if table is None or not table.playing or table.cursor is None or serial != model.serial:
        return model, []
    if table.cursor >= table.turn:
        return look_back(model, "live")
    cursor = min(table.turn, table.cursor + 1)
    said = spoken(model.lang, table.match, cursor - 1)
    table = replace(table, cursor=cursor, playing=cursor < table.turn or table.returning, said=said)
    model = replace(model, table=table, serial=model.serial + 1)
    return model, [fx.After(REPLAY_MS, ms.Tick("replay", model.serial))] if table.playing else []


def missed(table: Table) -> int:
    """The number of actions after which the others have moved since the viewer's last decision.

    It is the present number where there is nothing to see: the viewer has not decided yet, or moved last.
    """
    makers = table.match.makers
    seat = table.viewer
    if seat is None or seat not in makers or not table.slot:
        return table.turn
    return max(number for number, maker in enumerate(makers) if maker == seat) + 1


def replay_missed(model: Model) -> Step:
    """Show what the others did since the viewer's last decision, then come back to now."""
    table = model.table
    if table is None or table.curtain is not None or missed(table) == table.turn:
        return model, []
    table = replace(table, cursor=missed(table), playing=True, returning=True, request=0)
    model = replace(model, table=table, serial=model.serial + 1)
    return model, [fx.After(REPLAY_MS, ms.Tick("replay", model.serial))]
