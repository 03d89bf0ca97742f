"""What is allowed: each guard returns nothing, or the reason why not."""

from __future__ import annotations

from longhouse.engine.message import Message

from ..data import (
    BUILDINGS,
    CARDS,
    CELLS,
    DRACO_DEFENCE,
    EVERYTHING,
    EXCHANGE,
    HALL,
    HALLS,
    MISSION_CHANGE,
    NONE,
    PER_TYPE,
    PILES,
)
from ..state import State, buildings, numbers, size, without, working_level
from . import attack, effects, means, missions, purse, reasons
from .flow import IS_DEFENCE
from .turn import IS_RESOURCE

PLAYABLE = tuple(bool(card.effect) for card in CARDS)


def always(_state: State, _value: int) -> Message | None:
    """Nothing speaks against it."""
    return None


# -- a turn


def play(state: State, card: int) -> Message | None:
    """A card with an effect, from the hand; or all resource cards."""
    hand = state.hand[state.turn]
    if card == EVERYTHING:
        return None if sum(IS_RESOURCE[c] for c in hand) > 1 else reasons.FEW_RESOURCES
    if card not in hand:
        return reasons.NOT_IN_HAND
    return None if PLAYABLE[card] else reasons.NO_EFFECT


def effect(state: State, card: int) -> Message | None:
    """A unit that attacked before its effect was used."""
    if card in state.pending:
        return None
    return reasons.WAITS if card in state.ready else reasons.NOTHING_OPEN


def _price(state: State, beer: int, gold: int, exchange: bool = True) -> Message | None:
    """Whether it can be paid now; if not, what is missing, and which own cards could bring it."""
    have = purse.funds(state, state.turn)
    if beer <= have[0] and gold <= have[1]:
        return None
    price = means.Price(beer, gold, exchange)
    plain = price._replace(exchange=False)
    held = means.gains(state, (card for card in state.hand[state.turn] if IS_RESOURCE[card]))
    if plain.paid(have, held):
        return reasons.PLAY_FIRST
    if price.paid(have, means.Gains()):
        return reasons.EXCHANGE_FIRST
    if price.paid(have, held):
        return reasons.PLAY_AND_EXCHANGE
    have = have[0] + held.beer, have[1] + held.gold
    need = reasons.need(max(0, beer - have[0]), max(0, gold - have[1]), any(held))
    if sure := means.payers(state, have, plain):
        return reasons.short(need, reasons.SHORT_BUT, sure)
    if sure := means.payers(state, have, price):
        return reasons.short(need, reasons.SHORT_EXCHANGE, sure)
    return reasons.short(need, reasons.SHORT_PERHAPS, means.payment_hopes(state, price))


def buy(state: State, card: int) -> Message | None:
    """From a pile of the board."""
    if card not in PILES:
        return reasons.NOT_SOLD
    if not state.piles[PILES.index(card)]:
        return reasons.SOLD_OUT
    return _price(state, CARDS[card].beer, CARDS[card].gold)


def path(state: State, place: int) -> Message | None:
    """From Odin's Path."""
    if place >= len(state.path):
        return reasons.NO_CARD
    card = CARDS[state.path[place]]
    return reasons.NOT_FOR_SALE if card.type == "undead" else _price(state, card.beer, card.gold)


def build(state: State, building: int) -> Message | None:
    """Within the limits of the Town Hall and of the type."""
    seat = state.turn
    if not state.stock[building]:
        return reasons.SOLD_OUT
    if buildings(state, seat, building) >= PER_TYPE:
        return reasons.THREE_OF_A_TYPE
    if size(state, seat) >= HALLS[working_level(state, seat)].limit:
        return (
            reasons.ROOM_LATER if size(state, seat) < HALLS[state.level[seat]].limit else reasons.VILLAGE_FULL
        )
    return _price(state, BUILDINGS[building].beer, BUILDINGS[building].gold)


