"""Reading QR codes with a camera: Chromium plays a film of one as if its camera saw it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import ARGUMENTS, watch
from layer import Layer, of_page, wait
from pages import ready
from playwright.sync_api import Browser, BrowserContext, Page
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


def film(modules: list[str]) -> bytes:
    """A film of a QR code (YUV4MPEG2): grey on a lighter grey, as a dim room shows it."""
    scale = (HEIGHT - 80) // len(modules)
    left, top = (WIDTH - scale * len(modules)) // 2, (HEIGHT - scale * len(modules)) // 2
    picture = [bytearray([190]) * WIDTH for _ in range(HEIGHT)]
    for y, row in enumerate(modules):
        for x, module in enumerate(row):
            if module == "1":
                for line in picture[top + y * scale : top + (y + 1) * scale]:
                    line[left + x * scale : left + (x + 1) * scale] = bytes([60]) * scale
    frame = b"FRAME\n" + b"".join(picture) + bytes([128]) * (WIDTH * HEIGHT // 2)
    return f"YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * FRAMES


@pytest.fixture
def camera(app: Page, site: str, tmp_path: Path) -> Iterator[Layer]:
    """A page in a browser whose camera sees a code that the app has drawn."""
    maker = of_page(app)
    maker.perform(fx.MakeQr(TEXT))
    file = tmp_path / "code.y4m"
    file.write_bytes(film(maker.heard("QrMade")["rows"]))
    kind = app.context.browser.browser_type if app.context.browser else pytest.fail("no browser")
    words = [*ARGUMENTS, *CAMERA, f"--use-file-for-fake-video-capture={file}"]
    browser = kind.launch(executable_path=install.system_browser(), args=words)
    troubles: list[str] = []
    page = browser.new_page()
    watch(page, troubles)
    ready(page, site)
    yield of_page(page)
    browser.close()
    assert not troubles, "\n".join(troubles)


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
