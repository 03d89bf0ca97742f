"""Lost and found: tunnels, reloads, other tabs, other hosts, and versions that went different ways."""

from __future__ import annotations

import json

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.live.inviting import ANSWER, TOOK, USED_UP
from longhouse.app.model import here
from longhouse.app.pages import Answer, Join

from ..app.fake import Tab
from .network import Device, Network, fresh, invite, open_table, sit_down
from .test_table import play, said, seated, until


def answered(host: Device, device: Device) -> str:
    """A device follows the first invitation: the payload of its answer."""
    device.send(ms.Navigated(f"/join/{host.host.peers[0].invitation}"))
    device.send(ms.Do("join"))
    device.network.settle(200)
    assert isinstance(device.model.page, Join)
    return device.model.page.answer


# -- tunnels and reloads


def test_after_a_tunnel_everybody_is_where_the_host_is() -> None:
    net, (host, one, two) = seated("person", "elsewhere", "elsewhere")
    play(net, [host, one, two], 4)
    net.interrupt(two.guest.peer)
    net.settle(300)
    assert two.guest.link == "away" and not two.move(net.rng), "nothing is sent into a tunnel"
    for _ in range(10):
        play(net, [host, one], 1)
    net.restore(two.guest.peer)
    net.settle(500)
    assert two.table.turn == host.table.turn and two.guest.link == "linked"


def test_a_move_that_was_lost_on_its_way_can_be_made_again() -> None:
    net, (host, guest) = seated()
    until(net, [host, guest], 1)
    net.cut.add(guest.guest.peer)  # nobody notices
    guest.move(net.rng)
    net.settle(2000)
    assert guest.guest.sent
    net.cut.clear()
    net.settle(6000)
    assert not guest.guest.sent, "after a while the guest asks how things stand"
    assert guest.move(net.rng)
    net.settle(500)
    assert guest.table.turn == host.table.turn


def test_a_guest_reloads_in_mid_turn_and_comes_back_to_the_same_slot() -> None:
    net, (host, guest) = seated(game="gonewild")
    play(net, [host, guest], 9)
    until(net, [host, guest], 1)
    slot = guest.table.slot
    guest = fresh(net, guest)
    net.settle(500)
    assert host.host.peers[0].state == "lost" and "has lost the connection" in str(host.model.session.toast)
    sit_down(host, guest, invite(host)[(1,)])
    assert guest.table.slot == slot and list(guest.storage) == [slot] and guest.move(net.rng)


def test_after_a_reload_the_host_sees_every_seat_with_a_fresh_invitation() -> None:
    net, (host, one, two) = seated("person", "elsewhere", "elsewhere")
    play(net, [host, one, two], 6)
    slot, turn, old = host.table.slot, host.table.turn, {peer.invitation for peer in host.host.peers}
    host = fresh(net, host)
    host.draws = True
    host.send(ms.Navigated(f"/play/{slot}"))
    assert "Everybody needs a fresh invitation" in host.page.markup
    host.do("open_table")
    net.settle(500)
    assert one.guest.link == two.guest.link == "lost"
    payloads = invite(host)
    assert set(payloads) == {(1,), (2,)} and not old & set(payloads.values())
    for seats, device in (((1,), one), ((2,), two)):
        sit_down(host, device, payloads[seats])
    assert one.table.turn == two.table.turn == host.table.turn == turn
    assert host.table.mark.revision == 1 and len(one.storage) == 1


# -- going on in another way


def test_another_host_and_the_old_one_sits_down_as_a_guest() -> None:
    net, (host, one, two) = seated("person", "elsewhere", "elsewhere")
    play(net, [host, one, two], 6)
    for peer in list(net.ends):
        net.hang_up(host, peer)
    net.settle(500)
    one.send(ms.Do("take_over"))
    net.settle(500)
    payloads = invite(one)
    assert set(payloads) == {(0,), (2,)} and one.table.mark.revision == 2
    sit_down(one, two, payloads[(2,)])
    sit_down(one, host, payloads[(0,)])
    assert here(host.table) == [0] and here(one.table) == [1] and here(two.table) == [2]
    play(net, [host, one, two], 6)
    assert len({device.table.match.digest() for device in (host, one, two)}) == 1
    assert {device.table.mark.revision for device in (host, one, two)} == {2}


