"""Reading QR codes with a camera: Chromium plays a film of one as if its camera saw it."""

from __future__ import annotations

import time
from base64 import b64decode, b64encode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from conftest import ARGUMENTS, NewPage, watch
from devices import CLIPBOARD, Device, agree, play
from layer import Layer, of_page, wait
from pages import ready
from playwright.sync_api import Browser, BrowserContext, Page, expect
from shared import shared_page

from longhouse.app import effects as fx
from tools import install

WIDTH, HEIGHT, FRAMES = 640, 480, 10
TEXT = "https://example.org/#/join/" + "Aa0_-" * 40  # as long as an invitation
CAMERA = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
SHOW = """() => {
  const video = document.createElement('video');
  video.id = 'scanner';
  document.body.append(video);
}"""
TAKE = "() => { window.track = scanner.srcObject.getTracks()[0]; return track.readyState; }"
ENDED = "() => track.readyState === 'ended'"

app = shared_page()


# What a camera sees that is held before a screen: the brightness of each point, a line after the other.
PHOTO = """async ([png, width, height]) => {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0));
  const shot = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
  const paper = new OffscreenCanvas(width, height).getContext('2d');
  paper.fillStyle = '#888';
  paper.fillRect(0, 0, width, height);
  const size = height - 30;
  paper.drawImage(shot, (width - size) / 2, 15, size, size);
  const {data} = paper.getImageData(0, 0, width, height);
  let seen = '';
  for (let i = 0; i < data.length; i += 4) seen += String.fromCharCode(40 + data[i] * 0.6);
  return btoa(seen);
}"""


def photo(page: Page) -> bytes:
    """A film of the QR code on the screen of a device."""
    code = page.locator(".qr")
    expect(code).to_be_visible()
    png = b64encode(code.screenshot()).decode()
    return filmed(b64decode(page.evaluate(PHOTO, [png, WIDTH, HEIGHT])))


def film(modules: list[str]) -> bytes:
    """A film of a QR code: grey on a lighter grey, as a dim room shows it."""
    scale = (HEIGHT - 80) // len(modules)
    left, top = (WIDTH - scale * len(modules)) // 2, (HEIGHT - scale * len(modules)) // 2
    picture = [bytearray([190]) * WIDTH for _ in range(HEIGHT)]
    for y, row in enumerate(modules):
        for x, module in enumerate(row):
            if module == "1":
                for line in picture[top + y * scale : top + (y + 1) * scale]:
                    line[left + x * scale : left + (x + 1) * scale] = bytes([60]) * scale
    return filmed(b"".join(picture))


