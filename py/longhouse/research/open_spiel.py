"""The games for OpenSpiel. Importing this module registers them:

    import longhouse.research.open_spiel, pyspiel
    game = pyspiel.load_game("python_longhouse_onboard(players=3,extra_vikings=false)")

Parameters are `players`, one for each option of the game, `deals` and `seed`. **Chance** is one node at the
start: it deals one of `deals` (1000) equally likely games, deal i being the match with the seed `seed` + i.
Every later shuffle follows from the deal. So the true state foretells what is still hidden, and a search
that has no notion of hidden information must be given `state.resample_from_infostate(...)`, which deals
again all that the seat cannot see, the future included. With `deals=1` the match is the one of that seed.

The **observation** is the seat's view as JSON, or as the raw numbers of `layout`. The **information state**
adds what the seat could read in the log of the match, and its own actions. A resampled state has no history,
and its other seats remember only what was public. **Returns** are the share of the win, scaled so that they
add up to nothing (see `Setup.returns`).
"""

from __future__ import annotations

import json
from collections.abc import Callable

import numpy as np
import pyspiel

from longhouse.engine import Position as Bare
from longhouse.engine.game import Value
from longhouse.engine.questions import Action, Event
from longhouse.engine.rng import Rng
from longhouse.engine.views import BaseView
from longhouse.games import GAMES

from .setup import LONGEST, Setup, setup_of

PREFIX = "python_longhouse_"
DEALS = 1000
CHANCE, TERMINAL = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)

_dumps = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode


class Position:
    """A position with its past. What seats read of it is worked out late: only who asks for it pays."""

    __slots__ = ("_since", "_told", "_trail", "setup", "state", "turn")

    def __init__(self, setup: Setup, state: Bare, told: tuple[tuple[str, ...], ...] = ()) -> None:
        self.setup = setup
        self.state = state
        self.turn = _turn(setup, state)
        self._told = told or ((),) * (setup.players + 1)  # lines by seat, the last ones are public
        self._since = state.clone()  # told up to here; never changed, so copies share it
        self._trail: list[Action[str]] = []  # played from there on

    def __deepcopy__(self, _memo: dict[int, object]) -> Position:
        """OpenSpiel copies states like this."""
        copy = Position.__new__(Position)
        copy.setup, copy.state, copy.turn = self.setup, self.state.clone(), self.turn
        copy._told, copy._since, copy._trail = self._told, self._since, self._trail[:]
        return copy

    def play(self, number: int) -> None:
        """Carry out the action of that number."""
        action = self.setup.actions[number]
        self.setup.game.apply(self.state, action, None)
        self._trail.append(action)
        self.turn = _turn(self.setup, self.state)

    def view(self, seat: int | None) -> BaseView:
        """What the seat sees; None is a spectator."""
        return self.setup.game.view(self.state, seat)

    def log(self, seat: int | None) -> tuple[str, ...]:
        """What the seat has read since the start, a line of JSON for each action."""
        game, players = self.setup.game, self.setup.players
        state, lines = self._since.clone(), [list(told) for told in self._told]
        for action in self._trail:
            events: list[Event] = []
            maker = game.actor(state)
            game.apply(state, action, events.append)
            for reader, told in zip((*range(players), None), lines, strict=True):
                read = (game.redact(event, reader) for event in events)
                facts = [(type(event).__name__, *event) for event in read if event is not None]
                told.append(_dumps([maker, str(action) if maker == reader else None, facts]))
        if self._trail:
            self._told = tuple(map(tuple, lines))
            self._since, self._trail = self.state.clone(), []
        return self._told[players if seat is None else seat]

    def resampled(self, seat: int, rng: Rng) -> Position:
        """Another position that the seat could be in."""
        own, public = self.log(seat), self.log(None)
        told = tuple(own if other == seat else public for other in range(self.setup.players))
        return Position(self.setup, self.setup.game.resampler(self.view(seat))(rng), (*told, public))


def _turn(setup: Setup, state: Bare) -> int:
    actor = setup.game.actor(state)
    return TERMINAL if actor is None else actor


