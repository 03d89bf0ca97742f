"""Firefox, over WebDriver BiDi, which it speaks itself: no driver program is needed."""

from __future__ import annotations

import base64
import json
import subprocess
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from .driving import CALL, answered, clicked, pressed, said, stop
from .window import SLOW, DriverError, Window

# Nothing moves: without a graphics card, drawing movement costs a good part of the time.
PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "browser.download.folderList": 2,  # the folder that is named beside
    "browser.shell.checkDefaultBrowser": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "app.normandy.enabled": False,
}
FOLDER = "browser.download.dir"
DARK = "layout.css.prefers-color-scheme.content-override"  # 0 is dark, 1 is light


class Firefox(Window):
    """A headless Firefox with a profile in a folder."""

    def __init__(self, program: Path, folder: Path, *, dark: bool = False) -> None:
        self.downloads = folder
        self._number = 0
        self._end = ExitStack()
        profile = folder / "profile"
        profile.mkdir()
        preferences = {**PREFERENCES, FOLDER: str(folder), DARK: 0 if dark else 1}
        lines = [
            f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in preferences.items()
        ]
        (profile / "user.js").write_text("\n".join(lines))
        try:
            self._wire = self._end.enter_context(connect(self._start(program, profile), max_size=None))
            self._call("session.new", capabilities={})
            # The tab that is there already never gets the focus; a new one does.
            self._page = self._call("browsingContext.create", type="tab")["context"]
        except BaseException:
            self._end.close()
            raise

    def _start(self, program: Path, profile: Path) -> str:
        words = [str(program), "--headless", "--no-remote", "--profile", str(profile)]
        words += ["--remote-debugging-port", "0"]
        log = profile / "log.txt"
        with log.open("w") as output:
            process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=output)
        self._end.callback(stop, process)
        return said(process, log, r"BiDi listening on (ws://\S+)") + "/session"

    def _call(self, method: str, **parameters: object) -> Any:
        self._number += 1
        try:
            self._wire.send(json.dumps({"id": self._number, "method": method, "params": parameters}))
            while True:  # events come in between
                answer = json.loads(self._wire.recv(timeout=SLOW))
                if answer.get("id") == self._number:
                    break
        except (WebSocketException, TimeoutError) as error:
            raise DriverError(f"{method}: {error!r}") from error
        if answer["type"] == "error":
            raise DriverError(f"{method}: {answer['error']}, {answer['message']}")
        return answer["result"]

    def goto(self, address: str) -> None:
        self._call("browsingContext.navigate", context=self._page, url=address, wait="interactive")

    def reload(self) -> None:
        self._call("browsingContext.reload", context=self._page, wait="interactive")

    def evaluate(self, function: str, *values: object) -> Any:
        given = {"type": "string", "value": json.dumps(values)}
        result = self._call(
            "script.callFunction",
            functionDeclaration=CALL % function,
            arguments=[given],
            target={"context": self._page},
            awaitPromise=True,
            userActivation=True,
        )
        if result["type"] != "success":
            raise DriverError(result["exceptionDetails"]["text"])
        return answered(result["result"]["value"])

    def point(self, x: int, y: int) -> None:
        self._call("input.performActions", context=self._page, actions=clicked(x, y))

    def press(self, key: str) -> None:
        self._call("input.performActions", context=self._page, actions=pressed(key))

    def resize(self, width: int, height: int) -> None:
        size = {"width": width, "height": height}
        self._call("browsingContext.setViewport", context=self._page, viewport=size)

    def screenshot(self) -> bytes:
        return base64.b64decode(self._call("browsingContext.captureScreenshot", context=self._page)["data"])

    def hand_over(self, opener: str, file: Path) -> None:
        self.ask_for_file(opener)
        locator = {"type": "css", "value": "input[type=file]"}
        (field,) = self._call("browsingContext.locateNodes", context=self._page, locator=locator)["nodes"]
        element = {"sharedId": field["sharedId"]}
        self._call("input.setFiles", context=self._page, element=element, files=[str(file)])

    def close(self) -> None:
        with suppress(DriverError):
            self._call("browser.close")
        self._end.close()
