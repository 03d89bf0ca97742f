"""The people at a table on several devices: phrases, names, spectators, seats that change hands."""

from __future__ import annotations

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.model import here, people
from longhouse.bots import villagers

from .network import Device, Network, invite, open_table, sit_down
from .test_table import play, said, seated


def test_phrases_reach_everybody_and_fade() -> None:
    net, devices = seated("person", "elsewhere", "elsewhere")
    devices[1].send(ms.Do("phrase", "11"))
    net.settle(500)
    for device in devices:
        spoken = device.table.live.spoken  # type: ignore[union-attr]
        assert spoken is not None and (spoken.seat, spoken.number) == (1, 11)
        assert "Skål!" in device.table.said
    net.settle(9000)
    assert all(device.table.live and device.table.live.spoken is None for device in devices)


def test_nobody_speaks_for_another() -> None:
    _, (host, guest) = seated()
    said(host, guest.guest.peer, pr.Phrase(0, 1))
    assert host.host.spoken is None


def test_who_is_there_is_known_everywhere() -> None:
    net, (_, one, two) = seated("person", "elsewhere", "elsewhere")
    assert one.guest.seats == two.guest.seats == ("here", "here", "here")
    net.interrupt(two.guest.peer)
    net.settle(500)
    assert one.guest.seats == ("here", "here", "away")
    net.vanish(two)
    net.settle(500)
    assert one.guest.seats == ("here", "here", "lost")


def test_who_is_lost_and_who_comes_is_told_to_the_other_guests() -> None:
    net, (host, one, two) = seated("person", "elsewhere", "elsewhere")
    one.send(ms.Do("escape"))
    net.interrupt(two.guest.peer)
    net.settle(500)
    assert one.model.session.toast is None, "who is away for a moment is not called lost"
    net.vanish(two)
    net.settle(500)
    assert "is no longer connected. The seat is kept." in str(one.model.session.toast)
    net.settle(10_000)
    assert one.model.session.toast is None
    sit_down(host, Device(net, "again"), invite(host)[(2,)])
    assert "is at the table." in str(one.model.session.toast)


def test_nobody_is_called_lost_because_the_seats_moved_on() -> None:
    net, devices = seated("person", "elsewhere", "elsewhere")
    while not devices[0].table.match.outcome:
        play(net, devices, 20)
    net.vanish(devices[2])
    net.settle(10_000)
    assert devices[1].guest.seats == ("here", "here", "lost") and devices[1].model.session.toast is None
    devices[0].send(ms.Do("rematch"))
    net.settle(800)
    assert devices[1].guest.seats == ("here", "lost", "here") and devices[1].model.session.toast is None


def test_a_guests_name_goes_to_the_seat() -> None:
    net = Network(3)
    host, guest = Device(net, "host"), Device(net, "guest", settings='{"names":["Freydis"]}')
    open_table(host, "person", "elsewhere")
    sit_down(host, guest, invite(host)[(1,)])
    assert host.table.match.seats[1].name == guest.table.match.seats[1].name == "Freydis"


def watching(net: Network, host: Device) -> Device:
    """A spectator who has followed an invitation."""
    host.send(ms.Do("seats"))
    host.send(ms.Do("watcher"))
    watcher = Device(net, "watcher")
    net.settle(300)
    sit_down(host, watcher, invite(host)[()])
    return watcher


def test_a_spectator_sees_what_a_spectator_may_see() -> None:
    net, (host, guest) = seated()
    watcher = watching(net, host)
    play(net, [host, guest, watcher], 4)
    assert watcher.table.turn == host.table.turn and watcher.table.viewer is None
    assert here(watcher.table) == [] and guest.guest.watching == 1
    match = host.table.match
    act = pr.Act(1, host.table.turn, str(match.legal()[0]))
    assert said(host, watcher.guest.peer, act) == [pr.Refused(1, act.turn, "not yours")]


# -- seats


