"""Where a small screen shows one part of the table at a time: the parts to flip to, and what waits there."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag
from longhouse.engine.presentation import Place

from ..i18n import Say


def draw(places: Sequence[Place], shown: str, say: Say) -> Markup | None:
    """A button for each part, the first one being shown unless another was chosen."""
    if not places:
        return None
    known = [place.name for place in places]
    now = shown if shown in known else known[0]
    return tag(
        "nav",
        {"class": "places", "aria-label": say(Message("Parts of the table"))},
        *(_button(place, place.name == now, say) for place in places),
    )


def _button(place: Place, now: bool, say: Say) -> Markup:
    count = place.choices
    told = None
    if count:
        text = say(Message.plural("{n} choice", "{n} choices", n=count))
        told = tag(
            "small", {"class": "place-count"}, tag("span", {"aria-hidden": "true"}, str(count)),
            tag("span", {"class": "sr"}, text),
        )  # fmt: skip
    return tag(
        "button",
        {
            "type": "button",
            "class": "place",
            "data-do": "place",
            "data-arg": place.name,
            "data-choices": count or None,
            "aria-pressed": "true" if now else "false",
        },
        say(place.title),
        told,
    )
