"""Who plays where: seats are given away and taken back, and bots stand in for those who left."""

from __future__ import annotations

from longhouse.bots import levels_of

from .. import effects as fx
from .. import messages as ms
from ..model import Change, Model, Session, Step, Table, replace, within
from ..seats import played_by
from ..table import keep
from .inviting import invite_missing
from .state import Host, Peer
from .telling import devices, host_of, send, setup

WITH = "with:"  # … a seat: on the same device as that one


def place_of(table: Table, seat: int) -> str:
    """Where a seat is played: a bot's level | "here" | "elsewhere" | "with:<seat>"."""
    if table.match.seats[seat].bot:
        return table.match.seats[seat].bot
    if seat not in table.away:
        return "here"
    if isinstance(table.live, Host):
        seats = next((peer.seats for peer in table.live.peers if seat in peer.seats), (seat,))
        if seats[0] != seat:
            return f"{WITH}{seats[0]}"
    return "elsewhere"


def typed(model: Model, table: Table, message: ms.Typed) -> Step:
    """A seat is played elsewhere, here, on somebody's device, or by a bot: sits.<seat>."""
    which, place = message.field.partition(".")[2], message.value
    if which not in map(str, range(table.match.players)) or place == place_of(table, int(which)):
        return model, []
    if place not in places(table, int(which)):
        return model, []
    session, effects = move(model.session, table, int(which), place)
    return within(model, (session, effects))


def places(table: Table, seat: int) -> list[str]:
    """Where a seat can be played."""
    found = ["here", "elsewhere"]
    if isinstance(table.live, Host):
        others = [other for other in table.away if other != seat and place_of(table, other) == "elsewhere"]
        found += [f"{WITH}{other}" for other in others]
    return found + list(levels_of(table.match.game.meta.id))


def move(session: Session, table: Table, seat: int, place: str) -> Change:
    """Put a seat somewhere else; the other devices hear of it."""
    bot = place if place in levels_of(table.match.game.meta.id) else ""
    stood_in = bool(table.match.seats[seat].bot)
    if table.match.seats[seat].bot != bot:
        table, session = played_by(session, table, seat, bot)
    if bot:
        return keep(session, table, [])  # whoever was invited for it can still come, and takes it back
    elsewhere = place != "here"
    away = tuple(sorted({*table.away, seat} if elsewhere else {*table.away} - {seat}))
    table = replace(table, away=away, viewer=None)
    if not isinstance(table.live, Host):
        return keep(session, table, [])
    effects: list[fx.Effect] = []
    if not (stood_in and place == "elsewhere" and _kept(table, seat)):
        table, effects = _between(table, seat, place)
    table = grouped(table)
    session, kept = keep(session, table, effects)
    assert session.table is not None
    effects = [*kept, *_seats_told(table, session.table)]
    return (
        invite_missing(session, session.table, effects)
        if host_of(session.table).locked
        else (session, effects)
    )


def grouped(table: Table) -> Table:
    """The table with a mark that says who shares a device: it outlasts the connections."""
    return replace(table, mark=table.mark._replace(devices=devices(table)))


def _kept(table: Table, seat: int) -> bool:
    """Whether a device has kept the seat for its people while a bot stood in."""
    return any(seat in peer.seats for peer in host_of(table).peers)


def _between(table: Table, seat: int, place: str) -> tuple[Table, list[fx.Effect]]:
    """Take a seat from whoever holds it, and give it to the device of another seat if that is wanted."""
    live = host_of(table)
    other = int(place.removeprefix(WITH)) if place.startswith(WITH) else None
    peers, effects = list[Peer](), list[fx.Effect]()
    for peer in live.peers:
        seats = tuple(held for held in peer.seats if held != seat)
        if other in peer.seats:
            seats = (*seats, seat)
        if peer.seats and not seats and not peer.sits:
            effects.append(fx.HangUp(peer.id))  # nobody came, and nobody is expected any more
            continue
        peers.append(peer if seats == peer.seats else replace(peer, seats=seats, state=_state(peer)))
    return replace(table, live=replace(live, peers=tuple(peers))), effects


def _state(peer: Peer) -> str:
    """An invitation names its seats: one for other seats must be made anew."""
    return peer.state if peer.sits else "lost"


def _seats_told(before: Table, table: Table) -> list[fx.Effect]:
    """Who holds other seats than before hears so, though the match is the same."""
    return [
        send(peer.id, setup(table, peer))
        for peer in host_of(table).peers
        if peer.sits and before is not table
    ]


def moved_up(session: Session, before: Table, table: Table, effects: list[fx.Effect]) -> Change:
    """A new game of the same people: every device goes with its seats, which are one further up."""
    live, players = host_of(before), table.match.players
    peers = tuple(
        replace(peer, seats=tuple(sorted((seat - 1) % players for seat in peer.seats)), state=_state(peer))
        for peer in live.peers
    )
    table = grouped(replace(table, live=replace(live, peers=peers), mark=before.mark, shared=True))
    session, kept = keep(session, table, effects)
    assert session.table is not None
    return invite_missing(session, session.table, kept)
