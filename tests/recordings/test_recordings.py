"""The recorded games, line by line."""

from __future__ import annotations

import pytest

from longhouse.games import GAMES as SHELF

from . import FOLDER, GAMES, header, path, replayed, tell


@pytest.mark.parametrize("name", GAMES)
def test_recording(name: str) -> None:
    """Setup, every action with its actor, every event and the result are as they were."""
    recorded = path(name).read_text(encoding="utf-8").splitlines()
    assert recorded[0] == header(GAMES[name])
    match = replayed(name, recorded)
    assert match.outcome is not None, "a complete game"
    for number, (then, now) in enumerate(zip(recorded, tell(match), strict=True), 1):
        assert now == then, f"{name}.txt, line {number}"


def test_there_are_recordings_of_every_rules_version_and_player_count() -> None:
    files = {file.stem for file in FOLDER.glob("*.txt")}
    assert files == set(GAMES)
    known = {(setup.game, setup.rules, setup.players) for setup in GAMES.values()}
    for game_id, game in SHELF.items():
        for rules in range(1, game.meta.rules + 1):
            assert known >= {(game_id, rules, players) for players in game.meta.players}
