"""Every worked example of the English and the French rulebook.

Red is A, Green is B, Blue is C, Yellow is D.
"""

from __future__ import annotations

import pytest

from longhouse.games.onboard import events

from .build import LETTERS, Match, Table, table

EXAMPLE = {1: "C3a A3a B2a"}  # Red 3, Green 2, Blue 3, Yellow 0; Blue nearest the harbour


def example_ship() -> Table:
    """The ship of the setting-sail examples, with the bets and goods that go with it."""
    return table(
        ships=EXAMPLE, cargo={1: "hide hide grain metal"}, bets={"1C": "D2", "1A": "B3"}, ask="sail", who="D"
    )


def test_en_fr_example_order_of_control() -> None:
    """Red 3, Green 2, Blue 3, Yellow 0: Blue, then Red, then Green; Yellow has no control."""
    t = table(ships=EXAMPLE)
    assert t.control(1) == "C3 A3 B2"


def test_en_fr_example_order_of_control_turned_round() -> None:
    """The same shields with Red in front: Red first."""
    assert table(ships={1: "A3a C3a B2a"}).control(1) == "A3 C3 B2"


def test_en_fr_example_sharing() -> None:
    """Blue takes Grain, Red a Hide, Green a Hide; one token is left, which Blue takes; then it ends."""
    t = example_ship()
    t.play("ship 1")
    assert t.asked == "C take" and t.legal == ["good hide", "good grain", "good metal"]
    t.play("good grain")
    assert t.asked == "A take" and t.legal == ["good hide", "good metal"]
    t.play("good hide")
    assert t.asked == "B take"
    told = t.play("good hide")
    assert events.GoodTaken(2, 0, 2) in told, "Blue takes the metal without being asked"
    assert [t.goods(letter) for letter in LETTERS] == ["hide", "hide", "grain metal", ""]
    assert t.cargo(1) == "" and t.asked.endswith("visit")


def test_en_fr_example_bets() -> None:
    """Yellow bet on Blue and takes the barrel back unseen; Green bet on Red, and that barrel stays."""
    t = example_ship()
    told = t.play("ship 1")
    assert events.BetWon(3, 2, 2) in told
    assert t.won("D") == [2] and t.won("B") == []
    assert t.bets(1) == {"A": "B3"}
    assert t.view(0)["seats"][3]["won"] is None and t.view(0)["seats"][3]["won_count"] == 1
    assert t.view(3)["seats"][3]["won"] == [2]


def test_en_example_green_will_move_the_lost_bet_later() -> None:
    """Green's lost barrel can go in front of another ship with Bet / Move a Bet."""
    t = table(ships=EXAMPLE, sailed=[1], bets={"1A": "B3"}, waiting="BACDDCAB")
    t.play("visit rebet")
    assert "lift 1A" in t.legal
    t.play("lift 1A", "circle 2D")
    assert t.bets(1) == {} and t.bets(2) == {"D": "B3"}


def test_en_fr_example_end_of_game_tie() -> None:
    """Blue: 2 grain, 1 metal, 1 hide = 9; Red: 2 hide, barrels 2 and 3 = 9; Blue has more tokens and wins."""
    t = table(
        ships={8: ""}, goods={"C": "grain grain metal hide", "A": "hide hide"}, won={"A": [2, 3]},
        market=(2, 2, 3), sailed=[1, 2, 3, 4, 5, 6], ask="sail", who="B",
    )  # fmt: skip
    t.play("ship 8")
    outcome = t.match.outcome
    assert outcome is not None and t.asked == "over"
    assert outcome.scores == (9, 0, 9, 0)
    assert outcome.winners == (2,) and outcome.reason == "tokens"
    assert dict(outcome.breakdown[2]) == {"hide": 2, "grain": 4, "metal": 3, "barrels": 0}
    assert dict(outcome.breakdown[0]) == {"hide": 4, "grain": 0, "metal": 0, "barrels": 5}


def test_fr_example_round_end_of_three_players_without_stern() -> None:
    """Green and Blue have played three times, Red plays the third: nobody took a stern, so no ship leaves."""
    buildings = ["promote", "jump-own", "bet", "add", "market", "jump-any", "rebet", "draw"]
    standing = dict(zip(buildings, "ABCABCBC", strict=True))
    t = table(3, waiting="A", standing=standing)
    side = t.state.side
    told = t.play("visit first")
    assert events.NobodySailed(1) in told and events.RoundBegan(2) in told
    assert t.state.sailed == [0] * 8 and t.state.side == 1 - side
    assert t.asked == "A visit", "who stood on First Player begins"
    assert t.state.before[:3] == [0, 0, 1] and t.state.after == [-1] * 11


@pytest.mark.parametrize(
    ("players", "pattern"), [(2, "AB BA AB BA"), (3, "ABC BCA CAB"), (4, "ABCD DCBA")], ids=["2p", "3p", "4p"]
)
def test_en_fr_setup_letters(players: int, pattern: str) -> None:
    """The letters stand for the order of falling, whoever fell first."""
    orders = set()
    for seed in range(60):
        before = Match.new("onboard", players, seed)._state.before
        fallen = before[:players]
        assert sorted(fallen) == list(range(players))
        orders.add(tuple(fallen))
        letters = pattern.replace(" ", "")
        assert before == [fallen[LETTERS.index(letter)] for letter in letters] + [-1] * (11 - len(letters))
    assert len(orders) == {2: 2, 3: 6, 4: 24}[players] or (players == 4 and len(orders) > 15)
