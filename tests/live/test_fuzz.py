"""Damaged texts between devices: they are refused, and nothing changes."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.model import Model
from longhouse.app.update import update

from ..fuzz import mutate
from ..play import some
from .network import Device, Network, invite, open_table, sit_down

PARTS, ORDINARY, LONG = 25, 20_000, 1_000_000


def table() -> tuple[Device, Device, str]:
    """A host and a guest in the middle of a game, at the guest's move, and the name of their connection."""
    net = Network(5)
    host, guest = Device(net, "host"), Device(net, "guest")
    open_table(host, "person", "elsewhere", game="onboard")
    sit_down(host, guest, invite(host)[(1,)])
    for _ in range(12):
        host.move(net.rng)
        guest.move(net.rng)
        net.settle(400)
    while guest.table.match.actor != 1:
        host.move(net.rng)
        net.settle(400)
    return host, guest, guest.guest.peer


def corpus(host: Device, guest: Device) -> list[str]:
    """A text of every kind, as it could be sent now."""
    match, mark = host.table.match, host.table.mark
    link, turn, revision = match.to_link(), host.table.turn, mark.revision
    legal = str(match.legal()[0])
    after = match.clone()
    after.play(legal)
    talks: tuple[pr.Talk, ...] = (
        pr.Hello(1, 1, "0.5", 9, "Bjorn", revision, turn, match.digest()),
        pr.Setup(mark.id, revision, (1,), link), pr.Version(revision, after.to_link()),
        pr.Fetch(), pr.Act(revision, turn, legal), pr.Behind(revision, turn),
        pr.Acted(revision, turn, legal, after.digest()), pr.Refused(revision, turn, "stale"),
        pr.Undo(revision, turn, turn - 1), pr.Wish(7, 0, turn - 1), pr.Consent(7, True), pr.Declined(7, 1),
        pr.Presence(("here", "here"), 0), pr.Phrase(1, 3), pr.Bye("left"),
    )  # fmt: skip
    assert {type(talk) for talk in talks} == set(pr.Talk.__args__)
    assert guest.table.match.digest() == match.digest()
    return [pr.encode(talk) for talk in talks]


MAY_MOVE = (pr.Act, pr.Undo, pr.Version, pr.Hello, pr.Acted, pr.Setup)  # what may change the match at all


def run(seed: int, count: int) -> Counter[str]:
    """So many damaged texts to host and guest; each begins with the same models."""
    host, guest, peer = table()
    good = corpus(host, guest)
    rng, seen = Random(seed), Counter[str]()
    for number in range(count):
        text = mutate.text(rng, rng.choice(good), good)
        device = (host, guest)[number % 2]
        seen[_heard(device.model, ms.Received(peer, text), host.now)] += 1
    return seen


def _heard(before: Model, message: ms.Received, now: int) -> str:
    """What a text comes to; it changes the match only if it says so in every detail."""
    after, _ = update(before, message, now)
    assert before.table is not None and after.table is not None
    same = after.table.match is before.table.match
    try:
        talk = pr.decode(message.text)
    except pr.BadMessage:
        assert same and after.table.mark == before.table.mark and after.dialog == before.dialog
        return "refused"
    if same:
        return "unchanged"
    assert isinstance(talk, MAY_MOVE), talk
    if isinstance(talk, pr.Act):
        mark, table = before.table.mark, before.table
        assert (talk.revision, talk.turn) == (mark.revision, table.turn)
        assert talk.action in map(str, table.match.legal())
    return type(talk).__name__


def test_damaged_texts_change_nothing() -> None:
    seen = run(0, some(ORDINARY, 400))
    assert seen["refused"] > seen["unchanged"] > 0, seen


@pytest.mark.long
@pytest.mark.parametrize("part", range(1, PARTS + 1))
def test_a_million_damaged_texts_change_nothing(part: int) -> None:
    run(part, LONG // PARTS)
