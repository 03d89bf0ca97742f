"""Two people act at the same moment: the host orders it, and who came second is told so."""

from __future__ import annotations

import pytest

from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.live.undoing import is_free
from longhouse.app.model import here

from .network import Device, Network
from .test_table import play, seated

QUICKER = "Somebody else was quicker"


def after_a_turn(seed: int, seat: int) -> tuple[Network, list[Device], Device]:
    """A table at which that seat could still take back its last decision, and another device is to play."""
    net, devices = seated("person", "elsewhere", "elsewhere", seed=seed)
    for _ in range(300):
        play(net, devices, 1)
        match = devices[0].table.match
        if match.actor is None:
            break
        if match.actor not in (seat, 0) and is_free(match, (seat,), len(match.actions) - 1):
            return net, devices, devices[match.actor]
    raise AssertionError("no such moment in this game")


def same(devices: list[Device]) -> None:
    """All devices have the same match, and nobody waits for a word of the host."""
    assert len({device.table.match.digest() for device in devices}) == 1
    assert len({(device.table.turn, device.table.mark.revision) for device in devices}) == 1
    assert not any(device.guest.sent for device in devices[1:])


def goes_on(net: Network, devices: list[Device]) -> None:
    """Whoever is asked now can play."""
    turn = devices[0].table.turn
    play(net, devices, 3)
    assert devices[0].table.turn > turn
    same(devices)


def test_a_guest_takes_back_while_the_next_one_plays() -> None:
    """Both tap before either has heard of the other; whose word comes first counts."""
    came_first = set()
    for seed in range(3, 11):
        net, devices, next_ = after_a_turn(seed, 1)
        turn = devices[0].table.turn
        assert next_ is devices[2]
        devices[1].send(ms.Do("undo"))
        devices[2].move(net.rng)
        net.settle(600)
        same(devices)
        played = devices[0].table.turn > turn
        second = devices[1] if played else devices[2]
        assert devices[0].table.mark.revision == (1 if played else 2)
        assert QUICKER in str(second.model.session.notice)
        came_first.add("played" if played else "taken back")
        goes_on(net, devices)
    assert came_first == {"played", "taken back"}


@pytest.mark.parametrize("place", ["thrall", "here"])
def test_a_guest_plays_while_the_host_gives_the_seat_away(place: str) -> None:
    net, devices, guest = after_a_turn(3, 1)
    [seat] = here(guest.table)
    told = list[str]()
    net.on_text = lambda peer, text: told.append(text) if peer == guest.guest.peer else None
    guest.move(net.rng)
    devices[0].send(ms.Typed(f"sits.{seat}", place))
    net.settle(3000)
    same(devices)
    assert guest.guest.mine == (() if place == "here" else (seat,))
    assert any(text.startswith('["refused"') for text in told), (
        "what was sent did not count, and that is said"
    )
    goes_on(net, devices)


def test_two_guests_ask_to_take_back_at_once() -> None:
    """One question is asked; who agrees to it agrees to what was asked first."""
    net, devices = seated("person", "elsewhere", "elsewhere")
    for _ in range(300):
        play(net, devices, 1)
        match = devices[0].table.match
        if match.makers[-1] == 0 and not match.revealed_since(len(match.actions) - 1):
            break
    turn = devices[0].table.turn
    for guest in devices[1:]:
        guest.send(ms.Do("take_back"))
    net.settle(500)
    wish = devices[0].host.wish
    assert wish.number and {device.table.turn for device in devices} == {turn}
    for device in devices:
        device.send(ms.Do("consent", "yes"))
    net.settle(500)
    assert {device.table.turn for device in devices} == {turn - 1}
    goes_on(net, devices)


def test_a_double_tap_is_one_move() -> None:
    net, devices, guest = after_a_turn(3, 1)
    turn, sent = guest.table.turn, list[str]()
    net.on_text = lambda _peer, text: sent.append(text)
    for action in guest.table.match.legal()[:2]:
        guest.send(ms.Act(str(action), turn))
    net.settle(500)
    assert [text.startswith('["act"') for text in sent].count(True) == 1
    same(devices)


def test_a_late_refusal_does_not_give_back_what_was_sent_since() -> None:
    net, devices, guest = after_a_turn(3, 1)
    guest.move(net.rng)
    sent, mark = guest.guest.sent, guest.table.mark
    refused = pr.Refused(mark.revision, guest.table.turn - 1, "stale")
    guest.send(ms.Received(guest.guest.peer, pr.encode(refused)))
    assert sent and guest.guest.sent == sent
    net.settle(500)
    same(devices)
