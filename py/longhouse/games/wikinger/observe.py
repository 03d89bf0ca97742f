"""What one seat may see, and positions that agree with what it sees.

All is open but the order of what is still to be drawn.
"""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.rng import Rng
from longhouse.engine.views import known, result_of

from . import events
from .data import COLOURS, COLUMNS, LARGE, SETS, SPECIALS, TILE_COUNTS, VERSIONS
from .rules import guards
from .rules.setup import pile
from .scoring import (
    boatsmen,
    breakdown,
    building_points,
    food,
    income,
    islands,
    mouths,
    next_scoring,
    outcome,
    scout_points,
    ships,
    threatened,
)
from .state import EMPTY, NOBODY, C, R, S, State
from .views import Cell, Home, Question, Set, Unseen, View


def view(state: State, seat: int | None) -> View:
    """What that seat may know; None is a spectator."""
    over = not state.ask
    return {
        "game": "wikinger",
        "seat": seat,
        "players": state.players,
        "options": {"version": VERSIONS[state.version]},
        "rules": state.rules,
        "round": state.round,
        "scoring": "large" if state.round in LARGE else "small",
        "start": state.start,
        "actor": None if over else state.who,
        "over": over,
        "question": None if over else _question(state),
        "wheel": [_set(state, place) for place in range(SETS)],
        "drawn": list(state.drawn),
        "hand": list(state.counts),
        "specials": list(state.open),
        "unseen": _unseen(state),
        "homes": [_home(state, other) for other in range(state.players)],
        "outcome": result_of(outcome(state)),
    }


def _set(state: State, place: int) -> Set | None:
    tile, colour = state.wheel_tiles[place], state.wheel_men[place]
    if tile == EMPTY and colour == EMPTY:
        return None
    return {"tile": tile, "colour": colour, "price": place - state.zero}


def _question(state: State) -> Question:
    return {
        "kind": state.ask,
        "tile": None if state.tile == EMPTY else state.tile,
        "colour": None if state.colour == NOBODY else state.colour,
        "cell": None if state.cell == NOBODY else list(divmod(state.cell, COLUMNS)),
        "start": state.ask == "place" and not state.started >> state.who & 1,
        "building": None if state.aside == NOBODY else state.aside,
        "earned": state.earned,
        "bid": state.bid,
        "leader": None if state.leader == NOBODY else state.leader,
        "passed": [bool(state.passed >> seat & 1) for seat in range(state.players)],
        "trip": state.trip,
        "load": [bool(state.load >> colour & 1) for colour in range(C)],
        "must": state.ask == "ferry" and guards.stop(state, 0) is not None,
        "seen": state.seen,
    }


def _home(state: State, seat: int) -> Home:
    threat = threatened(state, seat)
    lengths = islands(state, seat)
    points, gold = next_scoring(state, seat)
    return {
        "gold": state.gold[seat],
        "points": state.points[seat],
        "base": state.base[seat * C : seat * C + C],
        "rows": [_row(state, seat, row, threat[row]) for row in range(R)],
        "ships": [list(ship) for ship in ships(state, seat)],
        "special": state.special[seat * S : seat * S + S],
        "started": bool(state.started >> seat & 1),
        "sold": state.paid[seat],
        "scored": dict(state.scored[seat]),
        "food": food(state, seat),
        "mouths": mouths(state, seat),
        "boatsmen": boatsmen(state, seat),
        "islands": lengths,
        "income": income(state, seat),
        "next": {"points": points, "gold": gold},
        "scouts": scout_points(state, seat),
        "buildings": building_points(state, seat),
        "breakdown": breakdown(state, seat),
    }


def _row(state: State, seat: int, row: int, threat: int) -> list[Cell | None]:
    men, gilded = state.men[seat * R + row], state.gilded[seat * R + row]
    return [
        None
        if tile == EMPTY
        else {
            "tile": tile,
            "viking": bool(men >> column & 1),
            "special": bool(gilded >> column & 1),
            "threatened": bool(threat >> column & 1),
        }
        for column, tile in enumerate(state.land[seat * R + row])
    ]


