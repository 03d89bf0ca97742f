"""axe-core is awake, and chosen colours are as readable as the system's; `test_screens` does the rest."""

from __future__ import annotations

import pytest
from axe import accessible
from pages import home, new_match, open_copy, play_on, until
from playwright.sync_api import Page
from shared import shared_page

app = shared_page()


def test_the_judge_is_awake(app: Page) -> None:
    app.evaluate("document.body.append(document.createElement('img'))")
    with pytest.raises(AssertionError, match="image-alt"):
        accessible(app, "a picture without words")
    app.evaluate("document.querySelector('body > img').remove()")


def test_colours_that_were_chosen(app: Page) -> None:
    """Dark where the system is light, and the other way round."""
    table = open_copy(app, until(play_on(new_match(2, 7), 7, 40), "visit"))
    table.lift()
    paper = app.evaluate("getComputedStyle(document.body).backgroundColor")
    app.locator("[data-arg=menu]").click()
    for theme in ("dark", "light"):
        app.select_option("#field-set-theme", theme)
        shown = app.evaluate("getComputedStyle(document.body).backgroundColor")
        assert (shown != paper) == (theme == "dark")
        accessible(app, f"the menu in {theme} colours")
    app.select_option("#field-set-theme", "dark")
    app.keyboard.press("Escape")
    accessible(app, "the table in dark colours")
    home(app)
    accessible(app, "home in dark colours")
