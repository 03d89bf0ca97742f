"""Lines about the end of a turn, of a round and of the game: what is lost, stored, kept, and the bonuses."""

from __future__ import annotations

from longhouse.engine.message import Message, Seat
from longhouse.games.telling import addressed

from .. import events
from ..texts import BONUS_NAMES, CARD_NAMES, listed, points, price, several, some_tokens
from .turns import Line, Reader

_LOST = {  # why -> the sentence about the seat, and that to it
    "hall": (
        Message("{seat} loses {tokens} that lay unspent on the Town Hall."),
        Message("You lose {tokens} that lay unspent on the Town Hall."),
    ),
    "room": (
        Message("{seat} loses {tokens} for lack of room in a container."),
        Message("You lose {tokens} for lack of room in a container."),
    ),
    "returned": (
        Message("{seat} loses {tokens} with the building."),
        Message("You lose {tokens} with the building."),
    ),
}


def _tokens_stored(e: events.TokensStored, reader: Reader = None) -> Message:
    they, you = Message("{seat} has stored: {price}."), Message("You have stored: {price}.")
    if e.lost:
        they = Message("{seat} has stored: {price}; lost for lack of room: {lost}.")
        you = Message("You have stored: {price}; lost for lack of room: {lost}.")
    lost = Message.plural("{n} token", "{n} tokens", n=e.lost)
    return addressed(e.seat, reader, they, you, price=price(e.beer, e.gold), lost=lost)


def _tokens_lost(e: events.TokensLost, reader: Reader = None) -> Message:
    return addressed(e.seat, reader, *_LOST[e.why], tokens=some_tokens(e.beer, e.gold))


def _effects_lost(e: events.EffectsLost, reader: Reader = None) -> Message:
    they = Message("{seat} ends the turn without using: {cards}.")
    you = Message("You end the turn without using: {cards}.")
    return addressed(e.seat, reader, they, you, cards=several(e.cards))


def _kept(e: events.Kept, reader: Reader = None) -> Message:
    if e.card == events.HIDDEN:
        return Message("{seat} keeps a card.", seat=Seat(e.seat))
    return addressed(
        e.seat, reader, Message("{seat} keeps {card}."), Message("You keep {card}."), card=CARD_NAMES[e.card]
    )


def _discarded(e: events.Discarded, reader: Reader = None) -> Message:
    they, you = Message("{seat} discards {cards}."), Message("You discard {cards}.")
    return addressed(e.seat, reader, they, you, cards=several(e.cards))


def _bonus(e: events.BonusScored, reader: Reader = None) -> Message:
    parts: dict[str, object] = {"bonus": BONUS_NAMES[e.bonus], "points": points(e.points)}
    others = [Seat(seat) for seat in e.seats if seat != reader]
    if reader not in e.seats:
        plain = Message("Bonus {bonus}: {points} for {seats}.")
        if len(others) > 1:
            plain = Message("Bonus {bonus}: {points} each for {seats}.")
        return Message(plain.text, seats=listed(others), **parts)
    if not others:
        return Message("Bonus {bonus}: {points} for you.", **parts)
    return Message("Bonus {bonus}: {points} each for you and {seats}.", seats=listed(others), **parts)


def _tie(e: events.TieChecked, reader: Reader = None) -> Message:
    if e.seat < 0:
        return Message("A tie: the spare bonus {bonus} does not break it.", bonus=BONUS_NAMES[e.bonus])
    they = Message("A tie: the spare bonus {bonus} breaks it in favour of {seat}.")
    you = Message("A tie: the spare bonus {bonus} breaks it in your favour.")
    return addressed(e.seat, reader, they, you, bonus=BONUS_NAMES[e.bonus])


def _ended(e: events.GameEnded, _reader: Reader = None) -> Message:
    return Message("The game ends after round {round}.", round=e.round)


EVENTS: dict[type, Line] = {
    events.TokensStored: _tokens_stored,
    events.TokensLost: _tokens_lost,
    events.EffectsLost: _effects_lost,
    events.Kept: _kept,
    events.Discarded: _discarded,
    events.BonusScored: _bonus,
    events.TieChecked: _tie,
    events.GameEnded: _ended,
}