def _unseen(state: State) -> Unseen:
    """How many of each kind are still to be drawn: anyone could keep count."""
    return {
        "tiles": [state.tiles.count(tile) for tile in range(len(TILE_COUNTS))],
        "vikings": [state.bag.count(colour) for colour in range(len(COLOURS))],
        "specials": [state.specials.count(special) for special in range(len(SPECIALS))],
    }


def redact(event: events.Event, seat: int | None) -> events.Event:
    """What a seat may read of an event: all of it."""
    return event


def reveals(event: events.Event) -> bool:
    """Whether an event showed something that had been hidden."""
    return isinstance(event, events.REVEALING)


# -- positions that agree with a view


def resampler(seen: View) -> Callable[[Rng], State]:
    """Prepared once per view, called often: the same position with another order of what is to come."""
    base, unseen = public(seen), seen["unseen"]
    tiles, vikings, specials = pile(unseen["tiles"]), pile(unseen["vikings"]), pile(unseen["specials"])

    def sample(rng: Rng) -> State:
        state = base.clone()
        state.rng = Rng(rng.next64())
        state.tiles = rng.shuffled(tiles)
        state.bag = rng.shuffled(vikings)
        state.specials = rng.shuffled(specials)
        return state

    return sample


def redeal(state: State, deal: State) -> State | None:
    """The same position with the piles of another deal; None once something has been drawn from them."""
    drawn = (
        len(state.bag) != len(deal.bag)
        or len(state.tiles) != len(deal.tiles)
        or len(state.specials) != len(deal.specials)
    )
    if drawn:
        return None
    new = state.clone()
    new.tiles, new.bag, new.specials = deal.tiles, deal.bag, deal.specials
    new.rng.state = deal.rng.state
    return new


def public(seen: View) -> State:
    """The position as far as it is known: all but the order of the piles."""
    state = State(seen["players"], VERSIONS.index(seen["options"]["version"]), seen["rules"], Rng(0))
    state.round, state.start = seen["round"], seen["start"]
    state.drawn, state.counts = tuple(seen["drawn"]), tuple(seen["hand"])
    state.open = tuple(seen["specials"])
    for place, row in enumerate(seen["wheel"]):
        if row is not None:
            state.wheel_tiles[place], state.wheel_men[place] = row["tile"], row["colour"]
            state.zero = place - row["price"]
    for seat, home in enumerate(seen["homes"]):
        _build_home(state, seat, home)
    if seen["question"] is None:
        state.ended = known(seen["outcome"])["ended"]
    else:
        _ask(state, seen)
    return state


def _build_home(state: State, seat: int, home: Home) -> None:
    state.gold[seat], state.points[seat] = home["gold"], home["points"]
    state.paid[seat], state.scored[seat] = home["sold"], dict(home["scored"])
    state.base[seat * C : seat * C + C] = home["base"]
    state.special[seat * S : seat * S + S] = home["special"]
    state.started |= home["started"] << seat
    for row, cells in enumerate(home["rows"]):
        state.land[seat * R + row] = tuple(EMPTY if cell is None else cell["tile"] for cell in cells)
        for column, cell in enumerate(cells):
            if cell is not None:
                state.men[seat * R + row] |= cell["viking"] << column
                state.gilded[seat * R + row] |= cell["special"] << column


def _ask(state: State, seen: View) -> None:
    question = known(seen["question"])
    state.ask, state.who = question["kind"], known(seen["actor"])
    state.tile = EMPTY if question["tile"] is None else question["tile"]
    state.colour = NOBODY if question["colour"] is None else question["colour"]
    if question["cell"] is not None:
        state.cell = question["cell"][0] * COLUMNS + question["cell"][1]
    state.aside = NOBODY if question["building"] is None else question["building"]
    state.earned, state.bid, state.trip = question["earned"], question["bid"], question["trip"]
    state.leader = NOBODY if question["leader"] is None else question["leader"]
    state.passed = sum(passed << seat for seat, passed in enumerate(question["passed"]))
    state.load = sum(aboard << colour for colour, aboard in enumerate(question["load"]))
    state.seen = question["seen"]
