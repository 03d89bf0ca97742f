"""Small pieces of markup that all screens share."""

from __future__ import annotations

from collections.abc import Iterable

from longhouse.engine import Message
from longhouse.engine.markup import Markup, join, tag

from .i18n import Say
from .routes import to

_PATHS = {
    "home": "M12 3 2 12h3v8h5v-6h4v6h5v-8h3z",
    "menu": "M3 5h18v2.6H3zm0 5.700h18v2.600H3zm0 5.700h18V19H3z",
    "share": "M17 2a3.500 3.500 0 1 1-2.600 5.800L9.300 10.700a3.500 3.500 0 0 1 0 2.600l5.100 2.900"
    "a3.500 3.500 0 1 1-1 1.900"
    "l-5.300-3a3.500 3.500 0 1 1 0-6.200l5.300-3A3.500 3.500 0 0 1 17 2z",
    "undo": "M9 4v4h5a6 6 0 0 1 0 12H7v-2.600h7a3.400 3.400 0 0 0 0-6.800H9v4L2.500 9.300z",
    "redo": "M15 4v4h-5a6 6 0 0 0 0 12h7v-2.600h-7a3.400 3.400 0 0 1 0-6.800h5v4l6.500-5.300z",
    "restart": "M12 4a8 8 0 1 1-7.700 5.800l2.500.7A5.400 5.400 0 1 0 12 6.600V10L5.800 5.300 12 .5z",
    "first": "M4 5h2.600v14H4zm16 0v14L8 12z",
    "back": "M17 5v14L6 12z",
    "on": "M7 5v14l11-7z",
    "last": "M17.400 5H20v14h-2.600zM4 5v14l12-7z",
    "play": "M6 3v18l15-9z",
    "pause": "M5 4h5v16H5zm9 0h5v16h-5z",
    "what": "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm0 2.400a7.600 7.600 0 1 0 0 15.200 7.600 7.600 0 0 0"
    " 0-15.200zM10.700 15.600h2.600V18h-2.600zM12 5.800c2.400 0 4.200 1.500 4.200 3.700 0 1.500-.8 2.400"
    "-1.900 3.200-.8.600-1 .900-1 1.900h-2.600c0-2 .7-2.900 1.900-3.800.8-.600 1-.800 1-1.300 0-.800"
    "-.600-1.300-1.600-1.300s-1.700.600-1.800 1.600H7.700c.1-2.500 1.900-4 4.300-4z",
    "signs": "M3 4h5.500v5.500H3zm8.500 1.500H21v2.600h-9.500zM5.750 14.200a2.800 2.800 0 1 1 0 5.600"
    " 2.800 2.800 0 0 1 0-5.600zM11.500 15.700H21v2.600h-9.500z",
    "hint": "M12 1.500a7.500 7.500 0 0 1 4.300 13.650V18H7.700v-2.850A7.500 7.500 0 0 1 12 1.500z"
    "m0 2.600a4.900 4.900 0 0 0-2 9.370l.300.130v1.800h3.400v-1.800l.300-.130a4.900 4.900 0 0 0-2-9.370z"
    "M8.300 19.200h7.400v1.800H8.300zm1.900 2.700h3.600v1.100h-3.600z",
    "found": "M9.200 15.700 4.700 11.200l-1.900 1.900 6.400 6.400L21.200 7.500l-1.900-1.900z",
    "more": "M12 7.500 20.500 16l-1.900 1.900L12 11.300l-6.600 6.600L3.500 16z",
    "less": "M12 16.500 3.500 8l1.900-1.900 6.600 6.600 6.600-6.600L20.500 8z",
    "say": "M4.500 3h15A2.500 2.500 0 0 1 22 5.500v9a2.500 2.500 0 0 1-2.500 2.500H12l-6 5v-5H4.500"
    "A2.500 2.500 0 0 1 2 14.500v-9A2.500 2.500 0 0 1 4.500 3z"
    "M6.500 8.700v2.600h2.600V8.700zm4.200 0v2.600h2.600V8.700zm4.200 0v2.600h2.600V8.700z",
    "seats": "M8 3.500a3.750 3.750 0 1 1 0 7.500 3.750 3.750 0 0 1 0-7.500zM1 20.500c0-5 2.600-8 7-8s7 3 7 8z"
    "M17 5.500a3 3 0 1 1 0 6 3 3 0 0 1 0-6z"
    "M17.200 20.500c0-3-.700-5.300-2-7 .600-.300 1.200-.500 1.800-.500 3.700 0 6 2.700 6 7.500z",
    "close": "m5.800 4 6.200 6.200L18.200 4 20 5.800 13.800 12"
    "l6.200 6.200-1.800 1.800-6.200-6.200L5.800 20 4 18.200l6.200-6.200L4 5.800z",
}


