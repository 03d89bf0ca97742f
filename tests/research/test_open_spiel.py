"""The OpenSpiel adapter: OpenSpiel's own checks pass and its own bots can play."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from longhouse.engine import Match, Rng
from longhouse.games import GAMES

from . import run_examples

pytestmark = pytest.mark.host

pyspiel = pytest.importorskip("pyspiel")
np = pytest.importorskip("numpy")
adapter = import_module("longhouse.research.open_spiel")  # only now, as it needs them

PACKAGES = Path(__file__).parents[2] / "py"


def load(text: str) -> Any:
    return pyspiel.load_game(adapter.PREFIX + text)


def dealt(game: Any, moves: int, deal: int = 3) -> Any:
    """A state after so many random moves."""
    state, rng = game.new_initial_state(), Rng(deal)
    state.apply_action(deal)
    for _ in range(moves):
        legal = state.legal_actions()
        state.apply_action(legal[rng.below(len(legal))])
    return state


@pytest.mark.parametrize("text", ["onboard", "wikinger(version=progress)", "gonewild"])
def test_random_simulations_pass_openspiels_own_test(text: str) -> None:
    pyspiel.random_sim_test(load(text), num_sims=1, serialize=False, verbose=False)


def test_it_passes_with_more_players_and_with_states_that_are_saved_and_read() -> None:
    game = load("onboard(players=4,extra_vikings=false)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game_id", GAMES)
def test_openspiels_search_plays(game_id: str) -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    game, random = load(game_id), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, random)
    bot = mcts.MCTSBot(game, 1.4, 4, evaluator, random_state=random)
    state = dealt(game, 0)
    for _ in range(3):
        seen = state.resample_from_infostate(state.current_player(), random.uniform)
        action = bot.step(seen)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_openspiels_search_over_information_sets_plays() -> None:
    mcts = pytest.importorskip("open_spiel.python.algorithms.mcts")
    ismcts = pytest.importorskip("open_spiel.python.algorithms.ismcts")
    game, random = load("onboard"), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, random), 1.4, 10, random_state=random)
    state = dealt(game, 5)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("game_id", GAMES)
def test_a_state_is_the_match_of_its_seed(game_id: str) -> None:
    """The same position, question, choices and end, whatever the deal is called."""
    match = Match.new(game_id, 2, 17)
    state = load(f"{game_id}(seed=10)").new_initial_state()
    state.apply_action(7)
    rng = Rng(1)
    while match.actor is not None:
        assert state.current_player() == match.actor
        actions = [state.action_to_string(match.actor, action) for action in state.legal_actions()]
        assert actions == [str(action) for action in match.legal()]
        choice = rng.below(len(actions))
        state.apply_action(state.string_to_action(actions[choice]))
        match.play(actions[choice])
    assert state.is_terminal() and match.outcome is not None
    assert json.loads(state.observation_string(0)) == json.loads(json.dumps(match.view(0)))
    assert [share > 0 for share in state.returns()] == [seat in match.outcome.winners for seat in (0, 1)]


@pytest.mark.parametrize("game_id", GAMES)
def test_a_resampled_state_looks_the_same_to_the_seat(game_id: str) -> None:
    state = dealt(load(f"{game_id}(players=3)"), 60)
    before = str(state)
    for player in range(3):
        told = state.information_state_string(player)
        for number in (0.1, 0.9):
            other = state.resample_from_infostate(player, lambda number=number: number)
            assert str(other) != before and other.history() == []
            assert other.information_state_string(player) == told
            assert other.observation_string(player) == state.observation_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            assert other.clone().information_state_string(player) == told
    assert str(state) == before


def test_an_information_state_remembers_own_actions_and_public_events() -> None:
    match, state = Match.new("onboard", 2, 5), load("onboard").new_initial_state()
    state.apply_action(5)
    rng = Rng(2)
    for _ in range(40):
        legal = match.legal()
        action = legal[rng.below(len(legal))]
        state.apply_action(state.string_to_action(str(action)))
        match.play(action)
    lines = json.loads(state.information_state_string(0))["log"]
    assert len(lines) == 40
    for moment, (maker, own, events) in zip(match.log(0), lines, strict=True):
        assert maker == moment.seat
        assert own == (str(match.actions[moment.number]) if maker == 0 else None)
        assert events == json.loads(json.dumps([(type(e).__name__, *e) for e in moment.events]))


def test_a_state_from_a_view_needs_no_match() -> None:
    match = Match.new("wikinger", 2, 3)
    assert match.actor is not None
    state = load("wikinger").state_from_view(match.view(match.actor), seed=4)
    names = [state.action_to_string(match.actor, action) for action in state.legal_actions()]
    assert names == [str(action) for action in match.legal()]


def test_a_setup_that_does_not_exist_is_refused() -> None:
    for text in ("onboard(players=5)", "wikinger(version=none)", "gonewild(deals=0)", "onboard(colour=1)"):
        with pytest.raises((ValueError, RuntimeError)):
            load(text)


def test_a_program_that_used_the_games_ends_well() -> None:
    """OpenSpiel lets go of a registered game only after Python has ended."""
    code = (
        f"import sys; sys.path.insert(0, {str(PACKAGES)!r}); import longhouse.research.open_spiel, pyspiel; "
        f"print(pyspiel.load_game({adapter.PREFIX + 'onboard'!r}).num_players())"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "2"), done.stderr


def test_the_readme_example_runs() -> None:
    assert run_examples("import pyspiel") == 1
