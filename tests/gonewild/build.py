"""Positions of Vikings Gone Wild written the way they lie on the table.

Cards, missions and bonuses are words separated by spaces, each with `*n` after it if there are several. A
village is a list of buildings; after a building's name `:3` says that three tokens lie on it, `+` that it
is under construction, `!` that it is damaged and `^` that it carries the token of a total defence; the Town
Hall is only named if it has such a mark. Seats are numbers, as in the texts of the actions.

>>> t = table(hand={0: "beer*3 warrior"}, village={0: "brewery:1", 1: "gold_factory tavern+"})
>>> t.play("attack 1 gold_factory 1", "send warrior", "strike").kinds()[-1]
'Damaged'
>>> t.village(1)
'gold_factory! tavern+'
>>> t.hand(0), t.funds
('beer*3', (1, 0))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import TypeVar, cast

from longhouse import engine
from longhouse.engine import Rng
from longhouse.engine.views import known
from longhouse.games.gonewild.data import (
    BONUSES,
    BUILDINGS,
    CARD,
    CARDS,
    CELLS,
    HALL,
    MISSIONS,
    PER_TYPE,
    PILES,
)
from longhouse.games.gonewild.events import Event
from longhouse.games.gonewild.state import SOURCES, S, State
from longhouse.games.gonewild.views import Attack, Question, View

START = "beer*6 gold*2 warrior*2"
CALM = "scroll beer_mugs gold_bars bear_rider sword"  # a path without undead
ODIN = "scroll*3 shaman*2 crystal*2 beer_mugs*2 gold_bars*2 gold_miner*2"
FAVOURS = "time chest dvergar resurrection"
MISSION = {mission.id: number for number, mission in enumerate(MISSIONS)}
BUILDING = {building.id: number for number, building in enumerate(BUILDINGS)}


E = TypeVar("E", bound=Event)


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
    """Events."""

    def kinds(self) -> list[str]:
        """The names of the events."""
        return [type(event).__name__ for event in self]

    def only(self, kind: type[E]) -> list[E]:
        """The events of that type."""
        return [event for event in self if isinstance(event, kind)]


class Table:
    """A match that stands at a built position."""

    def __init__(self, match: Match) -> None:
        self.match = match

    @property
    def state(self) -> State:
        """The position itself; a test may change it by hand."""
        self.match._legal = None
        return self.match._state

    @property
    def asked(self) -> str:
        """The actor and the question: `0 turn`; `over` at the end."""
        return f"{self.state.who} {self.state.ask}" if self.state.ask else "over"

    @property
    def legal(self) -> list[str]:
        """Texts of the legal actions."""
        return [str(action) for action in self.match.legal()]

    def offers(self, start: str) -> list[str]:
        """Those of the legal actions that begin like this."""
        return [text for text in self.legal if text.startswith(start)]

    def can(self, text: str) -> bool:
        """Whether an action is legal; the list of actions and the reasons must agree."""
        legal = text in self.legal
        assert legal == (self.why(text) is None), (text, self.why(text))
        return legal

    def why(self, text: str) -> str | None:
        """Why an action is not possible, in English."""
        reason = self.match.explain(text)
        return None if reason is None else str(reason)

    def play(self, *texts: str) -> Story:
        """Play some actions; the events of all of them."""
        return Story(cast("Event", event) for text in texts for event in self.match.play(text))

    def attack(self, target: str, force: str) -> Story:
        """Choose a target, send the cards, declare: `attack("1 hall", "warrior*2")`."""
        return self.play(f"attack {target}", *(f"send {CARDS[card].id}" for card in cards(force)), "strike")

    def end_turns(self, until: int = -1) -> Story:
        """End turns up to that seat's turn, or up to the next round or the first other question."""
        story, now = Story(), self.state.round
        while self.state.ask == "turn" and self.state.round == now and self.state.turn != until:
            story += self.play("end turn")
        return story

    def view(self, seat: int | None = None) -> View:
        """What a seat sees."""
        return self.match.view(seat)

    @property
    def attack_now(self) -> Attack:
        """The attack that is being made."""
        return known(self.view()["attack"])

    @property
    def points(self) -> list[int]:
        return self.state.points

    def earned(self, seat: int) -> dict[str, int]:
        """The sources from which a seat has got points."""
        row = zip(SOURCES, self.state.earned[seat * S :][:S], strict=True)
        return {source: points for source, points in row if points}

    def hand(self, seat: int) -> str:
        return words(self.state.hand[seat])

    def deck(self, seat: int) -> str:
        return words(self.state.deck[seat])

    def discard(self, seat: int) -> str:
        return words(self.state.discard[seat])

    def area(self, seat: int) -> str:
        return words(self.state.area[seat])

    def village(self, seat: int) -> str:
        """The buildings in the notation of this module."""
        state, out = self.state, []
        for cell in range(CELLS):
            bit, tokens = 1 << cell, state.tokens[seat * CELLS + cell]
            if not state.built[seat] & bit:
                continue
            marks = f":{tokens}" if tokens else ""
            marks += "+" if state.fresh[seat] & bit else ""
            marks += "!" if state.hurt[seat] & bit else ""
            marks += "^" if cell == HALL and state.marked >> seat & 1 else ""
            if cell != HALL or marks:
                out.append(("hall" if cell == HALL else BUILDINGS[cell // PER_TYPE].id) + marks)
        return " ".join(out)

    def coins(self, seat: int) -> tuple[int, int]:
        """Beer and gold that lie on a Town Hall."""
        return self.state.loot[seat * 2], self.state.loot[seat * 2 + 1]

    @property
    def pool(self) -> tuple[int, int]:
        """Beer and gold of this turn that cannot be stored."""
        return self.state.beer, self.state.gold

    @property
    def funds(self) -> tuple[int, int]:
        """All that the seat in turn could spend."""
        beer, gold = self.view()["table"]["funds"]
        return beer, gold

    @property
    def path(self) -> str:
        """Odin's Path from the deck to its right end."""
        return " ".join(CARDS[card].id for card in self.state.path)

    def missions(self, seat: int) -> str:
        return " ".join(MISSIONS[mission].id for mission in self.state.missions[seat])

    def done(self, seat: int) -> str:
        return " ".join(MISSIONS[mission].id for mission in self.state.done[seat])

    def pile(self, name: str) -> int:
        """How many of a unit, a defence or a building are left."""
        if name in BUILDING:
            return self.state.stock[BUILDING[name]]
        return self.state.piles[PILES.index(CARD[name])]


def _spread(text: str, codes: Mapping[str, int]) -> tuple[int, ...]:
    out: list[int] = []
    for word in text.split():
        name, _, number = word.partition("*")
        out += [codes[name]] * int(number or 1)
    return tuple(out)


def cards(text: str) -> tuple[int, ...]:
    """Cards by their words, in that order."""
    return _spread(text, CARD)


def words(kinds: Iterable[int]) -> str:
    """The words of cards, sorted as in the tables."""
    return " ".join(
        CARDS[kind].id + (f"*{number}" if number > 1 else "")
        for kind, number in sorted(Counter(kinds).items())
    )


def at(state: State) -> Table:
    """A table at a state made by hand."""
    match = Match.new("gonewild", state.players, seed=0)
    match._state, match._checkpoints = state, {0: state}
    return Table(match)


def table(
    players: int = 2,
    *,
    turn: int = 0,
    first: int | None = None,
    round: int = 2,
    hand: Mapping[int, str] | None = None,
    deck: Mapping[int, str] | None = None,
    discard: Mapping[int, str] | None = None,
    village: Mapping[int, str] | None = None,
    level: Mapping[int, int] | None = None,
    points: Mapping[int, int] | None = None,
    missions: Mapping[int, str] | None = None,
    done: Mapping[int, str] | None = None,
    attackers: Mapping[int, int] | None = None,
    pool: tuple[int, int] = (0, 0),
    path: str = CALM,
    odin: str = ODIN,
    odin_out: str = "",
    favours: str = FAVOURS,
    open: str = "thor grendel",
    mission_deck: str = "",
    bonuses: str = "king_pig builder accomplisher miner",
    target: int = 99,
    rules: int = 2,
) -> Table:
    """A position in a turn. Hands are empty, decks are fresh, villages have only a Town Hall.

    `level` is that of the Town Hall, 1 to 3; `attackers` says who attacked a seat this round; `target` is
    so high that no game ends by chance; `rules` is the version of the rules.
    """
    state = State(players, target, False, False, rules, Rng(99))
    state.round, state.turn, state.who, state.ask = round, turn, turn, "turn"
    state.first = turn if first is None else first
    state.deck = [cards(START)] * players
    state.beer, state.gold = pool
    state.path, state.odin, state.odin_out = cards(path), cards(odin), tuple(sorted(cards(odin_out)))
    state.favours, state.open = cards(favours), cards(open)
    state.mission_deck = _spread(mission_deck, MISSION)
    state.bonuses = tuple(sorted(BONUSES.index(word) for word in bonuses.split()))
    for seat, text in (hand or {}).items():
        state.hand[seat] = tuple(sorted(cards(text)))
    for seat, text in (deck or {}).items():
        state.deck[seat] = cards(text)
    for seat, text in (discard or {}).items():
        state.discard[seat] = tuple(sorted(cards(text)))
    for seat, number in (level or {}).items():
        state.level[seat] = number - 1
    for seat, text in (village or {}).items():
        _settle(state, seat, text)
    for seat, number in (points or {}).items():
        state.points[seat] = number
    for seat, text in (missions or {}).items():
        state.missions[seat] = _spread(text, MISSION)
    for seat, text in (done or {}).items():
        state.done[seat] = _spread(text, MISSION)
    for seat, other in (attackers or {}).items():
        state.attackers[seat] = 1 << other
    return at(state)


def _repeated(text: str) -> Iterator[str]:
    """The words of a village; `brewery*3` is three of them."""
    for word in text.split():
        name, _, number = word.partition("*")
        yield from [name] * int(number or 1)


def _settle(state: State, seat: int, text: str) -> None:
    for word in _repeated(text):
        name, _, tokens = word.strip("+!").partition(":")
        if name == "hall":
            cell = HALL
        else:
            building = BUILDING[name]
            cell = building * PER_TYPE
            while state.built[seat] >> cell & 1:
                cell += 1
            assert cell < building * PER_TYPE + PER_TYPE, "three of a type"
            state.stock[building] -= 1
        state.built[seat] |= 1 << cell
        state.fresh[seat] |= ("+" in word) << cell
        state.hurt[seat] |= ("!" in word) << cell
        state.tokens[seat * CELLS + cell] = int(tokens or 0)