def upgrade(state: State, _nothing: int) -> Message | None:
    """One level a round."""
    seat = state.turn
    if state.fresh[seat] >> HALL & 1:
        return reasons.UPGRADED
    if state.level[seat] + 1 == len(HALLS):
        return reasons.HIGHEST_LEVEL
    return _price(state, 0, HALLS[state.level[seat] + 1].price)


def aim(state: State, place: int) -> Message | None:
    """A building of the one opponent of this turn, without damage, that can be overcome."""
    seat, cell = divmod(place, CELLS)
    if seat >= state.players:
        return reasons.NO_SEAT
    if seat == state.turn:
        return reasons.OWN_VILLAGE
    if not state.built[seat] >> cell & 1:
        return reasons.NO_BUILDING
    if seat not in attack.foes(state):
        return reasons.TAKEN_FOE if state.foe < 0 else reasons.OTHER_FOE
    if state.fresh[seat] >> cell & 1:
        return reasons.UNDER_CONSTRUCTION
    if state.hurt[seat] >> cell & 1:
        return reasons.DAMAGED
    if not attack.attackable(state, seat) >> cell & 1:
        return reasons.STRUCK
    return _overcome(state, attack.defence_of(state, seat, cell))


def _overcome(state: State, defence: int) -> Message | None:
    """Whether it can be attacked now; if not, how strong an attack could be, and which cards could help."""
    now = attack.greatest(state.ready + state.hand[state.turn], state.boost)
    if now >= defence:
        return None
    sure = means.strengtheners(state, defence)
    return reasons.weak(now, defence, sure, () if sure else means.strength_hopes(state))


def aim_draco(state: State, _nothing: int) -> Message | None:
    """Once a round."""
    if state.draco >> state.turn & 1:
        return reasons.DRACO_ONCE
    return _overcome(state, DRACO_DEFENCE)


def aim_undead(state: State, place: int) -> Message | None:
    """Any undead of Odin's Path."""
    if place >= len(state.path) or CARDS[state.path[place]].type != "undead":
        return reasons.NO_UNDEAD
    return _overcome(state, attack.STRENGTH[state.path[place]])


def complete(state: State, slot: int) -> Message | None:
    """One mission a round, when its goal is met."""
    seat = state.turn
    if slot >= len(state.missions[seat]):
        return reasons.NO_MISSION
    if state.completed >> seat & 1:
        return reasons.MISSION_ONCE
    return None if missions.met(state, seat, state.missions[seat][slot]) else reasons.NOT_MET


def change(state: State, slot: int) -> Message | None:
    """One mission a turn, for gold."""
    if slot >= len(state.missions[state.turn]):
        return reasons.NO_MISSION
    if state.changed:
        return reasons.CHANGE_ONCE
    return _price(state, 0, MISSION_CHANGE) if state.mission_deck else reasons.NO_MISSIONS_LEFT


def exchange(state: State, resource: int) -> Message | None:
    """Two of a kind."""
    beer, gold = (0, EXCHANGE) if resource else (EXCHANGE, 0)
    return _price(state, beer, gold, exchange=False)


def use(state: State, cell: int) -> Message | None:
    """A token that payment would not take first."""
    if not state.built[state.turn] >> cell & 1:
        return reasons.NO_BUILDING
    if not state.tokens[state.turn * CELLS + cell]:
        return reasons.NO_TOKEN
    return None if cell in purse.choices(state, state.turn) else reasons.SPENT_ANYWAY


def give_back(state: State, cell: int) -> Message | None:
    """One building a turn, not one under construction."""
    if not state.built[state.turn] >> cell & 1:
        return reasons.NO_BUILDING
    if state.returned:
        return reasons.RETURN_ONCE
    return reasons.UNDER_CONSTRUCTION if state.fresh[state.turn] >> cell & 1 else None


def earn(_state: State, _card: int) -> Message | None:
    """An open favour: one might want to buy it."""
    return reasons.EARNED


# -- an attack


def send(state: State, card: int) -> Message | None:
    """A unit, a hero, or a weapon that has somebody to carry it."""
    rest = state.ready + state.hand[state.turn]
    if card not in rest:
        return reasons.NOT_READY
    if not attack.FIGHTS[card]:
        return reasons.NO_FIGHTER
    return _arm(state, card, rest) if attack.IS_WEAPON[card] else None


