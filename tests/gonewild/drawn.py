"""The table as somebody sees it, as text."""

from __future__ import annotations

from typing import Any

from longhouse.engine import Choice, Look, Scene
from longhouse.games.gonewild.board import picture, tray
from longhouse.games.gonewild.lines import EVENTS

from .build import Match, Story, Table

LOOKS = tuple(Look(str(clan), clan, True) for clan in range(4))


def scene(match: Match, seat: int | None = None) -> Scene[Any]:
    """What is drawn for a seat; for the one that must act, if none is told."""
    acting = match.actor if seat is None else seat
    choices, blocked = {}, {}
    if acting == match.actor:
        for action in match.legal():
            note = match.preview(action)
            label = match.game.presentation().label(action, match.view(acting))
            choices[str(action)] = Choice(str(label), False, str(note) if note else "")
        blocked = {str(action): str(why) for action, why in match.refused()}
    return Scene(match.view(acting), LOOKS, choices, blocked, str)


def shown(table: Table, seat: int | None = None) -> str:
    """Board and tray as markup."""
    made = scene(table.match, seat)
    return f"{picture.draw(made)}{tray.tray(made)}"


def element(markup: str, name: str) -> str:
    """The markup from the element with that id to the next one that has an id."""
    start = markup.index(f'id="{name}"')
    end = markup.find(' id="', start + 5)
    return markup[markup.rindex("<", 0, start) : end if end >= 0 else None]


def said(story: Story) -> list[str]:
    """The lines of the log."""
    return [str(EVENTS[type(happened)](happened)) for happened in story if type(happened) in EVENTS]
