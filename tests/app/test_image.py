"""What a memory image holds: all of the app, nothing of a browser, and no chance that would repeat itself."""

from __future__ import annotations

import random

import pytest

from longhouse.browser import image

from .test_start import loaded_by

pytestmark = pytest.mark.host

FILL = """
import sys
sys.path.insert(0, "")
from longhouse.browser import image
image.fill()
assert not set(sys.modules) & set(image.BROWSER), "a thing of the browser"
assert "" not in sys.path
"""


def test_an_image_holds_all_of_the_app_and_nothing_of_the_browser() -> None:
    loaded = loaded_by(FILL)
    assert {"longhouse.app.rooms.play", "longhouse.app.rooms.learn", "longhouse.bots.search"} <= loaded
    assert {name for name in loaded if ".browser." in name} == {
        "longhouse.browser.archives",
        "longhouse.browser.image",
    }


def test_chance_does_not_repeat_itself_after_waking() -> None:
    drawn = set()
    for _ in range(3):
        random.seed(7)
        image.woken()
        drawn.add(random.random())
    assert len(drawn) == 3
