"""The page before Python runs, and the note that the app leaves for it."""

from __future__ import annotations

import json

from longhouse.app import messages as ms
from longhouse.app.i18n import LANGUAGES
from longhouse.app.screens.saved import LATEST, lists
from longhouse.app.shell import LISTED, drawn, note
from longhouse.app.view import view
from longhouse.games import GAMES, cover

from .fake import Tab


def test_the_shell_is_the_upper_part_of_the_home_screen() -> None:
    for lang in LANGUAGES:
        shell = drawn()[lang].removesuffix("</div>")
        home = view(Tab(languages=(lang,)).model).markup
        assert home.startswith(shell), "nothing may move when Python draws the same once more"
        assert all(cover(game).meta.title in shell for game in GAMES)


def test_the_note_lists_the_games_as_the_home_screen_does() -> None:
    tab = Tab()
    for _ in range(LATEST + LISTED + 1):
        tab.send(ms.Do("go", "/new/onboard"))
        tab.send(ms.Submitted("begin", {}))
    tab.send(ms.Do("go", "/"))
    told = json.loads(note(tab.model))
    assert (told["lang"], told["theme"]) == ("en", "auto")
    latest, others = told["lists"]
    assert (latest["title"], len(latest["slots"])) == ("Continue", LATEST)
    assert (others["title"], len(others["slots"])) == ("Saved games", LISTED)
    page = tab.page.markup
    for slot in (*latest["slots"], *others["slots"]):
        assert f'data-arg="/play/{slot["id"]}"' in page
        assert f'aria-label="{slot["label"]}"' in page
        assert all(f">{line}<" in page for line in slot["lines"])
    assert page.index(">Continue<") < page.index(">Games<") < page.index(">Saved games<")


def test_the_note_has_the_doors_of_each_game_as_home_has_them() -> None:
    tab = Tab()
    for doors in json.loads(note(tab.model))["doors"]:
        for text, where, kind, label in doors:
            kinds = f"btn {kind}".strip()
            button = f'class="{kinds}" data-do="go" data-arg="{where}" aria-label="{label}">{text}<'
            assert button in tab.page.markup
            assert label.startswith(f"{text}: Vikings"), "each names its game"


def test_what_is_over_or_unreadable_does_not_stand_first() -> None:
    tab = Tab({"bad": "{"})
    (_, first), _ = lists(tab.model.session)
    assert first == []
    assert tab.page.markup.index(">Games<") < tab.page.markup.index("Unreadable entry")


def test_an_unreadable_slot_is_no_business_of_the_shell() -> None:
    assert json.loads(note(Tab({"bad": "{"}).model))["lists"][1]["slots"] == []
