"""Tables of this browser and Chromium, both ways."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from devices import STEP
from layer import Layer, connect, wait

from longhouse.app import effects as fx

from .conftest import start
from .table import ON, go, saved
from .window import Window

TOGETHER = 24  # moves
INVITED = "() => !!document.querySelector('[data-do=copy_invitation]')"
# The copied text: a browser without a clipboard, or without leave to write to it, hands it to nobody else.
COPY = """async selector => {
  let text = '';
  navigator.clipboard.writeText = async copied => { text = copied; };
  document.querySelector(selector).click();
  for (let i = 0; i < 100 && !text; i++) await new Promise(done => setTimeout(done, 20));
  return text;
}"""
PASTE = """answer => {
  document.querySelector('#answer').value = answer;
  document.querySelector('form[data-do=answer] button').click();
}"""
SLOW = 8  # seconds that an answer takes to travel; left to itself, Firefox gives up after five


def test_a_table_with_chromium(
    window: Window, site: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    if not window.evaluate("() => !!window.RTCPeerConnection"):
        pytest.skip("this build of the browser cannot connect to other devices")
    other = start("chromium", tmp_path, False, request)
    try:
        other.ready(site)
        here, there = Layer(window.evaluate), Layer(other.evaluate)
        for host, guest, slow in ((here, there, 0), (there, here, SLOW)):
            packed = connect(host, guest, slow=slow)
            assert all(len(text) <= 180 for text in packed), packed
            host.perform(fx.Send("guest", "skál"))
            assert guest.heard("Received", peer="host")["text"] == "skál"
            guest.perform(fx.HangUp("host"))
            assert host.heard("Linked", peer="guest", state="lost")["why"] == ""
        assert here.listen() == there.listen() == []
        connect(there, here)
        window.ready()  # it loads the page again, which ends its connections
        assert there.heard("Linked", peer="guest")["state"] in ("away", "lost")
        assert other.mistakes() == []
    finally:
        other.close()


def gather(host: Window, guest: Window) -> None:
    """From the form to the table, with an invitation and an answer that are copied and pasted."""
    go(host, "/new/onboard/live", "new")
    host.click("form[data-do=begin] button[type=submit]")
    host.wait(INVITED)
    link = str(host.evaluate(COPY, "[data-do=copy_invitation]"))
    go(guest, link.partition("#")[2], "join")
    guest.click("[data-do=join]")
    answer = guest.wait("() => document.querySelector('#answer-url')?.value")
    host.evaluate(PASTE, answer)
    guest.wait(ON, "screen", "play")
    host.click("dialog .primary[data-do=escape]")


def test_people_play_with_chromium(
    window: Window, site: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """A table that Chromium holds, then one that this browser holds."""
    if not window.evaluate("() => !!window.RTCPeerConnection"):
        pytest.skip("this build of the browser cannot connect to other devices")
    other = start("chromium", tmp_path, False, request)
    try:
        other.ready(site)
        for host, guest in ((other, window), (window, other)):
            gather(host, guest)
            rng, turns = random.Random(5), [0, 0]

            def further(rng: random.Random = rng, turns: list[int] = turns) -> bool:
                turns[:] = [each.evaluate(STEP, rng.random()) for each in (window, other)]
                return min(turns) >= TOGETHER

            wait(further, f"{TOGETHER} moves")
            shorter, longer = sorted((saved(host), saved(guest)), key=lambda match: len(match.actions))
            assert longer.at(len(shorter.actions)).digest() == shorter.digest()
            for each in (guest, host):  # the guest leaves first: whose host is gone is not asked
                each.evaluate("() => { location.hash = '/'; }")
                each.click("dialog [data-do=leave]")
                each.wait(ON, "screen", "home")
        assert other.mistakes() == []
    finally:
        other.close()
