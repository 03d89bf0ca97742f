"""What is seen as a scene: raids on villages, Draco and the undead, what they were worth; the bonuses."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.staging import Staging

from .. import events
from ..views import View
from . import bonuses, raid, spoils


def staged(happened: Sequence[events.Event], before: View, after: View) -> Staging | None:
    """The acts of an action."""
    last = bonuses.acts(happened, after)
    acts = [*raid.acts(happened, before, after), *spoils.acts(happened, before), *last]
    return Staging(tuple(acts), counted=bool(last), scored=bool(last)) if acts else None
