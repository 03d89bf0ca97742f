"""Several devices, each the whole app without a browser, and a network between them that can fail."""

from __future__ import annotations

import heapq
from collections.abc import Callable

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.live.state import Guest, Host
from longhouse.app.table import may_act
from longhouse.app.update import update
from longhouse.engine import Rng

from ..app.descriptions import answer_of, offer_of, told_apart
from ..app.fake import Tab

LIMIT = 200_000  # events of one test


class Device(Tab):
    """A tab on a device of its own; what takes time comes back by way of the network."""

    def __init__(self, network: Network, name: str, draws: bool = False, **started: object) -> None:
        self.network, self.name, self.draws = network, name, draws
        self.storage: dict[str, str] = {}
        self.gone = False
        self.effects: list[fx.Effect] = []
        facts = {"can_connect": True, "can_scan": True, "entropy": network.rng.next64(), **started}
        super().__init__(self.storage, **facts)  # type: ignore[arg-type]

    def send(self, message: ms.Msg) -> None:
        """Handle a message; a page that nobody looks at is not drawn."""
        queue = [message]
        while queue:
            self.now = self.network.now
            self.model, effects = update(self.model, queue.pop(0), self.now)
            for effect in effects:
                queue.extend(self._carry_out(effect))
        if self.draws:
            self._draw()

    def _carry_out(self, effect: fx.Effect) -> list[ms.Msg]:
        net = self.network
        match effect:
            case fx.Invite(peer, stun):
                net.invited[peer] = stun
                net.later(self, ms.Described(peer, offer_of(peer)))
            case fx.Join(peer, description, stun):
                assert told_apart(description) == (peer, True)
                net.invited[peer] = stun
                net.joined[peer] = self
                net.later(self, ms.Described(peer, answer_of(peer)))
            case fx.Accept(peer, description):
                assert told_apart(description) == (peer, False)
                net.connect(peer, self)
            case fx.Send(peer, text):
                net.carry(self, peer, text)
            case fx.HangUp(peer):
                net.hang_up(self, peer)
            case fx.TakeLock(name):
                net.later(self, ms.LockTaken(name, True))
            case fx.After():
                net.later(self, effect.message, effect.ms)
            case _:
                self.effects.append(effect)
                return super()._carry_out(effect)
        return []

    # -- a person

    @property
    def host(self) -> Host:
        """What this device knows as a host."""
        assert isinstance(self.table.live, Host)
        return self.table.live

    @property
    def guest(self) -> Guest:
        """What this device knows as a guest."""
        assert isinstance(self.table.live, Guest)
        return self.table.live

    @property
    def sits(self) -> bool:
        """Whether it is at a table, and connected as far as it knows."""
        table = self.model.table
        if self.gone or table is None or table.live is None:
            return False
        return isinstance(table.live, Host) or table.live.link != "lost"

    def move(self, rng: Rng) -> bool:
        """Play something if it is somebody's move here."""
        table = self.model.table
        if table is None:
            return False
        if table.curtain is not None:
            self.send(ms.Do("curtain"))
        if not may_act(self.table):
            return False
        legal = self.table.match.legal()
        self.send(ms.Act(str(legal[rng.below(len(legal))]), self.table.turn))
        return True