def test_the_old_host_goes_on_with_what_was_played_at_the_new_ones_table() -> None:
    """Somebody held the table while the host was gone: the higher revision counts when they come back."""
    net, (host, one, two) = seated("person", "elsewhere", "elsewhere")
    play(net, [host, one, two], 6)
    slot = host.table.slot
    net.vanish(host)
    net.settle(500)
    one.send(ms.Do("take_over"))
    net.settle(500)
    sit_down(one, two, invite(one)[(2,)])
    one.send(ms.Typed("sits.0", "thrall"))
    play(net, [one, two], 10)
    turn, kept = one.table.turn, one.table.slot
    again = Device(net, "host")
    again.storage.update(host.storage)
    again.send(ms.SlotsRead(dict(again.storage)))
    again.send(ms.Navigated(f"/play/{slot}"))
    again.send(ms.Do("open_table"))
    net.settle(500)
    assert again.table.turn < turn
    sit_down(again, one, invite(again)[(1,)])
    assert again.table.turn == one.table.turn == turn and again.table.mark.revision == 2
    assert "more moves" in str(again.model.session.notice), "and it is said"
    assert one.table.slot == kept and len(one.storage) == len(again.storage) == 1


@pytest.mark.parametrize(("how", "seats"), [("link", [1]), ("here", [0, 1])])
def test_a_guest_goes_on_without_the_host(how: str, seats: list[int]) -> None:
    net, (host, guest) = seated()
    play(net, [host, guest], 5)
    guest.send(ms.Do("go_on", how))
    assert guest.table.live is not None, "not while the host is there"
    net.vanish(host)
    net.settle(500)
    guest.send(ms.Do("go_on", how))
    assert guest.table.live is None and here(guest.table) == seats


@pytest.mark.parametrize("who", ["host", "guest"])
def test_who_goes_on_by_link_is_not_told_to_open_the_table_again(who: str) -> None:
    net, devices = seated()
    play(net, devices, 5)
    device, other = devices if who == "host" else devices[::-1]
    device.draws = True
    if who == "guest":
        net.vanish(other)
        net.settle(500)
    device.send(ms.Do("go_on", "link"))
    slot = device.table.slot
    for _ in range(2):  # then once more after a reload
        assert device.table.live is None and device.table.away
        assert 'data-do="open_table"' not in device.page.markup
        device = fresh(net, device)
        device.draws = True
        device.send(ms.Navigated(f"/play/{slot}"))
    device.send(ms.Do("open_table"))
    net.settle(500)
    assert device.host.locked and not device.table.mark.by_link, "but the table can be opened again"
    device.send(ms.Do("escape"))
    device.send(ms.Navigated("/"))
    device.do("leave")
    device.send(ms.Navigated(f"/play/{slot}"))
    assert 'data-do="open_table"' in device.page.markup


def test_who_catches_up_by_a_link_goes_on_by_link_too() -> None:
    net, (host, guest) = seated()
    play(net, [host, guest], 4)
    net.vanish(host)
    net.settle(500)
    later = guest.table.match.clone()
    later.play(later.legal()[0])
    slot = guest.table.slot
    guest = fresh(net, guest)
    guest.draws = True
    guest.send(ms.Navigated(f"/play/{slot}"))
    assert "another device’s table" in guest.page.markup
    guest.send(ms.Navigated(f"/g/{later.to_link()}"))
    assert guest.table.slot == slot and guest.table.turn == len(later.actions)
    assert "another device’s table" not in guest.page.markup


# -- two versions


def test_a_guest_who_is_ahead_brings_the_host_up_to_date() -> None:
    net, (host, guest) = seated()
    play(net, [host, guest], 4)
    slot, earlier = host.table.slot, dict(host.storage)
    play(net, [host, guest], 4)
    turn = guest.table.turn
    net.vanish(host)
    again = Device(net, "host")
    again.storage.update(earlier)  # the last moves were never stored
    again.send(ms.SlotsRead(dict(again.storage)))
    again.send(ms.Navigated(f"/play/{slot}"))
    again.send(ms.Do("open_table"))
    net.settle(500)
    assert again.table.turn < turn
    sit_down(again, guest, invite(again)[(1,)])
    assert again.table.turn == guest.table.turn == turn and len(again.storage) == 1


