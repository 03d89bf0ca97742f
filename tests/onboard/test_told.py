"""What the table shows and says: it must be complete and true, on every screen and for those who hear it."""

from __future__ import annotations

import re

import pytest

from longhouse.games.onboard import events, lines
from longhouse.games.onboard.data import DRAW, SAIL
from longhouse.games.onboard.meta import META
from longhouse.games.onboard.words import BUILDING_HELP, building_help

from .build import Table, table
from .show import log, page, prompt, scene, spoken

LAYOUTS = ("wide", "tall", "low")
NBSP = "\u00a0"


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
    why = 'aria-label="Bo with 2 shields and a Viking. That piece does not belong to your clan."'
    for layout in LAYOUTS:
        assert why in page(t, 0, layout)
    assert "from the front: Ada with 2 shields." in spoken(t, 0)[2], "without one"
    assert "Control: Bo 3, Ada 3." in spoken(t, 0)[0], "in the sum it counts"


MOVES = {
    "promote": ("visit promote", "piece A2a"),
    "jump": ("visit jump-own", "piece A2a", "ship 5"),
    "swap": ("visit swap", "piece A2a", "piece B2a"),
    "swap with a plain one": ("visit swap", "piece A2a", "piece A2b"),
}


TOLD = {
    "promote": "Ada moves their 2+1 to the front of ship 1.",
    "jump": "Ada moves their 2+1 from ship 1 to ship 5.",
    "swap": "Ada swaps their 2+1 on ship 1 with Bo’s 2+1 on ship 2.",
    "swap with a plain one": "Ada swaps their 2+1 on ship 1 with their 2 on ship 3.",
}


@pytest.mark.parametrize("move", MOVES)
def test_the_log_tells_of_the_viking_that_a_piece_carries(move: str) -> None:
    t = manned()
    told = t.play(*MOVES[move])
    assert "VikingCarried" in told.kinds()
    lines = log(t, 1)
    assert TOLD[move] in lines and len([line for line in lines if "their 2" in line]) == 1, "one line for all"


def test_one_of_two_like_pieces_is_not_called_the_one() -> None:
    t = manned()
    t.play("visit jump-own", "piece A2b", "ship 5")
    assert "Ada moves their 2 from ship 3 to ship 5." in log(t, 1)


def test_the_story_of_version_1_stays_as_it_was() -> None:
    t = manned(rules=1)
    assert events.Swapped(0, 2, 0, 8, 1) in t.play(*MOVES["swap"])
    assert "Ada swaps their 2 on ship 1 with Bo’s 2 on ship 2." in log(t, 1)


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


def idle() -> Table:
    """Ada can do nothing at any building that is free."""
    return table(
        waiting="A", add="", draw="", market=(4, 4, 4), won={"A": [1, 2, 3, 4]},
        standing={"first": "B", "promote": "B", "jump-own": "C", "jump-any": "C", "swap": "D", "sail": "D"},
    )  # fmt: skip


WITHOUT = "Your Viking would stand here without effect."


def test_a_building_without_effect_does_not_say_what_it_would_do() -> None:
    t = idle()
    labels = {choice.label for choice in scene(t, 0).choices.values()}
    assert f"Add 1: {WITHOUT}" in labels and len(labels) == len(t.legal)
    assert all(label.endswith(WITHOUT) for label in labels)
    for layout in LAYOUTS:
        assert notes(t, 0, layout) == [WITHOUT] * len(t.legal), "the others tell why they are taken"
    view = t.view(0)
    assert building_help(0, view) == BUILDING_HELP[0], "a Viking stood there and acted"
    french = {choice.label for choice in scene(t, 0, lang="fr").choices.values()}
    assert f"Entrepôt{NBSP}1. Votre Viking s’y placerait sans effet." in french


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seat", [1, 2, 3, None])
def test_who_looks_on_reads_what_the_buildings_do_while_another_is_idle(
    seat: int | None, layout: str
) -> None:
    assert notes(idle(), seat, layout) == [str(text) for text in BUILDING_HELP]


def notes(t: Table, seat: int | None, layout: str) -> list[str]:
    """What the buildings say of themselves, from the top."""
    return re.findall(
        r'class="house(?:(?!class="house[ "]).)*? <title>(.*?)</title></g>', page(t, seat, layout)
    )


# -- sentences


def test_cargo_that_nobody_takes_leaves_the_game_in_good_english() -> None:
    def told(*goods: int) -> str:
        return str(lines.EVENTS[events.CargoLost](events.CargoLost(0, goods)))

    why = "No player is due to take any more"
    assert told(0) == f"{why}: hide leaves the game."
    assert told(0, 1) == f"{why}: hide and grain leave the game."
    assert told(0, 1, 2) == f"{why}: hide, grain and metal leave the game."


def test_the_spoken_table_counts_and_agrees() -> None:
    t = table(waiting="AB", ships={1: ""}, add="hide", draw="metal hide")
    assert spoken(t, 0)[0].startswith(
        "Ship 1, from the front: no pieces. Cargo: none on board. Control: none."
    )
    french = (
        "Drakkar 1, de la proue vers l’arrière : aucune pièce. Cargaison : aucune. Ordre d’influence : aucun."
    )
    assert spoken(t, 0, lang="fr")[0].replace(NBSP, " ").startswith(french)
    assert "Stacks: Add 1 has 1, Draw 3 has 2. Sterns left: 7." in spoken(t, 0)


def test_one_stands_at_a_building_and_a_piece_of_any_clan_is_to_jump() -> None:
    why = "No action is possible: choose a building to stand at without effect."
    assert prompt(idle(), 0) == why
    t = table(waiting="A")
    t.play("visit jump-any")
    assert prompt(t, 0) == "Choose a piece, of any clan, that jumps to the back of another ship."


def test_nobody_chooses_how_many_tokens_to_look_at() -> None:
    help_text = BUILDING_HELP[DRAW]
    assert str(help_text).startswith("Look at the top three tokens of this building’s stack, or what is left")
    say = scene(table(), 0, lang="fr").say
    assert say(help_text).startswith(
        "Regardez les trois premiers coffres de la pile de ce bâtiment, ou ce qu’il"
    )


def test_the_extra_viking_goes_on_a_piece_of_ones_own() -> None:
    option = next(option for option in META.options if option.name == "extra_vikings")
    assert "your opponent takes a stern" in str(option.help) and "on a piece of your own" in str(option.help)


def test_the_option_of_the_supplies_says_who_sees_what() -> None:
    option = next(option for option in META.options if option.name == "supplies")
    assert option.since == 2 and option.default == "hidden" and option.help
    assert "how many" in str(option.help) and "only their owner sees which" in str(option.help)
    assert "seul leur propriétaire voit lesquels" in scene(table(), 0, lang="fr").say(option.help)


def test_no_stack_is_called_large_or_small() -> None:
    """Each of the two may become the smaller one."""
    t = table(waiting="AB", draw="metal hide", add="hide hide hide")
    t.play("visit draw")
    assert "Ada looks at 2 tokens of the stack at “Draw 3, add 1”." in log(t, 1)
    assert not re.search("large|small", " ".join(map(str, BUILDING_HELP)))
