"""What is kept of a person's preferences, read back without trust."""

from __future__ import annotations

import json
from dataclasses import asdict

from longhouse.engine.save import clean_name, read_json

from . import effects as fx
from .i18n import LANGUAGES
from .model import Model, Settings, replace

THEMES = ("auto", "light", "dark")
PACES = ("slow", "normal", "instant")


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
    curtain = data.get("curtain")
    return Settings(
        lang=_one_of(data.get("lang"), tuple(LANGUAGES), fresh.lang),
        theme=_one_of(data.get("theme"), THEMES, fresh.theme),
        pace=_one_of(data.get("pace"), PACES, fresh.pace),
        curtain=curtain if isinstance(curtain, bool) else fresh.curtain,
        names=tuple(clean_name(name) for name in names),
    )


def _one_of(value: object, known: tuple[str, ...], default: str) -> str:
    return value if isinstance(value, str) and value in known else default


def keep(model: Model) -> fx.Effect:
    """The effect that stores the settings."""
    return fx.SaveSettings(json.dumps(asdict(model.settings), ensure_ascii=False))


def typed(model: Model, name: str, value: str) -> tuple[Model, list[fx.Effect]]:
    """A setting changed on the screen."""
    settings = model.settings
    if name == "lang" and value in LANGUAGES:
        settings = replace(settings, lang=value)
    elif name == "theme" and value in THEMES:
        settings = replace(settings, theme=value)
    elif name == "pace" and value in PACES:
        settings = replace(settings, pace=value)
    elif name == "curtain":
        settings = replace(settings, curtain=value == "on")
    model = replace(model, settings=settings)
    return model, [keep(model)]
