"""The engine's scorings agree with the naive scorer: in whole games, and on made-up homelands."""

from __future__ import annotations

import pytest

from longhouse.engine import Rng
from longhouse.engine.views import known
from longhouse.games.wikinger import events
from longhouse.games.wikinger.conformance import naive
from longhouse.games.wikinger.observe import view
from longhouse.games.wikinger.state import State
from longhouse.games.wikinger.views import View

from ..play import some
from .build import SEATS, Match, table
from .walk import SETTINGS, walk

SPECIALS = (
    "goldsmith goldsmith goldsmith boat noble noble scout fisherman boatsman boatsman supply trade church"
)


def spent(told: list[events.Event], seat: int) -> tuple[int, int]:
    """Points and gold that moved by anything but a scoring."""
    points = gold = 0
    for event in told:
        if isinstance(event, events.SetBought | events.AuctionWon) and event.seat == seat:
            points, gold = points - event.points, gold - event.gold
        if isinstance(event, events.SpecialTaken) and event == (seat, 0):
            gold += 5
    return points, gold


class Scribe:
    """Follows a game and says what each purse must hold after each action."""

    def __init__(self) -> None:
        self.done = 0  # seats of this large scoring
        self.compared = 0

    def check(self, before: State, after: State, told: list[events.Event]) -> None:
        kinds = [event.kind for event in told if isinstance(event, events.ScoringBegan)]
        seen = view(after, None) if kinds or before.ask == "ferry" else None
        want = []
        for seat in range(before.players):
            points, gold = spent(told, seat)
            want.append([before.points[seat] + points, before.gold[seat] + gold])
        if seen is not None:
            self._score(before, after, seen, kinds, want)
        assert want == [[after.points[s], after.gold[s]] for s in range(before.players)]

    def _score(
        self, before: State, after: State, seen: View, kinds: list[str], want: list[list[int]]
    ) -> None:
        homes = [naive.read(seen, seat) for seat in range(before.players)]
        large = "large" in kinds or before.ask == "ferry"
        order = [(before.start + step) % before.players for step in range(before.players)]
        if "large" in kinds or not large:
            self.done = 0
        upto = order.index(after.who) if after.ask == "ferry" else before.players
        for seat in order[self.done : upto]:
            points, gold = (naive.large if large else naive.small)(homes[seat])
            want[seat] = [want[seat][0] + points, want[seat][1] + gold]
            self.compared += 1
        self.done = upto
        if "final" in kinds:
            for home, (points, gold) in zip(homes, want, strict=True):
                home.points, home.gold = points, gold
            want[:] = [list(end) for end in naive.final(homes)]
            assert known(seen["outcome"])["winners"] == naive.best(naive.final(homes))


@pytest.mark.parametrize(("players", "version"), SETTINGS)
def test_every_purse_of_every_game(players: int, version: str) -> None:
    """After every action each purse holds what the naive scorer expects."""
    games = some(20, 2)
    compared = 0
    for seed in range(games):
        scribe = Scribe()
        for before, after, _, told in walk(players, version, seed):
            scribe.check(before, after, told)
        compared += scribe.compared
    assert compared == games * 6 * players


# -- who may say what in an auction, and whom a boatsman may carry


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_word_of_every_auction(players: int, rules: int) -> None:
    """Who speaks, what may be said, who wins and for how much: as the naive auctioneer has it."""
    game = Match.new("wikinger", players, 0).game
    won = free = 0
    for seed in range(some(20, 12)):
        auction: naive.Auction | None = None
        for before, after, action, told in walk(players, "progress", seed, rules):
            if before.ask != "bid":
                continue
            if auction is None:
                purses = [sum(purse) for purse in zip(before.gold, before.points, strict=True)]
                auction = naive.Auction(rules, before.start, purses)
            assert auction.speaker() == before.who
            legal = {str(known) for known in game.legal(before)}
            assert legal == auction.words()
            auction.said.append((before.who, str(action)))
            if auction.speaker() is None:
                seat, price = auction.result()
                paid = next(event for event in told if isinstance(event, events.AuctionWon))
                assert (paid.seat, paid.gold + paid.points) == (seat, price) == (after.who, price)
                won, free, auction = won + 1, free + (price == 0), None
            assert (after.ask == "remove") == (auction is None)
    assert won == 6 * some(20, 12) and free


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize("version", ["basic", "progress"])
def test_every_trip_of_every_boatsman(version: str, rules: int) -> None:
    """Whom he may carry and whether he may stop, in all rounds: as the naive ferryman has it."""
    rng = Rng(rules * 7 + len(version))
    colours = "fisherman goldsmith scout noble warrior boatsman boatsman"
    refused = 0
    for _ in range(some(200, 60)):
        last = bool(rng.below(2))
        t = table(
            2,
            version,
            homes={"A": random_home(rng, False)},
            base={"A": random_words(rng, colours, 12)},
            held={"A": "boat boat" if version != "basic" and rng.below(2) else ""},
            round=6 if last else 4,
            rules=rules,
        )
        t.end_round()
        aboard: list[str] = []
        several = version == "basic"
        while t.asked == "A ferry":
            home = naive.read(t.view, 0)
            cells = naive.can_join(home, aboard, several)
            want = {f"ferry {cell}" for cell in cells}
            if not aboard and home.extra("boat"):
                want |= {f"boat {cell}" for cell in cells}
            stops = naive.may_stop(home, aboard, last, rules)
            refused += bool(aboard) and not stops
            assert set(t.legal) == want | ({"stop"} if stops else set())
            action = t.legal[rng.below(len(t.legal))]
            t.play(action)
            if action == "stop":
                aboard = []
                continue
            several = version == "basic" or action.startswith("boat") or (bool(aboard) and several)
            aboard = [*aboard, action.split()[1]] if several else []
            if t.asked == "A ferry" and not naive.can_join(naive.read(t.view, 0), aboard, several):
                aboard = []
            if not aboard:
                several = version == "basic"
    assert bool(refused) == (rules == 2)


