"""What happened in Vikings on Board, as scenes: a ship that sails, and the goods and barrels of the end."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.staging import Staging

from .. import events
from ..views import View
from . import counting, sailing


def staged(happened: Sequence[events.Event], before: View, after: View) -> Staging | None:
    """The acts of an action, in the order of the rules."""
    counted = counting.acts(happened, after)
    acts = [*sailing.acts(happened, before), *counted]
    words = counting.words(after) if counted else ()
    return Staging(tuple(acts), bool(counted), words, scored=bool(counted)) if acts else None
