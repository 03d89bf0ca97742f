"""What is allowed, and if not, why.

Each guard returns None when the choice is possible, else the reason. `legal`
and `explain` both read these guards, so they can never disagree.
"""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.message import Message

from ..data import BARRELS, CLANS, GOODS, LONGEST, MARKET_TOP, PIECES, PIECES_OF_CLAN, SHIPS
from ..state import State

Guard = Callable[[State, int], Message | None]

NOT_YOURS = Message("That piece does not belong to your clan.")
SAILED = Message("That ship has already sailed.")
IN_FRONT = Message("That piece already stands at the front of its ship.")
NO_ROOM = Message("No other ship has room for it.")
SAME_SHIP = Message("It must go to another ship.")
FULL = Message("That ship already has five pieces.")
NOTHING_TO_SWAP = Message("No other ship has a piece to swap with.")
SWAP_ELSEWHERE = Message("The two pieces must be on different ships.")
HAS_VIKING = Message("That piece already carries a Viking.")
BARREL_USED = Message("You have already used that barrel.")
CIRCLE_TAKEN = Message("There is already a barrel on that circle.")
ONE_BET = Message("You already have a barrel at that ship.")
NOT_YOUR_BARREL = Message("You have no barrel there.")
NOWHERE_TO_BET = Message("There is no circle to which it could go.")
TOP_PRICE = Message("That price is already at its highest.")
NOT_DRAWN = Message("You did not draw that.")
NOT_ABOARD = Message("There is none of that on the ship.")
MUST_BE_READY = Message("As long as some ship has both cargo and crew, such a ship must sail.")
BUILDING_TAKEN = Message("There is already a Viking at that building this round.")

NO_PROMOTION = Message("You have no piece that could move to the front.")
NO_OWN_JUMP = Message("None of your pieces could jump to another ship.")
NO_BARREL = Message("You have no barrel left in hand.")
NO_CIRCLE = Message("There is no circle left where you could bet.")
NO_REBET = Message("You can neither place a barrel nor move one.")
ADD_EMPTY = Message("The stack of this building is empty.")
ALL_TOP = Message("All prices are already at their highest.")
NO_JUMP = Message("No piece could jump to another ship.")
NO_SWAP = Message("There are no two ships whose pieces could be swapped.")


# -- pieces and ships


def promote(state: State, piece: int) -> Message | None:
    """Promote: an own piece that is not yet in front."""
    if piece // PIECES_OF_CLAN != state.who:
        return NOT_YOURS
    ship = state.where[piece]
    if state.sailed[ship]:
        return SAILED
    return IN_FRONT if state.ships[ship][0] == piece else None


def jump_any(state: State, piece: int) -> Message | None:
    """Jump any ship: a piece that another ship has room for."""
    origin = state.where[piece]
    if state.sailed[origin]:
        return SAILED
    for ship in range(SHIPS):
        if ship != origin and not state.sailed[ship] and len(state.ships[ship]) < LONGEST:
            return None
    return NO_ROOM


def jump_own(state: State, piece: int) -> Message | None:
    """Jump your ship: the same for an own piece."""
    return NOT_YOURS if piece // PIECES_OF_CLAN != state.who else jump_any(state, piece)


def landing(state: State, ship: int) -> Message | None:
    """Where the lifted piece may go."""
    if state.sailed[ship]:
        return SAILED
    if ship == state.where[state.piece]:
        return SAME_SHIP
    return FULL if len(state.ships[ship]) >= LONGEST else None


def swap_first(state: State, piece: int) -> Message | None:
    """Swap: a piece that has a partner on another ship."""
    origin = state.where[piece]
    if state.sailed[origin]:
        return SAILED
    for ship in range(SHIPS):
        if ship != origin and not state.sailed[ship] and state.ships[ship]:
            return None
    return NOTHING_TO_SWAP


def swap_second(state: State, piece: int) -> Message | None:
    """Swap: the partner of the lifted piece."""
    ship = state.where[piece]
    if state.sailed[ship]:
        return SAILED
    return SWAP_ELSEWHERE if ship == state.where[state.piece] else None


def viking(state: State, piece: int) -> Message | None:
    """Two players: where the extra Viking may go aboard."""
    if piece // PIECES_OF_CLAN != state.who:
        return NOT_YOURS
    if state.sailed[state.where[piece]]:
        return SAILED
    return HAS_VIKING if state.vikings >> piece & 1 else None


def moored(state: State, ship: int) -> Message | None:
    """A ship that can be loaded."""
    return SAILED if state.sailed[ship] else None


def sail(state: State, ship: int) -> Message | None:
    """Set sail: a ship with cargo and crew, if there is one."""
    if state.sailed[ship]:
        return SAILED
    if state.cargo[ship] and state.ships[ship]:
        return None
    for other in range(SHIPS):
        if not state.sailed[other] and state.cargo[other] and state.ships[other]:
            return MUST_BE_READY
    return None


# -- bets


def barrel(state: State, value: int) -> Message | None:
    """A barrel that is still in hand, while there is a circle for it."""
    if not state.hands[state.who] >> (value - 1) & 1:
        return BARREL_USED
    return None if can_bet(state) else NO_CIRCLE


def can_bet(state: State, lifted: int = -1) -> bool:
    """Whether some circle may take a barrel of the seat; `lifted` is one that leaves its circle."""
    return bool(open_circles(state, lifted, once=True))


