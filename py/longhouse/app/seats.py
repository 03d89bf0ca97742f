"""Who sits at a table: a person or a bot takes a seat."""

from __future__ import annotations

from longhouse.bots import SEEDS, levels_of, settled
from longhouse.engine import Player, Rng

from . import messages as ms
from .model import Change, Session, Table, people, replace
from .table import keep


def typed_seat(session: Session, table: Table, message: ms.Typed) -> Change:
    """A bot takes over a person's seat, or gives it back: seat.<i> = person or a level."""
    which, value = message.field.partition(".")[2], message.value
    known = value == "person" or value in levels_of(table.match.game.meta.id)
    if not known or which not in map(str, range(table.match.players)):
        return session, []
    table, session = played_by(session, table, int(which), "" if value == "person" else value)
    return keep(session, table, [])


def played_by(session: Session, table: Table, seat: int, bot: str) -> tuple[Table, Session]:
    """The table with a bot at the seat, or a person."""
    rng = Rng(session.entropy)
    seats = list(table.match.seats)
    seats[seat] = seats[seat]._replace(bot=bot, seed=rng.below(SEEDS) if bot else 0)
    return replace(at_seats(table, seats), hint_request=0), replace(session, entropy=rng.state)


def at_seats(table: Table, seats: list[Player]) -> Table:
    """The table with these people and bots; practice ends where several people play."""
    match = table.match.seated(settled(table.match.seats, seats))
    return replace(table, match=match, practice=table.practice and len(people(match)) <= 1)
