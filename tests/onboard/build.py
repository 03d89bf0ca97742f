"""Positions of Vikings on Board written the way people speak of them.

Clans and seats are letters A to D, ships and barrels numbers from 1, goods and
buildings words. What a test does not mention is filled in so that all pieces
and tokens exist once.

>>> t = table(ships={1: "C3a A3a"}, cargo={1: "grain hide"}, ask="sail", who="A")
>>> t.control(1)
'C3 A3'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from longhouse import engine
from longhouse.engine import Rng
from longhouse.engine.game import Value
from longhouse.engine.views import known
from longhouse.games.onboard.data import BUILDINGS, GOODS, PIECE_NAMES, SEATING
from longhouse.games.onboard.events import Event
from longhouse.games.onboard.rules.sailing import control
from longhouse.games.onboard.state import State
from longhouse.games.onboard.views import Question, View

LETTERS = "ABCD"
PIECE = {name: number for number, name in enumerate(PIECE_NAMES)}


class Match(engine.Match):
    """A match of this game, with its own types."""

    _state: State

    def view(self, seat: int | None) -> View:
        """What that seat may know."""
        return cast("View", super().view(seat))

    def question(self, seat: int | None = None) -> Question:
        """What is asked now, as a seat sees it."""
        return known(self.view(seat)["question"])


class Story(list[Event]):
    """Events; `in` also compares their types, for named tuples of different types can be equal."""

    def __contains__(self, event: object) -> bool:
        return any(type(mine) is type(event) and mine == event for mine in self)

    def kinds(self) -> list[str]:
        """The names of the events."""
        return [type(event).__name__ for event in self]


class Table:
    """A match that stands at a built position."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        return self.match._state

    def view(self, seat: int | None = None) -> View:
        """What a seat sees."""
        return self.match.view(seat)

    def question(self, seat: int | None = None) -> Question:
        """The question, as a seat sees it."""
        return self.match.question(seat)

    @property
    def asked(self) -> str:
        """The actor's letter and the question: `A visit`; `over` at the end."""
        return f"{LETTERS[self.state.who]} {self.state.ask}" if self.state.ask else "over"

    @property
    def legal(self) -> list[str]:
        """Texts of the legal actions."""
        return [str(action) for action in self.match.legal()]

    def play(self, *texts: str) -> Story:
        """Play some actions; the events of all of them."""
        return Story(cast("Event", event) for text in texts for event in self.match.play(text))

    def why(self, text: str) -> str | None:
        """Why an action is not possible, in English."""
        reason = self.match.explain(text)
        return None if reason is None else str(reason)

    def ship(self, number: int) -> str:
        """The pieces of a ship, front first."""
        return " ".join(PIECE_NAMES[piece] for piece in self.state.ships[number - 1])

    def cargo(self, number: int) -> str:
        """The tokens on a bow."""
        return " ".join(GOODS[good] for good in self.state.cargo[number - 1])

    def control(self, number: int) -> str:
        """Clans and shields in order of control."""
        return " ".join(f"{LETTERS[clan]}{shields}" for clan, shields in control(self.state, number - 1))

    def goods(self, letter: str) -> str:
        """What a seat has taken."""
        at = LETTERS.index(letter) * 3
        counts = self.state.goods[at : at + 3]
        return " ".join(name for name, count in zip(GOODS, counts, strict=True) for _ in range(count))

    def hand(self, letter: str) -> list[int]:
        """Barrels not yet placed."""
        return _values(self.state.hands[LETTERS.index(letter)])

    def won(self, letter: str) -> list[int]:
        """Barrels that won."""
        return _values(self.state.won[LETTERS.index(letter)])

    def bets(self, number: int) -> dict[str, str]:
        """Circle -> owner and value, at one ship."""
        found = {}
        for clan in range(4):
            held = self.state.circles[(number - 1) * 4 + clan]
            if held >= 0:
                found[LETTERS[clan]] = f"{LETTERS[held // 4]}{held % 4 + 1}"
        return found


def _values(mask: int) -> list[int]:
    return [value for value in (1, 2, 3, 4) if mask & 1 << value - 1]


def _goods(text: str) -> tuple[int, ...]:
    return tuple(GOODS.index(word) for word in text.split())


