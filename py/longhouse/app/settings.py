"""What is kept of a person's preferences, read back without trust."""

from __future__ import annotations

import json
import re
from typing import Any

from longhouse.bots import LEVELS
from longhouse.engine.save import clean_name, read_json
from longhouse.games import GAMES

from . import effects as fx
from . import messages as ms
from .i18n import LANGUAGES
from .model import Change, Session, Settings, replace

THEMES = ("auto", "light", "dark")
PACES = ("slow", "normal", "instant")
MOTIONS = ("normal", "quick", "off")
CONFIRMS = ("off", "final", "all")
VOLUMES = ("soft", "normal", "loud")
CHOICES = {
    "theme": THEMES, "pace": PACES, "motion": MOTIONS, "confirm": CONFIRMS, "volume": VOLUMES,
}  # besides the language  # fmt: skip
SWITCHES = ("curtain", "forced", "remarks", "sound", "talk")
LONGEST_NAME, MOST_READ = 60, 300  # of what is stored about remarks; all games together have a sixth of that


def read(text: str) -> Settings:
    """Stored settings; whatever is not understood keeps its default."""
    try:
        data = read_json(text) if text else {}
        data = data if isinstance(data, dict) else {}
    except ValueError:
        data = {}
    fresh = Settings()
    names = data.get("names")
    names = [n for n in names if isinstance(n, str)][:4] if isinstance(names, list) else []
    choices: dict[str, Any] = {
        name: _one_of(data.get(name), CHOICES[name], getattr(fresh, name)) for name in CHOICES
    }
    switches: dict[str, Any] = {name: data[name] for name in SWITCHES if isinstance(data.get(name), bool)}
    return Settings(
        lang=_one_of(data.get("lang"), tuple(LANGUAGES), fresh.lang),
        names=tuple(clean_name(name) for name in names),
        lessons=_lessons(data.get("lessons")),
        taught=_taught(data.get("taught")),
        remarks_read=_remarks_read(data.get("remarks_read")),
        told_lasts=data.get("told_lasts") is True,
        told_sound=data.get("told_sound") is True,
        level=_one_of(data.get("level"), LEVELS, fresh.level),
        colour=_colour(data.get("colour")),
        declined=_declined(data.get("declined")),
        stun=stun_address(data.get("stun")),
        **choices,
        **switches,
    )


def _lessons(value: object) -> dict[str, int]:
    """How far each lesson got; how far it can get is known only when it is opened."""
    pairs = value.items() if isinstance(value, dict) else ()
    return {game: step for game, step in pairs if game in GAMES and type(step) is int and step >= 0}


def _taught(value: object) -> tuple[str, ...]:
    """The games whose lesson was finished."""
    names = value if isinstance(value, list) else []
    return tuple(game for game in GAMES if game in names)


def _remarks_read(value: object) -> tuple[str, ...]:
    """The remarks that were read: a game and a name each."""
    names = value if isinstance(value, list) else []
    good = (name for name in names if isinstance(name, str) and name.partition(" ")[0] in GAMES)
    return tuple(name for name in good if len(name) <= LONGEST_NAME)[:MOST_READ]


def _declined(value: object) -> tuple[str, ...]:
    """The suggestions of another level that are not wanted; see `ladder`."""
    names = value if isinstance(value, list) else []
    return tuple(name for name in names if isinstance(name, str) and len(name) <= LONGEST_NAME)[-12:]


def _colour(value: object) -> int:
    return value if type(value) is int and 0 <= value < 4 else 0


_STUN = re.compile(r"(stuns?:)?([A-Za-z0-9.-]{1,60}|\[[0-9A-Fa-f:]{2,40}\])(:\d{1,5})?")


def stun_address(value: object) -> str:
    """The address of a STUN server; empty if it is none.

    >>> stun_address(" stun.example.org:3478 "), stun_address("https://example.org")
    ('stun:stun.example.org:3478', '')
    """
    found = _STUN.fullmatch(value.strip()) if isinstance(value, str) else None
    return f"{found[1] or 'stun:'}{found[2]}{found[3] or ''}" if found else ""


def _one_of(value: object, known: tuple[str, ...], default: str) -> str:
    return value if isinstance(value, str) and value in known else default


def keep(session: Session) -> fx.Effect:
    """The effect that stores the settings."""
    return fx.SaveSettings(json.dumps(vars(session.settings), ensure_ascii=False))


def typed(session: Session, message: ms.Typed) -> Change:
    """A setting changed on the screen: set.<name>."""
    name, value = message.field.partition(".")[2], message.value
    known = {"lang": tuple(LANGUAGES), **CHOICES}
    change: dict[str, Any] = {}
    if value in known.get(name, ()):
        change = {name: value}
    elif name in SWITCHES:
        change = {name: value == "on"}
        if name == "remarks":
            change["remarks_read"] = ()  # whoever wants them back wants all of them
        elif name == "sound":
            change["told_sound"] = True
    elif name == "stun":
        change = {name: stun_address(value)}
    session = replace(session, settings=replace(session.settings, **change))
    return session, [keep(session)]


def with_sound(session: Session, said: str) -> Change:
    """Whether to play with sound, asked once at the first table; a yes is heard at once."""
    wanted = said == "on"
    session = replace(session, settings=replace(session.settings, sound=wanted, told_sound=True))
    heard: list[fx.Effect] = [fx.Sound("wood", session.settings.volume)] if wanted else []
    return session, [keep(session), *heard]
