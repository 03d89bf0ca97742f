"""On a host that cannot set headers, below a sub-path: starts, plays, saves, shares."""

from __future__ import annotations

from conftest import NewPage, OpenApp
from pages import Table, home, new_game, new_match, ready, slot_text
from playwright.sync_api import Page, expect


def test_play_save_and_share_on_a_plain_host(
    site_plain: str, page: Page, new_page: NewPage, open_app: OpenApp
) -> None:
    open_app(page, site_plain)
    match = new_match(3, 31, ("Ada", "Bea", "Cid"))
    table = new_game(page, 3, names=("Ada", "Bea", "Cid"), seed=31)
    for _ in range(8):
        table.lift()
        table.agrees(match)
        action = str(match.legal()[-1])
        table.choose(action)
        match.play(action)
    assert table.saved().digest() == match.digest()
    for folder in ("/", "/some/", "/some/where/else/"):  # other sites may live on the same origin
        key = f"longhouse:{folder}:slot:other"
        page.evaluate("([key, text]) => localStorage.setItem(key, text)", [key, slot_text(new_match(2, 1))])
    ready(page)
    table.lift()
    table.agrees(match)
    page.get_by_role("button", name="Share", exact=True).click()
    link = page.locator("#share-url").input_value()
    assert link == f"{site_plain}#/g/{match.to_link()}"
    page.keyboard.press("Escape")
    home(page)
    expect(page.locator(".slot")).to_have_count(1)

    friend = new_page()
    open_app(friend, link)
    friend.get_by_role("button", name="We all play on this device").click()
    copy = Table(friend)
    copy.lift()
    copy.agrees(match)
