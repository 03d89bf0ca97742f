"""The sounds of the house as data: what rings and what rushes, in a small set that belongs together.

Wood, water, cloth, iron, coin and horn are the materials; `turn`, `sail`, `race` and `end` are made of them.
"""

from __future__ import annotations

from longhouse.engine.record import NamedTuple


class Tone(NamedTuple):
    """Something rings: times in seconds, pitch in hertz, loudness as a share of the loudest."""

    at: float
    pitch: float
    rings: float
    loud: float
    to: float = 0.0  # the pitch at its end; 0: it stays
    rises: float = 0.004  # how long it takes to be loud: a blow is sudden, a breath is not
    wave: str = "sine"
    dull: float = 0.0  # what lies above this pitch is held back; 0: nothing is


class Rush(NamedTuple):
    """Air, water or cloth rushes: noise around a pitch."""

    at: float
    pitch: float
    lasts: float
    loud: float
    to: float = 0.0
    rises: float = 0.004
    narrow: float = 0.8
    kind: str = "bandpass"


Part = Tone | Rush


def _horn(at: float, pitch: float, lasts: float, loud: float) -> tuple[Part, ...]:
    """A breath into a long horn: it begins a little low, and its edge is soft."""
    return (
        Tone(at, pitch * 0.985, lasts, loud, pitch, 0.11, "sawtooth", pitch * 3.2),
        Tone(at, pitch, lasts, loud * 0.5, 0.0, 0.14, "triangle"),
        Rush(at, pitch * 4, lasts * 0.4, loud * 0.12, 0.0, 0.05),
    )


_WOOD: tuple[Part, ...] = (
    Rush(0, 1100, 0.045, 0.5, 500, 0.001, 1.2),
    Tone(0, 236, 0.16, 0.42, 178),
    Tone(0, 547, 0.07, 0.16, 430),
)
_WATER: tuple[Part, ...] = (
    Rush(0, 340, 1.3, 0.5, 620, 0.4, 0.7),
    Rush(0.22, 1500, 0.8, 0.16, 820, 0.3, 0.9),
    Tone(0.34, 330, 0.16, 0.07, 560, 0.03),
    Tone(0.62, 280, 0.18, 0.06, 500, 0.03),
)


def _knock(at: float, loud: float) -> tuple[Part, ...]:
    """On the skin of a drum of wood."""
    return (Rush(at, 700, 0.05, loud * 0.5, 300, 0.001, 1.2), Tone(at, 118, 0.2, loud, 82))


_SLOWER = (
    0,
    0.09,
    0.19,
    0.3,
    0.42,
    0.56,
    0.72,
    0.9,
    1.11,
    1.36,
    1.66,
    2.0,
)  # as the race of the scores slows
SOUNDS: dict[str, tuple[Part, ...]] = {
    "wood": _WOOD,  # a piece is set down
    "water": _WATER,  # a boat crosses
    "cloth": (Rush(0, 2900, 0.2, 0.3, 1500, 0.05, 0.6), Rush(0.07, 1900, 0.16, 0.14, 2600, 0.05, 0.7)),
    "iron": (
        Rush(0, 5200, 0.05, 0.3, 3200, 0.001, 0.6, "highpass"),
        Tone(0, 587, 0.75, 0.2, 0.0, 0.002, "triangle"),
        Tone(0, 1487, 0.5, 0.13),
        Tone(0, 2371, 0.34, 0.09),
        Tone(0.012, 3313, 0.22, 0.06),
        Tone(0, 110, 0.18, 0.4, 70),
    ),
    "coin": (
        Tone(0, 2349, 0.3, 0.14),
        Tone(0, 3817, 0.2, 0.07),
        Tone(0.075, 2637, 0.34, 0.13),
        Tone(0.075, 4283, 0.2, 0.05),
        Rush(0, 6000, 0.02, 0.12, 0.0, 0.001, 0.6, "highpass"),
    ),
    "horn": _horn(0, 146.8, 1.1, 0.34),
    "turn": (Tone(0, 293.7, 0.5, 0.16, 0.0, 0.012, "triangle"), Tone(0.13, 440, 0.7, 0.14, 0.0, 0.012)),
    "sail": (*_WATER, *_horn(0.18, 146.8, 1.0, 0.26)),
    "race": tuple(part for at in _SLOWER for part in _knock(at, 0.22 + at * 0.08)),
    "end": (*_horn(0, 146.8, 0.7, 0.24), *_horn(0.42, 220, 0.7, 0.22), *_horn(0.84, 293.7, 1.3, 0.24)),
}
LONGEST = 3.0  # seconds
VOLUMES = {"soft": 0.25, "normal": 0.5, "loud": 0.9}  # the share of what the device can do
