"""What the bots say at great moments: seldom, in character, the same on every device."""

from __future__ import annotations

import pytest

from longhouse.app import messages as ms
from longhouse.app import talk
from longhouse.app.i18n import LANGUAGES, translator
from longhouse.app.model import Model, Table, replace
from longhouse.app.table import play
from longhouse.bots import VILLAGE, villagers
from longhouse.engine import Match
from longhouse.engine.views import known
from longhouse.games import GAMES

from ..play import finished
from .fake import Tab
from .test_pride import changed_table, seated


def test_every_style_has_words_for_every_moment_in_every_language() -> None:
    assert set(talk.LINES) == {villager.style for level in VILLAGE.values() for villager in level}
    kinds = {"triumph", "riches", "struck", "lead", "won", "lost"}
    for voice in talk.LINES.values():
        assert set(voice) == kinds
        for text in (line for found in voice.values() for line in found):
            assert len({translator(lang)(text) for lang in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize("game", GAMES)
def test_remarks_are_rare_and_follow_from_the_match_alone(game: str) -> None:
    match = seated(finished(game, 3, 4))
    again = Match.from_link(match.to_link())
    found = [talk.spoken(match, number) for number in range(len(match.actions))]
    assert found == [talk.spoken(again, number) for number in range(len(match.actions))]
    said = [one for one in found if one]
    assert len(said) <= len(match.actions) / 15 + 2
    assert all(villagers(match.seats)[one.seat] is not None for one in said), "people speak for themselves"


def test_a_bot_that_wins_or_loses_by_little_always_speaks() -> None:
    spoke = []
    for seed in range(4):
        match = seated(finished("onboard", 3, seed))
        outcome = known(match.outcome)
        last = talk.spoken(match, len(match.actions) - 1)
        if any(seat for seat in outcome.winners):
            assert last is not None and last.seat == next(seat for seat in outcome.winners if seat)
            spoke.append(last)
    assert spoke


def great_moment() -> tuple[Match, int]:
    """A match of a person and bots, and the number of an action that is remarked upon, before the end."""
    for seed in range(60):
        match = seated(finished("gonewild", 3, seed))
        for number in range(len(match.actions) - 1):
            if talk.spoken(match, number):
                return match, number
    raise AssertionError("nobody ever speaks")


@pytest.mark.host
def test_a_remark_is_shown_once_and_heard_once_and_can_be_switched_off() -> None:
    match, number = great_moment()
    for settings in ("", '{"talk": false}'):
        tab = Tab(settings=settings)
        tab.new_game("person", "karl", "karl", game="gonewild")
        tab = changed_table(tab, match.at(number))
        session, _ = play(tab.model.session, tab.table, str(match.actions[number]))
        table = known(session.table)
        if settings:
            assert table.spoken is None
            continue
        spoken = known(table.spoken)
        assert table.said.count(str(spoken.words)) == 1
        tab.model = changed_model(tab, table)
        tab.send(ms.Resized("wide"))
        assert tab.page.markup.count(f'id="spoken-{number}"') == 1
        assert 'aria-hidden="true"' in tab.page.markup.partition('class="spoken"')[2][:80]
        tab.send(ms.Typed("set.talk", "off"))
        assert 'class="spoken"' not in tab.page.markup


def changed_model(tab: Tab, table: Table) -> Model:
    return replace(tab.model, session=replace(tab.model.session, table=table))
