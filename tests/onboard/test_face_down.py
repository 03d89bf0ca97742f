"""Option `supplies`: hidden ones are counted by all and known by their owner; view and log remember them."""

from __future__ import annotations

import re
from typing import Any

import pytest

from longhouse.app.say import speaker
from longhouse.app.sharing import summary
from longhouse.app.table import has_secrets
from longhouse.engine import Player, Rng
from longhouse.games import GAMES

from ..app.fake import Tab
from ..play import finished
from .build import Match, Table, table
from .show import cards, log, page, spoken

LAYOUTS = ("wide", "tall", "low")
BO = ("hide metal metal", "grain grain hide")  # three tokens of Bo's, in two ways


def two_tables(**more: Any) -> tuple[Table, Table]:
    """Tables that differ in nothing but which supplies Bo has taken, and what is left in the stacks."""
    one, two = (table(goods={"A": "hide", "B": taken}, market=(2, 1, 3), **more) for taken in BO)
    return one, two


def test_supplies_are_hidden_unless_a_game_is_set_up_with_open_ones() -> None:
    assert Match.new("onboard", 3, 1).options["supplies"] == "hidden"
    for supplies in ("hidden", "open"):
        match = Match.new("onboard", 3, 1, {"supplies": supplies})
        assert match.view(None)["options"]["supplies"] == supplies
        assert Match.from_link(match.to_link()).options == match.options


def test_version_1_has_no_such_option_and_stays_open() -> None:
    match = Match.new("onboard", 3, 1, rules=1)
    assert "supplies" not in match.options and "supplies" not in match.view(0)["options"]
    assert "supplies" not in match.game.to_plain(match._state)
    one, two = two_tables(rules=1)
    for seat in (0, 2, None):
        assert page(one, seat) != page(two, seat)
    assert "face down" not in page(one, 0)
    standing = GAMES["onboard"].presentation().standing
    assert standing(one.match.view(None)) == [2, 8, 0, 0]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seat", [0, 2, 3, None])
def test_the_picture_tells_others_how_many_but_not_which(seat: int | None, layout: str) -> None:
    one, two = two_tables()
    assert page(one, seat, layout) == page(two, seat, layout)
    assert spoken(one, seat, layout) == spoken(two, seat, layout)
    card = cards(one, seat, layout)[1]
    assert '<span class="sr">3 supply tokens, face down</span>' in card
    assert "points" not in card and "g-metal" not in card and "metal" not in card


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_owner_sees_which_and_what_they_are_worth(layout: str) -> None:
    one, two = two_tables()
    assert page(one, 1, layout) != page(two, 1, layout)
    mine, others = cards(one, 1, layout)[1], cards(one, 1, layout)[0]
    assert re.findall(r'<span class="sr">(\w+) </span>(\d)', mine) == [
        ("hide", "1"),
        ("grain", "0"),
        ("metal", "2"),
    ]
    assert "8 points from goods" in mine and "face down" not in mine
    assert "1 supply token, face down" in others and "points" not in others


def test_open_supplies_are_seen_by_all() -> None:
    one, two = two_tables(supplies="open")
    for seat in (0, 1, None):
        assert page(one, seat) != page(two, seat) and "face down" not in page(one, seat)
        assert "8 points from goods" in cards(one, seat)[1]


def test_no_token_is_nothing_to_turn_over() -> None:
    t = table(goods={"A": "hide"})
    assert "0 supply tokens, face down" in cards(t, 0)[1]


def test_at_the_end_all_supplies_are_turned_over() -> None:
    t = table(ships={8: ""}, sailed=[1, 2, 3, 4, 5, 6], goods={"B": BO[0]}, ask="sail", who="A")
    assert "face down" in page(t, 0)
    t.play("ship 8")
    for seat in (0, 1, None):
        assert "face down" not in page(t, seat) and "3 points from goods" in cards(t, seat)[1]


def test_view_and_log_remember_what_everybody_saw() -> None:
    t = table(ships={1: "B3a A1a"}, cargo={1: "hide metal"}, ask="sail", who="A")
    t.play("ship 1", "good metal")
    for seat in (0, 1, 2, None):
        assert t.view(seat)["seats"][1]["goods"] == [0, 0, 1]
        assert "Bo takes metal." in log(t, seat)


