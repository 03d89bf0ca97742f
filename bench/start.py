"""A first and a second visit: bytes and time until one can play, compared with a stock PyScript page."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import accumulate, pairwise
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, StorageState

from bench.pages import PATIENCE, Served, Thread
from bench.paint import open_table
from bench.report import Report, Table, median, spread
from longhouse.engine import Match

SCRIPT = Path(__file__).with_name("start.js").read_text()
PLAYED = 60  # actions in the game that is opened
STAY = 3000  # ms on the page after a first visit
WORKERS = ("bots.py", "assets/stock/worker.py")  # ours, and one for the stock page
STAGES = ("shell", "fetched", "interpreter", "drawn", "ready", "painted")


@dataclass
class Visits:
    """The measurements of one page."""

    key: str
    name: str
    address: str
    storage: StorageState | None = None
    cold: list[dict[str, float]] = field(default_factory=list)
    warm: list[dict[str, float]] = field(default_factory=list)
    sent: list[int] = field(default_factory=list)  # bytes until it was ready, cold
    later: list[int] = field(default_factory=list)  # bytes for the offline copy afterwards
    worker: list[float] = field(default_factory=list)  # ms until a worker with Python is ready
    fetched: list[int] = field(default_factory=list)  # bytes that it fetched for itself


def run(report: Report, browser: Browser, site: Served, rounds: int) -> None:
    """Visit the pages in turn, each time with a fresh profile, and then again with the same one."""
    storage, slot = saved_game(browser, site)
    stock = Visits("stock", "stock PyScript, one line", "stock.html")
    home = Visits("home", "Longhouse, home screen", "")
    board = Visits("board", f"Longhouse, a game of {PLAYED} moves", f"#/play/{slot}", storage)
    for _ in range(rounds):
        for visits in (stock, home, board):
            visit(browser, site, visits)
    show_times(report, stock, [stock, home, board], rounds)
    show_stages(report, [home, board])
    show_worker(report, stock, home)


def saved_game(browser: Browser, site: Served) -> tuple[StorageState, str]:
    """A browser's storage with a game in it, and the slot of the game."""
    match = Match.new("onboard", 4, seed=7)
    rng = random.Random(7)
    for _ in range(PLAYED):
        match.play(rng.choice(match.legal()))
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    open_table(page, site, match.to_link())
    page.wait_for_url("**/#/play/*")
    slot = page.url.rpartition("/")[2]
    storage = context.storage_state()
    context.close()
    return storage, slot


def visit(browser: Browser, site: Served, visits: Visits) -> None:
    """A first visit, and a second one with the same profile."""
    context = browser.new_context(storage_state=visits.storage)
    context.add_init_script(SCRIPT)
    site.reset()
    with opened(context, site, visits) as (page, times):
        visits.cold.append(times)
        visits.sent.append(site.sent)
        # The service worker makes its copy meanwhile, and the browser keeps compiled code of either page.
        page.wait_for_timeout(STAY)
        settle(page)
        visits.later.append(site.sent - visits.sent[-1])
    with opened(context, site, visits) as (page, times):
        visits.warm.append(times)
        site.reset()
        visits.worker.append(page.evaluate("code => benchWorker(code)", WORKERS[visits.key == "stock"]))
        visits.fetched.append(site.sent)
    context.close()


def settle(page: Page) -> None:
    """Stay on a page of ours until its copy is complete."""
    if page.locator("#app").count():
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")


@contextmanager
def opened(context: BrowserContext, site: Served, visits: Visits) -> Iterator[tuple[Page, dict[str, float]]]:
    """A page, and the times of its stages in ms since the navigation began."""
    page = context.new_page()
    thread = Thread(page)
    page.goto(site.address + visits.address, wait_until="commit")
    page.wait_for_function("benchTimes.painted", timeout=PATIENCE)
    times: dict[str, float] = page.evaluate("benchStages()")
    yield page, times | {"processor": 1000 * thread.seconds()}
    page.close()


