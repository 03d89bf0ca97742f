"""An error inside the program: one sentence, a report for the developers, and the game goes on."""

from __future__ import annotations

from axe import accessible
from conftest import NewPage
from pages import new_match, open_copy, play_on, ready
from playwright.sync_api import expect

BREAK = "URL.createObjectURL = () => { throw new Error('no room for <b>files</b>') }"


def test_a_crash_is_told_and_survived(site: str, new_page: NewPage) -> None:
    page = new_page(quiet=False)  # the console may say what happened
    page.add_init_script(BREAK)
    ready(page, site)
    match = play_on(new_match(2, 40), 40, 10)
    table = open_copy(page, match)
    table.lift()
    page.locator("[data-arg=menu]").click()
    page.get_by_role("button", name="Export as a file").click()
    dialog = page.get_by_role("dialog", name="That did not work")
    expect(dialog).to_be_visible()
    report = dialog.locator("textarea").input_value()
    assert "no room for <b>files</b>" in report
    assert "Download" in report, "what was being done"
    assert match.to_link() in report, "where it happened"
    assert "Traceback" not in dialog.inner_text()
    accessible(page, "a crash")
    dialog.get_by_role("button", name="Go on").click()
    expect(dialog).to_have_count(0)
    table.agrees(match)
    action = str(match.legal()[0])
    table.choose(action)
    match.play(action)
    assert table.saved().digest() == match.digest()