def test_bots_think_the_same_with_hidden_and_with_open_supplies() -> None:
    """They remember what was taken, as a good player would."""
    from longhouse.bots.levels import choose
    from longhouse.bots.question import Question

    hidden, opened = (Match.new("onboard", 3, 3, {"supplies": choice}) for choice in ("hidden", "open"))
    rng = Rng(3)
    for count in range(160):
        if hidden.actor is None:
            break
        assert hidden.legal() == opened.legal()
        if count % 20 == 0:
            thoughts = []
            for match in (hidden, opened):
                seat, view = match.actor or 0, match.view(match.actor)
                question = Question("choice", match.game, seat, 5, count, view, level="karl")
                thoughts.append(str(choose(question)))
            assert thoughts[0] == thoughts[1]
        action = str(hidden.legal()[rng.below(len(hidden.legal()))])
        hidden.play(action)
        opened.play(action)


def test_no_curtain_falls_for_supplies() -> None:
    """A seat that took supplies, but has all its barrels and has drawn nothing, has no secret."""
    one, _ = two_tables()
    assert not any(has_secrets(one.match, seat) for seat in range(4))
    assert has_secrets(table(goods={"B": "hide"}, bets={"1A": "B3"}).match, 1)


# -- standing, share text and running points


def test_the_standing_is_known_to_nobody_while_supplies_are_hidden() -> None:
    standing = GAMES["onboard"].presentation().standing
    one, _ = two_tables()
    assert [standing(one.match.view(seat)) for seat in (0, 1, None)] == [[], [], []]
    opened, _ = two_tables(supplies="open")
    assert standing(opened.match.view(None)) == [2, 8, 0, 0]
    over = finished("onboard", 3, 4)
    assert over.outcome and standing(over.view(None)) == list(over.outcome.scores)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_share_text_tells_no_points_of_hidden_supplies(lang: str) -> None:
    one, two = two_tables()
    text = summary(one.match, speaker(lang, one.match))
    assert text == summary(two.match, speaker(lang, two.match)) and "Points" not in text
    opened, _ = two_tables(supplies="open")
    assert "8" in summary(opened.match, speaker(lang, opened.match)).split("Points")[1]


def test_a_saved_game_shows_nothing_of_supplies() -> None:
    mini = GAMES["onboard"].presentation().cover.mini
    one, two = two_tables()
    assert mini(one.match.view(None)) == mini(two.match.view(None))


# -- who looks on


def after_some_sailings(*seats: Player, supplies: str = "hidden") -> Match:
    """A game in which each seat has taken something."""
    match = Match.new("onboard", len(seats), 7, {"supplies": supplies}, seats)
    rng = Rng(7)
    while match.actor is not None:
        taken = [sum(player["goods"]) for player in match.view(None)["seats"]]
        if min(taken) > 0 and match.actor == 0 and match.question()["kind"] == "visit":
            return match
        match.play(match.legal()[rng.below(len(match.legal()))])
    raise AssertionError("somebody took nothing")


def opened(match: Match, mine: int | None = None) -> Tab:
    from longhouse.app.slots import UNSTAMPED, entry_of

    away = () if mine is None else tuple(seat for seat in range(match.players) if seat != mine)
    return Tab(storage={"s": entry_of(match, "", UNSTAMPED, 1, away)}, address="/play/s")


def down(tab: Tab) -> list[bool]:
    """Of each player's card, whether the supplies lie face down."""
    found = re.findall(r'<li class="player .*?</li>', tab.page.markup)
    return ["face down" in card for card in found]


def test_one_person_against_bots_sees_only_their_own() -> None:
    match = after_some_sailings(Player("Ada", 0), Player("", 1, "thrall"), Player("", 2, "thrall"))
    assert down(opened(match)) == [False, True, True]


def test_people_at_one_device_see_those_of_whose_move_it_is() -> None:
    match = after_some_sailings(Player("Ada", 0), Player("Bo", 1), Player("Cid", 2))
    tab = opened(match)
    if 'data-do="curtain"' in tab.page.markup:
        assert down(tab) == []
        tab.do("curtain")
    assert down(tab) == [False, True, True]


def test_by_link_one_sees_only_ones_own() -> None:
    match = after_some_sailings(Player("Ada", 0), Player("Bo", 1), Player("Cid", 2))
    assert down(opened(match, mine=1)) == [True, False, True]


def test_who_only_looks_on_sees_nobodys() -> None:
    match = after_some_sailings(Player("Ada", 0), Player("Bo", 1), Player("Cid", 2))
    assert down(Tab(address=f"/g/{match.to_link()}")) == [True, True, True]


def test_the_form_offers_the_option_and_a_game_gets_it() -> None:
    tab = Tab()
    tab.do("go", "/new/onboard")
    assert "Supplies taken" in tab.page.markup
    tab.do("go", "/")
    tab.new_game("person", "thrall", options={"supplies": "1"})
    assert tab.model.table is not None and tab.model.table.match.options["supplies"] == "open"
