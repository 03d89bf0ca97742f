"""The decisions of Vikings Gone Wild: one small type for each kind, all made once, in canonical order."""

from __future__ import annotations

from typing import NamedTuple

from .data import BUILDINGS, CAPACITY, CARDS, CELLS, HALL, OPEN_MISSIONS, PER_TYPE, RESOURCES, RIVER

NONE = len(CARDS)  # as a card: none of them
SEATS = 4
EVERYTHING = NONE  # as a card to be played: all resource cards


def cell_name(cell: int) -> str:
    """A place of a village: `tavern 2`, or `hall`."""
    return "hall" if cell == HALL else f"{BUILDINGS[cell // PER_TYPE].id} {cell % PER_TYPE + 1}"


def _card(kind: int) -> str:
    return "none" if kind == NONE else CARDS[kind].id


class Play(NamedTuple):
    """Play a card from the hand for its effect; or all resource cards at once."""

    card: int
    kind: str = "play"

    def __str__(self) -> str:
        return "play resources" if self.card == EVERYTHING else f"play {CARDS[self.card].id}"


class Effect(NamedTuple):
    """Use the effect of a unit that was sent to attack before."""

    card: int
    kind: str = "effect"

    def __str__(self) -> str:
        return f"effect {CARDS[self.card].id}"


class Buy(NamedTuple):
    """Buy a unit or a defence from its pile."""

    card: int
    kind: str = "buy"

    def __str__(self) -> str:
        return f"buy {CARDS[self.card].id}"


class Path(NamedTuple):
    """Buy the card at a place of Odin's Path; place 0 is beside the deck."""

    place: int
    kind: str = "path"

    def __str__(self) -> str:
        return f"path {self.place + 1}"


class Build(NamedTuple):
    """Buy a building of a type."""

    building: int
    kind: str = "build"

    def __str__(self) -> str:
        return f"build {BUILDINGS[self.building].id}"


class Upgrade(NamedTuple):
    """Buy the next level of the Town Hall."""

    nothing: int = 0
    kind: str = "upgrade"

    def __str__(self) -> str:
        return "upgrade"


class Attack(NamedTuple):
    """Choose a building to attack. Number = seat * CELLS + cell."""

    place: int
    kind: str = "attack"

    def __str__(self) -> str:
        return f"attack {self.place // CELLS} {cell_name(self.place % CELLS)}"


class Draco(NamedTuple):
    """Choose Draco to be attacked."""

    nothing: int = 0
    kind: str = "draco"

    def __str__(self) -> str:
        return "attack draco"


class Undead(NamedTuple):
    """Choose an undead of Odin's Path to be attacked."""

    place: int
    kind: str = "undead"

    def __str__(self) -> str:
        return f"attack undead {self.place + 1}"


class Complete(NamedTuple):
    """Complete the first or second mission."""

    slot: int
    kind: str = "complete"

    def __str__(self) -> str:
        return f"complete {self.slot + 1}"


class Change(NamedTuple):
    """Pay to change a mission."""

    slot: int
    kind: str = "change"

    def __str__(self) -> str:
        return f"change {self.slot + 1}"


class Exchange(NamedTuple):
    """Give two of a resource for one of the other."""

    resource: int
    kind: str = "exchange"

    def __str__(self) -> str:
        return f"exchange {RESOURCES[self.resource]}"


class Use(NamedTuple):
    """Take a token from a building to spend it now, where payment would take another one first."""

    cell: int
    kind: str = "use"

    def __str__(self) -> str:
        return f"use {cell_name(self.cell)}"


class Return(NamedTuple):
    """Give a building back."""

    cell: int
    kind: str = "return"

    def __str__(self) -> str:
        return f"return {cell_name(self.cell)}"


class End(NamedTuple):
    """End the turn."""

    nothing: int = 0
    kind: str = "end"

    def __str__(self) -> str:
        return "end turn"


class Send(NamedTuple):
    """Send a unit, hero or weapon with the attack."""

    card: int
    kind: str = "send"

    def __str__(self) -> str:
        return f"send {CARDS[self.card].id}"


class Strike(NamedTuple):
    """Declare the attack as it stands."""

    nothing: int = 0
    kind: str = "strike"

    def __str__(self) -> str:
        return "strike"


class React(NamedTuple):
    """Play a defence card on the attacked building, or no more of them."""

    card: int
    kind: str = "react"

    def __str__(self) -> str:
        return f"react {_card(self.card)}"


class Trap(NamedTuple):
    """Choose the hero that falls into the trap."""

    card: int
    kind: str = "trap"

    def __str__(self) -> str:
        return f"trap {CARDS[self.card].id}"


class Lose(NamedTuple):
    """Discard a defence card because of an assassin."""

    card: int
    kind: str = "lose"

    def __str__(self) -> str:
        return f"lose {CARDS[self.card].id}"


class Take(NamedTuple):
    """Choose a resource."""

    resource: int
    kind: str = "take"

    def __str__(self) -> str:
        return f"take {RESOURCES[self.resource]}"


class Store(NamedTuple):
    """Choose the container for a token."""

    cell: int
    kind: str = "store"

    def __str__(self) -> str:
        return f"store {cell_name(self.cell)}"


