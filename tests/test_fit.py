"""Fitting the weights of judgements: what is put into games is found again, and written where it belongs."""

from __future__ import annotations

import sys
from importlib import import_module

import pytest

from bench.settings import settings_of
from longhouse.bots.levels import choose
from longhouse.bots.question import ask_choice
from longhouse.bots.search import judgement_of
from longhouse.engine import Match, Rng
from longhouse.games import GAMES, cover
from longhouse.games.wikinger import weights

pytestmark = pytest.mark.host
pytest.importorskip("numpy")
fit = pytest.importorskip("bench.fit")


def game(seed: int) -> object:
    """Positions in which nobles bring twice what they promise, and ships half of it."""
    rng = Rng(seed)
    rows = [
        [{"points": rng.below(9), "nobles": rng.below(20), "ships": rng.below(20)} for _ in range(2)]
        for _ in range(3)
    ]
    scores = [seat["points"] + 2 * seat["nobles"] + seat["ships"] / 2 for seat in rows[-1]]
    return {"rows": rows[-1:], "scores": scores, "shares": [float(scores[0] > scores[1]), 0.0]}


def test_what_the_terms_really_bring_is_found() -> None:
    names = ["points", "nobles", "ships"]
    sample = fit.sample_of([game(seed) for seed in range(200)], names)
    found = fit.factors(sample, names, sample.ends > -1e9)
    assert list(found) == pytest.approx([1, 2, 0.5], abs=0.05)
    before, after = fit.held_out(sample, names, 2.5)
    assert after.explained > 0.98 > before.explained


def test_factors_go_into_the_weights_of_their_setting() -> None:
    text = fit.weights_file("wikinger").read_text()
    assert fit.multiplied(text, {}) == text, "a file of weights is as it is written"
    changed = fit.multiplied(text, {"basic.3": {"ships": 0.5, "points": 7.0}})
    assert changed != text and text.replace("1.0", "0.5", 3) != changed
    scope: dict[str, dict[str, dict[str, float]]] = {}
    exec(changed, scope)
    expected = {name: dict(row) for name, row in weights.WEIGHTS.items()}
    expected["basic.3"]["ships"] *= 0.5
    assert scope["WEIGHTS"] == expected


BESIDES = {"wikinger": {"coin", "purse", "missing"}}  # weights that are no terms


@pytest.mark.parametrize("game", GAMES)
def test_every_term_of_every_setting_has_a_weight(game: str) -> None:
    terms = set(judgement_of(GAMES[game]).names()) - {fit.FIXED} | BESIDES.get(game, set())
    weights = import_module(f"{cover(game).package}.weights").WEIGHTS
    assert set(weights) >= {setting.key.partition(".")[2] for setting in settings_of([game])}
    assert all(set(row) == terms for row in weights.values())
    text = fit.weights_file(game).read_text()
    assert fit.multiplied(text, {}) == text


@pytest.mark.parametrize("game", GAMES)
def test_the_judgement_reads_the_weights(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a term that counts twice, a position is worth more by that term."""
    setting = settings_of([game])[0]
    match = Match.new(game, setting.players, 3, setting.options)
    judgement, row = judgement_of(match.game), setting.key.partition(".")[2]
    while len(match.actions) < 60 and match.actor is not None:
        match.play(choose(ask_choice(match, "karl")))
    before, told = judgement.evaluate(match._state)[0], judgement.terms(match._state, 0)
    name = max((name for name in told if name != fit.FIXED), key=lambda name: abs(told[name]))
    package = cover(game).package
    weights = import_module(f"{package}.weights").WEIGHTS
    monkeypatch.setitem(weights[row], name, 2.0)
    forget(package)
    try:
        assert judgement.evaluate(match._state)[0] - before == pytest.approx(told[name], abs=0.01)
        assert judgement.terms(match._state, 0)[name] == pytest.approx(2 * told[name])
    finally:
        monkeypatch.undo()
        forget(package)


def forget(package: str) -> None:
    """What a game has remembered of values no longer holds."""
    for name, module in sys.modules.items():
        if name.startswith(package):
            for value in list(vars(module).values()):
                if hasattr(value, "cache_clear"):
                    value.cache_clear()
