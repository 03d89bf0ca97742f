"""Positions of Vikings written the way they lie on the table.

A homeland is up to six lines of text, one per row from the ships down to the fishermen, and one word
per column: `.` nothing; in the first line a sail `R G Y B`; below it `<` a left end, `>` a right end,
`F C V M` a middle with its building, `=` a middle where the building does not matter; `@` after a tile:
a Viking stands on it; `!`: it is the special tile of that building. Seats are letters.

>>> t = table(homes={"A": '''
...     Y  .  B
...     <  =  >@
...     <@ >  .
... '''}, gold={"A": 4})
>>> t.land("A")
'Y . B / < F >@ / <@ >'
>>> t.threatened("A")
'warrior 1, noble 1'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from longhouse import engine
from longhouse.engine import Rng
from longhouse.engine.views import known
from longhouse.games.wikinger.data import COLOURS, ROWS, SPECIALS, VERSIONS
from longhouse.games.wikinger.events import Event, Scored
from longhouse.games.wikinger.rules.ferrying import end_round
from longhouse.games.wikinger.state import State
from longhouse.games.wikinger.views import Cell, Home, Set, View

SEATS = "ABCD"
SYMBOLS = "<FCVM>RGYB"  # by tile code
NO_TILE = -1


class Match(engine.Match):
    """A match of this game, with its own types."""

    _state: State

    def view(self, seat: int | None) -> View:
        """What that seat may know."""
        return cast("View", super().view(seat))


class Story(list[Event]):
    """Events; `in` also compares their types, for named tuples of different types can be equal."""

    def __contains__(self, event: object) -> bool:
        return any(type(mine) is type(event) and mine == event for mine in self)

    def kinds(self) -> list[str]:
        """The names of the events."""
        return [type(event).__name__ for event in self]

    def gains(self, letter: str) -> tuple[int, int]:
        """Points and gold that a seat got from scorings."""
        mine = [e for e in self if isinstance(e, Scored) and e.seat == SEATS.index(letter)]
        return sum(e.points for e in mine), sum(e.gold for e in mine)

    def sources(self, letter: str) -> dict[str, tuple[int, int]]:
        """The same by source."""
        mine = [e for e in self if isinstance(e, Scored) and e.seat == SEATS.index(letter)]
        return {e.source: (e.points, e.gold) for e in mine}


class Table:
    """A match that stands at a built position."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        return self.match._state

    @property
    def view(self) -> View:
        """What everybody sees."""
        return self.match.view(None)

    @property
    def sets(self) -> list[Set]:
        """All twelve places of the wheel, as long as something lies at each."""
        return [known(place) for place in self.view["wheel"]]

    @property
    def asked(self) -> str:
        """The actor's letter and the question: `A buy`; `over` at the end."""
        return f"{SEATS[self.state.who]} {self.state.ask}" if self.state.ask else "over"

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

    def home(self, letter: str) -> Home:
        """A homeland as everybody sees it."""
        return self.view["homes"][SEATS.index(letter)]

    def land(self, letter: str) -> str:
        """The rows of a homeland in the notation of this module, without empty rows at the end."""
        lines = [" ".join(map(_word, row)) or "." for row in self.home(letter)["rows"]]
        while len(lines) > 1 and lines[-1] == ".":
            lines.pop()
        return " / ".join(lines)

    def threatened(self, letter: str) -> str:
        """The threatened tiles of a homeland."""
        rows = self.home(letter)["rows"]
        cells = [(r, c, cell) for r, row in enumerate(rows) for c, cell in enumerate(row) if cell]
        return ", ".join(f"{ROWS[r]} {c + 1}" for r, c, cell in cells if cell["threatened"])

    def base(self, letter: str) -> str:
        """The Vikings on a base."""
        counts = self.home(letter)["base"]
        return " ".join(name for name, count in zip(COLOURS, counts, strict=True) for _ in range(count))

    def purse(self, letter: str) -> tuple[int, int]:
        """Gold and points."""
        return self.home(letter)["gold"], self.home(letter)["points"]

    def held(self, letter: str) -> str:
        """Special tiles beside the base."""
        counts = self.home(letter)["special"]
        return " ".join(name for name, count in zip(SPECIALS, counts, strict=True) for _ in range(count))

    def wheel(self) -> str:
        """Price, tile and first two letters of the Viking of each set that is left."""
        left = [s for s in self.view["wheel"] if s]
        return " ".join(f"{s['price']}{_mark(s['tile'], SYMBOLS)}{_colour(s['colour'])}" for s in left)

    def end_round(self) -> Story:
        """The scoring that ends the round, as if the last set had just been bought."""
        story, state = Story(), self.state.clone()
        end_round(state, story.append)
        self.match = at(state).match
        return story


