"""A question to a bot or the coach: what the seat that decides knows, and what is wanted of the answer.

The page, the worker, the arena and the command line all use this one record; `to_json` is its form on the
way to a worker. Small, because the page makes questions without loading what thinks about them.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Literal

from longhouse.engine.record import Record, replace
from longhouse.engine.registry import find_game

from . import SEARCHING, villagers

if TYPE_CHECKING:
    from longhouse.engine import Match
    from longhouse.engine.game import AnyGame
    from longhouse.engine.questions import Action
    from longhouse.engine.views import BaseView

Kind = Literal["choice", "hint", "verdict", "odds", "voyage"]


class Question(Record):
    """All that a bot or the coach may know of a decision.

    `view` is what the seat saw when its turn began or something was last revealed in it; `since` are its own
    actions from there on. So whoever asks again, after a reload or an undo, gets the same answer.
    """

    kind: Kind  # wanted: a bot's choice, a hint with reasons, a verdict on a past decision, chances, a match
    game: AnyGame
    seat: int
    seed: int  # of the seat's bot
    start: int  # actions before the view
    view: BaseView
    since: tuple[Action[str], ...] = ()
    level: str = ""  # of the bot that chooses; the coach has its own
    tier: int = 1  # of the match, see `tiers`; 0: it is to be measured now
    played: Action[str] | None = None  # the decision that is judged
    style: str = ""  # in which the bot chooses
    link: str = ""  # the match that bots are to play to its end, and in which the level plays the seat

    @property
    def turn(self) -> int:
        """Actions before the decision."""
        return self.start + len(self.since)

    @property
    def takes_long(self) -> bool:
        """Whether the answer needs a search, which the page had better leave to a worker."""
        return self.kind != "choice" or self.level in SEARCHING

    def to_json(self) -> str:
        """The question as text for a worker: the game by its id, actions by their texts."""
        played = None if self.played is None else str(self.played)
        since = [str(action) for action in self.since]
        return json.dumps(vars(self) | {"game": self.game.meta.id, "since": since, "played": played})

    @classmethod
    def from_json(cls, text: str) -> Question:
        """The question of such a text; KeyError, TypeError or ValueError where it makes no sense."""
        plain = json.loads(text)
        game, played = find_game(plain["game"]), plain["played"]

        def read(text: str) -> Action[str]:
            action = game.parse(text)
            if action is None:
                raise ValueError(f"{text!r} is not an action of {game.meta.id}")
            return action

        since = tuple(map(read, plain["since"]))
        return cls(**{**plain, "game": game, "since": since, "played": played and read(played)})


def ask_choice(match: Match, level: str = "", tier: int = 1, style: str = "") -> Question:
    """Ask the actor's bot what to do now; a level and a style stand in for the one that sits there."""
    seat = match.actor or 0
    if not level:
        villager = villagers(match.seats)[seat]
        level, style = match.seats[seat].bot, villager.style if villager else ""
    return replace(_ask("choice", match, level=level), tier=tier, style=style)


def ask_hint(match: Match, tier: int = 1) -> Question:
    """Ask the coach what to do now; at the tier of the match, so that he knows no less than its bots."""
    return replace(_ask("hint", match), tier=tier or 1)


def ask_verdict(match: Match, played: Action[str], depth: int = 1) -> Question:
    """Ask the coach what it is worth to play that now; he may look so many times as long as usual."""
    return replace(_ask("verdict", match, played=played), tier=depth)


def ask_odds(match: Match, reader: int | None, played: Action[str] | None = None) -> Question:
    """Ask the coach for the chances now, by what a seat or a spectator knows; perhaps after an action too."""
    start = len(match.actions)
    return Question("odds", match.game, reader or 0, 0, start, match.view(reader), played=played)


def ask_voyage(match: Match, level: str) -> Question:
    """Ask how far a level would come in a match, in the place of the one person there."""
    seat = next(seat for seat, player in enumerate(match.seats) if not player.bot)
    view = match.view(None)
    return Question("voyage", match.game, seat, 0, 0, view, level=level, link=match.to_link())


def _ask(kind: Kind, match: Match, level: str = "", played: Action[str] | None = None) -> Question:
    seat, start = match.actor, match.turn_start
    assert seat is not None, "a game that is over leaves no questions"
    view = (match if start == len(match.actions) else match.at(start)).view(seat)
    since = tuple(match.actions[start:])
    seed = match.seats[seat].seed
    return Question(kind, match.game, seat, seed, start, view, since, level, played=played)
