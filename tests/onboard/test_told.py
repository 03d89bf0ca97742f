"""What the table shows and says: it must be complete and true, on every screen and for those who hear it."""

from __future__ import annotations

import re

import pytest

from longhouse.engine import Match, Rng
from longhouse.games.onboard import events, lines
from longhouse.games.onboard.meta import META
from longhouse.games.onboard.words import BUILDING_HELP

from ..play import some
from .build import Table, table
from .show import log, page, prompt, scene, spoken

LAYOUTS = ("wide", "tall")
SAIL = 9


# -- a cargo that is being shared


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
    ships = page(t, 0, layout).split('data-rule="control">')[1:]
    return re.findall(r'<g class="chip.*?>(\d)</text></g>', ships[2])


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


@pytest.mark.parametrize(("players", "who", "taker"), [(2, "A", "Bo"), (3, "B", "Ada")])
def test_the_question_of_removing_a_token_names_the_next_taker_and_why_this_player_chooses(
    players: int, who: str, taker: str
) -> None:
    crew = {2: "A3a C2a B1a", 3: "A3a D2a"}[players]
    t = table(players, ships={1: crew}, cargo={1: "hide hide grain metal"}, ask="sail", who="A")
    t.play("ship 1", "good hide")
    assert t.asked == f"{who} discard"
    chooser = {"A": "Ada", "B": "Bo"}[who]
    clan = {2: "Cid", 3: "Dag"}[players]
    assert prompt(t, t.state.who) == (
        f"{chooser}: nobody plays {clan}, so choose a token of ship 1 to leave the game. "
        f"You choose because you sit to the left of {taker}, the next player to take one."
    )
    assert taker in prompt(t, t.state.who, "fr") and "à gauche" in prompt(t, t.state.who, "fr")


def test_the_taker_named_is_the_one_who_takes_next_and_the_chooser_sits_at_the_left() -> None:
    asked = 0
    for seed in range(some(60, 8)):
        for players in (2, 3):
            match = Match.new("onboard", players, seed)
            rng = Rng(seed)
            named: int | None = None
            while match.actor is not None:
                question = match.view(None)["question"]
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


# -- the name of a piece that carries a Viking


def manned(rules: int = 2) -> Table:
    return table(
        2, ships={1: "B3a A2a", 2: "B2a", 3: "A2b"}, vikings="A2a B2a", extra=True, waiting="A", rules=rules
    )


def test_a_piece_with_a_viking_has_one_name_in_choices_reasons_and_the_spoken_table() -> None:
    t = manned()
    t.play("visit promote")
    drawn = scene(t, 0)
    name = "Ada with 2 shields and a Viking"
    assert drawn.choices["piece A2a"].label == f"{name}, ship 1, place 2"
    assert f"from the front: Bo with 3 shields, {name}." in spoken(t, 0)[0]
    why = 'aria-label="Bo with 2 shields and a Viking. That piece is not of your clan."'
    for layout in LAYOUTS:
        assert why in page(t, 0, layout)
    assert "from the front: Ada with 2 shields." in spoken(t, 0)[2], "without one"
    assert "Control: Bo 3, Ada 3." in spoken(t, 0)[0], "in the sum it counts"


MOVES = {
    "promote": ("visit promote", "piece A2a"),
    "jump": ("visit jump-own", "piece A2a", "ship 5"),
    "swap": ("visit swap", "piece A2a", "piece B2a"),
}


@pytest.mark.parametrize("move", MOVES)
def test_the_log_tells_of_the_viking_that_moves_with_its_piece(move: str) -> None:
    t = manned()
    told = t.play(*MOVES[move])
    assert events.VikingCarried(0, 2) in told
    assert events.VikingCarried(0, 8) in told or move != "swap"
    assert "The piece of Ada with 2 shields takes its extra Viking along." in log(t, 1)
    plain = manned()
    plain.play("visit jump-own", "piece A2b", "ship 5")
    assert "along" not in " ".join(log(plain, 1))


def test_the_story_of_version_1_stays_without_that_line() -> None:
    t = manned(rules=1)
    assert "VikingCarried" not in t.play(*MOVES["swap"]).kinds()


# -- tokens out of the game, and tokens that one knows


def gone() -> Table:
    t = table(2, ships={1: "C3a A1a"}, cargo={1: "hide grain metal metal"}, ask="sail", who="A")
    t.play("ship 1")
    while t.asked.endswith(("take", "discard")):
        t.play(t.legal[0])
    assert sum(t.state.removed) == 2
    return t


