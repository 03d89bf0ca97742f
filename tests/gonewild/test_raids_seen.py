"""The scene of a raid: it tells what the rules did, and nothing that a reader may not know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from longhouse.app.say import looks, speaker
from longhouse.engine import Match, Scene
from longhouse.engine.rng import Rng
from longhouse.engine.staging import Act, Staging
from longhouse.games.gonewild import events
from longhouse.games.gonewild.board import field
from longhouse.games.gonewild.data import CARDS
from longhouse.games.gonewild.scenes import staged
from longhouse.games.gonewild.views import View

from ..play import finished, some

SEEDS = range(some(4, 2))


def told(match: Match, number: int, reader: int | None) -> Staging | None:
    happened = cast("list[events.Event]", match.log(reader, number, number + 1)[0].events)
    before, after = match.at(number).view(reader), match.at(number + 1).view(reader)
    return staged(happened, cast("View", before), cast("View", after))


def raids(match: Match, *kinds: type) -> Iterator[tuple[int, Staging]]:
    """Actions that brought an event of one of these kinds, with their scenes."""
    for moment in match.log(None):
        if any(isinstance(event, kinds) for event in moment.events):
            staging = told(match, moment.number, None)
            assert staging is not None, moment.number
            yield moment.number, staging


def drawn(match: Match, number: int, act: Act, reader: int | None) -> str:
    scene = Scene(
        match.at(number).view(reader), looks(match, "en"), {}, {}, speaker("en", match), "wide", "s0"
    )
    assert act.picture is not None
    return act.picture(scene)


@pytest.mark.parametrize("seed", SEEDS)
def test_strength_and_defence_end_as_the_rules_compared_them(seed: int) -> None:
    match, seen = finished("gonewild", 3, seed), 0
    for number, staging in raids(match, events.Damaged, events.Repulsed):
        labels = [label for beat in staging.acts[0].beats for label in beat.labels]
        last = {label.at: int(str(label.text)) for label in labels if label.kind == "count"}
        won = any(isinstance(event, events.Damaged) for event in match.log(None, number)[0].events)
        assert (last[field.STRENGTH_AT] >= last[field.DEFENCE_AT]) == won, number
        seen += 1
    assert seen


@pytest.mark.parametrize("seed", SEEDS)
def test_the_scores_run_to_what_the_rules_gave(seed: int) -> None:
    match = finished("gonewild", 3, seed)
    for number in range(len(match.actions)):
        staging = told(match, number, None)
        happened = match.log(None, number, number + 1)[0].events
        if staging is None or any(
            isinstance(e, events.BonusScored | events.MissionCompleted) for e in happened
        ):
            continue
        scores = [beat.scores for beat in staging.beats if beat.scores]
        seats = [cast("View", match.at(number + k).view(None))["seats"] for k in (0, 1)]
        assert list(scores[0]) == [seat["points"] for seat in seats[0]], number
        assert list(scores[-1]) == [seat["points"] for seat in seats[1]], number


def test_an_attack_brings_all_attackers_to_the_building() -> None:
    for number, staging in raids(match := finished("gonewild", 3, 1), events.AttackDeclared):
        event = next(e for e in match.log(None, number)[0].events if isinstance(e, events.AttackDeclared))
        first = staging.beats[0]
        assert [move.to for move in first.moves] == [field.front_spot(n) for n in range(len(event.force))]
        counted = [label.text for label in first.labels if label.at == field.STRENGTH_AT]
        assert counted[-1] == str(event.strength)


@pytest.mark.parametrize("reader", [None, 0, 1, 2])
def test_a_raid_shows_no_card_that_its_reader_may_not_know(reader: int | None) -> None:
    match, seen = finished("gonewild", 3, 2), 0
    for number, _ in raids(match, events.AttackDeclared, events.Damaged, events.Repulsed):
        scene, held = told(match, number, reader), match.at(number).view(reader)
        assert scene is not None
        attack = cast("View", held)["attack"]
        assert attack is not None
        happened = match.log(reader, number, number + 1)[0].events
        answers = [e.card for e in happened if isinstance(e, events.DefencePlayed | events.DefenceLost)]
        public = {*attack["force"], *attack["protection"], *answers}
        shown = drawn(match, number, scene.acts[0], reader)
        for kind in range(len(CARDS)):
            assert (f'#s0-c{kind}"' in shown) <= (kind in public or attack["on"] == "undead"), (number, kind)
        seen += 1
    assert seen > 2


def test_whoever_must_discard_a_card_first_is_told_so() -> None:
    """An assassin: the answer to the attack comes after that, if there is one left."""
    match, lines = finished("gonewild", 2, 0), {"lose": set[str](), "react": set[str]()}
    for number, _ in raids(match, events.AttackDeclared):
        after = match.at(number + 1)
        kinds = {action.kind for action in after.legal()} & lines.keys()
        for reader in (after.actor, None):
            scene = told(match, number, reader)
            assert scene is not None
            for kind in kinds:
                lines[kind].add(str(scene.beats[-1].line))
    assert "You must discard a defence card." in lines["lose"]
    assert all("discard" in line for line in lines["lose"])
    assert not any("discard" in line for line in lines["react"])


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_hidden_changes_nothing_that_is_seen_of_an_attack(seed: int) -> None:
    match, rng, seen = finished("gonewild", 3, seed), Rng(seed), 0
    for number, _ in raids(match, events.AttackDeclared):
        moment = match.at(number)
        actor = moment.actor
        deal = moment.game.resampler(moment.view(actor))
        other = deal(rng)
        happened: list[tuple[object, ...]] = []
        before = cast("View", moment.game.view(other, actor))
        moment.game.apply(other, match.actions[number], happened.append)
        after = cast("View", moment.game.view(other, actor))
        declared = [e for e in happened if isinstance(e, events.AttackDeclared)]
        found = staged(declared, before, after)
        mine = told(match, number, actor)
        assert found is not None and mine is not None and found.beats[0] == mine.beats[0]
        seen += 1
    assert seen
