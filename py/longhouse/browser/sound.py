"""Lets sounds be heard: made by the browser's own synthesiser from what `instruments` says."""

from __future__ import annotations

from array import array
from contextlib import suppress
from typing import Any

from js import navigator
from pyodide.ffi import JsException
from pyscript import window

from .instruments import SOUNDS, VOLUMES, Part, Rush, Tone

SILENCE = 0.0001  # a ramp cannot end at nothing
NOISE = 1.5  # seconds of noise, made once


class Player:
    """Makes its synthesiser when the first sound is wanted: before a click, browsers allow none."""

    def __init__(self) -> None:
        self._desk: Any = None
        self._noise: Any = None

    def play(self, name: str, volume: str) -> None:
        """Let a sound be heard; where there is no synthesiser, nothing is."""
        with suppress(JsException, AttributeError):
            if self._desk is None:
                self._desk = window.AudioContext.new()
                session = getattr(navigator, "audioSession", None)
                if session:  # a phone that is switched to silent stays so, and music goes on
                    session.type = "ambient"
            self._desk.resume()
            if self._noise is None:
                self._noise = noise(self._desk)
            lay(self._desk, self._noise, SOUNDS[name], VOLUMES[volume], self._desk.currentTime)


def noise(desk: Any) -> Any:
    """A stretch of noise, the same each time."""
    length = int(desk.sampleRate * NOISE)
    held = desk.createBuffer(1, length, desk.sampleRate)
    seed, values = 1, array("f", bytes(4 * length))
    for at in range(length):
        seed = (seed * 1664525 + 1013904223) & 0xFFFFFFFF
        values[at] = seed / 0x7FFFFFFF - 1.0
    held.getChannelData(0).assign(values)
    return held


def lay(desk: Any, rush: Any, parts: tuple[Part, ...], volume: float, now: float) -> None:
    """Put the parts of a sound on a desk, which may be one that only renders."""
    for part in parts:
        start = now + part.at
        if isinstance(part, Tone):
            source, end = desk.createOscillator(), start + part.rings
            source.type = part.wave
            through = _filter(desk, "lowpass", part.dull, 0.7) if part.dull else None
            _bend(source.frequency, part, start, end)
        else:
            source, end = desk.createBufferSource(), start + part.lasts
            source.buffer = rush
            through = _filter(desk, part.kind, part.pitch, part.narrow)
            _bend(through.frequency, part, start, end)
        hand = desk.createGain()
        hand.gain.setValueAtTime(SILENCE, start)
        hand.gain.linearRampToValueAtTime(part.loud * volume, start + part.rises)
        hand.gain.exponentialRampToValueAtTime(SILENCE, end)
        last = source.connect(through) if through is not None else source
        last.connect(hand).connect(desk.destination)
        source.start(start)
        source.stop(end)


def _filter(desk: Any, kind: str, pitch: float, narrow: float) -> Any:
    made = desk.createBiquadFilter()
    made.type = kind
    made.frequency.value = pitch
    made.Q.value = narrow
    return made


def _bend(frequency: Any, part: Tone | Rush, start: float, end: float) -> None:
    """From its first pitch to its last."""
    frequency.setValueAtTime(part.pitch, start)
    if part.to:
        frequency.exponentialRampToValueAtTime(part.to, end)
