"""The level that comes next: after two wins in a row the one above, after three losses the one below."""

from __future__ import annotations

from longhouse.bots import levels_of
from longhouse.engine.record import NamedTuple

from .ledger import read
from .model import Change, Session, replace
from .settings import keep

WINS, LOSSES = 2, 3
DECLINED = 12  # suggestions that the settings remember as unwanted


class Step(NamedTuple):
    """A level that is suggested."""

    game: str
    level: str  # to play against next
    was: str  # the level of the games that lead to it
    up: bool
    row: str  # names the wins or losses in a row: the id of the first of them


def suggested(session: Session, game: str) -> Step | None:
    """What the last games of that kind suggest, unless it has been declined."""
    results = [result for result in read(session.ledger).results if result.game == game]
    if not results:
        return None
    last, levels = results[-1], levels_of(game)
    if last.level not in levels:
        return None
    row = []
    for result in reversed(results):
        if (result.level, result.won) != (last.level, last.won):
            break
        row.append(result)
    place = levels.index(last.level) + (1 if last.won else -1)
    if len(row) < (WINS if last.won else LOSSES) or place not in range(len(levels)):
        return None
    step = Step(game, levels[place], last.level, last.won, row[-1].id)
    return None if step.row in session.settings.declined else step


def decline(session: Session, game: str) -> Change:
    """Not now: nothing is said again before the row of wins or losses has ended."""
    step = suggested(session, game)
    if step is None:
        return session, []
    declined = (*session.settings.declined, step.row)[-DECLINED:]
    session = replace(session, settings=replace(session.settings, declined=declined))
    return session, [keep(session)]
