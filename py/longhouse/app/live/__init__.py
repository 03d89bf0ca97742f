"""A table on several devices: one holds it, the others sit at it, and all of them save the match.

The host orders the actions and runs the bots (`host`); a guest shows what the host has confirmed (`guest`).
What they say is in `protocol`, how they find each other in `invitation`, what they know in `state`.
These modules are loaded when a table is opened to others, or an invitation is followed.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..rooms import Handler, When, always, with_table


def late(place: str, when: When = always, fresh: bool = False) -> Handler:
    """A handler for the open table whose module, `module.function`, is loaded when it is first needed."""
    module, _, function = place.partition(".")

    def run(*given: Any) -> Any:
        return getattr(import_module(f"{__name__}.{module}"), function)(*given)

    return with_table(run, when, fresh)
