"""The screens of a table on several devices: what each step says and offers."""

from __future__ import annotations

import re

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.live.invitation import write_invitation
from longhouse.app.live.stun import server
from longhouse.app.model import replace
from longhouse.app.pages import Join, Play, Seats

from .network import Device, Network, open_table, sit_down
from .test_invitation import NOW, ONE

ROWS = ("101", "010", "101")


def drawn(*kinds: str, **started: object) -> tuple[Network, Device, Device]:
    """A host with its invitations on the screen, and a guest's device; both are drawn."""
    net = Network(3)
    host = Device(net, "host", draws=True, **started)
    open_table(host, *(kinds or ("person", "elsewhere")))
    return net, host, Device(net, "guest", draws=True, **started)


def words(device: Device) -> str:
    """What the page says."""
    return re.sub(r"<[^>]+>", " ", device.page.markup)


def test_starting_the_game_shows_an_invitation_for_each_seat_elsewhere() -> None:
    net, host, _ = drawn("person", "elsewhere", "elsewhere")
    assert isinstance(host.model.dialog, Seats)
    assert host.page.markup.count('data-do="copy_invitation"') == 2
    peer = host.host.peers[0]
    host.do("copy_invitation", peer.id)
    assert host.copied == [f"https://example.org/#/join/{peer.invitation}"]
    host.do("qr", peer.id)
    host.send(ms.QrMade(host.asked_qr[-1], ROWS))
    assert 'class="qr"' in host.page.markup and isinstance(host.model.dialog, Seats)
    assert fx.StayAwake(True) in host.effects and fx.GuardLeaving(True) in host.effects
    assert net.events is not None


def test_the_share_sheet_leaves_the_invitations_open() -> None:
    _, host, _ = drawn(can_share=True)
    host.do("send_invitation", host.host.peers[0].id)
    assert host.sent[-1].url.endswith(host.host.peers[0].invitation) and isinstance(host.model.dialog, Seats)


def test_joining_step_by_step() -> None:
    net, host, guest = drawn()
    guest.send(ms.Navigated(f"/join/{host.host.peers[0].invitation}"))
    assert "invites you to a game of Vikings on Board" in words(guest) and "matter of honour" in words(guest)
    assert guest.address == "" or guest.address.startswith("/join/")
    guest.send(ms.Typed("person", "Freydis"))
    guest.do("join")
    net.settle(200)
    assert "Now send this answer back" in words(guest)
    guest.do("copy_answer")
    net.settle(21_000)
    assert "There is no connection yet" in words(guest), "after 20 seconds it says why that may be"
    host.send(ms.Submitted("answer", {"answer": guest.copied[-1]}))
    assert "The answer fits" in words(host)
    net.settle(1000)
    assert isinstance(guest.model.page, Play) and guest.address == f"/play/{guest.table.slot}"
    assert guest.model.session.toast is None is host.model.session.toast, "nothing about copies lies over it"
    assert "Everybody is at the table" in words(host) and "The answer fits" not in words(host)
    host.send(ms.Do("escape"))
    assert "Freydis" in words(host) and "connected" in words(host)


def test_an_answer_that_leads_to_nothing_says_why_and_offers_links() -> None:
    net, host, guest = drawn()
    guest.send(ms.Navigated(f"/join/{host.host.peers[0].invitation}"))
    guest.do("join")
    net.settle(200)
    guest.do("copy_answer")
    net.connect = lambda peer, host: None  # type: ignore[method-assign]
    host.send(ms.Submitted("answer", {"answer": guest.copied[-1]}))
    net.settle(21_000)
    assert "There is no connection yet" in words(host) and host.host.peers[0].late
    assert "The answer fits" not in words(host), "which was said of it is past"
    host.send(ms.Linked(host.host.peers[0].id, "lost", "timeout"))  # the browser gives up at the same time
    assert "There is no connection yet" in words(host), "and the reason stays"
    assert host.page.markup.count('data-do="go_on" data-arg="link"') == 2, "also beside the seat"
    host.do("go_on", "link")
    assert host.table.live is None and host.table.away == (1,), "the same seats, by link"
    assert fx.GuardLeaving(False) in host.effects


