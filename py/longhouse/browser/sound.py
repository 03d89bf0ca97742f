"""Soft sounds, made by the browser's own synthesiser: each is a few plucked notes."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, NamedTuple

from pyodide.ffi import JsException
from pyscript import window

LOUDNESS = 0.09


class Note(NamedTuple):
    """A pluck: when it begins, its pitch in hertz and how long it rings, in seconds."""

    at: float
    pitch: float
    rings: float


SOUNDS = {
    "move": (Note(0, 196, 0.14), Note(0.015, 98, 0.1)),  # a wooden piece is set down
    "turn": (Note(0, 294, 0.5), Note(0.13, 440, 0.7)),  # a horn across the fjord
    "end": (Note(0, 196, 0.9), Note(0.16, 294, 0.9), Note(0.32, 392, 0.9), Note(0.48, 587, 1.4)),
}


class Player:
    """Makes its synthesiser when the first sound is wanted: before a click, browsers allow none."""

    def __init__(self) -> None:
        self._desk: Any = None

    def play(self, name: str) -> None:
        """Let a sound be heard; where there is no synthesiser, nothing is."""
        with suppress(JsException, AttributeError):
            if self._desk is None:
                self._desk = window.AudioContext.new()
            self._desk.resume()
            for note in SOUNDS[name]:
                self._pluck(note)

    def _pluck(self, note: Note) -> None:
        desk, start = self._desk, self._desk.currentTime + note.at
        string, hand = desk.createOscillator(), desk.createGain()
        string.type = "triangle"
        string.frequency.value = note.pitch
        hand.gain.setValueAtTime(0, start)
        hand.gain.linearRampToValueAtTime(LOUDNESS, start + 0.01)
        hand.gain.exponentialRampToValueAtTime(0.0001, start + note.rings)
        string.connect(hand).connect(desk.destination)
        string.start(start)
        string.stop(start + note.rings)
