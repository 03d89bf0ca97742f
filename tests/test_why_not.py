"""Why not? Every answer that is not possible now says why when its place is pointed at.

Vikings Gone Wild, where most of the table can always be pointed at, has a test of its own.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from longhouse.engine import Choice, Look, Match, Rng, Scene
from longhouse.engine.views import known

from .conformance.hooks import hooks_of
from .play import HOUSE, some

LOOKS = tuple(Look(str(clan), clan, True) for clan in range(4))
ENOUGH = some(20, 3)  # positions of each question
OWN = Path(__file__).parent  # a game whose folder here has a test of this name is left to it


class Reasons(dict[str, str]):
    """Reasons that know which of them were shown."""

    shown: set[str]

    def get(self, action: str, default: str | None = None) -> str | None:  # type: ignore[override]
        if action in self:
            self.shown.add(action)
        return super().get(action, default)

    def __getitem__(self, action: str) -> str:
        self.shown.add(action)
        return super().__getitem__(action)


def silent(match: Match, layout: str, number: int) -> list[str]:
    """The refused answers for which nothing on the screen gives the reason."""
    show = match.game.presentation()
    reasons = Reasons({str(action): str(why) for action, why in match.refused()})
    reasons.shown = set()
    choices = {str(action): Choice(str(action), False) for action in match.legal()}
    # a prefix of its own keeps pictures that were drawn before from being taken again
    scene = Scene(match.view(match.actor), LOOKS, choices, reasons, str, layout, f"{layout}{number}")
    show.draw(scene)
    show.tray(scene)
    place = hooks_of(match.game.meta.id).place
    spoken = {place(action) for action in (*reasons.shown, *choices)}
    return [action for action in reasons if action not in reasons.shown and place(action) not in spoken]


@pytest.mark.parametrize(
    ("game", "options"),
    [
        (game, options)
        for game in HOUSE
        if not (OWN / game / "test_why_not.py").exists()
        for options in hooks_of(game).variants
    ],
)
def test_whatever_cannot_be_chosen_says_why(game: str, options: dict[str, str]) -> None:
    asked: Counter[str] = Counter()
    absent = hooks_of(game).absent
    for players in (2, 3, 4):
        rng, match = Rng(players), Match.new(game, players, players + 3, options)
        for number in range(some(900, 200)):
            if match.actor is None:
                break
            kind = known(match.view(match.actor)["question"])["kind"]
            if asked[kind] < ENOUGH:
                asked[kind] += 1
                for layout in ("wide", "tall"):
                    view = match.view(match.actor)
                    left = [a for a in silent(match, layout, number) if not absent(view, a)]
                    assert not left, (kind, layout, left[:3])
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
    assert len(asked) >= 4
