"""A phone on a mobile network: until the home screen, a lesson's first step, the first move; and on return.

With `--against DIR` the built site of another checkout is visited in turn, and ratios to it are printed.
"""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, ViewportSize

from bench.pages import PATIENCE, Served, serving_built
from bench.report import Report, median, spread
from bench.start import SCRIPT, STAGES, in_stages, saved_game, settle

SLOWER = 4  # times
MEGABITS = 9  # a second
SPEED = MEGABITS * 1e6 / 8  # bytes
NETWORK = {"offline": False, "latency": 60, "downloadThroughput": SPEED, "uploadThroughput": SPEED / 3}
SCREEN: ViewportSize = {"width": 412, "height": 823}
GAME = "onboard"


@dataclass
class Way:
    """Something that a person opens, and how long it took each time, by stages."""

    key: str
    name: str
    address: str
    again: bool = False  # a second visit, when all has been fetched
    storage: StorageState | None = None
    times: dict[str, list[dict[str, float]]] = field(default_factory=dict)


def run(report: Report, browser: Browser, site: Served, rounds: int, other: Path | None) -> None:
    """Visit this site, and the other one if there is one, in turn."""
    with ExitStack() as stack:
        sites = {"here": site.address}
        if other is not None:
            sites["before"] = stack.enter_context(serving_built(other / "dist"))
        stores = {which: saved_game(browser, Served(address)) for which, address in sites.items()}
        ways = [
            Way("home", "home screen", ""),
            Way("lesson", "a lesson’s first step", f"#/learn/{GAME}"),
            Way("move", "a first move", f"#/now/{GAME}"),
            Way("return", "home screen, on return", "", again=True),
            Way("board", "a saved board, on return", "#/play/", again=True),
        ]
        for _ in range(rounds):
            for way in ways:
                for which, address in sites.items():
                    storage, slot = stores[which]
                    way.storage = storage if way.key == "board" else None
                    visit(browser, address, which, way, slot)
    show(report, ways, list(sites), rounds)


def visit(browser: Browser, address: str, which: str, way: Way, slot: str) -> None:
    """One visit in a fresh profile, or the one after it."""
    context = browser.new_context(
        storage_state=way.storage, viewport=SCREEN, has_touch=True, is_mobile=True, device_scale_factor=2
    )
    context.add_init_script(SCRIPT)
    page = context.new_page()
    target = address + way.address + (slot if way.key == "board" else "")
    if way.again:  # what is fetched before that is not measured, so it may be quick
        page.goto(target, wait_until="commit")
        page.wait_for_function("benchTimes.painted", timeout=PATIENCE)
        settle(page)
        page.goto("about:blank")
    slow_down(context, page)
    page.goto(target, wait_until="commit")
    page.wait_for_function("benchTimes.painted", timeout=PATIENCE)
    way.times.setdefault(which, []).append(page.evaluate("benchStages()"))
    context.close()


def slow_down(context: BrowserContext, page: Page) -> None:
    """Make a phone of it."""
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", NETWORK)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})


def show(report: Report, ways: list[Way], sites: list[str], rounds: int) -> None:
    """The times, and the ratios to the other site."""
    table = report.table(
        f"A phone: processor ÷ {SLOWER}, {MEGABITS} Mbit/s; from navigation to paint",
        ["", "", "ms", "quartiles", "ratio", "quartiles", *STAGES[:-2]],
        f"Medians of {rounds} interleaved visits; stages in ms since the navigation, with the share of each. "
        "First visits begin with a fresh profile, a return with all that the visit before it has left. "
        "Ratio: to the same visit of the other checkout in the same round.",
    )
    for way in ways:
        for which in sites:
            runs = way.times[which]
            taken = [run["painted"] for run in runs]
            ratios = []
            if which == "here" and len(sites) > 1:
                ratios = [a / b["painted"] for a, b in zip(taken, way.times["before"], strict=True)]
                report.figure(f"phone.{way.key}.ratio", median(ratios))
            compared = [f"{median(ratios):.2f}", spread(ratios, "{:.2f}")] if ratios else ["", ""]
            title = [way.name if which == sites[0] else "", which if len(sites) > 1 else ""]
            _, cells = in_stages(runs)
            table.row(*title, f"{median(taken):,.0f}", spread(taken), *compared, *cells[:-2])
            report.figure(f"phone.{way.key}.{which}.painted_ms", median(taken))
