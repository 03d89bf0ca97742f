"""Talking to the person and to other programs."""

from __future__ import annotations

import hashlib
import os
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"


class Stop(Exception):
    """Something the person has to fix; the text is one sentence that says how."""


def say(text: str) -> None:
    """Say what is being done."""
    print(f"· {text}", flush=True)


def run(command: Sequence[str | Path], *, otherwise: str) -> None:
    """Run a program quietly; if it fails, keep its output and stop with the given sentence."""
    log = CACHE / "log.txt"
    log.parent.mkdir(exist_ok=True)
    try:
        with log.open("w") as output:
            words = [str(word) for word in command]
            subprocess.run(words, cwd=ROOT, check=True, stdout=output, stderr=subprocess.STDOUT)
    except (FileNotFoundError, subprocess.CalledProcessError):
        if os.environ.get("CI"):  # where nobody can look into the file
            print(log.read_text()[-5000:])
        raise Stop(f"{otherwise} ({log.relative_to(ROOT)} has the details)") from None


def fingerprint(paths: Iterable[Path]) -> str:
    """A short hash of the places and contents of files on this machine."""
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"{path}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()[:12]
