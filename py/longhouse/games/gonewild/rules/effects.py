"""What cards do: one function for each verb of `Card.effect`."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from .. import events
from ..data import BREWERY, CARDS, CELLS, GOLD_FACTORY, HALL, NONE, PILES
from ..events import Emit
from ..state import State, Value, buildings, without
from . import attack, flow, purse


def run(state: State, card: int, emit: Emit | None) -> None:
    """The effect of a card that was just played, step by step."""
    steps = CARDS[card].effect
    if all(step[0] in _AT_ONCE for step in steps):
        for verb, *values in steps:
            _AT_ONCE[verb](state, emit, *values)
    else:
        for step in reversed(steps):
            flow.push(state, *step)


# -- verbs that need no decision


def gain(state: State, emit: Emit | None, beer: int, gold: int) -> None:
    """Resources that cannot be stored."""
    if beer or gold:
        purse.gain(state, beer, gold)
        if emit:
            emit(events.Gained(state.turn, beer, gold))


def _draw(state: State, emit: Emit | None, number: int) -> None:
    flow.draw(state, state.turn, number, emit)


def _boost(state: State, emit: Emit | None, strength: int) -> None:
    """Odin's Boost: units, not heroes, until the end of the turn."""
    state.boost += strength
    if emit:
        emit(events.Boosted(state.turn, strength))


def _dig(state: State, emit: Emit | None, wanted: str) -> None:
    flow.dig(state, state.turn, wanted, emit)


def _brew(state: State, emit: Emit | None) -> None:
    """A beer for each brewery, those under construction included."""
    gain(state, emit, buildings(state, state.turn, BREWERY), 0)


def _mine(state: State, emit: Emit | None) -> None:
    """A gold for each gold factory, those under construction included."""
    gain(state, emit, 0, buildings(state, state.turn, GOLD_FACTORY))


# -- verbs that may put a question


def _choose(state: State, _emit: Emit | None) -> None:
    """Crystal: beer or gold."""
    flow.ask(state, "choose", state.turn)


def _destroy(state: State, _emit: Emit | None) -> None:
    """Crystal: a card of hand or discard pile may leave the game."""
    if state.hand[state.turn] or state.discard[state.turn]:
        flow.ask(state, "destroy", state.turn)


def _rob(state: State, emit: Emit | None, resource: int) -> None:
    """Thefts: a token from an opponent's container, else a resource for this turn."""
    others = [seat for seat in range(state.players) if seat != state.turn]
    if not _ask_rob(state, emit, others, resource):
        gain(state, emit, int(resource == 0), int(resource == 1))


def _tax(state: State, _emit: Emit | None, resource: int) -> None:
    """Taxes: from each opponent in turn."""
    for step in range(state.players - 1, 0, -1):
        flow.push(state, "levy", (state.turn + step) % state.players, resource)


def _levy(state: State, emit: Emit | None, victim: int, resource: int) -> None:
    """From one opponent's container if possible, else from the supply."""
    if not _ask_rob(state, emit, [victim], resource):
        flow.push(state, "store", state.turn, resource)


def robbable(state: State, victims: Iterable[int], resource: int) -> list[int]:
    """Containers with tokens, as seat * CELLS + cell."""
    return [
        seat * CELLS + cell
        for seat in victims
        for cell in purse.STORING[resource]
        if state.tokens[seat * CELLS + cell]
    ]


def robbing(state: State) -> tuple[tuple[int, ...], int]:
    """From whom one may take now, and what."""
    _, victims, resource = state.todo[-1]
    assert isinstance(victims, tuple) and isinstance(resource, int)
    return victims, resource


def _ask_rob(state: State, emit: Emit | None, victims: list[int], resource: int) -> bool:
    places = robbable(state, victims, resource)
    if len(places) == 1:
        attack.take_token(state, state.turn, *divmod(places[0], CELLS), emit)
    elif places:
        state.todo += (("robbing", tuple(victims), resource),)
        flow.ask(state, "rob", state.turn)
    return bool(places)


def _store(state: State, emit: Emit | None, seat: int, resource: int) -> None:
    """A storable token: into a container with room, or onto the Town Hall for this turn."""
    rooms = purse.rooms(state, seat, resource)
    if len(rooms) > 1:
        state.todo += (("storing", seat, resource),)
        flow.ask(state, "store", seat)
    else:
        _put_token(state, seat, resource, rooms[0] if rooms else HALL, emit)


def _put_token(state: State, seat: int, resource: int, cell: int, emit: Emit | None) -> None:
    if cell == HALL:
        state.loot[seat * 2 + resource] += 1
    else:
        state.tokens[seat * CELLS + cell] += 1
    if emit:
        emit(events.Stored(seat, resource, cell))


def _reward(state: State, _emit: Emit | None) -> None:
    """Draco: a resource of one's choice."""
    state.todo += (("rewarding",),)
    flow.ask(state, "reward", state.turn)


