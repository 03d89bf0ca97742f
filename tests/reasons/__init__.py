"""Why not: in every position of recorded games the reason for each answer that is not possible, kept as text.

A file lists each reason with how often and where it is first given, and for every position a short hash of
which answers have which reasons. `python -m tests.reasons` writes the files as they are now; read the
difference before keeping it: reasons may be worded better, but for old rules nothing else may change.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from longhouse.engine import Match
from longhouse.engine.questions import OTHER_QUESTION

from ..recordings import GAMES, header, path, replayed

FOLDER = Path(__file__).parent
IN_A_LINE = 12  # hashes
# of the largest game fewer: both rules versions, two and three players
NAMES = tuple(name for name in GAMES if name not in ("gonewild-3-first", "gonewild-4", "gonewild-4-v2"))


def refusals(match: Match) -> dict[str, str]:
    """Every answer to the question now that is not possible, with its reason."""
    every = ((action, match.explain(action)) for action in match.game.table.all)
    return {str(action): str(why) for action, why in every if why not in (None, OTHER_QUESTION)}


def positions(name: str) -> Iterator[Match]:
    """The match before each of its actions."""
    actions = replayed(name, path(name).read_text(encoding="utf-8").splitlines()).actions
    match = GAMES[name].start()
    for action in actions:
        yield match
        match.play(action)


def tell(name: str) -> list[str]:
    """The reasons of a recorded game as lines."""
    given: dict[tuple[str, str], list[str]] = {}  # question and reason -> where it is given
    numbers: dict[tuple[str, str], int] = {}  # the same by number, however it is worded
    hashes = []
    for number, match in enumerate(positions(name), 1):
        question, whole = match._state.ask, []
        for action, why in refusals(match).items():
            given.setdefault((question, why), []).append(f"{number}, {action}")
            whole.append(f"{action}: {numbers.setdefault((question, why), len(numbers))}")
        hashes.append(blake2b("\n".join(whole).encode(), digest_size=3).hexdigest())
    lines = [header(GAMES[name]), "", "question: reason (how often; first before which action, for what)"]
    lines += [f"{question}: {why} ({len(at)}; {at[0]})" for (question, why), at in given.items()]
    lines += ["", "positions"]
    for start in range(0, len(hashes), IN_A_LINE):
        lines.append(f"{start + 1:4} {' '.join(hashes[start : start + IN_A_LINE])}")
    return lines


def file_of(name: str) -> Path:
    """Where the reasons of a recorded game are kept."""
    return FOLDER / f"{name}.txt"
