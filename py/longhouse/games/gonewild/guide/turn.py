"""A turn: cards, resources, buying, building."""

from __future__ import annotations

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.message import Message

from ..board import excerpt
from ..data import EXCHANGE, HALLS, PER_TYPE, RIVER, START_DECK
from ..views import View
from . import positions

TURN: Chapter[View] = Chapter(
    Message("Your turn"),
    (
        Section(
            "turn",
            Message("What you may do"),
            Message(
                "As much as you like, in any order: play, buy, build, attack, complete a mission, exchange."
            ),
            (
                (
                    Message("Play cards from your hand."),
                    Message("Buy units, defences and cards from Odin’s Path."),
                    Message("Buy buildings, or the next level of the Town Hall."),
                    Message("Attack one other player, Draco and undead."),
                    Message("Complete one mission, and change one."),
                    Message("Exchange beer and gold."),
                    Message("Give one building back."),
                ),
                Message(
                    "When you end your turn, you get the points for the buildings that you damaged in it."
                ),
            ),
        ),
        Section(
            "hand",
            Message("Playing cards"),
            Message(
                "Play resources and actions for what they give. Units wait for an attack, defences for an attacker."
            ),
            (
                Figure(
                    positions.start,
                    excerpt.hand,
                    Message("A first hand: three beer, one gold, and a Viking Warrior."),
                ),
                Message(
                    "A card that you play stays in front of you until the end of the round. Then it is discarded, and so is whatever is left in your hand."
                ),
            ),
            (
                Message(
                    "A unit or hero may be played for its effect first and attack later, or the other way round."
                ),
                Message("When a card does two things, you choose their order wherever it matters."),
                Message("“Draw” means: from your deck into your hand."),
            ),
        ),
        Section(
            "deck",
            Message("Deck and discard pile"),
            Message(
                "When your deck is empty and you must draw, your discard pile is shuffled and becomes the new deck."
            ),
            (
                Message(
                    "You begin with {n} cards: six beer, two gold, two Viking Warriors. What you buy is discarded when the round ends, and joins your deck at the next shuffle.",
                    n=len(START_DECK),
                ),
            ),
            (
                Message("With too few cards in the deck: draw what is left, shuffle, and go on drawing."),
                Message(
                    "Cards that were played or bought this round are not shuffled in: they are discarded only when the round ends."
                ),
                Message("If deck and discard pile are both empty, you draw fewer cards."),
            ),
        ),
        Section(
            "resources",
            Message("Beer and gold"),
            Message(
                "Cards give beer and gold for this turn only. Tokens – barrels and bars – can wait on your buildings."
            ),
            (
                Figure(
                    positions.rich,
                    excerpt.money,
                    Message(
                        "What you can spend: here three beer and two gold, one of them a bar on the Gold Factory."
                    ),
                ),
                Message(
                    "Tokens come from Breweries and Gold Factories, from Draco and the undead, from the containers of other players, and from some cards. You may spend them at any time in your turn."
                ),
                Message(
                    "When you pay, the game first takes what would be lost: resources from cards, then tokens on the Town Hall, on producers, and in the container that holds the least. A small button on a building lets you spend its token first."
                ),
            ),
            (
                Message(
                    "A token that you get in your turn goes into a finished container of yours that has room; you choose which."
                ),
                Message(
                    "If there is no room, it is laid on your Town Hall. You may spend it this turn; it cannot be stored and is lost when the round ends."
                ),
                Message("What you loot may be spent at once, in the same turn."),
                Message("Unspent resources that are not tokens are gone when your turn ends."),
                Message("Tokens never run out, although the box holds only 25 of each."),
            ),
        ),
        Section(
            "exchange",
            Message("Exchanging"),
            Message(
                "Give {n} of one resource for 1 of the other, as often as you like.",
                n=EXCHANGE,
            ),
            (),
            (
                Message("Cards, tokens and resources from effects may be mixed."),
                Message("What you get cannot be stored."),
                Message("Exchanging does not count as spending for missions."),
            ),
        ),
        Section(
            "buying",
            Message("Buying cards"),
            Message(
                "Pay the price in beer and gold. The card joins those you have played, never your hand: you will draw it once it has been shuffled into your deck."
            ),
            (
                Figure(
                    positions.start,
                    excerpt.piles,
                    Message("The six piles: three kinds of units, three of defences."),
                ),
                Message("Buy as many as you can pay for."),
                Message("Units mostly cost beer, defences gold."),
            ),
            (Message("A pile that is empty is sold out."),),
        ),
        Section(
            "path",
            Message("Odin’s Path"),
            Message(
                "{n} cards lie open in a row. You buy them like the others, but the choice changes all the time.",
                n=RIVER,
            ),
            (
                Figure(
                    positions.start,
                    excerpt.path,
                    Message("The deck on the left, five open cards, and Draco."),
                ),
                Message(
                    "When a card is bought or beaten, those to the left of it slide to the right, and a new one comes from the deck at once. You may take that one too. At the end of each round the rightmost card is discarded."
                ),
                Message("Undead among them cannot be bought, only beaten."),
            ),
            (
                Message(
                    "An undead at the right end is discarded at the end of the round like any other card."
                ),
                Message("When the deck of Odin’s Path is empty, its discard pile is shuffled."),
                Message("A unit or defence from Odin’s Path counts as both, for missions and for bonuses."),
            ),
        ),
        Section(
            "building",
            Message("Building"),
            Message(
                "A building costs beer, gold or both, and stays in your village. In the round in which it is built it is under construction: it does nothing, and nobody can attack it."
            ),
            (
                Figure(
                    positions.start,
                    excerpt.sites,
                    Message("The six types, each with its defence and its price."),
                ),
                Message(
                    "Your Town Hall says how many buildings you may have: {one} at level 1, {two} at level 2, any number at level 3.",
                    one=HALLS[0].limit,
                    two=HALLS[1].limit,
                ),
                Message("You may have at most {n} of one type.", n=PER_TYPE),
            ),
            (
                Message("Neither the Town Hall nor defence cards count towards the limit."),
                Message("Buildings under construction count towards both limits."),
                Message(
                    "A container or Drakkar that was bought this round works only from the next round on."
                ),
                Message("A pile of buildings that is empty is sold out."),
            ),
        ),
        Section(
            "returning",
            Message("Giving a building back"),
            Message(
                "Once in your turn you may give one building back. You get nothing for it, but its place is free at once."
            ),
            (),
            (
                Message("It goes back to its pile and can be bought again. Tokens on it are lost."),
                Message(
                    "It may be a damaged building, but not one under construction, and not the Town Hall."
                ),
                Message(
                    "Defence cards that lie on it no longer have any effect and are discarded at the end of the round. You still count as attacked."
                ),
            ),
        ),
    ),
)
