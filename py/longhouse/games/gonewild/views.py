"""What a view of Vikings Gone Wild holds; `observe` fills it in. Cards are named by their kind."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict

from longhouse.engine import presentation
from longhouse.engine.views import BaseView


class Answer(TypedDict):
    """What an answer in an attack would come to, if nothing more were done."""

    card: int  # NONE: no card
    strength: int
    defence: int
    gained: int  # points for the defender
    given: int  # points for the attacker
    favour: bool  # and a Divine Favour
    loot: int | None  # the resource of which a token is lost


class Question(TypedDict):
    """The question now, with what it is about."""

    kind: str
    can: NotRequired[list[str]]  # kinds of actions that are possible in a turn, for whose turn it is
    answers: NotRequired[list[Answer]]  # in an attack, for who must answer
    left: NotRequired[int]  # cards or tokens that are still to be placed
    units: NotRequired[bool]  # only a unit may be taken
    victim: NotRequired[int]  # who shows the hand
    shown: NotRequired[list[int] | None]  # and what is in it, for who looks at it
    resource: NotRequired[int]
    cell: NotRequired[int]  # the container to be filled


class Options(TypedDict):
    """The options of the match."""

    target: str
    bonuses: str


class Odin(TypedDict):
    """The deck of Odin's Path: how many, which in any order, and what was discarded."""

    deck: int
    rest: list[int]
    out: list[int]


class Favours(TypedDict):
    """Divine Favours: how many are in the deck, and which are open or belong to somebody."""

    deck: int
    open: list[int]
    flipped: int | None  # the third one to choose from
    gone: list[int]


class Missions(TypedDict):
    """The mission deck: those that nobody has seen, by points, and those at its bottom."""

    low: int
    high: int
    buried: list[int]


class Bonus(TypedDict):
    """A bonus of the end, and how all stand in it."""

    bonus: int
    standing: list[int]
    leaders: list[int]


class Reward(TypedDict):
    """What damaging a building brings."""

    points: int
    favour: bool
    loot: str | None  # beer | gold


class Building(TypedDict):
    """A building of a village."""

    cell: int
    building: int
    tokens: int
    filling: bool  # tokens that are being stored may come into it
    construction: bool
    damaged: bool
    attackers: list[int]
    marked: bool  # the token of a total defence
    cards: list[int]
    defence: int
    added: int  # so much of it by defence cards
    reward: Reward


class Player(TypedDict):
    """What lies before a seat, and what is known of its cards."""

    points: int
    earned: dict[str, int]
    level: int
    upgrading: bool
    limit: int  # buildings that the Town Hall allows
    size: int
    buildings: list[Building]
    coins: list[int]  # tokens on the Town Hall, by resource
    hand: list[int] | None  # for its owner
    hand_count: int
    kept: list[int] | None  # for its owner
    kept_count: int
    known: list[int]  # cards that this viewer knows to be in the hand
    bare: int  # so many cards of the hand are no defences
    deck_count: int
    hidden: list[int]  # in the deck; of another seat in deck and hand
    discard: list[int]
    area: list[int]
    missions: list[int]
    done: list[int]
    completed: bool
    attackers: list[int]
    draco: bool
    target: bool  # can be attacked


class Table(TypedDict):
    """What belongs to the turn."""

    pool: list[int]
    funds: list[int]
    foe: int | None
    hits: int
    score: int  # for the attacks so far
    next: int  # with one more
    feats: int
    ready: list[int]
    pending: list[int]
    unused: list[int]  # those of them whose effect could bring something
    losses: list[int]
    boost: int
    spent: list[int]
    bought: list[str]
    changed: bool
    returned: bool
    strength: int | None  # of the next attack as things are, for who could make it
    reach: int | None  # if the effects of own cards come first
    more: bool | None  # whether cards that they draw could add to it


class Attack(TypedDict):
    """The attack that is being made."""

    on: str  # building | draco | undead
    aim: int
    seat: int | None  # of the building
    cell: int | None
    place: int | None  # of the undead
    defence: int
    protection: list[int]  # defence cards that are part of it
    strength: int
    force: list[int]
    trapped: list[int]
    reactions: int


class View(BaseView):
    """The table as one seat sees it."""

    options: Options
    question: Question | None
    round: int
    goal: int
    last: bool  # somebody has reached the goal
    first: int
    turn: int | None
    todo: list[list[str | int | Sequence[int]]]  # what comes after the answer, the next one last
    piles: dict[str, int]
    stock: list[int]
    path: list[int]
    odin: Odin
    favours: Favours
    missions: Missions
    bonuses: list[Bonus]
    spare: list[int]
    seats: list[Player]
    table: Table
    attack: Attack | None


class Mini(TypedDict):
    """What a save slot keeps of a view."""

    round: int
    over: bool
    level: int  # of the Town Hall
    village: str  # the buildings by type, a digit each


Scene = presentation.Scene[View]
