"""Evenings with the app, kept as text: every message, all that the app asks for, and how the page changes.

Each evening is a function in `walks`; `python -m tests.evenings` writes them down as they are now. Read the
difference before keeping it. Where a page changes in many lines, only a hash of it is kept: `tests/pages`
has whole pages to read.
"""

from __future__ import annotations

from collections.abc import Mapping
from difflib import SequenceMatcher
from hashlib import blake2b
from pathlib import Path

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.view import Page
from longhouse.bots.question import Question
from longhouse.engine.record import Record

from ..app.fake import Tab
from ..pages import PICTURE, as_text

FOLDER = Path(__file__).parent
LONG = 100  # characters of a text that is written down in full
MANY = 16  # changed lines of a page that are written down


def hashed(text: str) -> str:
    """A few digits that stand for a text."""
    return blake2b(text.encode(), digest_size=4).hexdigest()


def short(text: str) -> str:
    """A long text by its beginning and a hash."""
    return text if len(text) <= LONG else f"{text[:40]}… {len(text)} characters, {hashed(text)}"


def plain(value: object) -> str:
    """A message, an effect or a part of it in one line."""
    if isinstance(value, Question):
        return short(value.to_json())
    if isinstance(value, Record):
        fields = (getattr(value, name) for name in value.__match_args__)  # type: ignore[attr-defined]
        return f"{type(value).__name__}({', '.join(map(plain, fields))})"
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key}: {plain(part)}" for key, part in value.items()) + "}"
    if isinstance(value, tuple) and value and isinstance(value[0], float):
        return f"({', '.join(map(plain, value))})"
    # chances are rounded: their last digits are not the same everywhere
    return f"{value:.6g}" if isinstance(value, float) else short(repr(value))


class Written(Tab):
    """A tab that writes down what happens in it; several may write to one list."""

    def __init__(
        self,
        lines: list[str],
        storage: dict[str, str] | None = None,
        address: str = "",
        device: str = "",
        **started: object,
    ) -> None:
        self.lines, self.device = lines, device
        self.shown: list[str] = []
        self.silent = False  # bots and the coach think for ever
        super().__init__(storage, address, **started)

    def note(self, text: str) -> None:
        """Write a line."""
        self.lines.append(f"{self.device}{text}")

    def send(self, message: ms.Msg) -> None:
        """Handle a message, and write down what came of it."""
        self.note(f"> {plain(message)}")
        super().send(message)
        now = as_lines(self.page)
        changed = changes(self.shown, now)
        if len(changed) > MANY:
            changed = [f"page {hashed(''.join(now))}, {len(now)} lines"]
        for line in changed:
            self.note(f"    {line}")
        self.shown = now

    def _carry_out(self, effect: fx.Effect) -> list[ms.Msg]:
        self.note(f"  ! {plain(effect)}")
        if self.silent and isinstance(effect, fx.Ask):
            return []
        answers = super()._carry_out(effect)
        for answer in answers:
            self.note(f"  < {plain(answer)}")
        return answers


def as_lines(page: Page) -> list[str]:
    """A page as it is kept, with a hash for each picture."""
    markup = PICTURE.sub(lambda found: f"<svg {hashed(found[0])}>", page.markup)
    return as_text(page._replace(markup=markup)).splitlines()


def changes(before: list[str], after: list[str]) -> list[str]:
    """The lines of a page that went and came."""
    out = []
    for kind, a, b, c, d in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if kind != "equal":
            out += [f"- {line}" for line in before[a:b]] + [f"+ {line}" for line in after[c:d]]
    return out


def file_of(name: str) -> Path:
    """Where an evening is kept."""
    return FOLDER / f"{name}.txt"
