"""Playing by link: a link is opened, compared with what this device has, and played on."""

from __future__ import annotations

from longhouse.engine import CorruptSave, Match, Message

from . import effects as fx
from . import sharing
from .library import adopt, toast
from .model import Model, Table, own_seat, people, replace
from .slots import kin, listed
from .table import FOCUS, Step, last_person, open_match, save, settle


def open_link(model: Model, payload: str) -> Step:
    """Show the game of a link; one that goes on with a game played by link here moves that game on."""
    try:
        match = Match.from_link(payload)
    except CorruptSave as error:
        return replace(model, screen="home", table=None, dialog="", notice=error.message), []
    found = kin(model.stored, match)
    model, effects = open_match(model, match)
    if model.table is None:
        return model, effects
    model = replace(model, table=replace(model.table, kin=found))
    if found is not None and found.relation == "newer" and found.mine is not None:
        return catch_up(model)
    return model, [*effects, fx.Focus("#arrival")]


def continue_copy(model: Model) -> Step:
    """Make the game of a link one's own; all people play at this device."""
    table = model.table
    return adopt(model, table.match) if table and not table.slot else (model, [])


def sit(model: Model, arg: str) -> Step:
    """Take a seat in the game of a link; the others play elsewhere."""
    table = _compared(model)
    if table is None or table.slot or arg not in map(str, people(table.match)):
        return model, []
    seat = int(arg)
    if table.kin is not None and table.kin.relation in ("same", "newer"):
        return _move_on(model, table, seat)
    return _tell(*adopt(model, table.match, mine=seat))


def catch_up(model: Model) -> Step:
    """Bring the game that this device has up to the link."""
    table = _compared(model)
    if table is None or table.kin is None or table.kin.relation != "newer":
        return replace(model, table=table), []
    moves = table.turn - table.kin.turn
    model, effects = _move_on(model, table, table.kin.mine)
    note = Message.plural("Your game went on by {n} move.", "Your game went on by {n} moves.", n=moves)
    model, more = toast(model, note)
    return model, [*effects, *more]


def _compared(model: Model) -> Table | None:
    """The table with what this device has of the game now: another tab may have played on or deleted it."""
    table = model.table
    return replace(table, kin=kin(model.stored, table.match)) if table and not table.slot else table


def _move_on(model: Model, table: Table, mine: int | None) -> Step:
    """The link's moves go into the slot that this device has; nothing of it is lost, it only grows."""
    assert table.kin is not None
    slot = table.kin.slot
    name = listed(slot, model.stored[slot]).name
    return _tell(*save(*open_match(model, table.match, slot, name, mine)))


def _tell(model: Model, effects: list[fx.Effect]) -> Step:
    """Show what happened since the own last move."""
    table = model.table
    mine = own_seat(table) if table else None
    if table is None or mine is None:
        return model, effects
    makers = table.match.makers
    since = next((i + 1 for i in reversed(range(len(makers))) if makers[i] == mine), 0)
    if since < table.turn:
        model = replace(model, table=replace(table, since=since))
    return model, [*effects, fx.Focus(".since button | #prompt")]


def told(model: Model) -> Step:
    """What happened has been read."""
    table = model.table
    return (replace(model, table=replace(table, since=-1)), [fx.Focus(FOCUS)]) if table else (model, [])


def typed_mine(model: Model, value: str) -> Step:
    """Who plays at this device: a seat, or everybody."""
    table = model.table
    if table is None or not table.slot or value not in ("", *map(str, people(table.match))):
        return model, []
    table = replace(table, mine=int(value) if value else None, viewer=None, request=0)
    return settle(*save(replace(model, table=table), []))


def pass_on(model: Model) -> Step:
    """At the curtain: the next person gets the link instead of the device."""
    table = model.table
    if table is None or table.curtain is None:
        return model, []
    mine = last_person(table.match)
    others = [seat for seat in people(table.match) if seat != table.curtain]
    if mine not in others:
        mine = others[0] if len(others) == 1 else None
    effects: list[fx.Effect] = []
    if mine is not None:
        model, effects = typed_mine(model, str(mine))
    model, more = sharing.share(model)
    return model, [*effects, *more]
