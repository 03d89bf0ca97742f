"""Attacks of those who sit at the table, or are about to: a guest, a spectator, a host, a second device."""

from __future__ import annotations

from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.live.state import BURST, FLOOD, MAX_GAMES
from longhouse.app.live.undoing import can_ask, is_free
from longhouse.app.pages import Join, Seats
from longhouse.engine import Match, Player

from .network import Device, Network, invite, open_table, sit_down
from .test_lost import answered
from .test_table import play, said, seated

# -- a spectator, and a device that was only invited


def test_who_watches_cannot_end_the_game_of_the_others() -> None:
    net, (host, one, two) = seated("person", "elsewhere", "elsewhere")
    watcher = watching(net, host)
    said(host, watcher.guest.peer, pr.Bye("differs"))
    net.settle(500)
    assert host.host.stopped is None and one.guest.link == two.guest.link == "linked"
    assert "a different position" in str(host.host.peers[-1].problem), "but the host is told"
    play(net, [host, one, two], 6)
    assert one.table.match.digest() == host.table.match.digest()


def test_who_has_not_said_hello_cannot_stop_the_table_either() -> None:
    net, (host, one, gone) = seated("person", "elsewhere", "elsewhere")
    net.vanish(gone)
    net.settle(500)
    peer = expected(net, host)
    said(host, peer, pr.Bye("differs"))
    assert host.host.stopped is None and one.guest.link == "linked"


def watching(net: Network, host: Device) -> Device:
    """Somebody who was invited to watch."""
    host.send(ms.Do("seats"))
    host.send(ms.Do("watcher"))
    net.settle(300)
    watcher = Device(net, "watcher")
    sit_down(host, watcher, invite(host)[()])
    return watcher


def expected(net: Network, host: Device) -> str:
    """Somebody answers the one open invitation, and says nothing yet: the name of the connection."""
    [payload] = invite(host).values()
    number = next(i for i, peer in enumerate(host.host.peers) if peer.invitation == payload)
    liar = Device(net, "liar")
    liar.send(ms.Navigated(f"/join/{payload}"))
    liar.send(ms.Do("join"))
    net.settle(200)
    assert isinstance(liar.model.page, Join)
    host.send(ms.Submitted("answer", {"answer": f"https://example.org/#/answer/{liar.model.page.answer}"}))
    return host.host.peers[number].id


def test_who_watches_has_no_version_that_counts() -> None:
    net, (host, guest) = seated()
    play(net, [host, guest], 4)
    host.send(ms.Do("seats"))
    host.send(ms.Do("watcher"))
    net.settle(300)
    peer, turn = expected(net, host), host.table.turn
    longer = further(host.table.match, 10)
    answers = said(host, peer, pr.Hello(1, 1, "", 99, "", 9, turn + 10, longer.digest()))
    assert pr.Fetch() not in answers
    assert said(host, peer, pr.Version(9, longer.to_link())) == [] and host.table.turn == turn


# -- a guest who has more of the game than anybody saw


def further(match: Match, moves: int) -> Match:
    """A match played on by nobody in particular."""
    match = match.clone()
    for _ in range(moves):
        match.play(match.legal()[0])
    return match


def test_moves_that_the_table_had_not_seen_are_named() -> None:
    net, (host, one, two) = seated("person", "elsewhere", "elsewhere")
    play(net, [host, one, two], 4)
    net.vanish(two)
    net.settle(500)
    peer, match = expected(net, host), host.table.match
    longer = further(match, 40)
    told = list[str]()
    net.on_text = lambda to, text: told.append(text) if to == one.guest.peer else None
    host.send(ms.Received(peer, pr.encode(pr.Hello(1, 1, "", 99, "", 1, len(longer.actions), "x"))))
    host.send(ms.Received(peer, pr.encode(pr.Version(1, longer.to_link()))))
    net.settle(500)
    assert "had 40 more moves" in str(host.model.session.notice)
    assert host.table.match.digest() == one.table.match.digest() == longer.digest()
    assert len(told) < 10, "many moves at once go as one, so that nobody takes them for a flood"


