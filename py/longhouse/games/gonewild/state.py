"""The position of Vikings Gone Wild."""

from __future__ import annotations

from typing import cast

from longhouse.engine.position import Position
from longhouse.engine.rng import Rng

from .data import BUILDINGS, CARDS, CELLS, HALL, PER_TYPE, PILES

NOBODY = -1
NOTHING = -1
SOURCES = ("attacks", "rewards", "defence", "missions", "hall", "undead", "storage", "bonuses")
ATTACKS, REWARDS, DEFENCE, MISSIONS_, HALL_, UNDEAD, STORAGE, BONUSES_ = range(len(SOURCES))
S = len(SOURCES)

# What was bought in a turn, as bits of `bought`.
BOUGHT = ("building", "odin", "unit", "defence")
# What an attack of this turn achieved, as bits of `feats`.
DAMAGED_ONE, DAMAGED_STRONG, DAMAGED_HALL = 1, 2, 4

Value = str | int | tuple[int, ...]
Task = tuple[Value, ...]  # something to do, or that waits for an answer: its name and its values


class State(Position):
    """Plain numbers, lists and tuples; `clone()` copies the lists, tuples are shared.

    Villages are bits over the cells of `data`: `built`, `fresh` (under construction), `hurt` (damaged).
    """

    __slots__ = (
        "aim", "area", "attackers", "bare", "beer", "bonuses", "boost", "bought", "built", "buried",
        "changed", "completed", "deck", "discard", "done", "draco", "earned", "ended", "favours", "feats",
        "first", "firsts", "flipped", "foe", "force", "fresh", "gold", "gone", "guards", "hand", "hits",
        "hurt", "kept", "known", "level", "longer", "loot", "marked", "mission_deck", "missions", "odin",
        "odin_out", "open", "path", "pending", "piles", "players", "points", "reactions", "ready",
        "returned", "round", "rules", "spare", "spent", "stock", "struck", "target", "todo", "tokens",
        "trapped", "turn",
    )  # fmt: skip

    SETUP = ("players", "target", "longer", "firsts", "rules")

    def __init__(self, players: int, target: int, longer: bool, firsts: bool, rules: int, rng: Rng) -> None:
        self.players = players
        self.target = target  # points that end the game
        self.longer = longer  # the option for a longer game was chosen
        self.firsts = firsts  # the bonuses are those of a first game
        self.rules = rules
        self.rng = rng
        self.round = 0
        self.first = 0  # seat with the first-player token
        self.turn = NOBODY  # seat whose turn it is
        self.points = [0] * players
        self.earned = [0] * (players * S)  # seat * 8 + source
        # cards, by kind; the next one of a deck first, hands and discard piles sorted
        self.deck: list[tuple[int, ...]] = [()] * players
        self.hand: list[tuple[int, ...]] = [()] * players
        self.discard: list[tuple[int, ...]] = [()] * players
        self.area: list[tuple[int, ...]] = [()] * players  # played or bought this round
        # villages
        self.level = [0] * players  # of the Town Hall, as it lies open
        self.built = [1 << HALL] * players
        self.fresh = [0] * players
        self.hurt = [0] * players
        self.tokens = [0] * (players * CELLS)
        self.loot = [0] * (players * 2)  # tokens on the Town Hall, by resource
        self.guards: tuple[tuple[int, int, int], ...] = ()  # seat, cell, defence card that lies there
        # the board
        self.piles = [CARDS[kind].copies for kind in PILES]
        self.stock = [building.copies for building in BUILDINGS]
        self.odin: tuple[int, ...] = ()
        self.odin_out: tuple[int, ...] = ()
        self.path: tuple[int, ...] = ()
        self.favours: tuple[int, ...] = ()
        self.open: tuple[int, ...] = ()
        self.flipped = NOTHING  # third favour to choose from
        self.gone: tuple[int, ...] = ()  # favours that somebody has got
        self.mission_deck: tuple[int, ...] = ()
        self.buried = 0  # missions at the bottom of the deck that all have seen
        self.missions: list[tuple[int, ...]] = [()] * players
        self.done: list[tuple[int, ...]] = [()] * players
        self.bonuses: tuple[int, ...] = ()
        # this round
        self.attackers = [0] * players  # bit per seat that declared an attack on this one
        # buildings that were attacked: seat * CELLS + cell, and by whom; sorted; empty in rules version 1
        self.struck: tuple[tuple[int, int], ...] = ()
        self.marked = 0  # bit per seat whose Town Hall carries the token of a total defence; not in version 1
        self.draco = 0  # bit per seat that attacked Draco
        self.completed = 0  # bit per seat that completed a mission
        # this turn
        self.beer = 0
        self.gold = 0
        self.foe = NOBODY
        self.hits = 0
        self.feats = 0
        self.bought = 0
        self.spent = (0, 0)
        self.boost = 0
        self.changed = False
        self.returned = False
        self.ready: tuple[int, ...] = ()  # played units and heroes that have not yet attacked
        self.pending: tuple[int, ...] = ()  # units that attacked, with their effect still open
        # the attack
        self.aim = NOTHING  # seat * CELLS + cell, or DRACO, or UNDEAD and a place of the path
        self.force: tuple[int, ...] = ()
        self.trapped: tuple[int, ...] = ()
        self.reactions = 0
        # what seats have learnt: viewer * players + owner -> cards that are in that hand
        self.known: list[tuple[int, ...]] = [()] * (players * players)
        self.bare = [0] * players  # at least so many cards of the hand are no defences, as all know
        self.kept: list[tuple[int, ...]] = [()] * players  # chosen to be kept while the rest is discarded
        self.spare: tuple[int, ...] = ()  # bonuses that were drawn to break a tie
        self.ask = ""  # the question now, and who must answer; empty when the game is over
        self.who = NOBODY
        self.todo: tuple[Task, ...] = ()  # what comes after the answer, the next one last
        self.ended = ""

    def clone(self) -> State:
        """An independent copy."""
        new = object.__new__(State)
        new.players = self.players
        new.target = self.target
        new.longer = self.longer
        new.firsts = self.firsts
        new.rules = self.rules
        new.rng = Rng(self.rng.state)
        new.round = self.round
        new.first = self.first
        new.turn = self.turn
        new.points = self.points[:]
        new.earned = self.earned[:]
        new.deck = self.deck[:]
        new.hand = self.hand[:]
        new.discard = self.discard[:]
        new.area = self.area[:]
        new.level = self.level[:]
        new.built = self.built[:]
        new.fresh = self.fresh[:]
        new.hurt = self.hurt[:]
        new.tokens = self.tokens[:]
        new.loot = self.loot[:]
        new.guards = self.guards
        new.piles = self.piles[:]
        new.stock = self.stock[:]
        new.odin = self.odin
        new.odin_out = self.odin_out
        new.path = self.path
        new.favours = self.favours
        new.open = self.open
        new.flipped = self.flipped
        new.gone = self.gone
        new.mission_deck = self.mission_deck
        new.buried = self.buried
        new.missions = self.missions[:]
        new.done = self.done[:]
        new.bonuses = self.bonuses
        new.attackers = self.attackers[:]
        new.struck = self.struck
        new.marked = self.marked
        new.draco = self.draco
        new.completed = self.completed
        new.beer = self.beer
        new.gold = self.gold
        new.foe = self.foe
        new.hits = self.hits
        new.feats = self.feats
        new.bought = self.bought
        new.spent = self.spent
        new.boost = self.boost
        new.changed = self.changed
        new.returned = self.returned
        new.ready = self.ready
        new.pending = self.pending
        new.aim = self.aim
        new.force = self.force
        new.trapped = self.trapped
        new.reactions = self.reactions
        new.known = self.known[:]
        new.bare = self.bare[:]
        new.kept = self.kept[:]
        new.spare = self.spare
        new.ask = self.ask
        new.who = self.who
        new.todo = self.todo
        new.ended = self.ended
        return new


