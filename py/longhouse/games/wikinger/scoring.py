"""Scorings: small, large and final, and who wins."""

from __future__ import annotations

from functools import lru_cache

from longhouse.engine.game import Outcome

from . import events
from .data import (
    BOATSMAN,
    FEAST,
    FED_BY_FISHERMAN,
    GOLD_PER_POINT,
    GOLD_PER_POINT_TRADE,
    LARGE,
    LEFT,
    LONGEST_ISLAND,
    MISSING_FOOD,
    MORE_BOATSMAN,
    MORE_FISH,
    MORE_GOLD,
    MORE_NOBLE,
    MORE_SCOUT,
    MOST_BOATSMEN,
    MOST_ISLANDS,
    NOBLE_POINTS,
    REACH,
    RIGHT,
    SHIP,
    SHIP_GOLD,
    SHIP_POINTS,
    SMITH_GOLD,
    SPARE_FOOD,
    SPARE_FOOD_FEAST,
    START_POINTS,
    TRADE,
)
from .events import Emit
from .state import EMPTY, C, R, S, State
from .versions import tells_what_was_due

# Where points come from; in the order of the score sheet.
SOURCES = (
    "start", "sold", "ships", "nobles", "scouts", "fishermen",
    "raids", "gold", "boatsmen", "islands", "longest", "supply", "buildings",
)  # fmt: skip


# -- reading a homeland


def ships(state: State, seat: int) -> list[tuple[int, int, bool]]:
    """(column, sail, repelled) of each ship: a warrior right below repels it."""
    warriors = state.men[seat * R + 1]
    return [
        (column, tile - SHIP, bool(warriors >> column & 1))
        for column, tile in enumerate(state.land[seat * R])
        if tile != EMPTY
    ]


def threatened(state: State, seat: int) -> tuple[int, ...]:
    """Row -> bit per column that an unrepelled ship threatens."""
    return _threat(state.land[seat * R], state.men[seat * R + 1])


@lru_cache(maxsize=64)  # asked for a dozen times in a position, and seldom with another answer
def _threat(row: tuple[int, ...], warriors: int) -> tuple[int, ...]:
    masks = [0] * R
    for column, tile in enumerate(row):
        if tile != EMPTY and not warriors >> column & 1:
            for below in range(1, REACH[tile - SHIP] + 1):
                masks[below] |= 1 << column
    return tuple(masks)


def safe_men(state: State, seat: int) -> list[int]:
    """Row -> bit per column with a Viking that is not threatened."""
    threat = threatened(state, seat)
    return [state.men[seat * R + row] & ~threat[row] for row in range(R)]


