"""A hash of a whole position, the same on every Python and in the browser."""

from __future__ import annotations

import json
from collections.abc import Mapping

FORM = 1  # version of the canonical form


def digest(game_id: str, rules: int, plain: Mapping[str, object]) -> str:
    """32 hex digits. `plain` leaves out fields at their default, so that the state may grow."""
    from hashlib import blake2b  # late: it takes as long to import as ten of our modules

    form = json.dumps([FORM, game_id, rules, plain], sort_keys=True, separators=(",", ":"))
    return blake2b(form.encode(), digest_size=16).hexdigest()
