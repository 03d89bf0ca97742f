"""A browser or a page that crashes costs the test that it happens in, and no other."""

from __future__ import annotations

import pytest
from conftest import Launched, watch
from playwright.sync_api import Browser, Error


def test_after_a_crash_there_is_another_browser(launched: Launched) -> None:
    lost = launched()
    assert launched() is lost
    with pytest.raises(Error):
        lost.new_browser_cdp_session().send("Browser.crash")
    with launched().new_context() as context:
        assert context.new_page().evaluate("1 + 1") == 2


def test_a_page_that_crashes_is_told(browser: Browser) -> None:
    troubles: list[str] = []
    with browser.new_context() as context:
        page = context.new_page()
        watch(page, troubles)
        with page.expect_event("crash"), pytest.raises(Error):
            page.goto("chrome://crash")
        assert troubles == ["crash: the browser lost the page"]
        assert context.new_page().evaluate("1 + 1") == 2
