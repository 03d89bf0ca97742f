"""The end of a game: its course, the way from its moments into the replay, the result as a picture."""

from __future__ import annotations

import struct
from pathlib import Path

from axe import accessible
from pages import Table, new_match, open_copy, play_on
from playwright.sync_api import Page, expect
from shared import shared_page

from longhouse.app.story import story
from longhouse.engine.views import known

app = shared_page()


def test_course_moments_and_picture(app: Page, tmp_path: Path) -> None:
    match = play_on(new_match(3, 61, ("Ada", "Bea", "Åse & Öl")), 61)
    open_copy(app, match)
    found = story(match)
    assert found is not None and found.turns
    course = app.get_by_role("region", name="Course of the game")
    expect(course.get_by_role("img")).to_be_visible()
    course.get_by_text("The points as a table").click()
    last = course.locator("tbody tr").last.locator("td").all_inner_texts()
    assert tuple(map(int, last)) == known(match.outcome).scores
    accessible(app, "the course of a game")
    course.locator(".moments button").first.click()
    expect(Table(app).prompt).to_contain_text(f"move {found.turns[0].number} of")
    app.get_by_role("button", name="Back to the present").click()

    with app.expect_download() as waiting:
        app.get_by_role("button", name="Result as a picture").click()
    expect(app.locator(".toast")).to_contain_text("saved")
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    picture = file.read_bytes()
    assert picture.startswith(b"\x89PNG") and file.suffix == ".png"
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 20_000, "an empty canvas is much smaller"
