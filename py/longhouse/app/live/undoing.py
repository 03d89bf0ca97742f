"""Taking back at a table on several devices: free up to the computed limit, beyond it by agreement."""

from __future__ import annotations

from longhouse.engine import Match

from .. import effects as fx
from ..model import Change, Model, Session, Step, Table, here, people, replace, within
from ..table import FOCUS, keep
from . import protocol as pr
from .state import NO_WISH, Guest, Host, Peer, Wished
from .telling import host_of, send, to_all


def target(match: Match) -> int:
    """Where the last decision of a person began; bots' moves after it go with it."""
    makers, at = match.makers, len(match.actions) - 1
    while at > 0 and match.seats[makers[at]].bot:
        at -= 1
    return max(at, 0)


def is_free(match: Match, seats: tuple[int, ...], to: int) -> bool:
    """Whether the people of these seats may go back to `to` actions without asking anybody."""
    makers = [maker for maker in match.makers[to:] if not match.seats[maker].bot]
    return match.undo_limit.to <= to < len(match.actions) and bool(makers) and set(makers) <= set(seats)


def may_wish(match: Match, to: int) -> bool:
    """Whether everybody together may go back to `to`: nothing was revealed since."""
    return 0 <= to < len(match.actions) and not match.revealed_since(to)


def back(session: Session, table: Table, to: int) -> Change:
    """Go back to so many actions; the revision grows, and the other devices hear of it."""
    match = table.match.clone()
    while len(match.actions) > to:
        match.undo(force=True)
    table = replace(table, match=match, hint_request=0, chosen="", said="", recap=-1, running=None, place="")
    return keep(replace(session, notice=None), table, [fx.Focus(FOCUS)])


# -- the person here


def can_ask(table: Table) -> bool:
    """Whether a person here can ask the others to take back the last decision."""
    live = table.live
    if live is None or not live.ready or live.wish.number or table.cursor is not None or not table.turn:
        return False
    return bool(here(table)) and may_wish(table.match, target(table.match))


def ask_others(model: Model, table: Table, _said: object) -> Step:
    """Somebody here asks everybody to take back the last decision."""
    if not can_ask(table):
        return model, []
    to = target(table.match)
    if isinstance(table.live, Guest):
        return within(model, want(model.session, table, to))
    return within(model, wish(model.session, table, "", here(table)[0], to))


def want(session: Session, table: Table, to: int) -> Change:
    """A guest tells the host where to go back to; whether that is free the host decides."""
    live = table.live
    assert isinstance(live, Guest)
    return session, [send(live.peer, pr.Undo(table.mark.revision, table.turn, to))]


def answer(model: Model, table: Table, said: str) -> Step:
    """A person here agrees to a wish, or does not."""
    live = table.live
    assert live is not None
    if not live.wish.asked:
        return model, []
    if isinstance(live, Host):
        return within(model, consent(model.session, table, "", said == "yes"))
    table = replace(table, live=replace(live, wish=replace(live.wish, asked=False)))
    session = replace(model.session, table=table)
    return within(model, (session, [send(live.peer, pr.Consent(live.wish.number, said == "yes"))]))


# -- the host


def wish(session: Session, table: Table, peer: str, by: int, to: int) -> Change:
    """Ask everybody; who wishes has agreed."""
    live = host_of(table)
    session = replace(session, serial=session.serial + 1)
    asked = peer != "" and bool(here(table))
    wished = Wished(session.serial, by, to, (peer,), asked)
    table = replace(table, live=replace(live, wish=wished))
    effects = to_all(live, pr.Wish(wished.number, by, to), but=peer)
    return _granted(session, table, effects)


def consent(session: Session, table: Table, peer: str, yes: bool) -> Change:
    """Somebody agrees to the open wish, or does not."""
    live = host_of(table)
    if yes:
        agreed = tuple({*live.wish.agreed, peer})
        wished = replace(live.wish, agreed=agreed, asked=live.wish.asked and peer != "")
        return _granted(session, replace(table, live=replace(live, wish=wished)), [])
    sitting = next((each.seats for each in live.peers if each.id == peer), tuple(here(table)))
    by = sitting[0] if sitting else 0
    effects = to_all(live, pr.Declined(live.wish.number, by))
    session = replace(session, table=replace(table, live=replace(live, wish=NO_WISH)))
    from .guest import declined  # the same words on every device

    session, more = declined(session, by)
    return session, [*effects, *more]


def gone(session: Session, table: Table, peer: Peer) -> Change:
    """A device is lost: nobody waits for its consent any more, and its own wish goes with it."""
    live = host_of(table)
    if not live.wish.number:
        return session, []
    if live.wish.by in peer.seats:
        live = replace(live, wish=NO_WISH)
        return replace(session, table=replace(table, live=live)), to_all(live, pr.Wish(0, 0, 0))
    return _granted(session, table, [])


def _granted(session: Session, table: Table, effects: list[fx.Effect]) -> Change:
    """Go back as soon as everybody has agreed; those who only watch are not asked."""
    live = host_of(table)
    needed = {peer.id for peer in live.peers if peer.sits and plays(table, peer.seats)}
    if here(table):
        needed.add("")
    if not needed <= set(live.wish.agreed):
        return replace(session, table=table), effects
    session, more = back(session, table, live.wish.to)
    return session, [*effects, *more]


def plays(table: Table, seats: tuple[int, ...]) -> bool:
    """Whether a person plays at one of these seats; who only watches has no say."""
    return any(seat in people(table.match) for seat in seats)
