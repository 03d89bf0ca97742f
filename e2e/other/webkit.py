"""WebKit, over classic WebDriver: WebKitGTK's small browser on a screen that nobody sees."""

from __future__ import annotations

import base64
import json
import os
import socket
import subprocess
import time
from contextlib import ExitStack, suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any

from tools.install import WebKitPrograms

from .driving import CALL, answered, clicked, pressed, said, stop
from .window import BETWEEN, SLOW, DriverError, Window

SCREEN = "1600x1400x24"
# Its ordinary windows have a tool bar and are never narrower than that: the tests play in a bare one.
BARE = "() => { open('about:blank', '_blank', 'popup,width=1280,height=900'); }"
STILL = "[Settings]\ngtk-enable-animations=0\n"  # this is how somebody asks for less movement
ARGUMENTS = ("--automation", "--javascript-can-open-windows-automatically=true")
WAITS = {"script": SLOW * 1000, "pageLoad": SLOW * 1000}  # milliseconds
ASYNC = "const done = arguments[arguments.length - 1]; (%s)(arguments[0]).then(done);"


class WebKit(Window):
    """A browser of its own, whose profile is forgotten with it."""

    def __init__(self, programs: WebKitPrograms, folder: Path, *, dark: bool = False) -> None:
        self.downloads = folder
        self._session = ""
        self._end = ExitStack()
        try:
            self._start(programs, folder)
            arguments = [*ARGUMENTS, *(["--dark-mode"] if dark else [])]
            options = {"binary": str(programs.browser), "args": arguments}
            wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options, "timeouts": WAITS}}
            self._session = "/session/" + self._post("/session", capabilities=wanted)["sessionId"]
            first = self._get("/window")
            self.evaluate(BARE)
            (bare,) = set(self._get("/window/handles")) - {first}
            self._post("/window", handle=bare)
        except BaseException:
            self.close()
            raise

    def _start(self, programs: WebKitPrograms, folder: Path) -> None:
        """The screen, and on it the driver; the browser is started by the driver."""
        log = folder / "log.txt"
        with log.open("w") as output:
            words = [str(programs.screen), "-screen", "0", SCREEN, "-nolisten", "tcp", "-displayfd", "1"]
            screen = subprocess.Popen(words, stdout=output, stderr=subprocess.DEVNULL)
        self._end.callback(stop, screen)
        display = ":" + said(screen, log, r"(\d+)\n")
        (folder / "user-dirs.dirs").write_text(f'XDG_DOWNLOAD_DIR="{folder}"\n')
        (folder / "gtk-3.0").mkdir()
        (folder / "gtk-3.0" / "settings.ini").write_text(STILL)
        env = {**os.environ, "DISPLAY": display, "HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self._port = free.getsockname()[1]
        driver = subprocess.Popen(
            [programs.driver, f"--port={self._port}"],
            env=env,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        self._end.callback(stop, driver)
        end = time.monotonic() + SLOW
        while driver.poll() is None and time.monotonic() < end:
            with suppress(DriverError):
                self._get("/status")
                return
            time.sleep(BETWEEN)
        raise DriverError(f"{programs.driver} did not start")

    def _get(self, path: str) -> Any:
        return self._send("GET", self._session + path)

    def _post(self, path: str, **body: object) -> Any:
        return self._send("POST", self._session + path, json.dumps(body))

    def _send(self, method: str, path: str, body: str | None = None) -> Any:
        connection = HTTPConnection("127.0.0.1", self._port, timeout=SLOW + 10)
        try:
            connection.request(method, path, body)
            answer = json.loads(connection.getresponse().read())["value"]
        except (OSError, HTTPException) as error:
            raise DriverError(f"{path}: {error!r}") from error
        finally:
            connection.close()
        if isinstance(answer, dict) and "error" in answer:
            raise DriverError(f"{path}: {answer['error']}, {answer['message']}")
        return answer

    def goto(self, address: str) -> None:
        self._post("/url", url=address)

    def reload(self) -> None:
        self._post("/refresh")

    def evaluate(self, function: str, *values: object) -> Any:
        script = ASYNC % (CALL % function)
        return answered(self._post("/execute/async", script=script, args=[json.dumps(values)]))

    def point(self, x: int, y: int) -> None:
        self._post("/actions", actions=clicked(x, y))

    def press(self, key: str) -> None:
        self._post("/actions", actions=pressed(key))

    def resize(self, width: int, height: int) -> None:
        bars = 0  # after a download there is a bar at the foot of the window
        for _ in range(100):
            self._post("/window/rect", width=width, height=height + bars)
            wide, high = self.evaluate("() => [innerWidth, innerHeight]")
            if (wide, high) == (width, height):
                return
            if wide == width:
                bars += height - high
            time.sleep(BETWEEN)
        raise DriverError(f"the window stays {wide} by {high}")

    def screenshot(self) -> bytes:
        return base64.b64decode(self._get("/screenshot"))

    def hand_over(self, opener: str, file: Path) -> None:
        self.ask_for_file(opener)
        found = self._post("/element", using="css selector", value="input[type=file]")
        (field,) = found.values()
        self._post(f"/element/{field}/value", text=str(file))

    def close(self) -> None:
        with suppress(DriverError):
            self._send("DELETE", self._session)
        self._end.close()
