"""The end: bonus after bonus, what each clan has for it is counted, and who has most is paid."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.message import Message
from longhouse.engine.staging import AFTER, Act, Beat, Label, Move

from .. import events
from ..board import feast as at
from ..board.field import points_face
from ..lines import told
from ..texts import BONUS_NAMES
from ..views import View

TITLE, COUNTED, PAID, TIE = 1100, 1100, 1100, 1800  # milliseconds
COUNT = 170  # from one clan to the next


def acts(happened: Sequence[events.Event], after: View) -> list[Act]:
    """One act on the cards of the bonuses; none before the game is over."""
    ended = next((event for event in happened if isinstance(event, events.GameEnded)), None)
    if ended is None:
        return []
    won = [event for event in happened if isinstance(event, events.BonusScored)]
    points = [seat["points"] for seat in after["seats"]]
    for event in won:
        for seat in event.seats:
            points[seat] -= event.points
    beats = [Beat(TITLE, told(ended, None), scores=tuple(points), sound="horn")]
    for event in won:
        standing = next(row["standing"] for row in after["bonuses"] if row["bonus"] == event.bonus)
        beats.append(_counted(event.bonus, standing, points))
        for seat in event.seats:
            points[seat] += event.points
        beats.append(_paid(event, after, points))
    for tie in happened:
        if isinstance(tie, events.TieChecked):
            beats.append(Beat(TIE, told(tie, after["seat"]), scores=tuple(points), sound="horn"))
    return [Act(tuple(beats), AFTER, at.feast)]


def _counted(bonus: int, standing: list[int], points: list[int]) -> Beat:
    """How much of what it asks for everybody has, the least first."""
    order = sorted(range(len(standing)), key=lambda seat: (standing[seat], seat))
    labels = tuple(
        Label(at.stand_spot(bonus, seat), str(standing[seat]), "stay", 120 + COUNT * n, seat)
        for n, seat in enumerate(order)
    )
    line = Message("Bonus {bonus}", bonus=BONUS_NAMES[bonus])
    return Beat(COUNTED, line, (), labels, (at.bonus_spot(bonus),), tuple(points), "wood")


def _paid(event: events.BonusScored, after: View, points: list[int]) -> Beat:
    """Whoever has most is paid."""
    moves = tuple(
        Move(
            at.stand_spot(event.bonus, seat),
            f"clan-{seat}",
            100,
            750,
            0.8,
            True,
            face=points_face(event.points),
        )
        for seat in event.seats
    )
    rings = tuple(at.stand_spot(event.bonus, seat) for seat in event.seats)
    return Beat(PAID, told(event, after["seat"]), moves, rings=rings, scores=tuple(points), sound="coin")
