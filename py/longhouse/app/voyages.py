"""Daily voyages compared: what the levels of bots reach in one's place, and what friends did.

The levels sail in the bots' worker once one's own voyage has ended, one after the other; a table at which
bots think takes the worker from them, and the next look at the voyages sends them off again.
"""

from __future__ import annotations

import binascii
from collections.abc import Iterable

from longhouse.bots import levels_of
from longhouse.bots.question import ask_voyage
from longhouse.engine.limits import MAX_NAME
from longhouse.engine.link import URL_SAFE

from . import effects as fx
from . import messages as ms
from .daily import result, setup
from .ledger import Friend, Mark, Result, friend_line, friend_of, mark_line, merged, read, seal_of
from .model import Change, Sailing, Session, replace

COMPARED = ("karl", "jarl")  # the first is there in seconds, the second takes its time


def send_off(session: Session, day: str, games: Iterable[str]) -> Change:
    """Let the next level sail a voyage that has ended here, unless one is under way or all have."""
    if session.sailing is not None:
        return session, []
    ledger = read(session.ledger)
    for game in games:
        if result(ledger, day, game) is None:
            continue
        there = {mark.level for mark in ledger.marks if mark[:2] == (day, game)}
        for level in COMPARED:
            if level in levels_of(game) and level not in there:
                serial = session.serial + 1
                under_way = Sailing(serial, day, game, level)
                question = ask_voyage(setup(day, game), level)
                return replace(session, serial=serial, sailing=under_way), [fx.Ask("", serial, question)]
    return session, []


def sailed(session: Session, message: ms.Sailed) -> Change:
    """A level has arrived: note it, and let the next one sail."""
    under_way = session.sailing
    if under_way is None or under_way.request != message.request:
        return session, []
    mark = Mark(under_way.day, under_way.game, under_way.level, message.points, message.won)
    session, effects = _noted(replace(session, sailing=None), mark_line(mark))
    session, more = send_off(session, mark.voyage, (mark.game,))
    return session, [*effects, *more]


def failed(session: Session, message: ms.BotFailed) -> Change:
    """It did not arrive: nobody waits for it, and the next look at the voyages tries again."""
    under_way = session.sailing
    if under_way is None or under_way.request != message.request:
        return session, []
    return replace(session, sailing=None), []


def _noted(session: Session, line: str) -> Change:
    return replace(session, ledger=merged(session.ledger, line)), [fx.AddResult(line)]


# -- friends


def code(points: int, won: bool, name: str, seal: str = "") -> str:
    """One's own result as a part of an address.

    >>> code(47, True, "Ada", "0a1b2c3d"), friend("2026-11-16", "onboard", code(47, True, "Ada")).name
    ('47.1.QWRh.0a1b2c3d', 'Ada')
    """
    packed = binascii.b2a_base64(name.encode(), newline=False).decode().rstrip("=")
    safe = packed.replace("+", "-").replace("/", "_")
    return f"{points}.{int(won)}.{safe}.{seal}".rstrip(
        "."
    )  # a full stop at its end would not be taken for its own


def friend(day: str, game: str, text: str) -> Friend | None:
    """What the part of an address tells of a friend's voyage; None if it makes no sense."""
    points, _, rest = text.partition(".")
    won, _, rest = rest.partition(".")
    packed, _, seal = rest.partition(".")
    if len(packed) > 8 * MAX_NAME or not URL_SAFE.issuperset(packed):
        return None
    try:
        name = binascii.a2b_base64(packed.replace("-", "+").replace("_", "/") + "==").decode()
    except ValueError:
        return None
    return friend_of(day, game, points, won, name, seal)


def remember(session: Session, found: Friend) -> Change:
    """Keep what a friend did; one's own link, come back, tells nothing new."""
    ledger = read(session.ledger)
    own = result(ledger, found.voyage, found.game)
    if own is not None and _own(session, own, found):
        return session, []
    if any(known.who == found.who for known in ledger.friends):
        return session, []
    return _noted(session, friend_line(found))


def _own(session: Session, own: Result, found: Friend) -> bool:
    """Whether a link tells of one's own result; one without a seal must name who shared it."""
    if found.seal:
        return found.seal == seal_of(own)
    name = (*session.settings.names, "")[0]
    return bool(name) and (own.points, name) == (found.points, found.name)
