"""Puts in place what the commands need: `.venv`, `node_modules`, wheels for Pyodide, a browser."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.shell import CACHE, ROOT, Stop, fingerprint, run, say

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
REQUIREMENTS = ROOT / "requirements"
NODE_AT_LEAST = 20
NO_NETWORK = "could not be installed: check the network connection, then run the same command again."
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def stamped(stamp: Path, *locks: Path) -> bool:
    """Whether the stamp was written for exactly these lock files."""
    return stamp.is_file() and stamp.read_text() == fingerprint(locks)


def venv() -> None:
    """Make the virtual environment with the tools of `requirements/dev.txt`."""
    lock, stamp = REQUIREMENTS / "dev.txt", VENV / "stamp"
    if PYTHON.exists() and stamped(stamp, lock):
        return
    if not PYTHON.exists():
        say(f"making .venv with Python {sys.version.split()[0]}")
        run(
            [sys.executable, "-m", "venv", "--clear", VENV],
            otherwise="Python's venv module is missing: install it (Debian: apt-get install python3-venv).",
        )
    say("installing the Python tools into .venv")
    pip("install", "--require-hashes", "-r", lock)
    stamp.write_text(fingerprint([lock]))


def bench() -> None:
    """Add what only the benchmarks and the tests of the research adapters need."""
    lock, stamp = REQUIREMENTS / "bench.txt", VENV / "stamp-bench"
    venv()
    if not stamped(stamp, lock):
        say("installing OpenSpiel and PettingZoo into .venv")
        pip("install", "--require-hashes", "-r", lock)
        stamp.write_text(fingerprint([lock]))


def pip(*words: str | Path) -> None:
    """Run the pip of `.venv`."""
    run(
        [PYTHON, "-m", "pip", "--disable-pip-version-check", *words],
        otherwise=f"The Python packages {NO_NETWORK}",
    )


def wheels(name: str) -> Path:
    """Unpack the pure Python wheels of a lock file for the Python that runs inside Pyodide."""
    lock, folder = REQUIREMENTS / f"{name}.txt", CACHE / f"{name}-tools"
    if not stamped(folder / "stamp", lock):
        venv()
        say(f"fetching the wheels of requirements/{name}.txt for Pyodide")
        shutil.rmtree(folder, ignore_errors=True)
        pure = ("--only-binary=:all:", "--implementation=py", "--abi=none", "--platform=any")
        inside = ("--python-version=3.14", "--ignore-requires-python", "--no-compile", "--target", folder)
        pip("install", "--require-hashes", "--no-deps", *pure, *inside, "-r", lock)
        (folder / "stamp").write_text(fingerprint([lock]))
    return folder


def node_modules() -> None:
    """Install what package-lock.json pins."""
    mend = f"install Node.js {NODE_AT_LEAST} or newer with npm (nodejs.org) and run this again."
    found = [shutil.which(name) for name in ("node", "npm")]
    if not all(found):
        raise Stop(f"Node.js was not found: {mend}")
    version = subprocess.run([str(found[0]), "--version"], capture_output=True, text=True, check=False).stdout
    major = re.match(r"v(\d+)", version)
    if not major or int(major[1]) < NODE_AT_LEAST:
        raise Stop(f"The Node.js found here is {version.strip() or 'broken'}: {mend}")
    lock, stamp = ROOT / "package-lock.json", ROOT / "node_modules" / ".stamp"
    if not stamped(stamp, lock):
        say("installing PyScript, Pyodide and the fonts into node_modules")
        run([str(found[1]), "ci", "--loglevel=error"], otherwise=f"The npm packages {NO_NETWORK}")
        stamp.write_text(fingerprint([lock]))


def browser() -> Path | None:
    """Find or fetch a Chromium; None stands for the one that Playwright keeps itself."""
    if found := system_browser():
        say(f"browser: {found}")
        return found
    if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        say("browser: none found, installing Debian's chromium")
        mend = "Chromium could not be installed: install a Chromium or Chrome by hand and run this again."
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        run(["apt-get", "update"], otherwise=mend)
        run(["apt-get", "install", "--yes", "--no-install-recommends", "chromium"], otherwise=mend)
        return system_browser()
    say("browser: none found, fetching Playwright's Chromium")
    run(
        [PYTHON, "-m", "playwright", "install", "chromium"],
        otherwise="No browser was found or could be fetched: install Chromium or Chrome and try again.",
    )
    return None


def system_browser() -> Path | None:
    """The Chromium or Chrome on PATH, if there is one."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    return Path(found) if found else None
