"""Tables for people, and the same figures as JSON for programs."""

from __future__ import annotations

import json
import statistics
from collections.abc import Iterable
from pathlib import Path
from textwrap import fill

WIDTH = 110


def median(values: Iterable[float]) -> float:
    """The middle value."""
    return statistics.median(values)


def percentile(values: Iterable[float], percent: int) -> float:
    """The value that this percentage of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def spread(values: Iterable[float], form: str = "{:.0f}") -> str:
    """The quartiles, as a range."""
    ordered = list(values)
    return f"{form.format(percentile(ordered, 25))} to {form.format(percentile(ordered, 75))}"


class Table:
    """Rows of texts; the first column is aligned left, the others right."""

    def __init__(self, title: str, head: list[str], note: str) -> None:
        self.title, self.head, self.note = title, head, note
        self.rows: list[list[str]] = []

    def row(self, *cells: str) -> None:
        """Add a row."""
        self.rows.append([*cells])

    def __str__(self) -> str:
        lines = [self.head, *self.rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(self.head))]
        shown = [
            "  ".join(self._cell(*each) for each in enumerate(zip(line, widths, strict=True)))
            for line in lines
        ]
        shown.insert(1, "  ".join("-" * width for width in widths))
        return "\n".join(
            ["", self.title, "", *(line.rstrip() for line in shown), "", fill(self.note, WIDTH), ""]
        )

    @staticmethod
    def _cell(column: int, cell: tuple[str, int]) -> str:
        text, width = cell
        return text.rjust(width) if column else text.ljust(width)


class Report:
    """Everything that was measured."""

    def __init__(self) -> None:
        self.figures: dict[str, float | str] = {}
        self._tables: list[Table] = []
        self._shown = 0

    def table(self, title: str, head: list[str], note: str) -> Table:
        """Begin a table."""
        self._tables.append(Table(title, head, note))
        return self._tables[-1]

    def figure(self, name: str, value: float | str) -> None:
        """Add a figure for programs."""
        self.figures[name] = round(value, 4) if isinstance(value, float) else value

    def show(self) -> None:
        """Print the tables that have not been printed yet."""
        for table in self._tables[self._shown :]:
            print(table, flush=True)
        self._shown = len(self._tables)

    def save(self, path: Path) -> None:
        """Write the figures as JSON."""
        path.write_text(json.dumps(self.figures, indent=2) + "\n")