def test_a_table_is_opened_at_any_move_and_seats_are_given_and_taken() -> None:
    net = Network(3)
    host, guest = Device(net, "host"), Device(net, "guest")
    open_table(host, "person", "person", "thrall", opened=False)
    play(net, [host], 9)
    assert host.table.live is None
    host.send(ms.Do("seats"))
    host.send(ms.Typed("sits.1", "elsewhere"))
    host.send(ms.Do("open_table"))
    net.settle(500)
    sit_down(host, guest, invite(host)[(1,)])
    assert guest.table.turn == host.table.turn >= 9 and here(guest.table) == [1]
    host.send(ms.Typed("sits.2", "with:1"))
    net.settle(500)
    assert guest.guest.mine == (1, 2) and here(host.table) == [0], "two people at one device"
    host.send(ms.Typed("sits.1", "here"))
    host.send(ms.Typed("sits.2", "here"))
    net.settle(500)
    assert not guest.guest.mine and here(host.table) == [0, 1, 2], "who has no seat watches"


def test_a_bot_stands_in_until_somebody_comes_back() -> None:
    net, (host, guest) = seated()
    net.vanish(guest)
    net.settle(500)
    host.send(ms.Do("seats"))
    host.send(ms.Typed("sits.1", "thrall"))
    before = host.table.turn
    play(net, [host], 8)
    assert host.table.turn > before and host.table.match.seats[1].bot == "thrall"
    other = Device(net, "other")
    sit_down(host, other, invite(host)[(1,)])
    assert host.table.match.seats[1].bot == "" and other.guest.mine == (1,)
    play(net, [host, other], 8)
    assert other.table.match.digest() == host.table.match.digest()


@pytest.mark.parametrize("interrupted", [False, True])
def test_a_bot_stands_in_and_whoever_stayed_gets_the_seat_back(interrupted: bool) -> None:
    """The guest was connected, or in a tunnel, all the time: no other invitation is needed."""
    net, (host, guest) = seated()
    peer = guest.guest.peer
    if interrupted:
        net.interrupt(peer)
        net.settle(500)
    host.send(ms.Typed("sits.1", "thrall"))
    net.settle(500)
    host.send(ms.Typed("sits.1", "elsewhere"))
    net.settle(500)
    if interrupted:
        net.restore(peer)
        net.settle(500)
    assert [(each.id, each.seats, each.state) for each in host.host.peers] == [(peer, (1,), "linked")]
    assert guest.guest.mine == (1,) and here(guest.table) == [1]
    play(net, [host, guest], 8)
    assert guest.table.match.digest() == host.table.match.digest() and host.table.turn > 4


@pytest.mark.parametrize("entropy", range(6))
def test_no_bot_changes_its_name_when_another_comes_or_goes(entropy: int) -> None:
    net = Network(3)
    host, guest = Device(net, "host", entropy=entropy), Device(net, "guest")
    open_table(host, "elsewhere", "karl", "karl")
    sit_down(host, guest, invite(host)[(0,)])
    bots = villagers(host.table.match.seats)[1:]
    net.vanish(guest)
    net.settle(500)
    host.send(ms.Typed("sits.0", "karl"))
    assert len(set(villagers(host.table.match.seats))) == 3, "three of that level are known"
    assert villagers(host.table.match.seats)[1:] == bots
    again = Device(net, "again")
    sit_down(host, again, invite(host)[(0,)])
    assert villagers(again.table.match.seats) == [None, *bots]


def test_a_rematch_takes_everybody_along() -> None:
    net, devices = seated("person", "elsewhere", "elsewhere")
    while not devices[0].table.match.outcome:
        play(net, devices, 20)
    slots = [device.table.slot for device in devices]
    devices[0].send(ms.Do("rematch"))
    net.settle(800)
    assert [here(device.table) for device in devices] == [[2], [0], [1]]
    assert {device.table.turn for device in devices} == {0}
    play(net, devices, 8)
    assert len({device.table.match.digest() for device in devices}) == 1
    for device, slot in zip(devices, slots, strict=True):
        assert device.table.slot != slot and set(device.storage) == {slot, device.table.slot}


def ended(*kinds: str) -> tuple[Network, list[Device]]:
    """A table whose game is over, with the host's and the guests' pages drawn."""
    net, devices = seated(*kinds)
    while not devices[0].table.match.outcome:
        play(net, devices, 20)
    for device in devices:
        device.draws = True
        device.send(ms.Do("escape"))
    return net, devices


