"""Talking to the person and to other programs."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CACHE = ROOT / ".cache"


class Stop(Exception):
    """Something the person has to mend; the text is one sentence that says how."""


def say(text: str) -> None:
    """Tell what is being done."""
    print(f"· {text}", flush=True)


def run(command: Sequence[str | Path], *, otherwise: str) -> None:
    """Run a program quietly; if it fails, show what it said and stop with the sentence given."""
    try:
        words = [str(word) for word in command]
        subprocess.run(
            words, cwd=ROOT, check=True, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
        )
    except FileNotFoundError:
        raise Stop(otherwise) from None
    except subprocess.CalledProcessError as error:
        sys.stderr.write(error.output[-4000:])
        raise Stop(otherwise) from None


def fingerprint(paths: Iterable[Path]) -> str:
    """A short hash of the places and contents of files on this machine."""
    total = hashlib.sha256()
    for path in paths:
        content = path.read_bytes()
        total.update(f"{path}\0{len(content)}\0".encode())
        total.update(content)
    return total.hexdigest()[:12]
