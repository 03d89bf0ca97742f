"""All saved games as one file, and such a file taken in."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from longhouse.engine import CorruptSave, Match, Message
from longhouse.engine.limits import MAX_BRACKETS, MAX_FILE
from longhouse.engine.record import NamedTuple
from longhouse.engine.save import read_json

from . import effects as fx
from . import messages as ms
from .calendar import day_of
from .model import Change, Session, fresh_id, replace
from .slots import TOO_NEW, listed, open_slot, relation

FORMAT = 1
MARK = "longhouse_games"
SLOT = re.compile(r"[a-z0-9-]{1,40}")
MANY = 100  # as many brackets as so many entries may hold

BROKEN = Message("This file of saved games is damaged: nothing was imported.")
NO_ROOM = Message("The browser’s storage has no room for all these games: nothing was imported.")
FORBIDDEN = Message("The browser does not allow saving here: nothing was imported.")


class Found(NamedTuple):
    """What a file brings: what is to be written, how many are here already, and how many cannot be read."""

    new: dict[str, str]
    here: int
    bad: int


def export_all(session: Session) -> Change:
    """Hand out every entry, also those that cannot be read."""
    text = json.dumps(
        {MARK: FORMAT, "games": dict(session.stored)}, ensure_ascii=False, separators=(",", ":")
    )
    return session, [fx.Download(f"longhouse-games-{day_of(session.now, session.timezone)}.json", text)]


def is_bundle(text: str) -> bool:
    """Whether a file means to hold all games."""
    return text.lstrip("\ufeff \t\r\n").startswith(f'{{"{MARK}"')


def take_in(session: Session, text: str) -> Change:
    """Keep the games of a file that are not here yet, all or none of them."""
    try:
        games = read(text)
    except CorruptSave as error:
        return replace(session, notice=error.message), []
    found, session = compared(session, games)
    session = replace(session, notice=told(found))
    return session, [fx.PutSlots(found.new)] if found.new else []


def read(text: str) -> dict[str, str]:
    """The entries of a file by their slots; CorruptSave says what is wrong."""
    try:
        data = read_json(text.lstrip("\ufeff"), MAX_FILE, MANY * MAX_BRACKETS)
        version, games = data[MARK], dict(data["games"].items())
    except (ValueError, TypeError, KeyError, AttributeError):
        raise CorruptSave(BROKEN) from None
    if type(version) is int and version > FORMAT:
        raise CorruptSave(TOO_NEW)
    if version != FORMAT or not all(isinstance(entry, str) for entry in games.values()):
        raise CorruptSave(BROKEN)
    return games


def compared(session: Session, games: Mapping[str, str]) -> tuple[Found, Session]:
    """What of these games is new here. Nothing is lost: a game only grows, or there are two of it."""
    new: dict[str, str] = {}
    here = bad = 0
    for name, text in games.items():
        slot, stored = name, session.stored.get(name)
        match = _match(slot, text)
        if match is None:
            bad += 1
            continue
        how = _how(stored, text, match)
        if how == "here":
            here += 1
            continue
        if how == "another" or not SLOT.fullmatch(slot):
            slot, session = fresh_id(session)
        new[slot] = text
    return Found(new, here, bad), session


def _match(slot: str, text: str) -> Match | None:
    try:
        return None if listed(slot, text).problem else open_slot(text)
    except CorruptSave:
        return None


def _how(stored: str | None, text: str, match: Match) -> str:
    """How a game stands to what is in its slot: new | here | another."""
    if stored is None:
        return "new"
    if stored == text:
        return "here"
    mine = _match("", stored)
    how = "another" if mine is None else relation(mine, match)
    return {"newer": "new", "same": "here", "older": "here"}.get(how, "another")


def told(found: Found) -> Message:
    """The result, in a sentence."""
    new = len(found.new)
    if found.bad:
        return Message(
            "Games imported: {new}; already here: {here}; unreadable: {bad}.",
            new=new,
            here=found.here,
            bad=found.bad,
        )
    if found.here:
        return Message("Games imported: {new}; already here: {here}.", new=new, here=found.here)
    return Message.plural("{n} game was imported.", "{n} games were imported.", n=new)


def slots_put(session: Session, message: ms.SlotsPut) -> Change:
    """The games have been written, or none of them."""
    session = replace(session, stored=dict(message.slots))
    if message.why:
        session = replace(session, notice=NO_ROOM if message.why == "full" else FORBIDDEN)
    return session, []
