"""The table of questions of Rune stones; there is only one."""

from typing import Literal

from longhouse.engine import Kinds, Message, Row, Table

from . import rules
from .observe import View
from .state import STONES, State

Kind = Literal["draw", "lay"]

_kind = Kinds[Kind]("runes")
DRAW = _kind("draw", (0,), lambda _: "draw")
LAY = _kind("lay", sorted(set(STONES)), lambda stone: f"lay {stone}")

TABLE: Table[State, View, rules.Moved, Kind] = Table(
    _kind,
    (
        Row("turn", DRAW, rules.can_draw, rules.draw, lambda _, __: Message("Draw a stone")),
        Row("turn", LAY, rules.can_lay, rules.lay, lambda stone, _: Message("Lay stone {n}", n=stone)),
    ),
)
