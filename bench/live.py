"""A table on two devices: from a tap to the move on the other one, and what invitations take."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Browser, Page

from bench.pages import PATIENCE, READY, Served
from bench.report import Report, Table, median, percentile
from bench.settings import Setting, heaviest

SCRIPT = Path(__file__).with_name("live.js").read_text()
LONGEST = 320  # taps of a game
WARM = 20  # taps before memory is counted: they load what is loaded late
GOAL = 1.5  # times one's own paint
QUIET = 4  # modules of white on each side of a QR code
PHONE = {"viewport": {"width": 390, "height": 844}, "reduced_motion": "reduce", "service_workers": "block"}

# Python's own count of what is alive in the interpreter of the page.
COUNTER = """() => {
  const script = document.createElement('script');
  script.type = 'py';
  script.textContent = `
import gc
from pyscript import window
from pyodide.ffi import create_proxy
window.alive = create_proxy(lambda: (gc.collect(), len(gc.get_objects()))[1])
`;
  document.body.append(script);
}"""


@dataclass
class Taps:
    """Times from taps to paints in ms: on the device that was tapped, and on the other."""

    own: list[float] = field(default_factory=list)
    other: list[float] = field(default_factory=list)


class Game:
    """A game between a host and a guest; each device is a profile of its own."""

    def __init__(self, browser: Browser, site: Served, setting: Setting) -> None:
        self.setting = setting
        self.payloads: dict[str, int] = {}  # characters
        self.codes: dict[str, int] = {}  # versions of the QR codes
        self.taps = {"host": Taps(), "guest": Taps()}
        self.alive: list[dict[str, int]] = []
        host, guest = (_page(browser, site) for _ in range(2))
        self.pages = {"host": host, "guest": guest}
        self._meet(host, guest, site, setting)
        for page in self.pages.values():
            page.evaluate(SCRIPT)
            page.evaluate(COUNTER)
            page.wait_for_function("() => !!window.alive")

    def _meet(self, host: Page, guest: Page, site: Served, setting: Setting) -> None:
        host.evaluate("where => { location.hash = where }", f"/g/{setting.link(7)}")
        host.click("[data-do=copy]")
        host.click(".bar [data-do=dialog][data-arg=menu]")
        host.click("dialog [data-do=seats]")
        host.locator("dialog select").last.select_option("elsewhere")
        host.click("[data-do=open_table]")
        host.wait_for_selector("[data-do=copy_invitation]")
        self.codes["invitation"] = _version(host, "dialog [data-do=qr]")
        invitation = _copied(host, "[data-do=copy_invitation]")
        guest.evaluate("where => { location.hash = where }", invitation.partition("#")[2])
        guest.click("[data-do=join]")
        answer = guest.input_value("#answer-url")
        self.codes["answer"] = _version(guest, "[data-do=qr]")
        self.payloads = {
            "invitation": len(invitation.rpartition("/")[2]),
            "answer": len(answer.rpartition("/")[2]),
        }
        host.fill("#answer", answer)
        host.click("form[data-do=answer] button[type=submit]")
        host.click("dialog .primary[data-do=escape]")
        guest.wait_for_selector("html[data-screen=play]")

    def play(self) -> None:
        """Whoever is asked taps at random."""
        rng = random.Random(7)
        for number in range(LONGEST):
            if number >= WARM and (number - WARM) % 100 == 0:
                self.alive.append({name: page.evaluate("alive()") for name, page in self.pages.items()})
            if not self._tap(rng.random()):
                break
        for page in self.pages.values():
            page.context.close()

    def _tap(self, luck: float) -> bool:
        for _ in range(600):
            for name, page in self.pages.items():
                if page.get_attribute("html", "data-over") == "true":
                    return False
                point = page.evaluate("luck => taps.find(luck)", luck)
                if point:
                    self._timed(name, page, point)
                    return True
        raise AssertionError("nobody is asked")

    def _timed(self, name: str, page: Page, point: dict[str, float]) -> None:
        other = next(each for each in self.pages.values() if each is not page)
        turn = int(page.get_attribute("html", "data-turn") or 0)
        page.mouse.click(point["x"], point["y"])
        here, there = (each.evaluate("turn => taps.after(turn)", turn) for each in (page, other))
        began = page.evaluate("taps.last")
        self.taps[name].own.append(here - began)
        self.taps[name].other.append(there - began)


def _page(browser: Browser, site: Served) -> Page:
    page = browser.new_context(**PHONE, permissions=["clipboard-read", "clipboard-write"]).new_page()  # type: ignore[arg-type]
    page.goto(f"{site.address}manifest.webmanifest")  # the same origin, without the app
    kept = json.dumps({"curtain": False, "forced": False})
    page.evaluate("text => localStorage.setItem('longhouse:/:settings', text)", kept)
    page.goto(site.address)
    page.wait_for_selector(READY, timeout=PATIENCE)
    return page


def _copied(page: Page, button: str) -> str:
    page.click(button)
    page.wait_for_function("async () => (await navigator.clipboard.readText()).includes('#')")
    return str(page.evaluate("navigator.clipboard.readText()"))


def _version(page: Page, button: str) -> int:
    """The version of the QR code that a button shows: it has 17 modules a side, and four more for each."""
    page.click(button)
    box = page.locator(".qr").get_attribute("viewBox") or ""
    page.click(button)
    return (int(box.split()[-1]) - 2 * QUIET - 17) // 4


def run(report: Report, browser: Browser, site: Served, games: list[str]) -> None:
    """A game of each, tapped to its end or for so many moves."""
    table = report.table(
        "A table on two devices: from a tap to the painted move",
        ["ms", "taps", "own", "95 %", "other", "95 %", "ratio", "ratio 95 %"],
        "Own: on the device that is tapped; other: on the other one. Both run on this machine, each a tab of "
        "one browser. A guest's own move is painted when the host has confirmed it. Ratios: other to the "
        f"host's own, medians and 95th percentiles; goal: {GOAL} or less.",
    )
    sizes = report.table(
        "Invitations, answers, memory",
        ["", "invitation", "QR", "answer", "QR", "host, objects per move", "guest"],
        "Characters of a link's payload (bar: 220), and versions of the QR codes of the whole links "
        "(bar: 12). Objects: how many more Python holds after each hundred moves, per move; a match is its "
        "list of moves.",
    )
    for game in games:
        played = Game(browser, site, heaviest(game, 2))
        played.play()
        show(report, table, sizes, played)


def show(report: Report, table: Table, sizes: Table, game: Game) -> None:
    """The rows of a game, and its figures."""
    own = game.taps["host"].own
    key = f"live.{game.setting.game}"
    for name, taps in game.taps.items():
        if not taps.own:
            continue
        values = [
            f(*part) for part in ((taps.own,), (taps.other,)) for f in (median, lambda x: percentile(x, 95))
        ]
        ratios = median(taps.other) / median(own), percentile(taps.other, 95) / percentile(own, 95)
        cells = [f"{value:.0f}" for value in values] + [f"{ratio:.2f}" for ratio in ratios]
        table.row(f"{game.setting.game}, {name} taps", str(len(taps.own)), *cells)
        report.figure(f"{key}.{name}.other_p95_ms", values[3])
        report.figure(f"{key}.{name}.p95_ratio", ratios[1])
    first, last = game.alive[0], game.alive[-1]
    moves = max(1, 100 * (len(game.alive) - 1))
    grown = {name: (last[name] - first[name]) / moves for name in first}
    made = [value for name in ("invitation", "answer") for value in (game.payloads[name], game.codes[name])]
    sizes.row(game.setting.game, *map(str, made), *(f"{grown[name]:.1f}" for name in ("host", "guest")))
    for name in ("invitation", "answer"):
        report.figure(f"{key}.{name}.characters", game.payloads[name])
        report.figure(f"{key}.{name}.qr_version", game.codes[name])
    for name, objects in grown.items():
        report.figure(f"{key}.{name}.objects_per_move", objects)
