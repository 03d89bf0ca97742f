"""The end of a round: setting sail, control, bets, sharing the cargo."""

from __future__ import annotations

from .. import events
from ..data import BARRELS, BUILDINGS, CLANS, LAST_ROUND, PIECES_OF_CLAN, SHIELDS, STERNS
from ..events import Emit
from ..state import NOBODY, State


def end_round(state: State, emit: Emit | None) -> None:
    """All Vikings have crossed: whoever took the stern chooses a ship."""
    if state.taker != NOBODY:
        state.ask, state.who = "sail", state.taker
        return
    if emit:
        emit(events.NobodySailed(state.round))
    _next_round(state, emit)


def _next_round(state: State, emit: Emit | None) -> None:
    """The leader changes sides, unless the last stern is used."""
    if max(state.sailed) == STERNS:
        _end(state, "seven_ships", emit)
    elif _stopped(state):
        _end(state, "last_round", emit)
    else:
        state.round += 1
        state.side = 1 - state.side
        state.taker = NOBODY
        state.before, state.after = state.after, [NOBODY] * len(BUILDINGS)
        state.ask = "visit"
        state.who = next(seat for seat in state.before if seat != NOBODY)
        if emit:
            emit(events.RoundBegan(state.round))


def _stopped(state: State) -> bool:
    """Rules version 1: the game stops after 20 rounds, although the seventh ship would come."""
    return state.rules < 2 and state.round == LAST_ROUND


def _end(state: State, why: str, emit: Emit | None) -> None:
    state.ask, state.who, state.ended = "", NOBODY, why
    if emit:
        emit(events.GameEnded(why))


def control(state: State, ship: int) -> list[tuple[int, int]]:
    """(clan, shields) in order of control: most shields, ties to the piece nearest the harbour."""
    shields: dict[int, int] = {}  # in order of first appearance, which the stable sort keeps
    for piece in state.ships[ship]:
        clan = piece // PIECES_OF_CLAN
        shields[clan] = shields.get(clan, 0) + SHIELDS[piece] + (state.vikings >> piece & 1)
    return sorted(shields.items(), key=lambda row: -row[1])


def sail(state: State, ship: int, emit: Emit | None) -> None:
    """Set sail: stern on, control decided, bets won, cargo shared."""
    order = control(state, ship)
    state.sailed[ship] = max(state.sailed) + 1
    if emit:
        emit(events.ShipSailed(state.who, ship, tuple(order)))
    if order:
        _win_bet(state, ship * CLANS + order[0][0], emit)
    state.share, state.order, state.turn = ship, tuple(clan for clan, _ in order), 0
    _share(state, emit)


def _win_bet(state: State, circle: int, emit: Emit | None) -> None:
    """The barrel on the controlling clan's circle goes to its owner, still face down."""
    held = state.circles[circle]
    if held < 0:
        return
    seat, value = held // len(BARRELS), held % len(BARRELS) + 1
    state.circles[circle] = NOBODY
    state.won[seat] |= 1 << (value - 1)
    if emit:
        emit(events.BetWon(seat, circle, value))


def _share(state: State, emit: Emit | None) -> None:
    """Tokens one by one in order of control, round after round, asking only where there is a choice."""
    ship, order = state.share, state.order
    while cargo := state.cargo[ship]:
        due = next_player(state)
        if due == NOBODY:
            _lose_cargo(state, emit)
            break
        clan = order[state.turn % len(order)]
        choice = min(cargo) != max(cargo)
        if clan < state.players:
            if choice:
                state.ask, state.who = "take", clan
                return
            _give(state, clan, cargo[0], emit)
        else:
            if choice:
                state.ask, state.who = "discard", (due + 1) % state.players
                return
            _remove(state, NOBODY, cargo[0], emit)
    state.share, state.order, state.turn = NOBODY, (), 0
    _next_round(state, emit)


def next_player(state: State) -> int:
    """The next seat to take a token before they run out; NOBODY if there is none."""
    order = state.order
    for ahead in range(min(len(order), len(state.cargo[state.share]))):
        clan = order[(state.turn + ahead) % len(order)]
        if clan < state.players:
            return clan
    return NOBODY


def take(state: State, good: int, emit: Emit | None) -> None:
    """Sharing: a player takes the token of their choice."""
    _give(state, state.who, good, emit)
    _share(state, emit)


def discard(state: State, good: int, emit: Emit | None) -> None:
    """Sharing: the player to the left of the next taker removes a token for a clan nobody plays."""
    _remove(state, state.who, good, emit)
    _share(state, emit)


def _give(state: State, seat: int, good: int, emit: Emit | None) -> None:
    _unload(state, good)
    state.goods[seat * 3 + good] += 1
    if emit:
        emit(events.GoodTaken(seat, state.share, good))


def _remove(state: State, chooser: int, good: int, emit: Emit | None) -> None:
    clan = state.order[state.turn % len(state.order)]
    _unload(state, good)
    state.removed[good] += 1
    if emit:
        emit(events.GoodRemoved(chooser, clan, state.share, good))


def _unload(state: State, good: int) -> None:
    cargo = state.cargo[state.share]
    at = cargo.index(good)
    state.cargo[state.share] = cargo[:at] + cargo[at + 1 :]
    state.turn += 1


def _lose_cargo(state: State, emit: Emit | None) -> None:
    """Nobody can take any more: the rest leaves the game."""
    cargo = state.cargo[state.share]
    for good in cargo:
        state.removed[good] += 1
    state.cargo[state.share] = ()
    if emit:
        emit(events.CargoLost(state.share, cargo))
