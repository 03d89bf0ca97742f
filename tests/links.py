"""Links of finished games of each release, kept in links.txt. They must replay the same for ever.

A record is a line `release | game | players | scores | winners | digest`, then the link, then the actions.
`python -m tests.links RELEASE [GAME]` adds a few records of a new release; old ones are never touched.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import NamedTuple

from longhouse.engine import Match
from longhouse.engine.game import Seating
from longhouse.games import GAMES

from .conformance.hooks import hooks_of
from .play import finished

FILE = Path(__file__).with_name("links.txt")
NAMES = ("Ida", "Øystein", "<b>Olaf</b>", "Þórr & co")


class Record(NamedTuple):
    """What is known of a finished game."""

    head: str
    link: str
    actions: str


def record(release: str, match: Match) -> Record:
    """The record of a finished match."""
    outcome = match.outcome
    assert outcome is not None
    words = (release, match.game.meta.id, match.players, outcome.scores, outcome.winners, match.digest())
    return Record(" | ".join(map(str, words)), match.to_link(), ", ".join(map(str, match.actions)))


def kept() -> list[Record]:
    """All records."""
    lines = FILE.read_text(encoding="utf-8").splitlines()
    return [Record(*lines[at : at + 3]) for at in range(0, len(lines), 3)]


def add(release: str, only: str = "") -> None:
    """Some finished games of every game, or of one, with every player count."""
    with FILE.open("a", encoding="utf-8") as file:
        for game_id in [only] if only else GAMES:
            choose = hooks_of(game_id).choose
            for players in GAMES[game_id].meta.players:
                for seed in (players, 10**15 + players):
                    seats: list[Seating] = [{"name": name} for name in NAMES[:players]]
                    if seed > 100:
                        seats[-1]["bot"] = "thrall"
                    options = {o.name: o.values[seed % len(o.values)] for o in GAMES[game_id].meta.options}
                    match = finished(game_id, players, seed, options, choose, seats=seats)
                    file.write("\n".join(record(release, match)) + "\n")


if __name__ == "__main__":
    add(*sys.argv[1:])