class Rob(NamedTuple):
    """Choose the container from which a token is taken. Number = seat * CELLS + cell."""

    place: int
    kind: str = "rob"

    def __str__(self) -> str:
        return f"rob {self.place // CELLS} {cell_name(self.place % CELLS)}"


class Favour(NamedTuple):
    """Choose a Divine Favour."""

    card: int
    kind: str = "favour"

    def __str__(self) -> str:
        return f"favour {CARDS[self.card].id}"


class DestroyHand(NamedTuple):
    """Remove a card of the hand from the game; or none at all."""

    card: int
    kind: str = "destroy_hand"

    def __str__(self) -> str:
        return "destroy none" if self.card == NONE else f"destroy hand {CARDS[self.card].id}"


class DestroyDiscard(NamedTuple):
    """Remove a card of the discard pile from the game."""

    card: int
    kind: str = "destroy_discard"

    def __str__(self) -> str:
        return f"destroy discard {CARDS[self.card].id}"


class Recall(NamedTuple):
    """Take a card from the discard pile into the hand, or none."""

    card: int
    kind: str = "recall"

    def __str__(self) -> str:
        return f"recall {_card(self.card)}"


class Spy(NamedTuple):
    """Choose who must show the hand."""

    seat: int
    kind: str = "spy"

    def __str__(self) -> str:
        return f"spy {self.seat}"


class Drop(NamedTuple):
    """Choose the defence card that the other must discard, or none."""

    card: int
    kind: str = "drop"

    def __str__(self) -> str:
        return f"drop {_card(self.card)}"


class Fill(NamedTuple):
    """How many tokens the next container shall hold."""

    tokens: int
    kind: str = "fill"

    def __str__(self) -> str:
        return f"fill {self.tokens}"


class Keep(NamedTuple):
    """Keep a card for the next round, or none."""

    card: int
    kind: str = "keep"

    def __str__(self) -> str:
        return f"keep {_card(self.card)}"


Action = (
    Play | Effect | Buy | Path | Build | Upgrade | Attack | Draco | Undead | Complete | Change | Exchange
    | Use | Return | End | Send | Strike | React | Trap | Lose | Take | Store | Rob | Favour | DestroyHand
    | DestroyDiscard | Recall | Spy | Drop | Fill | Keep
)  # fmt: skip

_CARDS = range(len(CARDS))
PLAYS = tuple(Play(card) for card in range(NONE + 1))
EFFECTS = tuple(Effect(card) for card in _CARDS)
BUYS = tuple(Buy(card) for card in _CARDS)
PATHS = tuple(Path(place) for place in range(RIVER))
BUILDS = tuple(Build(building) for building in range(len(BUILDINGS)))
UPGRADE = Upgrade()
ATTACKS = tuple(Attack(place) for place in range(SEATS * CELLS))
DRACO = Draco()
UNDEADS = tuple(Undead(place) for place in range(RIVER))
COMPLETES = tuple(Complete(slot) for slot in range(OPEN_MISSIONS))
CHANGES = tuple(Change(slot) for slot in range(OPEN_MISSIONS))
EXCHANGES = (Exchange(0), Exchange(1))
USES = tuple(Use(cell) for cell in range(HALL))
RETURNS = tuple(Return(cell) for cell in range(HALL))
END = End()
SENDS = tuple(Send(card) for card in _CARDS)
STRIKE = Strike()
REACTS = tuple(React(card) for card in range(NONE + 1))
TRAPS = tuple(Trap(card) for card in _CARDS)
LOSES = tuple(Lose(card) for card in _CARDS)
TAKES = (Take(0), Take(1))
STORES = tuple(Store(cell) for cell in range(HALL))
ROBS = tuple(Rob(place) for place in range(SEATS * CELLS))
FAVOURS = tuple(Favour(card) for card in _CARDS)
DESTROYS_HAND = tuple(DestroyHand(card) for card in range(NONE + 1))
DESTROYS_DISCARD = tuple(DestroyDiscard(card) for card in _CARDS)
RECALLS = tuple(Recall(card) for card in range(NONE + 1))
SPIES = tuple(Spy(seat) for seat in range(SEATS))
DROPS = tuple(Drop(card) for card in range(NONE + 1))
FILLS = tuple(Fill(tokens) for tokens in range(CAPACITY + 1))
KEEPS = tuple(Keep(card) for card in range(NONE + 1))

ALL: tuple[Action, ...] = (
    *PLAYS, *EFFECTS, *BUYS, *PATHS, *BUILDS, UPGRADE, *ATTACKS, DRACO, *UNDEADS, *COMPLETES, *CHANGES,
    *EXCHANGES, *USES, *RETURNS, END, *SENDS, STRIKE, *REACTS, *TRAPS, *LOSES, *TAKES, *STORES, *ROBS,
    *FAVOURS, *DESTROYS_HAND, *DESTROYS_DISCARD, *RECALLS, *SPIES, *DROPS, *FILLS, *KEEPS,
)  # fmt: skip
_BY_TEXT = {str(action): action for action in ALL}


def parse(text: str) -> Action | None:
    """The action of that text, or None."""
    return _BY_TEXT.get(text)
