"""The way in: a game in one tap, the form, and playing with friends."""

from __future__ import annotations

import json
import re

import pytest

from longhouse.app import messages as ms
from longhouse.app.model import here
from longhouse.app.pages import Friends, Home, NewGame, Share
from longhouse.app.rooms.friends import WAYS
from longhouse.bots import usual_level
from longhouse.games import GAMES, offers

from .fake import Tab


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_one_tap_from_home(game: str) -> None:
    tab = Tab()
    tab.do("go", f"/now/{game}")
    assert tab.address == f"/play/{tab.table.slot}" and tab.history == ["", tab.address]
    assert [player.bot for player in tab.table.match.seats] == ["", usual_level(game)]
    assert tab.play_on(3) == 3


def test_the_tap_remembers_level_name_and_clan() -> None:
    tab = Tab()
    tab.do("go", "/new/onboard")
    tab.send(ms.Typed("name.0", "Leif"))
    tab.send(ms.Typed("colour.0", "2"))
    tab.send(ms.Typed("kind.1", "thrall"))
    tab.send(ms.Submitted("begin", {}))
    later = Tab(settings=tab.settings)
    later.do("go", "/now/wikinger")
    assert [tuple(player)[:3] for player in later.table.match.seats] == [("Leif", 2, ""), ("", 0, "thrall")]


def test_a_tap_forgets_no_names_and_leaves_the_form_alone() -> None:
    tab = Tab()
    tab.new_game("person", "person", names=("Leif", "Astrid"))
    tab.send(ms.Do("go", "/"))
    tab.send(ms.Do("go", "/now/onboard"))
    assert [player.name for player in tab.table.match.seats] == ["Leif", ""]
    tab.send(ms.Do("go", "/"))
    tab.do("go", "/new/onboard")
    assert 'value="Astrid"' in tab.page.markup


def test_a_link_to_a_game_that_is_not_there_starts_nothing() -> None:
    tab = Tab(address="/now/chess")
    assert isinstance(tab.model.page, Home) and not tab.storage


def test_what_was_chosen_before_python_came_leaves_no_trace_in_the_history() -> None:
    tab = Tab(address="/now/onboard")
    assert tab.history == [f"/play/{tab.table.slot}"]


@pytest.mark.parametrize("text", ['{"level":"king","colour":9}', '{"level":7,"colour":true}'])
def test_strange_settings_are_not_believed(text: str) -> None:
    settings = Tab(settings=text).model.session.settings
    assert (settings.level, settings.colour) == ("", 0)


# -- the form


def test_each_level_says_how_strong_it_is_and_one_is_to_be_taken_first() -> None:
    tab = Tab()
    tab.do("go", "/new/onboard")
    told = {}
    for level in ("thrall", "karl", "jarl", "skald"):
        tab.send(ms.Typed("kind.1", level))
        told[level] = tab.page.markup.partition('class="seat-about">')[2].partition("<")[0]
    assert len(set(told.values())) == 4 and all(told.values())
    assert [level for level in told if "first" in told[level]] == ["karl"]


def test_all_levels_stand_beside_each_other_with_one_mark() -> None:
    tab = Tab(address="/new/onboard")
    top, _, rest = tab.page.markup.partition('<ul class="seats"')
    listed = top.partition('<details class="levels">')[2]
    rows = re.findall(r"<li.*?</li>", listed)
    assert [name in row for name, row in zip(("Thrall", "Karl", "Jarl", "Skald"), rows, strict=True)] == [
        True
    ] * 4
    assert ["Take this one first." in row for row in rows] == [False, True, False, False]
    assert isinstance(tab.model.page, NewGame) and tab.model.page.draft.seats[1].bot == "karl", "the same"
    assert rest.count("Take this one first.") == 1


def test_options_are_folded() -> None:
    for game in GAMES:
        tab = Tab(address=f"/new/{game}")
        before, _, folded = tab.page.markup.partition('<details class="more"')
        assert 'data-field="option.' in folded and 'data-field="option.' not in before
        assert not folded.startswith(" open")


# -- friends


def test_friends_are_found_from_home_and_from_the_form() -> None:
    tab = Tab()
    tab.do("go", "/friends")
    assert isinstance(tab.model.page, Friends)
    for *_, seats in WAYS:
        for game in GAMES:
            assert f'data-arg="/new/{game}/{seats}"' in tab.page.markup
    tab.send(ms.Do("go", "/new/wikinger"))
    tab.do("go", "/friends/wikinger")
    assert "/new/onboard" not in tab.page.markup
    tab.do("go", "/new/wikinger/link")
    assert isinstance(tab.model.page, NewGame)
    assert [seat.elsewhere for seat in tab.model.page.draft.seats[:2]] == [False, True]
    tab.send(ms.Do("go", "/new/wikinger"))
    assert isinstance(tab.model.page, NewGame) and tab.model.page.draft.seats[1].elsewhere, "as it was left"


