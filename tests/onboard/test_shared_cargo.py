"""A cargo that is being shared: what the picture, the spoken table and the question tell of it."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from longhouse.engine import Rng
from longhouse.games.onboard import events
from longhouse.games.onboard.board.place import LOW, TALL, WIDE

from ..play import some
from .build import Match, Table, table
from .show import page, prompt, spoken

PLACES = {"wide": WIDE, "tall": TALL, "low": LOW}
LAYOUTS = tuple(PLACES)


def sharing() -> Table:
    """Ada takes first from ship 3; Cid is a clan that nobody plays."""
    t = table(
        2, ships={3: "A3a C2a B1a", 5: "B3a"}, cargo={3: "hide grain metal", 5: "hide"}, sailed=[5],
        ask="sail", who="A",
    )  # fmt: skip
    t.play("ship 3")
    assert t.asked == "A take"
    return t


def pennants(t: Table, layout: str) -> list[str]:
    """The shields on the pennants of ship 3."""
    return re.findall(r'<g[^>]*class="chip.*?>(\d)</text></g>', by_ship(page(t, 0, layout))[2])


def by_ship(markup: str) -> list[str]:
    """What the picture has of each ship's pennants, and more."""
    return markup.split('data-rule="control">')[1:]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_pennants_of_a_ship_stay_while_its_cargo_is_shared(layout: str) -> None:
    t = sharing()
    assert pennants(t, layout) == ["3", "2", "1"]
    markup = page(t, 0, layout)
    assert markup.count('class="sharing"') == 1, "it is framed"
    assert "Voyage 1" in markup and "Voyage 2" not in markup, "it has not left yet"
    assert "Its cargo is being shared out." in spoken(t, 0, layout)[2]
    t.play("good hide")
    assert t.asked == "A discard" and pennants(t, layout) == ["3", "2", "1"]
    t.play("good grain")
    markup = page(t, 0, layout)
    assert t.asked == "A visit" and "Voyage 2" in markup and 'class="sharing"' not in markup
    assert spoken(t, 0, layout)[2].endswith("It has sailed.")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_ship_has_its_stern_while_its_cargo_is_shared_and_then_leaves(layout: str) -> None:
    t = sharing()

    def sterns() -> dict[str, tuple[str, str]]:
        found = re.findall(
            r'<g id="t-stern-(\d)" class="([^"]*)"[^>]*translate\(([^)]*)\)', page(t, 0, layout)
        )
        return {ship: (cls, at) for ship, cls, at in found}

    def at(sailed: bool) -> str:
        place = PLACES[layout]
        if layout != "wide":  # ship 5 has left too
            place = place.without([2, 4] if sailed else [4])
        return "{:g}px,{:g}px".format(*place.body(2, 3, sailed))

    assert sterns()["3"] == ("piece ship-end", at(False)), "at its mooring, and not faint"
    assert len(sterns()) == 7 - t.view(0)["sterns"]
    assert "Its cargo is being shared out." in spoken(t, 0, layout)[2] and progress(t) == 1
    t.play("good hide", "good grain")
    assert sterns()["3"] == ("piece ship-end sailed", at(True))
    assert "It has sailed." in spoken(t, 0, layout)[2] and progress(t) == 2


def progress(t: Table) -> int:
    """How many ships have sailed, as the title and the shared text have it."""
    show = t.match.game.presentation()
    told = show.cover.progress_of(show.cover.mini(t.view(0)))
    assert str(told) == f"Round {t.state.round}, {told.args['sailed']} of 7 ships sailed"
    sailed = told.args["sailed"]
    assert isinstance(sailed, int)
    return sailed


CREWS = ("A3a", "A3a B1a", "A3a C2a B1a", "A3a C2a B1a D1a", "A3a C2a B1a D1a D1b", "A3a B1a A1a A1b A2a")


@pytest.mark.parametrize("crew", CREWS)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_pennants_stern_and_cargo_of_the_shared_ship_stand_clear_of_each_other(
    crew: str, layout: str
) -> None:
    cargo = "hide hide grain grain metal metal"
    t = table(2, ships={3: crew, 4: ""}, cargo={3: cargo}, ask="sail", who="A")
    t.play("ship 3")
    place, markup = PLACES[layout], page(t, 0, layout)
    end = place.body(2, len(crew.split()), False)[0]
    chips = [int(x) for x in re.findall(r'<g[^>]*class="chip[^>]*translate\((\d+) ', by_ship(markup)[2])]
    assert chips == sorted(chips) and len(chips) == len({name[0] for name in crew.split()})
    assert all(after - before >= 31 for before, after in pairwise(chips))
    assert chips[-1] + 31 <= place.fleet_w - 6
    if layout == "wide":
        assert chips[0] >= end + 50
        return
    assert not [x for x in chips if end + 19 - 31 < x < end + 31], "its head rises among them"
    tokens = [float(x) for x in re.findall(r'id="t-cargo-3-\d"[^>]*translate\(([\d.]+)px', markup)]
    assert len(tokens) == 6 and tokens[-1] + 11 <= chips[0]


@pytest.mark.parametrize(("players", "who", "taker"), [(2, "A", "Bo"), (3, "B", "Ada")])
def test_the_question_of_removing_a_token_names_the_next_taker_and_why_this_player_chooses(
    players: int, who: str, taker: str
) -> None:
    crew = {2: "A3a C2a B1a", 3: "A3a D2a"}[players]
    t = table(players, ships={1: crew}, cargo={1: "hide hide grain metal"}, ask="sail", who="A")
    t.play("ship 1", "good hide")
    assert t.asked == f"{who} discard"
    clan = {2: "Cid", 3: "Dag"}[players]
    assert prompt(t, t.state.who) == (
        f"Nobody plays {clan}, so choose a token of ship 1 to leave the game. "
        f"You choose because you sit to the left of {taker}, the next player to take one."
    )
    french = prompt(t, t.state.who, "fr")
    assert (
        f"Personne ne joue le clan {clan}" in french and "quel coffre du drakkar\u00a01 sort du jeu" in french
    )
    assert f"à gauche de {taker}" in french


def test_the_taker_named_is_the_one_who_takes_next_and_the_chooser_sits_at_the_left() -> None:
    asked = 0
    for seed in range(some(60, 8)):
        for players in (2, 3):
            match = Match.new("onboard", players, seed)
            rng = Rng(seed)
            named: int | None = None
            while match.actor is not None:
                question = match.question()
                if question["kind"] == "discard":
                    asked += 1
                    assert named in (None, question["next"])
                    named = question["next"]
                    assert named is not None and match.actor == (named + 1) % players
                else:
                    assert question["next"] is None
                told = match.play(match.legal()[rng.below(len(match.legal()))])
                takers = [event.seat for event in told if isinstance(event, events.GoodTaken)]
                if named is not None and takers:
                    assert takers[0] == named
                    named = None
    assert asked > 5
