"""Vikings for the conformance suite: which options make another game of it, how random games are played,
a scorer that reads only the story, a census, a disturber of secrets, and where the board gives its reasons.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from longhouse.engine import Action, Match, Rng
from longhouse.engine.questions import K
from longhouse.engine.views import known

from .. import events
from ..data import COLUMNS, ROW_OF, SPECIAL_COUNTS, TILE_COUNTS
from ..state import State
from ..views import View
from . import naive

variants = ({"version": "basic"}, {"version": "progress"})  # the heaviest last
_SAME_CELL = {"start": "tile", "boat": "ferry"}


def place(action: str) -> str:
    """Where the board answers: one cell may stand for two kinds of tiles, or for two ways to go there."""
    kind, _, rest = action.partition(" ")
    return f"{_SAME_CELL.get(kind, kind)} {rest}"


def absent(view: View, action: str) -> bool:
    """Whether there is nothing on the screen that an action which is not possible would be about."""
    kind, _, rest = action.partition(" ")
    if kind == "buy":
        return view["wheel"][int(rest) - 1] is None
    if kind in ("tile", "start", "ferry", "boat", "exchange"):  # beyond all columns that are drawn
        used = max(map(len, view["homes"][known(view["actor"])]["rows"]))
        return int(rest.split()[-1]) > used + (kind == "tile")
    return kind == "bid"  # too low or too high: not offered


def choose(state: State, legal: Sequence[Action[K]], rng: Rng) -> Action[K]:
    """Mostly low bids, cheap sets, tiles in the Viking's row, Vikings on islands, special tiles taken.

    Pure chance would bid all its gold away in the first auction.
    """
    kind = legal[-1].kind
    if kind == "bid":
        return legal[min(rng.below(8) // 4 * rng.below(5), len(legal) - 1)]
    if kind == "buy":
        return legal[min(rng.below(len(legal)), rng.below(len(legal)), rng.below(len(legal)))]
    if state.ask == "place" and state.colour >= 0 and rng.below(5):
        own = [action for action in legal if action.value // COLUMNS == ROW_OF[state.colour]]
        legal = own or legal
    if kind in ("settle", "take", "stop") and len(legal) > 1 and rng.below(8):
        return legal[1] if kind == "settle" else legal[rng.below(len(legal) - 1)]
    return legal[rng.below(len(legal))]


# -- the score


def scores(match: Match, story: Iterable[object]) -> tuple[int, ...]:
    """Homelands rebuilt from what was told, and scored by the naive scorer."""
    homes = [naive.Home(points=10, gold={2: 30, 3: 25, 4: 20}[match.players]) for _ in range(match.players)]
    scoring = ""
    for event in story:
        if isinstance(event, events.ScoringBegan | events.RoundBegan):
            for home in homes:
                _earn(home, scoring)
            scoring = event.kind if isinstance(event, events.ScoringBegan) else ""
        else:
            _note(homes, event)
    assert scoring == "final"
    return tuple(points for points, _ in naive.final(homes))


def _earn(home: naive.Home, scoring: str) -> None:
    """What the scoring brought that has just ended: with all boatsmen of all seats back."""
    points, gold = {"small": naive.small, "large": naive.large}.get(scoring, lambda _: (0, 0))(home)
    home.points += points
    home.gold += gold


def _place(cell: int) -> naive.Cell:
    return naive.ROW[cell // COLUMNS], cell % COLUMNS


def _note(homes: list[naive.Home], event: object) -> None:
    """One fact, noted down in the homeland that it concerns."""
    match event:
        case events.SetBought() | events.AuctionWon():
            homes[event.seat].points -= event.points
            homes[event.seat].gold -= event.gold
        case events.TilePlaced(seat, tile, cell):
            row, column = _place(cell)
            if row == "ship":
                homes[seat].ships[column] = naive.TILE[tile]
            else:
                homes[seat].tiles[row, column] = naive.TILE[tile]
        case events.VikingSettled(seat, colour, cell):
            if cell >= 0:
                homes[seat].vikings.add(_place(cell))
            else:
                _count(homes[seat].base, naive.COLOUR[colour], 1)
        case events.Ferried(seat, colour, cell, boat, first):
            homes[seat].vikings.add(_place(cell))
            _count(homes[seat].base, naive.COLOUR[colour], -1)
            _count(homes[seat].base, "boatsman", -first)
            _count(homes[seat].held, "boat", -boat)
        case events.SpecialTaken(seat, special):
            homes[seat].gold += 5 * (naive.SPECIAL[special] == "coins")
            _count(homes[seat].held, naive.SPECIAL[special], 1)
        case events.BuildingExchanged(seat, special, cell):
            homes[seat].crowned.add(_place(cell))
            _count(homes[seat].held, naive.SPECIAL[special], -1)


def _count(counts: dict[str, int], name: str, change: int) -> None:
    counts[name] = counts.get(name, 0) + change
    assert counts[name] >= 0


# -- the census


def cells(state: State, seat: int) -> list[tuple[int, int, int]]:
    """Row, column and tile of all that lies in a homeland."""
    rows = state.land[seat * 6 : seat * 6 + 6]
    return [(r, c, tile) for r, row in enumerate(rows) for c, tile in enumerate(row) if tile >= 0]


def tiles(state: State) -> Counter[int]:
    """All tiles but the start tiles and those discarded."""
    found = Counter([*state.tiles, *state.wheel_tiles, state.tile])
    for seat in range(state.players):
        found.update(tile for _, _, tile in cells(state, seat))
        found[0] -= state.started >> seat & 1
    del found[-1]
    return found


def vikings(state: State) -> Counter[int]:
    """All Vikings but those that have left the game."""
    found = Counter([*state.bag, *state.wheel_men, state.colour])
    del found[-1]
    found.update(dict(enumerate(state.counts)))
    for index, count in enumerate(state.base):
        found[index % 6] += count
    for index, men in enumerate(state.men):
        if index % 6:
            found[5 - index % 6] += men.bit_count()
    return found


def specials(state: State) -> Counter[int]:
    """All special tiles but those that have left the game."""
    found = Counter([*state.specials, *state.open])
    for index, count in enumerate(state.special):
        found[index % 13] += count
    for seat in range(state.players):
        for row, column, tile in cells(state, seat):
            if state.gilded[seat * 6 + row] >> column & 1:
                found[9 + tile - 1] += 1
    if state.aside >= 0:
        found[9 + state.aside] += 1
    return found


def conserved(state: State) -> None:
    """Nothing is doubled; what is missing can have left the game; homelands keep the rules of placing."""
    assert all(0 <= count <= TILE_COUNTS[tile] for tile, count in tiles(state).items())
    men = vikings(state)
    missing = [13 - men[colour] for colour in range(6)]
    removals = 0 if state.version != 1 else state.round - (state.ask in ("bid", "remove"))
    assert min(missing) >= 0 and sum(missing[:5]) <= removals
    left = specials(state)
    if state.version == 0:
        assert not +left
    else:
        gone = [SPECIAL_COUNTS[kind] - left[kind] for kind in range(13)]
        assert min(gone) >= 0 and sum(gone) == gone[0] + gone[2], "only coins and boats leave the game"
    assert min(state.gold) >= 0 and min(state.points) >= 0
    for seat in range(state.players):
        check_home(state, seat)


def check_home(state: State, seat: int) -> None:
    """Edges match, all is connected to the base, men and specials stand on tiles."""
    land = {(row, column): tile for row, column, tile in cells(state, seat)}
    ships = sorted(column for row, column in land if row == 0)
    assert ships == list(range(ships[0], ships[0] + len(ships))) if ships else True
    assert not ships or (ships[0] <= 2 and (ships[-1] <= 2 or ships[0] == 0))
    for (row, column), tile in land.items():
        assert (tile >= 6) == (row == 0)
        if row:
            right = land.get((row, column + 1))
            assert column or tile == 0, "only sea faces the base"
            assert right is None or (tile == 5) == (right == 0), "sea to sea, land to land"
    for row in range(6):
        standing = state.men[seat * 6 + row] | state.gilded[seat * 6 + row]
        assert all((row, column) in land and row for column in range(COLUMNS) if standing >> column & 1)
        crowned = state.gilded[seat * 6 + row]
        assert all(1 <= land[row, column] <= 4 for column in range(COLUMNS) if crowned >> column & 1)
    reached = {cell for cell in land if cell[0] == 0 or cell[1] == 0}
    edge = list(reached)
    while edge:
        row, column = edge.pop()
        for near in ((row + 1, column), (row - 1, column), (row, column + 1), (row, column - 1)):
            if near in land and near not in reached:
                reached.add(near)
                edge.append(near)
    assert reached == set(land)


# -- secrets


def disturb(state: State, _seat: int | None, rng: Rng) -> State:
    """Another order of all that is still to be drawn, another generator."""
    other = state.clone()
    other.rng = Rng(rng.next64())
    for name in ("tiles", "bag", "specials"):
        pile = list(getattr(state, name))
        rng.shuffle(pile)
        setattr(other, name, tuple(pile))
    return other
