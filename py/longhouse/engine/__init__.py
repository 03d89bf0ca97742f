"""The engine: matches, saves, links. It knows no game and no browser."""

from .errors import CorruptSave, IllegalAction, LonghouseError
from .game import Cover, Game, Meta, Option, Outcome, Player
from .markup import Markup, tag
from .match import Match, Moment, UndoLimit
from .message import Message, Seat
from .position import Position
from .presentation import Choice, Look, Presentation, Scene
from .questions import Action, Emit, Kinds, Row, Table
from .rng import Rng
from .views import Asked

__all__ = [
    "Action",
    "Asked",
    "Choice",
    "CorruptSave",
    "Cover",
    "Emit",
    "Game",
    "IllegalAction",
    "Kinds",
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
    "Position",
    "Presentation",
    "Rng",
    "Row",
    "Scene",
    "Seat",
    "Table",
    "UndoLimit",
    "tag",
]