def show_times(report: Report, stock: Visits, all_visits: list[Visits], rounds: int) -> None:
    """The ratios."""
    table = report.table(
        "First visit and second one: from navigation to the painted page",
        [
            "",
            "kB, brotli",
            "ratio",
            "kB after",
            "",
            "ms",
            "quartiles",
            "ratio",
            "quartiles",
            "processor ms",
            "ratio",
        ],
        f"Medians of {rounds} interleaved visits, same server, headers and compression. Cold: fresh profile; "
        "warm: the same profile again. kB: all that was sent until the page was painted, headers included; "
        "kB after: what the service worker then fetches for offline play. Processor: of the page's main "
        "thread. Ratios: to the stock page, medians and quartiles of those in the same round.",
    )
    for visits in all_visits:
        ratio = median(visits.sent) / median(stock.sent)
        report.figure(f"start.{visits.key}.bytes", median(visits.sent))
        report.figure(f"start.{visits.key}.bytes_ratio", ratio)
        sizes = [f"{median(visits.sent) / 1000:,.0f}", f"{ratio:.2f}", f"{median(visits.later) / 1000:,.0f}"]
        for kind, runs, others in (("cold", visits.cold, stock.cold), ("warm", visits.warm, stock.warm)):
            title = [visits.name, *sizes] if kind == "cold" else [""] * 4
            cells = [f"{median(run['painted'] for run in runs):,.0f}", spread(run["painted"] for run in runs)]
            pairs = {name: paired(runs, others, name) for name in ("painted", "processor")}
            cells += [f"{median(pairs['painted']):.2f}", spread(pairs["painted"], "{:.2f}")]
            cells += [
                f"{median(run['processor'] for run in runs):,.0f}",
                f"{median(pairs['processor']):.2f}",
            ]
            table.row(*title, kind, *cells)
            for name, value in ((name, median(values)) for name, values in pairs.items()):
                report.figure(f"start.{visits.key}.{kind}.{name}_ms", median(run[name] for run in runs))
                report.figure(f"start.{visits.key}.{kind}.{name}_ratio", value)


def paired(ours: list[dict[str, float]], theirs: list[dict[str, float]], name: str) -> list[float]:
    """The ratios of the same round."""
    return [a[name] / b[name] for a, b in zip(ours, theirs, strict=True)]


def show_worker(report: Report, stock: Visits, ours: Visits) -> None:
    """The bots' worker compared with a stock one, and the first paint."""
    ratio = median(a / b for a, b in zip(ours.worker, stock.worker, strict=True))
    paint = median(a["shell"] / b["painted"] for a, b in zip(ours.cold, stock.cold, strict=True))
    table = report.table(
        "The worker of the bots, and the first paint",
        ["", "ms", "stock ms", "ratio", "kB fetched"],
        "Worker: on a second visit, from its element to its functions; ours imports the bots, the stock one "
        "nothing. First paint: on a first visit, compared with when the stock page has run its line.",
    )
    table.row(
        "worker", f"{median(ours.worker):,.0f}", f"{median(stock.worker):,.0f}", f"{ratio:.2f}",
        f"{median(ours.fetched) / 1000:,.0f}",
    )  # fmt: skip
    first, line = (median(run[name] for run in runs) for name, runs in
                   (("shell", ours.cold), ("painted", stock.cold)))  # fmt: skip
    table.row("first contentful paint", f"{first:,.0f}", f"{line:,.0f}", f"{paint:.3f}", "")
    report.figure("start.worker_ratio", ratio)
    report.figure("start.worker_bytes", median(ours.fetched))
    report.figure("start.first_paint_ratio", paint)


def in_stages(runs: list[dict[str, float]]) -> tuple[list[float], list[str]]:
    """The medians of the stages, and the same in words with the share of each.

    What is still fetched in the background while a later stage begins has no share in that one.
    """
    stages = [median(times.get(stage, 0) for times in runs) for stage in STAGES]
    shares = [100 * (b - a) / stages[-1] for a, b in pairwise(accumulate(stages, max, initial=0.0))]
    return stages, [f"{stage:,.0f} {share:3.0f} %" for stage, share in zip(stages, shares, strict=True)]


def show_stages(report: Report, all_visits: list[Visits]) -> Table:
    """Where the time goes."""
    table = report.table(
        "Stages of a start, in ms since the navigation (medians), and the share of each",
        ["", "shell painted", "all fetched", "interpreter up", "drawn", "ready", "painted"],
        "From interpreter up to drawn the app is imported and its first screen made.",
    )
    for visits in all_visits:
        for kind, runs in (("cold", visits.cold), ("warm", visits.warm)):
            stages, cells = in_stages(runs)
            table.row(f"{visits.name}, {kind}", *cells)
            for stage, value in zip(STAGES, stages, strict=True):
                report.figure(f"stages.{visits.key}.{kind}.{stage}_ms", value)
    return table
