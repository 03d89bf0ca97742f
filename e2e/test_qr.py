"""The link as a QR code, read back from the screen by a decoder of other people."""

from __future__ import annotations

import base64

import pytest
from axe import Scheme, accessible
from conftest import NewPage
from pages import go, new_match, open_copy, play_on
from playwright.sync_api import Page, Request, expect
from shared import shared_page

from tools.shell import ROOT

JSQR = (ROOT / "node_modules" / "jsqr" / "dist" / "jsQR.js").read_text()
READ = """async data => {
  const picture = await createImageBitmap(await (await fetch(data)).blob());
  const canvas = new OffscreenCanvas(picture.width, picture.height), pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const {data: pixels} = pen.getImageData(0, 0, picture.width, picture.height);
  return jsQR(pixels, picture.width, picture.height)?.data;
}"""


app = shared_page()


@pytest.fixture
def reader(new_page: NewPage) -> Page:
    """An empty page in which the decoder lives."""
    page = new_page(quiet=False)
    page.evaluate(JSQR)
    return page


@pytest.mark.parametrize(("game", "width", "scheme"), [("onboard", 360, "light"), ("gonewild", 1280, "dark")])
def test_a_screenshot_decodes_to_the_link(
    game: str, width: int, scheme: Scheme, site: str, app: Page, reader: Page
) -> None:
    app.set_viewport_size({"width": width, "height": 800})
    app.emulate_media(color_scheme=scheme)
    match = play_on(new_match(2, 41, ("Ada", "Åse"), game=game), 41)
    open_copy(app, match)
    app.locator(".bar [data-do=share]").click()
    app.get_by_role("button", name="Show a QR code").click()
    code = app.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    code.scroll_into_view_if_needed()
    seen = base64.b64encode(app.get_by_role("dialog").screenshot()).decode()
    assert reader.evaluate(READ, f"data:image/png;base64,{seen}") == f"{site}#/g/{match.to_link()}"
    accessible(app, "share with a QR code")


def test_the_encoder_is_fetched_only_for_the_first_code(site: str, new_page: NewPage) -> None:
    page = new_page()
    fetched: list[str] = []

    def note(sent: Request) -> None:
        if "segno" in sent.url:
            fetched.append(sent.url)

    page.on("request", note)
    page.goto(f"{site}#/g/{play_on(new_match(2, 42), 42, 5).to_link()}")
    share = page.locator(".bar [data-do=share]")
    share.click(timeout=30_000)
    assert not fetched
    for _ in range(2):
        page.get_by_role("button", name="Show a QR code").click()
        expect(page.locator("svg.qr")).to_be_visible()
        page.keyboard.press("Escape")
        share.click()
    assert len(fetched) == 1
    go(page, "/")
