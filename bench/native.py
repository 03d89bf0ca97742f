"""Random play on this machine's Python, compared with an OpenSpiel game that is written in Python."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

import pyspiel
from open_spiel.python.games import block_dominoes

from bench.playout import Pace, longhouse
from bench.report import Report, median, spread
from bench.settings import settings_of

DOMINOES = block_dominoes._GAME_TYPE.short_name
GAMES = 12  # of ours in a round
DEALS = 150  # of dominoes in a round: they take about as long
BAR = 2


def openspiel(game: Any, deals: int, seed: int) -> Pace:
    """Play whole games of dominoes the same way; dealing a tile is a chance event."""
    decisions = choices = 0
    playing = 0.0
    draw = random.Random(seed).random
    began = process_time()
    for _ in range(deals):
        state = game.new_initial_state()
        while state.is_chance_node():  # the tiles are dealt first
            outcomes = state.chance_outcomes()  # all equally likely
            state.apply_action(outcomes[int(draw() * len(outcomes))][0])
        dealt = process_time()
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += 1
            choices += len(actions)
            state.apply_action(actions[int(draw() * len(actions))])
        playing += process_time() - dealt
    return Pace(decisions, choices, process_time() - began, playing)


def run(report: Report, rounds: int, games: list[str]) -> None:
    """Alternate between both, so that whatever else the machine does slows both down."""
    settings = settings_of(games)
    game = pyspiel.load_game(DOMINOES)
    ours: list[list[Pace]] = [[] for _ in settings]
    theirs: list[list[Pace]] = [[] for _ in settings]
    openspiel(game, 20, 0)  # warm up
    for number in range(rounds + 1):
        for setting, mine, other in zip(settings, ours, theirs, strict=True):
            pace = longhouse(setting.players, GAMES, number, process_time, setting.game, setting.options)
            beside = openspiel(game, DEALS, number)
            if number:  # the first round warms up
                mine.append(pace)
                other.append(beside)

    table = report.table(
        "Random play, native: players' decisions per second",
        ["", "decisions/s", "legal actions", "decisions per game", "ratio", "quartiles", "without setup"],
        f"Ratio: to {DOMINOES}, median of {rounds} interleaved rounds of processor time; bar: {BAR} or more. "
        "Chance events are not counted on either side, but their time is; without setup: the same ratio "
        "when the time of setup and dealing is left out on both sides.",
    )
    for setting, mine, other in zip(settings, ours, theirs, strict=True):
        ratios = [a.rate / b.rate for a, b in zip(mine, other, strict=True)]
        bare = [a.decisions / a.playing / (b.decisions / b.playing) for a, b in zip(mine, other, strict=True)]
        table.row(
            setting.name,
            f"{median(pace.rate for pace in mine):,.0f}",
            f"{mean_choices(mine):.1f}",
            f"{sum(pace.decisions for pace in mine) / rounds / GAMES:.0f}",
            f"{median(ratios):.2f}",
            spread(ratios, "{:.2f}"),
            f"{median(bare):.2f}",
        )
        report.figure(f"native.{setting.key}.decisions_per_second", median(p.rate for p in mine))
        report.figure(f"native.{setting.key}.legal_actions", mean_choices(mine))
        report.figure(f"native.{setting.key}.ratio_to_openspiel", median(ratios))
        report.figure(f"native.{setting.key}.ratio_to_openspiel_without_setup", median(bare))
    every = [pace for paces in theirs for pace in paces]
    table.row(
        DOMINOES,
        f"{median(pace.rate for pace in every):,.0f}",
        f"{mean_choices(every):.1f}",
        f"{sum(pace.decisions for pace in every) / len(every) / DEALS:.0f}",
        "1",
        "",
        "1",
    )
    report.figure("native.openspiel.decisions_per_second", median(pace.rate for pace in every))
    report.figure("native.openspiel.legal_actions", mean_choices(every))


def mean_choices(paces: list[Pace]) -> float:
    """The mean number of legal actions at a decision."""
    return sum(pace.choices for pace in paces) / sum(pace.decisions for pace in paces)
