"""All the cards, one by one."""

from __future__ import annotations

from functools import partial

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.message import Message

from ..board import excerpt
from ..board.parts import card_rule
from ..data import CARD, Card
from ..data import CARDS as ROWS
from ..texts import CARD_NAMES, CARD_TEXTS, TYPE_NAMES, price
from ..views import View
from . import positions
from .proposals import proposed

_CONSTRUCTION = Message("Buildings under construction count too.")
_TOKEN = Message("The token can be stored. Tokens on Breweries and Gold Factories are never taken.")
_THIS_TURN = Message("For this turn only: it cannot be stored.")
_EITHER_ORDER = Message("In either order: draw first and attack with what you drew, or attack first.")
_CARRIER = Message("It cannot attack without a unit.")
_DIG = Message("If none is found, even after your discard pile was shuffled, you get nothing.")
_REACTION = Message(
    "Played from the hand when you are attacked; it stays on the building until the end of the round."
)
_BOTH = Message("It counts as a defence card and as a card of Odin’s Path.")

# Fine points of single cards
_RULINGS: dict[str, tuple[Message, ...]] = {
    "beer": (_THIS_TURN,),
    "gold": (_THIS_TURN,),
    "beer_mugs": (_THIS_TURN,),
    "gold_bars": (_THIS_TURN,),
    "chest": (_THIS_TURN,),
    "cannon": (_REACTION,),
    "chicken_tower": (_REACTION,),
    "sheep_cannon": (_REACTION,),
    "sword": (_CARRIER,),
    "mjollnir": (_CARRIER,),
    "shockwave_tower": (
        Message("It protects buildings that are attacked later in the round as well."),
        _BOTH,
    ),
    "hero_trap": (
        Message(
            "The strength of that hero is taken off the attack. It is not counted again if the rest is repulsed too."
        ),
        _BOTH,
    ),
    "shaman": (_EITHER_ORDER,),
    "alviss": (_EITHER_ORDER,),
    "assassin": (
        Message(
            "The defender chooses the card, before any reaction. Without a defence card in hand, nothing happens."
        ),
    ),
    "crystal": (
        Message(
            "A card from one of the piles of the board goes back to its pile; any other leaves the game."
        ),
        _THIS_TURN,
    ),
    "gift_resource": (_DIG,),
    "gift_unit": (Message("A hero is not a unit: it is discarded with the others."), _DIG),
    "money_theft": (_TOKEN,),
    "recipe_theft": (_TOKEN,),
    "beer_taxes": (_TOKEN,),
    "gold_taxes": (_TOKEN,),
    "beer_specialist": (_CONSTRUCTION,),
    "gold_miner": (_CONSTRUCTION,),
    "dvergar": (_CONSTRUCTION,),
    "valkyrie": (Message("A unit, not a hero."),),
    "undead_beer": (Message("It is discarded when it is beaten, and does not count for the Follower."),),
    "undead_gold": (Message("It is discarded when it is beaten, and does not count for the Follower."),),
}


def _facts(card: Card) -> Message:
    """Kind, price and number in one line."""
    kind = TYPE_NAMES[card.type]
    if card.group == "start":
        return Message("Kind: {kind}. {n} in the game, in the starting decks.", kind=kind, n=card.copies)
    if card.group == "favour":
        return Message("Kind: {kind}. Won as a Divine Favour.", kind=kind)
    if card.type == "undead":
        return Message(
            "Kind: {kind}. Defence {defence}. {n} in the game.",
            kind=kind,
            defence=card.strength,
            n=card.copies,
        )
    asked = price(card.beer, card.gold)
    return Message("Kind: {kind}. Price: {price}. {n} in the game.", kind=kind, price=asked, n=card.copies)


def _section(card: Card) -> Section[View]:
    """A card: name and text are those of the board."""
    kind = CARD[card.id]
    drawing = Figure(positions.start, partial(excerpt.one_card, kind), _facts(card))
    rulings = (*_RULINGS.get(card.id, ()), *proposed(card.proposed))
    return Section(card_rule(kind), CARD_NAMES[kind], CARD_TEXTS[kind], (drawing,), rulings)


def _chapter(title: Message, *groups: str) -> Chapter[View]:
    return Chapter(title, tuple(_section(card) for card in ROWS if card.group in groups))


CARDS = (
    _chapter(Message("Cards: the starting deck"), "start"),
    _chapter(Message("Cards: units and defences"), "unit", "defence"),
    _chapter(Message("Cards: Odin’s Path"), "odin"),
    _chapter(Message("Cards: Divine Favours"), "favour"),
)
