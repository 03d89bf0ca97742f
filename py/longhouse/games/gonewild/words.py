"""Vikings Gone Wild in words: choices, results. What cards do is told in `texts`, questions in `prompts`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from longhouse.engine.game import Outcome
from longhouse.engine.message import Message, Seat

from . import actions
from .actions import EVERYTHING, NONE
from .data import (
    BUILDINGS,
    CARDS,
    CELLS,
    EXCHANGE,
    HALL,
    HALLS,
    MISSION_CHANGE,
    MISSIONS,
    PER_TYPE,
    UNDEAD_BEER,
)
from .state import SOURCES
from .texts import (
    BUILDING_NAMES,
    CARD_NAMES,
    HALL_NAMES,
    MISSION_NAMES,
    MISSION_TEXTS,
    amount,
    gold,
    listed,
    points,
    price,
    tokens,
)

_View = Mapping[str, Any]

TOWN_HALL = Message("Town Hall")


def cell_name(cell: int) -> Message:
    """A building of a village; several of a type are numbered."""
    if cell == HALL:
        return TOWN_HALL
    return Message(
        "{building} {number}", building=BUILDING_NAMES[cell // PER_TYPE], number=cell % PER_TYPE + 1
    )


# -- choices


def label(action: Any, view: _View) -> Message:
    """The accessible name of a choice."""
    return _LABELS[type(action)](action, view)


def _of_card(plain: Message, none: Message | None = None) -> Callable[[Any, _View], Message]:
    """A label that names the card; card NONE has a text of its own."""

    def made(action: Any, _view: _View) -> Message:
        if action.card == NONE and none is not None:
            return none
        return Message(plain.text, card=CARD_NAMES[action.card])

    return made


def _play(action: actions.Play, _view: _View) -> Message:
    if action.card == EVERYTHING:
        return Message("Play all resource cards")
    return Message("Play {card}", card=CARD_NAMES[action.card])


def _buy(action: actions.Buy, _view: _View) -> Message:
    row = CARDS[action.card]
    return Message("Buy {card} for {price}", card=CARD_NAMES[action.card], price=price(row.beer, row.gold))


def _path(action: actions.Path, view: _View) -> Message:
    if action.place >= len(view["path"]):
        return Message("Buy from Odin’s Path, place {place}", place=action.place + 1)
    row = CARDS[view["path"][action.place]]
    return Message(
        "Buy {card} for {price}",
        card=CARD_NAMES[view["path"][action.place]],
        price=price(row.beer, row.gold),
    )


def _build(action: actions.Build, _view: _View) -> Message:
    row = BUILDINGS[action.building]
    return Message(
        "Build {building} for {price}",
        building=BUILDING_NAMES[action.building],
        price=price(row.beer, row.gold),
    )


def _upgrade(_action: actions.Upgrade, view: _View) -> Message:
    level = view["seats"][view["actor"]]["level"] if view["actor"] is not None else len(HALLS)
    if level >= len(HALLS):
        return Message("Upgrade the Town Hall")
    return Message("Upgrade to {hall} for {price}", hall=HALL_NAMES[level], price=gold(HALLS[level].price))


def _attack(action: actions.Attack, _view: _View) -> Message:
    victim, cell = divmod(action.place, CELLS)
    return Message("Attack {building} of {victim}", building=cell_name(cell), victim=Seat(victim))


def _undead(action: actions.Undead, view: _View) -> Message:
    card = view["path"][action.place] if action.place < len(view["path"]) else UNDEAD_BEER
    return Message("Attack {card} at place {place}", card=CARD_NAMES[card], place=action.place + 1)


def _mission(plain: Message) -> Callable[[Any, _View], Message]:
    def made(action: Any, view: _View) -> Message:
        held = view["seats"][view["actor"]]["missions"] if view["actor"] is not None else ()
        if action.slot >= len(held):
            return Message("Mission {number}", number=action.slot + 1)
        mission = held[action.slot]
        return Message(
            plain.text,
            mission=MISSION_NAMES[mission],
            goal=MISSION_TEXTS[mission],
            points=points(MISSIONS[mission].points),
            price=gold(MISSION_CHANGE),
        )

    return made


def _exchange(action: actions.Exchange, _view: _View) -> Message:
    return Message(
        "Exchange {give} for {get}",
        give=amount(action.resource, EXCHANGE),
        get=amount(1 - action.resource, 1),
    )


def _of_cell(plain: Message) -> Callable[[Any, _View], Message]:
    return lambda action, _view: Message(plain.text, building=cell_name(action.cell))


def _rob(action: actions.Rob, _view: _View) -> Message:
    victim, cell = divmod(action.place, CELLS)
    return Message("Take from {building} of {victim}", building=cell_name(cell), victim=Seat(victim))


def _react(action: actions.React, view: _View) -> Message:
    if action.card != NONE:
        return Message("Defend with {card}", card=CARD_NAMES[action.card])
    played = view["attack"] is not None and view["attack"]["reactions"]
    return Message("No more defence cards") if played else Message("No defence")


def _fixed(made: Message) -> Callable[[Any, _View], Message]:
    return lambda _action, _view: made


_LABELS: dict[type, Callable[[Any, _View], Message]] = {
    actions.Play: _play,
    actions.Effect: _of_card(Message("Use the effect of {card}")),
    actions.Buy: _buy,
    actions.Path: _path,
    actions.Build: _build,
    actions.Upgrade: _upgrade,
    actions.Attack: _attack,
    actions.Draco: _fixed(Message("Attack Draco")),
    actions.Undead: _undead,
    actions.Complete: _mission(Message("Complete {mission} for {points}: {goal}")),
    actions.Change: _mission(Message("Change {mission} for {price}")),
    actions.Exchange: _exchange,
    actions.Use: _of_cell(Message("Spend from {building} first")),
    actions.Return: _of_cell(Message("Give back {building}")),
    actions.End: _fixed(Message("End the turn")),
    actions.Send: _of_card(Message("Send {card}")),
    actions.Strike: _fixed(Message("Attack now")),
    actions.React: _react,
    actions.Trap: _of_card(Message("Trap {card}")),
    actions.Lose: _of_card(Message("Discard {card}")),
    actions.Take: lambda action, _view: amount(action.resource, 1),
    actions.Store: _of_cell(Message("Store in {building}")),
    actions.Rob: _rob,
    actions.Favour: _of_card(Message("Choose {card}")),
    actions.DestroyHand: _of_card(Message("Get rid of {card} (hand)"), Message("Get rid of none")),
    actions.DestroyDiscard: _of_card(Message("Get rid of {card} (discard pile)")),
    actions.Recall: _of_card(Message("Take {card}"), Message("Take none")),
    actions.Spy: lambda action, _view: Message("See the hand of {seat}", seat=Seat(action.seat)),
    actions.Drop: _of_card(Message("Throw out {card}"), Message("Throw out none")),
    actions.Fill: lambda action, view: _filled(action.tokens, view),
    actions.Keep: _of_card(Message("Keep {card}"), Message("Keep none")),
}


def _filled(number: int, view: _View) -> Message:
    resource = (view["question"] or {}).get("resource", 0)
    return tokens(resource, number)


# -- progress and results

SOURCE_NAMES = {
    "attacks": Message("Damaged buildings"),
    "rewards": Message("Damaged Town Halls"),
    "defence": Message("Defence"),
    "missions": Message("Missions"),
    "hall": Message("Town Hall"),
    "undead": Message("Undead"),
    "storage": Message("Full containers"),
    "bonuses": Message("Bonuses"),
}


def sources() -> list[tuple[str, Message]]:
    """The lines of the score."""
    return [(source, SOURCE_NAMES[source]) for source in SOURCES]


def standing(view: _View) -> list[int]:
    """Points so far."""
    return [player["points"] for player in view["seats"]]


def reason(outcome: Outcome) -> Message:
    """Who won, and what decided."""
    winner = Seat(outcome.winners[0])
    if outcome.reason == "points":
        return Message("{winner} wins with the most points.", winner=winner)
    if outcome.reason == "bonus":
        return Message("{winner} wins: level on points, but a spare bonus broke the tie.", winner=winner)
    return Message(
        "{winners} share the victory: level on points, and no spare bonus broke the tie.",
        winners=listed([*map(Seat, outcome.winners)]),
    )
