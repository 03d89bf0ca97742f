"""A boatsman carries a Viking to an island: the boat crosses."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.markup import Markup
from longhouse.engine.staging import Act, Beat, Move

from .. import events
from ..board import art
from ..board.sheet import base_spot, cell_spot, sheet
from ..data import BOATSMAN, COLUMNS
from ..lines import told
from ..views import View

LASTS, CROSSES = 1700, 1250  # milliseconds


def acts(happened: Sequence[events.Event], before: View) -> list[Act]:
    """One act on the homeland of whose boat it is; none where nobody is carried."""
    trips = [event for event in happened if isinstance(event, events.Ferried)]
    return [_crosses(trip, before) for trip in trips]


def _crosses(trip: events.Ferried, before: View) -> Act:
    goal = cell_spot(trip.seat, *divmod(trip.cell, COLUMNS))
    boat = Move(base_spot(trip.seat), goal, 150, CROSSES, face=_boat(trip.colour))
    points = tuple(home["points"] for home in before["homes"])
    line = told(trip, before["seat"])
    beat = Beat(LASTS, line, (boat,), rings=(goal,), scores=points, sound="water")
    return Act((beat,), picture=lambda scene: sheet(scene, [trip.seat]))


def _boat(colour: int) -> Markup:
    """Who rows, and who is carried."""
    crew = "".join(
        f'<g class="vk-{who}" transform="translate({x} -8)">{art.viking(who, "")}</g>'
        for who, x in ((BOATSMAN, -15), (colour, 15))
    )
    return Markup(f'<svg class="wikinger" viewBox="-44 -34 88 68">{crew}{art.BOAT}</svg>')
