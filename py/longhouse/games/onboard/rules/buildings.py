"""The village: taking turns, and the actions of the eleven buildings."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

from .. import events
from ..data import BARRELS, DRAWN, GOODS, PIECES_OF_CLAN
from ..events import Emit
from ..state import NOBODY, State
from . import guards
from .sailing import end_round

# -- turns


def visit(state: State, building: int, emit: Emit | None) -> None:
    """The topmost Viking crosses to a building and performs its action."""
    seat = state.who
    able = guards.PERFORMABLE[building](state) is None
    state.before[state.before.index(seat)] = NOBODY
    state.after[building] = seat
    if emit:
        emit(events.Visited(seat, building, able))
    if able:
        PERFORM[building](state, emit)
    else:
        next_turn(state, emit)


def next_turn(state: State, emit: Emit | None) -> None:
    """The next Viking from the top; when all have crossed, the round ends."""
    for seat in state.before:
        if seat != NOBODY:
            state.ask, state.who = "visit", seat
            return
    end_round(state, emit)


def _asking(question: str) -> Callable[[State, Emit | None], None]:
    def ask(state: State, _emit: Emit | None) -> None:
        state.ask = question

    return ask


# -- Promote, Jump your ship, Jump any ship, Swap

_Move = events.Promoted | events.Jumped | events.Swapped


def promote(state: State, piece: int, emit: Emit | None) -> None:
    """Promote: the piece goes to the front of its ship."""
    ship = state.where[piece]
    state.ships[ship] = (piece, *(p for p in state.ships[ship] if p != piece))
    if emit:
        emit(_told(state, events.Promoted(state.who, piece, ship), piece))
    next_turn(state, emit)


def jump_own_piece(state: State, piece: int, emit: Emit | None) -> None:
    """Jump your ship: which piece."""
    _lift_piece(state, piece, "jump_own_ship", emit)


def jump_any_piece(state: State, piece: int, emit: Emit | None) -> None:
    """Jump any ship: which piece."""
    _lift_piece(state, piece, "jump_any_ship", emit)


def swap_first(state: State, piece: int, emit: Emit | None) -> None:
    """Swap: the first piece."""
    _lift_piece(state, piece, "swap_second", emit)


def _lift_piece(state: State, piece: int, question: str, emit: Emit | None) -> None:
    state.piece, state.ask = piece, question
    if emit:
        emit(events.PieceLifted(state.who, piece))


def jump_ship(state: State, ship: int, emit: Emit | None) -> None:
    """Jump: to the back of another ship; the gap closes towards the bow."""
    piece, state.piece = state.piece, NOBODY
    origin = state.where[piece]
    state.ships[origin] = tuple(p for p in state.ships[origin] if p != piece)
    state.ships[ship] = (*state.ships[ship], piece)
    state.where[piece] = ship
    if emit:
        emit(_told(state, events.Jumped(state.who, piece, origin, ship), piece))
    next_turn(state, emit)


def swap_second(state: State, other: int, emit: Emit | None) -> None:
    """Swap: each piece takes the other's place."""
    piece, state.piece = state.piece, NOBODY
    where = state.where
    ship, other_ship = where[piece], where[other]
    state.ships[ship] = tuple(other if p == piece else p for p in state.ships[ship])
    state.ships[other_ship] = tuple(piece if p == other else p for p in state.ships[other_ship])
    where[piece], where[other] = other_ship, ship
    if emit:
        emit(_told(state, events.Swapped(state.who, piece, ship, other, other_ship), piece, other))
    next_turn(state, emit)


def _told(state: State, move: _Move, *moved: int) -> _Move | events.VikingCarried:
    """A move and the extra Vikings that go along; the story of rules version 1 does not tell of them."""
    carriers = tuple(piece for piece in moved if state.vikings >> piece & 1)
    return events.VikingCarried(move, carriers) if carriers and state.rules >= 2 else move


# -- Bet, Bet or move a bet


def bet_barrel(state: State, value: int, emit: Emit | None) -> None:
    """Bet: which barrel, in secret."""
    state.barrel, state.ask = value, "bet_circle"
    if emit:
        emit(events.BarrelChosen(state.who, value))


def bet_circle(state: State, circle: int, emit: Emit | None) -> None:
    """Bet: on which ship and clan."""
    seat, value = state.who, state.barrel
    state.barrel = 0
    state.hands[seat] &= ~(1 << (value - 1))
    state.circles[circle] = seat * len(BARRELS) + value - 1
    if emit:
        emit(events.BetPlaced(seat, circle, value))
    next_turn(state, emit)