@pytest.mark.parametrize("layout", LAYOUTS)
def test_removed_tokens_are_shown_on_every_screen_and_told(layout: str) -> None:
    t = gone()
    kinds = [kind for kind in range(3) if t.state.removed[kind]]
    part = page(t, 0, layout).partition("Out of the game")[2].partition("</g>")[0]
    assert [int(kind) for kind in re.findall(r'href="#t-g(\d)"', part)] == kinds
    if layout == "tall":
        assert re.findall(r">(\d)</text>", part) == [str(t.state.removed[kind]) for kind in kinds]
    assert (
        spoken(t, 1, layout)[-1]
        == "Out of the game: "
        + ", ".join(f"{('hide', 'grain', 'metal')[kind]} {t.state.removed[kind]}" for kind in kinds)
        + "."
    )
    fresh = table()
    assert "Out of the game" not in page(fresh, 0, layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_tokens_that_one_knows_of_the_stack_are_told_to_who_knows_them(layout: str) -> None:
    t = table(waiting="AB", draw="metal hide grain hide", add="")
    t.play("visit draw", "good metal", "ship 1")
    line = "What you know of the stack for Draw 3, from the top: unknown, hide, grain."
    assert line in spoken(t, 0, layout)
    for seat in (1, 2, None):
        assert "What you know" not in " ".join(spoken(t, seat, layout))
    stack = page(t, 0, layout).partition('data-rule="draw"><text')[2].partition("</g>")[0]
    assert re.findall(r'href="#t-g(\w)"', stack) == ["1", "0", "x"], "drawn from the bottom"


# -- Set sail


def test_set_sail_says_that_the_opponent_gets_a_viking() -> None:
    t = table(2, extra=True, waiting="AB")
    more = "In return your opponent at once puts an extra Viking, worth a shield, on one of their pieces."
    drawn = scene(t, 0)
    assert drawn.choices["visit sail"].label.endswith(more)
    for layout in LAYOUTS:
        assert f"{more}</title>" in page(t, 0, layout)


@pytest.mark.parametrize(
    "t",
    [
        table(2, extra=False, waiting="AB"),
        table(3, waiting="ABC"),
        table(2, extra=True, waiting="AB", ships={1: "B1a B1b B2a"}, sailed=[1], vikings="B2b B3a B3b"),
    ],
    ids=["switched off", "three players", "no piece can take it"],
)
def test_set_sail_promises_no_viking_that_will_not_come(t: Table) -> None:
    assert scene(t, 0).choices["visit sail"].label == f"Set sail: {BUILDING_HELP[SAIL]}"
    t.play("visit sail")
    assert not t.asked.endswith("viking")


def test_a_building_without_effect_does_not_say_what_it_would_do() -> None:
    t = table(
        waiting="A", add="", draw="", market=(4, 4, 4), won={"A": [1, 2, 3, 4]},
        standing={"first": "B", "promote": "B", "jump-own": "C", "jump-any": "C", "swap": "D", "sail": "D"},
    )  # fmt: skip
    labels = {choice.label for choice in scene(t, 0).choices.values()}
    assert "Add 1: Your Viking stands here without effect." in labels and len(labels) == len(t.legal)
    assert all(label.endswith("without effect.") for label in labels)


# -- sentences


def test_cargo_that_nobody_takes_leaves_the_game_in_good_english() -> None:
    def told(*goods: int) -> str:
        return str(lines.EVENTS[events.CargoLost](events.CargoLost(0, goods)))

    assert told(0) == "Nobody takes the rest: hide leaves the game."
    assert told(0, 1) == "Nobody takes the rest: hide and grain leave the game."
    assert told(0, 1, 2) == "Nobody takes the rest: hide, grain and metal leave the game."


def test_the_extra_viking_goes_on_a_piece_of_ones_own() -> None:
    option = next(option for option in META.options if option.name == "extra_vikings")
    assert "on a piece of their own" in str(option.help)


def test_the_option_of_the_supplies_says_who_sees_what() -> None:
    option = next(option for option in META.options if option.name == "supplies")
    assert option.since == 2 and option.default == "hidden"
    assert "how many" in str(option.help) and "only their owner sees which" in str(option.help)


def test_no_stack_is_called_large_or_small() -> None:
    """Each of the two may become the smaller one."""
    t = table(waiting="AB", draw="metal hide", add="hide hide hide")
    t.play("visit draw")
    assert "Ada looks at 2 tokens of the stack at “Draw 3, add 1”." in log(t, 1)
    assert not re.search("large|small", " ".join(map(str, BUILDING_HELP)))
