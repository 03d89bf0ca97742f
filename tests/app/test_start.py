"""What is loaded when: the start must not pay for games that nobody opens."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

pytestmark = pytest.mark.host

HOME = """
import sys
from longhouse.app.messages import Do, Started
from longhouse.app.model import Model
from longhouse.app.update import update
from longhouse.app.view import view
started = Started(("en",), False, "", 7, 0, "https://example.org/", "", {}, "", False)
model, _ = update(Model(), started, 0)
view(model)
model, _ = update(model, Do("go", "/new/onboard"), 0)
view(model)
print(*sorted(name for name in sys.modules if name.startswith("longhouse.")))
"""


def test_home_and_form_load_neither_rules_nor_boards() -> None:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    done = subprocess.run([sys.executable, "-c", HOME], capture_output=True, text=True, check=True, env=env)
    loaded = done.stdout.split()
    assert "longhouse.games.onboard.cover" in loaded
    games = {name.rpartition(".")[2] for name in loaded if name.startswith("longhouse.games.")}
    assert not games & {"game", "rules", "observe", "scoring", "words", "lines", "picture", "actions"}, loaded
    assert not [name for name in loaded if name.startswith("longhouse.bots.")], "nobody thinks yet"
    assert not {"longhouse.app.screens.table", "longhouse.app.screens.dialogs"} & set(loaded), (
        "nobody plays yet"
    )
    assert not [name for name in loaded if ".guide" in name or name.endswith(".screens.rules")], "nor reads"
