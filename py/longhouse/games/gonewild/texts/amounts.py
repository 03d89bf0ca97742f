"""Amounts in words: points, beer, gold, tokens, cards, prices."""

from __future__ import annotations

from longhouse.engine.message import Message

RESOURCE_NAMES = (Message("beer"), Message("gold"))

_ONE_TOKEN = ("{n} beer barrel", "{n} gold bar")
_MANY_TOKENS = ("{n} beer barrels", "{n} gold bars")


def points(number: int) -> Message:
    """Victory points."""
    return Message.plural("{n} point", "{n} points", n=number)


def beer(number: int) -> Message:
    """So much beer."""
    return Message.plural("{n} beer", "{n} beer", n=number)


def gold(number: int) -> Message:
    """So much gold: not the coins of wikinger, which other languages call otherwise."""
    return Message("{gold} gold", gold=number)


def amount(resource: int, number: int) -> Message:
    """So much of a resource."""
    return gold(number) if resource else beer(number)


def tokens(resource: int, number: int) -> Message:
    """So many barrels or bars."""
    return Message.plural(_ONE_TOKEN[resource], _MANY_TOKENS[resource], n=number)


def some_tokens(beer_: int, gold_: int) -> Message:
    """Barrels and bars; there is at least one."""
    if beer_ and gold_:
        return Message("{beer} and {gold}", beer=tokens(0, beer_), gold=tokens(1, gold_))
    return tokens(1, gold_) if gold_ else tokens(0, beer_)


def cards(number: int) -> Message:
    """So many cards."""
    return Message.plural("{n} card", "{n} cards", n=number)


def price(beer_: int, gold_: int) -> Message:
    """What something costs."""
    if beer_ and gold_:
        return Message("{beer} and {gold}", beer=beer(beer_), gold=gold(gold_))
    if gold_:
        return gold(gold_)
    return beer(beer_) if beer_ else Message("nothing")
