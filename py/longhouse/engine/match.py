"""A match: its setup, its seed and its list of actions. Everything else is derived.

>>> match = Match.new("onboard", players=3, seed=7)
>>> len(match.play("visit sail")) > 0
True
>>> match.undo()
>>> match.actions
[]
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Self

from . import link, save
from .digest import digest
from .errors import IllegalAction
from .game import AnyGame, Options, Outcome, Player, Seating
from .limits import MAX_ACTIONS
from .message import Message
from .position import Position
from .questions import Action, Event
from .registry import find_game
from .rng import Rng
from .undo import NOTHING_YET, UndoLimit, limit_of_undo
from .views import BaseView, Moment

CHECKPOINT = 8  # a copy of the state is kept each time this many actions have been played
SEED_LIMIT = 1 << 53

GAME_OVER = Message("The game is over.")
NO_ACTION = Message("That is not an action of this game.")
TOO_LONG = Message("This game has lasted {count} moves: longer ones cannot be saved.", count=MAX_ACTIONS)


class Match:
    """The careful layer over a game: validation, history, events."""

    __slots__ = (
        "_actions",
        "_checkpoints",
        "_events",
        "_forced",
        "_future",
        "_legal",
        "_makers",
        "_state",
        "game",
        "options",
        "players",
        "rules",
        "seats",
        "seed",
    )

    def __init__(
        self,
        game: AnyGame,
        players: int,
        seed: int,
        options: Options,
        seats: tuple[Player, ...],
        rules: int,
    ) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.options = dict(options)
        self.seats = seats
        self.rules = rules
        self._state = game.setup(players, self.options, Rng(seed), rules)
        self._actions: list[Action[str]] = []
        self._events: list[tuple[Event, ...]] = []
        self._makers: list[int] = []
        self._forced: list[bool] = []
        self._future: list[Action[str]] = []
        self._checkpoints: dict[int, Position] = {0: self._state}
        self._legal: list[Action[str]] | None = None

    @classmethod
    def new(
        cls,
        game: str,
        players: int,
        seed: int,
        options: Options | None = None,
        seats: Sequence[Player | Seating] | None = None,
        rules: int | None = None,
    ) -> Self:
        """A match at its start; ValueError when the setup is not possible."""
        found = find_game(game)
        if players not in found.meta.players:
            raise ValueError(f"{game} cannot be played by {players}")
        if not 0 <= seed < SEED_LIMIT:
            raise ValueError("the seed must be at least 0 and below 2**53")
        rules = found.meta.rules if rules is None else rules
        if not 1 <= rules <= found.meta.rules:
            raise ValueError(f"{game} has no rules version {rules}")
        chosen = found.complete_options(options, rules)
        return cls(found, players, seed, chosen, save.check_seats(seats, players), rules)

    # -- now

    @property
    def actor(self) -> int | None:
        """The seat that decides now; None when the game is over."""
        return self.game.actor(self._state)

    @property
    def full(self) -> bool:
        """Whether it holds as many actions as a save or link may; then no action is legal any more."""
        return len(self._actions) >= MAX_ACTIONS

    def legal(self) -> list[Action[str]]:
        """Every legal action of the actor, in canonical order."""
        return list(self._known())

    def _known(self) -> list[Action[str]]:
        if self._legal is None:
            self._legal = [] if self.full else self.game.legal(self._state)
        return self._legal

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None."""
        return self.game.outcome(self._state)

    @property
    def actions(self) -> list[Action[str]]:
        """The actions played, in order."""
        return list(self._actions)

    @property
    def makers(self) -> list[int]:
        """Who made each of the actions."""
        return list(self._makers)

    @property
    def forced(self) -> list[bool]:
        """Which of the actions were nobody's decision, whoever played them; see `foregone`."""
        return list(self._forced)

    @property
    def can_redo(self) -> bool:
        """Whether an undone action can be played again."""
        return bool(self._future)

    def view(self, seat: int | None) -> BaseView:
        """What that seat may know; None is a spectator."""
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat}")
        return self.game.view(self._state, seat)

    def log(self, seat: int | None, start: int = 0, stop: int | None = None) -> list[Moment]:
        """What that seat may read of the actions from `start` to before `stop`."""
        redact = self.game.redact
        out = []
        for index in range(len(self._actions))[start:stop]:
            seen = (redact(event, seat) for event in self._events[index])
            out.append(Moment(index, self._makers[index], tuple(e for e in seen if e is not None)))
        return out

    def digest(self) -> str:
        """Hash of the whole position."""
        return digest(self.game.meta.id, self.rules, self.game.to_plain(self._state))

    # -- playing

    def play(self, action: Action[str] | str) -> list[Event]:
        """Play an action or its text; returns its events. IllegalAction leaves everything untouched."""
        action = self._checked(action)
        redone = self._future and self._future[-1] == action
        events = self._play(action)
        if redone:
            self._future.pop()
        else:
            self._future.clear()
        return events

    def _checked(self, action: Action[str] | str) -> Action[str]:
        parsed = self._parsed(action)
        if parsed is None:
            raise IllegalAction(NO_ACTION)
        for known in self._known():
            if known == parsed:
                return known
        raise IllegalAction(self._explain(parsed) or NO_ACTION)

    def _parsed(self, action: Action[str] | str) -> Action[str] | None:
        """The action, by way of its text: an object made by hand must not slip in."""
        try:
            parsed = self.game.parse(str(action))
        except (IndexError, TypeError, ValueError):
            return None
        return parsed if isinstance(action, str) or parsed == action else None

    def _play(self, action: Action[str]) -> list[Event]:
        maker = self.actor
        assert maker is not None
        events: list[Event] = []
        state = self._state.clone()  # a rule that fails half-way must not leave half a move
        self.game.apply(state, action, events.append)
        forced = self._only() is not None and self._goes_on(state, events)
        self._state = state
        self._legal = None
        self._actions.append(action)
        self._events.append(tuple(events))
        self._makers.append(maker)
        self._forced.append(forced)
        if len(self._actions) % CHECKPOINT == 0:
            self._checkpoints[len(self._actions)] = state
        return events

    def explain(self, text: Action[str] | str) -> Message | None:
        """Why an action is not legal now; None if it is."""
        action = self._parsed(text)
        return NO_ACTION if action is None else self._explain(action)

    def _explain(self, action: Action[str]) -> Message | None:
        if self.actor is None:
            return GAME_OVER
        return TOO_LONG if self.full else self.game.explain(self._state, action)

    def refused(self) -> list[tuple[Action[str], Message]]:
        """The answers to the present question that are not possible, each with its reason."""
        if self.actor is None:
            return []
        reasons = ((action, self._explain(action)) for action in self.game.candidates(self._state))
        return [(action, reason) for action, reason in reasons if reason is not None]

    def preview(self, action: Action[str]) -> Message | None:
        """What a legal action would bring, where that is public and the game can tell."""
        return self.game.preview(self._state, action) if self.game.preview else None

    def irreversible(self, action: Action[str]) -> bool:
        """Whether the action would reveal something, so that it could not be taken back."""
        events: list[Event] = []
        self.game.apply(self._state.clone(), action, events.append)
        return any(map(self.game.reveals, events))

    def foregone(self) -> Action[str] | None:
        """The answer to a question that leaves no choice: there is but one, and the turn goes on after it.

        None where there is a choice, where the game always asks, or where the answer would reveal something.
        """
        action = self._only()
        if action is None:
            return None
        events: list[Event] = []
        state = self._state.clone()
        self.game.apply(state, action, events.append)
        return action if self._goes_on(state, events) else None

    def _only(self) -> Action[str] | None:
        """The single answer to the present question, unless the game always asks it."""
        known = self._known()
        return known[0] if len(known) == 1 and self._state.ask not in self.game.table.always else None

    def _goes_on(self, state: Position, events: Iterable[Event]) -> bool:
        """Whether the same seat decides next, and nothing was revealed."""
        return self.game.actor(state) == self.actor and not any(map(self.game.reveals, events))

    # -- history

    def decided(self, number: int) -> bool:
        """Whether the action with that number was a person's decision: no bot's, and no forced one."""
        return not self._forced[number] and not self.seats[self._makers[number]].bot

    def revealed(self, number: int) -> bool:
        """Whether the action with that number showed something hidden or random."""
        return any(map(self.game.reveals, self._events[number]))

    @property
    def undo_limit(self) -> UndoLimit:
        """How far back undo may go: to the last revelation or another person's decision."""
        return limit_of_undo(self._makers, self.decided, self.revealed)

    @property
    def turn_start(self) -> int:
        """Actions played when the actor's turn began, or when something was last revealed in it."""
        index, actor = len(self._actions), self.actor
        while index and self._makers[index - 1] == actor:
            if self.revealed(index - 1):
                break
            index -= 1
        return index

    def revealed_since(self, k: int) -> bool:
        """Whether something hidden or random was shown after the first k actions."""
        return any(self.game.reveals(event) for events in self._events[k:] for event in events)

    def undo(self, force: bool = False) -> None:
        """Take back the last person's decision, with the bots' moves and the forced ones after it."""
        if not self._actions:
            raise IllegalAction(NOTHING_YET)
        target = len(self._actions) - 1
        while target > 0 and not self.decided(target):
            target -= 1
        limit = self.undo_limit
        if target < limit.to and not force:
            raise IllegalAction(limit.reason)
        self._future.extend(reversed(self._actions[target:]))
        self._rewind(target)

    def redo(self) -> None:
        """Play again what was undone, up to the next decision of a person."""
        if not self._future:
            raise IllegalAction(Message("There is nothing to redo."))
        self._play(self._checked(self._future[-1]))
        self._future.pop()
        while self._future and self._needs_nobody():
            self._play(self._checked(self._future[-1]))
            self._future.pop()

    def _needs_nobody(self) -> bool:
        """Whether a bot is to move, or there is no choice."""
        return self.actor is not None and (bool(self.seats[self.actor].bot) or self.foregone() is not None)

    def at(self, k: int) -> Self:
        """The match after its first k actions, as a match of its own."""
        if not 0 <= k <= len(self._actions):
            raise ValueError(f"there is no moment {k}")
        match = self.clone()
        match._rewind(k)
        match._future = []
        return match

    def tally(self) -> list[tuple[int, ...]]:
        """Points of each seat after 0, 1, 2 … actions, hidden ones included; [] if the game cannot tell."""
        game = self.game
        if game.points is None:
            return []
        state = self._checkpoints[0].clone()
        out = [tuple(game.points(state))]
        for action in self._actions:
            game.apply(state, action, None)
            out.append(tuple(game.points(state)))
        return out

    def clone(self) -> Self:
        """An independent copy."""
        match = object.__new__(type(self))
        for name in ("game", "players", "seed", "seats", "rules", "_state"):
            setattr(match, name, getattr(self, name))  # states are never changed in place
        match.options = dict(self.options)
        match._actions = list(self._actions)
        match._events = list(self._events)
        match._makers = list(self._makers)
        match._forced = list(self._forced)
        match._future = list(self._future)
        match._checkpoints = dict(self._checkpoints)
        match._legal = self._legal  # never changed in place either
        return match

    def seated(self, seats: Sequence[Player | Seating]) -> Self:
        """The same match with other people at the seats."""
        match = self.clone()
        match.seats = save.check_seats(seats, self.players)
        return match

    def _rewind(self, k: int) -> None:
        if k == len(self._actions):
            return
        start = k - k % CHECKPOINT
        state = self._checkpoints[start].clone()
        for action in self._actions[start:k]:
            self.game.apply(state, action, None)
        self._state = state
        self._legal = None
        del self._actions[k:], self._events[k:], self._makers[k:], self._forced[k:]
        self._checkpoints = {i: kept for i, kept in self._checkpoints.items() if i <= k}

    # -- forms

    def to_json(self) -> str:
        """A save: setup, seed, seats and actions."""
        return save.to_json(self)

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The match of a save; CorruptSave on anything bad."""
        return save.from_json(cls, text)

    def to_link(self) -> str:
        """The match as URL-safe text."""
        return link.to_link(self)

    @classmethod
    def from_link(cls, text: str) -> Self:
        """The match of a link; CorruptSave on anything bad."""
        return link.from_link(cls, text)

    def replay(self, actions: Iterable[Action[str] | str]) -> None:
        """Play several actions."""
        for action in actions:
            self.play(action)
