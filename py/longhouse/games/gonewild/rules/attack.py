"""Attacks: target, force, the defender's answer, damage or repulse."""

from __future__ import annotations

from .. import events
from ..data import (
    BUILDINGS,
    CARD,
    CARDS,
    CELLS,
    CONTAINERS,
    DRACO_DEFENCE,
    HALL,
    HALLS,
    MISSIONS,
    NONE,
    PER_TYPE,
    UNDEAD_GOLD,
    UNDEAD_POINTS,
)
from ..events import Emit
from ..state import (
    DAMAGED_HALL,
    DAMAGED_ONE,
    DAMAGED_STRONG,
    DEFENCE,
    DRACO,
    NOTHING,
    REWARDS,
    UNDEAD,
    UNDEAD_AT,
    State,
    without,
)
from . import flow, river

STRENGTH = tuple(card.strength for card in CARDS)
IS_UNIT = tuple(card.type == "unit" for card in CARDS)
IS_HERO = tuple(card.type == "hero" for card in CARDS)
IS_WEAPON = tuple(card.type == "weapon" for card in CARDS)
FIGHTS = tuple(card.type in ("unit", "hero", "weapon") for card in CARDS)
HAS_EFFECT = tuple(bool(card.effect) for card in CARDS)
ASSASSIN, GRENDEL, TRAP, SHOCKWAVE = (
    CARD["assassin"], CARD["grendel"], CARD["hero_trap"], CARD["shockwave_tower"],
)  # fmt: skip
# printed strength that one mission asks for
STRONG = next(int(row.goal[1]) for row in MISSIONS if row.goal[0] == "strong")


