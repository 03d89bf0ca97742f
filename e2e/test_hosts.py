"""Other hosts: GitHub Pages, Python's own server, nginx as it is, and a web view within another app."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path
from socket import create_connection, socket

import pytest
from conftest import NewPage, built
from pages import Table, home, new_game, new_match, open_copy, ready
from playwright.sync_api import Page, expect
from test_offline import COPIED
from test_thinking import SLOW, WORKER, bot_has_played, match_of, person_plays

from tools.serve import Site, serving

NGINX = """
{user} daemon off; pid {folder}/pid; error_log stderr; worker_processes 1;
events {{}}
http {{
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off; gzip on;
  client_body_temp_path {folder}; proxy_temp_path {folder}; fastcgi_temp_path {folder};
  uwsgi_temp_path {folder}; scgi_temp_path {folder};
  server {{ listen 127.0.0.1:{port}; root {site}; index index.html; }}
}}
"""


# Its workers must be able to read what we can: as root, nginx would let nobody's account serve the files.
USER = "user root;" if hasattr(os, "geteuid") and os.geteuid() == 0 else ""

Host = Callable[[Path], AbstractContextManager[str]]


def free_port() -> int:
    with socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@contextmanager
def running(port: int, *command: str) -> Iterator[str]:
    """A server of somebody else's, as soon as it listens."""
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            for _ in range(100):
                try:
                    create_connection(("127.0.0.1", port), 1).close()
                    break
                except OSError:
                    assert server.poll() is None, f"{command[0]} has ended"
                    time.sleep(0.1)
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()


@contextmanager
def github_pages(_folder: Path) -> Iterator[str]:
    with serving(Site(built(), prefix="/longhouse/", bare=True)) as address:
        yield address


@contextmanager
def python_server(_folder: Path) -> Iterator[str]:
    port = free_port()
    words = ["-m", "http.server", str(port), "--bind", "127.0.0.1", "--directory", str(built())]
    with running(port, sys.executable, *words) as address:
        yield address


@contextmanager
def nginx(folder: Path) -> Iterator[str]:
    program = shutil.which("nginx")
    if program is None or not Path("/etc/nginx/mime.types").exists():
        pytest.skip("there is no nginx on this machine, and none could be installed")
    port, config = free_port(), folder / "nginx.conf"
    config.write_text(NGINX.format(folder=folder, port=port, site=built(), user=USER))
    with running(port, program, "-p", str(folder), "-c", str(config)) as address:
        yield address


HOSTS = [
    pytest.param(nginx, id="nginx"),
    pytest.param(github_pages, id="github_pages"),  # needs no program: everywhere one host sends no headers
    pytest.param(python_server, id="python_server", marks=pytest.mark.long),
]


@pytest.mark.parametrize("host", HOSTS)
def test_a_host_that_knows_nothing_of_us(host: Host, new_page: NewPage, tmp_path: Path) -> None:
    """Starts, saves, thinks in the worker, and starts again without a network."""
    page = new_page(quiet=False)  # Chromium fetches the icon past the service worker, in vain
    with host(tmp_path) as address:
        ready(page, address)
        plays_and_saves(page)
        open_copy(page, match_of("wikinger", "jarl"))
        page.wait_for_function(f"{WORKER}?.xworker", timeout=SLOW)
        bot_has_played(page, person_plays(Table(page)))
        page.evaluate(COPIED)
    home(page)
    ready(page)
    expect(page.locator(".slot")).to_have_count(2)


def plays_and_saves(page: Page) -> None:
    match = new_match(2, 30)
    table = new_game(page, 2, seed=30, curtain=False)
    for _ in range(4):
        action = str(match.legal()[0])
        table.choose(action)
        match.play(action)
    table.agrees(match)
    assert table.saved().digest() == match.digest()


# Web views within other apps often have none of these.
WITHIN = """for (const name of ['serviceWorker', 'locks', 'share', 'clipboard', 'storage', 'permissions'])
  delete Navigator.prototype[name];
delete window.caches; delete window.indexedDB; delete window.BroadcastChannel; delete window.Notification;"""


def test_within_another_app(site: str, new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(WITHIN)
    ready(page, site)
    assert page.evaluate("[navigator.serviceWorker, navigator.locks, window.caches]") == [None, None, None]
    plays_and_saves(page)
    ready(page)
    home(page)
    expect(page.locator(".slot")).to_have_count(1)
    page.locator(".slot").get_by_role("button", name="Continue").click()
    expect(page.locator("html")).to_have_attribute("data-turn", "4")
    page.get_by_role("button", name="Share", exact=True).click()
    assert page.locator("#share-url").input_value().startswith(f"{site}#/g/")