def _arm(state: State, weapon: int, rest: tuple[int, ...]) -> Message | None:
    """A weapon needs a unit, and must not take it from a stronger one without which the attack fails."""
    free = attack.carriers(state.force)
    if not free:
        return reasons.NO_CARRIER
    so_far = attack.strength_of((*state.force, weapon), state.boost)
    more = attack.greatest(without(rest, weapon), state.boost, free - 1)
    return None if so_far + more >= attack.resistance(state) else reasons.STRONGER_WEAPON


def strike(state: State, _nothing: int) -> Message | None:
    """At least as strong as what can be seen of the defence."""
    enough = attack.strength_of(state.force, state.boost) >= attack.resistance(state)
    return None if enough else reasons.TOO_LITTLE


def react(state: State, card: int) -> Message | None:
    """A defence card of the hand, or none; a hero trap only against a hero."""
    if card == NONE:
        return None
    if card not in state.hand[state.who]:
        return reasons.NOT_IN_HAND
    if not IS_DEFENCE[card]:
        return reasons.NO_DEFENCE
    return reasons.NO_HERO if card == attack.TRAP and not attack.free_heroes(state) else None


def trap(state: State, card: int) -> Message | None:
    """A hero of the attack."""
    return None if card in attack.free_heroes(state) else reasons.NO_HERO_THERE


def lose(state: State, card: int) -> Message | None:
    """A defence card of the hand."""
    if card not in state.hand[state.who]:
        return reasons.NOT_IN_HAND
    return None if IS_DEFENCE[card] else reasons.NO_DEFENCE


# -- effects


def store(state: State, cell: int) -> Message | None:
    """A container with room."""
    seat, resource = numbers(state.todo[-1])
    return None if cell in purse.rooms(state, seat, resource) else reasons.NO_ROOM


def rob(state: State, place: int) -> Message | None:
    """A container with a token."""
    return None if place in effects.robbable(state, *effects.robbing(state)) else reasons.NOTHING_TO_TAKE


def favour(state: State, card: int) -> Message | None:
    """One of the favours that lie open."""
    return None if card in state.open or card == state.flipped else reasons.NOT_OPEN


def destroy_hand(state: State, card: int) -> Message | None:
    """A card of the hand, or none."""
    return None if card == NONE or card in state.hand[state.turn] else reasons.NOT_IN_HAND


def destroy_discard(state: State, card: int) -> Message | None:
    """A card of the discard pile."""
    return None if card in state.discard[state.turn] else reasons.NOT_DISCARDED


def recall(state: State, card: int) -> Message | None:
    """A card of the discard pile, or none; for the Valkyrie a unit."""
    if card == NONE:
        return None
    if card not in state.discard[state.turn]:
        return reasons.NOT_DISCARDED
    _, units = numbers(state.todo[-1])
    return reasons.UNITS_ONLY if units and not attack.IS_UNIT[card] else None


def spy(state: State, seat: int) -> Message | None:
    """Any opponent."""
    return None if seat < state.players and seat != state.turn else reasons.NO_SEAT


def drop(state: State, card: int) -> Message | None:
    """A defence card of the hand that was shown, or none."""
    if card == NONE:
        return None
    (victim,) = numbers(state.todo[-1])
    if card not in state.hand[victim]:
        return reasons.NOT_THEIRS
    return None if IS_DEFENCE[card] else reasons.NO_DEFENCE


def fill(state: State, number: int) -> Message | None:
    """So many that the containers after it can hold the rest, each no more than the one before."""
    seat, resource, place, left, most = numbers(state.todo[-1])
    stores = purse.usable_stores(state, seat, resource)[place:]
    return None if -(-left // len(stores)) <= number <= min(most, left) else reasons.NOT_SO_MANY


def keep(state: State, card: int) -> Message | None:
    """A card of the hand, or none."""
    return None if card == NONE or card in state.hand[state.who] else reasons.NOT_IN_HAND