def defence_of(state: State, seat: int, cell: int) -> int:
    """Of a building with all that protects it now."""
    value = HALLS[state.level[seat]].defence if cell == HALL else BUILDINGS[cell // PER_TYPE].defence
    for owner, where, card in state.guards:
        if owner == seat and (where == cell or card == SHOCKWAVE):
            value += STRENGTH[card]
    return value


def protection(state: State, seat: int, cell: int) -> list[int]:
    """The defence cards that count for a building: those on it, and towers that protect the whole village."""
    return [card for owner, at, card in state.guards if owner == seat and (at == cell or card == SHOCKWAVE)]


def resistance(state: State) -> int:
    """Of what is attacked now."""
    if state.aim == DRACO:
        return DRACO_DEFENCE
    if state.aim > DRACO:
        return STRENGTH[state.path[state.aim - UNDEAD_AT]]
    return defence_of(state, *divmod(state.aim, CELLS))


def strength_of(cards: tuple[int, ...], boost: int) -> int:
    """Of units, heroes and weapons together."""
    return sum(STRENGTH[card] + boost * IS_UNIT[card] for card in cards)


def greatest(cards: tuple[int, ...], boost: int, carriers: int = 0) -> int:
    """The most that the cards could add: every weapon needs a unit of its own to carry it."""
    total, units, weapons = 0, carriers, []
    for card in cards:
        if IS_UNIT[card]:
            total += STRENGTH[card] + boost
            units += 1
        elif IS_HERO[card]:
            total += STRENGTH[card]
        elif IS_WEAPON[card]:
            weapons.append(STRENGTH[card])
    if weapons and units:  # harmless: only quicker, since else nothing would be added
        weapons.sort(reverse=True)
        total += sum(weapons[:units])
    return total


def carriers(cards: tuple[int, ...]) -> int:
    """Units among them that carry no weapon."""
    return sum(IS_UNIT[card] - IS_WEAPON[card] for card in cards)


def enough(state: State) -> bool:
    """Whether the attack, with all that could still be sent, overcomes what is attacked."""
    more = greatest(state.ready + state.hand[state.turn], state.boost, carriers(state.force))
    return strength_of(state.force, state.boost) + more >= resistance(state)


def foes(state: State) -> list[int]:
    """Opponents that may be attacked: one a turn, none attacked by another, unless all are."""
    seat = state.turn
    if state.foe >= 0:
        return [state.foe]
    others = [other for other in range(state.players) if other != seat]
    free = [other for other in others if not state.attackers[other] & ~(1 << seat)]
    return free or others


def remembers_buildings(state: State) -> bool:
    """Rules version 2 knows which buildings were attacked; version 1 looked at damage tokens only."""
    return state.rules >= 2


def attackable(state: State, foe: int) -> int:
    """The cells of an opponent that may be attacked, as bits; none that somebody else attacked this round."""
    cells = state.built[foe] & ~state.fresh[foe] & ~state.hurt[foe]
    for place, attacker in state.struck:
        if attacker != state.turn and place // CELLS == foe:
            cells &= ~(1 << place % CELLS)
    return cells


# -- answers


def aim(state: State, place: int, _emit: Emit | None) -> None:
    """Choose a building."""
    state.aim = place
    state.todo += (("turn",),)
    state.ask = "force"


def aim_draco(state: State, _nothing: int, emit: Emit | None) -> None:
    """Choose Draco."""
    aim(state, DRACO, emit)


def aim_undead(state: State, place: int, emit: Emit | None) -> None:
    """Choose an undead of Odin's Path."""
    aim(state, UNDEAD_AT + place, emit)


def send(state: State, card: int, _emit: Emit | None) -> None:
    """One more card with the attack; its effect, if it has one, may follow later in the turn."""
    if card in state.ready:
        state.ready = without(state.ready, card)
    else:
        flow.play_out(state, state.turn, card)
        if HAS_EFFECT[card]:
            state.pending += (card,)
    state.force += (card,)
    state.ask = "force"


def strike(state: State, _nothing: int, emit: Emit | None) -> None:
    """Declare the attack."""
    seat = state.turn
    if state.aim == DRACO:
        state.draco |= 1 << seat
        if emit:
            emit(events.DracoBeaten(seat, state.force))
        _dismiss(state)
        flow.push(state, "reward")
    elif state.aim > DRACO:
        _beat_undead(state, state.aim - UNDEAD_AT, emit)
    else:
        _declare(state, emit)


def _beat_undead(state: State, place: int, emit: Emit | None) -> None:
    seat, card, force = state.turn, state.path[place], state.force
    _dismiss(state)
    if emit:
        emit(events.UndeadBeaten(seat, card, force))
    state.odin_out = tuple(sorted((*state.odin_out, card)))
    river.remove(state, place, emit)
    flow.push(state, "store", seat, int(card == UNDEAD_GOLD))
    flow.award(state, seat, UNDEAD, UNDEAD_POINTS, emit)


def _declare(state: State, emit: Emit | None) -> None:
    seat, (victim, cell) = state.turn, divmod(state.aim, CELLS)
    state.attackers[victim] |= 1 << seat
    state.foe = victim
    if remembers_buildings(state) and (state.aim, seat) not in state.struck:
        state.struck = tuple(sorted((*state.struck, (state.aim, seat))))
    if emit:
        power = strength_of(state.force, state.boost)
        emit(events.AttackDeclared(seat, victim, cell, state.force, power, resistance(state)))
    flow.push(state, "resolve")
    flow.push(state, "react")
    for card in state.force:
        if card == ASSASSIN:
            flow.push(state, "lose", victim)


def lose(state: State, card: int, emit: Emit | None) -> None:
    """Assassin: the defender discards a defence card."""
    seat = state.who
    flow.leave_hand(state, seat, card)
    flow.put_away(state, seat, (card,))
    if emit:
        emit(events.DefenceLost(seat, card))


def react(state: State, card: int, emit: Emit | None) -> None:
    """The defender plays a defence card on the attacked building, or no more."""
    if card == NONE:
        return
    seat = state.who
    flow.leave_hand(state, seat, card)
    state.guards += ((seat, state.aim % CELLS, card),)
    state.reactions += 1
    if emit:
        emit(events.DefencePlayed(seat, card))
    flow.push(state, "react")
    if card == TRAP:
        heroes = free_heroes(state)
        if len(heroes) > 1:
            flow.push(state, "trap")
        else:
            trap(state, heroes[0], emit)


def free_heroes(state: State) -> list[int]:
    """Heroes of the attack that are in no trap."""
    return sorted(card for card in state.force if IS_HERO[card] and card not in state.trapped)


def trap(state: State, card: int, emit: Emit | None) -> None:
    """Hero Trap: that hero's strength is lost, and it counts as repulsed."""
    state.trapped += (card,)
    victim = state.aim // CELLS
    if emit:
        emit(events.HeroTrapped(victim, card))
    flow.award(state, victim, DEFENCE, 1, emit)


# -- what follows


def mark_defender(state: State, victim: int) -> None:
    """Total defence: a token on the Town Hall says that the player was attacked; it is no damage."""
    if remembers_buildings(state):
        state.marked |= 1 << victim
    else:
        state.hurt[victim] |= 1 << HALL


def ask_lose(state: State, emit: Emit | None, victim: int) -> None:
    """Assassin: asked only if there is a card to lose; if not, all have seen that there is none."""
    if any(flow.IS_DEFENCE[card] for card in state.hand[victim]):
        flow.ask(state, "lose", victim)
        if emit:
            emit(events.DefenceFound(victim))
    elif state.bare[victim] < len(state.hand[victim]):  # a second assassin tells nothing new
        state.bare[victim] = len(state.hand[victim])
        if emit:
            emit(events.NoDefence(victim))


def ask_react(state: State, _emit: Emit | None) -> None:
    """A defender with cards in hand is always asked, so that silence tells nothing."""
    victim = state.aim // CELLS
    if state.hand[victim] and not (state.reactions and GRENDEL in state.force):
        flow.ask(state, "react", victim)


def ask_trap(state: State, _emit: Emit | None) -> None:
    """Which of several heroes falls into the trap."""
    flow.ask(state, "trap", state.aim // CELLS)


def resolve(state: State, emit: Emit | None) -> None:
    """Strength against defence."""
    victim, cell = divmod(state.aim, CELLS)
    strength = strength_of(state.force, state.boost) - strength_of(state.trapped, 0)
    force, trapped = state.force, state.trapped
    defence = resistance(state)
    _dismiss(state)
    if strength >= defence:
        _damage(state, victim, cell, force, emit)
        return
    if emit:
        emit(events.Repulsed(state.turn, victim, cell))
    repulsed = sum(IS_UNIT[card] or IS_HERO[card] for card in force) - len(trapped)
    if repulsed:
        flow.award(state, victim, DEFENCE, repulsed, emit)


def _dismiss(state: State) -> None:
    state.aim, state.force, state.trapped, state.reactions = NOTHING, (), (), 0


def _damage(state: State, victim: int, cell: int, force: tuple[int, ...], emit: Emit | None) -> None:
    """A damage token, and the rewards that are paid at once."""
    seat = state.turn
    state.hurt[victim] |= 1 << cell
    state.hits += 1
    state.feats |= DAMAGED_ONE
    if any(IS_UNIT[card] and STRENGTH[card] >= STRONG for card in force):
        state.feats |= DAMAGED_STRONG
    if emit:
        emit(events.Damaged(seat, victim, cell))
    if cell == HALL:
        state.feats |= DAMAGED_HALL
        hall = HALLS[state.level[victim]]
        if hall.favour:
            flow.push(state, "favour", seat)
        flow.award(state, seat, REWARDS, hall.reward, emit)
    elif cell // PER_TYPE in CONTAINERS and state.tokens[victim * CELLS + cell]:
        take_token(state, seat, victim, cell, emit)


def take_token(state: State, seat: int, victim: int, cell: int, emit: Emit | None) -> None:
    """A token goes from a container to another player."""
    resource = CONTAINERS.index(cell // PER_TYPE)
    state.tokens[victim * CELLS + cell] -= 1
    if emit:
        emit(events.Robbed(seat, victim, resource))
    flow.push(state, "store", seat, resource)