def test_friends_at_one_device() -> None:
    tab = Tab(address="/new/onboard/here")
    tab.send(ms.Submitted("begin", {}))
    assert here(tab.table) == [0, 1] and tab.table.away == ()


def by_link(**started: object) -> Tab:
    """Leif plays here, Astrid elsewhere, from the start; it is Astrid's move."""
    tab = Tab(address="/new/onboard/link", **started)  # type: ignore[arg-type]
    tab.send(ms.Typed("name.0", "Leif"))
    tab.send(ms.Typed("name.1", "Astrid"))
    tab.send(ms.Typed("seed", "7"))
    tab.send(ms.Submitted("begin", {}))
    while tab.table.match.actor == 0:
        tab.act(tab.choices[0])
    return tab


def test_a_seat_elsewhere_gets_a_link_that_names_it() -> None:
    tab = by_link()
    assert not tab.choices and "It is Astrid’s move: send the link on." in tab.page.markup
    tab.do("share")
    assert isinstance(tab.model.dialog, Share)
    assert "This link is for Astrid." in tab.model.dialog.text
    link = tab.model.dialog.url.partition("#")[2]
    assert link == f"/g/{tab.table.match.to_link()}/for/2"
    friend = Tab(address=link)
    assert "This seat is for Astrid." in friend.page.markup and friend.address == link
    assert friend.page.markup.index("I am Astrid") < friend.page.markup.index("I am Leif")
    friend.do("sit", "1")
    assert here(friend.table) == [1]
    while friend.table.match.actor == 1:
        friend.act(friend.choices[0])
    friend.do("share")
    assert isinstance(friend.model.dialog, Share)
    tab.send(ms.Do("escape"))
    tab.follow(friend.model.dialog.url.partition("#")[2])
    assert tab.address == f"/play/{tab.table.slot}" and "Since your last move" in tab.page.markup
    assert len(tab.storage) == 1


def test_a_pasted_link_may_name_a_seat_too() -> None:
    link = f"https://example.org/#/g/{by_link().table.match.to_link()}/for/2"
    friend = Tab()
    friend.send(ms.Submitted("open_link", {"link": link}))
    assert "This seat is for Astrid." in friend.page.markup


@pytest.mark.parametrize("suffix", ["", "/for/0", "/for/9", "/for/3", "/for/x/y"])
def test_a_link_that_names_no_seat_of_a_person_asks(suffix: str) -> None:
    friend = Tab(address=f"/g/{by_link().table.match.to_link()}{suffix}")
    assert "Which seat is yours?" in friend.page.markup


def test_the_link_follows_the_choice_of_who_plays_here() -> None:
    tab = by_link()
    tab.do("share")
    tab.send(ms.Typed("mine", ""))
    assert isinstance(tab.model.dialog, Share)
    assert tab.model.dialog.url.endswith(tab.table.match.to_link()), "all play here: it is for nobody"
    tab.send(ms.Typed("mine", "0"))
    assert isinstance(tab.model.dialog, Share) and tab.model.dialog.url.endswith("/for/2")


def test_two_people_here_and_one_elsewhere() -> None:
    tab = Tab(address="/new/onboard/here")
    tab.send(ms.Typed("players", "3"))
    for seat, name in enumerate(("Leif", "Astrid", "Bjorn")):
        tab.send(ms.Typed(f"name.{seat}", name))
    tab.send(ms.Typed("kind.2", "elsewhere"))
    tab.send(ms.Submitted("begin", {}))
    curtains = set()
    while tab.table.match.actor != 2:
        if tab.table.curtain is not None:
            curtains.add(tab.table.curtain)
            tab.do("curtain")
        else:
            tab.act(tab.choices[0])
    assert curtains <= {0, 1} and not tab.choices and tab.table.curtain is None
    again = Tab(tab.storage, f"/play/{tab.table.slot}")
    assert again.table.away == (2,) and "It is Bjorn’s move: send the link on." in again.page.markup
    again.do("share")
    assert 'value="0,1" selected' in again.page.markup and "Leif, Astrid" in again.page.markup


def test_after_a_rematch_the_same_people_are_elsewhere() -> None:
    tab = by_link()
    names = [tab.table.match.seats[seat].name for seat in tab.table.away]
    tab.send(ms.Do("rematch"))
    assert [tab.table.match.seats[seat].name for seat in tab.table.away] == names == ["Astrid"]


def test_the_entry_keeps_who_plays_elsewhere_and_the_link_does_not() -> None:
    tab = by_link()
    entry = json.loads(tab.storage[tab.table.slot])
    assert entry["away"] == [1] and "away" not in entry["save"]
    tab.do("go", "/")
    assert "by link" in tab.page.markup


def test_every_game_with_a_lesson_has_both_ways_in() -> None:
    tab = Tab()
    for game in GAMES:
        assert f'data-arg="/now/{game}"' in tab.page.markup
        assert (f'data-arg="/learn/{game}"' in tab.page.markup) == offers(game, "guide")
