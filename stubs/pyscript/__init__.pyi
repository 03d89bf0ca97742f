from collections.abc import Awaitable
from typing import Any

from js import document, window

__all__ = ["document", "window", "workers"]

class Workers:
    def __getitem__(self, name: str) -> Awaitable[Any]: ...

workers: Workers
