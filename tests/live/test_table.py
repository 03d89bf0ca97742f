"""A table on several devices: playing, what is refused, taking back, seats, phrases."""

from __future__ import annotations

import json

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.live.state import BURST
from longhouse.app.model import here
from longhouse.app.pages import Crash, Seats
from longhouse.engine.record import replace

from .network import Device, Network, invite, open_table, sit_down


def seated(*kinds: str, game: str = "onboard", seed: int = 3) -> tuple[Network, list[Device]]:
    """A table at which everybody sits: the host's device, then one for each seat elsewhere."""
    net = Network(seed)
    devices = [Device(net, "host")]
    open_table(devices[0], *(kinds or ("person", "elsewhere")), game=game)
    for seats, payload in invite(devices[0]).items():
        guest = Device(net, f"guest {seats}")
        sit_down(devices[0], guest, payload)
        devices.append(guest)
    return net, devices


def play(net: Network, devices: list[Device], moves: int) -> None:
    """So many moves, wherever it is somebody's turn."""
    for _ in range(moves):
        any(device.move(net.rng) for device in devices)
        net.settle(700)


def until(net: Network, devices: list[Device], seat: int) -> None:
    """Play on until that seat decides."""
    while devices[0].table.match.actor != seat:
        play(net, devices, 1)


def said(device: Device, peer: str, talk: pr.Talk) -> list[pr.Talk]:
    """What the host answers to a guest's words."""
    answers: list[pr.Talk] = []
    device.network.on_text = lambda to, text: answers.append(pr.decode(text)) if to == peer else None
    device.send(ms.Received(peer, pr.encode(talk)))
    device.network.on_text = lambda _peer, _text: None
    return answers


# -- playing


def test_a_move_is_sent_then_confirmed_then_shown() -> None:
    net, (host, guest) = seated()
    until(net, [host, guest], 1)
    turn = guest.table.turn
    guest.move(net.rng)
    assert guest.guest.sent and guest.table.turn == turn, "sent, but not done"
    assert not guest.move(net.rng), "nothing else can be chosen meanwhile"
    net.settle(500)
    assert not guest.guest.sent and guest.table.turn == host.table.turn > turn
    assert guest.table.match.digest() == host.table.match.digest()


def test_every_device_has_the_match_in_a_slot_of_its_own() -> None:
    net, devices = seated("person", "elsewhere", "elsewhere")
    play(net, devices, 5)
    for device in devices:
        (entry,) = map(json.loads, device.storage.values())
        assert entry["live"] == [devices[0].table.mark.id, 1, device is devices[0]]
        assert len(entry["save"]["actions"]) == devices[0].table.turn


def test_bots_run_on_the_host_only() -> None:
    net, (host, guest) = seated("elsewhere", "thrall")
    play(net, [host, guest], 6)
    assert host.table.turn > 6 and guest.table.turn == host.table.turn
    assert here(host.table) == [] and host.table.viewer is None, "nobody plays at the host's device"
    assert guest.table.request == 0


@pytest.mark.parametrize(
    ("change", "why"),
    [({"turn": 0}, "stale"), ({"revision": 9}, "stale"), ({"action": "visit nowhere"}, "illegal")],
)
def test_what_is_stale_or_illegal_is_refused(change: dict[str, object], why: str) -> None:
    net, (host, guest) = seated()
    play(net, [host, guest], 4)
    until(net, [host, guest], 1)
    mark, match = host.table.mark, host.table.match
    act = replace(pr.Act(mark.revision, host.table.turn, str(match.legal()[0])), **change)  # type: ignore[arg-type]
    assert said(host, guest.guest.peer, act) == [pr.Refused(act.revision, act.turn, why)]
    assert host.table.match is match


def test_somebody_elses_move_is_refused() -> None:
    net, (host, guest) = seated()
    until(net, [host, guest], 0)
    match = host.table.match
    act = pr.Act(1, host.table.turn, str(match.legal()[0]))
    assert said(host, guest.guest.peer, act) == [pr.Refused(1, act.turn, "not yours")]
    assert host.table.match is match