# `aim` for what is not a building of a player
DRACO = 4 * CELLS
UNDEAD_AT = DRACO + 1  # plus the place of the path


# -- reading and changing


def cells_of(mask: int) -> list[int]:
    """The cells of a set of bits, in order."""
    cells = []
    while mask:
        low = mask & -mask
        cells.append(low.bit_length() - 1)
        mask ^= low
    return cells


_TYPE_BITS = tuple((1 << PER_TYPE) - 1 << building * PER_TYPE for building in range(len(BUILDINGS)))
VILLAGE = (1 << HALL) - 1  # all cells but the hall


def buildings(state: State, seat: int, building: int) -> int:
    """How many of a type the seat has, those under construction included."""
    return (state.built[seat] & _TYPE_BITS[building]).bit_count()


def active(state: State, seat: int, building: int) -> int:
    """The cells of a type that can be used, as bits."""
    return state.built[seat] & ~state.fresh[seat] & _TYPE_BITS[building]


def size(state: State, seat: int) -> int:
    """How many buildings the seat has, the Town Hall not counted."""
    return (state.built[seat] & VILLAGE).bit_count()


def working_level(state: State, seat: int) -> int:
    """The level whose limit holds: that of the round's beginning."""
    return state.level[seat] - (state.fresh[seat] >> HALL & 1)


def unlaid(state: State) -> list[tuple[int, int, int, int]]:
    """Tokens that are being stored and lie nowhere yet: seat, resource, first free container, how many."""
    rows = (numbers(task) for task in state.todo if task[0] in ("fill", "filling"))
    return [(row[0], row[1], row[2], row[3]) for row in rows]


def numbers(task: Task) -> tuple[int, ...]:
    """The values of a task, where they are all numbers."""
    return cast("tuple[int, ...]", task[1:])


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The cards less one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
