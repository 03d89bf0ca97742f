"""A turn: playing cards, buying, building, missions, exchange."""

from __future__ import annotations

from collections.abc import Iterable

from .. import events
from ..data import (
    BUILDINGS,
    CARDS,
    CELLS,
    CONTAINERS,
    EVERYTHING,
    EXCHANGE,
    GOLD,
    HALL,
    HALLS,
    MISSION_CHANGE,
    MISSIONS,
    PER_TYPE,
    PILES,
    PRODUCERS,
)
from ..events import Emit
from ..state import BOUGHT, HALL_, MISSIONS_, State, without
from . import attack, effects, flow, purse, river

IS_RESOURCE = tuple(card.type == "resource" for card in CARDS)
_BIT = {name: 1 << bit for bit, name in enumerate(BOUGHT)}
# what a bought card counts as for missions: a unit or defence of Odin's Path counts as both
_COUNTS_AS = tuple(
    (_BIT["odin"] if card.group == "odin" else 0) | _BIT.get(card.type, 0) for card in CARDS
)  # fmt: skip


def play(state: State, card: int, emit: Emit | None) -> None:
    """Play a card for its effect; units and heroes stay ready to attack."""
    seat = state.turn
    if card == EVERYTHING:
        _play_resources(state, seat, emit)
        return
    flow.play_out(state, seat, card)
    if attack.FIGHTS[card]:
        state.ready += (card,)
    if emit:
        emit(events.Played(seat, (card,)))
    effects.run(state, card, emit)


def _play_resources(state: State, seat: int, emit: Emit | None) -> None:
    cards = tuple(card for card in state.hand[seat] if IS_RESOURCE[card])
    if emit:
        emit(events.Played(seat, cards))
    for card in cards:
        flow.play_out(state, seat, card)
    effects.gain(state, emit, *resources_of(cards))


def resources_of(cards: Iterable[int]) -> tuple[int, int]:
    """What resource cards give when they are played."""
    gains = [CARDS[card].effect[0] for card in cards if IS_RESOURCE[card]]
    return sum(int(gain[1]) for gain in gains), sum(int(gain[2]) for gain in gains)


def effect(state: State, card: int, emit: Emit | None) -> None:
    """The effect of a unit that attacked first."""
    state.pending = without(state.pending, card)
    if emit:
        emit(events.Played(state.turn, (card,)))
    effects.run(state, card, emit)


def buy(state: State, card: int, emit: Emit | None) -> None:
    """A unit or defence from its pile."""
    state.piles[PILES.index(card)] -= 1
    _bought(state, card, emit)


def buy_from_path(state: State, place: int, emit: Emit | None) -> None:
    """A card of Odin's Path."""
    card = state.path[place]
    _bought(state, card, emit)
    river.remove(state, place, emit)


def _bought(state: State, card: int, emit: Emit | None) -> None:
    """It goes to the cards played this round, never into the hand."""
    row = CARDS[card]
    purse.spend(state, state.turn, row.beer, row.gold)
    state.area[state.turn] += (card,)
    state.bought |= _COUNTS_AS[card]
    if emit:
        emit(events.CardBought(state.turn, card))


def build(state: State, building: int, emit: Emit | None) -> None:
    """A building, under construction until the end of the round."""
    seat, row = state.turn, BUILDINGS[building]
    purse.spend(state, seat, row.beer, row.gold)
    state.stock[building] -= 1
    first = building * PER_TYPE
    cell = next(c for c in range(first, first + PER_TYPE) if not state.built[seat] >> c & 1)
    state.built[seat] |= 1 << cell
    state.fresh[seat] |= 1 << cell
    state.bought |= _BIT["building"]
    if emit:
        emit(events.BuildingBought(seat, building))


def upgrade(state: State, _nothing: int, emit: Emit | None) -> None:
    """The next level of the Town Hall; points for the last one are paid at once."""
    seat = state.turn
    hall = HALLS[state.level[seat] + 1]
    purse.spend(state, seat, 0, hall.price)
    state.level[seat] += 1
    state.fresh[seat] |= 1 << HALL
    if emit:
        emit(events.HallUpgraded(seat, state.level[seat]))
    if hall.bonus:
        flow.award(state, seat, HALL_, hall.bonus, emit)


def give_back(state: State, cell: int, emit: Emit | None) -> None:
    """Return a building: tokens are lost, defence cards on it are done, the slot is free at once."""
    seat, bit = state.turn, 1 << cell
    state.returned = True
    state.built[seat] &= ~bit
    state.hurt[seat] &= ~bit
    state.struck = tuple(row for row in state.struck if row[0] != seat * CELLS + cell)
    tokens, state.tokens[seat * CELLS + cell] = state.tokens[seat * CELLS + cell], 0
    state.stock[cell // PER_TYPE] += 1
    lying = [guard for guard in state.guards if guard[0] == seat and guard[1] == cell]
    for guard in lying:
        state.area[seat] += (guard[2],)
    state.guards = tuple(guard for guard in state.guards if guard not in lying)
    if emit:
        emit(events.BuildingReturned(seat, cell // PER_TYPE))
    lost = (0, tokens) if holds_gold(cell) else (tokens, 0)
    flow.tokens_lost(state, seat, lost, "returned", emit)


def holds_gold(cell: int) -> bool:
    """Whether the tokens of a building are gold bars."""
    return cell // PER_TYPE in (PRODUCERS[GOLD], CONTAINERS[GOLD])


def complete(state: State, slot: int, emit: Emit | None) -> None:
    """A mission is completed: points at once."""
    seat = state.turn
    mission = state.missions[seat][slot]
    state.missions[seat] = without(state.missions[seat], mission)
    state.done[seat] += (mission,)
    state.completed |= 1 << seat
    if emit:
        emit(events.MissionCompleted(seat, mission))
    flow.award(state, seat, MISSIONS_, MISSIONS[mission].points, emit)


def change(state: State, slot: int, emit: Emit | None) -> None:
    """Pay for another mission; the old one goes to the bottom of the deck."""
    seat = state.turn
    purse.spend(state, seat, 0, MISSION_CHANGE)
    state.changed = True
    old = state.missions[seat][slot]
    new = state.mission_deck[0]
    state.mission_deck = (*state.mission_deck[1:], old)
    state.buried = min(state.buried + 1, len(state.mission_deck))
    state.missions[seat] = tuple(new if i == slot else m for i, m in enumerate(state.missions[seat]))
    if emit:
        emit(events.MissionChanged(seat, old))
        emit(events.MissionDrawn(seat, new))


def exchange(state: State, resource: int, emit: Emit | None) -> None:
    """Two of one resource for one of the other, which cannot be stored; no spending for missions."""
    purse.pay(state, state.turn, resource, EXCHANGE)
    purse.gain(state, int(resource == GOLD), int(resource != GOLD))
    if emit:
        emit(events.Exchanged(state.turn, resource))


def use(state: State, cell: int, emit: Emit | None) -> None:
    """A token to be spent before others."""
    state.tokens[state.turn * CELLS + cell] -= 1
    gold = holds_gold(cell)
    purse.gain(state, int(not gold), int(gold))
    if emit:
        emit(events.TokenUsed(state.turn, cell))
