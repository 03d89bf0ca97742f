"""The engine on the command line: a game between bots, arenas, and how fast they play."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from time import perf_counter

from longhouse.bots import LEVELS, SEARCHING, arena
from longhouse.bots.levels import turn_iterations
from longhouse.bots.search import Search, judgement_of
from longhouse.engine import Action, Match
from longhouse.engine.game import Value
from longhouse.games import GAMES


def main(arguments: Sequence[str] | None = None) -> int:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(prog="longhouse", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="a game between bots, printed")
    play.add_argument("levels", nargs="+", choices=LEVELS, help="one for each seat")
    fight = commands.add_parser("arena", help="win rates of one level among others, with 95 %% intervals")
    fight.add_argument("first", choices=LEVELS)
    fight.add_argument("others", choices=LEVELS)
    fight.add_argument("--players", type=int, default=2)
    fight.add_argument("--seeds", type=int, default=50, help="each is played once for every seat")
    fight.add_argument("--from", type=int, default=0, dest="start", help="the first seed")
    fight.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    speed = commands.add_parser("bench", help="playouts and search iterations per second")
    speed.add_argument("--seconds", type=float, default=3.0)
    for command in (play, fight, speed):
        command.add_argument("--game", choices=list(GAMES), default="onboard")
        command.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    play.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    try:
        given.options = options_of(given.game, given.option)
    except ValueError as error:
        parser.error(str(error))
    return int(_COMMANDS[given.command](given))


def options_of(game: str, given: Iterable[str]) -> dict[str, Value]:
    """NAME=VALUE texts as options of the game."""
    options: dict[str, Value] = {}
    known = {option.name: option for option in GAMES[game].meta.options}
    for text in given:
        name, _, value = text.partition("=")
        if name not in known:
            raise ValueError(f"{game} has no option {name!r}, only {', '.join(known) or 'none'}")
        by_text = {str(choice).lower(): choice for choice in known[name].values}
        if value.lower() not in by_text:
            raise ValueError(f"{name} can be {', '.join(by_text)}")
        options[name] = by_text[value.lower()]
    return options


def play(given: argparse.Namespace) -> int:
    """Print a game, decision by decision."""

    def show(match: Match, action: Action[str]) -> None:
        print(f"{len(match.actions) + 1:4} seat {match.actor} ({given.levels[match.actor or 0]}): {action}")

    bout = arena.Bout(given.game, len(given.levels), given.options, given.seed, tuple(given.levels))
    result = arena.play(bout, show)
    for seat, level in enumerate(given.levels):
        won = "wins" if result.shares[seat] == 1 else "shares the win" if result.shares[seat] else ""
        print(f"seat {seat}, {level}: {result.scores[seat]} points {won}".rstrip())
    return 0


def fight(given: argparse.Namespace) -> int:
    """One seat of the first level among seats of the other one."""
    seeds = range(given.start, given.start + given.seeds)
    bouts = list(arena.bouts(given.game, given.players, given.options, given.first, given.others, seeds))
    results: list[arena.Result] = []
    began = perf_counter()
    for result in _played(bouts, given.jobs):
        results.append(result)
        so_far = arena.rate([arena.won_by(given.first, r) for r in results])
        sys.stderr.write(f"\r{len(results)} of {len(bouts)} games: {given.first} {so_far.share:.1%} ")
        sys.stderr.flush()
    sys.stderr.write("\n")
    _tell(given, results)
    judgement = judgement_of(GAMES[given.game])
    iterations = [f"{level} {turn_iterations(level, judgement)}" for level in SEARCHING]
    print(f"{perf_counter() - began:.0f} s; iterations for a turn: {', '.join(iterations)}")
    return 0


def _tell(given: argparse.Namespace, results: Sequence[arena.Result]) -> None:
    """Who won how often; between equals, by the order of play."""
    options = [f"{name}={value}" for name, value in given.options.items()]
    title = " ".join([given.game, *options, f"{given.players} players:"])
    if given.first != given.others:
        rate = arena.rate([arena.won_by(given.first, result) for result in results])
        print(f"{title} {given.first} among {given.others} wins {rate}")
        return
    print(f"{title} equal {given.first}s, by who plays first, second ...")
    for place in range(given.players):
        print(f"  {place + 1}: {arena.rate([result.in_order[place] for result in results])}")


def _played(bouts: list[arena.Bout], jobs: int) -> Iterator[arena.Result]:
    if jobs == 1:
        yield from map(arena.play, bouts)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(arena.play, bouts)


def bench(given: argparse.Namespace) -> int:
    """How many playouts and iterations fit into a second."""
    from longhouse.engine.rng import Rng

    game = GAMES[given.game]
    options = game.complete_options(given.options)
    for players in game.meta.players:
        rng, decisions, playouts = Rng(players), 0, 0
        began = perf_counter()
        while perf_counter() - began < given.seconds:
            state = game.setup(players, options, Rng(rng.next64() >> 11), game.meta.rules)
            while legal := game.legal(state):
                game.apply(state, legal[rng.below(len(legal))], None)
                decisions += 1
            playouts += 1
        spent = perf_counter() - began
        match = Match.new(given.game, players, 1, options)
        search = Search(game, match.view(match.actor), 1)
        began, iterations = perf_counter(), 0
        while perf_counter() - began < given.seconds:
            search.run(10)
            iterations += 10
        rate = iterations / (perf_counter() - began)
        print(
            f"{given.game}, {players} players: {playouts / spent:.0f} playouts and {decisions / spent:.0f} "
            f"decisions a second at random, {rate:.0f} search iterations a second at the start"
        )
    return 0


_COMMANDS = {"play": play, "arena": fight, "bench": bench}
