"""What a table on several devices needs of the browser: connections, tabs, locks, the camera."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from conftest import BRIEF, Launched, NewPage, watch
from layer import Layer, connect, of_page, wait
from pages import ready
from playwright.sync_api import Dialog, Page

from longhouse.app import effects as fx

MANY = 300
KEEP = """
window.made = [];
window.RTCPeerConnection = class extends RTCPeerConnection {
  constructor(...given) { super(...given); made.push(this); }
};
"""
PRETEND = """state => {
  Object.defineProperty(made.at(-1), 'iceConnectionState', {value: state, configurable: true});
  made.at(-1).dispatchEvent(new Event('iceconnectionstatechange'));
}"""
HELD = "navigator.locks.query().then(all => all.held.some(lock => lock.name.endsWith('table')))"


@pytest.fixture(scope="module")
def two(launched: Launched) -> Iterator[tuple[list[Page], list[str]]]:
    """The pages of two devices, and what goes wrong in them."""
    troubles: list[str] = []
    contexts = [launched(*BRIEF).new_context(reduced_motion="reduce") for _ in range(2)]
    pages = [context.new_page() for context in contexts]
    for page in pages:
        watch(page, troubles)
    yield pages, troubles
    for context in contexts:
        context.close()


@pytest.fixture
def devices(site: str, two: tuple[list[Page], list[str]]) -> Iterator[tuple[Layer, Layer]]:
    """Two devices at home: loaded again, which costs half of a first start, they know nothing of before."""
    pages, troubles = two
    host, guest = (of_page(opened(site, page)) for page in pages)
    yield host, guest
    assert not troubles, "\n".join(troubles)


def opened(site: str, page: Page) -> Page:
    ready(page, site)
    return page


def flood(layer: Layer, peer: str, round_: str) -> None:
    """Send many texts at once."""
    layer.evaluate(
        """(peer, round, many) => { for (let i = 0; i < many; i++)
             layer_perform('Send', JSON.stringify({peer, text: `${round} ${i} ü`})); }""",
        peer, round_, MANY,
    )  # fmt: skip


def received(layer: Layer, count: int) -> list[str]:
    wait(lambda: len([m for m in layer.listen() if m["kind"] == "Received"]) >= count, f"{count} texts")
    texts = [m["text"] for m in layer.messages if m["kind"] == "Received"]
    layer.messages[:] = [m for m in layer.messages if m["kind"] != "Received"]
    return texts


def test_two_devices_talk_in_order_and_hang_up(devices: tuple[Layer, Layer]) -> None:
    host, guest = devices
    assert host.evaluate("() => layer_can()") == "[true, true]"
    packed = connect(host, guest)
    assert all(60 <= len(text) <= 180 for text in packed), packed
    flood(host, "guest", "ping")
    flood(guest, "host", "pong")
    assert received(guest, MANY) == [f"ping {i} ü" for i in range(MANY)]
    assert received(host, MANY) == [f"pong {i} ü" for i in range(MANY)]
    for layer in devices:  # what is sent before the end arrives
        assert not layer.messages
    flood(host, "guest", "last")
    host.perform(fx.HangUp("guest"))
    assert len(received(guest, MANY)) == MANY
    assert guest.heard("Linked", peer="host", state="lost")["why"] == ""
    host.perform(fx.Send("guest", "nobody is there"))
    guest.perform(fx.Send("host", "nobody is there"))
    time.sleep(0.3)
    assert host.listen() == guest.listen() == []


def test_many_texts_leave_nothing_behind(devices: tuple[Layer, Layer]) -> None:
    host, guest = devices
    connect(host, guest)
    sizes = []
    for round_ in ("first", "second", "third", "fourth"):
        flood(host, "guest", round_)
        assert len(received(guest, MANY)) == MANY
        sizes.append([layer.evaluate("() => layer_objects()") for layer in devices])
    for before, after in zip(sizes[1], sizes[3], strict=True):
        assert after - before < MANY / 10, sizes


def test_connections_come_and_go_without_a_trace(devices: tuple[Layer, Layer]) -> None:
    """Each connection has five listeners; all of them go."""
    host, guest = devices
    counts = []
    for _ in range(4):
        connect(host, guest)
        guest.perform(fx.HangUp("host"))
        host.heard("Linked", peer="guest", state="lost")
        time.sleep(2.2)  # the connection itself is closed later, for the last texts
        counts.append(host.evaluate("() => layer_objects()"))
    assert counts[3] - counts[1] < 60, counts


def test_answers_that_cannot_be_used(devices: tuple[Layer, Layer]) -> None:
    host, guest = devices
    offer, answer = connect(host, guest)
    host.perform(fx.Accept("guest", host.unpacked(answer)))  # again, by a second tap
    host.perform(fx.Accept("nobody", host.unpacked(answer)))
    host.perform(fx.Send("guest", "still there"))
    assert received(guest, 1) == ["still there"]
    host.perform(fx.Invite("other"))
    host.described("other")
    host.perform(fx.Accept("other", host.unpacked(offer)))  # an offer is no answer
    assert host.heard("Linked", peer="other")["why"] == "refused"
    guest.perform(fx.Join("third", "v=0\r\nnonsense"))
    assert guest.heard("Linked", peer="third") == {
        "kind": "Linked", "peer": "third", "state": "lost", "why": "refused",
    }  # fmt: skip
    guest.perform(fx.Invite("fourth", "no server"))
    assert guest.heard("Linked", peer="fourth")["why"] == "address"


def test_an_invitation_that_two_follow_connects_who_is_taken(
    devices: tuple[Layer, Layer], site: str, new_page: NewPage
) -> None:
    """Both reach for the host before it has taken an answer; the one that is not taken must not disturb."""
    host, *guests = *devices, of_page(opened(site, new_page()))
    for number in range(4):
        peer, taken = f"seat {number}", guests[number % 2]
        host.perform(fx.Invite(peer))
        offer = host.unpacked(host.described(peer))
        answers = {}
        for guest in guests:
            guest.perform(fx.Join(peer, offer))
            answers[guest] = guest.described(peer)
        time.sleep(1)  # as long as it takes them to find the host
        host.perform(fx.Accept(peer, host.unpacked(answers[taken])))
        host.heard("Linked", peer=peer, state="open")
        taken.heard("Linked", peer=peer, state="open")
        host.perform(fx.Send(peer, "sit down"))
        assert received(taken, 1) == ["sit down"]
        for layer in (host, *guests):
            layer.perform(fx.HangUp(peer))
            layer.listen()
            layer.messages.clear()


def test_a_text_that_is_too_long_ends_the_connection(devices: tuple[Layer, Layer]) -> None:
    host, guest = devices
    connect(host, guest)
    host.perform(fx.Send("guest", "x" * 200_000))
    assert len(received(guest, 1)[0]) == 200_000
    host.perform(fx.Send("guest", "x" * 200_001))
    assert guest.heard("Linked", peer="host", state="lost")["why"] == "refused"
    assert host.heard("Linked", peer="guest", state="lost")["why"] == ""


def test_a_connection_that_pauses_and_comes_back(site: str, new_page: NewPage) -> None:
    """As the browser would tell it in a tunnel, which no test can drive through."""
    pages = [new_page(), new_page()]
    for page in pages:
        page.add_init_script(KEEP)
    host, guest = (of_page(opened(site, page)) for page in pages)
    connect(host, guest)
    for state, told in (
        ("disconnected", "away"),
        ("checking", ""),
        ("connected", "open"),
        ("failed", "lost"),
    ):
        host.evaluate(PRETEND, state)
        if told:
            found = host.heard("Linked", peer="guest", state=told)
            assert found["why"] == ("failed" if told == "lost" else "")
    host.evaluate(PRETEND, "connected")
    assert host.listen() == []
    assert guest.heard("Linked", peer="host", state="lost")["why"] == ""


def test_a_connection_that_seems_to_fail_may_still_come_about(site: str, new_page: NewPage) -> None:
    """The other end is a phone that slept for a while."""
    pages = [new_page(), new_page()]
    for page in pages:
        page.add_init_script(KEEP)
    host, guest = (of_page(opened(site, page)) for page in pages)
    host.perform(fx.Invite("guest"))
    guest.perform(fx.Join("host", host.unpacked(host.described("guest"))))
    answer = host.unpacked(guest.described("host"))
    host.evaluate(PRETEND, "failed")
    assert host.heard("Linked", peer="guest")["state"] == "late"
    host.evaluate("() => { delete made.at(-1).iceConnectionState; }")
    host.perform(fx.Accept("guest", answer))
    assert host.heard("Linked", peer="guest", state="open")["why"] == ""
    host.perform(fx.Send("guest", "awake?"))
    assert received(guest, 1) == ["awake?"]


def test_a_closed_tab_is_lost(site: str, new_page: NewPage) -> None:
    page = opened(site, new_page())
    host, guest = of_page(opened(site, new_page())), of_page(page)
    connect(host, guest)
    page.close()
    assert host.heard("Linked", peer="guest")["state"] in ("away", "lost")


def test_without_connections_the_app_hears_so(site: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("delete window.RTCPeerConnection; delete Navigator.prototype.mediaDevices")
    layer = of_page(opened(site, page))
    assert layer.evaluate("() => layer_can()") == "[false, false]"
    layer.perform(fx.Invite("guest"))
    assert layer.heard("Linked", peer="guest")["why"] == "unsupported"


def test_tabs_hear_each_other_and_share_locks(site: str, new_page: NewPage) -> None:
    first = opened(site, new_page())
    second = opened(site, first.context.new_page())
    here, there, elsewhere = of_page(first), of_page(second), of_page(opened(site, new_page()))
    for layer in (here, there, elsewhere):
        layer.perform(fx.TakeLock("table"))
        assert layer.heard("LockTaken", name="table")["held"] is (layer is not there)
    here.perform(fx.Broadcast("an answer"))
    assert there.heard("Overheard")["text"] == "an answer"
    here.perform(fx.TakeLock("table"))  # it has it already
    assert here.heard("LockTaken")["held"]
    here.perform(fx.DropLock("table"))
    wait(lambda: not second.evaluate(HELD), "no lock")
    there.perform(fx.TakeLock("table"))
    assert there.heard("LockTaken")["held"]
    second.close()
    wait(lambda: not first.evaluate(HELD), "no lock of a tab that is gone")
    here.perform(fx.TakeLock("table"))
    assert here.heard("LockTaken")["held"]
    assert here.listen() == elsewhere.listen() == []


def test_without_locks_and_channels_a_tab_is_alone(site: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(
        "Object.defineProperty(navigator, 'locks', {value: undefined}); delete window.BroadcastChannel"
    )
    layer = of_page(opened(site, page))
    layer.perform(fx.Broadcast("nobody hears"))
    layer.perform(fx.TakeLock("table"))
    assert layer.heard("LockTaken")["held"]
    layer.perform(fx.DropLock("table"))


def test_leaving_asks_only_while_it_is_guarded(site: str, new_page: NewPage) -> None:
    page = opened(site, new_page())
    layer, asked = of_page(page), list[str]()

    def answer(dialog: Dialog) -> None:
        asked.append(dialog.type)
        dialog.accept()

    page.on("dialog", answer)
    page.locator("body").click()
    for on in (True, True, False, True):  # twice is once
        layer.perform(fx.GuardLeaving(on))
    ready(page)
    assert asked == ["beforeunload"]
    layer = of_page(page)
    page.locator("body").click()
    layer.perform(fx.GuardLeaving(True))
    layer.perform(fx.GuardLeaving(False))
    ready(page)
    assert asked == ["beforeunload"]


WAKE = """
window.wakes = [];
Object.defineProperty(navigator, 'wakeLock', {value: {request: async kind => {
  const lock = {kind, released: false, release: async () => { lock.released = true; }};
  wakes.push(lock);
  return lock;
}}});
window.look = state => {
  Object.defineProperty(document, 'visibilityState', {value: state, configurable: true});
  document.dispatchEvent(new Event('visibilitychange'));
};
"""


def test_the_screen_stays_on_also_after_the_page_was_hidden(site: str, new_page: NewPage) -> None:
    """With a wake lock of our own making: a browser without a screen has none."""
    page = new_page()
    page.add_init_script(WAKE)
    layer = of_page(opened(site, page))
    layer.perform(fx.StayAwake(True))
    page.wait_for_function("wakes.length === 1 && wakes[0].kind === 'screen'")
    page.evaluate("() => { look('hidden'); wakes[0].released = true; }")
    page.evaluate("() => look('visible')")
    page.wait_for_function("wakes.length === 2")
    page.evaluate("() => look('visible')")  # it still has one
    layer.perform(fx.StayAwake(False))
    page.wait_for_function("wakes[1].released")
    page.evaluate("() => look('visible')")
    time.sleep(0.2)
    assert page.evaluate("() => wakes.length") == 2


def test_a_start_at_home_loads_nothing_of_it(site: str, new_page: NewPage) -> None:
    names = set(of_page(opened(site, new_page())).evaluate("() => JSON.parse(layer_loaded())"))
    late = {
        f"longhouse.browser.{name}"
        for name in ("live", "connections", "tabs", "locks", "staying", "scanning")
    }
    assert "longhouse.browser.effects" in names
    assert not names & late and not [name for name in names if name.startswith("longhouse.app.live")]
