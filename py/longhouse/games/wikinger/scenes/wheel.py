"""The wheel turns: a hand takes it from the place that cost nothing to the one that does so now."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.markup import Markup
from longhouse.engine.staging import TABLE, Act, Beat, Label, Move

from .. import events
from ..board import art
from ..views import View

LASTS, TURNS = 1200, 800  # milliseconds; the prices themselves turn as long, see `game.css`
STEP = 30  # degrees from one place to the next


def acts(happened: Sequence[events.Event], before: View) -> list[Act]:
    """One act on the table itself, whose prices turn; none where they stay."""
    by = sum(event.by for event in happened if isinstance(event, events.WheelTurned))
    rows = [(place, row) for place, row in enumerate(before["wheel"]) if row is not None]
    if not by or not rows:
        return []
    place, row = rows[0]
    hand = Move("wheel", "", 0, TURNS, turn=by * STEP, fades=True, face=_hand(place - row["price"]))
    falls = Label("wheel", f"−{by}", wait=150)
    return [Act((Beat(LASTS, moves=(hand,), labels=(falls,), sound="wood"),), TABLE)]


def _hand(place: int) -> Markup:
    """At the price of that place, in a picture of the wheel's size."""
    return Markup(
        f'<svg class="wikinger" viewBox="-204 -204 408 408"><g transform="rotate({place * STEP})">'
        f'<g transform="translate(0 -84)">{art.HAND}</g></g></svg>'
    )
