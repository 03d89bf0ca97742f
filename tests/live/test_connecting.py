"""Where no connection comes about, late or never: why that may be, and what can be done instead."""

from __future__ import annotations

import pytest

from longhouse.app import messages as ms
from longhouse.app.pages import Join, Play

from .network import Device, Network
from .test_lost import answered
from .test_screens import drawn, words
from .test_table import seated

NONE_YET = "There is no connection yet"
UNFOLDED = '<details class="more" id="across" open>'
BY_LINK = 'data-do="go_on" data-arg="link"'


def joining() -> tuple[Network, Device, Device, str]:
    """A guest whose answer the host has taken, and from whom nothing comes; the name of the connection."""
    net, host, guest = drawn()
    net.connect = lambda peer, host: None  # type: ignore[method-assign]
    answer = answered(host, guest)
    guest.do("copy_answer")
    host.send(ms.Submitted("answer", {"answer": answer}))
    return net, host, guest, host.host.peers[0].id


@pytest.mark.parametrize("why", ["failed", "timeout", ""])
def test_a_connection_that_fails_before_its_time_has_the_same_reason_and_ways_out(why: str) -> None:
    """Also one that opened and was gone before the guest had said a word."""
    net, host, guest, peer = joining()
    if not why:
        guest.send(ms.Linked(peer, "open"))
    for device in (host, guest):
        device.send(ms.Linked(peer, "lost", why))
        assert NONE_YET in words(device)
    assert host.page.markup.count(BY_LINK) == 2, "beside the seat and below"
    assert "can also go on by link" in words(guest)
    host.send(ms.Do("escape"))
    host.send(ms.Do("seats"))
    net.settle(200)
    assert host.page.markup.count(BY_LINK) == 2, "and with the fresh invitation too"
    host.do("go_on", "link")
    assert host.table.live is None and host.table.away == (1,), "the same seats, by link"


def test_a_connection_that_was_there_and_is_lost_needs_no_guess() -> None:
    _, (host, guest) = seated()
    host.send(ms.Linked(guest.guest.peer, "lost", "failed"))
    assert host.host.peers[0].problem is None


def test_a_phone_that_wakes_up_late_still_comes_to_the_table() -> None:
    """The reason is shown as soon as the browser knows of it, and gone again when the connection is there."""
    net, host, guest, peer = joining()
    for device in (host, guest):
        device.send(ms.Linked(peer, "late", "failed"))
        assert NONE_YET in words(device)
    assert host.host.peers[0].late and host.page.markup.count(BY_LINK) == 2
    net.settle(60_000)
    del net.connect
    net.connect(peer, host)
    net.settle(1000)
    assert isinstance(guest.model.page, Play) and host.host.peers[0].state == "linked"
    assert NONE_YET not in words(host) and NONE_YET not in words(guest)


def test_what_is_late_means_nothing_to_those_who_sit() -> None:
    _, (host, guest) = seated()
    for device in (host, guest):
        before = device.model
        device.send(ms.Linked(guest.guest.peer, "late", "failed"))
        assert device.model.session.table == before.session.table


def test_an_address_of_a_server_that_is_not_accepted_is_named_and_can_be_corrected() -> None:
    net, host, guest = drawn(settings='{"stun":"stun.example.org:99999"}')
    host.send(ms.Typed("internet", "on"))
    host.send(ms.Linked(host.host.peers[0].id, "lost", "address"))
    assert "STUN server is not accepted" in words(host) and UNFOLDED in host.page.markup
    host.send(ms.Typed("set.stun", "stun.example.org"))
    host.do("renew", host.host.peers[0].id)
    net.settle(200)
    peer = host.host.peers[0]
    assert net.invited[peer.id] == "stun:stun.example.org:3478" and "not accepted" not in words(host)
    guest.send(ms.Navigated(f"/join/{peer.invitation}"))
    guest.send(ms.Typed("internet", "on"))
    guest.send(ms.Do("join"))
    guest.send(ms.Linked(peer.id, "lost", "address"))
    assert "STUN server is not accepted" in words(guest) and UNFOLDED in guest.page.markup
    guest.send(ms.Typed("set.stun", ""))
    guest.do("join")
    net.settle(200)
    page = guest.model.page
    assert isinstance(page, Join) and page.step == "answered" and "not accepted" not in words(guest)
