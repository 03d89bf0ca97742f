"""What happens next: the stack of things to do, points, and cards on their way."""

from __future__ import annotations

from collections.abc import Sequence

from .. import events
from ..data import CARDS, THRESHOLDS
from ..events import Emit
from ..state import S, State, Value, numbers, without

IS_DEFENCE = tuple(card.type == "defence" for card in CARDS)


def push(state: State, *task: Value) -> None:
    """Do this before all that already waits; a turn that is interrupted goes on afterwards."""
    if state.ask == "turn":
        state.ask = ""
        state.todo += (("turn",), task)
    else:
        state.todo += (task,)


def pop(state: State) -> tuple[int, ...]:
    """What waited for the answer is done; its values."""
    task = state.todo[-1]
    state.todo = state.todo[:-1]
    return numbers(task)


def ask(state: State, question: str, who: int) -> None:
    """Put a question to a seat."""
    state.ask, state.who = question, who


def award(state: State, seat: int, source: int, points: int, emit: Emit | None) -> None:
    """Points at once; whoever reaches a threshold chooses a Divine Favour before anything else."""
    before = state.points[seat]
    state.points[seat] = before + points
    state.earned[seat * S + source] += points
    if emit:
        emit(events.Scored(seat, source, points))
    for threshold in THRESHOLDS:
        if before < threshold <= before + points:
            push(state, "favour", seat)


# -- what is lost


def tells_losses(state: State) -> bool:
    """From rules version 2 on: the story of older matches stays as it was recorded."""
    return state.rules >= 2


def tokens_lost(state: State, seat: int, tokens: Sequence[int], why: str, emit: Emit | None) -> None:
    """Tell of tokens, by resource, that nobody can spend any more."""
    if emit and any(tokens) and tells_losses(state):
        emit(events.TokensLost(seat, tokens[0], tokens[1], why))


# -- cards


def draw(state: State, seat: int, number: int, emit: Emit | None) -> None:
    """From the deck into the hand; an empty deck is refilled from the discard pile."""
    deck = state.deck[seat]
    drawn = deck[:number]
    if len(drawn) < number and state.discard[seat]:
        deck = _reshuffled(state, seat, drawn, emit)
        missing = number - len(drawn)
        drawn += deck[:missing]
        state.deck[seat] = deck[missing:]
    else:
        state.deck[seat] = deck[number:]
    if drawn:
        state.hand[seat] = tuple(sorted(state.hand[seat] + drawn))
        if emit:
            emit(events.Drew(seat, drawn))


def _reshuffled(state: State, seat: int, drawn: tuple[int, ...], emit: Emit | None) -> tuple[int, ...]:
    """A new deck. All else lies open, so whoever counts now knows what the hand holds."""
    held = tuple(sorted(state.hand[seat] + drawn))
    state.bare[seat] = sum(not IS_DEFENCE[card] for card in held)
    for viewer in range(state.players):
        if viewer != seat:
            state.known[viewer * state.players + seat] = held
    deck = state.rng.shuffled(state.discard[seat])
    state.discard[seat] = ()
    if emit:
        emit(events.Reshuffled(seat))
    return deck


def dig(state: State, seat: int, wanted: str, emit: Emit | None) -> None:
    """Reveal cards of the deck up to the first of a type, which goes into the hand; discard the others."""
    revealed: list[int] = []
    found = False
    deck, shuffled = list(state.deck[seat]), False
    while not found:
        if not deck:
            if shuffled or not state.discard[seat]:
                break
            deck, shuffled = list(_reshuffled(state, seat, (), emit)), True
        revealed.append(deck.pop(0))
        found = CARDS[revealed[-1]].type == wanted
    state.deck[seat] = tuple(deck)
    if revealed and emit:
        emit(events.Dug(seat, tuple(revealed), found))
    if found:
        take_openly(state, seat, revealed.pop())
    put_away(state, seat, tuple(revealed))


def put_away(state: State, seat: int, cards: tuple[int, ...]) -> None:
    """Onto the discard pile."""
    state.discard[seat] = tuple(sorted(state.discard[seat] + cards))


def leave_hand(state: State, seat: int, card: int) -> None:
    """A card leaves the hand for all to see: what others know of the hand shrinks with it."""
    state.hand[seat] = without(state.hand[seat], card)
    if state.bare[seat] and not IS_DEFENCE[card]:
        state.bare[seat] -= 1
    known = state.known
    for at in range(seat, len(known), state.players):
        if card in known[at]:
            known[at] = without(known[at], card)


def take_openly(state: State, seat: int, card: int) -> None:
    """A card comes into the hand for all to see."""
    state.hand[seat] = tuple(sorted((*state.hand[seat], card)))
    if not IS_DEFENCE[card]:
        state.bare[seat] += 1
    for viewer in range(state.players):
        if viewer != seat:
            at = viewer * state.players + seat
            state.known[at] = tuple(sorted((*state.known[at], card)))


def play_out(state: State, seat: int, card: int) -> None:
    """From the hand to the cards played this round."""
    leave_hand(state, seat, card)
    state.area[seat] += (card,)
