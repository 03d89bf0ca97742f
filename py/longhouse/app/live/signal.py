"""Session descriptions as short texts: what one browser must know of another to connect to it.

A browser describes its end of a connection in 700 to 1,000 characters (SDP). All but a few of them are the
same for every data channel, so an invitation carries only the rest: whether it is an offer or an answer, the
two secrets of the connection, the fingerprint of its certificate, and up to four addresses. As bytes:

    role | length of the user fragment | of the password | both of them | fingerprint (32) | addresses

where the role byte also says whether the secrets consist of hexadecimal digits, as Firefox's do. An address
is a byte for its kind, 4 or 16 bytes, and a port. The whole is written in URL-safe base64.
"""

from __future__ import annotations

import re
from base64 import b64decode, b64encode, urlsafe_b64decode, urlsafe_b64encode

from longhouse.engine.record import Record

MAX_CANDIDATES = 4
MAX_SDP = 20_000  # characters of a description; a browser with many networks needs some thousand
MAX_PACKED = 260  # characters; the longest that a browser of today needs has 176
FRAGMENT, PASSWORD = range(4, 33), range(22, 65)  # lengths; browsers use 4 or 8, and 22 to 32
LONGEST_MESSAGE = 262_144  # bytes that a channel must take at once; every browser does
SETUPS = ("actpass", "active", "passive")  # by role: an offer, and the two kinds of answers
HEX = 4  # added to the role

UUID = re.compile(r"([0-9a-f]{8})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{4})-([0-9a-f]{12})\.local")
SECRET = re.compile(r"[A-Za-z0-9+/]*")
DIGITS = re.compile(r"[0-9a-f]*")
PRINT = re.compile(r"(?i:sha-256) ([0-9A-Fa-f]{2}(?::[0-9A-Fa-f]{2}){31})")
NUMBERS = re.compile(r"[0-9]{1,10} [0-9]{1,5}")  # priority and port
PACKED = re.compile(r"[A-Za-z0-9_-]*")

# The kinds of addresses by their byte: how the address is written, and how it was found.
NAME, V4, V6 = "name", "v4", "v6"
KINDS = ((NAME, "host"), (V4, "host"), (V4, "srflx"), (V6, "host"), (V6, "srflx"))
SIZES = {NAME: 16, V4: 4, V6: 16}
PREFERENCE = {"host": 126, "srflx": 100}  # of RFC 8445


class BadSignal(ValueError):
    """This is no description, or none that can be used."""


class Candidate(Record):
    """An address at which a device may be reached."""

    kind: tuple[str, str]
    address: bytes
    port: int


class Signal(Record):
    """What is special about a description."""

    role: int
    fragment: str
    password: str
    fingerprint: bytes
    candidates: tuple[Candidate, ...]


def pack(description: str) -> str:
    """The description as a short text."""
    return _written(_from_sdp(description))


def unpack(packed: str) -> str:
    """A description that every browser accepts."""
    if len(packed) > MAX_PACKED or not PACKED.fullmatch(packed) or len(packed) % 4 == 1:
        raise BadSignal("not a packed description")
    signal = _read(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)))
    if _written(signal) != packed:  # bits that mean nothing are zero
        raise BadSignal("not as a description is packed")
    return _to_sdp(signal)


# -- bytes


def _written(signal: Signal) -> str:
    secrets = signal.fragment + signal.password
    hexed = bool(DIGITS.fullmatch(secrets)) and len(secrets) % 2 == 0
    out = bytes((signal.role | HEX * hexed, len(signal.fragment), len(signal.password)))
    out += bytes.fromhex(secrets) if hexed else b64decode(secrets + "A" * (-len(secrets) % 4))
    out += signal.fingerprint
    for candidate in signal.candidates:
        out += bytes((KINDS.index(candidate.kind),)) + candidate.address + candidate.port.to_bytes(2, "big")
    return urlsafe_b64encode(out).decode().rstrip("=")


