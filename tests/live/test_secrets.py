"""What a device shows of the others' secrets: nothing, though it has the whole match."""

from __future__ import annotations

import re
from random import Random

import pytest

from longhouse.app import messages as ms
from longhouse.app.slots import UNSTAMPED, entry_of
from longhouse.engine import Match, Rng
from longhouse.engine.record import replace
from longhouse.games.gonewild.conformance import disturb
from longhouse.games.gonewild.state import State

from .network import Device, Network, invite, sit_down

CHOICE = re.compile(r'data-action="([^"]*)"')
HANDS = 8  # other hands that the defender might hold


# Seeds of random games with an attack that can be answered, and how many actions come before it.
ATTACKS = {"the host attacks": (3, 318), "guests attack": (23, 174), "the host defends": (9, 477)}


def attacked(name: str) -> tuple[Network, list[Device], int]:
    """Three devices in the middle of an attack that can be answered, and the seat of the victim."""
    seed, actions = ATTACKS[name]
    match, rng = Match.new("gonewild", 3, seed), Random(seed)
    for _ in range(actions):
        match.play(rng.choice(match.legal()))
    net = Network(3)
    devices = [Device(net, f"device {seat}") for seat in range(3)]
    host = devices[0]
    host.storage["attack"] = entry_of(match, "", UNSTAMPED, host.now, away=(1, 2))
    host.send(ms.SlotsRead(dict(host.storage)))
    host.send(ms.Navigated("/play/attack"))
    host.send(ms.Do("seats"))
    host.send(ms.Do("open_table"))
    net.settle(500)
    for (seat,), payload in invite(host).items():
        sit_down(host, devices[seat], payload)
    host.send(ms.Do("escape"))
    state = state_of(host)
    assert state.ask == "react" and len(match.legal()) > 2 and state.who != state.turn
    return net, devices, state.who


def state_of(device: Device) -> State:
    """The position that a device has."""
    found = device.table.match._state
    assert isinstance(found, State)
    return found


def drawn(device: Device) -> str:
    """The page as it is now, to the last word."""
    device._draw()
    return device.page.markup


def choices(device: Device) -> list[str]:
    """What can be chosen on the page."""
    return CHOICE.findall(drawn(device))


def with_other_hands(device: Device) -> set[str]:
    """The page as it would be if what its people cannot see were different."""
    model, found, rng = device.model, set[str](), Rng(5)
    assert model.table is not None
    viewer = model.table.viewer
    hidden = set()
    for _ in range(HANDS):
        match = model.table.match.clone()
        match._state = disturb(state_of(device), viewer, rng)
        hidden.add(str(match._state.hand))
        session = replace(model.session, table=replace(model.table, match=match))
        device.model = replace(model, session=session)
        found.add(drawn(device))
    device.model = model
    assert len(hidden) > 1, "the hands do differ"
    return found


@pytest.mark.parametrize("name", ATTACKS)
def test_who_attacks_sees_nothing_of_the_answer_that_is_thought_about(name: str) -> None:
    _, devices, victim = attacked(name)
    defender, others = devices[victim], devices[:victim] + devices[victim + 1 :]
    legal = defender.table.match.legal()
    assert sorted(choices(defender)) == sorted(map(str, legal))
    pages = [drawn(device) for device in others]
    for device, page in zip(others, pages, strict=True):
        assert not choices(device), "it is not theirs to choose"
        assert with_other_hands(device) == {page}, "whatever the defender holds, they see the same"
    if not defender.table.orders:  # a guest's answer is sent first
        defender.send(ms.Act(str(legal[0]), defender.table.turn))
        assert [drawn(device) for device in others] == pages, "not before it counts"


@pytest.mark.parametrize("name", ATTACKS)
@pytest.mark.parametrize("answer", [0, -1])
def test_cards_that_were_not_played_stay_secret(name: str, answer: int) -> None:
    """Once the answer counts all hear of it, and still of nothing else."""
    net, devices, victim = attacked(name)
    defender = devices[victim]
    turn = defender.table.turn
    defender.send(ms.Act(str(defender.table.match.legal()[answer]), turn))
    net.settle(500)
    assert {device.table.turn > turn for device in devices} == {True}
    assert len({device.table.match.digest() for device in devices}) == 1
    for seat, device in enumerate(devices):
        assert seat == victim or with_other_hands(device) == {drawn(device)}
