"""Questions with one answer at a table of several devices: the host plays it, and everybody is told."""

from __future__ import annotations

import pytest

from longhouse.app.live import protocol as pr
from longhouse.engine import Rng

from .network import Device, Network, invite, open_table, sit_down

ENOUGH = 400  # decisions
REMARK = "There was no other choice."


def two_devices(network: Network, game: str, settings: str = "") -> tuple[Device, Device]:
    """The first seat at the host's device, the second at the guest's."""
    host = Device(network, "host", draws=True, settings=settings)
    guest = Device(network, "guest", draws=True)
    open_table(host, "person", "elsewhere", game=game)
    ((_, payload),) = invite(host).items()
    sit_down(host, guest, payload)
    assert host.table.match.digest() == guest.table.match.digest()
    return host, guest


@pytest.mark.host
@pytest.mark.parametrize("game", ["onboard", "wikinger"])
def test_the_host_plays_what_leaves_no_choice_for_itself_and_for_a_guest_who_is_told(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    network, rng = Network(3), Rng(3)
    host, guest = two_devices(network, game)
    sent: list[pr.Talk] = []
    carry = network.carry

    def overhear(device: Device, peer: str, text: str) -> None:
        if device is guest:
            sent.append(pr.decode(text))
        carry(device, peer, text)

    monkeypatch.setattr(network, "carry", overhear)
    forced: set[int] = set()
    for _ in range(ENOUGH):
        match = host.table.match
        if match.actor is None or forced == {0, 1}:
            break
        turn, actor, foregone = len(match.actions), match.actor, match.foregone()
        if foregone is None:
            assert (host if actor == 0 else guest).move(rng)
            network.settle(300)
            continue
        sent.clear()
        assert guest.table.turn == turn, "it can be seen meanwhile"
        network.settle(2000)
        for device in (host, guest):
            after = device.table.match
            assert after.actions[turn] == foregone and after.forced[turn] and not after.decided(turn)
        if guest.table.turn == turn + 1 and guest.table.said:  # a piece that is lifted is told when it lands
            for device in (host, guest):
                assert REMARK in device.table.said and device.page.markup.count(REMARK) == 2, "seen and heard"
            forced.add(actor)
        assert not any(isinstance(talk, pr.Act) for talk in sent), "no device but the host's has played"
    assert forced == {0, 1}
    assert host.table.match.forced == guest.table.match.forced


@pytest.mark.host
def test_where_the_host_wants_to_be_asked_all_are_asked() -> None:
    network, rng = Network(3), Rng(3)
    host, guest = two_devices(network, "wikinger", settings='{"forced": false}')
    for _ in range(ENOUGH):
        match = host.table.match
        if match.actor == 1 and match.foregone() is not None:
            break
        assert (guest if match.actor else host).move(rng)
        network.settle(300)
    turn = host.table.turn
    network.settle(5000)
    assert host.table.turn == turn and guest.choices == [str(match.foregone())]
