"""What the host tells the other devices: whatever has changed since they were told last."""

from __future__ import annotations

from longhouse.engine import Match

from .. import effects as fx
from ..model import Table, here, replace
from ..routes import packed
from . import protocol as pr
from .state import NO_WISH, Host, Peer

SINGLY = 20  # actions that are told one by one; more of them at once would look like a flood


def host_of(table: Table) -> Host:
    """What the host knows; only handlers of a host ask."""
    assert isinstance(table.live, Host)
    return table.live


def send(peer: str, talk: pr.Talk) -> fx.Effect:
    """Tell one device."""
    return fx.Send(peer, pr.encode(talk))


def to_all(live: Host, talk: pr.Talk, but: str = "") -> list[fx.Effect]:
    """Tell every device that takes part."""
    return [send(peer.id, talk) for peer in live.peers if peer.sits and peer.id != but]


def setup(table: Table, peer: Peer, link: str = "") -> pr.Setup:
    """The whole match, for one device."""
    mark, link = table.mark, link or packed(table.match)
    if peer.protocol < 2:
        return pr.Setup(mark.id, mark.revision, peer.seats, link)
    return pr.Setup(mark.id, mark.revision, peer.seats, link, host_of(table).adopted, devices(table))


def devices(table: Table) -> tuple[int, ...]:
    """For each seat the first one that is played on the same device; empty where each has its own."""
    first = list(range(table.match.players))
    for seats in (here(table), *(peer.seats for peer in host_of(table).peers)):
        for seat in seats:
            first[seat] = min(seats)
    return tuple(first) if first != sorted({*first}) else ()


def welcome(table: Table, peer: Peer, link: str = "") -> list[fx.Effect]:
    """All that a device needs to know that has just come, or missed something."""
    wish, asked = host_of(table).wish, list[pr.Talk]()
    if wish.number and peer.id not in wish.agreed:
        asked = [pr.Wish(wish.number, wish.by, wish.to)]
    return [send(peer.id, talk) for talk in (setup(table, peer, link), presence(table), *asked)]


def welcomes(table: Table) -> list[fx.Effect]:
    """The same for every device that takes part."""
    sitting = [peer for peer in host_of(table).peers if peer.sits]
    link = packed(table.match) if sitting else ""
    return [effect for peer in sitting for effect in welcome(table, peer, link)]


def told(table: Table, effects: list[fx.Effect]) -> tuple[Table, list[fx.Effect]]:
    """The table's match may have changed: new actions are told one by one, anything else as a whole."""
    live, match = host_of(table), table.match
    if match is live.told:
        return table, effects
    known = len(live.told.actions)
    grown = _begins_with(match, live.told)
    same_seats = match.seats == live.told.seats
    moved = not grown or len(match.actions) > known
    live = replace(live, told=match, wish=NO_WISH if moved else live.wish)
    if not grown:
        table = replace(table, mark=table.mark._replace(revision=table.mark.revision + 1))
    table = replace(table, live=live)
    if grown and same_seats and len(match.actions) - known <= SINGLY:
        return table, [*effects, *_acted(table, live, known)]
    return table, [*effects, *welcomes(table)]


def _begins_with(match: Match, before: Match) -> bool:
    """Whether a match goes on where another one ended."""
    actions = before.actions
    return (
        match.seed == before.seed and match.game is before.game and match.actions[: len(actions)] == actions
    )


def _acted(table: Table, live: Host, known: int) -> list[fx.Effect]:
    """Each new action, with what the position must be after it."""
    match, revision = table.match, table.mark.revision
    actions, effects = match.actions, list[fx.Effect]()
    for turn in range(known, len(actions)):
        after = match if turn + 1 == len(actions) else match.at(turn + 1)
        effects += to_all(live, pr.Acted(revision, turn, str(actions[turn]), after.digest()))
    return effects


def presence(table: Table) -> pr.Presence:
    """Who is there: the state of each seat, and how many watch."""
    live = host_of(table)
    watching = sum(peer.sits and not peer.seats for peer in live.peers)
    return pr.Presence(seat_states(table), min(watching, pr.WATCHERS))


def seat_states(table: Table) -> tuple[str, ...]:
    """The state of each seat, as the host sees it."""
    live = host_of(table)
    holders = {seat: peer for peer in live.peers for seat in peer.seats}
    states = []
    for seat, player in enumerate(table.match.seats):
        if player.bot:
            states.append("bot")
        elif seat in holders:
            states.append({"linked": "here", "away": "away"}.get(holders[seat].state, "lost"))
        else:
            states.append("lost" if seat in table.away else "here")
    return tuple(states)


def with_peer(table: Table, peer: Peer) -> Table:
    """The table with what is now known of a device."""
    live = host_of(table)
    peers = tuple(peer if each.id == peer.id else each for each in live.peers)
    return replace(table, live=replace(live, peers=peers))


def peer_of(table: Table, id: str) -> Peer | None:
    """The device of a connection, if it is still one of ours."""
    return next((peer for peer in host_of(table).peers if peer.id == id), None)
