"""Nothing is lost without a word: what the end of a turn costs is told before and after."""

from __future__ import annotations

import re

import pytest

from longhouse.engine.views import known
from longhouse.games.gonewild.events import EffectsLost, TokensLost

from .build import Table, table
from .drawn import element, said, shown


def note(t: Table, action: str) -> str:
    """What is said of a choice before it is made."""
    told = t.match.preview(known(t.match.game.parse(action)))
    return "" if told is None else str(told)


def warning(t: Table) -> list[str]:
    """What the button that ends the turn shows of it."""
    _, _, rest = shown(t).partition('class="gw-warning"')
    return re.findall(r'data-n="([^"]*)"', rest.partition("</small>")[0])


def spoken(t: Table) -> str:
    """The first player's village in the table in words, as the other player hears it."""
    return element(shown(t, 1), "t-say-0")


def hall(t: Table) -> tuple[bool, bool]:
    """Whether the other player hears and sees a barrel on the Town Hall of the first one."""
    return "1 beer barrel" in spoken(t), 'gw-n b gw-held" data-n="1"' in element(shown(t, 1), "t-at-0-18")


def looted(rules: int = 2) -> Table:
    """A barrel was looted by somebody without a container."""
    t = table(hand={0: "bear_rider"}, village={1: "beer_container:2"}, rules=rules)
    assert note(t, "attack 1 beer_container 1") == (
        "defence 3; +1 point and 1 beer barrel, to be spent this turn"
    )
    story = t.attack("1 beer_container 1", "bear_rider")
    assert said(story)[-1] == "Player 1 puts 1 beer barrel on the Town Hall, to be spent this turn."
    return t


def test_loot_on_the_town_hall_is_lost_with_the_turn() -> None:
    t = looted()
    assert note(t, "end turn") == "lost from the Town Hall: 1 beer barrel"
    assert warning(t) == ["lost:", "1"], "seen without pointing at it"
    assert hall(t) == (True, True)
    story = t.play("end turn")
    assert said(story)[1] == "Player 1 loses 1 beer barrel that lay unspent on the Town Hall."
    assert t.coins(0) == (1, 0), "the rules take it away with the end of the round"
    assert hall(t) == (False, False), "but the table shows no token that nobody can spend"


def test_loot_that_was_spent_is_not_mourned() -> None:
    t = looted()
    t.state.beer = 1
    t.play("build gold_container")
    assert note(t, "end turn") == "" and warning(t) == []
    assert not t.play("end turn").only(TokensLost)


def test_loot_that_found_room_is_not_called_a_loss() -> None:
    t = table(hand={0: "bear_rider"}, village={0: "beer_container", 1: "beer_container:2"})
    assert note(t, "attack 1 beer_container 1") == "defence 3; +1 point and 1 beer barrel"
    t.attack("1 beer_container 1", "bear_rider")
    assert note(t, "end turn") == "" and not t.end_turns().only(TokensLost)


def test_the_reward_of_draco_says_where_there_is_no_room() -> None:
    t = table(hand={0: "warrior"}, village={0: "gold_container"})
    t.attack("draco", "warrior")
    assert note(t, "take beer") == "1 beer barrel, to be spent this turn" and note(t, "take gold") == ""
    crystal = table(hand={0: "crystal"})
    crystal.play("play crystal")
    assert note(crystal, "take beer") == "", "no token"


def test_the_reward_of_an_undead_says_where_there_is_no_room() -> None:
    path = "undead_beer undead_gold scroll*3"
    t = table(hand={0: "bear_rider"}, village={0: "gold_container"}, path=path)
    assert note(t, "attack undead 1") == "defence 2; +1 point and 1 beer barrel, to be spent this turn"
    assert note(t, "attack undead 2") == "defence 3; +1 point and 1 gold bar"


def test_a_theft_says_where_there_is_no_room() -> None:
    t = table(hand={0: "money_theft"}, village={1: "gold_container:1 gold_container:2"})
    t.play("play money_theft")
    assert note(t, "rob 1 gold_container 2") == "1 gold bar, to be spent this turn"


def test_tokens_without_a_container() -> None:
    """At the end of the turn there is still time to spend them; the log tells what was lost in storage."""
    t = table(village={0: "brewery:1 brewery:1 gold_factory:1 beer_container:3"}, level={0: 2})
    assert note(t, "end turn") == "no container has room for 1 beer barrel and 1 gold bar"
    story = t.end_turns()
    assert "Player 1 has stored: 4 beer." in said(story)
    assert "Player 1 loses 1 beer barrel and 1 gold bar for lack of room in a container." in said(story)


