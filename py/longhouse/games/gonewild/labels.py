"""The choices of Vikings Gone Wild in words: a function for each kind of answer."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.message import Message, Seat

from .data import (
    BUILDINGS,
    CARDS,
    CELLS,
    EVERYTHING,
    EXCHANGE,
    HALLS,
    MISSION_CHANGE,
    MISSIONS,
    NONE,
    UNDEAD_BEER,
)
from .texts import (
    BUILDING_NAMES,
    CARD_NAMES,
    HALL_NAMES,
    MISSION_NAMES,
    MISSION_TEXTS,
    amount,
    gold,
    points,
    price,
    tokens,
)
from .views import View
from .words import cell_name

Label = Callable[[int, View], Message]


def _of_card(plain: Message, none: Message | None = None) -> Label:
    """A label that names the card; card NONE has a text of its own."""

    def made(card: int, _view: View) -> Message:
        if card == NONE and none is not None:
            return none
        return Message(plain.text, card=CARD_NAMES[card])

    return made


def play(card: int, _view: View) -> Message:
    """A card of the hand, or all resource cards."""
    if card == EVERYTHING:
        return Message("Play all resource cards")
    return Message("Play {card}", card=CARD_NAMES[card])


def buy(card: int, _view: View) -> Message:
    """A card of a pile."""
    row = CARDS[card]
    return Message("Buy {card} for {price}", card=CARD_NAMES[card], price=price(row.beer, row.gold))


def path(place: int, view: View) -> Message:
    """A card of Odin's Path."""
    if place >= len(view["path"]):
        return Message("Buy from Odin’s Path, place {place}", place=place + 1)
    row = CARDS[view["path"][place]]
    return Message(
        "Buy {card} for {price}",
        card=CARD_NAMES[view["path"][place]],
        price=price(row.beer, row.gold),
    )


def build(building: int, _view: View) -> Message:
    """A building."""
    row = BUILDINGS[building]
    return Message(
        "Build {building} for {price}",
        building=BUILDING_NAMES[building],
        price=price(row.beer, row.gold),
    )


def upgrade(_nothing: int, view: View) -> Message:
    """The next level of the Town Hall."""
    level = view["seats"][view["actor"]]["level"] if view["actor"] is not None else len(HALLS)
    if level >= len(HALLS):
        return Message("Upgrade the Town Hall")
    return Message("Upgrade to {hall} for {price}", hall=HALL_NAMES[level], price=gold(HALLS[level].price))


def attack(place: int, _view: View) -> Message:
    """A building of another."""
    victim, cell = divmod(place, CELLS)
    return Message("Attack {building} of {victim}", building=cell_name(cell), victim=Seat(victim))


def undead(place: int, view: View) -> Message:
    """An undead of Odin's Path."""
    card = view["path"][place] if place < len(view["path"]) else UNDEAD_BEER
    return Message("Attack {card} at place {place}", card=CARD_NAMES[card], place=place + 1)


def _mission(plain: Message) -> Label:
    def made(slot: int, view: View) -> Message:
        held = view["seats"][view["actor"]]["missions"] if view["actor"] is not None else ()
        if slot >= len(held):
            return Message("Mission {number}", number=slot + 1)
        mission = held[slot]
        return Message(
            plain.text,
            mission=MISSION_NAMES[mission],
            goal=MISSION_TEXTS[mission],
            points=points(MISSIONS[mission].points),
            price=gold(MISSION_CHANGE),
        )

    return made


def exchange(resource: int, _view: View) -> Message:
    """Two for one."""
    return Message(
        "Exchange {give} for {get}",
        give=amount(resource, EXCHANGE),
        get=amount(1 - resource, 1),
    )


def _of_cell(plain: Message) -> Label:
    return lambda cell, _view: Message(plain.text, building=cell_name(cell))


def rob(place: int, _view: View) -> Message:
    """A container of another."""
    victim, cell = divmod(place, CELLS)
    return Message("Take from {building} of {victim}", building=cell_name(cell), victim=Seat(victim))


def react(card: int, view: View) -> Message:
    """A defence card, or none."""
    if card != NONE:
        return Message("Defend with {card}", card=CARD_NAMES[card])
    played = view["attack"] is not None and view["attack"]["reactions"]
    return Message("No more defence cards") if played else Message("No defence")


def take(resource: int, _view: View) -> Message:
    """One of a resource."""
    return amount(resource, 1)


def spy(seat: int, _view: View) -> Message:
    """Somebody else."""
    return Message("See the hand of {seat}", seat=Seat(seat))


def fill(number: int, view: View) -> Message:
    """So many tokens."""
    question = view["question"]
    return tokens(question.get("resource", 0) if question else 0, number)


def _fixed(made: Message) -> Label:
    return lambda _value, _view: made


effect = _of_card(Message("Use the effect of {card}"))
draco = _fixed(Message("Attack Draco"))
complete = _mission(Message("Complete {mission} for {points}: {goal}"))
change = _mission(Message("Change {mission} for {price}"))
use = _of_cell(Message("Spend from {building} first"))
give_back = _of_cell(Message("Give back {building}"))
end = _fixed(Message("End the turn"))
send = _of_card(Message("Send {card}"))
strike = _fixed(Message("Attack now"))
trap = _of_card(Message("Trap {card}"))
lose = _of_card(Message("Discard {card}"))
store = _of_cell(Message("Store in {building}"))
favour = _of_card(Message("Choose {card}"))
destroy_hand = _of_card(Message("Get rid of {card} (hand)"), Message("Get rid of none"))
destroy_discard = _of_card(Message("Get rid of {card} (discard pile)"))
recall = _of_card(Message("Take {card}"), Message("Take none"))
drop = _of_card(Message("Throw out {card}"), Message("Throw out none"))
keep = _of_card(Message("Keep {card}"), Message("Keep none"))
