"""What a device says that keeps to the form of the protocol and still means no good."""

from __future__ import annotations

from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.live.state import BURST, FLOOD
from longhouse.app.live.undoing import is_free
from longhouse.app.pages import Join
from longhouse.engine import Match, Player

from .network import Device, Network, invite, open_table, sit_down
from .test_lost import answered
from .test_table import asked_for, play, said, seated


def test_a_table_goes_on_above_the_highest_revision_that_a_guest_can_claim() -> None:
    """One that leaves no room above it would make the next undo unreadable for everybody."""
    net, (host, gone, honest) = seated("person", "elsewhere", "elsewhere")
    while not (host.table.turn and is_free(host.table.match, (0,), host.table.turn - 1)):
        play(net, [host, gone, honest], 1)
    net.vanish(gone)
    net.settle(500)
    invite(host)
    answer = answered(host, Device(net, "liar"))
    host.send(ms.Submitted("answer", {"answer": f"https://example.org/#/answer/{answer}"}))
    liar, match, turn = host.host.peers[0].id, host.table.match, host.table.turn
    hello = pr.Hello(pr.OLDEST, pr.NEWEST, "", 99, "", pr.MAX_CLAIM, turn, match.digest())
    assert pr.Fetch() in said(host, liar, hello)
    said(host, liar, pr.Version(pr.MAX_CLAIM, match.to_link()))
    assert host.table.mark.revision == pr.MAX_CLAIM
    host.send(ms.Do("undo"))
    net.settle(500)
    assert host.table.mark.revision == pr.MAX_CLAIM + 1 and host.table.turn == turn - 1
    assert (honest.table.mark.revision, honest.table.turn) == (pr.MAX_CLAIM + 1, turn - 1)


def test_who_watches_has_no_say_in_taking_back() -> None:
    net, devices, turn = asked_for(0)
    host = devices[0]
    host.send(ms.Do("seats"))
    host.send(ms.Do("watcher"))
    net.settle(300)
    watcher = Device(net, "watcher")
    sit_down(host, watcher, invite(host)[()])
    number = host.host.wish.number
    assert number
    said(host, watcher.guest.peer, pr.Consent(number, False))
    assert host.host.wish.number == number and host.table.turn == turn


def test_whoever_shouts_is_sent_away_before_the_others_have_too_much_of_it() -> None:
    _, (host, one, two) = seated("person", "elsewhere", "elsewhere")
    peer, heard = one.guest.peer, 0
    for _ in range(BURST):
        if host.host.peers[0].state == "lost":
            break
        heard += 1
        said(host, peer, pr.Phrase(1, 0))
    assert host.host.peers[0].state == "lost" and heard <= BURST // 10
    assert host.host.peers[1].state == "linked" and two.guest.credit.texts > 0


def test_a_guest_leaves_a_host_that_floods_it() -> None:
    _, (_host, guest) = seated()
    text = pr.encode(pr.Presence(("here", "here"), 0))
    for _ in range(BURST - FLOOD + 50):
        guest.send(ms.Received(guest.guest.peer, text))
    assert guest.guest.link == "lost"


def test_another_game_than_one_was_invited_to_is_not_played() -> None:
    other = Match.new("wikinger", 2, 1, {}, [Player("Ada", 0), Player("Bea", 1)]).to_link()
    net = Network(3)
    host, guest = Device(net, "host"), Device(net, "guest")
    open_table(host, "person", "elsewhere")
    answered(host, guest)
    page = guest.model.page
    assert isinstance(page, Join)
    guest.send(ms.Linked(page.invitation.peer, "open"))
    guest.send(ms.Received(page.invitation.peer, pr.encode(pr.Setup(host.table.mark.id, 1, (1,), other))))
    page = guest.model.page
    assert isinstance(page, Join) and page.step == "failed" and "another game" in str(page.problem)
    assert not guest.storage

    _, (host, guest) = seated()
    before, kept = guest.table.match, dict(guest.storage)
    guest.send(ms.Received(guest.guest.peer, pr.encode(pr.Setup(host.table.mark.id, 1, (1,), other))))
    assert guest.table.match is before and guest.storage == kept and guest.guest.link == "lost"


def test_texts_that_are_too_large_or_of_other_types_are_no_messages() -> None:
    good = pr.encode(pr.Act(1, 4, "visit market"))
    for text in (
        good.replace("1,4", "1,4.0"), good.replace("1,4", "true,4"), good.replace("1,4", "-1,4"),
        good.replace("1,4", "1,1e3"), good.replace("visit market", "v" * 61), good + " " * pr.MAX_SIZE,
        '["hello",1,1,"",1,"' + "x" * 25 + '",0,0,""]', '["setup","t",1,[0,1,2,3,0],""]',
        '["setup","t",1,[[0]],""]', '["setup","t",1,{"0":1},""]', '["act",1,4,null]',
        f'["version",{pr.MAX_CLAIM + 1},""]', '["phrase",0,12]', '["phrase",0,0,0]', '{"act":1}', '"act"',
    ):  # fmt: skip
        try:
            found: object = pr.decode(text)
        except pr.BadMessage:
            continue
        raise AssertionError(f"{text} was taken for {found}")


def test_play_goes_on_as_before_for_those_who_take_back_and_talk_at_a_human_pace() -> None:
    net, (host, guest) = seated()
    for _ in range(12):
        play(net, [host, guest], 1)
        guest.send(ms.Do("undo"))
        guest.send(ms.Do("phrase", "2"))
        net.settle(1000)
    assert host.host.peers[0].state == "linked" and guest.guest.link == "linked"
