"""The picture: parts of it are kept from one move to the next, and never shown for another position."""

from __future__ import annotations

import random

import pytest

from longhouse.app.say import looks, speaker
from longhouse.engine import Choice, Player
from longhouse.engine.markup import Markup
from longhouse.games import scenes
from longhouse.games.wikinger.board import picture
from longhouse.games.wikinger.views import Scene

from .build import Match


def scene(match: Match, lang: str, layout: str) -> Scene:
    """The position as who acts sees it."""
    say = speaker(lang, match)
    choices = {str(action): Choice(str(action), False) for action in match.legal()}
    return Scene(match.view(match.actor), looks(match, lang), choices, {}, say, layout)


@pytest.mark.parametrize("version", ["basic", "progress"])
def test_what_is_kept_is_what_would_be_drawn(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def unkept(scene: Scene) -> str:
        with monkeypatch.context() as patched:
            patched.setattr(scenes.Memo, "get", lambda _self, _made_from, make: make())
            return picture.draw(scene)

    rng = random.Random(5)
    match = Match.new(
        "wikinger", 3, 5, {"version": version}, [Player("Ada", 0), Player("<b>", 1), Player("", 2)]
    )
    while actions := match.legal():
        match.play(rng.choice(actions))
        if rng.random() < 0.5:
            shown = scene(match, rng.choice(("en", "fr")), rng.choice(("wide", "tall")))
            assert picture.draw(shown) == unkept(shown)
            match.seats = tuple(Player(rng.choice(("Ada", "Bea")), i) for i in range(3))


def test_a_memo_forgets_the_oldest() -> None:
    memo, made = scenes.Memo(2), []

    def make(name: str) -> str:
        def maker() -> Markup:
            made.append(name)
            return Markup(name)

        return memo.get([name], maker)

    assert [make(name) for name in "abacab"] == list("abacab")
    assert made == list("abcb")
