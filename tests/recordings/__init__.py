"""Complete games as readable text: the setup, then each action, who took it, and what happened.

Those of an older rules version are a promise. `python -m tests.recordings` writes those that are missing.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from longhouse.engine import Match
from longhouse.engine.game import Value

from ..conformance.hooks import hooks_of
from ..play import finished

FOLDER = Path(__file__).parent
ACTION = re.compile(r" *\d+ seat \d: (.+)")


class Recorded(NamedTuple):
    """The setup of a recording."""

    game: str
    players: int
    seed: int
    options: dict[str, Value]
    rules: int = 1

    def start(self) -> Match:
        """The match before its first action."""
        return Match.new(self.game, self.players, self.seed, self.options, rules=self.rules)


# file name -> setup
GAMES = {
    "onboard-2-a": Recorded("onboard", 2, 1, {"extra_vikings": True}),
    "onboard-2-b": Recorded("onboard", 2, 2, {"extra_vikings": True}),
    "onboard-2-plain": Recorded("onboard", 2, 3, {"extra_vikings": False}),
    "onboard-3-a": Recorded("onboard", 3, 4, {"extra_vikings": True}),
    "onboard-3-b": Recorded("onboard", 3, 5, {"extra_vikings": True}),
    "onboard-4-a": Recorded("onboard", 4, 6, {"extra_vikings": True}),
    "onboard-4-b": Recorded("onboard", 4, 7, {"extra_vikings": True}),
    "wikinger-2-progress": Recorded("wikinger", 2, 1, {"version": "progress"}),
    "wikinger-3-basic": Recorded("wikinger", 3, 2, {"version": "basic"}),
    "wikinger-4-no-auction": Recorded("wikinger", 4, 3, {"version": "progress-no-auction"}),
    "gonewild-2": Recorded("gonewild", 2, 1, {"target": "standard", "bonuses": "random"}),
    "gonewild-3-first": Recorded("gonewild", 3, 2, {"target": "standard", "bonuses": "first-game"}),
    "gonewild-4": Recorded("gonewild", 4, 3, {"target": "standard", "bonuses": "random"}),
    # rules version 2
    "onboard-2-v2": Recorded("onboard", 2, 11, {"extra_vikings": True, "supplies": "hidden"}, 2),
    "onboard-3-v2": Recorded("onboard", 3, 12, {"extra_vikings": True, "supplies": "open"}, 2),
    "onboard-4-v2": Recorded("onboard", 4, 13, {"extra_vikings": True, "supplies": "hidden"}, 2),
    "wikinger-2-v2-basic": Recorded("wikinger", 2, 11, {"version": "basic"}, 2),
    "wikinger-3-v2-progress": Recorded("wikinger", 3, 12, {"version": "progress"}, 2),
    "wikinger-4-v2-no-auction": Recorded("wikinger", 4, 13, {"version": "progress-no-auction"}, 2),
    "gonewild-2-v2": Recorded("gonewild", 2, 11, {"target": "standard", "bonuses": "random"}, 2),
    "gonewild-3-v2-first": Recorded("gonewild", 3, 12, {"target": "standard", "bonuses": "first-game"}, 2),
    "gonewild-4-v2": Recorded("gonewild", 4, 13, {"target": "standard", "bonuses": "random"}, 2),
}


def header(setup: Recorded) -> str:
    """The first line of a recording."""
    given = " ".join(f"{name}={value}" for name, value in setup.options.items())
    version = f", rules {setup.rules}" if setup.rules > 1 else ""
    return f"{setup.game}, {setup.players} players, seed {setup.seed}, {given}{version}"


def tell(match: Match) -> list[str]:
    """A match as lines; what is hidden is written down too."""
    setup = Recorded(match.game.meta.id, match.players, match.seed, match.options, match.rules)
    again = setup.start()
    lines = [header(setup)]
    lines += SETUPS[match.game.meta.id](again._state)
    for number, action in enumerate(match.actions, 1):
        lines.append(f"{number:3} seat {again.actor}: {action}")
        lines += [f"      {event!r}" for event in again.play(action)]
    outcome = again.outcome
    assert outcome is not None
    lines += [f"{name}: {value}" for name, value in outcome._asdict().items()]
    lines.append(f"digest: {again.digest()}")
    return lines


def onboard_setup(state: Any) -> list[str]:
    """Fall order, ships and stacks of Vikings on Board."""
    from longhouse.games.onboard.data import GOODS, PIECE_NAMES

    lines = ["  village: " + " ".join("." if seat < 0 else str(seat) for seat in state.before)]
    for number, pieces in enumerate(state.ships, 1):
        lines.append(f"  ship {number}: " + " ".join(PIECE_NAMES[piece] for piece in pieces))
    lines.append("  add: " + " ".join(GOODS[good] for good in state.add))
    lines.append("  draw: " + " ".join(GOODS[good] for good in state.draw))
    return lines


def wikinger_setup(state: Any) -> list[str]:
    """Start player, stacks and bag of Vikings, the next piece first."""
    from longhouse.games.wikinger.data import COLOURS, SPECIALS, TILE_KINDS

    lines = [f"  start: {state.start}"]
    for at in range(0, len(state.tiles), 12):
        lines.append("  stack: " + " ".join(TILE_KINDS[tile] for tile in state.tiles[at : at + 12]))
    lines.append("  bag: " + " ".join(COLOURS[colour][:2] for colour in state.bag))
    if state.open:
        lines.append("  open: " + " ".join(SPECIALS[kind] for kind in state.open))
        lines.append("  specials: " + " ".join(SPECIALS[kind] for kind in state.specials))
    for place in range(12):
        if state.wheel_men[place] >= 0:
            tile, colour = TILE_KINDS[state.wheel_tiles[place]], COLOURS[state.wheel_men[place]]
            lines.append(f"  wheel {place}: {tile} {colour}")
    return lines


def gonewild_setup(state: Any) -> list[str]:
    """Missions, decks, Odin's Path, favours and bonuses of Vikings Gone Wild, the next card first."""
    from longhouse.games.gonewild.data import BONUSES, CARDS, MISSIONS

    def cards(kinds: Iterable[int]) -> str:
        return " ".join(CARDS[kind].id for kind in kinds)

    lines = []
    for seat in range(state.players):
        lines.append(f"  hand {seat}: {cards(state.hand[seat])}")
        lines.append(f"  deck {seat}: {cards(state.deck[seat])}")
        lines.append(f"  missions {seat}: " + " ".join(MISSIONS[m].id for m in state.missions[seat]))
    lines.append("  missions: " + " ".join(MISSIONS[m].id for m in state.mission_deck))
    lines.append(f"  path: {cards(state.path)}")
    lines.append(f"  odin: {cards(state.odin)}")
    lines.append(f"  favours: {cards(state.open + state.favours)}")
    lines.append("  bonuses: " + " ".join(BONUSES[bonus] for bonus in state.bonuses))
    return lines


SETUPS = {"onboard": onboard_setup, "wikinger": wikinger_setup, "gonewild": gonewild_setup}


def path(name: str) -> Path:
    """Where a recording is kept."""
    return FOLDER / f"{name}.txt"


def replayed(name: str, lines: list[str]) -> Match:
    """The match that the action lines of a recording tell."""
    match = GAMES[name].start()
    match.replay(found[1] for line in lines if (found := ACTION.fullmatch(line)))
    return match


def write_new() -> None:
    """Record the games that have no file yet; what was recorded is never touched again."""
    for name, setup in GAMES.items():
        if not path(name).exists():
            choose = hooks_of(setup.game).choose
            match = finished(setup.game, setup.players, setup.seed, setup.options, choose, rules=setup.rules)
            path(name).write_text("\n".join(tell(match)) + "\n", encoding="utf-8")
