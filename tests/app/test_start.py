"""What is loaded when: the start must not pay for games that nobody opens."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from longhouse.bots import SEARCHING
from longhouse.games import GAMES

pytestmark = pytest.mark.host

HOME = """
import sys
from longhouse.app.messages import Do, Started
from longhouse.app.model import Model
from longhouse.app.shell import note
from longhouse.app.update import update
from longhouse.app.view import view
started = Started(("en",), "wide", "", 7, 0, "https://example.org/", "", {}, "", False)
model, _ = update(Model(), started, 0)
view(model), note(model)
"""
FORM = """
model, _ = update(model, Do("go", "/new/onboard"), 0)
view(model)
"""
SHOW = """
print(*sorted(name for name in sys.modules if name.startswith("longhouse.")))
"""

MOST = 25  # modules of the app that a start at home may load


def loaded_by(code: str) -> set[str]:
    """The modules of ours that are there after the code has run, in a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", code + SHOW]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=env)
    return set(done.stdout.split())


def test_a_start_at_home_loads_no_other_room() -> None:
    app = {name.removeprefix("longhouse.app.") for name in loaded_by(HOME) if ".app." in name}
    assert {name for name in app if name.startswith("rooms.")} == {"rooms.home"}
    playing = {"table", "arrival", "coach", "seats", "replay", "sharing", "learn", "story"}
    assert not app & playing, "nobody plays yet"
    assert len(app) <= MOST, sorted(app)


def test_home_and_form_load_neither_rules_nor_boards() -> None:
    loaded = loaded_by(HOME + FORM)
    assert "longhouse.games.onboard.cover" in loaded
    games = {name.rpartition(".")[2] for name in loaded if name.startswith("longhouse.games.")}
    assert not games & {"game", "rules", "observe", "scoring", "words", "lines", "picture", "actions"}, loaded
    assert not [name for name in loaded if name.startswith("longhouse.bots.")], "nobody thinks yet"
    assert not {"longhouse.app.rooms.play", "longhouse.app.screens.dialogs"} & loaded, "nobody plays yet"
    assert not [name for name in loaded if ".guide" in name or name.endswith(".rooms.rules")], "nor reads"


WARM = """
from longhouse.bots.mind import Mind, ready
ready("{game}")
before = set(sys.modules)
"""
FIRST = """
from longhouse.bots.question import Question, ask_choice
from longhouse.engine import Match, Player
seats = [Player("", 0, "{level}", 1), Player("", 1, "karl", 2)]
match = Match.new("{game}", 2, 5, seats=seats)
task = Mind().begin(Question.from_json(ask_choice(match).to_json()))
for _ in task.steps: pass
task.answer()
late = set(sys.modules) - before
assert not late, late
"""


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("game", GAMES)
def test_a_warm_worker_loads_nothing_more_for_its_first_question(game: str, level: str) -> None:
    loaded = loaded_by("import sys, longhouse.games" + (WARM + FIRST).format(game=game, level=level))
    assert f"longhouse.games.{game}.strategy" in loaded
