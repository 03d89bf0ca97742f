"""Facts 2 and 4: what is in the box, which numbers are proposals, and how a game is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from longhouse.games.gonewild import data
from longhouse.games.gonewild.data import BUILDINGS, CARDS, HALLS, MISSIONS
from longhouse.games.gonewild.state import State

from .build import Match

# id, type, copies, beer, gold, strength, which fields are proposals ("price strength effect" or "3+")
START = """
beer            resource 24 0 0 0
gold            resource  8 0 0 0
warrior         unit      8 0 0 1
"""
UNITS = """
elf_archer      unit      8 3 0 2 effect
bone_crusher    unit      6 5 0 4 price strength effect
pigator         unit      4 4 3 6 strength effect
"""
DEFENCES = """
cannon          defence   6 0 2 2 price
chicken_tower   defence   4 0 3 3 price strength
sheep_cannon    defence   4 0 4 4 price strength
"""
ODIN = """
undead_beer     undead    2 0 0 2 strength
undead_gold     undead    2 0 0 3 strength
sword           weapon    1 2 1 2 price strength
odins_boost     action    1 3 1 0 price effect
shockwave_tower defence   3 0 2 1 price strength effect
hero_trap       defence   1 0 1 0 price effect
shaman          unit      2 3 0 1 price strength effect
bear_rider      unit      2 4 0 3 price strength effect
assassin        unit      2 3 1 2 price strength effect
scroll          action    4 3 0 0 price effect
crystal         action    2 2 0 0 price effect
gift_resource   action    2 2 0 0 price effect
gift_unit       action    2 2 0 0 price effect
money_theft     action    2 2 0 0 effect
recipe_theft    action    2 2 0 0 price effect
beer_specialist action    2 2 0 0 price effect
gold_miner      action    2 3 0 0 price effect
beer_mugs       resource  3 3 0 0 price effect
gold_bars       resource  3 2 2 0 price effect
"""
FAVOURS = """
alviss          hero      1 0 0 3 strength
thor            hero      1 0 0 7 strength effect
grendel         hero      1 0 0 5 strength effect
valkyrie        hero      1 0 0 4 strength effect
mjollnir        weapon    1 0 0 4 strength
lokis_lens      action    1 0 0 0 effect
resurrection    action    1 0 0 0 effect
time            action    1 0 0 0 effect
chest           action    1 0 0 0 effect
dvergar         action    1 0 0 0 effect
beer_taxes      action    1 0 0 0 effect many
gold_taxes      action    1 0 0 0 effect many
"""
GROUPS = {"start": START, "unit": UNITS, "defence": DEFENCES, "odin": ODIN, "favour": FAVOURS}
TOTALS = {"start": 40, "unit": 18, "defence": 14, "odin": 40, "favour": 12}


def rows(text: str) -> dict[str, list[str]]:
    return {words[0]: words[1:] for words in map(str.split, text.strip().splitlines())}


def new(players: int, seed: int = 5, **options: str) -> Match:
    return Match.new("gonewild", players, seed, options)


@pytest.mark.parametrize("group", GROUPS)
def test_cards_of_a_deck(group: str) -> None:
    """Type, copies, price and strength of each, and nothing else in that deck."""
    table = rows(GROUPS[group])
    found = {
        card.id: [card.type, *map(str, (card.copies, card.beer, card.gold, card.strength))]
        for card in CARDS
        if card.group == group
    }
    assert found == {name: words[:5] for name, words in table.items()}
    assert sum(int(words[1]) for words in table.values()) == TOTALS[group]


@pytest.mark.parametrize("group", GROUPS)
def test_proposed_values_of_cards_are_marked(group: str) -> None:
    table = rows(GROUPS[group])
    found = {card.id: card.proposed.split() for card in CARDS if card.group == group}
    assert found == {name: words[5:] for name, words in table.items()}


def test_38_kinds_in_decks_and_two_undead() -> None:
    assert len(CARDS) == 40 and sum(card.type == "undead" for card in CARDS) == 2


def test_buildings() -> None:
    """Copies, beer, gold, defence; 52 cards."""
    found = {row.id: (row.copies, row.beer, row.gold, row.defence, row.proposed) for row in BUILDINGS}
    assert found == {
        "brewery": (12, 0, 2, 1, "price defence"),
        "gold_factory": (12, 3, 0, 1, ""),
        "beer_container": (8, 0, 1, 3, "price"),
        "gold_container": (8, 2, 0, 3, "price defence"),
        "tavern": (6, 3, 2, 2, "price defence"),
        "drakkar": (6, 2, 1, 2, "price defence"),
    }
    assert sum(row.copies for row in BUILDINGS) == 52


def test_town_halls() -> None:
    """Buildings allowed, defence, points for damage, favour, price, points at once."""
    assert [tuple(hall) for hall in HALLS] == [
        (3, 4, 2, False, 0, 0, ""),
        (6, 6, 3, False, 3, 0, "defence reward"),
        (18, 8, 3, True, 5, 4, "defence reward price bonus"),
    ]


def test_missions() -> None:
    """Copies and points; 11 cards of one point, 9 of two or three."""
    found = {mission.id: (mission.copies, mission.points) for mission in MISSIONS}
    assert found == {
        "money": (1, 1), "thirsty": (1, 1), "worker": (2, 1), "worship": (2, 1), "strategy": (2, 1),
        "shield": (2, 1), "attacker": (1, 1), "brewer": (1, 2), "foundry": (1, 2), "innkeeper": (1, 2),
        "captain": (1, 2), "warfare": (1, 2), "beer": (1, 3), "gold": (1, 3), "town_fall": (1, 3),
        "architect": (1, 3),
    }  # fmt: skip
    assert sum(copies for copies, _ in found.values()) == 20
    assert sum(copies for copies, points in found.values() if points == 1) == 11


def test_only_two_missions_are_sourced() -> None:
    assert {mission.id for mission in MISSIONS if not mission.proposed} == {"money", "worker"}
    assert {mission.proposed for mission in MISSIONS} == {"", "points goal"}


def test_bonuses() -> None:
    assert data.BONUSES == (
        "defender", "follower", "king_pig", "conqueror", "builder", "accomplisher", "miner", "beer_tycoon",
    )  # fmt: skip


def test_single_numbers() -> None:
    assert data.START_DECK == (0,) * 6 + (1,) * 2 + (2,) * 2, "6 beer, 2 gold, 2 warriors"
    assert data.THRESHOLDS == (5, 12, 20) and data.FAVOURS_PER_PLAYER == 3
    assert (data.DRAW, data.RIVER, data.OPEN_FAVOURS, data.OPEN_MISSIONS, data.OPEN_BONUSES) == (
        5,
        5,
        2,
        2,
        4,
    )
    assert (data.PER_TYPE, data.CAPACITY, data.FULL_CONTAINER) == (3, 4, 1)
    assert (data.EXCHANGE, data.MISSION_CHANGE, data.TOTAL_DEFENCE) == (2, 1, 1)
    assert (data.DRACO_DEFENCE, data.UNDEAD_POINTS) == (1, 1)


# -- the beginning of a game


def favours_of(state: State) -> list[str]:
    return [CARDS[kind].id for kind in (*state.open, *state.favours)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_of_players(players: int) -> None:
    """Level 1 hall alone, no points, five cards in hand of the starting deck, two missions of one point."""
    state = new(players)._state
    for seat in range(players):
        assert sorted(state.hand[seat] + state.deck[seat]) == list(data.START_DECK)
        assert len(state.hand[seat]) == 5 and state.discard[seat] == state.area[seat] == ()
        assert state.level[seat] == 0 and state.built[seat] == 1 << data.HALL and not state.fresh[seat]
        assert state.points[seat] == 0
        assert [MISSIONS[mission].points for mission in state.missions[seat]] == [1, 1]
    assert (state.round, state.first, state.turn, state.who, state.ask) == (1, 0, 0, 0, "turn")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_of_the_board(players: int) -> None:
    state = new(players)._state
    assert state.piles == [8, 6, 4, 6, 4, 4] and state.stock == [12, 12, 8, 8, 6, 6]
    odin = Counter(CARDS[kind].id for kind in (*state.path, *state.odin))
    assert odin == {name: int(words[1]) for name, words in rows(ODIN).items()}
    assert len(state.path) == 5 and not state.odin_out and len(state.open) == 2
    assert len(state.bonuses) == 4 == len(set(state.bonuses))


@pytest.mark.parametrize(("players", "number"), [(2, 6), (3, 9), (4, 12)])
def test_setup_favours_are_three_per_player(players: int, number: int) -> None:
    """Those for three or more stay in the box with two players."""
    seen = set()
    for seed in range(20):
        found = favours_of(new(players, seed)._state)
        assert len(found) == number == len(set(found))
        seen |= set(found)
    taxes = {"beer_taxes", "gold_taxes"}
    assert seen == set(rows(FAVOURS)) - (taxes if players == 2 else set())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_setup_missions_of_one_point_lie_on_top(players: int) -> None:
    state = new(players)._state
    points = [MISSIONS[mission].points for mission in state.mission_deck]
    assert len(points) == 20 - 2 * players
    low = 11 - 2 * players
    assert points[:low] == [1] * low and sorted(points[low:]) == [2] * 5 + [3] * 4
    dealt = [mission for held in state.missions for mission in held]
    counts = Counter(MISSIONS[mission].id for mission in (*dealt, *state.mission_deck))
    assert counts == {mission.id: mission.copies for mission in MISSIONS}


@pytest.mark.parametrize(
    ("players", "target", "points"),
    [(2, "standard", 40), (3, "standard", 30), (4, "standard", 30), (3, "extended", 40), (4, "extended", 40)],
)
def test_setup_points_that_end_the_game(players: int, target: str, points: int) -> None:
    assert new(players, target=target).view(None)["goal"] == points


def test_setup_bonuses_of_a_first_game() -> None:
    for seed in range(5):
        names = {data.BONUSES[bonus] for bonus in new(3, seed, bonuses="first-game")._state.bonuses}
        assert names == {"builder", "conqueror", "defender", "accomplisher"}


def test_setup_bonuses_are_random_otherwise() -> None:
    drawn = [new(3, seed)._state.bonuses for seed in range(30)]
    assert len(set(drawn)) > 10 and {bonus for four in drawn for bonus in four} == set(range(8))


def test_setup_everything_is_shuffled() -> None:
    states = [new(2, seed)._state for seed in range(10)]
    for name in ("path", "odin", "favours", "mission_deck"):
        assert len({getattr(state, name) for state in states}) == 10
    assert len({state.hand[0] + state.deck[0] for state in states}) == 10
    assert any(state.hand[0] != state.hand[1] for state in states)
