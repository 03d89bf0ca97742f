"""Installs what the commands need: `.venv`, `node_modules`, wheels for Pyodide, browsers."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tools.shell import CACHE, ROOT, Stop, fingerprint, run, say

VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
REQUIREMENTS = ROOT / "requirements"
NODE_AT_LEAST = 20
NO_NETWORK = "could not be installed: check the network connection, then run the same command again."
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
MINI_BROWSER = "**/webkit2gtk-4.*/MiniBrowser"


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


def server(program: str, package: str) -> None:
    """Find or fetch a server that one of the tests needs; without it that test is skipped."""
    if shutil.which(program):
        return
    try:
        if not debian():
            raise Stop("Debian's packages cannot be installed here.")
        packages(package, otherwise=f"Debian's {package} could not be installed.")
    except Stop as stop:
        say(f"not played with {program}: {stop}")


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
    remedy = f"install Node.js {NODE_AT_LEAST} or newer with npm (nodejs.org) and run this again."
    found = [shutil.which(name) for name in ("node", "npm")]
    if not all(found):
        raise Stop(f"Node.js was not found: {remedy}")
    version = subprocess.run([str(found[0]), "--version"], capture_output=True, text=True, check=False).stdout
    major = re.match(r"v(\d+)", version)
    if not major or int(major[1]) < NODE_AT_LEAST:
        raise Stop(f"The Node.js found here is {version.strip() or 'broken'}: {remedy}")
    lock, stamp = ROOT / "package-lock.json", ROOT / "node_modules" / ".stamp"
    if not stamped(stamp, lock):
        say("installing PyScript, Pyodide and the fonts into node_modules")
        run([str(found[1]), "ci", "--loglevel=error"], otherwise=f"The npm packages {NO_NETWORK}")
        stamp.write_text(fingerprint([lock]))


def browser() -> Path | None:
    """Find or fetch a Chromium; None means Playwright's own."""
    if found := system_browser():
        say(f"browser: {found}")
        return found
    if debian():
        say("browser: none found, installing Debian's chromium")
        mend = "Chromium could not be installed: install a Chromium or Chrome by hand and run this again."
        packages("chromium", otherwise=mend)
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


def debian() -> bool:
    """Whether packages of Debian can be installed here."""
    return hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get") is not None


def packages(*names: str, otherwise: str) -> None:
    """Install packages of Debian."""
    os.environ["DEBIAN_FRONTEND"] = "noninteractive"
    run(["apt-get", "update"], otherwise=otherwise)
    run(["apt-get", "install", "--yes", "--no-install-recommends", *names], otherwise=otherwise)


class WebKitPrograms(NamedTuple):
    """What it takes to play in WebKit."""

    driver: Path
    browser: Path
    screen: Path  # one that nobody sees


def system_firefox() -> Path | None:
    """The Firefox on PATH, if there is one; that of a snap cannot read the profiles that tests make."""
    found = shutil.which("firefox-esr") or shutil.which("firefox")
    return Path(found) if found and not Path("/snap/bin/firefox").exists() else None


def system_webkit() -> WebKitPrograms | None:
    """WebKitGTK's driver with its small browser, and Xvfb, if all are there."""
    driver, screen = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
    found = [path for folder in ("/usr/lib", "/usr/libexec") for path in Path(folder).glob(MINI_BROWSER)]
    return WebKitPrograms(Path(driver), max(found), Path(screen)) if driver and screen and found else None


def other_browsers() -> None:
    """Find or fetch Firefox and WebKit. Where one cannot be had, say so and go on: its tests are skipped."""
    for title, find, of_debian in (
        ("Firefox", system_firefox, ("firefox-esr",)),
        ("WebKit", system_webkit, ("webkit2gtk-driver", "xvfb")),
    ):
        try:
            if not find() and debian():
                say(f"{title}: not found, installing Debian's {' and '.join(of_debian)}")
                packages(*of_debian, otherwise=f"Debian's {title} could not be installed")
            if found := find():
                say(f"{title}: {found[0] if isinstance(found, tuple) else found}")
            else:
                say(f"{title}: not found, fetching Playwright's")
                run(
                    [PYTHON, "-m", "playwright", "install", title.lower()],
                    otherwise=f"Playwright's {title} could not be fetched",
                )
        except Stop as stop:
            say(f"not played in {title}: {stop}")
