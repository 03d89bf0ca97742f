"""The rules of Rune stones: in each turn draw a stone, or lay one of the hand."""

from typing import NamedTuple

from longhouse.engine import Emit, Message, Options, Rng

from .state import START, STONES, TURNS, State

HAND_FULL = Message("Your hand is full.")
NOT_HELD = Message("You do not hold that stone.")


class Moved(NamedTuple):
    """A seat drew or laid a stone; 0 for those who may not know which."""

    seat: int
    stone: int
    laid: bool


def setup(players: int, options: Options, rng: Rng, _rules: int) -> State:
    """Two stones for each, the others face down."""
    state, stones = State(players, int(options["limit"]), rng), list(STONES)
    rng.shuffle(stones)
    state.hands = [tuple(sorted(stones.pop() for _ in range(START))) for _ in range(players)]
    state.deck = tuple(stones)
    return state


def can_draw(state: State, _value: int) -> Message | None:
    """The hand has a limit."""
    return HAND_FULL if len(state.hands[state.who]) >= state.limit else None


def can_lay(state: State, stone: int) -> Message | None:
    """Only what one holds."""
    return None if stone in state.hands[state.who] else NOT_HELD


def draw(state: State, _value: int, emit: Emit[Moved] | None) -> None:
    """Take the next stone."""
    stone, state.deck = state.deck[0], state.deck[1:]
    state.hands[state.who] = tuple(sorted((*state.hands[state.who], stone)))
    _done(state, Moved(state.who, stone, False), emit)


def lay(state: State, stone: int, emit: Emit[Moved] | None) -> None:
    """Put a stone into the row."""
    hand = list(state.hands[state.who])
    hand.remove(stone)
    state.hands[state.who] = tuple(hand)
    state.rows[state.who] = tuple(sorted((*state.rows[state.who], stone)))
    _done(state, Moved(state.who, stone, True), emit)


def _done(state: State, event: Moved, emit: Emit[Moved] | None) -> None:
    if emit:
        emit(event)
    state.turn += 1
    state.who = state.turn % state.players
    state.ask = "turn" if state.turn < state.players * TURNS else ""
