"""Session descriptions as short texts, and back."""

from __future__ import annotations

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from random import Random

import pytest

from longhouse.app.live.signal import BadSignal, pack, unpack

from ..play import some
from .descriptions import CHROMIUM_OFFER, FIREFOX_OFFER, RECORDED

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
KEPT = ("a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:", "a=setup:", "a=mid:", "a=sctp-port:", "m=")
NAME = "0123abcd-0a56-46fe-95e6-18e2a9c6b6e5.local"


def offer(*candidates: str) -> str:
    """Chromium's offer with these addresses in place of its own."""
    lines = [line for line in CHROMIUM_OFFER.splitlines() if not line.startswith("a=candidate")]
    return "\n".join([*lines, *(f"a=candidate:{candidate}" for candidate in candidates)]) + "\n"


def addresses(description: str) -> list[tuple[str, str, str]]:
    """Where, which port and how it was found, in order."""
    found = re.findall(r"a=candidate:\d+ 1 udp \d+ (\S+) (\d+) typ (\S+)", description, re.IGNORECASE)
    return [(where, port, typ) for where, port, typ in found]


@pytest.mark.parametrize("name", RECORDED)
def test_what_a_connection_needs_survives(name: str) -> None:
    description = RECORDED[name]
    packed = pack(description)
    again = unpack(packed)
    assert 100 <= len(packed) <= 180
    assert set(packed) <= set(LETTERS)
    for start in KEPT:
        line = next(line for line in description.splitlines() if line.startswith(start))
        assert line in again.splitlines(), start
    assert sorted(addresses(again)) == sorted(set(addresses(description)))
    assert again.endswith("\r\n") and "\n" not in again.replace("\r\n", "")
    assert pack(again) == packed


def test_the_address_that_the_browser_prefers_comes_first() -> None:
    ports = [port for _, port, _ in addresses(unpack(pack(CHROMIUM_OFFER)))]
    assert ports == ["38171", "36731"]
    priorities = [int(word) for word in re.findall(r"1 udp (\d+)", unpack(pack(CHROMIUM_OFFER)))]
    assert priorities == sorted(priorities, reverse=True)


def test_four_addresses_of_different_kinds_are_taken() -> None:
    lan = [f"{i} 1 udp {2000 - i} 192.168.0.{i} 500{i} typ host" for i in range(1, 6)]
    seen = "7 1 udp 900 203.0.113.9 6000 typ srflx raddr 0.0.0.0 rport 0 generation 0"
    new = [f"8 1 udp 3000 {where} 7000 typ host" for where in ("fe80::1", "2001:DB8::a:1")]
    other = ["1 1 tcp 9000 192.168.0.9 9 typ host tcptype active", "2 2 udp 9000 192.168.0.8 5 typ host"]
    other += ["3 1 udp 9000 192.0.2.1 5 typ relay raddr 0.0.0.0 rport 0", "4 1 udp 9000 10.0.0.1 0 typ host"]
    again = unpack(pack(offer(*other, *new, seen, *lan)))
    assert addresses(again) == [
        ("192.168.0.1", "5001", "host"),
        ("192.168.0.2", "5002", "host"),
        ("203.0.113.9", "6000", "srflx"),
        ("2001:db8:0:0:0:0:a:1", "7000", "host"),
    ]
    assert "203.0.113.9 6000 typ srflx raddr 0.0.0.0 rport 0" in again
    assert len(addresses(unpack(pack(offer(*lan))))) == 4


def test_the_longest_of_both_browsers_fits() -> None:
    """Four hidden names: a computer with cable, wireless and two kinds of addresses."""
    four = [f"{i} 1 udp {i} {NAME} 500{i} typ host" for i in range(4)]
    assert len(pack(offer(*four))) <= 180
    firefox = FIREFOX_OFFER + "".join(f"a=candidate:{candidate}\n" for candidate in four)
    assert len(addresses(unpack(pack(firefox)))) == 4
    assert len(pack(firefox)) <= 180


