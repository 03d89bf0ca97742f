"""Before something is lost, the question or the choice says so: true in every position of random games."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from longhouse.engine import Action
from longhouse.games.wikinger import events, prompts
from longhouse.games.wikinger.data import FARM, SPECIALS
from longhouse.games.wikinger.observe import view
from longhouse.games.wikinger.preview import preview
from longhouse.games.wikinger.questions import TABLE, Kind
from longhouse.games.wikinger.scoring import score_final
from longhouse.games.wikinger.state import State
from longhouse.games.wikinger.words import TILE_NAMES

from ..play import some
from .build import table
from .test_auction import auction
from .test_ferrying import harbour
from .walk import SETTINGS, walk

SEEDS = range(some(3, 1))
PLENTY = 500  # of points and gold: nothing is cut


def asked(state: State) -> str:
    return str(prompts.prompt(view(state, state.who)))


def note(state: State, action: Action[Kind]) -> str:
    told = preview(state, action)
    return "" if told is None else str(told)


def tried(state: State, action: Action[Kind]) -> tuple[State, list[events.Event]]:
    """What would follow from it."""
    later, told = state.clone(), list[events.Event]()
    TABLE.apply(later, action, told.append)
    return later, told


def amount(unit: str, text: str) -> int:
    found = re.search(rf"(\d+) {unit}", text)
    return int(found[1]) if found else 0


def cost_of_the_end(state: State) -> tuple[int, int]:
    """Points and gold that hunger and raids take in a final scoring now."""
    later, told = state.clone(), list[events.Event]()
    later.gold, later.points = [PLENTY] * later.players, [PLENTY] * later.players
    score_final(later, told.append)
    lost = [e for e in told if isinstance(e, events.Scored) and e.seat == state.who]
    lost = [e for e in lost if e.source in ("raids", "supply") and (e.points < 0 or e.gold < 0)]
    return -sum(e.points for e in lost), -sum(e.gold for e in lost)


def buying(state: State, said: Counter[str]) -> None:
    question, useless = asked(state), set()
    for action in TABLE.legal(state):
        text, (_, told) = note(state, action), tried(state, action)
        gone = [e.tile for e in told if isinstance(e, events.TileDiscarded)]
        assert ("is lost" in text) == bool(gone)
        useless |= {str(TILE_NAMES[tile]) for tile in gone}
        paid = next(e for e in told if isinstance(e, events.SetBought))
        assert amount("points?", text) == paid.points
        said["points"] += bool(paid.points)
    listed = re.search(r"and lost: ([^.]*)\.", question)
    assert set(listed[1].split(", ") if listed else ()) == useless
    warned = re.search(r"As things lie, .*", question)
    points, gold = cost_of_the_end(state) if state.round == 6 else (0, 0)
    assert bool(warned) == bool(points or gold)
    if warned:
        assert (amount("points?", warned[0]), amount("gold", warned[0])) == (points, gold)
    said["tile"] += bool(useless)
    said["end"] += bool(warned)


def placing(state: State, said: Counter[str]) -> None:
    """Whether the Viking can settle, and what the ship costs, by placing the tile everywhere."""
    question = asked(state)
    later = [tried(state, a)[0] for a in TABLE.legal(state) if a.kind == "tile"]
    if "waits on the base" in question:
        assert later and all(one.ask != "settle" for one in later)
        said["waits"] += 1
    elif "can settle" in question:
        assert any(one.ask == "settle" for one in later)
    if "Without a warrior" in question:
        before = cost_of_the_end(state)
        price = amount("points?", question), amount("gold", question)
        for action in TABLE.legal(state):
            after, _ = tried(state, action)
            after.who = state.who
            rows = view(after, None)["homes"][state.who]
            repelled = next(safe for column, _, safe in rows["ships"] if column == action.value)
            if not repelled:  # a ship threatens fishermen too, who then feed nobody
                points, gold = cost_of_the_end(after)
                assert points - before[0] >= price[0] and gold - before[1] == price[1]
                said["ship"] += 1


def ferrying(state: State, said: Counter[str]) -> None:
    base = view(state, None)["homes"][state.who]["base"]
    for action in TABLE.legal(state):
        after, _ = tried(state, action)
        if action.kind != "stop":
            spent = base[-1] - after.base[state.who * len(base) + len(base) - 1]
            assert spent == (not state.trip), "a trip costs a boatsman"
            continue
        goes_on = after.ask == "ferry" and after.who == state.who and after.seen == state.seen
        rows = view(state, None)["homes"][state.who]["rows"]
        free = [sum(cell is not None and not cell["viking"] for cell in row) for row in rows]
        left = sum(min(base[colour], free[5 - colour]) for colour in range(5))
        assert amount("Vikings?", note(state, action)) == (0 if goes_on else left)
        said["left"] += not goes_on


def taking(state: State, said: Counter[str]) -> None:
    for action in TABLE.legal(state):
        after, told = tried(state, action)
        building = FARM <= action.value < len(SPECIALS)
        laid = after.ask == "exchange" or any(isinstance(e, events.BuildingExchanged) for e in told)
        assert ("waits beside" in note(state, action)) == (building and not laid)
        said["building"] += building and not laid


@pytest.mark.parametrize(("players", "version"), SETTINGS)
def test_every_warning_of_whole_games_is_true(players: int, version: str) -> None:
    said: Counter[str] = Counter()
    look = {"buy": buying, "place": placing, "ferry": ferrying, "take": taking}
    for seed in SEEDS:
        for state, *_ in walk(players, version, seed):
            if state.ask in look:
                look[state.ask](state, said)
    for kind in ("points", "end", "waits", "ship"):
        assert said[kind] or len(SEEDS) == 1, (kind, said)


def test_a_tile_without_a_place_is_named_before_it_is_bought() -> None:
    t = table(homes={"A": ".\n" + "< >\n" * 5}, wheel="0<bo 1>bo")
    state = t.match._state
    assert asked(state).endswith("Without a place in your homeland, and lost: right end of an island.")
    notes = {str(action): note(state, action) for action in TABLE.legal(state)}
    assert [*notes.values()][-1] == "the tile has no place in your homeland and is lost"
    assert not any([*notes.values()][:-1])


def test_a_bid_says_what_it_costs_beyond_the_gold() -> None:
    t = auction()
    state = t.match._state
    state.gold[state.who] = 2
    notes = {str(action): note(state, action) for action in TABLE.legal(state)}
    assert notes["bid 2"] == "" and notes["bid 5"] == "costs 2 gold and 3 points"
    assert asked(state).endswith("You have 2 gold; a higher bid also costs points.")
    state.points[state.who] = 0
    assert asked(state).endswith("You have 2 gold.")


def test_who_stops_reads_how_many_stay_behind() -> None:
    t = harbour("boatsman noble noble scout")
    stop = t.match.legal()[-1]
    assert (
        str(stop) == "stop" and str(t.match.preview(stop)) == "3 Vikings with an empty tile stay on the base"
    )
