"""All screens of the app and their states, each with the shortest way to it.

Pictures (`dev.py shots`), geometry, axe-core and the search for English words all walk this one list:
a new screen gets one function in `screens_around`, `screens_table`, `screens_live` or
`screens_moments`, and everything looks at it.
"""

from __future__ import annotations

from collections.abc import Sequence

import screens_around  # noqa: F401  (enters its screens into the list)
import screens_live  # noqa: F401
import screens_moments  # noqa: F401
import screens_table  # noqa: F401
from showing import SCREENS, Screen

from longhouse.app.i18n import LANGUAGES as SPOKEN

LANGUAGES = tuple(SPOKEN)
FURTHER = LANGUAGES[1:]  # English is the first


def named(names: Sequence[str] = ()) -> list[Screen]:
    """The screens whose names begin with one of these; all if none is given."""
    return [one for one in SCREENS if not names or one.name.startswith(tuple(names))]
