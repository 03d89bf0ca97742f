"""Scenes of the games: whatever happens, they name things that are in their pictures, and take their time."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest

from longhouse.app.model import Running, Settings
from longhouse.app.say import looks, speaker
from longhouse.app.scenes import WHOLE, close, course
from longhouse.engine import Match, Scene
from longhouse.engine.staging import AFTER, TABLE, Act, Staging
from longhouse.games import GAMES

from .play import IN_BROWSER, finished, some

LONGEST = 12_500  # milliseconds of an act at normal pace
LAST = 20_000  # of a ship that sails last, with the counting that follows: less is shown, see `course`
SOUNDS = {"", "cloth", "wood", "coin", "water", "iron", "horn", "sail"}
SHOWN = [game for game in GAMES if GAMES[game].presentation().stages]


def scenes(match: Match) -> Iterator[tuple[int, Staging]]:
    """The scenes of a match, by the numbers of their actions."""
    show = match.game.presentation()
    for number in range(len(match.actions)):
        events = match.log(0, number, number + 1)[0].events
        if any(isinstance(event, show.stages) for event in events):
            found = show.staged(events, match.at(number).view(0), match.at(number + 1).view(0))
            if found is not None:
                yield number, found


def things(act: Act) -> Iterator[str]:
    """The ids of an act that must be in its picture; a ship may still lack its stern."""
    for beat in act.beats:
        yield from (label.at for label in beat.labels)
        yield from (move.to for move in beat.moves if move.to and move.to[0] != "@")
        yield from (name for ring in beat.rings if "stern" not in ring for name in ring.split())
        yield from (move.thing for move in beat.moves if move.out)


def drawn(match: Match, number: int, act: Act, layout: str) -> set[str]:
    """The ids of an act's picture, and of the signs of the clans."""
    view = match.at(number + (act.ground == AFTER)).view(0)
    found = looks(match, "en")
    scene = Scene(view, found, {}, {}, speaker("en", match), layout, "s0")
    picture = act.picture or match.game.presentation().draw
    ids = re.findall(r' id="s0-([^"]+)"', picture(scene))
    return {*ids, *(f"clan-{clan}" for clan in range(len(found)))}


@pytest.mark.parametrize("game", SHOWN)
@pytest.mark.parametrize("players", [2, 4])
def test_all_that_a_scene_names_is_in_its_picture(game: str, players: int) -> None:
    match, seen = finished(game, players, 11), 0
    *most, last = scenes(match)
    for number, staging in [*most[:: some(2, 4)], last]:
        seen += 1
        assert all(act.beats and sum(beat.ms for beat in act.beats) <= LONGEST for act in staging.acts), (
            number
        )
        assert sum(beat.ms for beat in staging.beats) <= (LAST if staging.counted else LONGEST), number
        assert {beat.sound for beat in staging.beats} <= SOUNDS
        for act in staging.acts:
            if act.ground != TABLE:
                for layout in ("wide", "tall"):
                    assert set(things(act)) - drawn(match, number, act, layout) == set(), number
    assert seen > some(2, 0)


@pytest.mark.parametrize("seed", range(some(6, 2)))
def test_the_scores_of_a_scoring_run_from_what_was_to_what_is(seed: int) -> None:
    match, last = finished("wikinger", 3, seed), None
    for number, staging in scenes(match):
        if not any(beat.scores for beat in staging.beats):
            continue  # the wheel turns
        scores = [beat.scores for beat in staging.beats]
        assert list(scores[0]) == [home["points"] for home in match.at(number).view(None)["homes"]]  # type: ignore[typeddict-item]
        last = match.at(number + 1).view(None)["homes"]  # type: ignore[typeddict-item]
        assert list(scores[-1]) == [home["points"] for home in last], number
    assert last is not None and staging.counted, "after the final one comes the winner"


@pytest.mark.parametrize("game", GAMES)
def test_what_happened_last_the_counting_the_race_and_the_winner_share_one_budget(game: str) -> None:
    near = set()
    for players in GAMES[game].meta.players:
        for seed in range(some(4, 1)):
            match = finished(game, players, seed)
            *_, (number, staging) = scenes(match)
            outcome, running = match.outcome, Running(number, staging, 0)
            assert outcome is not None and number == len(match.actions) - 1
            times = course(Settings(), running, match)
            assert times.whole <= WHOLE == 13_000 and times.beats == len(staging.beats) + 2
            assert times.starts[times.staged] >= 0.4 * sum(beat.ms for beat in staging.beats), "to be seen"
            assert min(end - start for start, end in pairwise(times.starts)) > 150
            slow = course(Settings(pace="slow"), running, match)
            assert slow.whole == pytest.approx(1.5 * times.whole, abs=50)
            near.add(close(outcome))
    assert near == {True, False} or IN_BROWSER


@pytest.mark.parametrize("game", ["onboard", "gonewild"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_scores_of_the_end_run_to_the_result_and_each_step_says_what_it_brought(
    game: str, players: int
) -> None:
    match = finished(game, players, 4)
    *_, (number, staging) = scenes(match)
    outcome = match.outcome
    assert outcome is not None and staging.counted and number == len(match.actions) - 1
    beats = staging.acts[-1].beats
    scores = [beat.scores for beat in beats]
    assert scores[-1] == outcome.scores
    assert sum(beat.ms for beat in beats) <= 12_000
    counted = (
        sum(points["bonuses"] for points in outcome.breakdown) if game == "gonewild" else sum(scores[-1])
    )
    assert sum(scores[-1]) - sum(scores[0]) == counted
    for before, beat in zip(scores, beats[1:], strict=False):
        gained = [new - old for old, new in zip(before, beat.scores, strict=True)]
        if game == "onboard":
            said = {label.clan: int(str(label.text)) for label in beat.labels}
            assert said == {seat: points for seat, points in enumerate(gained) if points}
        else:
            paid = {int(move.to.removeprefix("clan-")) for move in beat.moves}
            assert paid == {seat for seat, points in enumerate(gained) if points}


def test_barrels_that_won_stay_face_down_until_the_end() -> None:
    match = finished("onboard", 3, 4)
    *_, (_, staging) = scenes(match)
    outcome = match.outcome
    assert outcome is not None
    lids = [move.thing for beat in staging.acts[-1].beats for move in beat.moves]
    values = [int(lid.split("-")[2]) for lid in lids]
    assert values == sorted(values), "the smallest first"
    for seat, points in enumerate(outcome.breakdown):
        assert (
            sum(int(lid.split("-")[2]) for lid in lids if lid.startswith(f"lid-{seat}-")) == points["barrels"]
        )


def test_a_ship_that_sails_is_counted_controlled_and_leaves() -> None:
    match = finished("onboard", 3, 4)
    whole = [
        staging
        for number, staging in scenes(match)
        if {"ShipSailed", "RoundBegan"} <= {type(e).__name__ for e in match.log(None, number)[0].events}
    ]
    assert whole
    for staging in whole:
        first, second, *_, last = staging.beats
        assert first.labels and all(label.text.isdigit() for label in first.labels)  # type: ignore[union-attr]
        assert any(ring.startswith("control-") for ring in second.rings)
        assert last.moves and {move.to for move in last.moves} == {"@right"}
