"""The PettingZoo adapter: PettingZoo's own checks pass."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from longhouse.engine import Match, Rng

from . import run_examples

pytestmark = pytest.mark.host

np = pytest.importorskip("numpy")
checks = pytest.importorskip("pettingzoo.test")
adapter = import_module("longhouse.research.pettingzoo")  # only now, as it needs them

SETUPS: list[dict[str, Any]] = [
    {},
    {"game": "wikinger", "players": 3, "version": "progress"},
    {"game": "gonewild", "players": 2},
]


# PettingZoo warns of observations that are dicts in all environments but its own
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("setup", SETUPS)
def test_pettingzoos_own_tests_pass(setup: dict[str, Any]) -> None:
    checks.api_test(adapter.env(**setup), num_cycles=600)
    checks.seed_test(lambda: adapter.env(**setup), num_cycles=100)


@pytest.mark.parametrize("setup", SETUPS)
def test_a_game_is_the_match_of_its_seed(setup: dict[str, Any]) -> None:
    """The mask shows what is legal, and the winners get what the losers pay."""
    options = {"version": setup["version"]} if "version" in setup else {}
    match = Match.new(setup.get("game", "onboard"), setup.get("players", 2), 8, options)
    table, rng = adapter.env(**setup), Rng(3)
    table.reset(seed=8)
    all_actions = table.unwrapped.setup.actions
    rewards: dict[str, float] = {}
    for agent in table.agent_iter():
        seen, reward, ended, _, _ = table.last()
        if ended:
            rewards[agent] = reward
            table.step(None)
            continue
        assert agent == f"seat_{match.actor}"
        legal = np.flatnonzero(seen["action_mask"])
        assert [all_actions[number] for number in legal] == match.legal()
        action = int(legal[rng.below(len(legal))])
        table.step(action)
        match.play(all_actions[action])
    assert match.outcome is not None and sum(rewards.values()) == pytest.approx(0)
    winners = match.outcome.winners if len(match.outcome.winners) < match.players else ()  # all alike: 0 each
    assert {agent for agent, reward in rewards.items() if reward > 0} == {f"seat_{seat}" for seat in winners}


def test_others_see_no_choices_and_an_illegal_action_ends_the_game() -> None:
    table = adapter.env()
    table.reset(seed=1)
    other = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(other)["action_mask"].any()
    illegal = int(np.argmin(table.observe(table.agent_selection)["action_mask"]))
    loser = table.agent_selection
    table.step(illegal)
    assert all(table.terminations.values()) and table.rewards[loser] == -1
    bare = adapter.raw_env()
    bare.reset(seed=1)
    with pytest.raises(ValueError, match="cannot do"):
        bare.step(illegal)


def test_without_a_seed_every_game_is_another_one() -> None:
    table = adapter.raw_env()
    table.reset(seed=4)
    first = table.seed
    table.reset()
    second = table.seed
    assert first == 4 != second
    table.reset(seed=4)
    table.reset()
    assert table.seed == second


def test_the_readme_example_runs() -> None:
    assert run_examples("research.pettingzoo") == 1