def _read(data: bytes) -> Signal:
    """The fields of a packed description, each checked."""
    place = 0

    def take(size: int) -> bytes:
        nonlocal place
        place += size
        if place > len(data):
            raise BadSignal("cut short")
        return data[place - size : place]

    head, fragment, password = take(3)
    role, hexed = head % HEX, head >= HEX
    if head >= 2 * HEX or role >= len(SETUPS) or fragment not in FRAGMENT or password not in PASSWORD:
        raise BadSignal("not the head of a description")
    letters = fragment + password
    if hexed:
        secrets = take((letters + 1) // 2).hex()
    else:
        secrets = b64encode(take((letters + 3) // 4 * 3)).decode()[:letters]
    fingerprint = take(32)
    candidates: list[Candidate] = []
    while place < len(data):
        number = take(1)[0]
        if number >= len(KINDS) or len(candidates) == MAX_CANDIDATES:
            raise BadSignal("not an address")
        kind = KINDS[number]
        address, port = take(SIZES[kind[0]]), int.from_bytes(take(2), "big")
        if port == 0 or not any(address):
            raise BadSignal("an address that cannot be reached")
        candidates.append(Candidate(kind, address, port))
    return Signal(role, secrets[:fragment], secrets[fragment:letters], fingerprint, tuple(candidates))


# -- session descriptions


def _from_sdp(text: str) -> Signal:
    if len(text) > MAX_SDP:
        raise BadSignal("too long")
    lines = text.replace("\r\n", "\n").split("\n")
    media = [line for line in lines if line.startswith("m=")]
    if len(media) != 1 or not re.fullmatch(r"m=application \d+ UDP/DTLS/SCTP webrtc-datachannel", media[0]):
        raise BadSignal("not of one data channel")
    if _value(lines, "mid") != "0" or _value(lines, "sctp-port") != "5000":
        raise BadSignal("not as browsers describe a data channel")
    setup, fragment, password = (_value(lines, name) for name in ("setup", "ice-ufrag", "ice-pwd"))
    fingerprint = PRINT.fullmatch(_value(lines, "fingerprint"))
    if setup not in SETUPS or not fingerprint or not SECRET.fullmatch(fragment + password):
        raise BadSignal("a value that no browser writes")
    if len(fragment) not in FRAGMENT or len(password) not in PASSWORD:
        raise BadSignal("secrets of no usual length")
    digits = bytes.fromhex(fingerprint[1].replace(":", ""))
    found = [
        line.removeprefix("a=candidate:").split(" ") for line in lines if line.startswith("a=candidate:")
    ]
    return Signal(SETUPS.index(setup), fragment, password, digits, _chosen(found))


def _value(lines: list[str], name: str) -> str:
    """The value of an attribute; where it stands twice, both must agree."""
    values = {line.removeprefix(f"a={name}:") for line in lines if line.startswith(f"a={name}:")}
    if len(values) != 1:
        raise BadSignal(f"{len(values)} values of {name}")
    return values.pop()


def _candidate(words: list[str]) -> Candidate | None:
    """One address; None for what is of no use here: TCP, relays, other components, a link's own addresses."""
    if len(words) < 8 or words[6] != "typ" or not NUMBERS.fullmatch(f"{words[3]} {words[5]}"):
        raise BadSignal("not an address")
    component, transport, where, port, found = words[1], words[2].lower(), words[4], int(words[5]), words[7]
    if component != "1" or transport != "udp" or not 0 < port < 65536:
        return None
    for kind in KINDS:
        if found == kind[1] and (address := READERS[kind[0]](where)) and any(address):
            return Candidate(kind, address, port)
    return None


def _chosen(found: list[list[str]]) -> tuple[Candidate, ...]:
    """At most four, and of different kinds: what the local network knows, what the internet sees, IPv6."""
    told = [(candidate, int(words[3])) for words in found if (candidate := _candidate(words))]
    every = list(dict.fromkeys(candidate for candidate, _ in sorted(told, key=lambda pair: -pair[1])))
    near = [candidate for candidate in every if candidate.kind in ((NAME, "host"), (V4, "host"))]
    far = [candidate for candidate in every if candidate.kind == (V4, "srflx")]
    new = [candidate for candidate in every if candidate.kind[0] == V6]
    order = [*near[:2], *far[:1], *new[:1], *near[2:], *far[1:], *new[1:]]
    return tuple(order[:MAX_CANDIDATES])


def _to_sdp(signal: Signal) -> str:
    lines = [
        "v=0",
        "o=- 1 1 IN IP4 127.0.0.1",
        "s=-",
        "t=0 0",
        "a=group:BUNDLE 0",
        "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        *(_line(number, candidate) for number, candidate in enumerate(signal.candidates)),
        f"a=ice-ufrag:{signal.fragment}",
        f"a=ice-pwd:{signal.password}",
        "a=ice-options:trickle",
        f"a=fingerprint:sha-256 {signal.fingerprint.hex(':').upper()}",
        f"a=setup:{SETUPS[signal.role]}",
        "a=mid:0",
        "a=sctp-port:5000",
        f"a=max-message-size:{LONGEST_MESSAGE}",
    ]
    return "\r\n".join(lines) + "\r\n"


def _line(number: int, candidate: Candidate) -> str:
    (form, found), port = candidate.kind, candidate.port
    priority = PREFERENCE[found] << 24 | 65535 - number << 8 | 255
    behind = "" if found == "host" else f" raddr {'0.0.0.0' if form == V4 else '::'} rport 0"
    where = WRITERS[form](candidate.address)
    return f"a=candidate:{number + 1} 1 udp {priority} {where} {port} typ {found}{behind}"


# -- addresses


def _read_name(text: str) -> bytes | None:
    """The names behind which browsers hide the addresses of a local network."""
    found = UUID.fullmatch(text)
    return bytes.fromhex("".join(found.groups())) if found else None


def _write_name(address: bytes) -> str:
    digits = address.hex()
    return f"{digits[:8]}-{digits[8:12]}-{digits[12:16]}-{digits[16:20]}-{digits[20:]}.local"


def _read_v4(text: str) -> bytes | None:
    if not re.fullmatch(r"[0-9]{1,3}(\.[0-9]{1,3}){3}", text):
        return None
    numbers = [int(number) for number in text.split(".")]
    return bytes(numbers) if max(numbers) < 256 else None


def _read_v6(text: str) -> bytes | None:
    """An address that other devices can use; one of the link alone would need the link's name."""
    if text.count("::") > 1 or not re.fullmatch(r"[0-9A-Fa-f:]+", text) or text[:3].lower() == "fe8":
        return None
    head, double, tail = text.partition("::")
    before, after = head.split(":") if head else [], tail.split(":") if tail else []
    missing = 8 - len(before) - len(after) if double else 0
    groups = [*before, *["0"] * missing, *after]
    if len(groups) != 8 or not all(1 <= len(group) <= 4 for group in groups):
        return None
    return b"".join(int(group, 16).to_bytes(2, "big") for group in groups)


def _write_v6(address: bytes) -> str:
    return ":".join(f"{int.from_bytes(address[i : i + 2], 'big'):x}" for i in range(0, 16, 2))


READERS = {NAME: _read_name, V4: _read_v4, V6: _read_v6}
WRITERS = {NAME: _write_name, V4: lambda address: ".".join(map(str, address)), V6: _write_v6}
