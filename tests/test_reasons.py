"""What the coach says about the board: facts that are true, told as sentences, and any text besides."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from longhouse.bots.coach import Verdict, _against, _largest, _told, changes, judge
from longhouse.bots.question import Question, ask_hint, ask_verdict
from longhouse.bots.search import judgement_of
from longhouse.engine import Match
from longhouse.engine.judgement import Reasons, is_fact
from longhouse.engine.position import Position
from longhouse.engine.record import replace
from longhouse.games import GAMES
from longhouse.games.gonewild.state import State as Villages
from longhouse.games.onboard.state import State as Harbour
from longhouse.games.wikinger.state import State as Homelands
from longhouse.games.wikinger.words import COLOUR_NAMES

from .conformance.checks import positions

EVERY = 9  # actions between two positions that are compared


def reasons_of(game: str) -> Reasons[Position]:
    """What a game can say about its board."""
    found = GAMES[game].reasons
    assert found is not None
    return found()


def told(game: str, before: Position, after: Position, seat: int = 0) -> dict[str, float]:
    """The sentences about a change, and what each is worth."""
    reasons = reasons_of(game)
    return {str(reasons.told(fact)): worth for fact, worth in reasons.changed(before, after, seat).items()}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_every_fact_has_a_sentence(game: str, players: int) -> None:
    reasons, seen = reasons_of(game), set()
    last: Position | None = None
    for number, match in enumerate(positions(game, players, {}, 3)):
        if number % EVERY:
            continue
        now = match._state.clone()
        for seat in range(players):
            for fact, worth in reasons.changed(last or now, now, seat).items():
                sentence = reasons.told(fact)
                assert is_fact(fact) and worth and sentence is not None, fact
                assert str(sentence).endswith(".") and "{" not in str(sentence), fact
                seen.add(fact.partition(":")[0])
        last = now
    assert len(seen) >= 5, seen


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    "fact", ["", ":", "x:1", "control", "control:x", "control:-1", "bet:1", "card:999", "special:77"]
)
def test_a_text_that_is_no_fact_is_told_as_nothing(game: str, fact: str) -> None:
    assert reasons_of(game).told(fact) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_has_facts_before_terms(game: str) -> None:
    for number, match in enumerate(positions(game, 2, {}, 4)):
        if match.actor is not None and number % 11 == 5 and len(match.legal()) > 1:
            found = [_told(changes(ask_hint(match), None, action)) for action in match.legal()[:3]]
            for row in (part for both in found for part in both):
                assert sorted(row, key=lambda reason: not is_fact(reason)) == row
            if any(is_fact(reason) for gains, _ in found for reason in gains):
                return
    raise AssertionError("no choice changed anything on the board")


def spoken(match: Match, *facts: Mapping[str, float]) -> Question:
    """A question about a game that says these facts about its board, one after the other."""
    given = iter(facts)
    said = Reasons[Position](lambda *_: next(given, {}), lambda _fact: None)
    return replace(ask_hint(match), game=replace(match.game, reasons=lambda: said))


def test_a_fact_is_told_if_most_deals_agree_on_it() -> None:
    match = next(found for found in positions("wikinger", 2, {}, 4) if len(found.legal()) > 1)
    always, seldom = {"a:": 1.0}, {"a:": 1.0, "b:": 9.0}
    question = spoken(match, always, seldom, seldom, seldom, always, always)
    assert {name for name in changes(question, None, match.legal()[0]) if is_fact(name)} == {"a:"}


def test_of_the_better_choice_only_that_is_told_which_the_other_does_not_bring() -> None:
    better, worse = {"gold": 3.0, "a:": 2.0, "b:": 1.0}, {"gold": 1.0, "b:": 1.0, "c:": 5.0}
    assert _against(better, worse) == {"gold": 2.0, "a:": 2.0}


def test_where_nothing_is_worth_telling_the_largest_term_is() -> None:
    assert _told({"gold": 0.2, "cargo": 0.3, "bets": -0.1}) == ([], [])
    assert _largest({"gold": 0.2, "cargo": 0.3, "bets": -0.1}) == ["cargo"]
    assert _largest({"gold": 0.01, "bets": -3.0}) == _largest({}) == []


def test_who_wants_to_be_sure_looks_longer_and_hears_why() -> None:
    match = next(found for found in positions("wikinger", 2, {}, 4) if len(found.legal()) > 1)
    judgement = replace(judgement_of(match.game), pace=400)
    game, steps = replace(match.game, judgement=lambda: judgement), []
    for depth in (1, 4):
        asked, verdict = ask_verdict(match, match.legal()[0], depth), Verdict()
        steps.append(sum(1 for _ in judge(replace(asked, game=game), verdict)))
    assert steps[1] >= 2 * steps[0]
    again = Verdict()
    assert verdict.best is not None
    list(judge(replace(ask_verdict(match, verdict.best, 4), game=game), again))
    assert again.loss or again.gains or again.costs


# -- by hand


def harbour() -> Harbour:
    """The beginning of a game on board, with other crews."""
    state = Match.new("onboard", 2, 7)._state.clone()
    assert isinstance(state, Harbour)
    state.ships = [(), (), (), (), (), (), (), (6, 0)]  # on ship 8: Raven with 1 shield, Wolf with 1 behind
    state.cargo = [()] * 8
    state.circles = [-1] * 32
    return state


def test_on_board_a_ship_changes_hands_and_bets_with_it() -> None:
    before, after = harbour(), harbour()
    before.circles[7 * 4 + 0] = after.circles[7 * 4 + 0] = 2  # the Wolf's barrel of value 3, on the Wolf
    before.circles[7 * 4 + 1] = after.circles[7 * 4 + 1] = 4  # the Raven's, on the Raven
    after.ships[7] = (0, 6)
    assert set(told("onboard", before, after)) == {
        "You would control ship 8.",
        "Ship 8: your barrel of value 3 on Player 1 would be in the lead.",
        "Ship 8: the bet of Player 2 would no longer be in the lead.",
    }
    back = told("onboard", after, before)
    assert all(worth < 0 for worth in back.values())
    assert "Player 2 would control ship 8, which is yours now." in back
    assert "Ship 8: the bet of Player 2 would be in the lead." in back


def test_what_stays_as_it_is_is_not_told() -> None:
    crewed = harbour()
    crewed.ships[7] = (0, 6)
    crewed.circles[7 * 4] = 2
    assert told("onboard", crewed, crewed.clone()) == {}
    assert told("wikinger", homeland(), homeland()) == {}


def test_on_board_nothing_is_told_of_the_values_of_rivals_barrels() -> None:
    facts = []
    for value in range(4):
        before, after = harbour(), harbour()
        before.circles[7 * 4 + 1] = after.circles[7 * 4 + 1] = 4 + value
        after.ships[7] = (0, 6)
        facts.append(told("onboard", before, after))
    assert all(found == facts[0] for found in facts)


def test_on_board_cargo_goods_and_prices() -> None:
    before, after = harbour(), harbour()
    before.goods[1] = after.goods[1] = 2
    after.goods[0], after.market = 1, [1, 3, 1]
    after.cargo[7] = (2,)
    found = told("onboard", before, after)
    assert found["Ship 8, which Player 2 controls, would carry one more: metal."] < 0
    assert found["You would take hide, worth 1 now."] > 0
    assert found["You have 2 × grain: each would be worth 3."] > 0


def homeland() -> Homelands:
    """The beginning of a game of Vikings, with empty homelands."""
    state = Match.new("wikinger", 2, 7)._state.clone()
    assert isinstance(state, Homelands)
    return state


def test_vikings_a_tile_in_the_middle_and_who_waits_also_after_a_scoring() -> None:
    before, after = homeland(), homeland()
    before.land[2], after.land[2] = (0,), (0, 2)
    after.base[3] = before.base[3] + 1
    sentences = {
        "An island in the row of nobles grows.",
        f"One more {COLOUR_NAMES[3].text} would wait on your base for a boat.",
    }
    assert sentences <= told("wikinger", before, after).keys()
    after.round, after.gold[0] = before.round + 1, before.gold[0] + 3
    assert told("wikinger", before, after).keys() == sentences, "what was paid is not known any more"


def test_vikings_an_island_a_viking_and_what_they_cost() -> None:
    before, after = homeland(), homeland()
    before.land[2] = (0,)
    after.land[2], after.men[2] = (0, 5), 0b10
    after.gold[0] = before.gold[0] - 4
    found = told("wikinger", before, after)
    assert found["It completes an island of 2 tiles in the row of nobles."] > 0
    assert found["It brings your noble to column 2 of the row of nobles."] > 0
    assert found["Nobody would have more islands than you: 1."] > 0
    left = after.gold[0]
    assert found[f"It costs 4 gold and leaves you {left} gold."] < 0
    assert found["As things stand, 1 Viking would go hungry at the end."] < 0


def test_vikings_whoever_passes_keeps_the_gold() -> None:
    before, after = homeland(), homeland()
    before.ask, before.bid, before.leader = "bid", 5, 1
    after.leader = 1
    assert (
        told("wikinger", before, after)["You keep the 6 gold that the start figure would cost at least."] > 0
    )


def test_vikings_a_ship_threatens_until_it_is_repelled() -> None:
    before, after, safe = homeland(), homeland(), homeland()
    for state in (before, after, safe):
        state.land[2], state.men[2] = (0,), 1
    after.land[0] = safe.land[0] = (6,)
    safe.land[1], safe.men[1] = (0,), 1
    assert told("wikinger", before, after)["Ships would threaten 1 of your Vikings."] < 0
    found = told("wikinger", after, safe)
    assert found["Your warrior would repel the ship in column 1."] > 0
    assert found["1 Viking more would be safe from ships."] > 0


def test_gone_wild_points_cards_buildings_and_damage() -> None:
    match = Match.new("gonewild", 2, 7)
    before, after = match._state.clone(), match._state.clone()
    assert isinstance(after, Villages)
    after.points[0] += 3
    after.area[0] = (*after.area[0], 6)
    after.built[0] |= 1
    after.hurt[1] |= 1 << 4
    after.level[0] = 1
    found = told("gonewild", before, after)
    for sentence in (
        "You would score 3 points.",
        "You would get the card Cannon.",
        "Your village would grow: Brewery.",
        "You would damage a building of Player 2: Gold Factory.",
    ):
        assert found[sentence] > 0
    assert told("gonewild", before, after, 1)["Your Gold Factory would be damaged."] < 0