def test_who_waits_in_vain_may_make_another_answer() -> None:
    net, host, guest = drawn()
    guest.send(ms.Navigated(f"/join/{host.host.peers[0].invitation}"))
    guest.send(ms.Typed("person", "Freydis"))
    guest.do("join")
    net.settle(200)
    guest.do("copy_answer")
    assert 'data-do="again"' not in guest.page.markup
    net.settle(21_000)
    assert "can also go on by link" in words(guest)
    guest.effects.clear()
    guest.do("again")
    assert guest.effects[:2] == [fx.StayAwake(False), fx.GuardLeaving(False)]
    assert 'value="Freydis"' in guest.page.markup
    guest.do("join")
    net.settle(200)
    guest.do("copy_answer")
    host.send(ms.Submitted("answer", {"answer": guest.copied[-1]}))
    net.settle(1000)
    assert isinstance(guest.model.page, Play)


def test_who_is_away_may_be_invited_afresh() -> None:
    net, host, guest = drawn()
    sit_down(host, guest, host.host.peers[0].invitation)
    peer = host.host.peers[0]
    host.send(ms.Do("renew", peer.id))
    assert host.host.peers[0].id == peer.id, "who is there needs none"
    host.send(ms.Linked(peer.id, "away"))
    host.do("seats")
    assert f'data-do="renew" data-arg="{peer.id}"' in host.page.markup
    host.do("renew", peer.id)
    net.settle(200)
    assert [(each.seats, each.state) for each in host.host.peers] == [(peer.seats, "invited")]


def test_the_camera_is_shown_in_a_film_without_sound() -> None:
    _, host, _ = drawn(can_scan=True)
    host.do("scan")
    assert '<video id="scanner" class="scanner" playsinline muted>' in host.page.markup


@pytest.mark.parametrize(
    ("typed", "whole"),
    [
        ("", ""),
        ("stun.example.org", "stun:stun.example.org:3478"),
        ("stuns:example.org", "stuns:example.org:5349"),
        ("stun:[2001:db8::1]", "stun:[2001:db8::1]:3478"),
        ("stun:[2001:db8::1]:99", "stun:[2001:db8::1]:99"),
        ("example.org:19302", "stun:example.org:19302"),
    ],
)
def test_the_whole_address_of_a_stun_server(typed: str, whole: str) -> None:
    _, host, _ = drawn()
    host.send(ms.Typed("set.stun", typed))
    assert server(host.model.session) == whole


def test_what_became_of_an_answer_is_said_where_it_was_given() -> None:
    _, host, _ = drawn("person", "elsewhere", "elsewhere")
    host.send(ms.Submitted("answer", {"answer": "skål"}))
    page = host.page.markup
    assert page.index('id="answer"') < page.index("no answer to an invitation") < page.index('id="sits-0"')


def test_a_new_version_waits_for_whoever_waits_for_a_table() -> None:
    net, host, guest = drawn()
    guest.send(ms.Navigated(f"/join/{host.host.peers[0].invitation}"))
    guest.send(ms.NewVersion())
    assert guest.model.session.toast is not None, "nothing is lost yet"
    guest.model = replace(guest.model, session=replace(guest.model.session, toast=None))
    guest.do("join")
    net.settle(200)
    guest.send(ms.NewVersion())
    assert guest.model.session.toast is None, "a new page would not know of the answer any more"


def test_whoever_pastes_the_invitation_itself_hears_so() -> None:
    _, host, _ = drawn()
    host.do("copy_invitation", host.host.peers[0].id)
    host.send(ms.Submitted("answer", {"answer": host.copied[-1]}))
    assert "This is the invitation itself" in words(host)


@pytest.mark.parametrize(
    "text", ["nonsense", "https://example.org/#/g/1abc", "https://example.org/#/answer/1ab.c"]
)
def test_a_wrong_answer_gets_a_sentence(text: str) -> None:
    _, host, _ = drawn()
    before = host.host
    host.send(ms.Submitted("answer", {"answer": text}))
    assert host.host == before and isinstance(host.model.dialog, Seats) and host.model.dialog.said


