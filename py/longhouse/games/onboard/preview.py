"""What a choice would bring or cost, as far as the chooser can know it: control, supplies, bets."""

from __future__ import annotations

from longhouse.engine.message import Message, Seat
from longhouse.engine.questions import Action

from .data import BARRELS, CLANS, SAIL, STERNS
from .losses import controlled, controller, share_of, without
from .questions import TABLE, Kind
from .rules.sailing import control
from .state import NOBODY, State

_MOVES = ("promote", "jump_own_ship", "jump_any_ship", "swap_second", "viking")


def preview(state: State, action: Action[Kind]) -> Message | None:
    """A short note about an action that is legal now."""
    ask, value = state.ask, action.value
    if ask in _MOVES:
        after = state.clone()
        TABLE.apply(after, action, None)
        return _control(state, after)
    if ask in ("jump_own_piece", "jump_any_piece"):
        return _control(state, without(state, value))
    if ask == "sail":
        return _sailing(state, value)
    if ask in ("add_ship", "draw_ship"):
        return _loading(state, value)
    if ask == "market":
        have = state.goods[state.who * len(state.market) + value]
        return None if have else Message("you have none of it")
    if action.kind == "circle":
        return _bet(state, *divmod(value, CLANS))
    if action.kind == "lift":
        return _lifting(state, *divmod(value, CLANS))
    if action.kind == "visit" and value == SAIL and max(state.sailed) == STERNS - 1:
        return Message("the game ends with this round")
    return None


# -- control


def _control(before: State, after: State) -> Message | None:
    """The ships over which the seat loses control, then those over which it gains it."""
    held, holds = controlled(before, before.who), controlled(after, before.who)
    lost = [Message("you lose control of ship {ship}", ship=ship + 1) for ship in held if ship not in holds]
    won = [Message("you control ship {ship}", ship=ship + 1) for ship in holds if ship not in held]
    return _joined(lost + won)


# -- supplies and bets


def _sailing(state: State, ship: int) -> Message | None:
    """What the chooser takes, and what becomes of a barrel there."""
    seat, cargo = state.who, len(state.cargo[ship])
    order = [clan for clan, _ in control(state, ship)]
    parts = []
    if cargo and not order:
        parts.append(Message("nobody is aboard: its supplies leave the game"))
    elif cargo:
        parts.append(_share(share_of(order, cargo, seat), cargo))
    bet = _own_bet(state, ship)
    if bet != NOBODY:
        wins = bool(order) and order[0] == bet
        parts.append(Message("your barrel wins") if wins else Message("your barrel does not win"))
    return _joined(parts)


def _loading(state: State, ship: int) -> Message:
    """What the ship would bring the seat as it lies, with the token."""
    order, cargo = [clan for clan, _ in control(state, ship)], len(state.cargo[ship]) + 1
    if not order:
        return Message("nobody is aboard")
    return Message("if it sailed now: {share}", share=_share(share_of(order, cargo, state.who), cargo))


def _share(mine: int, cargo: int) -> Message:
    if not mine:
        return Message("you take nothing")
    return Message.plural("you take {mine} of {n} token", "you take {mine} of {n} tokens", n=cargo, mine=mine)


def _own_bet(state: State, ship: int) -> int:
    """The clan on which the seat has bet at a ship; NOBODY if on none."""
    for clan, held in enumerate(state.circles[ship * CLANS : ship * CLANS + CLANS]):
        if held >= 0 and held // len(BARRELS) == state.who:
            return clan
    return NOBODY


def _bet(state: State, ship: int, clan: int) -> Message | None:
    """Only where the clan could not win as things lie."""
    if clan in [aboard for aboard, _ in control(state, ship)]:
        return None
    if clan == state.who:
        return Message("you have no piece there now")
    return Message("{clan} has no piece there now", clan=Seat(clan))


def _lifting(state: State, ship: int, clan: int) -> Message | None:
    """A bet that would be won where it lies."""
    if state.sailed[ship] or controller(state, ship) != clan:
        return None
    return Message("it would win if ship {ship} sailed now", ship=ship + 1)


def _joined(parts: list[Message]) -> Message | None:
    """All of them in one."""
    if not parts:
        return None
    joined = parts[0]
    for part in parts[1:]:
        joined = Message("{first}; {next}", first=joined, next=part)
    return joined
