"""Across the internet: a device asks a STUN server how others see it. Debian's coturn plays that server."""

from __future__ import annotations

import shutil
import socket
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from conftest import NewPage
from layer import connect, of_page, wait
from pages import ready

from longhouse.app import effects as fx

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


def test_a_server_that_is_silent_does_not_keep_anybody_waiting(site: str, new_page: NewPage) -> None:
    """What was found within two seconds has to do."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as deaf:
        deaf.bind(("127.0.0.1", 0))
        page = new_page()
        ready(page, site)
        layer = of_page(page)
        layer.perform(fx.Invite("guest", f"stun:127.0.0.1:{deaf.getsockname()[1]}"))
        assert " typ host" in layer.unpacked(layer.described("guest"))
