"""Being attacked, and attacking: what each answer would come to is shown, and comes true."""

from __future__ import annotations

from longhouse.engine import Rng
from longhouse.engine.views import known
from longhouse.games.gonewild.data import CARD, CARDS, NONE
from longhouse.games.gonewild.events import Damaged, Repulsed, Robbed
from longhouse.games.gonewild.views import Answer

from .build import Match, Table, table
from .drawn import scene, shown


def answers(t: Table) -> dict[int, Answer]:
    """What the one who is asked is told, by card."""
    return {row["card"]: row for row in t.match.question(t.match.actor)["answers"]}


def note(t: Table, action: str) -> str:
    return str(t.match.preview(known(t.match.game.parse(action))))


def besieged() -> Table:
    t = table(
        3,
        hand={0: "bone_crusher warrior", 1: "cannon sheep_cannon beer"},
        village={1: "beer_container:2 tavern"},
    )
    t.attack("1 beer_container 1", "bone_crusher warrior")
    return t


def test_a_defender_sees_what_each_answer_brings() -> None:
    t = besieged()
    assert note(t, "react none") == "5 against 3: damaged, 1 point and 1 beer barrel for Player 1"
    assert note(t, "react cannon") == "5 against 5: not repulsed yet"
    assert note(t, "react sheep_cannon") == "5 against 7: repulsed, 2 points for you"
    seen = answers(t)
    assert seen[NONE]["loot"] == 0 and seen[NONE]["given"] == 1 and seen[CARD["sheep_cannon"]]["gained"] == 2
    markup = shown(t)
    assert markup.count('class="gw-outcome fails"') == 2 and markup.count('class="gw-outcome holds"') == 1


def test_only_who_is_asked_sees_them() -> None:
    t = besieged()
    for seat in (None, 0, 2):
        assert "answers" not in t.match.question(seat) and "gw-outcome" not in shown(t, seat or 0)


def test_against_grendel_the_first_card_is_the_last() -> None:
    t = table(hand={0: "grendel", 1: "cannon chicken_tower"}, village={1: "brewery"})
    t.attack("1 brewery 1", "grendel")
    assert note(t, "react cannon") == "5 against 3: damaged, 1 point for Player 1"
    assert "a single defence card can help" in str(t.match.game.presentation().prompt(t.view(1)))


def test_a_trap_counts_the_strongest_hero_and_brings_its_point() -> None:
    t = table(hand={0: "thor alviss", 1: "hero_trap"}, village={1: "tavern"})
    t.attack("1 tavern 1", "thor alviss")
    left = CARDS[CARD["alviss"]].strength
    assert note(t, "react hero_trap") == f"{left} against 2: not repulsed yet, 1 point for you"
    t.play("react hero_trap")
    assert note(t, "trap alviss") == "7 against 2: not repulsed yet, 1 point for you"


def test_all_that_protects_a_building_is_shown() -> None:
    """A Shockwave Tower protects the whole village, also from another building."""
    t = table(
        hand={0: "warrior bone_crusher*2", 1: "shockwave_tower cannon beer"}, village={1: "brewery tavern"}
    )
    t.attack("1 brewery 1", "warrior")
    t.play("react shockwave_tower", "react none")
    t.attack("1 tavern 1", "bone_crusher")
    assert t.attack_now["protection"] == [CARD["shockwave_tower"]] and t.attack_now["defence"] == 3
    assert "attackers: Bone Crusher; defended by Shockwave Tower" in shown(t)


def test_the_attacker_sees_how_far_the_attack_has_come() -> None:
    t = table(hand={0: "warrior bone_crusher", 1: "beer"}, village={1: "tavern"})
    t.play("attack 1 tavern 1")
    assert note(t, "send warrior") == "1 against 2: not enough yet"
    assert note(t, "send bone_crusher") == "4 against 2: enough"
    t.play("send bone_crusher")
    assert note(t, "strike") == "4 against 2: 1 point, unless it is defended"
    t.state.hand[1] = ()
    assert note(t, "strike") == "4 against 2: 1 point"


def test_every_forecast_comes_true() -> None:
    """In random games: what was said of the answer after which nothing more is played is what happens."""
    checked = 0
    for seed in range(6):
        match, rng = Match.new("gonewild", 3, seed), Rng(seed)
        while match.actor is not None and len(match.actions) < 900:
            actor, question = match.actor, match.question(match.actor)
            attacker = match.view(None)["turn"]
            action = match.legal()[rng.below(len(match.legal()))]
            told = [row for row in question.get("answers", ()) if row["card"] == action.value]
            before = match.view(None)["seats"][actor]["points"]
            story = match.play(action)
            ended = [event for event in story if isinstance(event, Damaged | Repulsed)]
            if question["kind"] == "react" and ended and attacker == match.view(None)["turn"]:
                (row,) = told
                assert isinstance(ended[0], Repulsed) == (row["strength"] < row["defence"])
                assert any(isinstance(event, Robbed) for event in story) == (row["loot"] is not None)
                assert match.view(None)["seats"][actor]["points"] - before == row["gained"]
                checked += 1
    assert checked > 20


def test_a_turn_asks_only_for_what_can_be_done_and_warns() -> None:
    def asked(t: Table) -> str:
        return str(t.match.game.presentation().prompt(t.view(t.match.actor)))

    t = table(hand={0: "beer"}, village={1: "brewery"})
    assert asked(t) == "You can play cards, or end your turn."
    t.play("play beer")
    assert asked(t) == "All is done: end your turn. If you end it, you lose 1 beer."
    t = table(hand={0: "beer*3 warrior"}, village={1: "brewery"})
    assert asked(t) == "You can play cards, attack, or end your turn."
    assert str(t.match.game.presentation().prompt(t.view(1))) == (
        "Play cards, buy, build, attack, or end the turn."
    ), "whoever looks on learns nothing of the hand"
    assert scene(t.match, 0).choices
