"""Checks that any game passes. Each plays one random game and looks at every position of it."""

from __future__ import annotations

import json
import pickle
from collections.abc import Iterator
from typing import Any, cast

import pytest

from longhouse.bots import LEVELS
from longhouse.bots.levels import Thought, deliberate
from longhouse.bots.question import Question
from longhouse.engine import IllegalAction, Match, Message, Player, Position, Rng
from longhouse.engine.game import Value
from longhouse.engine.questions import Event

from ..play import all_events, finished
from .hooks import hooks_of

Options = dict[str, Value]
PORTIONS = 3  # of a bot's thinking

GARBAGE = (
    "",
    " ",
    "visit",
    "no such thing",
    "VISIT FIRST",
    "ship 0",
    "ship 99",
    "piece A9z",
    "\0",
    "é" * 50,
    "0",
)


def step(match: Match, rng: Rng) -> list[Event]:
    """One random action; returns its events."""
    return match.play(hooks_of(match.game.meta.id).choose(match._state, match.legal(), rng))


def positions(game_id: str, players: int, options: Options, seed: int) -> Iterator[Match]:
    """The match at its start and after each action, the end included."""
    match = Match.new(game_id, players, seed, options)
    rng = Rng(seed + 77)
    yield match
    while match.actor is not None:
        step(match, rng)
        yield match


def some_positions(game_id: str, players: int, options: Options, seed: int) -> Iterator[Match]:
    """The same for the slowest checks: of a game with very many actions every third position, and the end."""
    step_by = 3 if len(hooks_of(game_id).universe) > 500 else 1
    for count, match in enumerate(positions(game_id, players, options, seed)):
        if count % step_by == 0 or match.actor is None:
            yield match


def watchers(match: Match) -> tuple[int | None, ...]:
    """Every seat, and a spectator."""
    return (*range(match.players), None)


def picture(match: Match) -> tuple[Any, ...]:
    """All that can be seen of a match from outside."""
    view = json.dumps(match.view(match.actor))
    return match.digest(), match.actor, match.actions, match.makers, match.legal(), view, match.outcome


def check_legal(game_id: str, players: int, options: Options, seed: int) -> None:
    """Legal actions are unique, stable, in canonical order, and none are left when the game is over."""
    order = {action: place for place, action in enumerate(hooks_of(game_id).universe)}
    for match in positions(game_id, players, options, seed):
        legal = match.legal()
        assert legal == match.game.legal(match._state) == match.clone().legal()
        places = [order[action] for action in legal]
        assert places == sorted(set(places))
        if match.actor is None:
            assert legal == [] and match.outcome is not None
        else:
            assert legal and match.outcome is None and 0 <= match.actor < players
        legal.clear()
        assert match.legal() or match.actor is None, "the list is the caller's own"


def check_guards(game_id: str, players: int, options: Options, seed: int) -> None:
    """What a fast generator gives is what the guards allow, in the same order."""
    for match in positions(game_id, players, options, seed):
        if match.actor is not None:
            assert match.game.table.allowed(match._state) == match.legal()


def check_told(game_id: str, players: int, options: Options, seed: int) -> None:
    """Every event has a line, or is told by another; each choice has a label of its own."""
    about = hooks_of(game_id).about
    for match in some_positions(game_id, players, options, seed):
        show, view = match.game.presentation(), match.view(match.actor)
        legal = [str(show.label(action, view)) for action in match.legal()]
        things = {about(match._state, action) for action in match.legal()}
        assert all(legal) and len(set(legal)) == len(things), legal
        for moment in match.log(None, len(match.actions) - 1) if match.actions else ():
            lines = [show.event(event) for event in moment.events]
            assert all(line is None or str(line).endswith((".", "!", "”")) for line in lines), lines


def check_applied(game_id: str, players: int, options: Options, seed: int) -> None:
    """Applying an action changes only the copy, and leads to the same with and without a listener."""
    rng = Rng(seed)
    for match in some_positions(game_id, players, options, seed):
        legal, game, state = match.legal(), match.game, match._state
        if not legal:
            continue
        before = game.to_plain(state)
        action = legal[rng.below(len(legal))]
        heard, deaf = state.clone(), state.clone()
        told: list[Event] = []
        game.apply(heard, action, told.append)
        game.apply(deaf, action, None)
        assert game.to_plain(heard) == game.to_plain(deaf)
        assert game.to_plain(state) == before


