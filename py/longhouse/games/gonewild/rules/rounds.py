"""A round: production, drawing, turns, storage, round end; and the end of the game."""

from __future__ import annotations

from .. import events
from ..data import (
    CAPACITY,
    CELLS,
    DRAKKAR,
    DRAW,
    FULL_CONTAINER,
    NONE,
    OPEN_MISSIONS,
    PRODUCERS,
    TAVERN,
    TOTAL_DEFENCE,
)
from ..events import Emit
from ..scoring import attack_points, leaders, share, spare_bonuses, tied
from ..state import (
    ATTACKS,
    BONUSES_,
    DEFENCE,
    NOBODY,
    STORAGE,
    S,
    State,
    active,
    cells_of,
    without,
)
from . import attack, flow, means, purse, river


def in_order(state: State) -> list[int]:
    """Seats from the first player on."""
    return [(state.first + step) % state.players for step in range(state.players)]


# -- the beginning


def begin(state: State, emit: Emit | None) -> None:
    """Production and drawing, then the first player's turn."""
    state.round += 1
    if emit:
        emit(events.RoundBegan(state.round, state.first))
    for seat in in_order(state):
        _produce(state, seat, emit)
    for seat in in_order(state):
        flow.draw(state, seat, DRAW + active(state, seat, TAVERN).bit_count(), emit)
    for seat in in_order(state):
        _refill_missions(state, seat, emit)
    state.turn = state.first
    state.todo = (("turn",),)


def _produce(state: State, seat: int, emit: Emit | None) -> None:
    """One token on each brewery and gold factory, never a second one."""
    made = [0, 0]
    for resource, building in enumerate(PRODUCERS):
        for cell in cells_of(active(state, seat, building)):
            state.tokens[seat * CELLS + cell] = 1
            made[resource] += 1
    if emit and any(made):
        emit(events.Produced(seat, made[0], made[1]))


def _refill_missions(state: State, seat: int, emit: Emit | None) -> None:
    while len(state.missions[seat]) < OPEN_MISSIONS and state.mission_deck:
        mission, state.mission_deck = state.mission_deck[0], state.mission_deck[1:]
        state.buried = min(state.buried, len(state.mission_deck))
        state.missions[seat] += (mission,)
        if emit:
            emit(events.MissionDrawn(seat, mission))


def ask_turn(state: State, _emit: Emit | None) -> None:
    """The turn goes on."""
    flow.ask(state, "turn", state.turn)


def end_turn(state: State, _nothing: int, emit: Emit | None) -> None:
    """Points for damaged buildings, total defence, and the next player."""
    state.ask = ""
    seat, foe = state.turn, state.foe
    flow.push(state, "next")
    if state.hits:
        flow.award(state, seat, ATTACKS, attack_points(state.hits), emit)
    elif foe != NOBODY and state.attackers[foe] == 1 << seat:  # only the first attacker's turn can give it
        attack.mark_defender(state, foe)
        if emit:
            emit(events.TotalDefence(foe))
        flow.award(state, foe, DEFENCE, TOTAL_DEFENCE, emit)


def next_turn(state: State, emit: Emit | None) -> None:
    """The turn's resources are gone; the next player, or storage."""
    seat = state.turn
    flow.tokens_lost(state, seat, state.loot[seat * 2 : seat * 2 + 2], "hall", emit)
    if emit and flow.tells_losses(state) and (unused := means.unused(state)):
        emit(events.EffectsLost(seat, unused))
    state.beer = state.gold = state.hits = state.feats = state.bought = state.boost = 0
    state.foe = NOBODY
    state.spent = (0, 0)
    state.changed = state.returned = False
    state.ready = state.pending = ()
    state.turn = (state.turn + 1) % state.players
    if state.turn != state.first:
        state.todo = (("turn",),)
        return
    state.turn = NOBODY
    state.todo = (("wane",), *(("storage", seat) for seat in reversed(in_order(state))))


# -- storage


def storage(state: State, emit: Emit | None, seat: int) -> None:
    """Tokens of producers and containers go into the containers, as many as they hold; the rest is lost."""
    tokens, base = state.tokens, seat * CELLS
    fills, lost, stored = [], [], []
    for resource, building in enumerate(PRODUCERS):
        stores = purse.usable_stores(state, seat, resource)
        sources = [*cells_of(active(state, seat, building)), *stores]
        total = sum(tokens[base + cell] for cell in sources)
        for cell in sources:
            tokens[base + cell] = 0
        kept = min(total, CAPACITY * len(stores))
        lost.append(total - kept)
        stored.append(kept)
        if kept:
            fills.append(("fill", seat, resource, 0, kept, CAPACITY))
    told = 0 if flow.tells_losses(state) else sum(lost)
    if emit and (told or any(stored)):
        emit(events.TokensStored(seat, stored[0], stored[1], told))
    flow.tokens_lost(state, seat, lost, "room", emit)
    state.todo += (("full", seat), *reversed(fills))