def overhear(net: Network, told: list[tuple[str, pr.Talk]]) -> None:
    """Keep what is sent from now on, and to which connection."""
    net.on_text = lambda to, text: told.append((to, pr.decode(text)))


def test_a_further_course_is_told_once_whatever_its_length_and_revision() -> None:
    for moves, revision in ((12, 9), (1, 9), (20, 1), (0, 9)):
        net, (host, one, two) = seated("person", "elsewhere", "elsewhere")
        play(net, [host, one, two], 4)
        net.vanish(two)
        net.settle(500)
        peer, longer = expected(net, host), further(host.table.match, moves)
        said(host, peer, pr.Hello(1, pr.NEWEST, "", 99, "", revision, len(longer.actions), "x"))
        net.settle(500)
        told = list[tuple[str, pr.Talk]]()
        overhear(net, told)
        host.send(ms.Received(peer, pr.encode(pr.Version(revision, longer.to_link()))))
        net.settle(500)
        for each in (one.guest.peer, peer):
            assert [type(talk) for to, talk in told if to == each] == [pr.Setup, pr.Presence], moves
        assert one.table.match.digest() == host.table.match.digest() == longer.digest()
        assert one.table.mark.revision == host.table.mark.revision == revision


def test_an_open_question_outlasts_a_version_that_only_knows_another_revision() -> None:
    net, devices = seated("person", "elsewhere", "elsewhere", "elsewhere")
    host, one, two, three = devices
    turn = wished(net, devices, one)
    net.vanish(three)
    net.settle(500)
    peer = expected(net, host)
    said(host, peer, pr.Hello(1, pr.NEWEST, "", 99, "", 9, turn, "x"))
    said(host, peer, pr.Version(9, host.table.match.to_link()))
    net.settle(500)
    assert host.table.mark.revision == two.table.mark.revision == 9
    assert two.guest.wish.number == host.host.wish.number != 0 and two.guest.wish.asked


def test_a_version_that_comes_after_its_seat_was_given_away_has_no_say() -> None:
    net, (host, one, two) = seated("person", "elsewhere", "elsewhere")
    play(net, [host, one, two], 4)
    net.vanish(two)
    net.settle(500)
    peer, turn = expected(net, host), host.table.turn
    longer = further(host.table.match, 10)
    hello = pr.Hello(1, pr.NEWEST, "", 99, "", 9, turn + 10, longer.digest())
    assert pr.Fetch() in said(host, peer, hello)
    host.send(ms.Typed("sits.2", "here"))
    [setup, *_] = said(host, peer, pr.Version(9, longer.to_link()))
    assert isinstance(setup, pr.Setup) and setup.mine == ()
    assert host.model.dialog is None or isinstance(host.model.dialog, Seats)
    assert host.table.turn == turn and not host.host.peers[-1].fetching
    net.settle(500)
    assert one.guest.watching == 1, "the others hear that somebody watches"
    play(net, [host, one], 4)
    assert one.table.match.digest() == host.table.match.digest()


# -- a host who means no good


