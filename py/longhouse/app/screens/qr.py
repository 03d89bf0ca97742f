"""A QR code as a picture, made from its rows."""

from __future__ import annotations

import re
from collections.abc import Sequence

from longhouse.engine.markup import Markup, tag

QUIET = 4  # modules of white around it, as the standard wants


def picture(rows: Sequence[str], label: str) -> Markup:
    """Dark modules as one path of horizontal runs, on white whatever the theme."""
    size = len(rows) + 2 * QUIET
    runs = [
        f"M{run.start() + QUIET} {y + QUIET}h{len(run[0])}v1h-{len(run[0])}z"
        for y, row in enumerate(rows)
        for run in re.finditer("1+", row)
    ]
    return tag(
        "svg",
        {
            "class": "qr", "viewBox": f"0 0 {size} {size}", "role": "img", "aria-label": label,
            "shape-rendering": "crispEdges", "tabindex": -1,
        },
        tag("rect", {"width": size, "height": size, "fill": "#fff"}),
        tag("path", {"d": "".join(runs), "fill": "#000"}),
    )  # fmt: skip
