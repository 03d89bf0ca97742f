"""What happened in Vikings, as scenes: a module for each kind, played one after the other."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.staging import Staging

from .. import events
from ..views import View
from . import ferry, scoring, wheel


def staged(happened: Sequence[events.Event], before: View, after: View) -> Staging | None:
    """The acts of an action, in the order of the rules."""
    first = [*wheel.acts(happened, before), *ferry.acts(happened, before)]
    taken = sum(beat.ms for act in first for beat in act.beats)
    scored = scoring.acts(happened, before, after, taken)
    acts = [*first, *scored]
    final = any(isinstance(event, events.ScoringBegan) and event.kind == "final" for event in happened)
    return Staging(tuple(acts), counted=final, scored=bool(scored)) if acts else None
