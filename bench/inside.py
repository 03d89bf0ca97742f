"""The same Python in the page and natively on this machine."""

from __future__ import annotations

import json
import platform
from statistics import mean
from time import process_time

from playwright.sync_api import Browser, Page

from bench.evening import Move, evening
from bench.hindsight import Hindsight, hindsight
from bench.pages import PATIENCE, READY, Served, Thread
from bench.playout import PLAYERS, Pace, longhouse
from bench.report import Report, median, percentile, spread
from bench.search import Turns, jarl_turns
from bench.settings import Setting, heaviest
from longhouse.bots.levels import choose
from longhouse.bots.question import ask_choice
from longhouse.bots.search import judgement_of
from longhouse.engine import Match, Player
from longhouse.engine.registry import find_game

GAMES = 50  # in a round
TURNS = 4  # of a Jarl, in each setting
FULL = 4  # people and bots in the game that is analysed


def run(report: Report, browser: Browser, site: Served, rounds: int, games: list[str]) -> None:
    """Random play, then the app's own work, in the page and natively in turn."""
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.goto(f"{site.address}bench.html")
    page.wait_for_selector(READY, timeout=PATIENCE)
    random_play(report, page, rounds)
    thinking(report, page, games)
    searching(report, page, games)
    analysing(report, page, games)
    waiting(report, page, games)
    context.close()


def random_play(report: Report, page: Page, rounds: int) -> None:
    """Decisions per second in the page as a share of native."""
    thread = Thread(page)

    def there(players: int, seed: int) -> float:
        before = thread.seconds()
        answer = page.evaluate("setup => benchPace(...setup)", [players, GAMES, seed])
        spent = thread.seconds() - before
        return Pace(*json.loads(answer)).decisions / spent

    for players in PLAYERS:
        there(players, 0)
        longhouse(players, GAMES, 0)
    inside = page.evaluate("benchPython")
    table = report.table(
        "Random play in the browser",
        ["", "in the page", "native", "share", "quartiles"],
        f"Decisions per second of processor time, median of {rounds} interleaved rounds of {GAMES} games; "
        f"Python {inside} in Pyodide, Python {platform.python_version()} native.",
    )
    rates: dict[int, list[tuple[float, float]]] = {players: [] for players in PLAYERS}
    for number in range(1, rounds + 1):
        for players in PLAYERS:
            rates[players].append(
                (there(players, number), longhouse(players, GAMES, number, process_time).rate)
            )
    for players, pairs in rates.items():
        shares = [page_rate / native for page_rate, native in pairs]
        table.row(
            f"onboard, {players} players",
            f"{median(page_rate for page_rate, _ in pairs):,.0f}",
            f"{median(native for _, native in pairs):,.0f}",
            f"{median(shares):.2f}",
            spread(shares, "{:.2f}"),
        )
        report.figure(f"page.{players}.decisions_per_second", median(rate for rate, _ in pairs))
        report.figure(f"page.{players}.share_of_native", median(shares))
    report.figure("page.python", inside)
    report.figure("native.python", platform.python_version())


def thinking(report: Report, page: Page, games: list[str]) -> None:
    """What a decision costs in the app before anything touches the page."""
    thread = Thread(page)
    table = report.table(
        "Python's part of a decision: app.update and app.view, without a screen",
        ["ms", "update", "view", "of it the board", "both: 95 %", "processor", "native", "markup, kB"],
        "In the page, over a whole game for each number of players. By the clock: medians and the 95th "
        "percentile of both; processor: the mean of both in processor time, in the page and natively.",
    )
    for setting in [heaviest(game, players) for game in games for players in PLAYERS]:
        link = setting.link(1)
        before = thread.seconds()
        answer = page.evaluate("setup => benchEvening(...setup)", [link, 1])
        spent = thread.seconds() - before
        moves = [Move(*move) for move in json.loads(answer)]
        native = evening(link, 1, process_time)
        figures = {
            "update_ms": 1000 * median(move.update for move in moves),
            "view_ms": 1000 * median(move.view for move in moves),
            "board_ms": 1000 * median(move.board for move in moves),
            "both_95_ms": 1000 * percentile([move.update + move.view for move in moves], 95),
            "processor_ms": 1000 * spent / len(moves),
            "native_processor_ms": 1000 * mean(move.update + move.view for move in native),
        }
        for name, value in figures.items():
            report.figure(f"think.{setting.key}.{name}", value)
        kilobytes = mean(move.characters for move in moves) / 1000
        cells = [f"{value:.1f}" for value in figures.values()]
        table.row(f"{setting.name}, {len(moves)} decisions", *cells, f"{kilobytes:.0f}")


