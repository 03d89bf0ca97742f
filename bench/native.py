"""Random play on this machine's Python, beside a game of OpenSpiel that is written in Python."""

from __future__ import annotations

import random
from time import process_time
from typing import Any

import pyspiel
from open_spiel.python.games import block_dominoes

from bench.playout import PLAYERS, Pace, longhouse
from bench.report import Report, median, spread

DOMINOES = block_dominoes._GAME_TYPE.short_name
GAMES = 12  # of ours in a round
DEALS = 150  # of dominoes in a round: about as long
BAR = 2


def openspiel(game: Any, deals: int, seed: int) -> Pace:
    """Play whole games of dominoes the same way; a tile that is dealt is a chance event."""
    decisions = choices = 0
    playing = 0.0
    draw = random.Random(seed).random
    began = process_time()
    for _ in range(deals):
        state = game.new_initial_state()
        while state.is_chance_node():  # all of the dealing comes first
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


def run(report: Report, rounds: int) -> None:
    """Rounds of both in turn, so that whatever else the machine does hits both."""
    game = pyspiel.load_game(DOMINOES)
    for players in PLAYERS:  # warm up
        longhouse(players, 2, 0)
    openspiel(game, 20, 0)
    ours: dict[int, list[Pace]] = {players: [] for players in PLAYERS}
    theirs: dict[int, list[Pace]] = {players: [] for players in PLAYERS}
    for number in range(1, rounds + 1):
        for players in PLAYERS:
            ours[players].append(longhouse(players, GAMES, number, process_time))
            theirs[players].append(openspiel(game, DEALS, number))

    table = report.table(
        "Random play, native: players' decisions per second",
        ["", "decisions/s", "legal actions", "decisions per game", "ratio", "quartiles", "without setup"],
        f"Ratio: to {DOMINOES}, median of {rounds} interleaved rounds, in processor time; bar: at least {BAR}. "
        "Chance events are not counted on either side, their time is in; without setup: the same ratio "
        "when the time of setup and dealing is left out on both sides.",
    )
    for players in PLAYERS:
        pairs = list(zip(ours[players], theirs[players], strict=True))
        ratios = [mine.rate / other.rate for mine, other in pairs]
        bare = [mine.decisions / mine.playing / (other.decisions / other.playing) for mine, other in pairs]
        table.row(
            f"onboard, {players} players",
            f"{median(pace.rate for pace in ours[players]):,.0f}",
            f"{mean_choices(ours[players]):.1f}",
            f"{sum(pace.decisions for pace in ours[players]) / rounds / GAMES:.0f}",
            f"{median(ratios):.2f}",
            spread(ratios, "{:.2f}"),
            f"{median(bare):.2f}",
        )
        report.figure(f"native.{players}.decisions_per_second", median(p.rate for p in ours[players]))
        report.figure(f"native.{players}.legal_actions", mean_choices(ours[players]))
        report.figure(f"native.{players}.ratio_to_openspiel", median(ratios))
        report.figure(f"native.{players}.ratio_to_openspiel_without_setup", median(bare))
    every = [pace for paces in theirs.values() for pace in paces]
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
