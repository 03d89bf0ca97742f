"""What a table on several devices asks of the browser; loaded when the first of it is asked for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longhouse.app import effects as fx

from .connections import Connections
from .locks import Locks
from .scanning import Scanner
from .sharing import Answer
from .staying import Awake, Guard
from .tabs import Tabs


class Live:
    """Holds connections, locks and the camera. From its making on, what other tabs tell is heard."""

    def __init__(self, prefix: str, answer: Answer) -> None:
        connections = Connections(answer)
        tabs, locks = Tabs(prefix, answer), Locks(prefix, answer)
        awake, guard, scanner = Awake(), Guard(), Scanner(answer)
        self._table: dict[type, Callable[[Any], object]] = {
            fx.Invite: lambda effect: connections.invite(effect.peer, effect.stun),
            fx.Join: lambda effect: connections.join(effect.peer, effect.description, effect.stun),
            fx.Accept: lambda effect: connections.accept(effect.peer, effect.description),
            fx.Send: lambda effect: connections.send(effect.peer, effect.text),
            fx.HangUp: lambda effect: connections.hang_up(effect.peer),
            fx.Broadcast: lambda effect: tabs.tell(effect.text),
            fx.TakeLock: lambda effect: locks.take(effect.name),
            fx.DropLock: lambda effect: locks.drop(effect.name),
            fx.StayAwake: lambda effect: awake.keep(effect.on),
            fx.GuardLeaving: lambda effect: guard.keep(effect.on),
            fx.Scan: lambda effect: scanner.start(),
            fx.StopScanning: lambda effect: scanner.stop(),
        }

    def perform(self, effect: fx.Effect) -> None:
        """Carry out one effect."""
        self._table[type(effect)](effect)
