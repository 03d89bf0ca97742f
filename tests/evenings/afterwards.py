"""An evening after the games: puzzles, levels, the best games again, and a voyage that a level sails."""

from __future__ import annotations

from longhouse.app import messages as ms
from longhouse.games import puzzles

from ..app.test_pride import row
from . import Written
from .steps import Lines, pressed, table, without_pictures


def afterwards(lines: Lines) -> None:
    """What one does with games that are over."""
    with without_pictures("onboard"):
        tab = Written(lines)
        first, second = puzzles("onboard")[:2]
        pressed(tab, "go /puzzles", f"go /puzzles/onboard/{first.id}")
        tab.send(ms.Act(first.best, 0))
        pressed(tab, "next_puzzle", f"go /puzzles/onboard/{second.id}", "show_best", "play_on", "go /")
        climber = Written(lines, {}, "/new/onboard", "climber ", ledger=row(True, True))
        climber.do("decline_level", "onboard")
        other = Written(lines, {}, "/new/onboard", "other ", ledger=row(True, True))
        other.do("take_level", "onboard/jarl")
    played = table(lines, "person", "thrall")
    played.play_on()
    pressed(played, "go /record/best")
    pressed(played, "relive nothing", f"relive {played.ledger.partition(' ')[0]}", "go /record")
    played.send(ms.ResultLost("full"))
    played.send(ms.ResultLost("forbidden"))
    sailor = Written(lines, {}, "/daily", "sailor ")
    sailor.do("sail", "2023-11-14/runes")
    sailor.play_on()
    pressed(sailor, "go /daily")
    for asked in list(sailor.voyages):
        sailor.send(ms.Sailed(asked.request, 21, False))
    sailor.send(ms.Sailed(0, 5, True))