class LonghouseState(pyspiel.State):
    """A state: the chance node at the start, or a position."""

    def __init__(self, game: LonghouseGame, position: Position | None = None) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """Whose decision it is."""
        return CHANCE if self.position is None else self.position.turn

    def _legal_actions(self, _player: int) -> list[int]:
        assert self.position is not None
        return self.position.setup.legal(self.position.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals, equally likely."""
        deals = self.get_game().deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _apply_action(self, action: int) -> None:
        if self.position is None:
            game = self.get_game()
            self.position = Position(game.setup, game.setup.start(game.seed + action))
        else:
            self.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        game = self.get_game()
        return f"deal {game.seed + action}" if player == CHANCE else str(game.setup.actions[action])

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.turn == TERMINAL

    def returns(self) -> list[float]:
        """What the game has brought to each seat."""
        if self.position is None:
            return [0.0] * self.num_players()
        return self.position.setup.returns(self.position.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> LonghouseState:
        """A state without history that the player cannot tell from this one."""
        if self.position is None:
            return LonghouseState(self.get_game())
        rng = Rng(int(sampler() * (1 << 53)))
        return LonghouseState(self.get_game(), self.position.resampled(player, rng))

    def __str__(self) -> str:
        """The whole position, hidden things included."""
        if self.position is None:
            return "not dealt yet"
        return _dumps(self.position.setup.game.to_plain(self.position.state))


class LonghouseGame(pyspiel.Game):
    """A game of the house with its parameters; each game has a class of its own."""

    game_id: str

    def __init__(self, params: dict[str, Value] | None = None) -> None:
        game_id = self.game_id
        given = {**_parameters(game_id), **(params or {})}
        options = {option.name: given[option.name] for option in GAMES[game_id].meta.options}
        self.setup = setup_of(game_id, int(given["players"]), options)
        self.deals, self.seed = int(given["deals"]), int(given["seed"])
        if self.deals < 1 or self.seed < 0 or self.seed + self.deals > 1 << 53:
            raise ValueError("there must be a deal at least, and seeds must be at least 0 and below 2**53")
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setup.actions),
            max_chance_outcomes=self.deals,
            num_players=self.setup.players,
            min_utility=self.setup.least,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_TYPES[game_id], info, params or {})

    def new_initial_state(self) -> LonghouseState:
        """Before the deal."""
        return LonghouseState(self)

    def state_from_view(self, view: BaseView, seed: int) -> LonghouseState:
        """A state drawn at random from those in which the seat would have that view."""
        return LonghouseState(self, Position(self.setup, self.setup.game.resampler(view)(Rng(seed))))

    def max_chance_nodes_in_history(self) -> int:
        """Only the deal."""
        return 1

    def make_py_observer(
        self, kind: pyspiel.IIGObservationType | None = None, params: dict[str, Value] | None = None
    ) -> Observer:
        """What writes down what a seat sees."""
        return Observer(self.setup, kind or pyspiel.IIGObservationType(perfect_recall=False), params)


class Observer:
    """Observations and information states; `observation.py` of OpenSpiel says how it is used."""

    def __init__(
        self, setup: Setup, kind: pyspiel.IIGObservationType, params: dict[str, Value] | None
    ) -> None:
        if params or not kind.public_info or kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("an observation is what one seat or a spectator sees; it has no parameters")
        self._setup = setup
        self._recall = kind.perfect_recall
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        # a log has no fixed length, so only what is seen now can be a tensor
        self.tensor = None if self._recall else np.zeros(setup.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"view": self.tensor}

    def set_from(self, state: LonghouseState, player: int) -> None:
        """Fill the tensor."""
        if self.tensor is None:
            raise ValueError("information states have no tensor")
        if state.position is None:
            self.tensor.fill(0)
        else:
            view = state.position.view(player if self._own else None)
            self.tensor[:] = self._setup.layout.numbers(view)

    def string_from(self, state: LonghouseState, player: int) -> str:
        """The same as JSON."""
        if state.position is None:
            return "{}"
        seat = player if self._own else None
        view = _dumps(state.position.view(seat))
        return f'{{"log":[{",".join(state.position.log(seat))}],"view":{view}}}' if self._recall else view


def _parameters(game_id: str) -> dict[str, Value]:
    meta = GAMES[game_id].meta
    options = {option.name: option.default for option in meta.options}
    return {"players": meta.players[0], "deals": DEALS, "seed": 0, **options}


def _type(game_id: str) -> pyspiel.GameType:
    meta = GAMES[game_id].meta
    return pyspiel.GameType(
        short_name=PREFIX + game_id,
        long_name=f"{meta.title} (Longhouse)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(meta.players),
        min_num_players=min(meta.players),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game_id),
    )


_TYPES = {game_id: _type(game_id) for game_id in GAMES}
for _game_id in GAMES:
    # a class, as OpenSpiel's own games give it: it holds on to it until after Python's end, and anything
    # that is freed only then brings the process down
    pyspiel.register_game(_TYPES[_game_id], type(f"{_game_id}_game", (LonghouseGame,), {"game_id": _game_id}))
