"""A built position as people see and hear it."""

from __future__ import annotations

import re

from longhouse.app.i18n import translator
from longhouse.engine import BaseView, Choice, Look, Scene

from .build import Table

NAMES = ("Ada", "Bo", "Cid", "Dag")
LOOKS = tuple(Look(name, colour, True) for colour, name in enumerate(NAMES))


def scene(t: Table, seat: int | None, layout: str = "wide", lang: str = "en") -> Scene[BaseView]:
    """What is drawn for a seat, which may choose if it is to act; None is a spectator."""
    match = t.match
    show = match.game.presentation()
    say = translator(lang, (show.cover.package,), LOOKS)
    view = match.view(seat)
    choices, blocked = {}, {}
    if seat is not None and seat == match.actor:
        choices = {str(a): Choice(say(show.label(a, view)), False) for a in match.legal()}
        blocked = {str(a): say(why) for a, why in match.refused()}
    return Scene(view, LOOKS, choices, blocked, say, layout)


def page(t: Table, seat: int | None, layout: str = "wide") -> str:
    """Board and tray."""
    show, drawn = t.match.game.presentation(), scene(t, seat, layout)
    return show.draw(drawn) + show.tray(drawn)


def spoken(t: Table, seat: int | None, layout: str = "wide", lang: str = "en") -> list[str]:
    """The lines of the table in words."""
    markup = t.match.game.presentation().draw(scene(t, seat, layout, lang))
    table = re.findall(r'<ul class="sr"[^>]*>(.*?)</ul>', markup)[0]
    return re.findall(r"<li[^>]*>(.*?)</li>", table)


def cards(t: Table, seat: int | None, layout: str = "wide") -> list[str]:
    """The players' areas."""
    markup = t.match.game.presentation().draw(scene(t, seat, layout))
    return re.findall(r'<li class="player .*?</li>', markup)


def prompt(t: Table, seat: int | None, lang: str = "en") -> str:
    """The question."""
    drawn = scene(t, seat, lang=lang)
    return drawn.say(t.match.game.presentation().prompt(drawn.view))


def log(t: Table, seat: int | None) -> list[str]:
    """The lines of the log."""
    say, line = scene(t, seat).say, t.match.game.presentation().event
    told = [line(event) for moment in t.match.log(seat) for event in moment.events]
    return [say(message) for message in told if message is not None]