# -- homelands that no game may ever have brought about


def random_row(rng: Rng, width: int, crowned: bool) -> str:
    words: list[str] = []
    for _ in range(rng.below(width + 1)):
        open_land = words and words[-1][0] in "<FCVM"
        word = "FCVM>"[rng.below(5)] if open_land and rng.below(8) else "<."[rng.below(4) == 0]
        if not words and word == ".":
            word = "<"
        if word in "FCVM" and crowned and rng.below(5) == 0:
            word += "!"
        words.append(word + ("@" if word != "." and rng.below(3) else ""))
    return " ".join(words) or "."


def random_home(rng: Rng, crowned: bool) -> str:
    ships = ". " * rng.below(3) + " ".join("RGYB"[rng.below(4)] for _ in range(rng.below(5)))
    width = 2 + rng.below(7)
    return "\n".join([ships.strip() or ".", *(random_row(rng, width, crowned) for _ in range(5))])


def random_words(rng: Rng, words: str, most: int) -> str:
    kinds = words.split()
    return " ".join(kinds[rng.below(len(kinds))] for _ in range(rng.below(most + 1)))


def check_sheet(seen: View, seat: int) -> None:
    """What the view says of a homeland, so that everybody can see how things stand."""
    told, home = seen["homes"][seat], naive.read(seen, seat)
    assert told["food"] - told["mouths"] == naive.supply(home)
    assert told["boatsmen"] == naive.boatsmen(home)
    assert sorted(told["islands"]) == sorted(naive.islands(home))
    assert told["income"] == naive.small(home)[1]
    assert told["buildings"] == naive.crowns(home)
    assert {c for c, _, repelled in told["ships"] if repelled} == set(filter(home.repelled, home.ships))
    points, gold = (naive.large if seen["scoring"] == "large" else naive.small)(home)
    assert told["next"] == {"points": points, "gold": gold}
    for place in home.tiles:
        cell = known(told["rows"][naive.ROW.index(place[0])][place[1]])
        assert cell["threatened"] == home.threatened(place)


@pytest.mark.parametrize("round", [1, 2, 6], ids=["small", "large", "final"])
@pytest.mark.parametrize("version", ["basic", "progress"])
def test_random_homelands(round: int, version: str) -> None:
    """Purses before, a whole scoring with any ferrying, purses after."""
    rng = Rng(round * 10 + len(version))
    colours = "fisherman goldsmith scout noble warrior boatsman boatsman"
    for _ in range(some(300, 20)):
        players = 2 + rng.below(3)
        letters = SEATS[:players]
        start = letters[rng.below(players)]
        t = table(
            players,
            version,
            homes={letter: random_home(rng, version != "basic") for letter in letters},
            base={letter: random_words(rng, colours, 9) for letter in letters},
            held={letter: random_words(rng, SPECIALS, 5 * (version != "basic")) for letter in letters},
            gold={letter: rng.below(25) for letter in letters},
            points={letter: rng.below(40) for letter in letters},
            round=round,
            start=start,
        )
        seen = t.view
        for seat in range(players):
            check_sheet(seen, seat)
        purses = list(zip(t.state.gold, t.state.points, strict=True))
        t.end_round()
        while t.asked.endswith("ferry"):
            t.play(t.legal[rng.below(len(t.legal))])
        seen = t.view
        homes = [naive.read(seen, seat) for seat in range(players)]
        for home, (gold, points) in zip(homes, purses, strict=True):
            more = (naive.small if round == 1 else naive.large)(home)
            home.points, home.gold = points + more[0], gold + more[1]
        ends = naive.final(homes) if round == 6 else [(home.points, home.gold) for home in homes]
        assert list(zip(t.state.points, t.state.gold, strict=True)) == ends
