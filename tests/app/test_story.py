"""The end of a game: its course, the moments that made it, the rematch, the picture."""

from __future__ import annotations

import re
import xml.etree.ElementTree as xml
from pathlib import Path

import pytest

from longhouse.app.screens import postcard
from longhouse.app.story import MOMENTS, key_moments, story
from longhouse.engine import Match, Rng
from longhouse.engine.views import known
from longhouse.games import GAMES

from .fake import Tab


def finished(game: str, players: int = 3, seed: int = 5) -> Match:
    match = Match.new(game, players, seed)
    rng = Rng(seed)
    while match.actor is not None:
        match.play(match.legal()[rng.below(len(match.legal()))])
    return match


def over(*kinds: str, **options: object) -> Tab:
    tab = Tab(**options)  # type: ignore[arg-type]
    tab.new_game(*(kinds or ("person", "thrall")), names=("Astrid",))
    tab.play_on()
    return tab


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", (2, 4))
def test_the_course_ends_with_the_score_and_its_moments_are_true(game: str, players: int) -> None:
    match = finished(game, players)
    found = story(match)
    assert found is not None and match.outcome is not None
    assert found.points[-1] == match.outcome.scores
    assert [number for number, _ in found.marks][::9] == [0, len(match.actions)]
    assert len(found.turns) <= MOMENTS
    for turn in found.turns:
        now, before = found.points[turn.number], found.points[turn.number - 1]
        assert turn.gain == now[turn.seat] - before[turn.seat]
        if turn.lead:
            assert now.count(max(now)) == 1 and now[turn.seat] == max(now)
        else:
            assert turn.gain == max(a - b for a, b in zip(now, before, strict=True)) > 0


def test_key_moments_of_a_game_made_by_hand() -> None:
    #         start   a leads  level   b leads  a back   nothing  b gains 9
    points = ((0, 0), (5, 0), (5, 5), (5, 6), (8, 6), (8, 6), (8, 15), (30, 15))
    turns = [(turn.number, turn.seat, turn.lead) for turn in key_moments(points)]
    assert turns == [(1, 0, False), (2, 1, False), (4, 0, False), (6, 1, True), (7, 0, True)]
    assert key_moments(((0, 0), (0, 0))) == ()


@pytest.mark.host  # whole evenings of the app are played in Pyodide by the browser tests
def test_the_end_shows_plot_table_and_moments_that_lead_into_the_replay() -> None:
    tab = over()
    match = tab.table.match
    markup = tab.page.markup
    assert markup.count('class="course') == 2 * match.players, "a line and its sample for each seat"
    assert 'class="plot"' in markup and "The points as a table" in markup
    found = story(match)
    assert found is not None and found.turns
    tab.do("look", str(found.turns[0].number))
    assert tab.table.cursor == found.turns[0].number
    assert 'class="plot"' not in tab.page.markup


@pytest.mark.host
def test_a_rematch_is_a_new_game_of_the_same_people_one_seat_further() -> None:
    tab = over("person", "thrall", "karl")
    old, slot = tab.table.match, tab.table.slot
    tab.do("rematch")
    new = tab.table.match
    assert tab.table.slot != slot and not new.actions and new.seed != old.seed
    names = [(player.name, player.colour, player.bot) for player in old.seats]
    assert [(player.name, player.colour, player.bot) for player in new.seats] == names[1:] + names[:1]
    assert {player.seed for player in new.seats if player.bot}.isdisjoint(
        {player.seed for player in old.seats if player.bot}
    )


@pytest.mark.host
@pytest.mark.parametrize("name", ("Astrid", "<b>&amp;", "W" * 24))
def test_the_picture_stands_on_its_own(name: str) -> None:
    tab = Tab()
    tab.new_game("person", "thrall", names=(name,))
    tab.play_on()
    tab.do("picture")
    sent = tab.pictures[0]
    tree = xml.fromstring(sent.svg)
    assert (tree.get("width"), tree.get("height")) == ("1200", "630")
    texts = [element.text or "" for element in tree.iter() if element.tag.endswith("text")]
    scores = known(tab.table.match.outcome).scores
    assert {"Longhouse", "Vikings on Board", *map(str, scores)} <= set(texts)
    assert any(text.startswith(name[:15]) for text in texts)
    assert not re.search(r'url\([^#]|href="[^#]', sent.svg), "nothing from outside but the page's own styles"
    assert sent.name == "longhouse-onboard-2023-11-14.png" and str(max(scores)) in sent.text
    assert "saved" in tab.page.markup


def test_no_picture_of_a_game_that_goes_on() -> None:
    from longhouse.app import messages as ms

    tab = Tab()
    tab.new_game("person", "thrall")
    tab.send(ms.Do("picture"))
    assert not tab.pictures


def test_the_picture_has_the_faces_and_clan_colours_of_the_page() -> None:
    sheet = (Path(__file__).parents[2] / "static" / "css" / "theme.css").read_text()
    for name, face in (("display", postcard.DISPLAY), ("text", postcard.TEXT)):
        assert f"--{name}: {face};".replace("'", '"') in sheet
    for colour, (shield, sign, line) in enumerate(postcard.CLANS):
        assert f".clan-{colour} {{ --clan: {shield}; --clan-deep: {line}; --clan-ink: {sign};" in sheet
