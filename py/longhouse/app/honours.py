"""Honours: which deeds of the games a person has done, when, and in which game; all from the ledger."""

from __future__ import annotations

from longhouse.engine import Match
from longhouse.engine.deeds import Deed
from longhouse.engine.record import NamedTuple
from longhouse.games import deeds

from .ledger import Ledger, Result, read, result_of
from .model import Session


class Honour(NamedTuple):
    """A deed, the game in which it was first done, and how often it was."""

    deed: Deed
    first: Result | None  # None: not yet
    times: int


def of_game(ledger: Ledger, game: str) -> list[Honour]:
    """Every honour of a game, easy ones first."""
    found = []
    for deed in deeds(game):
        done = [one for one in ledger.results if one.game == game and deed.id in one.deeds]
        found.append(Honour(deed, done[0] if done else None, len(done)))
    return found


def earned(session: Session, match: Match) -> list[tuple[Deed, bool]]:
    """What the match was honoured for, and whether for the first time; [] if it is not counted."""
    ledger, known = read(session.ledger), result_of(match, "", "")
    counted = next((one for one in ledger.results if known and one.id == known.id), None)
    if known is None or counted is None or counted.scores != known.scores:
        return []
    return [
        (honour.deed, honour.first is counted)
        for honour in of_game(ledger, counted.game)
        if honour.deed.id in counted.deeds
    ]
