"""Missions, Divine Favours, and the bonuses at the end."""

from __future__ import annotations

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.message import Message

from ..board import excerpt
from ..data import (
    BONUS_SHARES,
    FAVOURS_PER_PLAYER,
    MISSION_CHANGE,
    MISSIONS,
    OPEN_BONUSES,
    OPEN_FAVOURS,
    OPEN_MISSIONS,
    THRESHOLDS,
)
from ..texts import BONUS_NAMES, BONUS_TEXTS, MISSION_NAMES, MISSION_TEXTS, gold, points
from ..views import View
from . import positions


def _mission(number: int) -> Message:
    return Message(
        "“{name}”: {text} {points}.",
        name=MISSION_NAMES[number],
        text=MISSION_TEXTS[number],
        points=points(MISSIONS[number].points),
    )


GODS: Chapter[View] = Chapter(
    Message("Missions, favours, bonuses"),
    (
        Section(
            "missions",
            Message("Missions"),
            Message(
                "You have {n} open missions. When you meet the goal of one in your turn, complete it and get its points at once: one mission each round.",
                n=OPEN_MISSIONS,
            ),
            (
                Figure(
                    positions.start,
                    excerpt.missions,
                    Message("Two missions: what they ask for, and what they are worth."),
                ),
                Message(
                    "At first everybody has missions worth 1 point. Those worth 2 and 3 points lie below them in the deck."
                ),
                Message("These are all of them:"),
                tuple(_mission(number) for number in range(len(MISSIONS))),
            ),
            (
                Message("“This turn” means the whole turn so far, not only what you do next."),
                Message("Buildings under construction count."),
                Message(
                    "Warfare asks for a unit, by the strength printed on it: a hero, a weapon or Odin’s Boost does not help."
                ),
                Message(
                    "Spending is paying: for cards, buildings, the Town Hall, and for changing a mission."
                ),
                Message(
                    "The new mission comes in the next drawing phase. When the deck is empty, none comes."
                ),
                Message("Worker, Worship, Strategy and Shield are in the deck twice, all others once."),
                Message(
                    "Only Money, Money and Worker are known as printed. Points and goals of all the others are our proposals."
                ),
            ),
        ),
        Section(
            "changing",
            Message("Changing a mission"),
            Message(
                "Once in your turn you may pay {gold} to replace one of your missions.",
                gold=gold(MISSION_CHANGE),
            ),
            (),
            (
                Message("The old one goes under the mission deck."),
                Message("When the mission deck is empty, you cannot change."),
            ),
        ),
        Section(
            "favours",
            Message("Divine Favours"),
            Message(
                "Strong cards that nobody can buy. You win one when you reach {a}, {b} and {c} points, and for damaging a Town Hall 3.",
                a=THRESHOLDS[0],
                b=THRESHOLDS[1],
                c=THRESHOLDS[2],
            ),
            (
                Message(
                    "As long as the deck lasts, {n} lie open. When you win one, a third is turned up, and you choose one of the three. "
                    "The place of the one you took is filled.",
                    n=OPEN_FAVOURS,
                ),
                Figure(
                    positions.blessed, excerpt.favours, Message("Five points: one of these three is yours.")
                ),
                Message(
                    "It joins the cards that you played this round, so you will draw it after the next shuffle."
                ),
            ),
            (
                Message(
                    "Each of the three marks pays once, even in another player’s turn, for example when you repulse an attack."
                ),
                Message("If you pass several at once, you choose one favour after the other."),
                Message(
                    "When the deck is empty, choose among those that lie open. When none is left, no more can be won."
                ),
                Message("Bonuses at the end of the game bring no favours."),
                Message(
                    "There are {n} for each player in the game. The two Taxes are left out with two players: a proposal of ours.",
                    n=FAVOURS_PER_PLAYER,
                ),
            ),
        ),
        Section(
            "bonuses",
            Message("Bonuses"),
            Message(
                "When the last round is over, each of the {n} bonuses gives {one} points to whoever has the most. If two, three or four tie for the most: {two}, {three} or {four} each.",
                n=OPEN_BONUSES,
                one=BONUS_SHARES[1],
                two=BONUS_SHARES[2],
                three=BONUS_SHARES[3],
                four=BONUS_SHARES[4],
            ),
            (
                Figure(
                    positions.built,
                    excerpt.bonuses,
                    Message("The table always shows who leads in which."),
                ),
                Message("There are eight of them; four are in the game:"),
                tuple(
                    Message("{name}: {text}.", name=name, text=text)
                    for name, text in zip(BONUS_NAMES, BONUS_TEXTS, strict=True)
                ),
            ),
            (
                Message("A player who has none of it gets no bonus."),
                Message("Four who share get 1 point each, although that makes only 4."),
                Message("Cards count wherever they are: deck, hand, discard pile, in play."),
                Message("Beaten undead do not count for the Follower."),
                Message("A defence card of Odin’s Path counts for Defender and for Follower."),
                Message("For the Builder the Town Hall does not count; buildings under construction do."),
                Message("For the Conqueror, heroes are not units; Viking Warriors are."),
                Message("Miner and Beer Tycoon look at the containers after the last storage phase."),
                Message(
                    "What is counted is known for Defender and Follower; for the others, and for the four of a first game, it is our proposal."
                ),
            ),
        ),
    ),
)
