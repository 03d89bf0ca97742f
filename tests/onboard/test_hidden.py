"""Hidden information over whole games: barrels, stack order, and what a drawer saw and put back."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator

import pytest

from longhouse.engine import Rng
from longhouse.games.onboard import events, observe
from longhouse.games.onboard.state import State

from ..play import some, step
from .build import Match, at, table


class Token(int):
    """A supply token that can be followed through the game: its kind, and where it lay at the start."""

    place: int


def marked(kinds: tuple[int, ...], first: int) -> tuple[Token, ...]:
    out = []
    for offset, kind in enumerate(kinds):
        token = Token(kind)
        token.place = first + offset
        out.append(token)
    return tuple(out)


def reading(match: Match, seat: int | None) -> str:
    """What a seat can see now and read of the last action."""
    return json.dumps(match.view(seat)) + repr(match.log(seat, len(match.actions) - 1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_rivals_barrels_could_be_any_for_all_others(players: int) -> None:
    """Seat 0 bets with other values throughout a game: nobody else can tell before the end."""
    other = {"barrel 1": "barrel 3", "barrel 3": "barrel 4", "barrel 4": "barrel 2", "barrel 2": "barrel 1"}
    bets = 0
    for seed in range(some(12, 2)):
        one, two = (Match.new("onboard", players, seed) for _ in range(2))
        rng = Rng(seed)
        while True:
            legal = one.legal()
            action = str(legal[rng.below(len(legal))])
            mine = one.actor == 0
            bets += mine and action in other
            one.play(action)
            two.play(other.get(action, action) if mine else action)
            if one.actor is None:
                break
            for seat in (*range(1, players), None):
                assert reading(one, seat) == reading(two, seat)
            if one.actor != 0:
                assert one.legal() == two.legal()
    assert bets


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_tokens_a_seat_never_saw_could_lie_in_any_order(players: int) -> None:
    """Exchange at the start what a seat has not seen by some moment: until then it reads the very same."""
    changed = 0
    for seed in range(some(12, 2)):
        start = Match.new("onboard", players, seed)._state.clone()
        start.add, start.draw = marked(start.add, 0), marked(start.draw, 7)
        one = at(start.clone()).match
        rng = Rng(seed)
        while one.actor is not None and len(one.actions) < 50 + seed * 5:
            step(one, rng)
        for seat in range(players):
            if one.actor is not None:
                changed += same_reading(one, start, seat, rng)
    assert changed > 3


def same_reading(one: Match, start: State, seat: int, rng: Rng) -> bool:
    """Play the match again with other tokens where the seat never looked."""
    hidden = unseen(one, seat)
    kinds = [int(token) for token in hidden]
    rng.shuffle(kinds)
    stack = [int(token) for token in (*start.add, *start.draw)]
    before = stack[:]
    for token, kind in zip(hidden, kinds, strict=True):
        stack[token.place] = kind
    twin = start.clone()
    twin.add, twin.draw = tuple(stack[:7]), tuple(stack[7:])
    first, two = at(start.clone()).match, at(twin).match
    for action in one.actions:
        first.play(str(action))
        two.play(str(action))
        assert reading(two, seat) == reading(first, seat)
        if list(two._state.draw) != [stack[token.place] for token in followed(first._state.draw)]:
            return False  # of two equal tokens the drawer put back the other one: no longer the same story
    return stack != before


def followed(tokens: Iterable[int]) -> list[Token]:
    """Tokens of a match that began with marked ones."""
    return [token for token in tokens if isinstance(token, Token)]


def unseen(match: Match, seat: int) -> list[Token]:
    """Tokens still in a stack or a rival's fingers that the seat has never drawn."""
    state = match._state
    drawn = [e for story in match._events for e in story if isinstance(e, events.Drew) and e.seat == seat]
    seen = {token.place for event in drawn for token in followed(event.goods)}
    hand = () if state.who == seat else state.drawn
    return [token for token in followed((*state.add, *state.draw, *hand)) if token.place not in seen]


def test_own_tokens_and_barrels_may_be_looked_at_at_any_time() -> None:
    """Placed bets included, on whoever's turn."""
    t = table(bets={"1A": "B3"}, won={"B": [1]}, goods={"B": "hide"})
    view = t.view(1)
    assert view["seats"][1]["hand"] == [2, 4] and view["seats"][1]["won"] == [1]
    assert view["ships"][0]["bets"][0] == {"seat": 1, "value": 3}
    assert view["seats"][1]["goods"] == [1, 0, 0]


def test_nobody_else_sees_barrels() -> None:
    t = table(bets={"1A": "B3"}, won={"B": [1]})
    for seat in (0, 2, 3, None):
        view = t.view(seat)
        assert view["seats"][1]["hand"] is None and view["seats"][1]["won"] is None
        assert (view["seats"][1]["hand_count"], view["seats"][1]["won_count"]) == (2, 1)
        assert view["ships"][0]["bets"][0] == {"seat": 1, "value": None}


def test_ruling_goods_already_taken_are_in_every_view_for_all_have_seen_them() -> None:
    """The picture keeps them face down, see `test_face_down`."""
    t = table(goods={"B": "hide metal"}, market=(2, 1, 3))
    for seat in (0, 1, None):
        assert t.view(seat)["seats"][1]["goods"] == [1, 0, 1]
        assert t.view(seat)["seats"][1]["goods_points"] == 5


def test_stack_order_is_in_no_view() -> None:
    match = Match.new("onboard", 3, 4)
    for seat in (0, 1, 2, None):
        assert match.view(seat)["stacks"] == {"add": 7, "draw": 8, "known": [None] * 8}


def secret_events() -> Iterator[tuple[events.Event, events.Event]]:
    yield events.BarrelChosen(1, 3), events.BarrelChosen(1, -1)
    yield events.BetPlaced(1, 5, 3), events.BetPlaced(1, 5, -1)
    yield events.BetWon(1, 5, 3), events.BetWon(1, 5, -1)
    yield events.Drew(1, (0, 1, 2)), events.Drew(1, (-1, -1, -1))
    yield events.TokenChosen(1, 0, (1, 2)), events.TokenChosen(1, 0, (-1, -1))


@pytest.mark.parametrize(("event", "public"), list(secret_events()), ids=lambda event: type(event).__name__)
def test_events_are_redacted_for_all_but_their_seat(event: events.Event, public: events.Event) -> None:
    redact = Match.new("onboard", 3, 1).game.redact
    assert repr(redact(event, 1)) == repr(event)
    for seat in (0, 2, None):
        assert repr(redact(event, seat)) == repr(public)


def test_the_resampler_reaches_more_than_one_world() -> None:
    """Samples agree with the view and differ from each other; a rival's hand takes every value."""
    match = Match.new("onboard", 3, 8)
    rng = Rng(8)
    while match._state.hands[1].bit_count() > 2:
        step(match, rng)
    sample = observe.resampler(match.view(0))
    states = [sample(rng) for _ in range(60)]
    assert len({state.hands[1] for state in states}) == 6
    assert len({state.draw for state in states}) > 30
    assert len({state.rng.state for state in states}) == 60
