"""To look at while one plays: what the signs mean, and a part of the table, large."""

from __future__ import annotations

from typing import Any

from longhouse.engine import Match, Message, Scene, game_class
from longhouse.engine.markup import Markup, tag
from longhouse.engine.presentation import no_signs

from ..i18n import Say
from ..model import Session
from ..pages import Closer, Signs
from ..say import looks, speaker
from ..widgets import icon_button


def signs_button(match: Match, say: Say) -> Markup | None:
    """Opens what the signs mean, where the game has any."""
    if match.game.presentation().signs is no_signs:
        return None
    return icon_button("signs", say(Message("What the signs mean")), "dialog", "signs")


def signs(session: Session, dialog: Signs, say: Say) -> list[object]:
    """The signs of the game, each with its meaning."""
    match = _match(session, dialog)
    shown = match.game.presentation().signs(_scene(session, match))
    return [say(Message("What the signs mean")), _of_game(match, "signs-of", shown)]


def closer(session: Session, dialog: Closer, say: Say) -> list[object]:
    """That part of the table, as it is now."""
    match = _match(session, dialog)
    scene = _scene(session, match)
    found = match.game.presentation().closer(scene, dialog.part)
    if not found:
        return [say(Message("Board"))]
    return [scene.say(found.title), _of_game(match, "closer", found.picture)]


def _match(session: Session, dialog: Signs | Closer) -> Match:
    """What the table shows now: of a lesson or puzzle, of a moment that one looks back to, or of the game."""
    if dialog.match is not None:
        return dialog.match
    table = session.table
    assert table is not None  # or there would be nothing to open them from
    return table.match if table.cursor is None else table.match.at(table.cursor)


def _scene(session: Session, match: Match) -> Scene[Any]:
    """What all may see, in a picture beside the one on the table."""
    say = speaker(session.lang, match)
    return Scene(match.view(None), looks(match, session.lang), {}, {}, say, session.layout, prefix="d")


def _of_game(match: Match, cls: str, inner: Markup) -> Markup:
    return tag("div", {"class": f"{cls} {game_class(match.game.meta.id)}"}, inner)
