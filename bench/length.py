"""The length of games in rounds: random seats, and greedy ones, which take the most appealing action."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bench.report import Report, percentile
from bench.settings import Setting, settings_of
from longhouse.engine.rng import Rng
from longhouse.games import GAMES

NUMBER = 60  # games of each kind

Choose = Callable[[Any, list[Any]], Any]


def run(report: Report, games: list[str]) -> None:
    """A row for each setting and kind of seat."""
    table = report.table(
        "Length of games in rounds",
        ["rounds", "least", "10 %", "median", "90 %", "most", "mean", "questions", "asked", "link"],
        f"{NUMBER} whole games each. Random seats choose any legal action, greedy seats by the game's own "
        "judgement, where it has one. Questions, those of them that leave a choice and so are asked, and "
        "characters of the link: means.",
    )
    for setting in settings_of(games):
        for kind, choose in seats(setting.game).items():
            rounds, questions, asked, links = play(setting, choose)
            values = [min(rounds), *(percentile(rounds, p) for p in (10, 50, 90)), max(rounds)]
            mean = sum(rounds) / len(rounds)
            means = [sum(numbers) / NUMBER for numbers in (questions, asked, links)]
            table.row(
                f"{setting.name}, {kind}",
                *(f"{value:.0f}" for value in values),
                f"{mean:.1f}",
                *(f"{value:.0f}" for value in means),
            )
            report.figure(f"length.{setting.key}.{kind}.rounds", mean)
            report.figure(f"length.{setting.key}.{kind}.link", max(links))


def seats(game: str) -> dict[str, Choose]:
    """The kinds of seats that can play a game without a search."""
    draw = random.Random(1)
    kinds: dict[str, Choose] = {"random": lambda _state, legal: draw.choice(legal)}
    module = f"longhouse.games.{game}.strategy"
    if find_spec(module) and hasattr(import_module(module), "choose"):
        kinds["greedy"] = import_module(module).choose
    return kinds


def play(setting: Setting, choose: Choose) -> tuple[list[float], list[int], list[int], list[int]]:
    """The rounds, the questions, those that the app asks and the length of the link of each game."""
    from longhouse.engine import Match

    game = GAMES[setting.game]
    rounds: list[float] = []
    questions, asked, links = [], [], []
    for seed in range(NUMBER):
        match = Match.new(setting.game, setting.players, seed, setting.options)
        state = game.setup(setting.players, match.options, Rng(seed), match.rules)
        actions = []
        while legal := game.legal(state):
            actions.append(choose(state, legal))
            game.apply(state, actions[-1], None)
        match.replay(actions)
        rounds.append(getattr(state, "round"))  # noqa: B009  (all games of the house count them)
        questions.append(len(actions))
        asked.append(match.forced.count(False))
        links.append(len(match.to_link()))
    return rounds, questions, asked, links
