"""At the table: who is there, who leaves and who is lost, and how it is said where one looks."""

from __future__ import annotations

import pytest

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.live.undoing import can_ask, is_free, target
from longhouse.app.pages import Leave

from .network import Device, Network, invite, sit_down
from .test_screens import drawn, words
from .test_table import play, said

WAYS = fx.Focus(".live .notice", scroll=True)


def test_leaving_is_asked_about_and_said() -> None:
    net, host, guest = drawn()
    sit_down(host, guest, invite(host)[(1,)])
    host.send(ms.Do("escape"))
    guest.send(ms.Navigated("/"))
    assert isinstance(guest.model.dialog, Leave) and guest.address == f"/play/{guest.table.slot}"
    guest.do("escape")
    assert guest.model.dialog is None and guest.table.live
    guest.send(ms.NewVersion())
    assert guest.model.session.toast is None and guest.model.session.update_ready, "an update waits"
    guest.send(ms.Do("go", "/rules/onboard"))
    assert guest.table.live, "the rules can be read meanwhile"
    guest.send(ms.Do("go", "/"))
    guest.do("leave")
    net.settle(500)
    assert guest.model.table is None and fx.GuardLeaving(False) in guest.effects
    assert host.host.peers[0].state == "lost" and "not connected" in words(host)


def test_whose_move_it_is_and_that_they_are_gone() -> None:
    net, host, guest = drawn("elsewhere", "elsewhere")
    other = Device(net, "other", draws=True)
    for device, payload in zip((guest, other), invite(host).values(), strict=True):
        sit_down(host, device, payload)
    host.send(ms.Do("escape"))
    mover, waits = (guest, other) if host.table.match.actor == 0 else (other, guest)
    assert "is thinking" in words(host) and "is thinking" in words(waits)
    net.vanish(mover)
    net.settle(500)
    for device in (host, waits):
        assert "is to move, but is not connected" in words(device) and "is thinking" not in words(device)


def test_who_watches_is_known() -> None:
    net, host, guest = drawn()
    sit_down(host, guest, invite(host)[(1,)])
    assert "watching" not in words(host) and "watching" not in words(guest)
    host.send(ms.Do("seats"))
    host.send(ms.Do("watcher"))
    net.settle(300)
    watcher = Device(net, "watcher", draws=True)
    sit_down(host, watcher, invite(host)[()])
    assert "1 person is watching." in words(host) and "1 person is watching." in words(guest)
    assert "You are watching." in words(watcher)
    net.vanish(watcher)
    net.settle(500)
    assert "watching" not in words(host) and "watching" not in words(guest)


@pytest.mark.parametrize(
    ("lang", "asks", "agree", "not_"),
    [
        ("en", "asks everybody: take back the last move?", "Agree", "Rather not"),
        ("fr", "demande à tous", "D’accord", "Plutôt non"),
        ("de", "fragt alle", "Einverstanden", "Lieber nicht"),
    ],
)
def test_everybody_is_asked_and_may_agree_or_not(lang: str, asks: str, agree: str, not_: str) -> None:
    net, host, guest = drawn(languages=(lang,))
    sit_down(host, guest, invite(host)[(1,)])
    host.send(ms.Do("escape"))
    for answer in ("no", "yes"):
        while not can_ask(host.table) or is_free(host.table.match, (0,), target(host.table.match)):
            play(net, [host, guest], 1)
        turn = host.table.turn
        host.do("take_back")
        net.settle(300)
        page = guest.page.markup
        assert asks in words(guest) and agree in words(guest) and not_ in words(guest)
        assert (
            'role="alert"' in page
            and 'data-arg="yes"' in page
            and 'data-do="consent"' not in host.page.markup
        )
        guest.do("consent", answer)
        net.settle(500)
        assert (host.table.turn < turn) == (answer == "yes") and 'data-do="consent"' not in guest.page.markup


def test_the_strip_in_french() -> None:
    _, host, guest = drawn(languages=("fr",))
    sit_down(host, guest, invite(host)[(1,)])
    assert "en ligne" in words(guest) and "connected" not in words(guest)


def test_who_leaves_is_told_apart_from_who_is_lost() -> None:
    net, host, guest = drawn()
    sit_down(host, guest, invite(host)[(1,)])
    guest.send(ms.Navigated("/"))
    guest.do("leave")
    net.settle(500)
    assert "has left the table. The seat is kept." in words(host)
    assert host.host.peers[0].state == "lost", "and can be invited again"


def test_who_loses_the_host_comes_to_the_ways_to_go_on_unless_the_game_is_over() -> None:
    net, host, guest = drawn()
    sit_down(host, guest, invite(host)[(1,)])
    net.vanish(host)
    net.settle(500)
    assert WAYS in guest.effects and 'data-do="take_over"' in guest.page.markup
    net, host, guest = over()
    net.vanish(host)
    net.settle(500)
    assert guest.guest.link == "lost" and WAYS not in guest.effects
    guest.draws = True
    guest.send(ms.Do("escape"))
    assert "connection to the host has ended" in words(guest) and "table is closed" not in words(guest)
    assert 'data-do="take_over"' not in guest.page.markup


def over() -> tuple[Network, Device, Device]:
    """A table at which the game has just ended; nobody draws it."""
    net, host, guest = drawn()
    sit_down(host, guest, invite(host)[(1,)])
    host.draws = guest.draws = False
    while host.table.match.outcome is None:
        play(net, [host, guest], 10)
    return net, host, guest


def test_that_the_table_is_closed_is_only_said_when_the_host_has_closed_it() -> None:
    for why in ("closed", "flood"):
        _, _, guest = over()
        said(guest, guest.guest.peer, pr.Bye(why))
        guest.draws = True
        guest.send(ms.Do("escape"))
        assert ("table is closed" in words(guest)) == (why == "closed")
        assert ("connection to the host has ended" in words(guest)) == (why == "flood")
