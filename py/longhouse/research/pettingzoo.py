"""The games for PettingZoo, as AEC environments:

    from longhouse.research.pettingzoo import env
    table = env("wikinger", players=3, version="progress")
    table.reset(seed=7)  # plays the match with the seed 7

Agents are `seat_0` and so on; `agent_selection` is the seat that decides, and one may decide several times
in a row. An action is its number in `TABLE.all`. An observation holds the view of the seat as the
raw numbers of `layout`, and the mask of legal actions, which is empty for seats that do not decide now.
Rewards come at the end: the share of the win, scaled so that they add up to nothing (see `Setup.returns`).
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from longhouse.engine.game import Value
from longhouse.engine.match import SEED_LIMIT
from longhouse.engine.rng import Rng

from .setup import setup_of

BOUND = 10_000  # no number in a view comes near it

Observation = dict[str, np.ndarray]


def env(game: str = "onboard", players: int = 2, **options: Value) -> AECEnv[str, Observation, int]:
    """An environment that is strict about its use; an illegal action ends the game and costs 1."""
    table: Any = raw_env(game, players, **options)
    table = wrappers.TerminateIllegalWrapper(table, illegal_reward=-1)
    table = wrappers.AssertOutOfBoundsWrapper(table)
    return wrappers.OrderEnforcingWrapper(table)


class raw_env(AECEnv[str, Observation, int]):  # PettingZoo's name for it
    """The environment without guards."""

    def __init__(self, game: str = "onboard", players: int = 2, **options: Value) -> None:
        super().__init__()
        self.setup = setup_of(game, players, options)
        self.metadata = {"name": f"longhouse_{game}_v0", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        actions, numbers = len(self.setup.actions), self.setup.layout.size
        self._action_spaces = {agent: gymnasium.spaces.Discrete(actions) for agent in self.possible_agents}
        self._observation_spaces = {
            agent: gymnasium.spaces.Dict(
                {
                    "observation": gymnasium.spaces.Box(-BOUND, BOUND, (numbers,), np.float32),
                    "action_mask": gymnasium.spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._deals: Rng | None = None
        self.seed = 0  # of the match that is played

    def observation_space(self, agent: str) -> gymnasium.spaces.Dict:
        """The same for all: numbers of the view, and a mask."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        """The same for all: every action of the game."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new match: the one with that seed, or without a seed the next one at random."""
        if seed is not None:
            self._deals, self.seed = Rng(seed), seed % SEED_LIMIT
        else:
            if self._deals is None:
                self._deals = Rng(seeding.np_random()[1])
            self.seed = self._deals.next64() % SEED_LIMIT
        self.position = self.setup.start(self.seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def _select(self) -> None:
        actor = self.setup.game.actor(self.position)
        if actor is not None:
            self.agent_selection = self.possible_agents[actor]

    def observe(self, agent: str) -> Observation:
        """What the seat of that agent sees."""
        seat = self.possible_agents.index(agent)
        view = self.setup.game.view(self.position, seat)
        mask = np.zeros(len(self.setup.actions), np.int8)
        if self.setup.game.actor(self.position) == seat:
            mask[self.setup.legal(self.position)] = 1
        return {"observation": np.array(self.setup.layout.numbers(view), np.float32), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Carry out the action of the agent that is selected; None when it has finished."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        if action not in self.setup.legal(self.position):
            raise ValueError(f"{agent} cannot do {action} now")
        self._cumulative_rewards[agent] = 0.0
        self.setup.game.apply(self.position, self.setup.actions[action], None)
        returns = self.setup.returns(self.position)
        self.rewards = dict(zip(self.agents, returns, strict=True))
        over = self.setup.game.actor(self.position) is None
        self.terminations = dict.fromkeys(self.agents, over)
        self._select()
        self._accumulate_rewards()
        if over:
            self._deads_step_first()
