"""Connections to other devices: to each of them one channel for texts, which arrive in order."""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from js import navigator
from pyodide.ffi import JsException, create_proxy
from pyscript import window
from pyscript.ffi import to_js

from longhouse.app.messages import Described, Linked, Msg, Received

from .errors import offered
from .sharing import Answer, go

if TYPE_CHECKING:
    from js import Event, EventTarget
    from pyodide.ffi import JsProxy

GATHERING = 2.0  # seconds for finding the own addresses; what was found until then has to do
ASKING = 6.0  # seconds if a server is asked for one: without its answer, an invitation leads nowhere outside
PATIENCE = 120.0  # seconds from an answer to the open channel: a phone may sleep until its person returns
LINGER = 2.0  # seconds in which the last texts may still leave
LONGEST = 200_000  # characters of a text; who sends more is no Longhouse
OWN = re.compile(r"a=candidate:\S+ 1 udp \d+ (\S+) \d+ typ host", re.IGNORECASE)
PORTS = range(60_000, 60_900)  # of this device, to keep Firefox trying
BETWEEN = 2.5  # seconds from one of them to the next
# Both sides know of the channel beforehand, so that none has to announce it.
CHANNEL = {"negotiated": True, "id": 0, "ordered": True}


class Connections:
    """One connection for each peer; a new one takes the place of an old one."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self._links: dict[str, Link] = {}

    def invite(self, peer: str, stun: str) -> None:
        """Begin a connection and tell its description."""
        self._begin(peer, "", stun)

    def join(self, peer: str, description: str, stun: str) -> None:
        """Begin a connection from an offer and tell the description that answers it."""
        self._begin(peer, description, stun)

    def accept(self, peer: str, description: str) -> None:
        """Take the answer to an offer; a second one comes too late and changes nothing."""
        if peer in self._links:
            go(self._links[peer].accept(description))

    def send(self, peer: str, text: str) -> None:
        """Send a text, if the connection is open."""
        if peer in self._links:
            self._links[peer].send(text)

    def hang_up(self, peer: str) -> None:
        """End a connection without a further word to the app."""
        link = self._links.pop(peer, None)
        if link:
            link.end()

    def _begin(self, peer: str, offer: str, stun: str) -> None:
        self.hang_up(peer)
        maker = offered(window, "RTCPeerConnection")
        if maker is None:
            self._answer(Linked(peer, "lost", "unsupported"))
            return
        try:
            connection = maker.new(to_js({"iceServers": [{"urls": stun}] if stun else []}))
        except JsException:  # the address of the server is none
            self._answer(Linked(peer, "lost", "address" if stun else "refused"))
            return
        link = self._links[peer] = Link(peer, connection, lambda message: self._hear(link, message))
        go(link.begin(offer, ASKING if stun else GATHERING))

    def _hear(self, link: Link, message: Msg) -> None:
        """Pass on what a connection tells; a lost one is forgotten first, for the app may begin anew."""
        if self._links.get(link.peer) is not link:
            return
        if isinstance(message, Linked) and message.state == "lost":
            self.hang_up(link.peer)
        self._answer(message)


class Link:
    """A connection with its channel, from the first description to the end."""

    def __init__(self, peer: str, connection: Any, tell: Answer) -> None:
        self.peer = peer
        self._connection = connection
        self._channel = connection.createDataChannel("table", to_js(CHANNEL))
        self._tell = tell
        self._state = ""  # what the app has heard
        self._timer: asyncio.TimerHandle | None = None
        self._listeners: list[tuple[EventTarget, str, JsProxy]] = []
        self._gathered: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        for target, name, handler in (
            (self._channel, "open", self._open),
            (self._channel, "message", self._message),
            (self._channel, "close", self._closed),
            (connection, "iceconnectionstatechange", self._changed),
            (connection, "icegatheringstatechange", self._gathering),
        ):
            proxy = create_proxy(handler)
            self._listeners.append((target, name, proxy))
            target.addEventListener(name, proxy)

    async def begin(self, offer: str, patience: float) -> None:
        """Describe this end, as an offer or as the answer to one, as soon as its addresses are known."""
        connection = self._connection
        try:
            if offer:
                # The host begins the handshake: else one of two guests who follow the same invitation, the
                # one whose answer is not taken, could begin it before the other.
                offer = offer.replace("a=setup:actpass", "a=setup:active")
                await connection.setRemoteDescription(to_js({"type": "offer", "sdp": offer}))
            await connection.setLocalDescription()
            if connection.iceGatheringState != "complete":
                await asyncio.wait((self._gathered,), timeout=patience)
            description = str(connection.localDescription.sdp)
            self._tell(Described(self.peer, description))
        except JsException:
            self._say("lost", "refused")
            return
        if offer and not navigator.vendor:  # Firefox names none
            await self._keep_trying(description)

    async def accept(self, answer: str) -> None:
        """Take the answer, and wait for the channel."""
        connection = self._connection
        if connection.signalingState != "have-local-offer":
            return
        try:
            await connection.setRemoteDescription(to_js({"type": "answer", "sdp": answer}))
        except JsException:
            self._say("lost", "refused")
            return
        if not self._state and self._listeners:
            self._timer = asyncio.get_running_loop().call_later(PATIENCE, self._say, "lost", "timeout")

    async def _keep_trying(self, description: str) -> None:
        """Keep Firefox from giving up while people pass the answer on, which takes them a minute or more.

        It does so when it has had no address to try for five seconds, and Chromium never. What it gets to
        try are ports of this very device, so that nothing leaves it.
        """
        own = OWN.search(description)
        if not own:
            return
        for port in PORTS:
            await asyncio.sleep(BETWEEN)
            if self._state or not self._listeners:
                return
            candidate = f"candidate:{port} 1 udp {port} {own[1]} {port} typ host"
            with suppress(JsException):
                await self._connection.addIceCandidate(to_js({"candidate": candidate, "sdpMid": "0"}))

    def send(self, text: str) -> None:
        """Send a text, if the channel is open."""
        if self._channel.readyState == "open":
            try:
                self._channel.send(text)
            except JsException:  # too much waits already: without this text, what follows makes no sense
                self._say("lost", "failed")

    def end(self) -> None:
        """Hear nothing more, let what was sent leave, and close."""
        for target, name, proxy in self._listeners:
            target.removeEventListener(name, proxy)
            proxy.destroy()
        self._listeners.clear()
        self._forget_timer()
        self._channel.close()
        asyncio.get_running_loop().call_later(LINGER, self._connection.close)

    def _forget_timer(self) -> None:
        if self._timer:
            self._timer.cancel()

    def _say(self, state: str, why: str = "") -> None:
        if state != self._state:
            self._state = state
            self._tell(Linked(self.peer, state, why))

    def _open(self, event: Event) -> None:
        self._forget_timer()
        self._say("open")

    def _message(self, event: Event) -> None:
        text = event.data
        if isinstance(text, str) and len(text) <= LONGEST:
            self._tell(Received(self.peer, text))
        else:
            self._say("lost", "refused")

    def _closed(self, event: Event) -> None:
        self._say("lost")

    def _changed(self, event: Event) -> None:
        state = self._connection.iceConnectionState
        if state == "failed":  # before the channel has opened, the other end may still come forward
            self._say("late" if self._state in ("", "late") else "lost", "failed")
        elif state == "disconnected" and self._state == "open":
            self._say("away")
        elif state in ("connected", "completed") and self._state == "away":
            self._say("open")

    def _gathering(self, event: Event) -> None:
        if self._connection.iceGatheringState == "complete" and not self._gathered.done():
            self._gathered.set_result(None)
