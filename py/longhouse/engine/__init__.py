"""The engine: matches, saves, links. It knows no game and no browser."""

from .errors import CorruptSave, IllegalAction, LonghouseError
from .game import AnyCover, AnyGame, Cover, Game, Meta, Option, Options, Outcome, Player
from .markup import Markup, tag
from .match import Match
from .message import Message, Seat
from .position import Position
from .presentation import Choice, Look, Presentation, Scene, game_class
from .questions import Action, Emit, Kinds, Row, Table
from .rng import Rng
from .undo import UndoLimit
from .views import Asked, BaseView, Moment, result_of

__all__ = [
    "Action",
    "AnyCover",
    "AnyGame",
    "Asked",
    "BaseView",
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
    "Options",
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
    "game_class",
    "result_of",
    "tag",
]
