"""Learning: the guide of a game, and the rule of a thing that is pointed at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.engine import Match
from longhouse.games import GAMES

from . import effects as fx
from . import messages as ms
from .model import Model, Step, replace
from .pages import Lesson, Play, Puzzles, Rule

if TYPE_CHECKING:
    from longhouse.engine.guide import Guide
    from longhouse.engine.views import BaseView


def guide_of(game: str) -> Guide[BaseView] | None:
    """Rules and lesson of a game, if it has them."""
    found = GAMES[game].guide if game in GAMES else None
    return found() if found else None


def explain(model: Model, page: Play | Lesson | Puzzles, _said: object = None) -> Step:
    """The next thing that is pointed at should be explained, or no longer."""
    return replace(model, page=replace(page, explaining=not page.explaining)), []


def pointed(model: Model, page: Play | Lesson | Puzzles, match: Match, message: ms.Pointed) -> Step:
    """Explain a thing of the board."""
    model = replace(model, page=replace(page, explaining=False))
    game = match.game.meta.id
    guide = guide_of(game)
    if guide is None or guide.section(message.rule) is None:
        return model, []
    why = "" if message.free else message.why or "-"
    return replace(model, dialog=Rule(game, message.rule, why)), [fx.Focus(".dialog h2")]
