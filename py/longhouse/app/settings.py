"""What is kept of a person's preferences, read back without trust."""

from __future__ import annotations

import json
from typing import Any

from longhouse.engine.save import clean_name, read_json
from longhouse.games import GAMES

from . import effects as fx
from .i18n import LANGUAGES
from .model import Model, Settings, replace

THEMES = ("auto", "light", "dark")
PACES = ("slow", "normal", "instant")
MOTIONS = ("normal", "quick", "off")
CONFIRMS = ("off", "final", "all")
CHOICES = {"theme": THEMES, "pace": PACES, "motion": MOTIONS, "confirm": CONFIRMS}  # besides the language
SWITCHES = ("curtain", "sound")


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
        **choices,
        **switches,
    )


def _lessons(value: object) -> dict[str, int]:
    """How far each lesson got; how far it can get is known only when it is opened."""
    pairs = value.items() if isinstance(value, dict) else ()
    return {game: step for game, step in pairs if game in GAMES and type(step) is int and step >= 0}


def _one_of(value: object, known: tuple[str, ...], default: str) -> str:
    return value if isinstance(value, str) and value in known else default


def keep(model: Model) -> fx.Effect:
    """The effect that stores the settings."""
    return fx.SaveSettings(json.dumps(vars(model.settings), ensure_ascii=False))


def typed(model: Model, name: str, value: str) -> tuple[Model, list[fx.Effect]]:
    """A setting changed on the screen."""
    known = {"lang": tuple(LANGUAGES), **CHOICES}
    change: dict[str, Any] = {}
    if value in known.get(name, ()):
        change = {name: value}
    elif name in SWITCHES:
        change = {name: value == "on"}
    model = replace(model, settings=replace(model.settings, **change))
    return model, [keep(model)]
