"""A long game at a table on several devices: nothing grows but the match itself, which is its moves."""

from __future__ import annotations

import gc
from collections import Counter
from types import ModuleType

import pytest

from longhouse.app import messages as ms
from longhouse.engine import Match

from .network import Device
from .test_table import play, seated

MOVES = 300
APART = (Match, type, ModuleType, type(lambda: None), type(gc.collect))  # not followed


def held(device: Device) -> Counter[str]:
    """How many things a device holds of each kind, but for the match."""
    seen: dict[int, object] = {}
    todo: list[object] = [device.model]
    while todo:
        thing = todo.pop()
        if id(thing) in seen or isinstance(thing, APART):
            continue
        seen[id(thing)] = thing
        todo.extend(gc.get_referents(thing))
    return Counter(type(thing).__name__ for thing in seen.values())


@pytest.mark.host  # what the page's Python does with memory, the browser tests and the bench look at
def test_many_moves_leave_nothing_behind_but_the_match() -> None:
    net, devices = seated("person", "elsewhere", "elsewhere", game="gonewild")
    play(net, devices, 20)
    sizes, turn = [held(device) for device in devices], devices[0].table.turn
    while devices[0].table.turn < turn + MOVES:
        play(net, devices, 10)
        devices[1].send(ms.Do("phrase", "1"))
        net.settle(9000)
    for device, before in zip(devices, sizes, strict=True):
        grown = held(device) - before
        assert grown.total() < MOVES / 10, grown
