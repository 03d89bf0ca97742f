"""The cards in words: names, and what each does. Numbers come from `data.py`."""

from __future__ import annotations

from longhouse.engine.message import Message

from ..data import CARD, CARDS, UNDEAD_POINTS
from .amounts import beer, cards, gold, points, price, tokens
from .lists import counted, joined

TYPE_NAMES = {
    "resource": Message("resource"),
    "unit": Message("unit"),
    "hero": Message("hero"),
    "weapon": Message("weapon"),
    "defence": Message("defence"),
    "action": Message("action"),
    "undead": Message("undead"),
    "building": Message("building"),
}
CARD_NAMES = (
    Message("Beer"),
    Message("Gold"),
    Message("Viking Warrior"),
    Message("Elf Archer"),
    Message("Bone Crusher"),
    Message("Pigator"),
    Message("Cannon"),
    Message("Chicken Tower"),
    Message("Sheep Cannon"),
    Message("Sword"),
    Message("Odin’s Boost"),
    Message("Shockwave Tower"),
    Message("Hero Trap"),
    Message("Shaman"),
    Message("Bear Rider"),
    Message("Assassin"),
    Message("Scroll"),
    Message("Crystal"),
    Message("Mystery Gift (resource)"),
    Message("Mystery Gift (unit)"),
    Message("Money Theft"),
    Message("Recipe Theft"),
    Message("Beer Specialist"),
    Message("Gold Miner"),
    Message("Beer Mugs"),
    Message("Gold Bars"),
    Message("Alviss"),
    Message("Thor"),
    Message("Grendel"),
    Message("Valkyrie"),
    Message("Mjöllnir"),
    Message("Loki’s Lens"),
    Message("Resurrection"),
    Message("Time Manipulation"),
    Message("Treasure Chest"),
    Message("Dvergar"),
    Message("Beer Taxes"),
    Message("Gold Taxes"),
    Message("Undead (beer)"),
    Message("Undead (gold)"),
)


def several(kinds: tuple[int, ...]) -> Message:
    """Cards as a list, equal ones counted."""
    return joined(counted([CARD_NAMES[kind] for kind in kinds])) if kinds else Message("nothing")


def unused_effects(kinds: tuple[int, ...]) -> Message:
    """Of units and heroes that only attacked."""
    return Message("unused effect: {cards}", cards=several(kinds))


def _value(card: str, verb: str, place: int = 1) -> int:
    """A number of a step of a card's effect."""
    step = next(step for step in CARDS[CARD[card]].effect if step[0] == verb)
    return int(step[place])


def _strength(card: str) -> int:
    return CARDS[CARD[card]].strength


def _plain_unit(card: str) -> Message:
    return Message("Attacks with strength {strength}.", strength=_strength(card))


def _plain_defence(card: str) -> Message:
    return Message(
        "Reaction: +{strength} defence for the attacked building until the end of the round.",
        strength=_strength(card),
    )


def _weapon(card: str) -> Message:
    return Message(
        "+{strength} strength for a unit in an attack; no hero can carry it. One weapon per unit.",
        strength=_strength(card),
    )


def _drawing(card: str) -> Message:
    return Message("Draw {cards}.", cards=cards(_value(card, "draw")))


def _drawing_fighter(card: str) -> Message:
    return Message(
        "Attacks with strength {strength}, and you draw {cards}.",
        strength=_strength(card),
        cards=cards(_value(card, "draw")),
    )


def _undead(card: str, resource: int) -> Message:
    return Message(
        "Cannot be bought. Beat it with strength {strength}: {points} and {token}.",
        strength=_strength(card),
        points=points(UNDEAD_POINTS),
        token=tokens(resource, 1),
    )


CARD_TEXTS = (
    Message("Gives {amount}.", amount=beer(_value("beer", "gain", 1))),
    Message("Gives {amount}.", amount=gold(_value("gold", "gain", 2))),
    _plain_unit("warrior"),
    _plain_unit("elf_archer"),
    _plain_unit("bone_crusher"),
    _plain_unit("pigator"),
    _plain_defence("cannon"),
    _plain_defence("chicken_tower"),
    _plain_defence("sheep_cannon"),
    _weapon("sword"),
    Message(
        "+{n} strength for each of your units, but not for heroes, until the end of your turn.",
        n=_value("odins_boost", "boost"),
    ),
    Message(
        "Reaction: +{strength} defence for all your buildings and the Town Hall until the end of the round.",
        strength=_strength("shockwave_tower"),
    ),
    Message(
        "Reaction to an attack with a hero: one hero of your choice is repulsed. That brings you {points}.",
        points=points(1),
    ),
    _drawing_fighter("shaman"),
    _plain_unit("bear_rider"),
    Message(
        "Attacks with strength {strength}. First the defender discards a defence card, if they have one in "
        "hand.",
        strength=_strength("assassin"),
    ),
    _drawing("scroll"),
    Message(
        "Gives {beer} or {gold}. Then you may get rid of a card from your hand or discard pile: it goes "
        "back to its pile on the board, or out of the game if it has none.",
        beer=beer(1),
        gold=gold(1),
    ),
    Message(
        "Turn up cards from your deck until you find a resource card: it goes into your hand. Discard "
        "the others."
    ),
    Message(
        "Turn up cards from your deck until you find a unit: it goes into your hand. Discard the others."
    ),
    Message(
        "Take {token} from another player’s Gold Container. If all are empty, it gives {amount}.",
        token=tokens(1, 1),
        amount=gold(1),
    ),
    Message(
        "Gives {amount}, and you take {token} from another player’s Beer Container. "
        "If all are empty, it gives {more} more.",
        amount=beer(_value("recipe_theft", "gain", 1)),
        token=tokens(0, 1),
        more=beer(1),
    ),
    Message("Gives {amount} for each of your Breweries, including those under construction.", amount=beer(1)),
    Message(
        "Gives {amount} for each of your Gold Factories, including those under construction.", amount=gold(1)
    ),
    Message("Gives {amount}.", amount=beer(_value("beer_mugs", "gain", 1))),
    Message("Gives {amount}.", amount=gold(_value("gold_bars", "gain", 2))),
    _drawing_fighter("alviss"),
    _plain_unit("thor"),
    Message(
        "Attacks with strength {strength}. The defender can play only one defence card against the attack.",
        strength=_strength("grendel"),
    ),
    Message(
        "Attacks with strength {strength}, and you may take a unit from your discard pile into your hand.",
        strength=_strength("valkyrie"),
    ),
    _weapon("mjollnir"),
    Message(
        "Draw {cards}. Another player shows you their hand; you may have them discard one defence card.",
        cards=cards(_value("lokis_lens", "draw")),
    ),
    Message(
        "Take up to {cards} from your discard pile into your hand.",
        cards=cards(_value("resurrection", "recall")),
    ),
    _drawing("time"),
    Message(
        "Gives {amount}.",
        amount=price(_value("chest", "gain", 1), _value("chest", "gain", 2)),
    ),
    Message(
        "Gives {beer} for each of your Breweries and {gold} for each of your Gold Factories, including "
        "those under construction.",
        beer=beer(1),
        gold=gold(1),
    ),
    Message(
        "Take {token} from a Beer Container of each other player, or else from the supply.",
        token=tokens(0, 1),
    ),
    Message(
        "Take {token} from a Gold Container of each other player, or else from the supply.",
        token=tokens(1, 1),
    ),
    _undead("undead_beer", 0),
    _undead("undead_gold", 1),
)

assert len(CARD_NAMES) == len(CARD_TEXTS) == len(CARDS)