def open_circles(state: State, lifted: int, once: bool = False) -> list[int]:
    """`circle` for all circles at once; or only the first that is open."""
    circles, own, found = state.circles, state.who * len(BARRELS), []
    for ship, gone in enumerate(state.sailed):
        if gone:
            continue
        first = ship * CLANS
        held = circles[first : first + CLANS]
        if max(held) >= own:
            mine = [first + at for at, barrel in enumerate(held) if own <= barrel < own + len(BARRELS)]
            if mine and mine != [lifted]:
                continue
        found += [first + at for at, barrel in enumerate(held) if barrel < 0]
        if once and found:
            break
    return found


def circle(state: State, circle: int) -> Message | None:
    """Where the chosen or lifted barrel may go."""
    return _free(state, circle, state.lifted)


def _free(state: State, circle: int, lifted: int) -> Message | None:
    ship = circle // CLANS
    if state.sailed[ship]:
        return SAILED
    circles = state.circles
    if circles[circle] >= 0:
        return CIRCLE_TAKEN
    who = state.who
    for other in range(ship * CLANS, ship * CLANS + CLANS):
        if circles[other] >= 0 and circles[other] // len(BARRELS) == who and other != lifted:
            return ONE_BET
    return None


def lift(state: State, circle: int) -> Message | None:
    """Bet or move a bet: an own barrel that has somewhere to go."""
    held = state.circles[circle]
    if held < 0 or held // len(BARRELS) != state.who:
        return NOT_YOUR_BARREL
    return None if can_bet(state, circle) else NOWHERE_TO_BET


# -- goods


def market(state: State, good: int) -> Message | None:
    """Marketplace: a price below the top."""
    return TOP_PRICE if state.market[good] >= MARKET_TOP else None


def drawn(state: State, good: int) -> Message | None:
    """Draw 3: one of the tokens in hand."""
    return None if good in state.drawn else NOT_DRAWN


def aboard(state: State, good: int) -> Message | None:
    """Sharing: a token that is on the ship."""
    return None if good in state.cargo[state.share] else NOT_ABOARD


# -- buildings


def _own(state: State) -> range:
    return range(state.who * PIECES_OF_CLAN, (state.who + 1) * PIECES_OF_CLAN)


def _always(_state: State) -> Message | None:
    return None


def _can_promote(state: State) -> Message | None:
    return None if any(promote(state, piece) is None for piece in _own(state)) else NO_PROMOTION


def _can_jump_own(state: State) -> Message | None:
    return None if any(jump_any(state, piece) is None for piece in _own(state)) else NO_OWN_JUMP


def _can_place(state: State) -> Message | None:
    if not state.hands[state.who]:
        return NO_BARREL
    return None if can_bet(state) else NO_CIRCLE


def _can_rebet(state: State) -> Message | None:
    if _can_place(state) is None:
        return None
    return None if any(lift(state, circle) is None for circle in range(SHIPS * CLANS)) else NO_REBET


def _can_add(state: State) -> Message | None:
    return None if state.add else ADD_EMPTY


def _can_draw(state: State) -> Message | None:
    return None if state.draw else ADD_EMPTY


def _can_raise(state: State) -> Message | None:
    return None if any(market(state, good) is None for good in range(len(GOODS))) else ALL_TOP


def _can_jump_any(state: State) -> Message | None:
    return None if any(jump_any(state, piece) is None for piece in range(PIECES)) else NO_JUMP


def _can_swap(state: State) -> Message | None:
    return None if any(swap_first(state, piece) is None for piece in range(PIECES)) else NO_SWAP


# In the order of the village. Set sail is always possible: the game ends with the last stern.
PERFORMABLE: tuple[Callable[[State], Message | None], ...] = (
    _always, _can_promote, _can_jump_own, _can_place, _can_add, _can_raise,
    _can_jump_any, _can_rebet, _can_draw, _always, _can_swap,
)  # fmt: skip


def performable(state: State) -> tuple[bool, ...]:
    """`PERFORMABLE` for all buildings at once: whether there is no reason against each."""
    sailed, ships, where, who = state.sailed, state.ships, state.where, state.who
    manned = [ship for ship, gone in enumerate(sailed) if not gone and ships[ship]]
    room = [ship for ship, gone in enumerate(sailed) if not gone and len(ships[ship]) < LONGEST]
    full = -1 if len(room) > 1 else room[0] if room else None  # the one ship that nobody could jump from
    own = range(who * PIECES_OF_CLAN, (who + 1) * PIECES_OF_CLAN)
    mine = [piece for piece in own if not sailed[where[piece]]]
    bet = bool(state.hands[who]) and can_bet(state)
    return (
        True,
        any(ships[where[piece]][0] != piece for piece in mine),
        full is not None and any(where[piece] != full for piece in mine),
        bet,
        bool(state.add),
        min(state.market) < MARKET_TOP,
        full is not None and any(ship != full for ship in manned),
        bet or any(lift(state, at) is None for at, held in enumerate(state.circles) if held >= 0),
        bool(state.draw),
        True,
        len(manned) > 1,
    )


def idle(state: State) -> bool:
    """True when no free building can be performed, so that one may stand anywhere."""
    return not any(
        taken < 0 and PERFORMABLE[building](state) is None for building, taken in enumerate(state.after)
    )


def visit(state: State, building: int) -> Message | None:
    """A free building whose action can be performed."""
    if state.after[building] >= 0:
        return BUILDING_TAKEN
    reason = PERFORMABLE[building](state)
    return None if reason is None or idle(state) else reason
