"""The end of a turn with raids: points for what was damaged, or for a village of which nothing was."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.staging import Act, Beat, Move

from .. import events
from ..board import field as at
from ..data import HALL
from ..lines import told
from ..state import ATTACKS
from ..views import View

KEPT, SHOWN, GAIN = 1200, 500, 1300  # milliseconds


def acts(happened: Sequence[events.Event], before: View) -> list[Act]:
    """One act on what was damaged; none where nothing is paid for raids."""
    foe = before["table"]["foe"]
    total = next((event for event in happened if isinstance(event, events.TotalDefence)), None)
    gains = [event for event in happened if isinstance(event, events.Scored)]
    paid = gains[0] if gains and (total is not None or gains[0].source == ATTACKS) else None
    if foe is None or paid is None:
        return []
    cells = [HALL] if total is not None else _damaged(before, foe)
    points = [seat["points"] for seat in before["seats"]]
    rings = tuple(at.site_spot(cell) for cell in cells)
    beats = []
    if total is not None:
        stands = Move(at.site_spot(HALL), at.site_spot(HALL), 200, 500, 0.8, face=at.HOLDS)
        beats.append(Beat(KEPT, told(total, before["seat"]), (stands,), scores=tuple(points), sound="iron"))
    else:
        beats.append(Beat(SHOWN, told(paid, before["seat"]), rings=rings, scores=tuple(points)))
    points[paid.seat] += paid.points
    face = at.points_face(paid.points)
    spot = at.site_spot(cells[len(cells) // 2])
    goes = Move(spot, f"clan-{paid.seat}", 200, 850, 0.8, fades=True, face=face)
    line = told(paid, before["seat"])
    beats.append(Beat(GAIN, line, (goes,), rings=rings, scores=tuple(points), sound="coin"))
    return [Act(tuple(beats), picture=lambda scene: at.burnt(scene, foe, cells, total is not None))]


def _damaged(before: View, foe: int) -> list[int]:
    """The buildings that were damaged this turn, as far as the rules of the match remember them."""
    damaged = [row for row in before["seats"][foe]["buildings"] if row["damaged"]]
    return [row["cell"] for row in damaged if before["turn"] in row["attackers"]] or [
        row["cell"] for row in damaged
    ]
