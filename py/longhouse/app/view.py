"""From the model to the page: one markup string."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import NamedTuple

from longhouse.engine import Match, Message
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import cover

from .i18n import Say, translator
from .model import Model
from .screens import home
from .widgets import icon_button


def _late(screen: str) -> Callable[[Model], Markup]:
    """A screen that is loaded when it is first shown."""

    def draw(model: Model) -> Markup:
        drawn: Markup = import_module(f"{__package__}.screens.{screen}").draw(model)
        return drawn

    return draw


_SCREENS: dict[str, Callable[[Model], Markup]] = {
    "home": home.draw,
    "new": _late("newgame"),
    "play": _late("table"),
    "about": _late("about"),
    "rules": _late("rules"),
    "learn": _late("lesson"),
    "daily": _late("daily"),
    "record": _late("record"),
}
_dialogs = _late("dialogs")
_TITLES = {"daily": Message("Daily voyage"), "record": Message("Your record")}


class Page(NamedTuple):
    """What the browser shows."""

    markup: str  # of the inside of #app
    attrs: dict[str, str]  # of <html>
    title: str


def view(model: Model) -> Page:
    """The page for a model."""
    say = translator(model.lang)
    body = _SCREENS[model.screen](model)
    markup = join((body, _dialogs(model) if model.dialog else None, _toast(model, say)))
    return Page(markup, _attrs(model), _title(model, say))


def _attrs(model: Model) -> dict[str, str]:
    attrs = {"lang": model.lang, "data-screen": model.screen}
    if model.settings.theme != "auto":
        attrs["data-theme"] = model.settings.theme
    if model.settings.motion != "normal":
        attrs["data-motion"] = model.settings.motion
    if model.asking:
        attrs["data-asks"] = "true"
    match = shown_match(model)
    if match is not None:
        actor = match.actor
        attrs |= {
            "data-game": match.game.meta.id,
            "data-turn": str(len(match.actions)),
            "data-actor": "" if actor is None else str(actor),
            "data-over": "true" if actor is None else "false",
        }
    return attrs


def shown_match(model: Model) -> Match | None:
    """What is played on the screen."""
    if model.screen == "learn" and model.learning is not None:
        return model.learning.match
    return model.table.match if model.screen == "play" and model.table is not None else None


def _title(model: Model, say: Say) -> str:
    if model.screen == "rules" and model.reading:
        return f"{cover(model.reading.game).meta.title}: {say(Message('Rules'))} – Longhouse"
    if model.screen == "learn" and model.learning:
        return f"{cover(model.learning.game).meta.title}: {say(Message('Lesson'))} – Longhouse"
    if model.screen in _TITLES:
        return f"{say(_TITLES[model.screen])} – Longhouse"
    if model.screen == "play" and model.table:
        return f"{model.table.match.game.meta.title} – Longhouse"
    if model.screen == "new":
        return f"{say(Message('New game'))} – Longhouse"
    return "Longhouse"


def _toast(model: Model, say: Say) -> Markup:
    toast = model.toast
    if toast is None:
        return tag("div", {"id": "toasts", "role": "status"})
    button = None
    if toast.action and toast.label:
        button = tag("button", {"type": "button", "class": "btn", "data-do": toast.action}, say(toast.label))
    close = icon_button("close", say(Message("Close")), "dismiss")
    return tag(
        "div",
        {"id": "toasts", "role": "status"},
        tag("div", {"class": "toast"}, say(toast.message), button, close),
    )
