"""The beginning of a round, marked: a line over the table, after whatever else there is to be seen."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine import BaseView, Presentation
from longhouse.engine.questions import Event
from longhouse.engine.staging import TABLE, Act, Beat, Staging

LASTS = 1400  # milliseconds


def marked(
    staging: Staging | None, show: Presentation[BaseView, Event, str], events: Sequence[Event]
) -> Staging | None:
    """The scene with the mark at its end; the table lies open under it."""
    lines = [show.event(event) for event in events if isinstance(event, show.rounds)]
    beats = tuple(Beat(LASTS, line, sound="" if staging else "cloth") for line in lines if line is not None)
    if not beats:
        return staging
    mark = Act(beats, TABLE)
    return staging._replace(acts=(*staging.acts, mark)) if staging else Staging((mark,))