def check_refusals(game_id: str, players: int, options: Options, seed: int) -> None:
    """A refused action changes nothing at all; what is refused has a reason, what is legal has none."""
    hooks = hooks_of(game_id)
    for match in some_positions(game_id, players, options, seed):
        before = picture(match)
        legal = match.legal()
        for action in hooks.universe:
            reason = match.explain(action)
            assert (reason is None) == (action in legal), f"{action}: {reason}"
            assert reason == match.explain(str(action))
            assert reason is None or (isinstance(reason, Message) and str(reason).endswith("."))
        answers = set(match.game.candidates(match._state)) if match.actor is not None else set()
        assert answers >= set(legal)
        assert match.refused() == [(a, match.explain(a)) for a in hooks.universe if a in answers - set(legal)]
        refused = [action for action in hooks.universe if action not in legal]
        for bad in (*refused[:: max(1, len(refused) // 5)], *map(str, refused[:2]), *GARBAGE, None):
            with pytest.raises(IllegalAction) as caught:
                match.play(cast("str", bad))
            assert str(caught.value) == str(caught.value.message) != ""
        assert picture(match) == before


def check_strange_objects(game_id: str, players: int, options: Options, seed: int) -> None:
    """An object that looks like an action and is none is refused like any other."""
    for count, match in enumerate(positions(game_id, players, options, seed)):
        before = match.digest()
        for bad in (*hooks_of(game_id).strange, 5, (), [], {}, object()):
            with pytest.raises(IllegalAction):
                match.play(cast("str", bad))
            assert isinstance(match.explain(cast("str", bad)), Message)
        assert match.digest() == before
        if count > 40:
            break


def check_clones(game_id: str, players: int, options: Options, seed: int) -> None:
    """Playing on a clone leaves the original alone, and the other way round; so do bare states."""
    rng = Rng(seed)
    for count, match in enumerate(positions(game_id, players, options, seed)):
        if match.actor is None or count % 3:
            continue
        before = picture(match)
        copy = match.clone()
        assert picture(copy) == before
        step(copy, rng)
        assert picture(match) == before
        bare = match._state.clone()
        for _ in range(3):
            if legal := match.game.legal(bare):
                match.game.apply(bare, legal[rng.below(len(legal))], None)
        assert picture(match) == before


def check_forms(game_id: str, players: int, options: Options, seed: int) -> None:
    """Text, plain, save and link forms lead back to the same."""
    for count, match in enumerate(positions(game_id, players, options, seed)):
        game = match.game
        for action in match.legal():
            assert game.parse(str(action)) is action is pickle.loads(pickle.dumps(action))
        plain = game.to_plain(match._state)
        back = game.from_plain(json.loads(json.dumps(plain)))
        assert game.to_plain(back) == plain and game.legal(back) == match.legal()
        assert [game.view(back, s) for s in watchers(match)] == [match.view(s) for s in watchers(match)]
        if count % (9 if count < 100 else 60) == 0 or match.actor is None:  # a form replays the whole match
            for again in (Match.from_json(match.to_json()), Match.from_link(match.to_link())):
                assert picture(again) == picture(match)
                assert (again.seed, again.options, again.seats) == (match.seed, match.options, match.seats)
                assert again.to_json() == match.to_json()


def decide(match: Match, rng: Rng) -> list[Event]:
    """A decision, with the forced moves that follow from it."""
    events = step(match, rng)
    while (action := match.foregone()) is not None:
        events += match.play(action)
        assert match.forced[-1]
    return events


def check_undo(game_id: str, players: int, options: Options, seed: int) -> None:
    """Undo after play is the identity where allowed, else refused unless forced; redo takes it back."""
    match = Match.new(game_id, players, seed, options)
    rng = Rng(seed + 77)
    allowed = refused = 0
    while match.actor is not None:
        before = picture(match)
        revealed = any(map(match.game.reveals, decide(match, rng)))
        after, limit = picture(match), match.undo_limit
        if limit.to < len(match.actions):
            assert not revealed
            match.undo()
            allowed += 1
        else:
            refused += 1
            assert revealed
            with pytest.raises(IllegalAction, match=str(limit.reason)):
                match.undo()
            assert picture(match) == after
            match.undo(force=True)
        assert picture(match) == before and match.can_redo
        match.redo()
        assert picture(match) == after and not match.can_redo
    assert allowed and refused


def check_bots_undone_together(game_id: str, players: int, options: Options, seed: int) -> None:
    """A person's undo takes the bots' answers back too, and redo brings them again."""
    seats = [Player("Ida"), *(Player("", i, "random", i) for i in range(1, players))]
    match = Match.new(game_id, players, seed, options, seats)
    rng = Rng(seed + 77)
    done = 0
    while match.actor is not None:
        if match.actor != 0:
            step(match, rng)
            continue
        before = picture(match)
        step(match, rng)
        while match.actor not in (0, None) or match.foregone() is not None:
            step(match, rng)
        after = picture(match)
        try:
            match.undo()
        except IllegalAction:
            assert picture(match) == after
            match.undo(force=True)
        else:
            done += len(after[2]) - len(before[2]) > 1
        assert picture(match) == before
        match.redo()
        assert picture(match) == after
    assert done or hooks_of(game_id).seldom, "some undo took bots' moves back"


def check_moments(game_id: str, players: int, options: Options, seed: int) -> None:
    """at(k) equals the replay of the first k actions, for every k."""
    seen = [
        (match.digest(), match.actor, match.legal()) for match in positions(game_id, players, options, seed)
    ]
    match = Match.new(game_id, players, seed, options)
    rng = Rng(seed + 77)
    while match.actor is not None:
        step(match, rng)
    whole = picture(match)
    log = match.log(None)
    for k, expected in enumerate(seen):
        then = match.at(k)
        assert (then.digest(), then.actor, then.legal()) == expected
        assert then.actions == match.actions[:k] and not then.can_redo
        start = 0 if k % 20 == 0 else max(0, k - 3)  # the whole log each time would take long
        assert repr(then.log(None, start)) == repr(log[start:k])
    assert picture(match) == whole
    for k in (-1, len(seen)):
        with pytest.raises(ValueError):
            match.at(k)


def check_score(game_id: str, players: int, options: Options, seed: int) -> None:
    """The outcome equals the score counted from the events by an independent scorer."""
    match = finished(game_id, players, seed, options, hooks_of(game_id).choose)
    outcome = match.outcome
    assert outcome is not None
    if (count := hooks_of(game_id).scores) is not None:
        assert outcome.scores == count(match, all_events(match))
    if any(outcome.breakdown):
        assert tuple(sum(row.values()) for row in outcome.breakdown) == outcome.scores
    assert outcome.winners and {outcome.scores[seat] for seat in outcome.winners} == {max(outcome.scores)}
    assert outcome.ended and outcome.reason


def check_conserved(game_id: str, players: int, options: Options, seed: int) -> None:
    """No piece is ever lost or doubled."""
    conserved = hooks_of(game_id).conserved
    if conserved:
        for match in positions(game_id, players, options, seed):
            conserved(match._state)


def check_views(game_id: str, players: int, options: Options, seed: int) -> None:
    """Views are JSON and hold no seed, generator or digest."""
    for match in some_positions(game_id, players, options, seed):
        secrets = {match.digest(), match._state.rng.state}
        for seat in watchers(match):
            view = match.view(seat)
            text = json.dumps(view, allow_nan=False)
            assert view["game"] == game_id and view["seat"] == seat
            assert not {"seed", "rng", "digest", "state"} & set(_keys(view))
            assert not any(str(secret) in text for secret in secrets)
    for bad in (-1, players):
        with pytest.raises(ValueError):
            match.view(bad)


def _keys(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        for key, inner in value.items():
            assert type(key) is str
            yield key
            yield from _keys(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _keys(inner)


def check_secrets(game_id: str, players: int, options: Options, seed: int) -> None:
    """Changing all that a seat cannot see leaves its view, its legal actions and what it reads identical."""
    rng = Rng(seed)
    changed, disturb, conserved = 0, hooks_of(game_id).disturb, hooks_of(game_id).conserved
    for match in some_positions(game_id, players, options, seed):
        game, state = match.game, match._state
        for seat in watchers(match):
            view = match.view(seat)
            sample = game.resampler(json.loads(json.dumps(view)))(rng)
            for other in (sample, *([disturb(state, seat, rng)] if disturb else [])):
                changed += game.to_plain(other) | {"rng": 0} != game.to_plain(state) | {"rng": 0}
                assert json.dumps(game.view(other, seat)) == json.dumps(view)
                assert game.actor(other) == match.actor
                if seat is not None and seat == match.actor:
                    assert game.legal(other) == match.legal()
                    _same_story(match, other, seat, rng)
            if conserved is not None:
                conserved(sample)
    assert changed


def check_bots(game_id: str, players: int, options: Options, seed: int) -> None:
    """A bot's choice is legal, the same when asked again, and depends on nothing that its seat cannot see."""
    rng = Rng(seed)
    for count, match in enumerate(positions(game_id, players, options, seed)):
        seat = match.actor
        if seat is None or count % 15:
            continue
        legal = [str(action) for action in match.legal()]
        disturb = hooks_of(game_id).disturb or (lambda state, _seat, _rng: state)
        twin = disturb(match._state, seat, rng)
        views = match.view(seat), match.game.view(twin, seat), json.loads(json.dumps(match.view(seat)))
        levels = LEVELS if match.game.judgement and count % 60 == 0 else LEVELS[:1]
        for level in levels:
            asked = [Question("choice", match.game, seat, seed, count, view, level=level) for view in views]
            assert len({_thought(question) for question in asked} & {*legal}) == 1, level


def _thought(question: Question) -> str:
    """What a bot comes to when it thinks for a moment only."""
    thought = Thought()
    for _ in zip(range(PORTIONS), deliberate(question, thought), strict=False):
        pass
    return str(thought.choice)


def _same_story(match: Match, other: Position, seat: int, rng: Rng) -> None:
    """One action of the seat in both worlds: the same to read, unless it reveals something."""
    legal = match.legal()
    action = legal[rng.below(len(legal))]
    stories = []
    for world in (match._state.clone(), other.clone()):
        events: list[Event] = []
        match.game.apply(world, action, events.append)
        stories.append((events, world))
    (events, here), (others, there) = stories
    assert list(map(match.game.reveals, events)) == list(map(match.game.reveals, others))
    if not any(map(match.game.reveals, events)):
        assert [repr(match.game.redact(e, seat)) for e in events] == [
            repr(match.game.redact(e, seat)) for e in others
        ]
        assert json.dumps(match.game.view(here, seat)) == json.dumps(match.game.view(there, seat))


CHECKS = [check for name, check in sorted(globals().items()) if name.startswith("check_")]
