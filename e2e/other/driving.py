"""What the drivers of the W3C's two protocols share: programs, the actions of a mouse and of a keyboard."""

from __future__ import annotations

import json
import re
import subprocess
import time
from pathlib import Path
from typing import Any

from .window import BETWEEN, SLOW, DriverError

KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue006", "Shift": "\ue008", "Escape": "\ue00c",
    "Space": " ", "End": "\ue010", "Home": "\ue011", "ArrowLeft": "\ue012", "ArrowUp": "\ue013",
    "ArrowRight": "\ue014", "ArrowDown": "\ue015",
}  # fmt: skip

# Calls a function with values and hands the result back as JSON, or the mistake as text.
CALL = """async given => {
  try {
    return JSON.stringify({result: (await (%s)(...JSON.parse(given))) ?? null});
  } catch (error) {
    return JSON.stringify({error: String(error)});
  }
}"""


def clicked(x: int, y: int) -> list[dict[str, Any]]:
    """A click at a point of the window."""
    steps: list[dict[str, Any]] = [
        {"type": "pointerMove", "x": x, "y": y},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerUp", "button": 0},
    ]
    return [{"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": steps}]


def pressed(key: str) -> list[dict[str, Any]]:
    """A key, with others held down if it is written so."""
    names = key.split("+") if len(key) > 1 else [key]
    values = [KEYS.get(name, name) for name in names]
    steps = [{"type": "keyDown", "value": value} for value in values]
    steps += [{"type": "keyUp", "value": value} for value in reversed(values)]
    return [{"type": "key", "id": "keyboard", "actions": steps}]


def answered(text: str) -> Any:
    """The result of a call."""
    answer = json.loads(text)
    if "error" in answer:
        raise DriverError(answer["error"])
    return answer["result"]


def said(process: subprocess.Popen[bytes], log: Path, pattern: str) -> str:
    """What a program tells in its log, as soon as it does."""
    end = time.monotonic() + SLOW
    while time.monotonic() < end and process.poll() is None:
        if found := re.search(pattern, log.read_text(errors="replace")):
            return found[1]
        time.sleep(BETWEEN)
    raise DriverError(f"{process.args!r} did not start: {log.read_text(errors='replace')[-500:]}")


def stop(process: subprocess.Popen[bytes]) -> None:
    """End a program, by force if it takes its time."""
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