def test_an_invitation_that_was_used_or_replaced_says_so() -> None:
    net, host, guest = drawn()
    payload = host.host.peers[0].invitation
    other = Device(net, "other", draws=True)
    for device in (guest, other):
        device.send(ms.Navigated(f"/join/{payload}"))
        device.do("join")
        net.settle(200)
        device.do("copy_answer")
    for device in (guest, other):
        host.send(ms.Submitted("answer", {"answer": device.copied[-1]}))
    assert "used or replaced" in words(host)


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ({"rules": 60}, "newer version"),
        ({"oldest": 9, "newest": 9}, "newer version"),
        ({"oldest": 0, "newest": 0}, "older version"),
        ({"game": "chess"}, "does not have the game"),
        ({"made": NOW // 60_000 - 30 * 60}, "30 hours old"),
    ],
)
def test_an_invitation_that_does_not_fit_says_so(change: dict[str, object], text: str) -> None:
    net = Network(3)
    net.now = NOW
    guest = Device(net, "guest", draws=True)
    invitation = replace(ONE, **change)  # type: ignore[arg-type]
    guest.send(ms.Navigated(f"/join/{write_invitation(invitation)}"))
    assert text in words(guest)


def test_without_webrtc_the_page_says_why() -> None:
    net = Network(3)
    guest = Device(net, "guest", draws=True, can_connect=False)
    guest.send(ms.Navigated(f"/join/{write_invitation(ONE)}"))
    assert "has no WebRTC" in words(guest) and 'data-do="join"' not in guest.page.markup
    assert "can also go on by link" in words(guest)
    guest.send(ms.Navigated("/friends"))
    assert "has no WebRTC" in words(guest) and "/live" not in guest.page.markup


def test_scanning_an_answer() -> None:
    net, host, guest = drawn()
    guest.send(ms.Navigated(f"/join/{host.host.peers[0].invitation}"))
    guest.do("join")
    net.settle(200)
    host.do("scan")
    assert fx.Scan() in host.effects and 'id="scanner"' in host.page.markup
    host.send(ms.Scanned("", "denied"))
    assert "camera may not be used" in words(host)
    host.do("scan")
    page = guest.model.page
    assert isinstance(page, Join)
    host.send(ms.Scanned(f"https://example.org/#/answer/{page.answer}"))
    assert fx.StopScanning() in host.effects
    net.settle(1000)
    assert guest.table.turn == 0 and host.host.peers[0].state == "linked"


def test_the_switch_for_the_internet_is_there_only_with_a_server() -> None:
    _, host, _ = drawn()
    assert 'id="internet"' not in host.page.markup and 'data-field="set.stun"' in host.page.markup
    _, host, _ = drawn(settings='{"stun":"stun.example.org"}')
    assert "learns your network address" in words(host)
    before = host.host.peers[0].id
    host.send(ms.Typed("internet", "on"))
    assert host.network.invited == {before: "", host.host.peers[0].id: "stun:stun.example.org:3478"}


def test_play_across_the_internet_is_found_among_the_invitations() -> None:
    _, host, _ = drawn()
    assert "Friends in other networks" in words(host) and 'id="internet"' not in host.page.markup
    host.send(ms.Typed("set.stun", "stun.example.org"))
    assert 'id="internet"' in host.page.markup and "learns your network address" in words(host)


def test_a_guest_types_in_a_server_where_the_host_uses_one() -> None:
    net, host, _ = drawn(settings='{"stun":"stun.example.org"}')
    guest = Device(net, "guest", draws=True)
    guest.send(ms.Navigated(f"/join/{host.host.peers[0].invitation}"))
    assert 'data-field="set.stun"' not in guest.page.markup
    host.send(ms.Typed("internet", "on"))
    net.settle(200)
    peer = host.host.peers[0]
    guest.send(ms.Navigated(f"/join/{peer.invitation}"))
    assert "a STUN server is needed here too" in words(guest) and 'id="internet"' not in guest.page.markup
    guest.send(ms.Typed("set.stun", "stun.example.com"))
    assert 'id="internet"' in guest.page.markup and 'data-field="set.stun"' in guest.page.markup
    guest.send(ms.Typed("internet", "on"))
    guest.do("join")
    assert net.invited[peer.id] == "stun:stun.example.com:3478", "the guest's own"


def test_playing_with_friends_is_among_the_first_things() -> None:
    """At home before the games, on the form before the seats, in the menu before the settings."""
    _, host, guest = drawn("person", "elsewhere", "elsewhere")
    guest.send(ms.Navigated("/"))
    home = guest.page.markup
    assert home.index('data-arg="/friends"') < home.index('class="games"')
    guest.send(ms.Navigated("/new/onboard"))
    form = guest.page.markup
    assert form.index('data-arg="/friends/onboard"') < form.index('class="seats"')
    host.do("escape")
    host.do("dialog", "menu")
    menu = host.page.markup.partition("<dialog")[2]
    assert menu.index("Seats and invitations") < menu.index('class="preferences"')
