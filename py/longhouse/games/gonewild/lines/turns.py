"""Lines about rounds and turns: cards, purchases, buildings, missions, favours."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.message import Message, Seat
from longhouse.games.telling import addressed

from .. import events
from ..data import PILES
from ..texts import (
    BUILDING_NAMES,
    CARD_NAMES,
    HALL_NAMES,
    MISSION_NAMES,
    amount,
    cards,
    price,
    several,
)
from ..words import cell_name

Reader = int | None
Line = Callable[..., Message]
_Mission = events.MissionDrawn | events.MissionCompleted | events.MissionChanged
_Card = (
    events.CardBought | events.DefenceLost | events.DefencePlayed | events.HeroTrapped | events.FavourTaken
    | events.Recalled
)  # fmt: skip
_Building = events.BuildingBought | events.BuildingReturned


def of_card(they: Message, you: Message) -> Line:
    """A line that names a card."""

    def line(e: _Card, reader: Reader = None) -> Message:
        return addressed(e.seat, reader, they, you, card=CARD_NAMES[e.card])

    return line


def _of_mission(they: Message, you: Message) -> Line:
    def line(e: _Mission, reader: Reader = None) -> Message:
        return addressed(e.seat, reader, they, you, mission=MISSION_NAMES[e.mission])

    return line


def _of_building(they: Message, you: Message) -> Line:
    def line(e: _Building, reader: Reader = None) -> Message:
        return addressed(e.seat, reader, they, you, building=BUILDING_NAMES[e.building])

    return line


def _began(e: events.RoundBegan, reader: Reader = None) -> Message:
    they = Message("Round {round} begins; {seat} plays first.")
    you = Message("Round {round} begins; you play first.")
    return addressed(e.seat, reader, they, you, round=e.round)


def _produced(e: events.Produced, reader: Reader = None) -> Message:
    they, you = Message("{seat} produces {price}."), Message("You produce {price}.")
    return addressed(e.seat, reader, they, you, price=price(e.beer, e.gold))


def _drew(e: events.Drew, reader: Reader = None) -> Message:
    if events.HIDDEN in e.cards:
        return Message("{seat} draws {cards}.", seat=Seat(e.seat), cards=cards(len(e.cards)))
    they, you = Message("{seat} draws: {cards}."), Message("You draw: {cards}.")
    return addressed(e.seat, reader, they, you, cards=several(tuple(sorted(e.cards))))


def _reshuffled(e: events.Reshuffled, reader: Reader = None) -> Message:
    they = Message("{seat} shuffles the discard pile into a new deck.")
    you = Message("You shuffle your discard pile into a new deck.")
    return addressed(e.seat, reader, they, you)


def _played(e: events.Played, reader: Reader = None) -> Message:
    they, you = Message("{seat} plays {cards}."), Message("You play {cards}.")
    return addressed(e.seat, reader, they, you, cards=several(e.cards))


def _gained(e: events.Gained, reader: Reader = None) -> Message:
    they, you = Message("{seat} gets {price}."), Message("You get {price}.")
    return addressed(e.seat, reader, they, you, price=price(e.beer, e.gold))


def _boosted(e: events.Boosted, reader: Reader = None) -> Message:
    they = Message("All units of {seat} are stronger by {strength} until the end of the turn.")
    you = Message("All your units are stronger by {strength} until the end of the turn.")
    return addressed(e.seat, reader, they, you, strength=e.strength)


def _filled(e: events.PathFilled, _reader: Reader = None) -> Message:
    return Message("New on Odin’s Path: {card}.", card=CARD_NAMES[e.card])


def _left(e: events.PathLeft, _reader: Reader = None) -> Message:
    return Message("{card} leaves Odin’s Path.", card=CARD_NAMES[e.card])


def _upgraded(e: events.HallUpgraded, reader: Reader = None) -> Message:
    they, you = Message("{seat} upgrades: {hall}."), Message("You upgrade: {hall}.")
    return addressed(e.seat, reader, they, you, hall=HALL_NAMES[e.level])


def _exchanged(e: events.Exchanged, reader: Reader = None) -> Message:
    they, you = Message("{seat} exchanges {give} for {get}."), Message("You exchange {give} for {get}.")
    return addressed(e.seat, reader, they, you, give=amount(e.resource, 2), get=amount(1 - e.resource, 1))


def _used(e: events.TokenUsed, reader: Reader = None) -> Message:
    they, you = Message("{seat} spends from {building}."), Message("You spend from {building}.")
    return addressed(e.seat, reader, they, you, building=cell_name(e.cell))


def _flipped(e: events.FavourFlipped, _reader: Reader = None) -> Message:
    return Message("A Divine Favour is turned up: {card}.", card=CARD_NAMES[e.card])


def _dug(e: events.Dug, reader: Reader = None) -> Message:
    they = Message("{seat} reveals {cards}, and finds nothing.")
    you = Message("You reveal {cards}, and find nothing.")
    if e.found:
        they = Message("{seat} reveals {cards}, and takes the last one.")
        you = Message("You reveal {cards}, and take the last one.")
    return addressed(e.seat, reader, they, you, cards=several(e.cards))


def _destroyed(e: events.Destroyed, reader: Reader = None) -> Message:
    """Cards of the board go back to their pile, which is open."""
    they = Message("{seat} gets rid of {card}: out of the game.")
    you = Message("You get rid of {card}: out of the game.")
    if e.card in PILES:
        they = Message("{seat} gets rid of {card}: back onto its pile.")
        you = Message("You get rid of {card}: back onto its pile.")
    return addressed(e.seat, reader, they, you, card=CARD_NAMES[e.card])


def _shown(e: events.HandShown, reader: Reader = None) -> Message:
    """To the reader who sees it, to the one whose hand it is, or to all others, who see nothing of it."""
    if e.seat == reader:
        plain = Message("{victim} shows you their hand: {cards}.")
    elif e.victim == reader:
        plain = Message("You show {seat} your hand: {cards}.")
    elif events.HIDDEN in e.cards:
        return Message("{victim} shows {seat} their hand.", seat=Seat(e.seat), victim=Seat(e.victim))
    else:
        plain = Message("{victim} shows {seat} their hand: {cards}.")
    return Message(plain.text, seat=Seat(e.seat), victim=Seat(e.victim), cards=several(e.cards))


EVENTS: dict[type, Line] = {
    events.RoundBegan: _began,
    events.Produced: _produced,
    events.Drew: _drew,
    events.Reshuffled: _reshuffled,
    events.MissionDrawn: _of_mission(
        Message("New mission for {seat}: “{mission}”."), Message("New mission for you: “{mission}”.")
    ),
    events.MissionCompleted: _of_mission(
        Message("{seat} completes “{mission}”."), Message("You complete “{mission}”.")
    ),
    events.MissionChanged: _of_mission(
        Message("{seat} gives away “{mission}”."), Message("You give away “{mission}”.")
    ),
    events.Played: _played,
    events.Gained: _gained,
    events.Boosted: _boosted,
    events.CardBought: of_card(Message("{seat} buys {card}."), Message("You buy {card}.")),
    events.PathFilled: _filled,
    events.PathLeft: _left,
    events.BuildingBought: _of_building(
        Message("{seat} builds {building}."), Message("You build {building}.")
    ),
    events.HallUpgraded: _upgraded,
    events.BuildingReturned: _of_building(
        Message("{seat} gives back {building}."), Message("You give back {building}.")
    ),
    events.Exchanged: _exchanged,
    events.TokenUsed: _used,
    events.FavourFlipped: _flipped,
    events.FavourTaken: of_card(Message("{seat} chooses {card}."), Message("You choose {card}.")),
    events.Dug: _dug,
    events.Destroyed: _destroyed,
    events.Recalled: of_card(
        Message("{seat} takes {card} from the discard pile."),
        Message("You take {card} from your discard pile."),
    ),
    events.HandShown: _shown,
}