def _muster(state: State, _emit: Emit | None) -> None:
    """Valkyrie: a unit from the discard pile."""
    _ask_recall(state, 1, True)


def _recall(state: State, _emit: Emit | None, number: int) -> None:
    """Resurrection: cards from the discard pile."""
    _ask_recall(state, number, False)


def _ask_recall(state: State, left: int, units: bool) -> None:
    cards = state.discard[state.turn]
    if left and any(not units or attack.IS_UNIT[card] for card in cards):
        state.todo += (("recalling", left, units),)
        flow.ask(state, "recall", state.turn)


def _spy(state: State, emit: Emit | None) -> None:
    """Loki's Lens: an opponent shows the hand."""
    if state.players > 2:
        flow.ask(state, "spy", state.turn)
    else:
        spy(state, 1 - state.turn, emit)


# -- answers


def take(state: State, resource: int, emit: Emit | None) -> None:
    """Crystal's resource is for this turn; Draco's is a token."""
    if state.todo[-1] == ("rewarding",):
        flow.pop(state)
        flow.push(state, "store", state.turn, resource)
    else:
        gain(state, emit, 1 - resource, resource)


def destroy_hand(state: State, card: int, emit: Emit | None) -> None:
    """Crystal: a card of the hand, or none."""
    if card != NONE:
        flow.leave_hand(state, state.turn, card)
        _remove(state, card, emit)


def destroy_discard(state: State, card: int, emit: Emit | None) -> None:
    """Crystal: a card of the discard pile."""
    state.discard[state.turn] = without(state.discard[state.turn], card)
    _remove(state, card, emit)


def _remove(state: State, card: int, emit: Emit | None) -> None:
    """Cards of the board go back to their pile, all others out of the game."""
    if card in PILES:
        state.piles[PILES.index(card)] += 1
    if emit:
        emit(events.Destroyed(state.turn, card))


def rob(state: State, place: int, emit: Emit | None) -> None:
    """The container was chosen."""
    flow.pop(state)
    attack.take_token(state, state.turn, *divmod(place, CELLS), emit)


def store(state: State, cell: int, emit: Emit | None) -> None:
    """The container for a token was chosen."""
    seat, resource = flow.pop(state)
    _put_token(state, seat, resource, cell, emit)


def recall(state: State, card: int, emit: Emit | None) -> None:
    """A card from the discard pile, or no more."""
    left, units = flow.pop(state)
    if card == NONE:
        return
    seat = state.turn
    state.discard[seat] = without(state.discard[seat], card)
    flow.take_openly(state, seat, card)
    if emit:
        emit(events.Recalled(seat, card))
    _ask_recall(state, left - 1, bool(units))


def spy(state: State, victim: int, emit: Emit | None) -> None:
    """The hand is shown; a defence card of it may be thrown out."""
    seat, hand = state.turn, state.hand[victim]
    state.known[seat * state.players + victim] = hand
    if emit:
        emit(events.HandShown(seat, victim, hand))
    if hand:  # asked in any case, so that the others do not learn what was seen
        state.todo += (("spying", victim),)
        flow.ask(state, "drop", seat)


def drop(state: State, card: int, emit: Emit | None) -> None:
    """The defence card, or none."""
    (victim,) = flow.pop(state)
    if card != NONE:
        flow.leave_hand(state, victim, card)
        flow.put_away(state, victim, (card,))
        if emit:
            emit(events.DefenceLost(victim, card))


def favour(state: State, emit: Emit | None, seat: int) -> None:
    """A third favour is turned up, and the seat chooses one; nothing when there are none left."""
    if state.favours:
        state.flipped, state.favours = state.favours[0], state.favours[1:]
        if emit:
            emit(events.FavourFlipped(state.flipped))
    if state.flipped >= 0 or state.open:
        flow.ask(state, "favour", seat)


def choose_favour(state: State, card: int, emit: Emit | None) -> None:
    """The chosen favour is played with in the next shuffle; the turned-up one fills the gap."""
    if card != state.flipped:
        rest = without(state.open, card)
        state.open = rest if state.flipped < 0 else (*rest, state.flipped)
    state.flipped = -1
    state.area[state.who] += (card,)
    state.gone = tuple(sorted((*state.gone, card)))
    if emit:
        emit(events.FavourTaken(state.who, card))


_AT_ONCE: dict[Value, Callable[..., None]] = {
    "gain": gain, "draw": _draw, "boost": _boost, "dig": _dig, "brew": _brew, "mine": _mine,
}  # fmt: skip

# Every verb, as a task of the stack.
VERBS: dict[Value, Callable[..., None]] = {
    **_AT_ONCE,
    "choose": _choose, "destroy": _destroy, "rob": _rob, "tax": _tax, "levy": _levy, "store": _store,
    "reward": _reward, "muster": _muster, "recall": _recall, "spy": _spy, "favour": favour,
}  # fmt: skip
