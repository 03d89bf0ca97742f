"""Deeds: what the games honour, judged from finished matches, and the moments at which bots speak."""

from __future__ import annotations

import re
from typing import Any

import pytest

from longhouse.engine import Match
from longhouse.engine.deeds import RANKS, Past, past_of
from longhouse.engine.game import Outcome
from longhouse.engine.views import known
from longhouse.games import GAMES, deeds, offers
from longhouse.games.gonewild import deeds as wild
from longhouse.games.gonewild import events as wild_events
from longhouse.games.onboard import deeds as onboard
from longhouse.games.onboard import events as onboard_events
from longhouse.games.wikinger import deeds as wikinger
from longhouse.games.wikinger import events as wikinger_events

from .play import FOURTH, finished, fourth_shelved

GREAT = {"triumph", "riches", "struck"}


@pytest.mark.parametrize("game", GAMES)
def test_each_game_honours_five_deeds_from_easy_to_very_hard(game: str) -> None:
    found = deeds(game)
    assert len(found) == len({deed.id for deed in found}) == 5
    assert [deed.rank for deed in found] == sorted(deed.rank for deed in found)
    assert found[0].rank == 1 and found[-1].rank == RANKS
    for deed in found:
        assert re.fullmatch("[a-z]{1,16}", deed.id) and deed.sign.count("<") >= 1
        assert str(deed.about).endswith(".")


def test_a_game_need_not_honour_anything() -> None:
    with fourth_shelved():
        assert not offers(FOURTH, "deeds") and deeds(FOURTH) == ()
        assert GAMES[FOURTH].deeds is None
        assert GAMES[FOURTH].presentation().great([("anything",)]) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_judged_the_same_again_and_only_by_what_is_known(game: str) -> None:
    match = finished(game, 2, 5)
    judge = known(GAMES[game].deeds)()
    again = Match.from_link(match.to_link())
    for seat in range(2):
        found = judge.of(match, seat)
        assert found == judge.of(again, seat)
        assert set(found) <= {deed.id for deed in judge.known}
    great = GAMES[game].presentation().great
    for moment in match.log(None):
        for seat, kind in great(moment.events):
            assert kind in GREAT and 0 <= seat < 4


def changed(game: str, seat: int = 0, wins: bool = True, *events: object, **fields: object) -> Past[Any, Any]:
    """The past of a finished match with other events, another winner and other fields of its position."""
    match = finished(game, 2, 5)
    past = past_of(match)
    state = past.state.clone()
    for name, value in fields.items():
        setattr(state, name, value)
    outcome: Outcome = past.outcome._replace(winners=(seat if wins else 1 - seat,))
    return Past(state, outcome, ((seat, events),))


def test_on_board() -> None:
    def found(*events: object) -> set[str]:
        past = changed("onboard", 0, True, *events, won=[0b11, 0], goods=[0] * 6)
        return set(onboard.done(past, 0))

    sailed = onboard_events.ShipSailed
    assert found() == set()
    assert found(sailed(1, 0, ((0, 6),))) == {"alone"}
    assert found(sailed(0, 0, ((0, 6), (1, 2)))) == set(), "another clan was aboard"
    assert found(sailed(0, 0, ((1, 6),))) == set(), "another clan was alone"
    both = ((0, 6), (1, 2))
    assert found(*(sailed(0, ship, both) for ship in range(3))) == {"stern"}
    assert found(*(sailed(0, ship, both) for ship in range(2))) == set()
    state = changed("onboard", 0, False, goods=[3, 3, 3, 0, 0, 0]).state
    state.won = [0b1111, 0]
    past = changed("onboard", 0, False)._replace(state=state)
    assert set(onboard.done(past, 0)) == {"barrels", "hold"}
    state.won = [0, 0]
    state.goods = [3, 3, 2, 0, 0, 0]
    assert set(onboard.done(past, 0)) == set(), "no barrels, but no win either"
    assert set(onboard.done(changed("onboard")._replace(state=state), 0)) == {"dry"}
    assert onboard.great([sailed(1, 0, ((2, 6),))]) == [(2, "triumph")]
    assert onboard.great([onboard_events.BetWon(1, 0, 4), onboard_events.BetWon(0, 0, 3)]) == [(1, "riches")]


def test_vikings() -> None:
    past = changed("wikinger", 0, True)
    state = past.state
    state.base = [0] * len(state.base)
    bought = ((0, (wikinger_events.SetBought(0, 0, 1, 0, 0, 0),)),)
    past = past._replace(moments=bought, outcome=past.outcome._replace(scores=(99, 1)))
    assert "crew" in set(wikinger.done(past, 0)) and "hundred" not in set(wikinger.done(past, 0))
    assert "crew" not in set(wikinger.done(past._replace(moments=()), 0)), "who buys nothing leaves nobody"
    state.base[0] = 1
    past = past._replace(outcome=past.outcome._replace(scores=(100, 1)))
    assert "crew" not in set(wikinger.done(past, 0)) and "hundred" in set(wikinger.done(past, 0))
    scored = wikinger_events.Scored
    assert wikinger.great([scored(0, "nobles", 6, 0), scored(0, "ships", 6, 0)]) == [(0, "riches")]
    assert wikinger.great([scored(0, "nobles", 11, 0)]) == []
    assert wikinger.great([scored(1, "raids", -6, 0)]) == [(1, "struck")]


def test_eleven_fed_and_a_quiet_coast(monkeypatch: pytest.MonkeyPatch) -> None:
    past = changed("wikinger")

    def found(fed: int, hungry: int, coast: list[bool], lengths: list[int]) -> set[str]:
        monkeypatch.setattr(wikinger, "food", lambda *_: fed)
        monkeypatch.setattr(wikinger, "mouths", lambda *_: hungry)
        monkeypatch.setattr(wikinger, "ships", lambda *_: [(0, 0, safe) for safe in coast])
        monkeypatch.setattr(wikinger, "islands", lambda *_: lengths)
        return set(wikinger.done(past, 0)) & {"fed", "coast", "long"}

    assert found(15, 11, [True] * 4, [3, 5]) == {"fed", "coast", "long"}
    assert found(10, 11, [True] * 3, [4]) == set()
    assert found(15, 10, [True] * 4 + [False], []) == set()


def test_gone_wild() -> None:
    damaged, declared = wild_events.Damaged, wild_events.AttackDeclared(0, 1, 3, (), 4, 2)
    errands: list[tuple[int, ...]] = [(1,) * 7, ()]

    def found(*events: object, won: bool = True, done: object = None) -> set[str]:
        return set(wild.done(changed("gonewild", 0, won, *events, done=done or [(), ()]), 0))

    assert found() == {"unhurt", "peace"} and found(won=False) == {"unhurt"}
    assert found(declared, damaged(1, 0, 2)) == set()
    assert found(declared, damaged(1, 0, 2), done=errands) == {"errands"}
    assert found(declared, wild_events.TotalDefence(0), damaged(1, 0, 2)) == {"total"}
    raid = [damaged(0, 1, cell) for cell in range(3)]
    assert found(declared, *raid) == {"raid", "unhurt"}
    assert found(declared, *raid[:2], wild_events.RoundBegan(2, 0), raid[2]) == {"unhurt"}
    assert wild.great([damaged(0, 1, 18)]) == [(0, "triumph"), (1, "struck")]
    assert wild.great([damaged(0, 1, 2), wild_events.TotalDefence(1)]) == [(1, "triumph")]
