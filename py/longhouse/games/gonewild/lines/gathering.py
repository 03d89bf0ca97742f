"""A whole turn in few sentences: what belongs together is told together, what stands back is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

from longhouse.engine.message import Message, Seat
from longhouse.engine.record import NamedTuple
from longhouse.games.telling import addressed, filled

from .. import events
from ..texts import (
    BUILDING_NAMES,
    CARD_NAMES,
    HALL_NAMES,
    counted,
    joined,
    listed,
    points,
    price,
    some_tokens,
)
from . import fights
from .every import BACKGROUND, told
from .raids import robbed
from .turns import Reader

E = TypeVar("E", bound=events.Event)
Happened = Sequence[events.Event]


class Sentence(NamedTuple):
    """A sentence, and the events that it tells."""

    message: Message
    events: tuple[events.Event, ...]


def gathered(happened: Happened, reader: Reader) -> list[Message]:
    """The events of a turn, as a seat may read them, in few sentences to the reader."""
    return [sentence.message for sentence in sentences(happened, reader)]


def sentences(happened: Happened, reader: Reader) -> Iterator[Sentence]:
    """The sentences, each with its events; topics come in the order in which the turn first touched them."""
    topics: dict[object, list[events.Event]] = {}
    for number, event in enumerate(happened):
        if isinstance(event, BACKGROUND) or told(event, reader) is None:
            continue
        if isinstance(event, events.RoundBegan):  # a turn is over, and what comes is none of it
            yield from _spoken(topics, reader)
            topics = {}
        topic = _TOPICS.get(type(event), number)
        found = topics.pop(topic, []) if topic is _points else topics.get(topic, [])  # points are a sum: last
        topics[topic] = [*found, event]
    yield from _spoken(topics, reader)


def _spoken(topics: dict[object, list[events.Event]], reader: Reader) -> Iterator[Sentence]:
    for topic, found in topics.items():
        if callable(topic):
            for message, of in topic(found, reader):
                yield Sentence(message, tuple(of))
        else:
            yield from _one_by_one(found, reader)


def _one_by_one(found: Happened, reader: Reader) -> Iterator[Sentence]:
    for event in found:
        message = told(event, reader)
        if message is not None:
            yield Sentence(message, (event,))


Told = Iterator[tuple[Message, Happened]]  # sentences of a topic, with the events of each


def _of(kind: type[E], found: Happened) -> list[E]:
    return [event for event in found if isinstance(event, kind)]


def _seats(found: Sequence[E]) -> Iterator[tuple[int, list[E]]]:
    """The events by seat, in order: in a turn all are of one seat."""
    seats = dict.fromkeys(event[0] for event in found)  # a seat is the first thing that an event tells
    for seat in seats:
        assert isinstance(seat, int)
        yield seat, [event for event in found if event[0] == seat]


# -- cards and purchases


def _plays(found: Happened, reader: Reader) -> Told:
    """Cards that were played, with all the beer and gold that they gave."""
    for seat, of in _seats(found):
        names = [CARD_NAMES[card] for event in _of(events.Played, of) for card in event.cards]
        gains = _of(events.Gained, of)
        got = price(sum(event.beer for event in gains), sum(event.gold for event in gains))
        they, you = Message("{seat} plays {cards}."), Message("You play {cards}.")
        if not names:
            they, you = Message("{seat} gets {price}."), Message("You get {price}.")
        elif gains:
            they = Message("{seat} plays {cards}, for {price}.")
            you = Message("You play {cards}, for {price}.")
        if not names and not gains:
            yield from ((sentence.message, sentence.events) for sentence in _one_by_one(of, reader))
            continue
        cards = listed(counted(names)) if names else None
        yield addressed(seat, reader, they, you, cards=cards, price=got), of


def _shopping(found: Happened, reader: Reader) -> Told:
    """Cards that were bought, buildings that were built."""
    for seat, of in _seats(found):
        cards = [CARD_NAMES[event.card] for event in _of(events.CardBought, of)]
        built = [BUILDING_NAMES[event.building] for event in _of(events.BuildingBought, of)]
        built += [HALL_NAMES[event.level] for event in _of(events.HallUpgraded, of)]
        they, you = Message("{seat} buys {cards}."), Message("You buy {cards}.")
        if built:
            they, you = Message("{seat} builds {buildings}."), Message("You build {buildings}.")
        if built and cards:
            they = Message("{seat} buys {cards} and builds {buildings}.")
            you = Message("You buy {cards} and build {buildings}.")
        parts = {
            "cards": listed(counted(cards)) if cards else None,
            "buildings": listed(counted(built)) if built else None,
        }
        yield addressed(seat, reader, they, you, **parts), of


def _exchanges(found: Happened, reader: Reader) -> Told:
    """Two for one, and often more than once."""
    for seat, of in _seats(found):
        given = [0, 0]
        for event in _of(events.Exchanged, of):
            given[event.resource] += 1
        they, you = Message("{seat} exchanges {give} for {get}."), Message("You exchange {give} for {get}.")
        give, get = price(given[0] * 2, given[1] * 2), price(given[1], given[0])
        yield addressed(seat, reader, they, you, give=give, get=get), of


def _cards_of(they: Message, you: Message) -> Callable[[Happened, Reader], Told]:
    """Events with a card each, as one list."""

    def made(found: Happened, reader: Reader) -> Told:
        for seat, of in _seats(found):
            names = [CARD_NAMES[event.card] for event in of if isinstance(event, _WITH_CARD)]
            yield addressed(seat, reader, they, you, card=listed(counted(names))), of

    return made


_WITH_CARD = events.Recalled | events.FavourTaken | events.DefenceLost
_recalls = _cards_of(
    Message("{seat} takes {card} from the discard pile."), Message("You take {card} from your discard pile.")
)
_favours = _cards_of(Message("{seat} chooses {card}."), Message("You choose {card}."))
_losses = _cards_of(Message("{seat} must discard {card}."), Message("You must discard {card}."))


# -- what raids bring


def _loot(found: Happened, reader: Reader) -> Told:
    """Draco and undead with the tokens for them, and those of each victim; where they lie shows."""
    for seat, of in _seats(found):
        taken, stored = _of(events.Robbed, of), _of(events.Stored, of)
        for victim in dict.fromkeys(event.victim for event in taken):
            robberies = [event for event in taken if event.victim == victim]
            message = robbed(robberies[0], reader, _sum([event.resource for event in robberies]))
            yield message, [*robberies, *_matching(robberies, stored)]
        beaten = [event for event in of if isinstance(event, events.DracoBeaten | events.UndeadBeaten)]
        if beaten or stored:
            yield _won(seat, beaten, stored, reader), [*beaten, *stored]


def _won(
    seat: int,
    beaten: Sequence[events.DracoBeaten | events.UndeadBeaten],
    stored: list[events.Stored],
    reader: Reader,
) -> Message:
    names = [
        CARD_NAMES[event.card] if isinstance(event, events.UndeadBeaten) else Message("Draco")
        for event in beaten
    ]
    they, you = Message("{seat} beats {foes}."), Message("You beat {foes}.")
    if not names:
        they, you = Message("{seat} wins {tokens}."), Message("You win {tokens}.")
    elif stored:
        they, you = Message("{seat} beats {foes}, for {tokens}."), Message("You beat {foes}, for {tokens}.")
    parts = {
        "foes": listed(counted(names)) if names else None,
        "tokens": _sum([event.resource for event in stored]) if stored else None,
    }
    return addressed(seat, reader, they, you, **parts)


def _lost(found: Happened, reader: Reader) -> Told:
    """Tokens without room, as each seat stores them; others one by one."""
    room = [event for event in _of(events.TokensLost, found) if event.why == "room"]
    if len(room) > 1:
        rows = [
            filled(
                Message("you {tokens}") if event.seat == reader else Message("{seat} {tokens}"),
                seat=Seat(event.seat),
                tokens=some_tokens(event.beer, event.gold),
            )
            for event in room
        ]
        yield Message("Lost for lack of room in a container: {list}.", list=joined(rows)), room
    alone = [event for event in found if len(room) < 2 or event not in room]
    yield from ((sentence.message, sentence.events) for sentence in _one_by_one(alone, reader))


def _matching(robberies: list[events.Robbed], stored: list[events.Stored]) -> list[events.Stored]:
    """Those of the stored tokens that were taken there; they leave the list."""
    found = []
    for robbery in robberies:
        at = next((n for n, event in enumerate(stored) if event.resource == robbery.resource), None)
        if at is not None:
            found.append(stored.pop(at))
    return found


def _sum(resources: list[int]) -> Message:
    return some_tokens(resources.count(0), resources.count(1))


def _points(found: Happened, reader: Reader) -> Told:
    """All points of the turn, by seat."""
    totals: dict[int, int] = {}
    for event in _of(events.Scored, found):
        totals[event.seat] = totals.get(event.seat, 0) + event.points
    if len(totals) == 1:
        ((seat, number),) = totals.items()
        they, you = Message("{seat} gets {points}."), Message("You get {points}.")
        yield addressed(seat, reader, they, you, points=points(number)), found
        return
    rows = [
        filled(Message("you +{n}") if seat == reader else Message("{seat} +{n}"), seat=Seat(seat), n=number)
        for seat, number in totals.items()
    ]
    yield Message("Points: {list}.", list=listed(rows)), found


_TOPICS: dict[type, Callable[[Happened, Reader], Told]] = {
    events.Played: _plays,
    events.Gained: _plays,
    events.Boosted: _plays,
    events.CardBought: _shopping,
    events.BuildingBought: _shopping,
    events.HallUpgraded: _shopping,
    events.Exchanged: _exchanges,
    events.Recalled: _recalls,
    events.FavourTaken: _favours,
    events.DefenceLost: _losses,
    events.DracoBeaten: _loot,
    events.UndeadBeaten: _loot,
    events.Robbed: _loot,
    events.Stored: _loot,
    events.TokensLost: _lost,
    events.Scored: _points,
    **dict.fromkeys(fights.TOLD, fights.fight),
}
