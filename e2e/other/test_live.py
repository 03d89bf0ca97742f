"""Tables of this browser and Chromium, both ways."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path

import pytest
from devices import STEP
from layer import Layer, connect, wait

from longhouse.app import effects as fx
from longhouse.engine import Match, Player

from .conftest import start
from .table import ON, go, open_copy, saved
from .window import Window

WHOLE = 3  # the seed of a game of three
LEFT = 24  # moves of it that are played in the ordinary run
TOGETHER = 8  # moves of a second one
INVITED = "count => document.querySelectorAll('[data-do=copy_invitation]').length === count"
# The copied text: a browser without a clipboard, or without leave to write to it, hands it to nobody else.
COPY = """async (selector, number) => {
  let text = '';
  navigator.clipboard.writeText = async copied => { text = copied; };
  document.querySelectorAll(selector)[number].click();
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


# Chooses at random, once at every turn at which something is asked, without anybody's help.
ALONE = """luck => {
  const html = document.documentElement.dataset;
  let chosen = '';
  const step = () => {
    if (html.over === 'true') return;
    const choices = html.turn === chosen ? [] : document.querySelectorAll('[data-action]');
    luck = (luck * 1103515245 + 12345) % 2147483648;
    if (choices.length) {
      chosen = html.turn;
      choices[Math.floor(luck / 2147483648 * choices.length)]
        .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
    }
    setTimeout(step, 20);
  };
  step();
}"""
FILL = """(selector, value) => {
  const field = document.querySelector(selector);
  if (field.type === 'radio') field.click(); else field.value = value;
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, {bubbles: true}));
}"""


def invited(host: Window, people: int, seed: int) -> list[str]:
    """From the form to the invitations for everybody but the first."""
    go(host, "/new/onboard/live", "new")
    for selector, value in ((f"#players-{people}", "on"), ("#field-seed", str(seed))):
        host.evaluate(FILL, selector, value)
    for seat in range(people):
        host.evaluate(FILL, f"#field-kind-{seat}", "elsewhere" if seat else "person")
    host.click("form[data-do=begin] button[type=submit]")
    return offered(host, people - 1)


def offered(host: Window, count: int) -> list[str]:
    """The links of so many invitations, in the order of the seats."""
    host.wait(INVITED, count)
    return [str(host.evaluate(COPY, "[data-do=copy_invitation]", each)) for each in range(count)]


def prepared(host: Window, left: int) -> list[str]:
    """From the menu of a game of three that is nearly over to the invitations."""
    whole = Match.new("onboard", 3, WHOLE, {}, [Player(name, i) for i, name in enumerate("ABC")])
    rng = random.Random(WHOLE)
    while whole.actor is not None:
        whole.play(rng.choice(whole.legal()))
    open_copy(host, whole.at(len(whole.actions) - left))
    host.click(".bar [data-do=dialog][data-arg=menu]")
    host.click("dialog [data-do=seats]")
    for seat in (1, 2):
        host.evaluate(FILL, f'[data-field="sits.{seat}"]', "elsewhere")
    host.click("[data-do=open_table]")
    return offered(host, 2)


def gather(host: Window, guests: Sequence[Window], links: Sequence[str]) -> None:
    """All sit down, with invitations and answers that are copied and pasted."""
    for guest, link in zip(guests, links, strict=True):
        go(guest, link.partition("#")[2], "join")
        guest.click("[data-do=join]")
        answer = guest.wait("() => document.querySelector('#answer-url')?.value")
        host.evaluate(PASTE, answer)
        guest.wait(ON, "screen", "play")
    host.click("dialog .primary[data-do=escape]")


@pytest.mark.parametrize("left", [LEFT, pytest.param(0, marks=pytest.mark.long)])
def test_three_devices_play_to_the_end(
    left: int, window: Window, site: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Chromium holds the table; this browser and another Chromium sit at it. Then this browser holds one.

    The last moves of a game, or all of them from the form.
    """
    if not window.evaluate("() => !!window.RTCPeerConnection"):
        pytest.skip("this build of the browser cannot connect to other devices")
    others = [start("chromium", tmp_path / str(number), False, request) for number in range(2)]
    try:
        for other in others:
            other.ready(site)
        table = others[0], window, others[1]
        gather(table[0], table[1:], prepared(table[0], left) if left else invited(table[0], 3, WHOLE))
        for number, each in enumerate(table):
            each.evaluate(ALONE, number)
        for each in table:
            each.wait(ON, "over", "true", seconds=300)
        matches = [saved(each) for each in table]
        assert matches[0].outcome and len({match.to_link() for match in matches}) == 1
        for each in table:
            each.evaluate("() => { location.hash = '/'; }")  # after its end nobody is asked
            each.wait(ON, "screen", "home")
        gather(window, [others[1]], invited(window, 2, 5))
        both, rng = (window, others[1]), random.Random(5)
        wait(lambda: min(each.evaluate(STEP, rng.random()) for each in both) >= TOGETHER, f"{TOGETHER} moves")
        shorter, longer = sorted(map(saved, both), key=lambda match: len(match.actions))
        assert longer.at(len(shorter.actions)).digest() == shorter.digest()
        for each in reversed(both):  # the guest leaves first: whose host is gone is not asked
            each.evaluate("() => { location.hash = '/'; }")
            each.click("dialog [data-do=leave]")
            each.wait(ON, "screen", "home")
        assert [other.mistakes() for other in others] == [[], []]
    finally:
        for other in others:
            other.close()
