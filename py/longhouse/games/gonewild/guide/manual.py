"""The rules of Vikings Gone Wild, in our own words: what it is about, and the round."""

from __future__ import annotations

from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.message import Message

from ..board import excerpt
from ..data import DRAW, OPEN_BONUSES, OPEN_MISSIONS, TARGETS
from ..views import View
from . import positions
from .attacks import ATTACKS
from .buildings import BUILDINGS
from .cards import CARDS
from .end import END
from .gods import GODS
from .turn import TURN

_SHORT: Chapter[View] = Chapter(
    Message("The game in brief"),
    (
        Section(
            "goal",
            Message("Your goal"),
            Message(
                "Have the most points at the end. The game ends with the round in which somebody reaches {two} "
                "points; with three or four players {many}.",
                two=TARGETS[2],
                many=TARGETS[3],
            ),
            (
                Message(
                    "You lead a clan with a deck of cards and a village. Cards bring beer, gold and warriors; with "
                    "beer and gold you buy better cards and buildings; with warriors you raid the villages of the others."
                ),
                (
                    Message("Points for buildings that you damage, and for attacks that you repulse."),
                    Message(
                        "Points for missions, for the third level of the Town Hall, for full containers and for undead."
                    ),
                    Message(
                        "At the very end {n} bonuses are given out. They have turned many a game.",
                        n=OPEN_BONUSES,
                    ),
                ),
                Message(
                    "An attack destroys nothing: a damaged building keeps working, and units that were repulsed come back."
                ),
            ),
        ),
        Section(
            "round",
            Message("A round"),
            Message("Five phases: production, drawing, the turns, storage, the end of the round."),
            (
                (
                    Message(
                        "Production: a barrel comes onto each Brewery and a bar onto each Gold Factory, if it is empty."
                    ),
                    Message(
                        "Drawing: everybody draws {n} cards, and one more for each Tavern. Whoever has fewer than {missions} missions draws a new one.",
                        n=DRAW,
                        missions=OPEN_MISSIONS,
                    ),
                    Message("Turns: one player after another, clockwise from the first player."),
                    Message("Storage: tokens that were not spent go into containers."),
                    Message(
                        "End of the round: cards are discarded, construction and damage tokens are taken off, Odin’s Path moves on, and the player to the left becomes first player."
                    ),
                ),
            ),
            (
                Message("What is built this round produces, or draws an extra card, from the next round on."),
                Message(
                    "When several players need new missions, the first player draws first, then the others clockwise."
                ),
            ),
        ),
        Section(
            "signs",
            Message("The signs"),
            Message("Beer and gold pay, blades attack, shields defend, stars are points."),
            (
                Figure(
                    positions.start,
                    excerpt.signs,
                    Message("Every number on the table stands on one of these signs."),
                ),
            ),
        ),
    ),
)

CHAPTERS: tuple[Chapter[View], ...] = (_SHORT, TURN, BUILDINGS, ATTACKS, GODS, END, *CARDS)