def searching(report: Report, page: Page, games: list[str]) -> None:
    """How fast a searching bot is in the browser's Python, compared with native."""
    thread = Thread(page)
    table = report.table(
        "Search in the browser",
        ["", "in the page", "native", "share", "a Jarl's turn, s", "a Skald's, s"],
        f"Iterations per second over {TURNS} turns of a Jarl in a game of Karls; what a turn takes in the "
        "browser, with all decisions of the turn; a Skald has more iterations.",
    )
    for setting in [heaviest(game, players) for game in games for players in (2, 4)]:
        link = setting.link(3)
        before = thread.seconds()
        inside = Turns(*json.loads(page.evaluate("setup => benchSearch(...setup)", [link, TURNS])))
        spent = thread.seconds() - before
        native = jarl_turns(link, TURNS, process_time)
        turn = inside.seconds / inside.turns
        patience = judgement_of(find_game(setting.game)).patience
        table.row(
            setting.name,
            f"{inside.rate:,.0f}",
            f"{native.rate:,.0f}",
            f"{inside.rate / native.rate:.2f}",
            f"{turn:.2f}",
            f"{patience * turn:.2f}",
        )
        report.figure(f"search.{setting.key}.iterations_per_second", inside.rate)
        report.figure(f"search.{setting.key}.share_of_native", inside.rate / native.rate)
        report.figure(f"search.{setting.key}.turn_seconds", turn)
        report.figure(f"search.{setting.key}.processor_seconds", spent)


def analysing(report: Report, page: Page, games: list[str]) -> None:
    """How long the coach takes for a whole game of one person and three bots."""
    table = report.table(
        "A whole analysis",
        ["", "questions", "in the page, s", "native, s", "factor"],
        f"A finished game of {FULL} Karls, looked at by one of them: the chances all the way, one's own "
        "decisions, and puzzles; then also the others' decisions.",
    )
    for setting in [heaviest(game, FULL) for game in games]:
        link = ended(setting)
        for others in (False, True):
            inside = Hindsight(
                *json.loads(page.evaluate("setup => benchHindsight(...setup)", [link, others]))
            )
            native = hindsight(link, others)
            name = f"{setting.name}, everybody" if others else setting.name
            table.row(
                name,
                f"{inside.questions}",
                f"{inside.seconds:.1f}",
                f"{native.seconds:.1f}",
                f"{inside.seconds / native.seconds:.1f}",
            )
            kind = "everybody" if others else "own"
            report.figure(f"analysis.{setting.key}.{kind}.seconds", inside.seconds)
            report.figure(f"analysis.{setting.key}.{kind}.native_seconds", native.seconds)


def ended(setting: Setting) -> str:
    """A game that Karls have played, as if one of them had been a person."""
    seats = [Player(f"Karl {seat}", seat, "karl", seat + 1) for seat in range(setting.players)]
    match = Match.new(setting.game, setting.players, 3, setting.options, seats)
    while match.actor is not None:
        match.play(choose(ask_choice(match)))
    return match.seated([seats[0]._replace(bot="", seed=0), *seats[1:]]).to_link()


def waiting(report: Report, page: Page, games: list[str]) -> None:
    """How much longer a Jarl's first turn takes than his thinking, with and without a worker at hand."""
    table = report.table(
        "A bot's first turn, beyond its thinking",
        ["ms", "cold", "warm"],
        "From the question to the answer, less what the same question takes when it is asked again. Cold: "
        "the worker must be started; warm: it is there, and has learnt the game.",
    )
    for setting in [heaviest(game, 2) for game in games]:
        found = []
        for warm in (False, True):
            page.reload()
            page.wait_for_selector(READY, timeout=PATIENCE)
            found.append(1000 * page.evaluate("setup => benchWait(...setup)", [setting.link(3), warm]))
        table.row(setting.name, *(f"{value:,.0f}" for value in found))
        for kind, value in zip(("cold", "warm"), found, strict=True):
            report.figure(f"wait.{setting.key}.{kind}_ms", value)
