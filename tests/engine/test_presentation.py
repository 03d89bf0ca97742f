"""What a game is given to draw itself, and what stands in for what it does not offer."""

from __future__ import annotations

from typing import Any

import pytest

from longhouse.engine import (
    BaseView,
    Choice,
    Cover,
    Look,
    Markup,
    Message,
    Meta,
    Outcome,
    Presentation,
    Scene,
)
from longhouse.engine.game import IN_PROGRESS
from longhouse.engine.presentation import FEW

VIEW: BaseView = {
    "game": "toy", "seat": 0, "players": 2, "rules": 1, "actor": 0, "over": False, "outcome": None,
    "question": None,
}  # fmt: skip
OUTCOME = Outcome((1, 0), (0,), "points", ({}, {}), "turns")
META = Meta("toy", "Toy", (), (), "", 2026, (2,), (1, 2), 3, Message("A toy."))
COVER: Cover[Any, Any] = Cover(META, "nowhere", lambda: Markup("<i></i>"))


def scene(blocked: int = 1, hint: str = "", chosen: str = "") -> Scene[BaseView]:
    """Two choices, and so many that are not possible."""
    choices = {"go": Choice("Go", False), "jump": Choice("Jump", True, "+3 points")}
    reasons = {f"no {number}": f"Reason {number}." for number in range(blocked)}
    return Scene(VIEW, (Look("Ida", 0, True),), choices, reasons, str, hint=hint, chosen=chosen)


def test_a_choice_is_a_button_with_its_label() -> None:
    assert scene().mark("go", "a way") == {
        "data-action": "go", "role": "button", "tabindex": 0, "aria-label": "Go", "class": "choice",
        "data-note": None,
    }  # fmt: skip


def test_a_choice_says_what_it_would_bring_and_that_it_is_final() -> None:
    marked = scene().mark("jump")
    assert marked["aria-label"] == "Jump, +3 points" and marked["data-note"] == "+3 points"
    assert marked["class"] == "choice final"


def test_hint_and_choice_to_be_confirmed_are_marked() -> None:
    both = scene(hint="go", chosen="jump")
    assert both.mark("go")["class"] == "choice hinted"
    assert both.mark("jump")["class"] == "choice final chosen"


def test_what_is_not_possible_says_why() -> None:
    assert scene().mark("no 0") == {
        "data-why": "Reason 0.", "role": "button", "tabindex": 0, "aria-disabled": "true",
        "aria-label": "Reason 0.", "class": "blocked",
    }  # fmt: skip
    assert scene().mark("no 0", "The hall")["aria-label"] == "The hall. Reason 0."


def test_only_a_few_impossible_things_are_stops_of_the_tab_key() -> None:
    assert scene(FEW).mark("no 0")["tabindex"] == 0
    assert scene(FEW + 1).mark("no 0")["tabindex"] == -1


def test_what_is_neither_has_no_mark() -> None:
    assert scene().mark("sing", "a song") == {}


def test_a_game_that_offers_little_is_shown_with_what_it_has() -> None:
    show: Presentation[Any, Any, Any] = Presentation(
        COVER, lambda _: Markup(""), lambda _: META.blurb, lambda _a, _v: META.blurb, lambda _: None
    )
    assert show.tray(scene()) == "" and isinstance(show.tray(scene()), Markup)
    assert show.sources() == [] and show.recap(["an event"]) == [] and show.standing(VIEW) == []
    assert str(show.reason(OUTCOME)) == "Most points win."


def test_a_cover_without_thumb_and_progress_shows_the_emblem() -> None:
    assert COVER.mini({"round": 2}) == {} and COVER.picture_of({}) == "<i></i>"
    assert COVER.progress_of({}) is IN_PROGRESS


def test_a_cover_shows_its_thumb_and_progress() -> None:
    cover = COVER._replace(
        thumb=lambda mini: Markup(f"<b>{mini['round']}</b>"),
        progress=lambda mini: Message("Round {n}", n=mini["round"]),
    )
    assert cover.picture_of({"round": 2}) == "<b>2</b>"
    assert str(cover.progress_of({"round": 2})) == "Round 2"


@pytest.mark.parametrize("garbage", [{}, None, 5])
def test_progress_of_garbage_is_no_crash(garbage: object) -> None:
    cover = COVER._replace(progress=lambda mini: Message("Round {n}", n=mini["round"]))
    assert cover.progress_of(garbage) is IN_PROGRESS
