"""Sentences and figures of the table that were once not true."""

from __future__ import annotations

import pytest

from longhouse.engine.game import Outcome
from longhouse.engine.views import known
from longhouse.games.gonewild import events, words
from longhouse.games.gonewild.data import BONUSES, CARD
from longhouse.games.gonewild.events import TokensStored
from longhouse.games.gonewild.lines import EVENTS
from longhouse.games.gonewild.meta import META
from longhouse.games.gonewild.texts import BUILDING_TEXTS, CARD_TEXTS

from .build import Table, table
from .drawn import element, said, shown


def asked(t: Table) -> str:
    """The question to the one who must answer it."""
    return str(t.match.game.presentation().prompt(t.view(t.match.actor)))


def label(t: Table, action: str) -> str:
    return str(t.match.game.presentation().label(known(t.match.game.parse(action)), t.view(t.match.actor)))


# -- defending


def raided() -> Table:
    """A raid of strength 4 on a brewery whose owner has three defence cards."""
    t = table(
        hand={0: "bone_crusher", 1: "cannon shockwave_tower sheep_cannon"}, village={1: "brewery tavern"}
    )
    t.attack("1 brewery 1", "bone_crusher")
    return t


def test_a_defender_hears_whether_it_is_enough_already() -> None:
    t = raided()
    assert asked(t) == "Player 1 attacks your Brewery 1 with 4 against 1. Do you defend it?"
    assert label(t, "react none") == "No defence"
    t.play("react cannon")
    assert asked(t) == (
        "Player 1 attacks your Brewery 1; it is now 4 against 3. Do you add another defence card?"
    )
    assert label(t, "react none") == "No more defence cards"
    t.play("react sheep_cannon")
    assert asked(t) == (
        "The attack of Player 1 on your Brewery 1 is repulsed, 4 against 7. Do you add another defence card?"
    )
    assert label(t, "react none") == "No more defence cards"


def test_a_trapped_hero_may_already_be_the_repulse() -> None:
    t = table(hand={0: "thor", 1: "hero_trap cannon"}, village={1: "brewery"})
    t.attack("1 brewery 1", "thor")
    t.play("react hero_trap")
    assert "is repulsed, 0 against 1" in asked(t)


def test_a_trapped_hero_makes_the_attack_weaker() -> None:
    t = table(hand={0: "thor bone_crusher", 1: "hero_trap cannon"}, village={1: "brewery"})
    t.attack("1 brewery 1", "thor bone_crusher")
    assert "with 11 against 1" in asked(t)
    t.play("react hero_trap")
    assert "it is now 4 against 1" in asked(t)


def test_the_badge_shows_the_strength_that_defence_cards_add() -> None:
    """Sheep Cannon +4 and Shockwave Tower +1 are +5, not two cards; the tower protects the others too."""
    t = raided()
    t.play("react sheep_cannon", "react shockwave_tower", "react none")
    for seat, name in ((0, "t-at-1-"), (1, "t-own-")):
        markup = shown(t, seat)
        brewery, tavern = element(markup, f"{name}0"), element(markup, f"{name}12")
        assert 'gw-guards" data-n="+5"' in brewery and 'gw-guards" data-n="+1"' in tavern
        assert "defence 6, 5 of it from defence cards, defended by Sheep Cannon, Shockwave Tower" in brewery
        assert "Tavern: defence 3, 1 of it from defence cards" in tavern


def test_a_card_that_adds_nothing_has_no_badge() -> None:
    t = table(hand={0: "thor warrior", 1: "hero_trap beer"}, village={1: "brewery"})
    t.attack("1 brewery 1", "thor warrior")
    t.play("react hero_trap", "react none")
    row = element(shown(t, 0), "t-at-1-0")
    assert "gw-guards" not in row and "defended by Hero Trap" in row


def test_the_token_of_a_total_defence_looks_and_reads_like_no_damage() -> None:
    t = table(hand={0: "warrior", 1: "cannon"}, village={1: "brewery"})
    t.attack("1 brewery 1", "warrior")
    t.play("react cannon", "end turn")
    for seat, name in ((0, "t-at-1-"), (1, "t-own-")):
        markup = shown(t, seat)
        hall, brewery = element(markup, f"{name}18"), element(markup, f"{name}0")
        assert "hall marked" in hall and "damaged" not in hall
        assert "token of a total defence, no damage" in hall and "attacked by Player 1" in brewery


# -- storage


def storing() -> Table:
    """Five barrels for three containers, and two bars for two."""
    village = "beer_container:1 beer_container:2 beer_container:1 gold_container:1 gold_container:1 brewery:1"
    t = table(
        village={0: village, 1: "beer_container:3"},
        level={0: 2},
        bonuses="beer_tycoon miner builder king_pig",
    )
    t.end_turns()
    assert t.asked == "0 fill"
    return t


def standings(t: Table) -> dict[str, list[int]]:
    return {BONUSES[row["bonus"]]: row["standing"] for row in t.view()["bonuses"]}


def test_the_question_names_the_container() -> None:
    t = storing()
    assert asked(t) == "How many of your 5 beer barrels go into Beer Container 1?"
    t.play("fill 3")
    assert asked(t) == "How many of your 2 beer barrels go into Beer Container 2?"
    assert "asked" in element(shown(t), "t-own-7") and "asked" not in element(shown(t), "t-own-6")


