"""The census of Vikings Gone Wild: nothing is doubled or lost, and what belongs together agrees."""

from __future__ import annotations

from collections import Counter

from ..data import (
    BUILDINGS,
    CAPACITY,
    CARDS,
    CELLS,
    CONTAINERS,
    HALL,
    HALLS,
    MISSIONS,
    PER_TYPE,
    PILES,
    PRODUCERS,
    RIVER,
    START_DECK,
)
from ..state import DRACO, SOURCES, UNDEAD_AT, State

IS_DEFENCE = tuple(card.type == "defence" for card in CARDS)


def _of(*types: str) -> set[int]:
    return {kind for kind, card in enumerate(CARDS) if card.type in types}


UNITS, HEROES, WEAPONS, UNDEAD = _of("unit"), _of("hero"), _of("weapon"), _of("undead")
FAVOURS = {kind for kind, card in enumerate(CARDS) if card.group == "favour"}


def cards_of(state: State, seat: int) -> Counter[int]:
    """All cards of a seat, those on its buildings included."""
    lying = [card for owner, _, card in state.guards if owner == seat]
    zones = (state.deck, state.hand, state.kept, state.discard, state.area)
    return Counter([*(card for zone in zones for card in zone[seat]), *lying])


def cards(state: State) -> Counter[int]:
    """All cards that are still in the game, the favours of the box not counted."""
    found = Counter([*state.odin, *state.odin_out, *state.path, *state.favours, *state.open])
    found.update({kind: state.piles[at] for at, kind in enumerate(PILES)})
    if state.flipped >= 0:
        found[state.flipped] += 1
    for seat in range(state.players):
        found += cards_of(state, seat)
    return +found


def in_game(state: State) -> Counter[int]:
    """All cards that the game began with."""
    found = Counter({kind: card.copies for kind, card in enumerate(CARDS)})
    for kind, card in enumerate(CARDS):
        if card.group == "start":
            found[kind] = START_DECK.count(kind) * state.players
        elif card.group == "favour":
            found[kind] = kind in {*state.favours, *state.open, *state.gone, state.flipped}
    return +found


