"""The end of a round and of the game, setup, secrets, and what is not known."""

from __future__ import annotations

from functools import partial

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.message import Message

from ..board import excerpt
from ..data import CAPACITY, EXTENDED_TARGET, FAVOURS_PER_PLAYER, FULL_CONTAINER, OPEN_MISSIONS, TARGETS
from ..meta import META
from ..texts import points
from ..views import View
from . import positions

assert META.note is not None

END: Chapter[View] = Chapter(
    Message("The end of a round, and of the game"),
    (
        Section(
            "storage",
            Message("Storage"),
            Message(
                "When everybody has had a turn, unspent tokens of your Breweries and Gold Factories go into your containers. Each full container then gives {points}.",
                points=points(FULL_CONTAINER),
            ),
            (
                Message(
                    "A container holds {n} tokens of its kind. What does not fit is lost. You may also move tokens from one container to another of the same kind; you are asked only where it makes a difference.",
                    n=CAPACITY,
                ),
                Figure(
                    positions.built,
                    partial(excerpt.homes, 0),
                    Message("A bar on the Gold Factory, and a Gold Container with room for four."),
                ),
            ),
            (
                Message("Beer and gold cards cannot be stored, only tokens."),
                Message(
                    "Tokens in containers stay from round to round; those left on Breweries and Gold Factories are lost."
                ),
                Message(
                    "Players store one after another, the first player first: moving tokens, then the points, which may bring a Divine Favour."
                ),
                Message("The point for a full container comes in every storage phase."),
            ),
        ),
        Section(
            "round-end",
            Message("The end of the round"),
            Message(
                "Played cards and hands are discarded, construction and damage are removed, Odin’s Path moves on, and the first player changes."
            ),
            (Message("For each Drakkar you may keep one card. Then a new round begins with production."),),
        ),
        Section(
            "end",
            Message("The end of the game"),
            Message(
                "When somebody has {two} points ({many} with three or four players), this round is the last one. Everybody plays it to the end; then come storage and the bonuses.",
                two=TARGETS[2],
                many=TARGETS[3],
            ),
            (
                Message("The most points win."),
                Message(
                    "If players are level, bonuses that were not in the game are turned up one by one. The first in which just one of them has the most decides. If none does, they share the victory."
                ),
            ),
            (
                Message(
                    "It does not matter when the points are reached: it may be by defending, or in the storage phase."
                ),
                Message("For a longer game of three or four, choose {n} points.", n=EXTENDED_TARGET),
                Message(
                    "In a tie, who has the most is judged only among those who are level. If several have the most, or nobody has any, the next bonus is turned up."
                ),
            ),
        ),
        Section(
            "setup",
            Message("Players and setup"),
            Message(
                "Two to four players. Each has a starting deck, a Town Hall 1, and {n} missions.",
                n=OPEN_MISSIONS,
            ),
            (
                Message(
                    "For each player {n} Divine Favours are drawn at random; the others are left out.",
                    n=FAVOURS_PER_PLAYER,
                ),
                Message(
                    "Four of the eight bonuses are drawn at random. For a first game you may choose Defender, Conqueror, Builder and Accomplisher."
                ),
                Message("Villages start with nothing but the Town Hall."),
                Message("Whoever has the first seat is first player in the first round."),
            ),
        ),
        Section(
            "secrets",
            Message("What is secret"),
            Message("Hands, the order of all decks, and which Divine Favours were left out of the game."),
            (
                Message(
                    "Discard piles, cards in play, villages, tokens and missions may be looked at by all, at any time."
                ),
            ),
        ),
        Section(
            "proposals",
            Message("What we do not know"),
            META.note,
            (
                Message("Wherever a number or an effect is ours, the rules of that card or building say so."),
                Message(
                    "Where the printed rules leave a question open, we decided it. You find these decisions under Rulings."
                ),
            ),
        ),
    ),
)