def _word(cell: Cell | None) -> str:
    if cell is None:
        return "."
    return SYMBOLS[cell["tile"]] + ("!" if cell["special"] else "") + ("@" if cell["viking"] else "")


def _mark(code: int, symbols: str) -> str:
    return symbols[code] if code >= 0 else "?"


def _colour(code: int) -> str:
    return COLOURS[code][:2] if code >= 0 else "?"


def at(state: State) -> Table:
    """A table at a state made by hand."""
    options = {"version": VERSIONS[state.version]}
    match = Match.new("wikinger", state.players, seed=0, options=options, rules=state.rules)
    match._state = state
    match._checkpoints = {0: state}
    return Table(match)


def table(
    players: int = 2,
    version: str = "basic",
    *,
    homes: Mapping[str, str] | None = None,
    base: Mapping[str, str] | None = None,
    held: Mapping[str, str] | None = None,
    gold: Mapping[str, int] | None = None,
    points: Mapping[str, int] | None = None,
    wheel: str = "0<bo 1<bo",
    open: str = "",
    drawn: str = "",
    round: int = 1,
    start: str = "A",
    who: str | None = None,
    ask: str = "buy",
    started: bool = True,
    rules: int = 2,
) -> Table:
    """A position; `drawn` (Vikings to be laid out) asks for bids. The stacks hold whatever is left over."""
    state = State(players, VERSIONS.index(version), rules, Rng(99))
    state.round, state.start, state.ask = round, SEATS.index(start), ask
    state.who = SEATS.index(who or start)
    state.started = (1 << players) - 1 if started else 0
    state.tiles = (0, 1, 5, 0, 1, 5, 6, 7, 8, 9, 0, 5) * (6 - round + (ask == "bid"))
    state.bag = (0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0) * (6 - round)
    state.open = _kinds(open)
    for letter, text in (homes or {}).items():
        _build_home(state, SEATS.index(letter), text)
    for letter, text in (base or {}).items():
        for word in text.split():
            state.base[SEATS.index(letter) * len(COLOURS) + COLOURS.index(word)] += 1
    for letter, text in (held or {}).items():
        for kind in _kinds(text):
            state.special[SEATS.index(letter) * len(SPECIALS) + kind] += 1
    for letter, amount in (gold or {}).items():
        state.gold[SEATS.index(letter)] = amount
    for letter, amount in (points or {}).items():
        state.points[SEATS.index(letter)] = amount
    if ask == "buy":
        _build_wheel(state, wheel)
    if drawn:
        counts = [drawn.split().count(name) for name in COLOURS]
        state.counts = state.drawn = tuple(counts)
    return at(state)


def _kinds(text: str) -> tuple[int, ...]:
    return tuple(sorted(SPECIALS.index(word) for word in text.split()))


def _build_home(state: State, seat: int, text: str) -> None:
    lines = [line.split() for line in text.strip().splitlines()]
    for row, words in enumerate(lines):
        tiles = []
        for column, word in enumerate(words):
            symbol = word[0].replace("=", "F")
            tiles.append(NO_TILE if symbol == "." else SYMBOLS.index(symbol))
            assert symbol == "." or (tiles[-1] >= 6) == (row == 0), "ships on top, islands below"
            state.men[seat * len(ROWS) + row] |= ("@" in word) << column
            state.gilded[seat * len(ROWS) + row] |= ("!" in word) << column
        while tiles and tiles[-1] == NO_TILE:
            tiles.pop()
        state.land[seat * len(ROWS) + row] = tuple(tiles)


def _build_wheel(state: State, text: str) -> None:
    """`0<fi 3Rwa`: price, tile, first two letters of the Viking; the prices are the places too."""
    for word in text.split():
        price, symbol, colour = int(word[:-3]), word[-3], word[-2:]
        state.wheel_tiles[price] = SYMBOLS.index(symbol.replace("=", "F"))
        state.wheel_men[price] = [name[:2] for name in COLOURS].index(colour)
    state.zero = min(place for place in range(12) if state.wheel_men[place] >= 0)
