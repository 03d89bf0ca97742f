"""Texts that keep to the protocol in every field and mean anything, one after the other."""

from __future__ import annotations

from longhouse.app import messages as ms
from longhouse.app.live import protocol as pr
from longhouse.app.live.state import MAX_GAMES
from longhouse.engine import Match, Player, Rng

from ..play import some
from .network import Device
from .test_hostile import expected, further
from .test_table import play, said, seated


class Hostile:
    """Makes texts that keep to the protocol in every field, and mean anything."""

    def __init__(self, seed: int, table: Device) -> None:
        self.rng, match = Rng(seed), table.table.match
        self.table = table
        others = (
            Match.new("onboard", 3, 5, {}, [Player("", i) for i in range(3)]),
            Match.new("wikinger", 2, 5),
        )
        played = further(match, 5), match.at(len(match.actions) // 2), *others, further(match.at(2), 3)
        self.links = [each.to_link() for each in (match, *played)] + ["", "1", "1abc"]
        self.turns: list[int] = []  # which kinds come next; the last of them first
        self.begun = False

    def number(self, top: int) -> int:
        """Often one that fits the table."""
        table = self.table.table
        known = (0, 1, 2, table.turn, table.turn - 1, table.turn + 1, table.mark.revision, top)
        return min(top, max(0, known[self.rng.below(len(known))]))

    def one(self, *choices: str) -> str:
        """One of them."""
        return choices[self.rng.below(len(choices))]

    def some(self, *choices: int) -> tuple[int, ...]:
        """Up to four of them, perhaps the same again."""
        return tuple(choices[self.rng.below(len(choices))] for _ in range(self.rng.below(5)))

    def talk(self) -> pr.Talk:
        """Any of them."""
        n, one, match = self.number, self.one, self.table.table.match
        revision, turn, seat = n(pr.MAX_REVISION), n(5000), n(3)
        claim, digest = n(pr.MAX_CLAIM), one("", "x", match.digest())
        legal = [str(action) for action in match.legal()]
        action, mark = one("", "visit market", "<b>", *legal), self.table.table.mark.id
        talks: tuple[pr.Talk, ...] = (
            pr.Hello(n(999), n(999), "", n(999), one("", "<i>", "Ada", "\ud800\u202e"), claim, turn, digest),
            pr.Setup(
                one(mark, mark, "x"), revision, self.some(0, 1, 2, 3), one(*self.links),
                n(pr.MAX_REVISION), self.some(0, 1, 2, 3),
            ),
            pr.Fetch(), pr.Version(claim, one(*self.links)), pr.Act(revision, turn, action),
            pr.Acted(revision, turn, action, digest), pr.Refused(revision, turn, one(*pr.REFUSALS)),
            pr.Behind(revision, turn), pr.Undo(revision, turn, n(5000)), pr.Wish(n(pr.MAX_WISH), seat, turn),
            pr.Consent(n(pr.MAX_WISH), self.rng.below(2) == 1), pr.Declined(n(pr.MAX_WISH), seat),
            pr.Presence(tuple(pr.STATES[i] for i in self.some(0, 1, 2, 3)), n(pr.WATCHERS)),
            pr.Phrase(seat, n(pr.PHRASES - 1)), pr.Bye(one(*pr.BYES)),
        )  # fmt: skip
        return talks[self.kind(len(talks))]

    def kind(self, kinds: int) -> int:
        """First those that end nothing, each once; then all of them mixed, the last, bye, seldom."""
        if not self.turns:
            self.turns = [*range(kinds - 1)] * 3 + [kinds - 1]
            self.rng.shuffle(self.turns)
            if not self.begun:
                self.begun = True
                self.turns += self.rng.shuffled(range(1, kinds - 1))
        return self.turns.pop()


def look_around(hostile: Hostile, device: Device) -> None:
    """Now and then somebody looks at an earlier move, or comes back to the last one."""
    if hostile.rng.below(2) == 0:
        where = hostile.one("back", "first", "last", "on", "live", str(device.table.turn))
        device.send(ms.Do("look", where))


def move_seats(hostile: Hostile, host: Device) -> None:
    """Seldom the host gives the seat of the guest to somebody else, or offers it again."""
    if hostile.rng.below(TALKS // 2) == 0:
        host.send(ms.Do("seats"))
        host.send(ms.Typed("sits.1", hostile.one("here", "with:2", "elsewhere", "karl")))
        host.send(ms.Do("escape"))


ROUNDS, TALKS = some(30, 3), 60


def test_a_guest_that_says_anything_never_plays_for_another() -> None:
    """One text after the other, each drawn; only the guest's own decisions can change, and its own name.

    Every other guest has just come back, and may bring a version of the match.
    """
    said_kinds = set[type]()
    for seed in range(ROUNDS):
        net, (host, guest, third) = seated("person", "elsewhere", "elsewhere", seed=seed)
        play(net, [host, guest, third], 12)
        peer = guest.guest.peer
        if seed % 2:
            net.vanish(guest)
            net.settle(500)
            peer, longer = expected(net, host), host.table.turn + 5
            host.send(ms.Do("escape"))
            said(host, peer, pr.Hello(1, pr.NEWEST, "", 99, "", 1, longer, "x"))
        hostile = Hostile(seed, host)
        host.draws = True
        for _ in range(TALKS):
            net.now += 200
            talk = hostile.talk()
            said_kinds.add(type(talk))
            look_around(hostile, host)
            move_seats(hostile, host)
            known = next((each for each in host.host.peers if each.id == peer), None)
            if known is None or known.state == "lost":
                break
            before = host.table.match
            host.send(ms.Received(peer, pr.encode(talk)))
            brings = isinstance(talk, pr.Version) and known.fetching and bool(known.seats)
            only_their_own(before, host.table.match, known.seats, brings)
        net.settle(3000)
        if host.host.stopped is None:
            assert third.guest.link == "linked"
            assert third.table.match.digest() == host.table.match.digest()
    assert said_kinds | {pr.Hello, pr.Bye} == set(pr.Talk.__args__)


def only_their_own(before: Match, after: Match, seats: tuple[int, ...], brings: bool) -> None:
    """Whoever brings a version may know another course; else decisions of others stay, and nobody moves."""
    assert after.seed == before.seed
    for seat, (old, new) in enumerate(zip(before.seats, after.seats, strict=True)):
        assert old == new or seat in seats
    if brings:
        return
    pairs = enumerate(zip(before.actions, after.actions, strict=False))
    shorter = min(len(before.actions), len(after.actions))
    kept = next((i for i, (old, new) in pairs if old != new), shorter)
    assert {*before.makers[kept:], *after.makers[kept:]} <= {*seats}


def test_a_host_that_says_anything_breaks_no_page_of_a_guest() -> None:
    for seed in range(ROUNDS):
        net, (host, guest) = seated(seed=seed)
        play(net, [host, guest], 12)
        hostile = Hostile(seed, guest)
        guest.draws = True
        for _ in range(TALKS):
            net.now += 200
            look_around(hostile, guest)
            guest.send(ms.Received(guest.guest.peer, pr.encode(hostile.talk())))
            assert guest.table.match.players == 2 and guest.table.match.game is host.table.match.game
            if guest.guest.link == "lost":
                break
        assert len(guest.storage) <= MAX_GAMES