def test_secrets_of_any_usual_form() -> None:
    for fragment, password in (
        ("/+aZ", "A" * 22),
        ("abcd", "0" * 23),
        ("0" * 5, "f" * 31),
        ("x" * 32, "y" * 64),
    ):
        text = re.sub(r"ice-ufrag:\S+", f"ice-ufrag:{fragment}", offer())
        text = re.sub(r"ice-pwd:\S+", f"ice-pwd:{password}", text)
        again = unpack(pack(text))
        assert f"a=ice-ufrag:{fragment}\r\n" in again and f"a=ice-pwd:{password}\r\n" in again


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("m=application 9 UDP/DTLS/SCTP webrtc-datachannel", "m=audio 9 UDP/TLS/RTP/SAVPF 111"),
        ("a=mid:0", "a=mid:0\nm=audio 9 UDP/TLS/RTP/SAVPF 111"),
        ("a=mid:0", "a=mid:1"),
        ("a=sctp-port:5000", "a=sctp-port:5001"),
        ("a=sctp-port:5000", ""),
        ("a=setup:actpass", "a=setup:holdconn"),
        ("a=setup:actpass", "a=setup:actpass\na=setup:active"),
        ("sha-256 ", "sha-512 "),
        ("sha-256 3C:", "sha-256 "),
        ("a=ice-ufrag:/PCJ", "a=ice-ufrag:/PC"),
        ("a=ice-ufrag:/PCJ", "a=ice-ufrag:/PC!"),
        ("a=ice-pwd:MrtPi/KZP1z3Aq99gfeEhB+I", "a=ice-pwd:short"),
        ("38171 typ host", "none typ host"),
        ("38171 typ host", "38171"),
    ],
)  # fmt: skip
def test_a_description_of_something_else_is_refused(old: str, new: str) -> None:
    assert old in CHROMIUM_OFFER
    with pytest.raises(BadSignal):
        pack(CHROMIUM_OFFER.replace(old, new))


def test_packed_texts_are_read_strictly() -> None:
    packed = pack(CHROMIUM_OFFER)
    bad = ["", "A", "====", "AAAA", "é" * 8, packed[:-1], packed[:-4], packed + "A", packed + "AAAA"]
    bad += [packed + "=", f" {packed}", packed[:50] + "+" + packed[51:], packed * 4, packed[:96]]
    bad += ["I" + packed[1:], "D" + packed[1:]]  # a role that there is not
    assert len(packed) % 4 == 2 and packed[-1] in "AQgw"
    bad.append(packed[:-1] + LETTERS[LETTERS.index(packed[-1]) + 1])  # bits that mean nothing
    alone = urlsafe_b64decode(pack(offer()) + "=" * 4)
    here, nowhere, portless = b"\1\x0a\0\0\1\0\7", b"\1\0\0\0\0\0\7", b"\1\x0a\0\0\1\0\0"
    assert unpack(urlsafe_b64encode(alone + here).decode().rstrip("=")).count("10.0.0.1 7 typ host") == 1
    for more in (nowhere, portless, here * 5, b"\5" + here[1:], here[:-1]):
        bad.append(urlsafe_b64encode(alone + more).decode().rstrip("="))
    for text in bad:
        with pytest.raises(BadSignal):
            unpack(text)


def test_only_bad_signal_comes_out() -> None:
    """Damaged texts are either refused or mean one description, which packs to the same text."""
    rng, opened = Random(18), 0
    packed = [pack(description) for description in RECORDED.values()]
    for _ in range(some(20_000, 2_000)):
        text = list(rng.choice(packed))
        for _ in range(rng.randint(1, 3)):
            place = rng.randrange(len(text) + 1)
            text[place : place + rng.randint(0, 2)] = rng.choices(LETTERS, k=rng.randint(0, 2))
        try:
            description = unpack("".join(text))
        except BadSignal:
            continue
        opened += 1
        assert len(addresses(description)) <= 4
        assert pack(unpack(pack(description))) == pack(description)
    assert opened


def test_only_bad_signal_comes_out_of_damaged_descriptions() -> None:
    rng, good = Random(19), list(RECORDED.values())
    for _ in range(some(10_000, 1_000)):
        text = list(rng.choice(good))
        for _ in range(rng.randint(1, 4)):
            place = rng.randrange(len(text))
            text[place : place + rng.randint(0, 40)] = rng.choices("\r\n =:.0aZ/é\0:", k=rng.randint(0, 3))
        try:
            packed = pack("".join(text))
        except BadSignal:
            continue
        assert pack(unpack(packed)) == packed and len(packed) <= 180