class Network:
    """Time, and what travels: in order from one device to another, but in no order between pairs."""

    def __init__(self, seed: int, slow: int = 80) -> None:
        self.rng, self.slow = Rng(seed), slow
        self.now = 1_700_000_000_000
        self.events: list[tuple[int, int, Device, ms.Msg]] = []
        self.count = 0
        self.joined: dict[str, Device] = {}
        self.invited: dict[str, str] = {}  # peer -> the STUN server that was asked last
        self.ends: dict[str, tuple[Device, Device]] = {}  # peer -> host's and guest's device
        self.cut: set[str] = set()  # connections through which nothing comes at the moment
        self.last: dict[tuple[str, str], int] = {}
        self.on_text: Callable[[str, str], None] = lambda _peer, _text: None

    def later(self, device: Device, message: ms.Msg, after: int | None = None) -> int:
        """A message that a device gets after a while; returns when."""
        at = self.now + (self.rng.below(self.slow) + 1 if after is None else after)
        self._put(at, device, message)
        return at

    def _put(self, at: int, device: Device, message: ms.Msg) -> None:
        self.count += 1
        heapq.heappush(self.events, (at, self.count, device, message))

    def _in_order(self, device: Device, peer: str, message: ms.Msg) -> None:
        """After everything that went the same way before."""
        key = (peer, device.name)
        at = max(self.last.get(key, 0), self.now + 1 + self.rng.below(self.slow))
        self.last[key] = at
        self._put(at, device, message)

    def connect(self, peer: str, host: Device) -> None:
        """Host and guest know each other's description: the connection opens."""
        guest = self.joined[peer]
        self.ends[peer] = host, guest
        for device in (host, guest):
            self._in_order(device, peer, ms.Linked(peer, "open"))

    def other(self, device: Device, peer: str) -> Device | None:
        """Who is at the other end."""
        host, guest = self.ends.get(peer, (None, None))
        if device not in (host, guest):
            return None
        return guest if device is host else host

    def carry(self, device: Device, peer: str, text: str) -> None:
        """Send a text; without an open connection it is dropped."""
        self.on_text(peer, text)
        there = self.other(device, peer)
        if there is not None and peer not in self.cut:
            self._in_order(there, peer, ms.Received(peer, text))

    def hang_up(self, device: Device, peer: str) -> None:
        """End a connection; what was sent before still arrives."""
        there = self.other(device, peer)
        if there is not None:
            del self.ends[peer]
            self._in_order(there, peer, ms.Linked(peer, "lost"))

    def vanish(self, device: Device) -> None:
        """A device stops without a word: a reload, an empty battery."""
        device.gone = True
        for peer in [peer for peer, ends in self.ends.items() if device in ends]:
            self.hang_up(device, peer)

    def interrupt(self, peer: str) -> None:
        """A tunnel: for a while nothing comes through, and both sides notice."""
        self.cut.add(peer)
        for device in self.ends[peer]:
            self._in_order(device, peer, ms.Linked(peer, "away"))

    def restore(self, peer: str) -> None:
        """The end of the tunnel."""
        self.cut.discard(peer)
        for device in self.ends.get(peer, ()):
            self._in_order(device, peer, ms.Linked(peer, "open"))

    def step(self) -> bool:
        """Let the next thing happen."""
        if not self.events:
            return False
        assert self.count < LIMIT, "the devices never come to rest"
        at, _, device, message = heapq.heappop(self.events)
        self.now = max(self.now, at)
        if not device.gone:
            device.send(message)
        return True

    def settle(self, ms_: int = 1000) -> None:
        """Let everything happen that is due within a while."""
        until = self.now + ms_
        while self.events and self.events[0][0] <= until:
            self.step()
        self.now = until


def invite(host: Device) -> dict[tuple[int, ...], str]:
    """The open invitations at a host's table: seats -> payload."""
    host.send(ms.Do("seats"))
    host.network.settle(200)
    return {peer.seats: peer.invitation for peer in host.host.peers if peer.state == "invited"}


def sit_down(host: Device, device: Device, payload: str) -> None:
    """A device follows an invitation, and the host gets its answer."""
    device.send(ms.Navigated(f"/join/{payload}"))
    if device.model.dialog is not None:
        device.send(ms.Do("leave"))
    device.send(ms.Do("join"))
    device.network.settle(200)
    page = device.model.page
    assert page.name == "join"
    host.send(ms.Do("seats"))
    host.send(ms.Submitted("answer", {"answer": f"https://example.org/#/answer/{page.answer}"}))  # type: ignore[union-attr]
    host.network.settle(1000)


def open_table(
    host: Device, *kinds: str, game: str = "onboard", seed: str = "7", opened: bool = True
) -> None:
    """Fill in the form, start, and open the table to those elsewhere."""
    host.send(ms.Navigated(f"/new/{game}/live"))
    host.send(ms.Typed("players", str(len(kinds))))
    for i, kind in enumerate(kinds):
        host.send(ms.Typed(f"kind.{i}", kind))
    host.send(ms.Typed("seed", seed))
    host.send(ms.Submitted("begin", {}))
    if host.table.live is None and opened:
        host.send(ms.Do("seats"))
        host.send(ms.Do("open_table"))
    host.network.settle(300)


def fresh(network: Network, device: Device) -> Device:
    """The same device after a reload: only what is stored is left."""
    network.vanish(device)
    again = Device(network, device.name, device.draws)
    again.storage.update(device.storage)
    again.send(ms.SlotsRead(dict(again.storage)))
    return again