def test_a_difference_stops_the_table() -> None:
    net, (host, guest) = seated()
    until(net, [host, guest], 0)
    legal = str(host.table.match.legal()[0])
    turn = guest.table.turn
    guest.send(ms.Received(guest.guest.peer, pr.encode(pr.Acted(1, turn, legal, "another"))))
    assert guest.table.turn == turn and guest.guest.stopped and isinstance(guest.model.dialog, Crash)
    assert guest.guest.link == "lost", "but there are ways to go on"
    net.settle(500)
    assert host.host.stopped is not None and isinstance(host.model.dialog, Crash)
    assert not host.move(net.rng), "and nothing goes on silently"


def test_after_a_difference_not_even_a_bot_plays_until_the_table_is_opened_again() -> None:
    net, (host, guest) = seated("person", "elsewhere", "thrall")
    while host.table.match.actor != 2:  # the bot's move is due
        play_one(net, host, guest)
    host.draws = True
    guest.send(ms.Received(guest.guest.peer, pr.encode(pr.Acted(1, guest.table.turn, "x", "another"))))
    turn = host.table.turn
    host.send(ms.Received(guest.guest.peer, pr.encode(pr.Bye("differs"))))
    net.settle(9000)
    assert host.table.turn == turn and host.host.stopped is not None
    assert "went wrong" not in host.page.markup and "came to different positions" in host.page.markup
    host.do("escape")
    host.do("reopen")
    net.settle(500)
    assert host.host.stopped is None and isinstance(host.model.dialog, Seats)
    sit_down(host, guest, invite(host)[(1,)])
    play(net, [host, guest], 6)
    assert guest.table.match.digest() == host.table.match.digest() and host.table.turn > turn


def play_one(net: Network, *devices: Device) -> None:
    """One move of a person, and none of what follows from it."""
    any(device.move(net.rng) for device in devices)
    net.settle(200)


def test_a_flood_and_nonsense_end_the_connection() -> None:
    for text, count in ((pr.encode(pr.Behind(1, 0)), BURST + 2), ("[]", 30)):
        _, (host, guest) = seated()
        for _ in range(count):
            host.send(ms.Received(guest.guest.peer, text))
        assert host.host.peers[0].state == "lost" and host.host.peers[0].problem


def test_before_hello_nothing_is_heard() -> None:
    net = Network(3)
    host = Device(net, "host")
    open_table(host, "person", "elsewhere")
    peer = host.host.peers[0]
    assert said(host, peer.id, pr.Behind(1, 0)) == []
    assert said(host, "ffffff", pr.Hello(1, 1, "", 9, "", 0, 0, "")) == []


# -- versions


@pytest.mark.parametrize(
    ("hello", "why"),
    [
        (pr.Hello(pr.NEWEST + 1, pr.NEWEST + 2, "9", 99, "", 0, 0, ""), "reload me"),
        (pr.Hello(0, pr.OLDEST - 1, "0", 99, "", 0, 0, ""), "reload you"),
        (pr.Hello(pr.OLDEST, pr.NEWEST, "0", 0, "", 0, 0, ""), "reload you"),
    ],
)
def test_versions_that_do_not_fit_say_who_must_reload(hello: pr.Hello, why: str) -> None:
    net = Network(3)
    host = Device(net, "host")
    open_table(host, "person", "elsewhere")
    peer = host.host.peers[0]
    host.model = replace(host.model, session=replace(host.model.session, table=_joining(host)))
    assert said(host, peer.id, hello) == [pr.Bye(why)]
    assert host.host.peers[0].problem is not None


def _joining(host: Device):  # type: ignore[no-untyped-def]
    peers = tuple(replace(peer, state="joining") for peer in host.host.peers)
    return replace(host.table, live=replace(host.host, peers=peers))


def test_a_newer_guest_plays_with_an_older_host() -> None:
    net = Network(3)
    host = Device(net, "host")
    open_table(host, "person", "elsewhere")
    host.model = replace(host.model, session=replace(host.model.session, table=_joining(host)))
    answers = said(host, host.host.peers[0].id, pr.Hello(pr.OLDEST, pr.NEWEST + 3, "9.9", 99, "", 0, 0, ""))
    assert [type(talk) for talk in answers] == [pr.Hello, pr.Setup, pr.Presence]