def lift(state: State, circle: int, emit: Emit | None) -> None:
    """Move a bet: which of one's own."""
    state.lifted, state.ask = circle, "move_circle"
    if emit:
        emit(events.BarrelLifted(state.who, circle))


def move_circle(state: State, circle: int, emit: Emit | None) -> None:
    """Move a bet: where to."""
    origin, state.lifted = state.lifted, NOBODY
    state.circles[circle], state.circles[origin] = state.circles[origin], NOBODY
    if emit:
        emit(events.BetMoved(state.who, origin, circle))
    next_turn(state, emit)


# -- Add 1, Draw 3 add 1


def _turn_over(state: State, emit: Emit | None) -> None:
    """Add 1: the top token is seen before its ship is chosen."""
    state.good, state.add = state.add[0], state.add[1:]
    state.ask = "add_ship"
    if emit:
        emit(events.Revealed(state.who, state.good))


def _draw_three(state: State, emit: Emit | None) -> None:
    """Draw 3: look at three tokens, or at what is left."""
    state.drawn, state.draw = state.draw[:DRAWN], state.draw[DRAWN:]
    state.ask = "draw_good"
    if emit:
        emit(events.Drew(state.who, state.drawn))


def draw_good(state: State, good: int, emit: Emit | None) -> None:
    """Draw 3: one is chosen; the others go under the stack, in the order drawn."""
    rest = _without(state.drawn, good)
    _remember(state, good, rest)
    state.good, state.drawn, state.draw = good, (), state.draw + rest
    state.ask = "draw_ship"
    if emit:
        emit(events.TokenChosen(state.who, good, rest))


def load(state: State, ship: int, emit: Emit | None) -> None:
    """The token goes face up on a bow."""
    good, state.good = state.good, NOBODY
    state.cargo[ship] = (*state.cargo[ship], good)
    if emit:
        emit(events.Loaded(state.who, good, ship))
    next_turn(state, emit)


def _without(tokens: tuple[int, ...], good: int) -> tuple[int, ...]:
    at = tokens.index(good)
    return tokens[:at] + tokens[at + 1 :]


def _remember(state: State, good: int, rest: tuple[int, ...]) -> None:
    """What each seat knows of the stack after the drawer put the rest back."""
    count = len(state.drawn)
    for seat, known in enumerate(state.known):
        under = rest if seat == state.who else _deduce(known[:count], good)
        state.known[seat] = known[count:] + under


def _deduce(known: tuple[int, ...], good: int) -> tuple[int, ...]:
    """What an onlooker who knew some of the drawn tokens knows of the rest (-1: not sure)."""
    kinds = [(token,) if token >= 0 else tuple(range(len(GOODS))) for token in known]
    rests = {_without(drawn, good) for drawn in product(*kinds) if good in drawn}
    return tuple(column[0] if len(set(column)) == 1 else -1 for column in zip(*rests, strict=True))


# -- Marketplace, Set sail


def market(state: State, good: int, emit: Emit | None) -> None:
    """Marketplace: a price rises by one."""
    state.market[good] += 1
    if emit:
        emit(events.PriceRose(state.who, good, state.market[good]))
    next_turn(state, emit)


def _take_stern(state: State, emit: Emit | None) -> None:
    """Set sail: the ship is chosen at the end of the round. Two players: the other boards a Viking."""
    state.taker = state.who
    if emit:
        emit(events.SternTaken(state.who))
    if state.extra:
        state.who = 1 - state.taker
        own = range(state.who * PIECES_OF_CLAN, (state.who + 1) * PIECES_OF_CLAN)
        if any(guards.viking(state, piece) is None for piece in own):
            state.ask = "viking"
            return
    next_turn(state, emit)


def viking(state: State, piece: int, emit: Emit | None) -> None:
    """Two players: an extra Viking counts as a shield and stays on its piece."""
    state.vikings |= 1 << piece
    if emit:
        emit(events.VikingBoarded(state.who, piece))
    next_turn(state, emit)


# In the order of the village.
PERFORM: tuple[Callable[[State, Emit | None], None], ...] = (
    next_turn,  # First player: nothing now
    _asking("promote"),
    _asking("jump_own_piece"),
    _asking("bet_barrel"),
    _turn_over,
    _asking("market"),
    _asking("jump_any_piece"),
    _asking("bet_or_move"),
    _draw_three,
    _take_stern,
    _asking("swap_first"),
)
