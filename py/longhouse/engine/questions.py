"""A game's table of questions: what can be decided, by which actions, and what each of them does.

A game declares its kinds of actions once, with their values and texts, and a row for each kind that answers
a question: the guard that says whether a value is allowed, the handler that carries it out, and its label.
The list of all actions, their texts, what is legal, why not, and how it is done are derived from that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Generic, TypeVar

from .message import Message
from .record import NamedTuple

if TYPE_CHECKING:
    from .position import Position
    from .views import BaseView

Event = tuple[object, ...]  # a fact that happened: a named tuple of the game

S = TypeVar("S", bound="Position")
K = TypeVar("K", bound=str)  # the names of a game's kinds, a Literal
K_co = TypeVar("K_co", bound=str, covariant=True)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound="BaseView")

OTHER_QUESTION = Message("That is not what is asked now.")


Emit = Callable[[E], None]
Guard = Callable[[S, int], Message | None]  # why a value is not allowed; None: it is
Handler = Callable[[S, int, Emit[E] | None], None]
Label = Callable[[int, V], Message]


class Action(Generic[K_co]):
    """One decision. Each exists once, made by its game's table, so equal actions are the same object."""

    __slots__ = ("game", "kind", "text", "value")

    def __init__(self, game: str, kind: K_co, value: int, text: str) -> None:
        self.game = game
        self.kind = kind
        self.value = value
        self.text = text

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[Callable[[str, str], Action[str] | None], tuple[str, str]]:
        return known_action, (self.game, self.text)  # a copy is the action itself


def known_action(game: str, text: str) -> Action[str] | None:
    """The one action of that text."""
    from .registry import find_game  # late: only a copy from elsewhere needs it

    return find_game(game).parse(text)


class Kind(Generic[K]):
    """One kind of action: `KIND[value]` is the action, iterating gives all in canonical order."""

    __slots__ = ("_by_value", "actions", "name")

    def __init__(self, name: K, actions: Sequence[Action[K]]) -> None:
        self.name = name
        self.actions = tuple(actions)
        self._by_value = {action.value: action for action in actions}

    def __getitem__(self, value: int) -> Action[K]:
        return self._by_value[value]

    def __iter__(self) -> Iterator[Action[K]]:
        return iter(self.actions)

    def of(self, values: Iterable[int]) -> list[Action[K]]:
        """The actions of these values."""
        return list(map(self._by_value.__getitem__, values))


class Kinds(Generic[K]):
    """All kinds of a game's actions. Their canonical order is that in which they are declared."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.by_text: dict[str, Action[K]] = {}

    def __call__(self, name: K, values: Iterable[int], text: Callable[[int], str]) -> Kind[K]:
        """Declare a kind: its values, and the text of each."""
        kind = Kind(name, [Action(self.game, name, value, text(value)) for value in values])
        for action in kind:
            assert action.text not in self.by_text, f"two actions of {self.game} are called {action.text!r}"
            self.by_text[action.text] = action
        return kind


class Row(NamedTuple, Generic[S, V, E, K]):
    """A kind of answer to a question."""

    question: str
    kind: Kind[K]
    guard: Guard[S]
    handler: Handler[S, E]
    label: Label[V]
    # which of its actions a board shows, allowed or not, if that is not all of them
    shown: Callable[[S], Iterable[int]] | None = None


class Table(Generic[S, V, E, K]):
    """The rows of a game.

    `fast` names a generator for a question whose guards, asked one by one, would be too slow for search: it
    gives what the guards allow, in canonical order. `carry_out` lets a game do something around a handler.
    `always` names the questions that are put to a person even if there is but one answer: because it ends
    their turn, or because silence would tell what they hold.
    """

    def __init__(
        self,
        kinds: Kinds[K],
        rows: Sequence[Row[S, V, E, K]],
        fast: Mapping[str, Callable[[S], list[Action[K]]]] | None = None,
        carry_out: Callable[[S, Handler[S, E], int, Emit[E] | None], None] | None = None,
        always: Iterable[str] = (),
    ) -> None:
        self.all: tuple[Action[K], ...] = tuple(kinds.by_text.values())
        self.parse: Callable[[str], Action[K] | None] = kinds.by_text.get
        self.fast = dict(fast or {})
        self.always = frozenset(always)
        self._carry_out = carry_out
        self._rows: dict[str, dict[str, Row[S, V, E, K]]] = {}
        for row in rows:
            self._rows.setdefault(row.question, {})[row.kind.name] = row

    @property
    def questions(self) -> tuple[str, ...]:
        """Everything that can be asked."""
        return tuple(self._rows)

    def kinds_of(self, question: str) -> tuple[str, ...]:
        """The kinds of actions that answer a question."""
        return tuple(self._rows[question])

    def actor(self, state: S) -> int | None:
        """The seat that decides now."""
        return state.who if state.ask else None

    def legal(self, state: S) -> list[Action[K]]:
        """Every legal action, in canonical order."""
        ask = state.ask
        if not ask:
            return []
        fast = self.fast.get(ask)
        return fast(state) if fast is not None else self.allowed(state)

    def allowed(self, state: S) -> list[Action[K]]:
        """The same, from the guards alone."""
        return [
            action
            for row in self._rows[state.ask].values()
            for action in row.kind
            if row.guard(state, action.value) is None
        ]

    def candidates(self, state: S) -> list[Action[K]]:
        """All that a board shows as answers to the present question, allowed or not."""
        found: list[Action[K]] = []
        for row in self._rows[state.ask].values() if state.ask else ():
            found += row.kind if row.shown is None else row.kind.of(row.shown(state))
        return found

    def explain(self, state: S, action: Action[K]) -> Message | None:
        """Why an action is not legal now; None if it is."""
        row = self._rows[state.ask].get(action.kind)
        return OTHER_QUESTION if row is None else row.guard(state, action.value)

    def apply(self, state: S, action: Action[K], emit: Emit[E] | None = None) -> None:
        """Carry out a legal action."""
        handler = self._rows[state.ask][action.kind].handler
        if self._carry_out is None:
            handler(state, action.value, emit)
        else:
            self._carry_out(state, handler, action.value, emit)

    def label(self, question: str, action: Action[K], view: V) -> Message:
        """What a choice is called, as an answer to that question."""
        return self._rows[question][action.kind].label(action.value, view)
