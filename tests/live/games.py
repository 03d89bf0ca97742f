"""Whole games over a network that fails: every fault, drawn from a seed."""

from __future__ import annotations

from longhouse.app import messages as ms
from longhouse.app.live.state import Guest
from longhouse.games import GAMES

from .network import Device, Network, fresh, invite, open_table, sit_down

FAULTS = ("tunnel", "guest reloads", "host reloads", "another host", "undo", "nonsense", "two at once")
ROUNDS = 20_000


class Group:
    """The devices of one table, and people who bring it back together whatever happens."""

    def __init__(self, game: str, seed: int) -> None:
        self.net = Network(seed)
        self.rng = self.net.rng
        numbers = GAMES[game].meta.players
        players = numbers[self.rng.below(len(numbers))]
        others = 1 + self.rng.below(max(1, players - 1))  # seats elsewhere; the rest is here or bots
        kinds = ["person"] + ["elsewhere"] * min(others, players - 1)
        kinds += [("person", "thrall")[self.rng.below(2)] for _ in range(players - len(kinds))]
        self.holder = Device(self.net, "first")  # whoever holds the table now
        open_table(self.holder, *kinds, game=game, seed=str(seed))
        self.at: dict[tuple[int, ...], Device] = {}
        self.count = 0
        self.happened: list[str] = []
        self.gather()

    def gather(self) -> None:
        """Everybody who is not at the table follows a fresh invitation."""
        for seats, payload in invite(self.holder).items():
            device = self.at.get(seats)
            if device is None or device.gone or device is self.holder:
                self.count += 1
                device = Device(self.net, f"guest {self.count}")
            sit_down(self.holder, device, payload)
            self.at[seats] = device
        self.net.settle(500)

    @property
    def devices(self) -> list[Device]:
        """Everybody at the table."""
        return [self.holder, *self.at.values()]

    def fault(self, name: str) -> None:
        """Something goes wrong."""
        self.happened.append(name)
        net, guests = self.net, list(self.at.items())
        seats, guest = guests[self.rng.below(len(guests))]
        if name == "tunnel":
            self._tunnel(guest)
        elif name == "guest reloads":
            self.at[seats] = fresh(net, guest)
        elif name == "host reloads":
            slot = self.holder.table.slot
            self.holder = fresh(net, self.holder)
            self.holder.send(ms.Navigated(f"/play/{slot}"))
            self.holder.send(ms.Do("seats"))
            self.holder.send(ms.Do("open_table"))
            net.settle(500)
        elif name == "another host":
            self._another_host(seats, guest)
        elif name == "undo":
            if self.rng.below(2):  # and whoever holds the table reads what was played
                self.holder.send(ms.Do("look", "last"))
            for device in self.devices:
                device.send(ms.Do("undo"))
                device.send(ms.Do("take_back"))
            net.settle(300)
            for device in self.devices:
                device.send(ms.Do("consent", "yes"))
            self.holder.send(ms.Do("look", "live"))
        elif name == "nonsense":
            for peer in [peer.id for peer in self.holder.host.peers]:
                self.holder.send(ms.Received(peer, '["act",1,2]'))
        elif name == "two at once":
            for device in self.devices:
                device.move(self.rng)
        net.settle(400)
        self.gather()

    def _tunnel(self, guest: Device) -> None:
        """Nothing comes through for a while, and people go on where they can."""
        peers = [peer for peer, ends in self.net.ends.items() if guest in ends]
        for peer in peers:
            self.net.interrupt(peer)
        for _ in range(3):
            for device in self.devices:
                device.move(self.rng)
            self.net.settle(2500)
        for peer in peers:
            self.net.restore(peer)

    def _another_host(self, seats: tuple[int, ...], guest: Device) -> None:
        """The host is gone for good, and one of the guests holds the table from now on."""
        self.net.vanish(self.holder)
        self.net.settle(500)
        del self.at[seats]
        guest.send(ms.Do("take_over"))
        self.net.settle(500)
        assert guest.host.locked
        self.holder = guest

    def play(self, faults: int) -> None:
        """Play to the end; so many faults happen on the way."""
        for _ in range(ROUNDS):
            if self.holder.table.match.outcome is not None:
                break
            moved = [device.move(self.rng) for device in self.devices]
            self.net.settle(700)
            if faults and self.rng.below(8) == 0:
                faults -= 1
                self.fault(FAULTS[self.rng.below(len(FAULTS))])
            if not any(moved):
                self.net.settle(6000)
        self.net.settle(12_000)

    def check(self) -> None:
        """All devices have the same match, in their storage too."""
        match = self.holder.table.match
        assert match.outcome is not None, self.happened
        for device in self.devices:
            table = device.table
            assert table.match.digest() == match.digest(), (device.name, self.happened)
            assert table.match.actions == match.actions
            assert table.mark.revision == self.holder.table.mark.revision
            assert f'"digest":"{match.digest()}"' in device.storage[table.slot]
            live = table.live
            assert live is not None and live.stopped is None
            assert not isinstance(live, Guest) or live.link == "linked"
