"""What is known of a table on several devices: it hangs on the open table, as a host's or as a guest's."""

from __future__ import annotations

from typing import TYPE_CHECKING

from longhouse.engine import Message
from longhouse.engine.record import Record, replace

from .protocol import SEATS

if TYPE_CHECKING:
    from longhouse.engine import Match

MAX_PEERS = SEATS + 4  # devices at one table: a seat each, and some that watch
BURST = 200  # texts that a device may send at once …
PER_SECOND = 50  # … and then in the long run
PATIENCE = 20  # texts that make no sense before a device is sent away
MAX_GAMES = 30  # that a guest takes from a host in a row: each has a slot of its own
FLOOD = -BURST  # credit of a host at which its guest leaves; until then what is too much is dropped


class Credit(Record):
    """How much a device may still send; it grows with time, so that nobody can keep another busy."""

    texts: int = BURST
    at: int = 0  # milliseconds since 1970
    nonsense: int = 0


def spent(credit: Credit, now: int) -> Credit:
    """The credit after one more text; below 0 the device has sent too many."""
    gained = max(0, now - credit.at) * PER_SECOND // 1000
    if not gained:
        return replace(credit, texts=credit.texts - 1)
    return replace(credit, texts=min(BURST, credit.texts + gained) - 1, at=now)


class Spoken(Record):
    """A quick phrase that somebody said."""

    seat: int
    number: int
    serial: int  # of the timer that ends it


class Wished(Record):
    """An undo that everybody must agree to. Number 0: none is open."""

    number: int = 0
    by: int = 0
    to: int = 0
    agreed: tuple[str, ...] = ()  # peers; "" is the host
    asked: bool = False  # this device has yet to answer


NO_WISH = Wished()


class Peer(Record):
    """Another device, as the host knows it: one that sits at the table, or is invited to."""

    id: str  # names the connection
    seats: tuple[int, ...]  # empty: it watches
    state: str = "making"  # an offer | invited | joining | linked | away | lost
    invitation: str = ""  # payload, as long as it can be answered
    late: bool = False  # it has been joining for too long
    problem: Message | None = None  # why it is lost
    internet: bool = False
    fetching: bool = False  # its version was asked for
    credit: Credit = Credit()
    protocol: int = 1  # that both understand

    @property
    def sits(self) -> bool:
        """Whether it takes part: what is sent to it arrives, now or a little later."""
        return self.state in ("linked", "away")


class Host(Record):
    """This device holds the table."""

    told: Match  # what the other devices know of
    peers: tuple[Peer, ...] = ()
    locked: bool = False  # no other tab can hold the same table
    internet: bool = False  # invitations ask a STUN server
    adopted: int = 0  # the revision that was taken over from a guest in place of our own course
    wish: Wished = NO_WISH
    spoken: Spoken | None = None
    stopped: Message | None = None  # why nothing can be played any more

    orders = True  # the actions, and runs the bots
    begins = True  # another game with the same people
    over = False  # the connection to a host

    @property
    def ready(self) -> bool:
        """Whether a person here may play."""
        return self.stopped is None


class Guest(Record):
    """This device sits at somebody's table."""

    peer: str  # names the connection to the host
    host: str  # name of whoever invited us
    mine: tuple[int, ...]  # empty: we watch
    link: str = "linked"  # | away | lost
    closed: bool = False  # the host said so; a connection ends for other reasons too
    sent: str = ""  # the action that the host has not confirmed yet
    serial: int = 0  # of the timer that asks again
    seats: tuple[str, ...] = ()  # the state of each, see `protocol.Presence`
    watching: int = 0
    games: int = 1  # that were begun since sitting down
    wish: Wished = NO_WISH
    spoken: Spoken | None = None
    stopped: Message | None = None
    credit: Credit = Credit()

    orders = False

    @property
    def over(self) -> bool:
        """Whether the host is gone."""
        return self.link == "lost"

    @property
    def begins(self) -> bool:
        """Whether a person here may begin another game: else that is up to the host."""
        return self.over and bool(self.mine)

    @property
    def ready(self) -> bool:
        """Whether a person here may play."""
        return self.link == "linked" and not self.sent and self.stopped is None


Live = Host | Guest
