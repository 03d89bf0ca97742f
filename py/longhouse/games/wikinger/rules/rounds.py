"""A round: laying out the offering, and in the progress version the auction before it."""

from __future__ import annotations

from .. import events
from ..data import BASIC, COLOURS, DRAWN_FOR_AUCTION, OPEN_SPECIALS, PROGRESS, SETS, SHIP
from ..events import Emit
from ..state import EMPTY, NOBODY, State


def begin_round(state: State, emit: Emit | None) -> None:
    """Draw the Vikings, lay out special tiles; then the auction, or the offering at once."""
    state.round += 1
    if state.version != BASIC:
        missing = OPEN_SPECIALS - len(state.open)
        state.open = tuple(sorted(state.open + state.specials[:missing]))
        state.specials = state.specials[missing:]
    number = DRAWN_FOR_AUCTION if state.version == PROGRESS else SETS
    drawn, state.bag = state.bag[:number], state.bag[number:]
    state.counts = state.drawn = tuple(drawn.count(colour) for colour in range(len(COLOURS)))
    state.wheel_men = [EMPTY] * SETS
    state.zero = 0
    if emit:
        emit(events.RoundBegan(state.round, state.start, state.counts, state.open))
    if state.version == PROGRESS:
        state.bid, state.leader, state.passed = 0, NOBODY, 0
        state.ask, state.who = "bid", state.start
        return
    _lay_tiles(state, emit)
    place = 0
    for colour, count in enumerate(state.counts):  # by colour, from 0 up
        state.wheel_men[place : place + count] = [colour] * count
        place += count
    _open_market(state)


def _lay_tiles(state: State, emit: Emit | None) -> None:
    """Islands from space 0 up, ships from space 11 down."""
    tiles, state.tiles = state.tiles[:SETS], state.tiles[SETS:]
    islands = [tile for tile in tiles if tile < SHIP]
    ships = [tile for tile in tiles if tile >= SHIP]
    state.wheel_tiles = islands + ships[::-1]
    if emit:
        emit(events.TilesLaid(tuple(state.wheel_tiles)))


def _open_market(state: State) -> None:
    state.counts = ()
    state.ask, state.who = "buy", state.start


# -- auction


def pass_(state: State, _nothing: int, emit: Emit | None) -> None:
    """Who passes is out."""
    state.passed |= 1 << state.who
    if emit:
        emit(events.BidMade(state.who, 0))
    _next_bidder(state, emit)


def bid(state: State, gold: int, emit: Emit | None) -> None:
    """Raise; or bid nothing as the first, and stay in."""
    state.bid, state.leader = gold, state.who
    if emit:
        emit(events.BidMade(state.who, gold) if gold else events.NothingBid(state.who))
    _next_bidder(state, emit)


def _next_bidder(state: State, emit: Emit | None) -> None:
    """Clockwise, without those who are out; when the turn comes to who leads, the auction is over."""
    seat = state.who
    for step in range(1, state.players + 1):
        other = (seat + step) % state.players
        if not state.passed >> other & 1:
            if other == state.leader:
                break
            state.who = other
            return
    _win_auction(state, emit)


def _win_auction(state: State, emit: Emit | None) -> None:
    """The winner pays and becomes start player."""
    if state.leader == NOBODY:  # all passed, in rules version 1 only: the start player wins for nothing
        state.leader = state.start
    state.start = state.who = state.leader
    points = pay(state, state.start, state.bid)
    if emit:
        emit(events.AuctionWon(state.start, state.bid - points, points))
    state.bid, state.leader, state.passed = 0, NOBODY, 0
    state.ask = "remove"


def pay(state: State, seat: int, price: int) -> int:
    """Pay with gold, and with points for what is missing; returns the points."""
    gold = min(price, state.gold[seat])
    state.gold[seat] -= gold
    state.points[seat] -= price - gold
    state.paid[seat] += price - gold
    return price - gold


def remove(state: State, colour: int, emit: Emit | None) -> None:
    """The winner takes one Viking out of the game; then the tiles are laid."""
    _take_from_counts(state, colour, 1)
    if emit:
        emit(events.VikingRemoved(state.who, colour))
    _lay_tiles(state, emit)
    state.ask = "lay"
    _lay_last(state, emit)


def lay(state: State, colour: int, emit: Emit | None) -> None:
    """All Vikings of one colour go on the wheel, from the highest free space down."""
    _lay_colour(state, colour, emit)
    _lay_last(state, emit)


def _lay_last(state: State, emit: Emit | None) -> None:
    """With one colour left there is nothing to choose."""
    left = [colour for colour, count in enumerate(state.counts) if count]
    if len(left) == 1:
        _lay_colour(state, left[0], emit)
        left = []
    if not left:
        _open_market(state)


def _lay_colour(state: State, colour: int, emit: Emit | None) -> None:
    count, top = state.counts[colour], SETS
    while state.wheel_men[top - 1] != EMPTY:
        top -= 1
    state.wheel_men[top - count : top] = [colour] * count
    if emit:
        emit(events.ColourLaid(state.who, colour, count))
    _take_from_counts(state, colour, count)
    state.who = (state.who + 1) % state.players


def _take_from_counts(state: State, colour: int, count: int) -> None:
    counts = list(state.counts)
    counts[colour] -= count
    state.counts = tuple(counts)
