"""The engine: matches, saves, links. It knows no game and no browser."""

from .errors import CorruptSave, IllegalAction, LonghouseError
from .game import Game, Meta, Option, Outcome, Player
from .markup import Markup
from .match import Match, Moment, UndoLimit
from .message import Message, Seat
from .presentation import Choice, Look, Presentation, Scene
from .rng import Rng

__all__ = [
    "Choice",
    "CorruptSave",
    "Game",
    "IllegalAction",
    "LonghouseError",
    "Look",
    "Markup",
    "Match",
    "Message",
    "Meta",
    "Moment",
    "Option",
    "Outcome",
    "Player",
    "Presentation",
    "Rng",
    "Scene",
    "Seat",
    "UndoLimit",
]