def filmed(picture: bytes) -> bytes:
    """A film that shows nothing but this picture (YUV4MPEG2)."""
    frame = b"FRAME\n" + picture + bytes([128]) * (WIDTH * HEIGHT // 2)
    return f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * FRAMES


@pytest.fixture
def seeing(browser: Browser, tmp_path: Path) -> Iterator[tuple[NewPage, Path]]:
    """Makes pages in a browser whose camera sees the film in a file."""
    file, troubles = tmp_path / "code.y4m", list[str]()
    words = [*ARGUMENTS, *CAMERA, f"--use-file-for-fake-video-capture={file}"]
    launched = browser.browser_type.launch(executable_path=install.system_browser(), args=words)

    def make(**options: Any) -> Page:
        page = launched.new_context(reduced_motion="reduce", **options).new_page()
        watch(page, troubles)
        return page

    yield make, file
    launched.close()
    assert not troubles, "\n".join(troubles)


@pytest.fixture
def camera(app: Page, site: str, seeing: tuple[NewPage, Path]) -> Layer:
    """A page in a browser whose camera sees a code that the app has drawn."""
    maker = of_page(app)
    maker.perform(fx.MakeQr(TEXT))
    seeing[1].write_bytes(film(maker.heard("QrMade")["rows"]))
    page = seeing[0]()
    ready(page, site)
    return of_page(page)


def test_the_camera_reads_a_code(camera: Layer) -> None:
    camera.perform(fx.Scan())
    time.sleep(0.3)
    camera.evaluate(SHOW)  # drawn after the camera was asked for, as the app does
    assert camera.heard("Scanned") == {"kind": "Scanned", "text": TEXT, "why": ""}
    time.sleep(0.5)
    assert camera.listen() == []  # the same code is told once
    assert camera.evaluate(TAKE) == "live"
    camera.perform(fx.StopScanning())
    wait(lambda: camera.evaluate(ENDED), "the camera's end")
    wait(lambda: camera.evaluate("() => !scanner.srcObject"), "an empty picture")
    camera.perform(fx.Scan())
    assert camera.heard("Scanned")["text"] == TEXT
    assert camera.evaluate(TAKE) == "live"
    camera.evaluate("() => scanner.remove()")
    wait(lambda: camera.evaluate(ENDED), "an end without a picture")


@pytest.mark.parametrize(
    "viewport",
    [{"width": 360, "height": 740}, pytest.param({"width": 1280, "height": 720}, marks=pytest.mark.long)],
)
def test_two_devices_side_by_side_scan_each_others_screens(
    viewport: dict[str, int], site: str, seeing: tuple[NewPage, Path]
) -> None:
    """One scan each: the guest's camera sees the host's screen, then the app's at the host the guest's."""
    new_page, film = seeing
    host, guest = table = [
        Device(new_page(viewport=viewport, permissions=[*CLIPBOARD, "camera"]), site) for _ in range(2)
    ]
    phone = new_page()  # what the guest's phone has for a camera
    ready(phone, site)
    host.opens("onboard", ("Ada", "Bea"), 3)
    host.page.locator("dialog [data-do=qr]").click()
    film.write_bytes(photo(host.page))
    eye = of_page(phone)
    eye.evaluate(SHOW)
    eye.perform(fx.Scan())
    link = eye.heard("Scanned")["text"]
    phone.close()
    assert link.startswith(f"{site}#/join/")
    ready(guest.page, link)  # it opens what it has seen
    guest.page.locator("[data-do=join]").click()
    guest.page.locator("[data-do=qr]").click()
    film.write_bytes(photo(guest.page))
    host.page.locator("dialog [data-do=scan]").click()
    guest.sits()
    expect(host.page.locator("#scanner")).to_have_count(0)
    host.page.locator("dialog .primary[data-do=escape]").click()
    play(table, 3, lambda turns: all(turn >= 4 for turn in turns))
    agree(table)


def test_the_browsers_own_detector_comes_first(camera: Layer) -> None:
    camera.evaluate(
        """() => { window.BarcodeDetector = class {
             static async getSupportedFormats() { return ['qr_code']; }
             async detect(video) { return [{rawValue: `by the browser: ${video.id}`}]; }
           }; }"""
    )
    camera.evaluate(SHOW)
    camera.perform(fx.Scan())
    assert camera.heard("Scanned")["text"] == "by the browser: scanner"


@pytest.mark.parametrize(
    ("error", "why"),
    [("NotAllowedError", "denied"), ("NotFoundError", "no-camera"), ("NotReadableError", "failed")],
)
def test_no_camera_says_why(error: str, why: str, app: Page) -> None:
    layer = of_page(app)
    layer.evaluate(
        """error => { navigator.mediaDevices.getUserMedia =
             async () => { throw new DOMException('', error); }; }""",
        error,
    )
    layer.perform(fx.Scan())
    assert layer.heard("Scanned") == {"kind": "Scanned", "text": "", "why": why}


def test_a_refusal_by_the_person(site: str, browser: Browser) -> None:
    """Without a camera and without permission, whatever the browser says is one of the three words."""
    context: BrowserContext = browser.new_context()
    page = context.new_page()
    ready(page, site)
    layer = of_page(page)
    layer.perform(fx.Scan())
    assert layer.heard("Scanned")["why"] in ("denied", "no-camera")
    context.close()