def icon(name: str) -> Markup:
    """A sign from our own set."""
    return Markup(
        '<svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">'
        f'<path fill="currentColor" d="{_PATHS[name]}"/></svg>'
    )


def button(text: str, command: str, arg: str = "", kind: str = "", **attrs: object) -> Markup:
    """A button that sends a command."""
    return tag(
        "button",
        {
            "type": "button",
            "class": f"btn {kind}".strip(),
            "data-do": command,
            "data-arg": arg or None,
            **attrs,
        },
        text,
    )


def signed_button(sign: str, text: str, command: str, kind: str = "") -> Markup:
    """A button with a sign and words; where there is little room, the words are only spoken."""
    attrs = {"type": "button", "class": f"btn signed {kind}".strip(), "data-do": command, "title": text}
    return tag("button", attrs, icon(sign), tag("span", {"class": "words"}, text))


def door(text: str, *where: str, kind: str = "") -> Markup:
    """A button that leads to another page."""
    return button(text, "go", to(*where), kind)


def controls(*inside: object) -> Markup:
    """A row of buttons."""
    return tag("div", {"class": "controls"}, *inside)


def field(*inside: object) -> Markup:
    """A field of a form with its label and what else belongs to it."""
    return tag("div", {"class": "field"}, *inside)


def named_button(say: Say, text: Message, of: str, command: str, arg: str, kind: str = "") -> Markup:
    """A button that a screen reader distinguishes from those for other things."""
    return button(say(text), command, arg, kind, **{"aria-label": full_name(say, text, of)})


def full_name(say: Say, text: Message, of: str) -> str:
    """What a button does, and to what."""
    return say(Message("{action}: {title}", action=text, title=of))


def icon_button(
    sign: str, label: str, command: str, arg: str = "", why: str = "", expanded: bool | None = None
) -> Markup:
    """A button that shows a sign; with `why` it is off and says so; `expanded`: what it opens is open."""
    attrs: dict[str, object] = {"type": "button", "class": "btn icon", "aria-label": label, "title": label}
    if why:
        attrs |= {"aria-disabled": "true", "data-why": why, "aria-label": f"{label}. {why}", "title": why}
    else:
        attrs |= {"data-do": command, "data-arg": arg or None}
    if expanded is not None:
        attrs["aria-expanded"] = "true" if expanded else "false"
    return tag("button", attrs, icon(sign))


def select(
    field: str, label: str, value: str, options: Iterable[tuple[str, str]], hidden: bool = False, of: str = ""
) -> Markup:
    """A labelled list to choose from; `of` distinguishes it where that is not seen."""
    name = f"field-{field.replace('.', '-')}"
    shown = join(tag("option", {"value": key, "selected": key == value}, text) for key, text in options)
    return join(
        (
            tag("label", {"for": name, "class": "sr" if hidden else None}, label),
            tag(
                "select",
                {
                    "id": name,
                    "name": field,
                    "data-field": field,
                    "aria-label": f"{label} ({of})" if of else None,
                },
                shown,
            ),
        )
    )


def civil_date(ms: int, timezone: int) -> str:
    """Milliseconds since 1970 as `2026-11-16 14:05`, local time.

    >>> civil_date(1_000_000_000_000, 0)
    '2001-09-09 01:46'
    """
    minutes = ms // 60_000 + timezone
    days, minute = divmod(minutes, 24 * 60)
    # Howard Hinnant's days-to-civil, with years that begin in March
    days += 719_468
    era, doe = divmod(days, 146_097)
    yoe = (doe - doe // 1460 + doe // 36_524 - doe // 146_096) // 365
    doy = doe - (365 * yoe + yoe // 4 - yoe // 100)
    mp = (5 * doy + 2) // 153
    month = mp + 3 if mp < 10 else mp - 9
    year = yoe + era * 400 + (month <= 2)
    return f"{year:04d}-{month:02d}-{doy - (153 * mp + 2) // 5 + 1:02d} {minute // 60:02d}:{minute % 60:02d}"