def test_a_container_under_construction_has_no_room() -> None:
    t = table(village={0: "brewery:1 beer_container+"})
    assert note(t, "end turn") == "no container has room for 1 beer barrel"


@pytest.mark.parametrize(
    ("cards", "names"),
    [("shaman", "Shaman"), ("valkyrie", "Valkyrie"), ("shaman*2", "2 × Shaman")],
)
def test_an_effect_that_is_left_open(cards: str, names: str) -> None:
    """The card itself is not lost."""
    t = table(hand={0: cards}, discard={0: "warrior"}, village={1: "brewery"})
    t.attack("1 brewery 1", cards)
    assert note(t, "end turn") == f"unused effect: {names}" == "".join(warning(t))
    assert f"Player 1 ends the turn without using: {names}." in said(t.play("end turn"))


@pytest.mark.parametrize(
    ("card", "deck", "discard"),
    [("valkyrie", "warrior*3", "thor beer"), ("shaman", "", ""), ("alviss", "", "")],
)
def test_an_effect_that_could_bring_nothing_is_no_loss(card: str, deck: str, discard: str) -> None:
    t = table(hand={0: card}, deck={0: deck}, discard={0: discard}, village={1: "brewery"})
    t.attack("1 brewery 1", card)
    assert note(t, "end turn") == "" and warning(t) == []
    assert not t.play("end turn").only(EffectsLost)


def test_a_loss_is_told_when_it_happens_not_before_the_favour_that_comes_first() -> None:
    """Points at the end of the turn may bring a Divine Favour; until it is chosen, the turn goes on."""
    t = looted()
    t.state.points[0] = 4
    assert not t.play("end turn").only(TokensLost) and t.asked == "0 favour" and hall(t) == (True, True)
    assert t.play("favour thor").only(TokensLost) and hall(t) == (False, False)


def test_an_effect_that_was_used() -> None:
    t = table(hand={0: "shaman"}, village={1: "brewery"})
    t.attack("1 brewery 1", "shaman")
    t.play("effect shaman")
    assert note(t, "end turn") == "" and not t.play("end turn").only(EffectsLost)


def test_tokens_on_a_building_that_is_given_back() -> None:
    t = table(village={0: "beer_container:2 gold_factory:1 tavern"})
    assert note(t, "return beer_container 1") == "lost with it: 2 beer barrels"
    assert note(t, "return gold_factory 1") == "lost with it: 1 gold bar"
    assert note(t, "return tavern 1") == ""
    markup = shown(t)
    marks = {cell: "loses" in element(markup, f"t-own-{cell}") for cell in (6, 3, 12)}
    assert marks == {6: True, 3: True, 12: False}
    assert said(t.play("return beer_container 1")) == [
        "Player 1 gives back Beer Container.",
        "Player 1 loses 2 beer barrels with the building.",
    ]
    assert not table(village={0: "tavern"}).play("return tavern 1").only(TokensLost)


def test_all_of_it_at_once() -> None:
    t = table(
        hand={0: "shaman bear_rider"},
        village={0: "gold_factory:1", 1: "beer_container:2 brewery"},
        pool=(1, 2),
    )
    t.attack("1 beer_container 1", "bear_rider")
    t.attack("1 brewery 1", "shaman")
    assert note(t, "end turn") == (
        "unspent and lost: 1 beer and 2 gold; lost from the Town Hall: 1 beer barrel; "
        "no container has room for 1 gold bar; unused effect: Shaman"
    )
    assert warning(t) == ["lost:", "2", "3", "·", "unused effect: Shaman"], "beer, gold, and the effect"


def test_the_story_of_version_1_stays_as_it_was() -> None:
    """Its recordings hold every event; the line says at least that tokens were lost."""
    t = looted(rules=1)
    t.state.pending = t.state.area[0]
    t.state.built[0] |= 1
    t.state.tokens[0] = 1
    story = t.end_turns()
    assert not {"TokensLost", "EffectsLost"} & set(story.kinds())
    assert "Player 1 has stored: nothing; lost for lack of room: 1 token." in said(story)


def test_between_turns_there_is_nothing_to_lose() -> None:
    """While cards are kept at the end of a round it is nobody's turn."""
    t = table(hand={0: "warrior", 1: "warrior"}, village={0: "drakkar"})
    t.end_turns()
    assert t.asked == "0 keep" and t.state.turn < 0
    assert t.view(0)["table"]["losses"] == [0, 0]
