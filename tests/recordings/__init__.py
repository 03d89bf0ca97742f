"""Complete games as readable text: the setup, then each action, who took it, and what happened.

`python -m tests.recordings` writes them again after a wanted change; read the difference before keeping it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from longhouse.engine import Match

from ..gonewild.walk import choose as choose_gonewild
from ..play import at_random, finished
from ..wikinger.walk import choose as choose_wikinger

FOLDER = Path(__file__).parent

# file name -> game, players, seed, options
GAMES: dict[str, tuple[str, int, int, dict[str, Any]]] = {
    "onboard-2-a": ("onboard", 2, 1, {"extra_vikings": True}),
    "onboard-2-b": ("onboard", 2, 2, {"extra_vikings": True}),
    "onboard-2-plain": ("onboard", 2, 3, {"extra_vikings": False}),
    "onboard-3-a": ("onboard", 3, 4, {"extra_vikings": True}),
    "onboard-3-b": ("onboard", 3, 5, {"extra_vikings": True}),
    "onboard-4-a": ("onboard", 4, 6, {"extra_vikings": True}),
    "onboard-4-b": ("onboard", 4, 7, {"extra_vikings": True}),
    "wikinger-2-progress": ("wikinger", 2, 1, {"version": "progress"}),
    "wikinger-3-basic": ("wikinger", 3, 2, {"version": "basic"}),
    "wikinger-4-no-auction": ("wikinger", 4, 3, {"version": "progress-no-auction"}),
    "gonewild-2": ("gonewild", 2, 1, {"target": "standard", "bonuses": "random"}),
    "gonewild-3-first": ("gonewild", 3, 2, {"target": "standard", "bonuses": "first-game"}),
    "gonewild-4": ("gonewild", 4, 3, {"target": "standard", "bonuses": "random"}),
}


def header(game: str, players: int, seed: int, options: dict[str, Any]) -> str:
    """The first line of a recording."""
    given = " ".join(f"{name}={value}" for name, value in options.items())
    return f"{game}, {players} players, seed {seed}, {given}"


def tell(match: Match) -> list[str]:
    """A match as lines; what is hidden is written down too."""
    again = Match.new(match.game.meta.id, match.players, match.seed, match.options, rules=match.rules)
    lines = [header(match.game.meta.id, match.players, match.seed, match.options)]
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

    def cards(kinds: Any) -> str:
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
CHOOSERS = {"wikinger": choose_wikinger, "gonewild": choose_gonewild}


def path(name: str) -> Path:
    """Where a recording is kept."""
    return FOLDER / f"{name}.txt"


def write_all() -> None:
    """Record all games anew."""
    for name, (game, players, seed, options) in GAMES.items():
        match = finished(game, players, seed, options, CHOOSERS.get(game, at_random))
        path(name).write_text("\n".join(tell(match)) + "\n", encoding="utf-8")
