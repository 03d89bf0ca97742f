"""The kinds of actions of Vikings Gone Wild, each with its values and texts; their order is canonical."""

from __future__ import annotations

from typing import Literal

from longhouse.engine.questions import Kinds

from ..data import (
    BUILDINGS,
    CAPACITY,
    CARDS,
    CELLS,
    EVERYTHING,
    HALL,
    NONE,
    OPEN_MISSIONS,
    RESOURCES,
    RIVER,
    SEATS,
    cell_word,
)

Kind = Literal[
    "play", "effect", "buy", "path", "build", "upgrade", "attack", "draco", "undead", "complete", "change",
    "exchange", "use", "return", "end", "send", "strike", "react", "trap", "lose", "take", "store", "rob",
    "favour", "destroy_hand", "destroy_discard", "recall", "spy", "drop", "fill", "keep",
]  # fmt: skip

_CARDS, _OR_NONE = range(NONE), range(NONE + 1)
_BUILDINGS, _ONCE = range(len(BUILDINGS)), range(1)
_CELLS, _PLACES = range(HALL), range(SEATS * CELLS)  # the seat's own, and all: seat * CELLS + cell


def _card(card: int) -> str:
    return "none" if card == NONE else CARDS[card].id


def _place(place: int) -> str:
    return f"{place // CELLS} {cell_word(place % CELLS)}"


def _played(card: int) -> str:
    return "play resources" if card == EVERYTHING else f"play {CARDS[card].id}"


def _destroyed(card: int) -> str:
    return "destroy none" if card == NONE else f"destroy hand {CARDS[card].id}"


KINDS = Kinds[Kind]("gonewild")
# in a turn
PLAY = KINDS("play", _OR_NONE, _played)
EFFECT = KINDS("effect", _CARDS, lambda card: f"effect {_card(card)}")
BUY = KINDS("buy", _CARDS, lambda card: f"buy {_card(card)}")
PATH = KINDS("path", range(RIVER), lambda place: f"path {place + 1}")  # place 0 is beside the deck
BUILD = KINDS("build", _BUILDINGS, lambda building: f"build {BUILDINGS[building].id}")
UPGRADE = KINDS("upgrade", _ONCE, lambda _: "upgrade")
ATTACK = KINDS("attack", _PLACES, lambda place: f"attack {_place(place)}")
DRACO = KINDS("draco", _ONCE, lambda _: "attack draco")
UNDEAD = KINDS("undead", range(RIVER), lambda place: f"attack undead {place + 1}")
COMPLETE = KINDS("complete", range(OPEN_MISSIONS), lambda slot: f"complete {slot + 1}")
CHANGE = KINDS("change", range(OPEN_MISSIONS), lambda slot: f"change {slot + 1}")
EXCHANGE = KINDS("exchange", range(len(RESOURCES)), lambda resource: f"exchange {RESOURCES[resource]}")
USE = KINDS("use", _CELLS, lambda cell: f"use {cell_word(cell)}")
RETURN = KINDS("return", _CELLS, lambda cell: f"return {cell_word(cell)}")
END = KINDS("end", _ONCE, lambda _: "end turn")
# in an attack
SEND = KINDS("send", _CARDS, lambda card: f"send {_card(card)}")
STRIKE = KINDS("strike", _ONCE, lambda _: "strike")
REACT = KINDS("react", _OR_NONE, lambda card: f"react {_card(card)}")
TRAP = KINDS("trap", _CARDS, lambda card: f"trap {_card(card)}")
LOSE = KINDS("lose", _CARDS, lambda card: f"lose {_card(card)}")
# what effects ask
TAKE = KINDS("take", range(len(RESOURCES)), lambda resource: f"take {RESOURCES[resource]}")
STORE = KINDS("store", _CELLS, lambda cell: f"store {cell_word(cell)}")
ROB = KINDS("rob", _PLACES, lambda place: f"rob {_place(place)}")
FAVOUR = KINDS("favour", _CARDS, lambda card: f"favour {_card(card)}")
DESTROY_HAND = KINDS("destroy_hand", _OR_NONE, _destroyed)
DESTROY_DISCARD = KINDS("destroy_discard", _CARDS, lambda card: f"destroy discard {_card(card)}")
RECALL = KINDS("recall", _OR_NONE, lambda card: f"recall {_card(card)}")
SPY = KINDS("spy", range(SEATS), lambda seat: f"spy {seat}")
DROP = KINDS("drop", _OR_NONE, lambda card: f"drop {_card(card)}")
# at the end of a round
FILL = KINDS("fill", range(CAPACITY + 1), lambda tokens: f"fill {tokens}")
KEEP = KINDS("keep", _OR_NONE, lambda card: f"keep {_card(card)}")