def test_a_guest_reads_that_the_host_can_begin_another_game() -> None:
    _, (host, guest) = ended()
    assert 'data-do="rematch"' in host.page.markup and "The host can begin" not in host.page.markup
    assert 'data-do="rematch"' not in guest.page.markup and "The host can begin" in guest.page.markup
    match = guest.table.match
    guest.send(ms.Do("rematch"))
    assert guest.table.match is match


def test_whoever_lost_the_host_after_the_end_begins_another_game_with_the_same_people() -> None:
    net, (host, guest) = ended()
    slot = guest.table.slot
    net.vanish(host)
    net.settle(500)
    guest.send(ms.Do("escape"))
    assert "The host can begin" not in guest.page.markup
    guest.do("rematch")
    assert guest.table.live is None and guest.table.turn == 0 and here(guest.table) == [0]
    assert set(guest.storage) == {slot, guest.table.slot}
    guest.send(ms.Do("seats"))
    guest.do("open_table")
    net.settle(500)
    other = Device(net, "other")
    sit_down(guest, other, invite(guest)[(1,)])
    play(net, [guest, other], 6)
    assert other.table.match.digest() == guest.table.match.digest() and guest.table.turn >= 6


def test_who_watched_begins_no_other_game() -> None:
    net, (host, guest) = seated()
    watcher = watching(net, host)
    while not host.table.match.outcome:
        play(net, [host, guest], 20)
    net.vanish(host)
    net.settle(500)
    watcher.draws = True
    watcher.send(ms.Do("escape"))
    assert watcher.guest.link == "lost" and 'data-do="rematch"' not in watcher.page.markup


def test_where_nothing_can_connect_no_table_opens() -> None:
    net = Network(3)
    host = Device(net, "host", can_connect=False)
    host.send(ms.Navigated("/new/onboard/live"))
    host.send(ms.Submitted("begin", {}))
    host.send(ms.Do("seats"))
    host.send(ms.Do("open_table"))
    assert host.table.live is None and not [e for e in host.effects if isinstance(e, fx.StayAwake)]


def test_what_a_host_is_told_by_its_browser_means_nothing_to_a_guest() -> None:
    _, (_, guest) = seated()
    table = guest.table
    for message in (
        ms.Described(guest.guest.peer, "offer"), ms.LockTaken(f"table-{table.mark.id}", False),
        ms.Overheard("longhouse-answer 1x.y"), ms.Tick("late", 1), ms.Linked("ffffff", "lost"),
    ):  # fmt: skip
        guest.send(message)
    assert guest.table == table


def test_a_version_that_nobody_asked_for_is_not_looked_at() -> None:
    _, (host, guest) = seated()
    match = host.table.match.clone()
    match.play(match.legal()[0])
    assert said(host, guest.guest.peer, pr.Version(9, match.to_link())) == []
    assert host.table.turn == 0


def test_a_curtain_falls_only_among_those_who_share_a_device() -> None:
    """Two people at the host's device, one alone at the guest's: secrets pass from hand to hand only here."""
    net, (host, guest) = seated("person", "person", "elsewhere", game="gonewild")
    fell = set[int]()
    for _ in range(60):
        match = host.table.match
        if host.table.curtain is not None:
            fell.add(host.table.curtain)
            assert match.actor in here(host.table)
        assert guest.table.curtain is None
        play(net, [host, guest], 1)
    assert fell == {0, 1} and host.table.turn > 20


def test_practice_ends_when_somebody_takes_a_seat_back_from_a_bot() -> None:
    net, (host, guest) = seated()
    net.vanish(guest)
    net.settle(60_000)
    host.send(ms.Do("seats"))
    host.send(ms.Typed("sits.1", "thrall"))
    host.send(ms.Do("escape"))
    host.send(ms.Do("practice"))
    assert host.table.practice
    again = Device(net, "again")
    sit_down(host, again, invite(host)[(1,)])
    assert people(host.table.match) == [0, 1] and not host.table.practice


def test_who_takes_back_quickly_stays_at_the_table() -> None:
    net, (host, guest) = seated()
    play(net, [host, guest], 4)
    for _ in range(40):
        host.send(ms.Received(guest.guest.peer, pr.encode(pr.Undo(1, 4, 3))))
        net.settle(200)
    assert host.host.peers[0].sits and guest.guest.link == "linked"