def test_who_leaves_with_a_word_of_a_newer_version_leaves_all_the_same() -> None:
    _, (host, guest) = seated()
    assert said(host, guest.guest.peer, pr.Bye("gone fishing")) == []
    assert host.host.peers[0].state == "lost" and host.host.peers[0].problem is None


# -- taking back


def test_a_guest_takes_back_freely_up_to_the_limit() -> None:
    net, (host, guest) = seated()
    until(net, [host, guest], 1)
    turn = guest.table.turn
    guest.send(ms.Act("visit market", turn))
    net.settle(500)
    assert guest.table.turn == turn + 1
    guest.send(ms.Do("undo"))
    net.settle(500)
    assert guest.table.turn == host.table.turn == turn
    assert guest.table.mark.revision == host.table.mark.revision == 2


def test_a_guest_takes_back_while_the_host_looks_back() -> None:
    net, (host, guest) = seated()
    host.draws = True
    host.send(ms.Do("escape"))
    until(net, [host, guest], 1)
    guest.send(ms.Act("visit market", guest.table.turn))
    net.settle(500)
    turn = host.table.turn
    host.send(ms.Do("look", str(turn)))
    assert host.table.cursor == turn
    guest.send(ms.Do("undo"))
    net.settle(500)
    assert host.table.turn == turn - 1 and host.table.cursor is None
    assert "went wrong" not in host.page.markup


def asked_for(seat: int) -> tuple[Network, list[Device], int]:
    """A table at which the last decision was another device's and revealed nothing, and somebody asks."""
    net, devices = seated("person", "elsewhere", "elsewhere")
    for _ in range(300):
        play(net, devices, 1)
        match = devices[0].table.match
        makers = match.makers
        if makers[-1] != seat and not match.revealed_since(len(makers) - 1):
            break
    turn = devices[0].table.turn
    devices[seat].send(ms.Do("take_back"))
    net.settle(500)
    return net, devices, turn


@pytest.mark.parametrize("seat", [0, 1])
def test_further_back_everybody_must_agree(seat: int) -> None:
    net, devices, turn = asked_for(seat)
    others = [device for i, device in enumerate(devices) if i != seat]
    for device in others:
        assert device.table.turn == turn, "not yet"
        assert device.table.live is not None and device.table.live.wish.asked
        device.send(ms.Do("consent", "yes"))
        net.settle(500)
    assert {device.table.turn for device in devices} == {turn - 1}
    assert {device.table.mark.revision for device in devices} == {2}


def test_one_who_does_not_agree_is_enough() -> None:
    net, devices, turn = asked_for(0)
    devices[1].send(ms.Do("consent", "yes"))
    devices[2].send(ms.Do("consent", "no"))
    net.settle(500)
    assert {device.table.turn for device in devices} == {turn}
    assert all(device.table.live and not device.table.live.wish.number for device in devices)
    assert "would rather not" in str(devices[1].model.session.toast)


def test_what_was_revealed_stays() -> None:
    net, (host, guest) = seated(game="wikinger")
    for _ in range(200):
        play(net, [host, guest], 1)
        match = host.table.match
        if match.makers[-1] == 1 and match.revealed_since(host.table.turn - 1):
            break
    match = host.table.match
    assert match.revealed_since(host.table.turn - 1)
    host.send(ms.Do("take_back"))
    guest.send(ms.Do("undo"))
    undo = pr.Undo(1, host.table.turn, host.table.turn - 1)
    assert said(host, guest.guest.peer, undo) == [pr.Refused(1, undo.turn, "illegal")]
    assert host.table.match is match and not host.host.wish.number


def test_anothers_move_is_told_heard_and_read_out_like_a_bots() -> None:
    net = Network(3)
    host, guest = Device(net, "host"), Device(net, "guest", draws=True, settings='{"sound":true}')
    open_table(host, "person", "elsewhere")
    sit_down(host, guest, invite(host)[(1,)])
    until(net, [host, guest], 0)
    guest.effects.clear()
    host.send(ms.Act("visit jump-own", host.table.turn))
    net.settle(500)
    words = "Wolf goes to “Jump your ship”."
    assert [effect.name for effect in guest.effects if isinstance(effect, fx.Sound)] == ["wood"]
    assert words in guest.page.markup and words in guest.table.said
    assert 'class="told-list"' in guest.page.markup, "where a bot's move is told"