def fill(
    state: State, _emit: Emit | None, seat: int, resource: int, place: int, left: int, most: int
) -> None:
    """Containers of a kind are alike, so they are filled in falling order; asked only where it may differ."""
    stores = purse.usable_stores(state, seat, resource)[place:]
    while left:
        high = min(most, left)
        if -(-left // len(stores)) < high:
            state.todo += (("filling", seat, resource, place, left, most),)
            flow.ask(state, "fill", seat)
            return
        state.tokens[seat * CELLS + stores.pop(0)] = high
        left, most, place = left - high, high, place + 1


def choose_fill(state: State, number: int, emit: Emit | None) -> None:
    """So many into this container, the rest into the others."""
    seat, resource, place, left, _most = flow.pop(state)
    cell = purse.usable_stores(state, seat, resource)[place]
    state.tokens[seat * CELLS + cell] = number
    fill(state, emit, seat, resource, place + 1, left - number, number)


def full(state: State, emit: Emit | None, seat: int) -> None:
    """A point for each full container, every round."""
    stores = (*purse.STORING[0], *purse.STORING[1])
    number = sum(state.tokens[seat * CELLS + cell] == CAPACITY for cell in stores)
    if number:
        flow.award(state, seat, STORAGE, FULL_CONTAINER * number, emit)


# -- round end


def wane(state: State, _emit: Emit | None) -> None:
    """After storage: the game ends if somebody has reached the target, else the round does."""
    if max(state.points) >= state.target:
        flow.push(state, "final")
        return
    state.todo = (("clear",), *(("keep", seat, -1) for seat in reversed(in_order(state))))


def keep(state: State, emit: Emit | None, seat: int, left: int) -> None:
    """Each Drakkar keeps a card; all others are discarded."""
    if left < 0:
        left = active(state, seat, DRAKKAR).bit_count()
    if left and state.hand[seat]:
        state.todo += (("keeping", seat, left),)
        flow.ask(state, "keep", seat)
        return
    kept = state.kept[seat]
    state.kept[seat] = ()
    discarded = state.hand[seat]
    if discarded and emit:
        emit(events.Discarded(seat, discarded))
    for card in discarded:
        flow.leave_hand(state, seat, card)
    flow.put_away(state, seat, discarded)
    state.hand[seat] = kept


def choose_keep(state: State, card: int, emit: Emit | None) -> None:
    """The card is kept in secret, or no more are."""
    seat, left = flow.pop(state)
    if card == NONE:
        left = 1
    else:
        state.hand[seat] = without(state.hand[seat], card)
        state.kept[seat] = tuple(sorted((*state.kept[seat], card)))
        if emit:
            emit(events.Kept(seat, card))
    keep(state, emit, seat, left - 1)


def clear(state: State, emit: Emit | None) -> None:
    """Played cards, defence cards, construction, damage: all is cleared away; the path moves."""
    for seat in range(state.players):
        lying = tuple(card for owner, _cell, card in state.guards if owner == seat)
        flow.put_away(state, seat, state.area[seat] + lying)
        state.area[seat] = ()
        state.fresh[seat] = state.hurt[seat] = state.attackers[seat] = 0
    state.guards = ()
    state.struck, state.marked = (), 0
    state.loot = [0] * len(state.loot)
    state.draco = state.completed = 0
    river.flow_on(state, emit)
    state.first = (state.first + 1) % state.players
    begin(state, emit)


def final(state: State, emit: Emit | None) -> None:
    """Bonuses, which bring no favours; a tie is broken by bonuses that were not in the game."""
    for bonus in state.bonuses:
        seats = leaders(state, bonus, range(state.players))
        if seats:
            points = share(len(seats))
            for seat in seats:
                state.points[seat] += points
                state.earned[seat * S + BONUSES_] += points
            if emit:
                emit(events.BonusScored(bonus, tuple(seats), points))
    best = tied(state)
    if len(best) > 1:
        spare = spare_bonuses(state)
        state.rng.shuffle(spare)
        for bonus in spare:
            state.spare += (bonus,)
            alone = leaders(state, bonus, best)
            if emit:
                emit(events.TieChecked(bonus, alone[0] if len(alone) == 1 else NOBODY))
            if len(alone) == 1:
                break
    state.todo, state.ended = (), "target"
    if emit:
        emit(events.GameEnded(state.round))