def conserved(state: State) -> None:
    """Nothing is doubled or lost, and what belongs together agrees."""
    _check_cards(state)
    _check_favours_and_missions(state)
    _check_knowledge(state)
    for seat in range(state.players):
        _check_village(state, seat)
        row = state.earned[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        assert min(row) >= 0 and sum(row) == state.points[seat]
    for building, card in enumerate(BUILDINGS):
        bits = 7 << building * PER_TYPE
        placed = sum((built & bits).bit_count() for built in state.built)
        assert state.stock[building] >= 0 and state.stock[building] + placed == card.copies
    _check_struck(state)
    _check_turn(state)
    _check_attack(state)


def _check_cards(state: State) -> None:
    whole, now = in_game(state), cards(state)
    assert now <= whole and min(state.piles) >= 0
    for kind in whole - now:  # only by being destroyed
        assert CARDS[kind].group in ("start", "odin", "favour") and kind not in UNDEAD
    for seat in range(state.players):
        own = cards_of(state, seat)
        assert not UNDEAD & set(own)
        assert all(own[kind] <= START_DECK.count(kind) for kind in set(START_DECK))
    for pile in (*state.hand, *state.discard, *state.kept, *state.known, state.odin_out, state.gone):
        assert pile == tuple(sorted(pile))
    assert len(state.path) == RIVER or (len(state.path) < RIVER and not state.odin and not state.odin_out)
    assert all(CARDS[kind].group == "odin" for kind in (*state.path, *state.odin, *state.odin_out))


def _check_favours_and_missions(state: State) -> None:
    lying = [*state.favours, *state.open, *([state.flipped] if state.flipped >= 0 else [])]
    assert len(lying) + len(state.gone) == 3 * state.players
    assert len({*lying, *state.gone}) == 3 * state.players and {*lying, *state.gone} <= FAVOURS
    assert state.players > 2 or not any(CARDS[kind].many for kind in (*lying, *state.gone))
    assert len(state.open) == 2 or not state.favours
    assert state.flipped < 0 or state.ask == "favour"
    found = Counter(state.mission_deck)
    for seat in range(state.players):
        assert len(state.missions[seat]) <= 2
        found.update((*state.missions[seat], *state.done[seat]))
    assert found == Counter({mission: row.copies for mission, row in enumerate(MISSIONS)})
    assert 0 <= state.buried <= len(state.mission_deck)
    unseen = state.mission_deck[: len(state.mission_deck) - state.buried]
    dear = [MISSIONS[mission].points > 1 for mission in unseen]
    assert dear == sorted(dear), "those of one point on top"
    assert len(set(state.bonuses)) == 4 and not set(state.bonuses) & set(state.spare)


def _check_knowledge(state: State) -> None:
    """What somebody has learnt of a hand is true."""
    for at, known in enumerate(state.known):
        viewer, owner = divmod(at, state.players)
        assert Counter(known) <= Counter(state.hand[owner] + state.kept[owner])
        assert viewer != owner or not known
    for seat in range(state.players):
        held = state.hand[seat] + state.kept[seat]
        assert 0 <= state.bare[seat] <= sum(not IS_DEFENCE[card] for card in held)
        assert not state.kept[seat] or (state.ask == "keep" and state.who == seat)


def _check_village(state: State, seat: int) -> None:
    built, fresh, hurt = state.built[seat], state.fresh[seat], state.hurt[seat]
    assert built >> HALL == 1 and not (fresh | hurt) & ~built
    assert not fresh & hurt & ~(1 << HALL), "only a hall can be damaged and then upgraded"
    assert 0 <= state.level[seat] <= 2 and (state.level[seat] or not fresh >> HALL)
    limit = HALLS[state.level[seat] - (fresh >> HALL & 1)].limit
    assert (built & ~(1 << HALL)).bit_count() <= limit
    for cell in range(CELLS):
        most = 0
        if built >> cell & 1 and not fresh >> cell & 1 and cell != HALL:
            kind = cell // PER_TYPE
            most = 1 if kind in PRODUCERS else CAPACITY if kind in CONTAINERS else 0
        assert 0 <= state.tokens[seat * CELLS + cell] <= most
    assert min(state.loot) >= 0
    if hurt:
        assert state.attackers[seat]
    for owner, cell, card in state.guards:
        assert state.built[owner] >> cell & 1 and IS_DEFENCE[card] and state.attackers[owner]


def _check_struck(state: State) -> None:
    """What was attacked and by whom: known from version 2 on, and as true as the tokens that tell of it."""
    assert state.struck == tuple(sorted(set(state.struck)))
    for place, attacker in state.struck:
        seat, cell = divmod(place, CELLS)
        assert state.built[seat] >> cell & 1 and state.attackers[seat] >> attacker & 1
    if state.rules == 1:
        assert not state.struck and not state.marked
        return
    known = {place for place, _ in state.struck}
    assert {owner * CELLS + cell for owner, cell, _ in state.guards} <= known
    for seat, hurt in enumerate(state.hurt):
        assert {seat * CELLS + cell for cell in range(CELLS) if hurt >> cell & 1} <= known
        assert state.attackers[seat] or not state.marked >> seat & 1


def _check_turn(state: State) -> None:
    assert min(state.beer, state.gold, *state.spent) >= 0
    assert (state.ask == "") == (state.who < 0) == (state.ended != "")
    everybody = (1 << state.players) - 1
    assert (state.draco | state.completed) & ~everybody == 0
    for seat, mask in enumerate(state.attackers):
        assert mask & ~everybody == 0 and not mask >> seat & 1
    if state.ask == "turn":
        assert state.who == state.turn and state.todo == (), "nothing is left to be done"
    if state.turn < 0:
        assert not any((state.beer, state.gold, state.hits, state.boost, *state.spent, state.bought))
        assert state.foe < 0 and not state.ready and not state.pending
        return
    assert Counter(state.ready + state.force) <= Counter(state.area[state.turn])
    assert Counter(state.pending) <= Counter(state.area[state.turn])
    if state.foe >= 0:
        assert state.attackers[state.foe] >> state.turn & 1
        assert state.hits <= state.hurt[state.foe].bit_count()
    else:
        assert not state.hits and not state.feats


def _check_attack(state: State) -> None:
    if state.aim < 0:
        assert not state.force and not state.trapped and not state.reactions
        assert state.ask not in ("force", "react", "trap", "lose")
        return
    assert all(card in UNITS | HEROES | WEAPONS for card in state.force)
    assert sum((card in UNITS) - (card in WEAPONS) for card in state.force) >= 0, "a unit for each weapon"
    assert Counter(state.trapped) <= Counter(card for card in state.force if card in HEROES)
    if state.aim > DRACO:
        assert state.path[state.aim - UNDEAD_AT] in UNDEAD
    if state.aim < DRACO:
        seat, cell = divmod(state.aim, CELLS)
        assert seat != state.turn and state.built[seat] >> cell & 1
        assert not (state.fresh[seat] | state.hurt[seat]) >> cell & 1