def test_live_standings_do_not_drop_while_tokens_are_stored() -> None:
    t = storing()
    assert standings(t)["beer_tycoon"] == [5, 3] and standings(t)["miner"] == [2, 0]
    t.play("fill 3")
    assert standings(t)["beer_tycoon"] == [5, 3] and standings(t)["miner"] == [2, 0]
    t.play("fill 1")
    assert t.asked == "0 fill" and standings(t)["beer_tycoon"] == [5, 3] and standings(t)["miner"] == [2, 0]
    t.play("fill 2")
    assert standings(t)["beer_tycoon"] == [5, 3] and standings(t)["miner"] == [2, 0]


def test_containers_that_are_being_filled_show_no_zero() -> None:
    t = storing()
    for seat, name in ((0, "t-own-"), (1, "t-at-0-")):
        markup = shown(t, seat)
        for cell in (6, 7, 8, 9, 10):
            row = element(markup, f"{name}{cell}")
            assert 'data-n="?/4"' in row and "tokens are being stored" in row
    t.play("fill 3")
    markup = shown(t)
    assert 'data-n="3/4"' in element(markup, "t-own-6") and 'data-n="?/4"' in element(markup, "t-own-7")
    assert 'data-n="3/4"' in element(markup, "t-at-1-6"), "those of the others are as they are"


# -- the purse


def test_the_purse_tells_what_own_cards_would_add_to_the_strength() -> None:
    def told(hand: str) -> str:
        markup = shown(table(hand={0: hand}, discard={0: "pigator"}))
        return markup[markup.index('title="attack strength') :].split('"')[1]

    assert told("warrior") == "attack strength now: 1"
    assert told("warrior odins_boost") == "attack strength now: 1, 2 with the effects of your cards"
    assert told("valkyrie scroll") == (
        "attack strength now: 4, 10 with the effects of your cards, perhaps more with cards that you draw"
    )


def test_in_an_attack_the_purse_tells_what_can_still_be_sent() -> None:
    """No effect can be played then; a weapon can still be given to a unit that was sent."""

    def told() -> str:
        markup = shown(t)
        assert "attack strength now" not in markup
        return markup[markup.index('title="strength that can') :].split('"')[1]

    t = table(hand={0: "warrior elf_archer sword odins_boost scroll", 1: "cannon"}, village={1: "brewery"})
    t.play("attack 1 brewery 1")
    assert told() == "strength that can still be sent: 5"
    t.play("send elf_archer")
    assert told() == "strength that can still be sent: 3"
    assert 'gw-n s big" data-n="+3"' in shown(t), "seen as something to be added"
    t.play("send warrior")
    assert told() == "strength that can still be sent: 2"
    t.play("send sword")
    assert told() == "strength that can still be sent: 0"
    row = t.view(0)["table"]
    assert row["reach"] is None and row["more"] is None
    t.play("strike", "react none")
    assert "attack strength now: 0" in shown(t)


# -- texts


def test_crystal_says_where_the_card_goes() -> None:
    text = str(CARD_TEXTS[CARD["crystal"]])
    assert "it goes back to its pile on the board, or out of the game if it has none" in text
    t = table(hand={0: "crystal*2 beer elf_archer"})
    t.play("play crystal", "take beer")
    assert asked(t) == "You may get rid of a card from your hand."
    assert said(t.play("destroy hand elf_archer")) == ["Player 1 gets rid of Elf Archer: back onto its pile."]
    assert said(t.play("play crystal", "take beer", "destroy hand beer"))[-1] == (
        "Player 1 gets rid of Beer: out of the game."
    )


def test_crystal_always_says_get_rid_of() -> None:
    t = table(hand={0: "crystal beer"}, discard={0: "gold"})
    t.play("play crystal", "take beer")
    assert label(t, "destroy hand beer") == "Get rid of Beer (hand)"
    assert label(t, "destroy none") == "Get rid of none"
    assert label(t, "destroy discard gold") == "Get rid of Gold (discard pile)"
    assert "get rid of a card" in shown(table(hand={0: "crystal"}))


@pytest.mark.parametrize("card", ["assassin", "grendel", "warrior", "cannon", "sword"])
def test_a_card_that_waits_is_not_said_to_have_no_effect(card: str) -> None:
    why = table(hand={0: card}).why(f"play {card}")
    assert (
        why == "It cannot be played like this: units, heroes and weapons join an attack, defences answer one."
    )


def test_damaging_a_container_brings_something_only_if_there_is_something() -> None:
    assert str(BUILDING_TEXTS[2]).endswith("Damaging it brings 1 beer barrel, if it is not empty.")
    assert str(BUILDING_TEXTS[3]).endswith("Damaging it brings 1 gold bar, if it is not empty.")


def test_a_shared_victory_is_not_level_in_everything() -> None:
    """The spare bonuses may have been level among some of them only, or nobody's."""
    told = words.reason(Outcome((40, 40, 9), (0, 1), "shared", ({}, {}, {})))
    assert str(told) == (
        "Player 1 and Player 2 share the victory: level on points, and no spare bonus broke the tie."
    )


def test_a_hero_in_a_trap_brings_a_point_and_costs_none() -> None:
    assert str(CARD_TEXTS[CARD["hero_trap"]]).endswith("is repulsed. That brings you 1 point.")


def test_the_box_says_45_to_90_minutes() -> None:
    assert META.minutes == (45, 90)


def test_every_line_of_a_loss_names_what_was_lost() -> None:
    """Of a loss in version 1 only the number is known."""
    t = table(village={0: "brewery:1"}, rules=1)
    lost = t.end_turns().only(TokensStored)[0]
    assert str(EVENTS[events.TokensStored](lost)).endswith("lost for lack of room: 1 token.")
