"""Why not? Every answer that is not possible now says why when its place is pointed at.

Vikings Gone Wild, where most of the table can always be pointed at, has a test of its own.
"""

from __future__ import annotations

from collections import Counter

import pytest

from longhouse.engine import Choice, Look, Match, Rng, Scene

from .play import some

LOOKS = tuple(Look(str(clan), clan, True) for clan in range(4))
ENOUGH = some(20, 3)  # positions of each question
SAME_CELL = {"start": "tile", "boat": "ferry"}


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
    spoken = {place(action) for action in (*reasons.shown, *choices)}
    return [action for action in reasons if action not in reasons.shown and place(action) not in spoken]


def place(action: str) -> str:
    """A cell takes two kinds of tiles, or is reached in two ways, but says one thing."""
    kind, _, rest = action.partition(" ")
    return f"{SAME_CELL[kind]} {rest}" if kind in SAME_CELL else action


def absent(match: Match, action: str) -> bool:
    """Whether there is nothing on the screen that the action would be about."""
    kind, _, rest = action.partition(" ")
    if match.game.meta.id != "wikinger":
        return False
    view = match.view(match.actor)
    if kind == "buy":
        return view["wheel"][int(rest) - 1] is None
    if kind in ("tile", "start", "ferry", "boat", "exchange"):  # beyond all columns that are drawn
        used = max(map(len, view["homes"][match.actor]["rows"]))
        return int(rest.split()[-1]) > used + (kind == "tile")
    return kind == "bid"  # too low or too high: not offered


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("onboard", {}),
        ("wikinger", {"version": "basic"}),
        ("wikinger", {"version": "progress"}),
    ],
)
def test_whatever_cannot_be_chosen_says_why(game: str, options: dict[str, str]) -> None:
    asked: Counter[str] = Counter()
    for players in (2, 3, 4):
        rng, match = Rng(players), Match.new(game, players, players + 3, options)
        for number in range(some(900, 200)):
            if match.actor is None:
                break
            kind = match.view(match.actor)["question"]["kind"]
            if asked[kind] < ENOUGH:
                asked[kind] += 1
                for layout in ("wide", "tall"):
                    left = [a for a in silent(match, layout, number) if not absent(match, a)]
                    assert not left, (kind, layout, left[:3])
            legal = match.legal()
            match.play(legal[rng.below(len(legal))])
    assert len(asked) >= 4
