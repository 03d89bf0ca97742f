"""Lighthouse on the built site, with the desktop profile; bench/lighthouse/ has its lock file."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bench.pages import ARGUMENTS, Served
from bench.report import Report
from tools import install
from tools.shell import CACHE, Stop, fingerprint, run, say

LOCK = Path(__file__).with_name("lighthouse")
PLACE = CACHE / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices", "seo")
TIMES = (
    "first-contentful-paint",
    "largest-contentful-paint",
    "cumulative-layout-shift",
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


def audited(address: str) -> dict[str, Any]:
    """Lighthouse's own report."""
    with TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        command = [
            "node", installed(), address, "--preset=desktop", "--quiet", "--output=json",
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


def run_audit(report: Report, site: Served) -> None:
    """Scores, times, what the blocking time is made of, and which audits fell short."""
    found = audited(site.address)
    audits = found["audits"]
    table = report.table(
        f"Lighthouse {found['lighthouseVersion']}, desktop profile",
        ["", "value", "score"],
        "Blocking time is the start of Python, which PyScript runs on the page's own thread: mostly "
        "WebAssembly being compiled and run (see the tasks above), after the page has been painted.",
    )
    for name in CATEGORIES:
        score = 100 * found["categories"][name]["score"]
        table.row(name, "", f"{score:.0f}")
        report.figure(f"lighthouse.{name}", score)
    for name in TIMES:
        audit = audits[name]
        table.row(name, audit["displayValue"], f"{100 * audit['score']:.0f}")
        report.figure(f"lighthouse.{name}", audit["numericValue"])
    for task in audits["mainthread-work-breakdown"].get("details", {}).get("items", [])[:5]:
        table.row(f"  main thread: {task['groupLabel']}", f"{task['duration']:,.0f} ms", "")
    for task in audits["long-tasks"].get("details", {}).get("items", [])[:5]:
        table.row(
            f"  long task at {task['startTime']:,.0f}: {Path(task['url']).name}",
            f"{task['duration']:,.0f} ms",
            "",
        )
    for name in CATEGORIES[1:]:
        for part in found["categories"][name]["auditRefs"]:
            audit = audits[part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                table.row(f"  {name}: {audit['title']}", "", f"{100 * audit['score']:.0f}")
