"""Fitting the weights of judgements: what is put into games is found again, and written where it belongs."""

from __future__ import annotations

import pytest

from longhouse.engine import Rng
from longhouse.games.wikinger import strategy, weights
from longhouse.games.wikinger.data import VERSIONS

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


def test_every_term_of_every_setting_has_a_weight() -> None:
    terms = set(strategy.names()) - {"points"} | {"coin", "purse", "missing"}
    assert set(weights.WEIGHTS) == {f"{version}.{players}" for version in VERSIONS for players in (2, 3, 4)}
    assert all(set(row) == terms for row in weights.WEIGHTS.values())