def test_a_host_cannot_fill_the_storage_of_a_guest() -> None:
    _, (host, guest) = seated()
    for number in range(BURST // 2):
        other = Match.new("onboard", 2, number, {}, [Player("Ada", 0), Player("Bea", 1)]).to_link()
        guest.send(
            ms.Received(guest.guest.peer, pr.encode(pr.Setup(host.table.mark.id, number + 2, (1,), other)))
        )
    assert len(guest.storage) <= MAX_GAMES and guest.guest.link == "lost"


def test_within_a_revision_nothing_is_taken_back_silently() -> None:
    for kept in ("older", "forked"):
        net, (host, guest) = seated()
        play(net, [host, guest], 6)
        match, kept_before = guest.table.match, dict(guest.storage)
        other = match.at(3)
        if kept == "forked":
            other = other.clone()
            other.play(next(action for action in other.legal() if action != match.actions[3]))
        guest.send(
            ms.Received(guest.guest.peer, pr.encode(pr.Setup(host.table.mark.id, 1, (1,), other.to_link())))
        )
        assert guest.table.match is match and guest.storage == kept_before
        assert guest.guest.stopped and guest.guest.link == "lost"


def test_a_table_of_more_people_is_no_continuation() -> None:
    _, (host, guest) = seated()
    guest.draws = True
    other = Match.new("onboard", 4, 7, {}, [Player("Ada", i) for i in range(4)]).to_link()
    guest.send(ms.Received(guest.guest.peer, pr.encode(pr.Setup(host.table.mark.id, 2, (3,), other))))
    assert guest.table.match.players == 2 and guest.guest.link == "lost"


def test_who_floods_an_invited_device_is_left() -> None:
    for text in ('["fetch"]', "[]"):
        net = Network(3)
        host, guest = Device(net, "host"), Device(net, "guest")
        open_table(host, "person", "elsewhere")
        answered(host, guest)
        page = guest.model.page
        assert isinstance(page, Join)
        guest.send(ms.Linked(page.invitation.peer, "open"))
        for _ in range(BURST - FLOOD + 50):
            guest.send(ms.Received(page.invitation.peer, text))
        page = guest.model.page
        assert isinstance(page, Join) and page.step == "failed"


def test_what_no_person_writes_is_plain_text() -> None:
    """Half a letter can be neither stored nor sent on, and a report shows what came."""
    for text in ('["acted",1,0,"\\ud800","x"]', '["acted",1,0,"x","\\udfff"]', '["act",1,0,"caf\u00e9"]',
                 '["setup","\\u202e",1,[1],"1"]', '["hello",1,1,"\\u0000",1,"",0,0,""]'):  # fmt: skip
        try:
            found: object = pr.decode(text)
        except pr.BadMessage:
            continue
        raise AssertionError(f"{text} was taken for {found}")


# -- an open question to everybody


def wished(net: Network, devices: list[Device], by: Device) -> int:
    """Somebody asks to take back what cost a decision of another device; how far the table is."""
    host = devices[0]
    for _ in range(300):
        play(net, devices, 1)
        match = host.table.match
        if not is_free(match, tuple(by.guest.mine), len(match.actions) - 1) and can_ask(by.table):
            break
    by.send(ms.Do("take_back"))
    net.settle(500)
    assert host.host.wish.number
    return host.table.turn


def test_nobody_waits_for_the_consent_of_who_is_gone() -> None:
    net, devices = seated("person", "elsewhere", "elsewhere")
    host, one, two = devices
    turn = wished(net, devices, one)
    host.send(ms.Do("consent", "yes"))
    net.settle(500)
    assert host.table.turn == turn, "one is still to be asked"
    net.vanish(two)
    net.settle(500)
    assert host.table.turn < turn and not host.host.wish.number and not one.guest.wish.number


def test_the_wish_of_who_is_gone_goes_too() -> None:
    net, devices = seated("person", "elsewhere", "elsewhere")
    host, one, two = devices
    turn = wished(net, devices, one)
    net.vanish(one)
    net.settle(500)
    assert not host.host.wish.number and not two.guest.wish.number and host.table.turn == turn


def test_who_comes_back_from_a_tunnel_is_asked_again() -> None:
    net, devices = seated("person", "elsewhere", "elsewhere")
    host, one, two = devices
    turn = wished(net, devices, one)
    net.interrupt(two.guest.peer)
    net.settle(300)
    net.restore(two.guest.peer)
    net.settle(500)
    assert two.guest.wish.number == host.host.wish.number and two.guest.wish.asked
    for device in (host, two):
        device.send(ms.Do("consent", "yes"))
    net.settle(500)
    assert host.table.turn < turn
