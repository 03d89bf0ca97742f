"""Draco and the undead of Odin's Path."""

from __future__ import annotations

import pytest

from longhouse.games.gonewild.rules import attack, guards

from .build import table

UNDEAD = "undead_beer undead_gold scroll shaman gold_bars"


def test_draco_once_a_round_for_each_player() -> None:
    t = table(hand={0: "warrior*2", 1: "warrior"}, village={0: "beer_container"})
    t.play("attack draco", "send warrior", "strike", "take beer")
    assert t.village(0) == "beer_container:1" and t.points == [0, 0]
    assert not t.can("attack draco") and t.why("attack draco") is not None
    t.play("end turn")
    assert t.can("attack draco")
    t.end_turns()
    t.end_turns(until=0)
    t.state.hand[0] = (2,)
    assert t.can("attack draco"), "a new round"


def test_draco_and_a_player_in_the_same_turn() -> None:
    t = table(hand={0: "warrior*2"}, village={1: "brewery"})
    t.play("attack draco", "send warrior", "strike", "take beer")
    t.attack("1 brewery 1", "warrior")
    t.play("end turn")
    assert t.points == [1, 0]


@pytest.mark.parametrize(
    ("place", "weak", "strong", "village", "reward"),
    [
        (1, "warrior", "elf_archer", "beer_container gold_container", "beer_container:1 gold_container"),
        (2, "elf_archer", "bear_rider", "beer_container gold_container", "beer_container gold_container:1"),
    ],
)
def test_undead_defence_and_reward(place: int, weak: str, strong: str, village: str, reward: str) -> None:
    """Two for beer, three for gold; a token and a point; never for sale."""
    t = table(hand={0: weak}, path=UNDEAD, pool=(9, 9))
    assert not t.can(f"attack undead {place}") and not t.can(f"path {place}")
    t = table(hand={0: strong}, path=UNDEAD, village={0: village})
    t.play(f"attack undead {place}", f"send {strong}", "strike")
    assert t.points == [1, 0] and t.earned(0) == {"undead": 1} and t.village(0) == reward
    assert t.state.odin_out == ((38,) if place == 1 else (39,)) and t.area(0) == strong


def test_undead_as_many_as_there_are() -> None:
    t = table(hand={0: "bear_rider*2"}, path=UNDEAD)
    t.play("attack undead 2", "send bear_rider", "strike")
    assert t.path == "scroll undead_beer scroll shaman gold_bars"
    t.play("attack undead 2", "send bear_rider", "strike")
    assert t.points == [2, 0] and t.coins(0) == (1, 1)


def test_dracos_strength_is_his_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """He is as strong as a brewery; were he stronger, an attack would have to be too."""
    for module in (guards, attack):
        monkeypatch.setattr(module, "DRACO_DEFENCE", 2)
    t = table(hand={0: "warrior*2"})
    t.play("attack draco", "send warrior")
    assert t.why("strike") == "The attack is still weaker than the defence."
    t.play("send warrior", "strike")
    assert t.asked == "0 reward"
