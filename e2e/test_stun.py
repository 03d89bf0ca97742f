"""Across the internet: a device asks a STUN server how others see it. Debian's coturn plays that server."""

from __future__ import annotations

import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import NewPage
from devices import agree, devices, play
from layer import connect, of_page, wait
from pages import ready
from playwright.sync_api import expect

from longhouse.app import effects as fx
from longhouse.app.live import signal
from longhouse.app.live.invitation import read_answer, read_invitation

pytestmark = pytest.mark.long


@pytest.fixture
def stun(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """The address of a STUN server on this machine, and its log."""
    program = shutil.which("turnserver")
    if program is None:
        pytest.skip("there is no coturn on this machine, and none could be installed")
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    log = tmp_path / "log.txt"
    words = [program, "-n", "--stun-only", "--no-cli", "--no-tls", "--no-dtls", "--verbose"]
    words += ["--listening-ip=127.0.0.1", f"--listening-port={port}", "--log-file=stdout"]
    words += [f"--pidfile={tmp_path / 'pid'}"]
    with log.open("w") as output:
        process = subprocess.Popen(words, stdout=output, stderr=subprocess.STDOUT, cwd=tmp_path)
    try:
        wait(lambda: "listener opened on" in log.read_text(errors="replace"), "the server")
        yield f"stun:127.0.0.1:{port}", log
    finally:
        process.terminate()
        process.wait(10)


def test_devices_connect_with_the_addresses_that_the_server_tells(
    stun: tuple[str, Path], site: str, new_page: NewPage
) -> None:
    address, _log = stun
    pages = [new_page(), new_page()]
    for page in pages:
        ready(page, site)
    host, guest = map(of_page, pages)
    packed = connect(host, guest, stun=address)
    assert all(len(text) <= 180 for text in packed)
    assert all(" typ srflx " in host.unpacked(text) for text in packed)
    host.perform(fx.Send("guest", "hello"))
    assert guest.heard("Received")["text"] == "hello"
    alone, _answer = connect(host, guest)
    assert " typ srflx " not in host.unpacked(alone)


def test_people_switch_it_on_at_the_invitation(stun: tuple[str, Path], site: str, new_page: NewPage) -> None:
    """A server is typed in by both, and asked only by who has switched that on."""
    address, _log = stun
    host, guest = table = devices(new_page, site, 2)
    host.opens("onboard", ("Ada", "Bea"), 5)
    [alone] = host.invitations(1)
    assert " typ srflx " not in signal.unpack(read_invitation(alone.rpartition("/")[2]).signal)
    expect(host.page.locator("#internet")).to_have_count(0)
    host.page.keyboard.press("Escape")
    host.page.locator("[data-do=dialog][data-arg=menu]").first.click()
    host.page.fill("#stun", address)
    host.page.locator("dialog [data-do=seats]").click()
    expect(host.page.locator("dialog")).to_contain_text("it learns your network address")
    host.page.check("#internet")
    wait(lambda: host.invitations(1) != [alone], "another invitation")
    [link] = host.invitations(1)
    assert " typ srflx " in signal.unpack(read_invitation(link.rpartition("/")[2]).signal)
    guest.page.evaluate("where => { location.hash = where }", link.partition("#")[2])
    guest.page.locator("#across summary").click()
    guest.page.fill("#stun", address)
    expect(guest.page.locator("#internet")).not_to_be_checked()  # each decides for their own device
    guest.page.check("#internet")
    guest.page.locator("[data-do=join]").click()
    answer = guest.copied("[data-do=copy_answer]")
    assert " typ srflx " in signal.unpack(read_answer(answer).signal)
    host.takes(answer)
    guest.sits()
    host.page.locator("dialog .primary[data-do=escape]").click()
    play(table, 5, lambda turns: all(turn >= 12 for turn in turns))
    agree(table)


def test_a_server_that_is_silent_does_not_keep_anybody_waiting(site: str, new_page: NewPage) -> None:
    """What was found within a few seconds has to do."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as deaf:
        deaf.bind(("127.0.0.1", 0))
        page = new_page()
        ready(page, site)
        layer = of_page(page)
        layer.perform(fx.Invite("guest", f"stun:127.0.0.1:{deaf.getsockname()[1]}"))
        assert " typ host" in layer.unpacked(layer.described("guest"))