@lru_cache(maxsize=1 << 12)
def islands_of(row: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """The lengths of a row's completed islands: left end, middles, right end, no gap; then of an open one."""
    done, length = [], 0
    for tile in row:
        if tile == LEFT:
            length = 1
        elif tile == EMPTY or not length:
            length = 0
        else:
            length += 1
            if tile == RIGHT:
                done.append(length)
                length = 0
    return tuple(done), length


def islands(state: State, seat: int) -> list[int]:
    """The lengths of all completed islands of a seat."""
    rows = state.land[seat * R + 1 : seat * R + R]
    return [length for row in rows for length in islands_of(row)[0]]


def mouths(state: State, seat: int) -> int:
    """Vikings that must eat: on the base and on islands, but not on special building tiles (literal rule)."""
    on_land = sum(
        (state.men[seat * R + row] & ~state.gilded[seat * R + row]).bit_count() for row in range(1, R)
    )
    return on_land + sum(state.base[seat * C : seat * C + C])


def food(state: State, seat: int) -> int:
    """Vikings that the unthreatened fishermen on islands can feed."""
    return FED_BY_FISHERMAN * safe_men(state, seat)[5].bit_count()


def boatsmen(state: State, seat: int) -> int:
    """Boatsmen for the majority: on the base, and tiles that count as one."""
    return state.base[seat * C + BOATSMAN] + state.special[seat * S + MORE_BOATSMAN]


def building_points(state: State, seat: int) -> int:
    """Special building tiles: a point for each Viking on and around them, unless threatened themselves."""
    threat = threatened(state, seat)
    total = 0
    for row in range(1, R):
        for column in range(len(state.land[seat * R + row])):
            if state.gilded[seat * R + row] >> column & 1 and not threat[row] >> column & 1:
                around = 0b111 << column >> 1
                total += sum(
                    (state.men[seat * R + near] & around).bit_count()
                    for near in range(max(1, row - 1), min(R, row + 2))
                )
    return total


# -- changing the score


def _score(state: State, seat: int, source: str, points: int, gold: int, emit: Emit | None) -> int:
    """Add or take points and gold; neither falls below 0. Returns the points that were missing for that."""
    before = state.points[seat]
    state.points[seat] = max(0, before + points)
    state.gold[seat] = max(0, state.gold[seat] + gold)
    change = state.points[seat] - before
    if change:
        state.scored[seat] = {**state.scored[seat], source: state.scored[seat].get(source, 0) + change}
    if emit and (change or gold):
        emit(events.Scored(seat, source, change, gold))
    return change - points


def _tell_due(state: State, unpaid: events.Unpaid, emit: Emit | None) -> None:
    """What a loss should have been, where it was cut."""
    if emit and unpaid.missing and tells_what_was_due(state.rules):
        emit(unpaid)


def income(state: State, seat: int) -> int:
    """Gold from goldsmiths."""
    each = SMITH_GOLD + state.special[seat * S + MORE_GOLD]
    return each * safe_men(state, seat)[4].bit_count()


_Gain = tuple[str, int, int]  # source, points, gold


def _small(state: State, seat: int) -> list[_Gain]:
    """Only goldsmiths earn."""
    return [("goldsmiths", 0, income(state, seat))]


def _large(state: State, seat: int) -> list[_Gain]:
    """From top to bottom: repelled ships, nobles, scouts, goldsmiths, and fishermen by special tile."""
    repelled = [sail for _, sail, safe in ships(state, seat) if safe]
    safe = safe_men(state, seat)
    more = state.special[seat * S : seat * S + S]
    return [
        ("ships", sum(SHIP_POINTS[sail] for sail in repelled), sum(SHIP_GOLD[sail] for sail in repelled)),
        ("nobles", (NOBLE_POINTS + more[MORE_NOBLE]) * safe[2].bit_count(), 0),
        ("scouts", scout_points(state, seat), 0),
        ("goldsmiths", 0, income(state, seat)),
        ("fishermen", more[MORE_FISH] * safe[5].bit_count(), 0),
    ]


def score_small(state: State, seat: int, emit: Emit | None) -> None:
    """The scoring after rounds 1, 3 and 5."""
    for source, points, gold in _small(state, seat):
        _score(state, seat, source, points, gold, emit)


def score_large(state: State, seat: int, emit: Emit | None) -> None:
    """The scoring after rounds 2, 4 and 6."""
    for source, points, gold in _large(state, seat):
        _score(state, seat, source, points, gold, emit)


def next_scoring(state: State, seat: int) -> tuple[int, int]:
    """Points and gold that the scoring of this round would bring as things lie."""
    scored = state.ask == "ferry" and (seat - state.start) % state.players < state.seen
    if scored or not state.ask:
        return 0, 0
    gains = (_large if state.round in LARGE else _small)(state, seat)
    return sum(points for _, points, _ in gains), sum(gold for _, _, gold in gains)


def scout_points(state: State, seat: int) -> int:
    """A scout earns 1, and 1 each for a goldsmith and a fisherman below him in his column."""
    scouts = safe_men(state, seat)[3]
    below = (scouts & state.men[seat * R + 4]).bit_count() + (scouts & state.men[seat * R + 5]).bit_count()
    return scouts.bit_count() * (1 + state.special[seat * S + MORE_SCOUT]) + below


def score_final(state: State, emit: Emit | None) -> None:
    """The steps of the final scoring in their order, each for all seats."""
    seats = [(state.start + step) % state.players for step in range(state.players)]
    for seat in seats:
        _pay_for_raids(state, seat, emit)
    for seat in seats:
        _change_gold(state, seat, emit)
    _award(state, "boatsmen", MOST_BOATSMEN, [boatsmen(state, s) for s in range(state.players)], emit)
    lengths = [islands(state, seat) for seat in range(state.players)]
    _award(state, "islands", MOST_ISLANDS, [len(row) for row in lengths], emit)
    _award(state, "longest", LONGEST_ISLAND, [max(row, default=0) for row in lengths], emit)
    for seat in seats:
        fed = supply_points(state, seat)
        missing = _score(state, seat, "supply", fed, 0, emit)
        _tell_due(state, events.Unpaid(seat, "supply", -fed, 0, missing), emit)
    for seat in seats:  # PROPOSED: last, the rulebook gives them no place in the order
        _score(state, seat, "buildings", building_points(state, seat), 0, emit)


def _pay_for_raids(state: State, seat: int, emit: Emit | None) -> None:
    """Unrepelled ships: gold ships cost gold, points for what is missing; point ships cost points."""
    for _, sail, repelled in ships(state, seat):
        if not repelled:
            gold = min(SHIP_GOLD[sail], state.gold[seat])
            points = SHIP_POINTS[sail] + SHIP_GOLD[sail] - gold
            missing = _score(state, seat, "raids", -points, -gold, emit)
            due = events.Unpaid(seat, "raids", SHIP_POINTS[sail], SHIP_GOLD[sail], missing)
            _tell_due(state, due, emit)


def _change_gold(state: State, seat: int, emit: Emit | None) -> None:
    """A point for every 5 gold, or 3 with the trade tile; the rest is kept for ties."""
    rate = GOLD_PER_POINT_TRADE if state.special[seat * S + TRADE] else GOLD_PER_POINT
    points = state.gold[seat] // rate
    _score(state, seat, "gold", points, -points * rate, emit)


def _award(state: State, source: str, points: int, counts: list[int], emit: Emit | None) -> None:
    """The most of something; all who tie get the points, nobody does when nobody has any."""
    top = max(counts)
    for seat, count in enumerate(counts):
        if top and count == top:
            _score(state, seat, source, points, 0, emit)


def supply_points(state: State, seat: int) -> int:
    """Over-supply earns 2 (3 by special tile) for each that could be fed, under-supply costs 1."""
    spare = food(state, seat) - mouths(state, seat)
    if spare < 0:
        return spare * MISSING_FOOD
    return spare * (SPARE_FOOD_FEAST if state.special[seat * S + FEAST] else SPARE_FOOD)


# -- the result


def breakdown(state: State, seat: int) -> dict[str, int]:
    """Points by source; they add up to the score."""
    scored = state.scored[seat]
    known = {"start": START_POINTS, "sold": -state.paid[seat]}
    return {source: known.get(source, scored.get(source, 0)) for source in SOURCES}


def points(state: State) -> list[int]:
    """Points of each seat so far."""
    return list(state.points)


def outcome(state: State) -> Outcome | None:
    """Most points; then most gold left; else shared."""
    if state.ask:
        return None
    rows = tuple(breakdown(state, seat) for seat in range(state.players))
    top = max(state.points)
    best = [seat for seat in range(state.players) if state.points[seat] == top]
    reason = "points"
    if len(best) > 1:
        richest = max(state.gold[seat] for seat in best)
        best = [seat for seat in best if state.gold[seat] == richest]
        reason = "gold" if len(best) == 1 else "shared"
    return Outcome(tuple(state.points), tuple(best), reason, rows, state.ended)
