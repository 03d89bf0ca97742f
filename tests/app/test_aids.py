"""To look at while one plays: what the signs mean, and a homeland, large."""

from __future__ import annotations

import pytest

from longhouse.app import messages as ms
from longhouse.engine import game_class
from longhouse.games import GAMES

from .fake import Tab


def shown(tab: Tab, name: str) -> str:
    """A dialog as it is now."""
    tab.do("dialog", name)
    text = tab.page.markup.partition("<dialog")[2].partition("</dialog>")[0]
    tab.do("escape")
    return text


@pytest.mark.parametrize("game", GAMES)
def test_the_signs_are_explained_at_the_table_and_in_the_lesson(game: str) -> None:
    tab = Tab()
    tab.new_game("person", "thrall", game=game)
    at_table = shown(tab, "signs")
    tab.do("go", "/")
    other = next(name for name in GAMES if name != game)
    tab.do("go", f"/learn/{other}")  # with the table of another game open
    in_lesson = shown(tab, "signs")
    for text, its in ((at_table, game), (in_lesson, other)):
        assert "What the signs mean" in text
        assert [name for name in GAMES if game_class(name) in text] == [its]


def test_a_homeland_is_shown_as_it_is_and_as_it_was_at_the_moment_one_looks_back_to() -> None:
    tab = Tab()
    tab.new_game("person", "thrall", game="wikinger")
    empty = shown(tab, "closer:1")
    tab.play_on(8)
    now = shown(tab, "closer:1")
    assert now != empty
    tab.send(ms.Do("look", "0"))
    assert shown(tab, "closer:1") == empty
    tab.do("look", "live")
    assert shown(tab, "closer:1") == now
