"""The page before Python runs, and the note that the app leaves for it."""

from __future__ import annotations

import json

from longhouse.app import messages as ms
from longhouse.app.shell import LISTED, drawn, note
from longhouse.app.view import view
from longhouse.games import GAMES, cover

from .fake import Tab


def test_the_shell_is_the_upper_part_of_the_home_screen() -> None:
    for lang in ("en", "fr"):
        shell = drawn()[lang].removesuffix("</div>")
        home = view(Tab(languages=(lang,)).model).markup
        assert home.startswith(shell), "nothing may move when Python draws the same once more"
        assert all(cover(game).meta.title in shell for game in GAMES)


def test_the_note_lists_the_games_as_the_home_screen_does() -> None:
    tab = Tab()
    for _ in range(LISTED + 1):
        tab.send(ms.Do("go", "/new/onboard"))
        tab.send(ms.Submitted("begin", {}))
    tab.send(ms.Do("go", "/"))
    told = json.loads(note(tab.model))
    assert (told["lang"], told["theme"], told["title"]) == ("en", "auto", "Continue")
    assert len(told["slots"]) == LISTED
    page = tab.page.markup
    for slot in told["slots"]:
        assert f'data-arg="/play/{slot["id"]}"' in page
        assert all(f">{line}<" in page for line in slot["lines"])


def test_an_unreadable_slot_is_no_business_of_the_shell() -> None:
    assert json.loads(note(Tab({"bad": "{"}).model))["slots"] == []