def table(
    players: int = 4,
    *,
    ships: Mapping[int, str] | None = None,
    cargo: Mapping[int, str] | None = None,
    bets: Mapping[str, str] | None = None,
    sailed: Sequence[int] = (),
    won: Mapping[str, Sequence[int]] | None = None,
    goods: Mapping[str, str] | None = None,
    market: Sequence[int] = (1, 1, 1),
    waiting: str | None = None,
    standing: Mapping[str, str] | None = None,
    taker: str | None = None,
    add: str | None = None,
    draw: str | None = None,
    vikings: str = "",
    extra: bool = False,
    round: int = 1,
    ask: str = "visit",
    who: str | None = None,
    rules: int = 2,
    supplies: str = "hidden",
) -> Table:
    """A position. `waiting`: who still has to move, from the top; `standing`: building -> who moved there."""
    state = State(players, extra, rules, Rng(99))
    state.supplies = supplies if rules > 1 else ""
    _place_ships(state, ships or {}, sailed)
    _place_vikings(state, waiting, standing or {}, ask)
    for number, text in (cargo or {}).items():
        state.cargo[number - 1] = _goods(text)
    for letter, text in (goods or {}).items():
        for good in _goods(text):
            state.goods[LETTERS.index(letter) * 3 + good] += 1
    _place_tokens(state, add, draw)
    for circle, barrel in (bets or {}).items():
        seat, value = LETTERS.index(barrel[0]), int(barrel[1])
        state.circles[(int(circle[0]) - 1) * 4 + LETTERS.index(circle[1])] = seat * 4 + value - 1
        state.hands[seat] &= ~(1 << value - 1)
    for letter, values in (won or {}).items():
        for value in values:
            state.won[LETTERS.index(letter)] |= 1 << value - 1
            state.hands[LETTERS.index(letter)] &= ~(1 << value - 1)
    state.market = list(market)
    state.vikings = sum(1 << PIECE[name] for name in vikings.split())
    state.round, state.side = round, round % 2
    state.ask = ask
    if ask == "sail":
        taker = who
    if taker is not None:
        state.taker = LETTERS.index(taker)
    state.who = LETTERS.index(who) if who else next(seat for seat in state.before if seat >= 0)
    return at(state)


def at(state: State) -> Table:
    """A table at a state made by hand."""
    options: dict[str, Value] = {"extra_vikings": state.extra}
    if state.supplies:
        options["supplies"] = state.supplies
    match = Match.new("onboard", state.players, seed=0, options=options, rules=state.rules)
    match._state = state
    match._checkpoints = {0: state}
    return Table(match)


def _place_ships(state: State, ships: Mapping[int, str], sailed: Sequence[int]) -> None:
    for number, text in ships.items():
        state.ships[number - 1] = tuple(PIECE[name] for name in text.split())
    used = {piece for pieces in state.ships for piece in pieces}
    rest = [piece for piece in range(24) if piece not in used]
    free = [ship for ship in range(8) if ship + 1 not in ships]
    assert len(used) == sum(len(text.split()) for text in ships.values()), "a piece twice"
    assert len(rest) <= 5 * len(free), "no room for the pieces that are not mentioned"
    for index, piece in enumerate(rest):
        ship = free[index % len(free)]
        state.ships[ship] = (*state.ships[ship], piece)
    for order, number in enumerate(sailed, 1):
        state.sailed[number - 1] = order
    state.derive()


def _place_vikings(state: State, waiting: str | None, standing: Mapping[str, str], ask: str) -> None:
    for building, letter in standing.items():
        state.after[BUILDINGS.index(building)] = LETTERS.index(letter)
    if waiting is None:
        waiting = SEATING[state.players]
    if ask == "sail":  # all have crossed
        if not standing:
            for slot, letter in enumerate(waiting):
                state.after[slot] = LETTERS.index(letter)
        return
    for slot, letter in enumerate(waiting):
        state.before[slot] = LETTERS.index(letter)


def _place_tokens(state: State, add: str | None, draw: str | None) -> None:
    left = [5, 5, 5]
    for cargo in (*state.cargo, _goods(add or ""), _goods(draw or "")):
        for good in cargo:
            left[good] -= 1
    for index, count in enumerate(state.goods):
        left[index % 3] -= count
    assert min(left) >= 0, "too many tokens of a kind"
    rest = [good for good in range(3) for _ in range(left[good])]
    if add is None and draw is None:
        state.add, state.draw = tuple(rest[:7]), tuple(rest[7:])
    else:
        state.add = _goods(add) if add is not None else tuple(rest)
        state.draw = _goods(draw) if draw is not None else tuple(rest) if add is not None else ()
        if add is not None and draw is not None:
            state.removed = left
    state.known = [(-1,) * len(state.draw)] * state.players
