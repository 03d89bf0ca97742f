"""An evening of two devices at one table."""

from __future__ import annotations

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.live.state import Guest, Host
from longhouse.app.pages import Join

from ..app.descriptions import answer_of, offer_of
from ..play import FOURTH
from . import Written
from .steps import Lines, live, pressed, typed


class Wired(Written):
    """A tab that is joined to another one by hand."""

    def __init__(self, lines: Lines, device: str, **started: object) -> None:
        self.asked: list[fx.Effect] = []
        self.other: Wired = self
        super().__init__(lines, {}, "", device, can_connect=True, can_scan=True, **started)

    def _carry_out(self, effect: fx.Effect) -> list[ms.Msg]:
        self.asked.append(effect)
        return super()._carry_out(effect)

    def deliver(self) -> None:
        """What both asked of their connection comes about, until nothing is left."""
        tabs = (self, self.other)
        while any(tab.asked for tab in tabs):
            for tab in tabs:
                asked, tab.asked = tab.asked, []
                for effect in asked:
                    tab._come_about(effect)

    def _come_about(self, effect: fx.Effect) -> None:
        match effect:
            case fx.Invite(peer):
                self.send(ms.Described(peer, offer_of(peer)))
            case fx.Join(peer):
                self.send(ms.Described(peer, answer_of(peer)))
            case fx.Accept(peer):
                self.send(ms.Linked(peer, "open"))
                self.other.send(ms.Linked(peer, "open"))
            case fx.Send(peer, text):
                self.other.send(ms.Received(peer, text))
            case fx.TakeLock(name):
                self.send(ms.LockTaken(name, True))
            case fx.Broadcast(text):
                self.other.send(ms.Overheard(text))


def _open(lines: Lines) -> tuple[Wired, Wired]:
    """A host with one seat elsewhere, and a guest who joins by a pasted answer."""
    host, guest = Wired(lines, "host "), Wired(lines, "guest ", settings='{"stun":"stun.example.org"}')
    host.other, guest.other = guest, host
    host.send(ms.Do("go", f"/new/{FOURTH}/live"))
    typed(host, ("how", "link"), ("how", "live"), ("seed", "7"))
    host.send(ms.Submitted("begin", {}))
    host.deliver()
    table = live(host).live
    assert isinstance(table, Host)
    host.do("copy_invitation", table.peers[0].id)
    host.do("qr", table.peers[0].id)
    host.send(ms.QrMade(host.asked_qr[-1], ("10", "01")))
    pressed(host, f"send_invitation {table.peers[0].id}", "scan")
    host.send(ms.Scanned("", "no-camera"))
    guest.send(ms.Navigated(f"/join/{table.peers[0].invitation}"))
    typed(guest, ("person", "Freydis"), ("internet", "on"))
    guest.do("join")
    guest.deliver()
    guest.do("qr")
    guest.send(ms.QrMade(guest.asked_qr[-1], ("10", "01")))
    pressed(guest, "send_answer", "copy_answer")
    guest.wait("waiting")
    guest.do("again")
    guest.do("join")
    guest.deliver()
    page = guest.model.page
    assert isinstance(page, Join)
    host.send(ms.Submitted("answer", {"answer": page.answer}))
    host.wait("late")
    host.deliver()
    return host, guest


def together(lines: Lines) -> None:
    """Two devices: invitation, answer, moves, phrases, taking back, a lost connection, another host."""
    host, guest = _open(lines)
    pressed(host, "escape")
    for _ in range(2):
        for tab in (host, guest):
            if tab.choices:
                tab.act(tab.choices[0])
            host.deliver()
    guest.wait("sent")
    pressed(host, "phrase 0")
    host.deliver()
    host.wait("phrase")
    for tab in (host, guest):
        pressed(tab, "take_back")
        host.deliver()
        pressed(tab.other, "consent no")
        host.deliver()
    pressed(host, "seats", "watcher")
    host.deliver()
    table = live(host).live
    assert isinstance(table, Host)
    pressed(host, f"renew {table.peers[-1].id}")
    host.deliver()
    typed(host, ("sits.0", "thrall"), ("sits.0", "here"), ("internet", "on"))
    host.deliver()
    elsewhere = Written(lines, {}, "/answer/1nonsense.x", "third ")
    elsewhere.send(ms.Navigated(f"/answer/{_answer(guest)}"))
    elsewhere.do("go", "/")
    elsewhere.send(ms.Navigated(f"/answer/{_answer(guest)}"))
    elsewhere.send(ms.Overheard("longhouse-taken nothing"))
    elsewhere.wait("nobody")
    elsewhere.do("copy_answer")
    host.send(ms.Overheard(f"longhouse-answer {_answer(guest)}"))
    guest.send(ms.Navigated("/"))
    guest.do("escape")
    live_guest = live(guest).live
    assert isinstance(live_guest, Guest)
    for state in ("away", "open", "lost"):
        guest.send(ms.Linked(live_guest.peer, state))
    guest.do("take_over")
    guest.other = guest
    guest.deliver()
    pressed(guest, "go /", "leave")
    host.send(ms.Received(table.peers[0].id, pr.encode(pr.Bye("differs"))))
    pressed(host, "escape", "reopen")
    pressed(host, "escape", "go_on link", "seats", "open_table", "go_on here")


def _answer(guest: Wired) -> str:
    """The payload of the answer that the guest has sent."""
    return guest.copied[-1].rpartition("/")[2]
