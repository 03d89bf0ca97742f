"""Why something is not allowed, in words: every reason that a guard can give."""

from __future__ import annotations

from longhouse.engine.message import Message

from ..texts import price, several

NOT_IN_HAND = Message("You have no such card in hand.")
NO_EFFECT = Message(
    "It cannot be played like this: units, heroes and weapons join an attack, defences answer one."
)
FEW_RESOURCES = Message("You have fewer than two resource cards in hand.")
NOTHING_OPEN = Message("You have no such unit with an effect still to use.")
WAITS = Message("It is ready to attack: choose what you attack.")
EARNED = Message("Divine Favours cannot be bought. They are won with points, or by damaging a Town Hall 3.")
SOLD_OUT = Message("There are none left.")
NOT_SOLD = Message("This card is not sold on the board.")
NO_CARD = Message("There is no card there.")
NOT_FOR_SALE = Message("An undead cannot be bought, only beaten.")
PLAY_FIRST = Message("Play your resource cards first: then you can pay for it.")
EXCHANGE_FIRST = Message("Exchange beer and gold first: then you can pay for it.")
PLAY_AND_EXCHANGE = Message("Play your resource cards and exchange first: then you can pay for it.")
SHORT = Message("{need}.")
SHORT_BUT = Message("{need}; you could get it with {cards}.")
SHORT_EXCHANGE = Message("{need}; you could get it with {cards} and by exchanging.")
SHORT_PERHAPS = Message("{need}; {cards} might bring more.")
VILLAGE_FULL = Message("Your Town Hall allows no more buildings.")
ROOM_LATER = Message("The new level of your Town Hall gives more room only from the next round on.")
THREE_OF_A_TYPE = Message("You already have three of this type.")
HIGHEST_LEVEL = Message("Your Town Hall has its highest level.")
UPGRADED = Message("Your Town Hall has already been upgraded this round.")
NO_BUILDING = Message("There is no such building.")
OWN_VILLAGE = Message("This building is yours: you can attack only those of other players.")
NO_SEAT = Message("There is no such player.")
OTHER_FOE = Message("You can attack only one player per turn.")
TAKEN_FOE = Message("Somebody else has already attacked this player this round.")
UNDER_CONSTRUCTION = Message("It is under construction.")
DAMAGED = Message("It already has a damage token.")
STRUCK = Message("Somebody else has already attacked this building this round.")
WEAK = Message("You can gather strength {now} now, and it takes {needed}.")
WEAK_BUT = Message(
    "You can gather strength {now} now, and it takes {needed}; you could reach it with {cards}."
)
WEAK_PERHAPS = Message("You can gather strength {now} now, and it takes {needed}; {cards} might bring more.")
DRACO_ONCE = Message("You have already beaten Draco this round.")
NO_UNDEAD = Message("There is no undead.")
NO_MISSION = Message("There is no such mission.")
MISSION_ONCE = Message("You have already completed a mission this round.")
NOT_MET = Message("You do not meet its goal.")
CHANGE_ONCE = Message("You have already changed a mission this turn.")
NO_MISSIONS_LEFT = Message("The mission deck is empty.")
NO_TOKEN = Message("There is no token on it.")
SPENT_ANYWAY = Message("You pay with this token first anyway, or with one like it.")
RETURN_ONCE = Message("You have already given back a building this turn.")
NOT_READY = Message("You have no such card that could still attack.")
NO_FIGHTER = Message("Only units and heroes attack, and weapons with them.")
NO_CARRIER = Message("Each weapon needs a unit to carry it.")
STRONGER_WEAPON = Message("Only your stronger weapon makes this attack strong enough.")
TOO_LITTLE = Message("The attack is still weaker than the defence.")
NO_DEFENCE = Message("This is not a defence card.")
NO_HERO = Message("There is no hero to trap.")
NO_HERO_THERE = Message("That hero is not part of the attack.")
NO_ROOM = Message("There is no container with room for it.")
NOTHING_TO_TAKE = Message("There is nothing to take.")
NOT_OPEN = Message("That favour cannot be chosen.")
NOT_DISCARDED = Message("There is no such card in your discard pile.")
UNITS_ONLY = Message("Only a unit can be taken.")
NOT_THEIRS = Message("There is no such card in that hand.")
NOT_SO_MANY = Message("The tokens cannot be stored like that.")


def need(beer: int, gold: int, played: bool) -> Message:
    """What is missing; `played`: after the resource cards of the hand have given what they give."""
    missing = price(beer, gold)
    if played:
        return Message("Even with your resource cards you still need {missing} for it", missing=missing)
    return Message("You still need {missing} for it", missing=missing)


def short(told: Message, how: Message, cards: tuple[int, ...]) -> Message:
    """What is missing, and how own cards could bring it; without such cards no more is said."""
    return Message(how.text, need=told, cards=several(cards)) if cards else Message(SHORT.text, need=told)


def weak(now: int, needed: int, sure: tuple[int, ...], hopes: tuple[int, ...]) -> Message:
    """Strength is missing: effects of own cards surely bring it, or may with luck, or nothing is known to."""
    told = {"now": now, "needed": needed}
    if sure:
        return Message(WEAK_BUT.text, **told, cards=several(sure))
    return Message(WEAK_PERHAPS.text, **told, cards=several(hopes)) if hopes else Message(WEAK.text, **told)
