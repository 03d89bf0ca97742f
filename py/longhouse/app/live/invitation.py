"""Invitations and the answers to them: what their links hold.

A payload is a version, a checksum, a few packed facts, a dot, and the packed session description. It has
at most 220 characters, so that its QR code is easily read; names are shortened to fit.
"""

from __future__ import annotations

import binascii

from longhouse.engine import CorruptSave, Message
from longhouse.engine.limits import COLOURS, MAX_ID, MAX_NAME
from longhouse.engine.link import URL_SAFE, Packer, Unpacker
from longhouse.engine.record import Record, replace
from longhouse.engine.save import clean_name

from . import protocol
from .signal import BadSignal, unpack

VERSION = "1"  # first character
MOST = 220  # characters of a payload that is written …
LONGEST = 2000  # … and of one that is read
OLD = 12 * 60  # minutes after which an invitation is probably no longer waited for

_TABLE, _PEER, _MINUTES, _NUMBER = 1 << 40, 1 << 24, 1 << 26, 64
_LETTERS = sorted(URL_SAFE)

DAMAGED = Message("This invitation is damaged: perhaps a part of it is missing. Ask for it once more.")
BAD_ANSWER = Message("This answer is damaged: perhaps a part of it is missing. Ask for it once more.")
NO_ANSWER = Message("This is no answer to an invitation.")
OWN = Message("This is the invitation itself. Send it to the other person, and paste what comes back.")
NEWER = Message("This was made by a newer version of Longhouse. Reload the page to update, then try again.")


class Invitation(Record):
    """What an invitation says of the table, and the host's offer."""

    table: str  # ten hexadecimal digits
    peer: str  # six of them; names the connection, and no two invitations share one
    seats: tuple[int, ...]  # whom it is for; empty: a spectator
    game: str
    rules: int
    oldest: int  # protocols that the host speaks
    newest: int
    colour: int  # of the first seat
    name: str  # of the first seat
    host: str
    made: int  # minutes since 1970
    internet: bool  # the host asked a STUN server
    signal: str


class Answer(Record):
    """The answer: which invitation it is for, and the guest's session description."""

    table: str
    peer: str
    signal: str


def write_invitation(invitation: Invitation) -> str:
    """The payload; names are shortened until it is short enough."""
    room = MAX_NAME
    while len(text := _written(invitation)) > MOST and room:
        room -= 1
        invitation = replace(invitation, name=invitation.name[:room], host=invitation.host[:room])
    return text


def _written(it: Invitation) -> str:
    pack = Packer()
    pack.put(int(it.table, 16), _TABLE)
    pack.put(int(it.peer, 16), _PEER)
    pack.put(sum(1 << seat for seat in it.seats), 1 << protocol.SEATS)
    pack.text(it.game, MAX_ID)
    for number in (it.rules, it.oldest, it.newest):
        pack.put(number, _NUMBER)
    pack.put(it.colour, COLOURS)
    pack.put(it.internet, 2)
    pack.put(it.made % _MINUTES, _MINUTES)
    pack.text(it.name, MAX_NAME)
    pack.text(it.host, MAX_NAME)
    return _closed(pack, it.signal)


def write_answer(answer: Answer) -> str:
    """The payload."""
    pack = Packer()
    pack.put(int(answer.table, 16), _TABLE)
    pack.put(int(answer.peer, 16), _PEER)
    return _closed(pack, answer.signal)


def _closed(pack: Packer, signal: str) -> str:
    rest = f"{pack.encode()}.{signal}"
    return f"{VERSION}{_checksum(rest)}{rest}"


def _checksum(text: str) -> str:
    """Two letters: a link that lost a part on its way should say so at once."""
    first, second = divmod(binascii.crc32(text.encode()) % (1 << 12), 64)
    return _LETTERS[first] + _LETTERS[second]


def _opened(text: str, problem: Message) -> tuple[Unpacker, str]:
    """The packed facts, and the session description; CorruptSave says what is wrong."""
    head, dot, signal = text.partition(".")
    if len(text) > LONGEST or not head or not dot or not URL_SAFE.issuperset(head) or not signal.isascii():
        raise CorruptSave(problem)
    if head[0] != VERSION:
        raise CorruptSave(NEWER if head[0] in "23456789" else problem)
    if text[1:3] != _checksum(text[3:]):
        raise CorruptSave(problem)
    return Unpacker(head[3:]), signal


def _close(pack: Unpacker, signal: str, problem: Message) -> None:
    """Nothing is left over, and the description can be unpacked."""
    if pack.rest:
        raise CorruptSave(problem)
    try:
        unpack(signal)
    except BadSignal:
        raise CorruptSave(problem) from None


def read_invitation(text: str) -> Invitation:
    """The invitation of a payload; CorruptSave says what is wrong."""
    pack, signal = _opened(text, DAMAGED)
    try:
        table, peer, mask = pack.take(_TABLE), pack.take(_PEER), pack.take(1 << protocol.SEATS)
        game = pack.text(MAX_ID)
        rules, oldest, newest = (pack.take(_NUMBER) for _ in range(3))
        colour, internet, made = pack.take(COLOURS), pack.take(2) == 1, pack.take(_MINUTES)
        name, host = clean_name(pack.text(MAX_NAME)), clean_name(pack.text(MAX_NAME))
    except (ValueError, IndexError, OverflowError):
        raise CorruptSave(DAMAGED) from None
    _close(pack, signal, DAMAGED)
    seats = tuple(seat for seat in range(protocol.SEATS) if mask >> seat & 1)
    return Invitation(
        f"{table:010x}", f"{peer:06x}", seats, game, rules, oldest, newest, colour, name, host, made,
        internet, signal,
    )  # fmt: skip


def read_answer(text: str) -> Answer:
    """The answer of a payload, or of the whole link around it; CorruptSave says what is wrong."""
    payload = text.strip().rpartition("/")[2]
    if "/join/" in text:
        raise CorruptSave(OWN)
    pack, signal = _opened(payload, BAD_ANSWER if "/answer/" in text else NO_ANSWER)
    table, peer = pack.take(_TABLE), pack.take(_PEER)
    _close(pack, signal, BAD_ANSWER)
    return Answer(f"{table:010x}", f"{peer:06x}", signal)


def age(invitation: Invitation, now: int) -> int:
    """Its age in minutes; clocks differ, so it may be a little negative, which counts as none."""
    passed = (now // 60_000 - invitation.made) % _MINUTES
    return passed if passed < _MINUTES // 2 else 0
