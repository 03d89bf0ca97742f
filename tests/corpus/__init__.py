"""Links and stored entries of each release: every game, version, option and number of players.

One file for each release, never touched again; each line is one match as JSON, with what is known of it.
`python -m tests.corpus` writes the file of the present release, and refuses where there is one.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from longhouse import __version__
from longhouse.app.slots import Stamp, entry_of
from longhouse.engine import Match, Player

from ..conformance.hooks import hooks_of
from ..play import cases, finished

FOLDER = Path(__file__).parent
NAMES = ("Ida", "Øystein", "Þórr & <co>", "")
BOTS = ("", "", "karl", "thrall")
PART = 40  # actions of those that are not finished


def kept() -> list[dict[str, Any]]:
    """Every line of every release."""
    files = sorted(FOLDER.glob("*.jsonl"))
    return [json.loads(line) for file in files for line in file.read_text(encoding="utf-8").splitlines()]


def matches() -> Iterator[Match]:
    """For each setup a finished match, and one that is still played."""
    for number, (game, players, options) in enumerate(cases()):
        for seed, most in ((100 + number, 10_000), (2**53 - 1 - number, PART)):
            seats = [
                Player(NAMES[(i + number) % 4], (i + number) % 4, BOTS[i], seed % 1000 if BOTS[i] else 0)
                for i in range(players)
            ]
            yield finished(game, players, seed, options, hooks_of(game).choose, most, seats=seats)


def line(match: Match) -> dict[str, Any]:
    """What is kept of a match."""
    outcome = match.outcome
    return {
        "release": __version__,
        "game": match.game.meta.id,
        "players": match.players,
        "options": match.options,
        "rules": match.rules,
        "count": len(match.actions),
        "digest": match.digest(),
        "actor": match.actor,
        "scores": outcome and list(outcome.scores),
        "winners": outcome and list(outcome.winners),
        "link": match.to_link(),
        "entry": entry_of(match, "A <b>game</b>", Stamp("0123456789", 3, ""), 1_790_000_000_000),
    }


def write() -> None:
    """The file of the present release."""
    if ".dev" in __version__:
        raise SystemExit(f"{__version__} is no release: CONTRIBUTING.md tells how one is made")
    file = FOLDER / f"{__version__}.jsonl"
    with file.open("x", encoding="utf-8") as out:
        for match in matches():
            out.write(json.dumps(line(match), ensure_ascii=False, separators=(",", ":")) + "\n")
