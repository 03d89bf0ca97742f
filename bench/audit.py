"""Lighthouse on the built site, desktop and mobile profile in turn; bench/lighthouse/ has its lock file."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.pages import ARGUMENTS, Served
from bench.report import Report, median
from tools import install
from tools.shell import CACHE, Stop, fingerprint, run, say

PROFILES = {"desktop": ["--preset=desktop"], "mobile": []}  # Lighthouse's own: mobile is its default
ROUNDS = 3  # at most: each takes half a minute
BLOCKS = 50  # ms: what a task takes beyond this blocks
LOCK = Path(__file__).with_name("lighthouse")
PLACE = CACHE / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
SHIFT = "cumulative-layout-shift"
TIMES = (
    "first-contentful-paint",
    "largest-contentful-paint",
    SHIFT,
    "total-blocking-time",
)


def installed() -> Path:
    """The path of Lighthouse, installed as its lock file says; nothing else needs it."""
    lock, stamp = LOCK / "package-lock.json", PLACE / ".stamp"
    if not install.stamped(stamp, lock):
        say("installing Lighthouse into .cache")
        shutil.rmtree(PLACE, ignore_errors=True)
        shutil.copytree(LOCK, PLACE)
        run(
            ["npm", "ci", "--prefix", PLACE, "--loglevel=error"],
            otherwise=f"Lighthouse {install.NO_NETWORK}",
        )
        stamp.write_text(fingerprint([lock]))
    return PLACE / "node_modules" / "lighthouse" / "cli" / "index.js"


def audited(address: str, profile: str) -> dict[str, Any]:
    """Lighthouse's own report."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [
            "node", installed(), address, *PROFILES[profile], "--quiet", "--output=json",
            f"--output-path={report}", f"--chrome-flags={' '.join(['--headless=new', *ARGUMENTS])}",
        ]  # fmt: skip
        browser = install.system_browser()
        env = {**os.environ, **({"CHROME_PATH": str(browser)} if browser else {})}
        done = subprocess.run(
            [str(word) for word in command], env=env, capture_output=True, text=True, check=False
        )
        if done.returncode or not report.exists():
            raise Stop(f"Lighthouse failed: {done.stderr[-800:]}")
        found: dict[str, Any] = json.loads(report.read_text())
        return found


def run_audit(report: Report, site: Served, rounds: int) -> None:
    """Scores, times, what the blocking time is made of, and which audits fell short, for each profile."""
    rounds = min(rounds, ROUNDS)
    found: dict[str, list[dict[str, Any]]] = {profile: [] for profile in PROFILES}
    for _ in range(rounds):
        for profile, runs in found.items():
            runs.append(audited(site.address, profile))
    for profile, runs in found.items():
        show(report, profile, runs)


def show(report: Report, profile: str, runs: list[dict[str, Any]]) -> None:
    """The table of a profile: medians, and the tasks of the run with the middle score."""
    scored = sorted(runs, key=lambda run: float(run["categories"]["performance"]["score"]))
    middle = scored[len(scored) // 2]["audits"]
    table = report.table(
        f"Lighthouse {runs[0]['lighthouseVersion']}, {profile} profile",
        ["", "value", "score"],
        f"Medians of {len(runs)} runs, profiles in turn. Blocking time: what tasks of the page's thread take "
        f"beyond {BLOCKS} ms each, by script, in the run with the middle score.",
    )
    for name in CATEGORIES:
        score = median(100 * run["categories"][name]["score"] for run in runs)
        table.row(name, "", f"{score:.0f}")
        report.figure(f"lighthouse.{profile}.{name}", score)
    for name in TIMES:
        audits = [run["audits"][name] for run in runs]
        value = median(audit["numericValue"] for audit in audits)
        shown = f"{value:.3f}" if name == SHIFT else f"{value:,.0f} ms"
        table.row(name, shown, f"{median(100 * audit['score'] for audit in audits):.0f}")
        report.figure(f"lighthouse.{profile}.{name}", value)
    for script, blocked in blocking(middle):
        table.row(f"  blocked by {script}", f"{blocked:,.0f} ms", "")
    for task in items(middle, "mainthread-work-breakdown")[:5]:
        table.row(f"  main thread: {task['groupLabel']}", f"{task['duration']:,.0f} ms", "")
    for name in CATEGORIES[1:]:
        for part in runs[0]["categories"][name]["auditRefs"]:
            audit = middle[part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                table.row(f"  {name}: {audit['title']}", "", f"{100 * audit['score']:.0f}")


def items(audits: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The rows of an audit that has a table."""
    found: list[dict[str, Any]] = audits[name].get("details", {}).get("items", [])
    return found


def blocking(audits: dict[str, Any]) -> list[tuple[str, float]]:
    """How long the page's thread was blocked by each script, the longest first."""
    sums: dict[str, float] = {}
    for task in items(audits, "long-tasks"):
        script = Path(task["url"]).name
        sums[script] = sums.get(script, 0) + max(0, task["duration"] - BLOCKS)
    return sorted(sums.items(), key=lambda item: -item[1])[:6]