def test_a_fork_is_named_and_nothing_is_overwritten() -> None:
    """Both go on by themselves at the same revision; then one of them opens the table again."""
    net, (host, guest) = seated()
    play(net, [host, guest], 4)
    for peer in list(net.ends):
        net.hang_up(guest, peer)
    net.settle(500)
    slot, entry = guest.table.slot, json.loads(guest.storage[guest.table.slot])
    host.send(ms.Do("go_on", "here"))
    play(net, [host], 4)
    other = guest.table.match.clone()
    ours = host.table.match.actions[guest.table.turn]
    other.play(next(action for action in other.legal() if action != ours))
    entry["save"] = json.loads(other.to_json())
    net.vanish(guest)
    again = Device(net, "guest")
    again.storage[slot] = before = json.dumps(entry)
    again.send(ms.SlotsRead(dict(again.storage)))
    host.send(ms.Do("seats"))
    host.send(ms.Typed("sits.1", "elsewhere"))
    host.send(ms.Do("open_table"))
    net.settle(500)
    sit_down(host, again, invite(host)[(1,)])
    assert "different courses of this game" in str(again.model.session.notice)
    assert again.storage[slot] == before and len(again.storage) == 2
    assert again.table.match.digest() == host.table.match.digest()


def test_a_setup_of_an_older_revision_is_not_taken() -> None:
    net, (host, guest) = seated()
    until(net, [host, guest], 1)
    old = pr.encode(pr.Setup(host.table.mark.id, 1, (1,), host.table.match.to_link()))
    guest.send(ms.Act("visit market", guest.table.turn))
    net.settle(500)
    guest.send(ms.Do("undo"))
    net.settle(500)
    play(net, [host, guest], 2)
    match = guest.table.match
    assert guest.table.mark.revision == 2
    guest.send(ms.Received(guest.guest.peer, old))
    assert guest.table.match is match


# -- other tabs


def test_only_one_tab_holds_a_table() -> None:
    net = Network(3)
    host = Device(net, "host")
    open_table(host, "person", "elsewhere")
    host.send(ms.LockTaken(f"table-{host.table.mark.id}", False))
    assert host.table.live is None and "another tab" in str(host.model.session.notice)
    assert fx.GuardLeaving(False) in host.effects


def test_an_answer_in_another_tab_finds_the_table() -> None:
    net = Network(3)
    host, guest = Device(net, "host"), Device(net, "guest")
    open_table(host, "person", "elsewhere")
    payload = answered(host, guest)
    tab = Tab(address=f"/answer/{payload}")
    assert isinstance(tab.model.page, Answer)
    host.send(ms.Overheard(f"{ANSWER} {payload}"))
    assert fx.Broadcast(f"{TOOK} {payload}") in host.effects
    tab.send(ms.Overheard(f"{TOOK} {payload}"))
    tab.wait("nobody")
    assert "The table has this answer" in tab.page.markup
    net.settle(1000)
    assert guest.table.turn == 0
    host.send(ms.Overheard(f"{ANSWER} {payload}"))
    assert fx.Broadcast(f"{USED_UP} {payload}") in host.effects


def test_an_answer_that_nobody_waits_for_says_so_and_offers_copying() -> None:
    net = Network(3)
    host, guest = Device(net, "host"), Device(net, "guest")
    open_table(host, "person", "elsewhere")
    tab = Tab(address=f"/answer/{answered(host, guest)}")
    assert "Looking for the table" in tab.page.markup
    tab.wait("nobody")
    assert "No open table in this browser" in tab.page.markup
    tab.do("copy_answer")
    assert tab.copied == [f"https://example.org/#{tab.address}"]


def test_an_answer_for_another_table_is_left_to_other_tabs() -> None:
    net = Network(3)
    host, guest, third = (Device(net, name) for name in ("host", "guest", "third"))
    for device in (host, third):
        open_table(device, "person", "elsewhere")
    payload = answered(host, guest)
    third.send(ms.Overheard(f"{ANSWER} {payload}"))
    assert not [effect for effect in third.effects if isinstance(effect, fx.Broadcast)]


def test_an_answer_opened_in_the_tab_of_the_table_is_taken_there() -> None:
    net = Network(3)
    host, guest = Device(net, "host"), Device(net, "guest")
    open_table(host, "person", "elsewhere")
    host.follow(f"/answer/{answered(host, guest)}")
    net.settle(1000)
    assert host.address == f"/play/{host.table.slot}" and host.host.peers[0].state == "linked"
    assert guest.table.turn == 0


def test_who_left_is_not_heard_any_more() -> None:
    _, (host, guest) = seated()
    peer = guest.guest.peer
    assert said(host, peer, pr.Bye("left")) == []
    assert host.host.peers[0].state == "lost" and said(host, peer, pr.Behind(1, 0)) == []
