"""A course that is taken over from one device, while the others sit at the table with another one."""

from __future__ import annotations

import json

from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.live.state import MAX_GAMES
from longhouse.engine import Match

from .network import Device, Network
from .test_hostile import expected
from .test_table import play, said, seated, until


def other_course(match: Match, turn: int, moves: int) -> Match:
    """A match that went another way after `turn` actions."""
    other = match.at(turn).clone()
    for number in range(moves):
        other.play(next(a for a in other.legal() if number or a != match.actions[turn]))
    return other


def adopted() -> tuple[Network, Device, Device, Match, Match]:
    """Two of three sit at the table; the third comes back from another host's, with another course."""
    net, (host, one, gone) = seated("person", "elsewhere", "elsewhere")
    play(net, [host, one, gone], 8)
    net.vanish(gone)
    net.settle(500)
    one.draws = True
    peer, before = expected(net, host), host.table.match
    other = other_course(before, 5, 9)
    said(host, peer, pr.Hello(1, pr.NEWEST, "", 99, "", 4, len(other.actions), "x"))
    said(host, peer, pr.Version(4, other.to_link()))
    net.settle(500)
    return net, host, one, before, other


def test_another_course_overwrites_nothing_at_the_guests_who_stayed() -> None:
    net, host, one, before, other = adopted()
    for device in (host, one):
        assert device.table.match.digest() == other.digest() and len(device.storage) == 2
        assert "different courses of this game after move 5" in str(device.model.session.notice)
        [kept] = [text for slot, text in device.storage.items() if slot != device.table.slot]
        assert json.loads(kept)["save"]["actions"] == [str(action) for action in before.actions]
    assert one.guest.link == "linked" and one.table.mark.revision == host.table.mark.revision
    play(net, [host, one], 6)
    assert one.table.match.digest() == host.table.match.digest() and len(one.storage) == 2


def test_a_shorter_course_is_taken_over_while_the_host_looks_back() -> None:
    net, (host, guest) = seated()
    play(net, [host, guest], 8)
    net.vanish(guest)
    net.settle(500)
    peer, other = expected(net, host), other_course(host.table.match, 3, 1)
    host.draws = True
    host.send(ms.Do("escape"))
    host.send(ms.Do("look", "last"))
    said(host, peer, pr.Hello(1, pr.NEWEST, "", 99, "", 4, len(other.actions), "x"))
    said(host, peer, pr.Version(4, other.to_link()))
    assert host.table.turn == 4 and host.table.cursor is None
    assert "went wrong" not in host.page.markup


def test_what_is_taken_back_and_played_anew_during_a_tunnel_stays_one_game() -> None:
    net, (host, guest, third) = seated("person", "elsewhere", "elsewhere")
    until(net, [host, guest, third], 0)
    net.interrupt(guest.guest.peer)
    net.settle(300)
    legal = host.table.match.legal()
    host.send(ms.Act("visit market", host.table.turn))
    net.settle(500)
    host.send(ms.Do("undo"))
    host.send(ms.Act(str(next(a for a in legal if str(a) != "visit market")), host.table.turn))
    net.settle(500)
    assert host.table.mark.revision == 2
    net.restore(guest.guest.peer)
    net.settle(500)
    assert guest.table.match.digest() == host.table.match.digest()
    assert len(guest.storage) == 1 and guest.model.session.notice is None


def test_after_a_course_was_taken_over_taking_back_is_taking_back() -> None:
    net, host, one, _, _ = adopted()
    for _ in range(40):
        play(net, [host, one], 1)
        host.send(ms.Do("undo"))
        net.settle(500)
        if host.table.mark.revision > 4:
            break
    assert one.table.mark.revision == host.table.mark.revision > 4 and len(one.storage) == 2


def test_a_host_cannot_fill_the_storage_with_courses() -> None:
    net, (host, guest) = seated()
    play(net, [host, guest], 4)
    match, mark, revision = guest.table.match, guest.table.mark, 2
    courses = [match, other_course(match, 2, 3)]
    for number in range(2 * MAX_GAMES):
        revision = 2 + number
        setup = pr.Setup(mark.id, revision, (1,), courses[1 - number % 2].to_link(), revision)
        net.now += 1000
        guest.send(ms.Received(guest.guest.peer, pr.encode(setup)))
    assert len(guest.storage) <= MAX_GAMES and guest.guest.link == "lost"
