"""Links: a match as URL-safe text, close to the information limit.

A link is one large number in mixed radix: the setup, then each action as its
index among the legal ones. Reading it replays the game, so the radix of each
digit is known. The last digit read is a checksum of the final position.
"""

from __future__ import annotations

import binascii
from typing import TYPE_CHECKING

from .errors import CorruptSave
from .game import Player
from .limits import COLOURS, MAX_ACTIONS, MAX_ID, MAX_LEVEL, MAX_LINK, MAX_NAME
from .message import Message
from .registry import find_game
from .save import T

if TYPE_CHECKING:
    from .match import Match

VERSION = "1"  # first character of a link
CHECK = 1 << 32

# Letters that take little room; the last digit means that any other character follows.
ALPHABET = "aeinrtslodumhcgkbpvjyfwxzq -'0123456789AEINRTSLODUMHCGKBPVJYFWXZQéèëêïöüäåøæáíóúçñß._"
ESCAPE = len(ALPHABET)

BAD_LINK = Message("This link is damaged: perhaps a part of it is missing.")
NEWER_LINK = Message(
    "This link was made by a newer version of Longhouse. Reload the page to update, then try again."
)


class Packer:
    """Digits of different radices, read in the order in which they were written."""

    def __init__(self) -> None:
        self.digits: list[tuple[int, int]] = []

    def put(self, digit: int, radix: int) -> None:
        """A digit below its radix."""
        self.digits.append((digit, radix))

    def number(self, value: int) -> None:
        """An integer below 2**56, in as many bytes as it needs."""
        size = (value.bit_length() + 7) // 8
        self.put(size, 8)
        self.put(value, 256**size)

    def text(self, value: str, limit: int) -> None:
        """A text of at most so many characters."""
        self.put(len(value), limit + 1)
        for char in value:
            index = ALPHABET.find(char)
            self.put(ESCAPE if index < 0 else index, ESCAPE + 1)
            if index < 0:
                self.put(ord(char), 0x110000)

    def encode(self) -> str:
        """All digits as URL-safe text."""
        total = 0
        for digit, radix in reversed(self.digits):
            total = total * radix + digit
        raw = total.to_bytes((total.bit_length() + 7) // 8, "little")
        return binascii.b2a_base64(raw, newline=False).decode().translate(_TO_URL).rstrip("=")


class Unpacker:
    """Reads what a Packer wrote; damaged text gives CorruptSave here or nonsense later."""

    def __init__(self, text: str) -> None:
        try:
            raw = binascii.a2b_base64(text.translate(_FROM_URL) + "=" * (-len(text) % 4))
        except (binascii.Error, ValueError):
            raise CorruptSave(BAD_LINK) from None
        self.rest = int.from_bytes(raw, "little")

    def take(self, radix: int) -> int:
        """The next digit."""
        self.rest, digit = divmod(self.rest, radix)
        return digit

    def number(self) -> int:
        """An integer below 2**56."""
        return self.take(256 ** self.take(8))

    def text(self, limit: int) -> str:
        """A text of at most so many characters; ValueError or IndexError for one that was never written."""
        out = []
        for _ in range(self.take(limit + 1)):
            index = self.take(ESCAPE + 1)
            out.append(chr(self.take(0x110000)) if index == ESCAPE else ALPHABET[index])
        return "".join(out)


_TO_URL = str.maketrans("+/", "-_")
_FROM_URL = str.maketrans("-_", "+/")
URL_SAFE = frozenset("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_")


def to_link(match: Match) -> str:
    """The match as text that can be part of a URL."""
    game = match.game
    pack = Packer()
    pack.text(game.meta.id, MAX_ID)
    pack.number(match.rules)
    pack.put(game.meta.players.index(match.players), len(game.meta.players))
    pack.number(match.seed)
    for option in game.options_of(match.rules):
        pack.put(option.values.index(match.options[option.name]), len(option.values))
    for seat in match.seats:
        pack.put(seat.colour, COLOURS)
        pack.text(seat.name, MAX_NAME)
        pack.text(seat.bot, MAX_LEVEL)
        if seat.bot:
            pack.number(seat.seed)
    actions = match.actions
    pack.number(len(actions))
    state = match.at(0)._state.clone()
    for action in actions:
        legal = game.legal(state)
        pack.put(legal.index(action), len(legal))
        game.apply(state, action, None)
    pack.put(_checksum(match), CHECK)
    return VERSION + pack.encode()


def from_link(cls: type[T], text: str) -> T:
    """The match of a link; CorruptSave says what is wrong."""
    if not isinstance(text, str) or not text or len(text) > MAX_LINK or not URL_SAFE.issuperset(text):
        raise CorruptSave(BAD_LINK)
    if text[0] != VERSION:
        raise CorruptSave(NEWER_LINK if text[0] in "23456789" else BAD_LINK)
    pack = Unpacker(text[1:])
    try:
        match = _setup(cls, pack)
    except CorruptSave:
        raise
    except ValueError:
        raise CorruptSave(BAD_LINK) from None
    count = pack.number()
    if count > MAX_ACTIONS:
        raise CorruptSave(BAD_LINK)
    for _ in range(count):
        legal = match.legal()
        if not legal:
            raise CorruptSave(BAD_LINK)
        match.play(legal[pack.take(len(legal))])
    if pack.take(CHECK) != _checksum(match) or pack.rest:
        raise CorruptSave(BAD_LINK)
    return match


def _setup(cls: type[T], pack: Unpacker) -> T:
    try:
        game = find_game(pack.text(MAX_ID))
    except CorruptSave:
        raise CorruptSave(BAD_LINK) from None
    rules = pack.number()
    if rules > game.meta.rules:
        raise CorruptSave(NEWER_LINK)
    players = game.meta.players[pack.take(len(game.meta.players))]
    seed = pack.number()
    options = {o.name: o.values[pack.take(len(o.values))] for o in game.options_of(rules)}
    seats = []
    for _ in range(players):
        colour, name, bot = pack.take(COLOURS), pack.text(MAX_NAME), pack.text(MAX_LEVEL)
        seats.append(Player(name, colour, bot, pack.number() if bot else 0))
    return cls.new(game.meta.id, players, seed, options, seats, rules)


def _checksum(match: Match) -> int:
    return int(match.digest()[:8], 16)
