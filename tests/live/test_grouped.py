"""Several seats on one device: they stay together through reloads and changes of host."""

from __future__ import annotations

import json

from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.model import here
from longhouse.app.slots import live_mark

from .network import Device, Network, fresh, invite, open_table, sit_down
from .test_hostile import expected
from .test_table import play, said


def shared() -> tuple[Network, Device, Device, Device]:
    """A table of four: two people at the host's device, two at one guest's; and a third device."""
    net = Network(3)
    host, guest = Device(net, "host"), Device(net, "guest")
    open_table(host, "person", "elsewhere", "elsewhere", "person")
    host.send(ms.Typed("sits.2", "with:1"))
    net.settle(500)
    sit_down(host, guest, invite(host)[(1, 2)])
    play(net, [host, guest], 6)
    return net, host, guest, Device(net, "third")


def test_two_people_at_one_device_come_back_with_one_invitation_after_the_host_reloads() -> None:
    net, host, guest, _ = shared()
    slot, kept = host.table.slot, guest.table.slot
    host = fresh(net, host)
    host.send(ms.Navigated(f"/play/{slot}"))
    host.send(ms.Do("open_table"))
    net.settle(500)
    payloads = invite(host)
    assert set(payloads) == {(1, 2)}
    sit_down(host, guest, payloads[(1, 2)])
    assert here(guest.table) == [1, 2] and guest.table.slot == kept
    play(net, [host, guest], 6)
    assert guest.table.match.digest() == host.table.match.digest()


def test_another_host_invites_those_who_share_a_device_together() -> None:
    net, host, _, third = shared()
    host.send(ms.Typed("sits.3", "elsewhere"))
    net.settle(500)
    sit_down(host, third, invite(host)[(3,)])
    net.vanish(host)
    net.settle(500)
    third.send(ms.Do("take_over"))
    net.settle(500)
    assert set(invite(third)) == {(0,), (1, 2)}


def test_the_former_host_comes_back_with_all_who_sat_there() -> None:
    net, host, guest, _ = shared()
    net.vanish(host)
    net.settle(500)
    guest.send(ms.Do("take_over"))
    net.settle(500)
    payloads = invite(guest)
    assert set(payloads) == {(0, 3)}
    again = Device(net, "host")
    again.storage.update(host.storage)
    again.send(ms.SlotsRead(dict(again.storage)))
    sit_down(guest, again, payloads[(0, 3)])
    assert here(again.table) == [0, 3] and list(again.storage) == [host.table.slot]


def test_who_is_told_apart_is_invited_apart() -> None:
    net, host, guest, _ = shared()
    host.send(ms.Typed("sits.2", "elsewhere"))
    net.settle(500)
    assert guest.guest.mine == (1,) and set(invite(host)) == {(2,)}
    slot = host.table.slot
    host = fresh(net, host)
    host.send(ms.Navigated(f"/play/{slot}"))
    host.send(ms.Do("open_table"))
    net.settle(500)
    assert set(invite(host)) == {(1,), (2,)}


def test_after_a_rematch_the_same_people_share_a_device() -> None:
    net, host, guest, _ = shared()
    while not host.table.match.outcome:
        play(net, [host, guest], 20)
    host.send(ms.Do("rematch"))
    net.settle(800)
    assert here(host.table) == [2, 3] and here(guest.table) == [0, 1]
    for device in (host, guest):
        assert device.table.mark.devices == (0, 0, 2, 2)
        assert live_mark(device.storage[device.table.slot]) == device.table.mark


def test_a_device_that_had_two_of_the_seats_goes_on_in_its_slot_with_one() -> None:
    """A host of before, or one that regrouped, invites for one seat of those that a device had."""
    net, host, guest, third = shared()
    slot = guest.table.slot
    guest = fresh(net, guest)
    net.settle(500)
    host.send(ms.Typed("sits.2", "elsewhere"))
    net.settle(500)
    payloads = invite(host)
    assert set(payloads) == {(1,), (2,)}
    sit_down(host, guest, payloads[(1,)])
    sit_down(host, third, payloads[(2,)])
    assert guest.table.slot == slot and list(guest.storage) == [slot] and here(guest.table) == [1]
    assert here(third.table) == [2]


def test_entries_of_before_are_read_and_nonsense_is_left_out() -> None:
    net, host, guest, _ = shared()
    entry = json.loads(host.storage[host.table.slot])
    assert entry["devices"] == [0, 1, 1, 0] and len(entry["live"]) == 3
    for devices in (None, 7, "1", [1, "1"], [True], [0] * 5):
        entry["devices"] = devices
        assert live_mark(json.dumps(entry)).devices == ()
    del entry["devices"]
    assert live_mark(json.dumps(entry)) == host.table.mark._replace(devices=())
    host = fresh(net, host)
    host.storage[guest.table.slot] = json.dumps(entry)
    host.send(ms.SlotsRead(dict(host.storage)))
    host.send(ms.Navigated(f"/play/{guest.table.slot}"))
    host.send(ms.Do("open_table"))
    net.settle(500)
    assert set(invite(host)) == {(1,), (2,)}


def test_a_guest_of_the_first_protocol_is_told_only_what_it_knows() -> None:
    for newest, devices in ((1, ()), (2, (0, 1, 1, 0))):
        net, host, guest, _ = shared()
        net.vanish(guest)
        net.settle(500)
        peer = expected(net, host)
        answers = said(host, peer, pr.Hello(1, newest, "0.5.0", 99, "", 0, 0, ""))
        assert [talk.devices for talk in answers if isinstance(talk, pr.Setup)] == [devices]
    assert pr.encode(pr.Setup("t", 1, (1,), "1abc")) == '["setup","t",1,[1],"1abc"]'
