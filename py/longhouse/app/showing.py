"""Going on with a scene, and leaving it: whatever waits for it waits no longer."""

from __future__ import annotations

from . import effects as fx
from . import replay, scenes
from .model import Change, Session, Table, replace
from .table import FOCUS, WINNER, settle


def go_on(session: Session, table: Table) -> Change:
    """A tap: the next beat, or the table."""
    return _on(session, scenes.go_on(session, table))


def leave(session: Session, table: Table) -> Change:
    """To the table at once."""
    return _on(session, replace(table, running=None))


def is_on(table: Table) -> bool:
    """Whether there is a scene; whether it is over, the clock says."""
    return table.running is not None


def _on(session: Session, table: Table) -> Change:
    effects: list[fx.Effect] = list(scenes.sounds(session, table))
    if table.running is None:
        over = table.match.outcome is not None
        effects.append(fx.Focus(f"{WINNER} | {FOCUS}" if over else FOCUS, scroll=over))
    if table.cursor is None:
        return settle(session, table, effects)
    if table.playing:
        return replay.run_on(session, table, effects)
    return replace(session, table=table), effects
