"""What search takes on trust from a game: positions that all deals share, and what a seat likely does."""

from __future__ import annotations

import pytest

from bench.settings import Setting, settings_of
from longhouse.bots import search as module
from longhouse.bots.search import Line, Node, Search, _choose, _part, _sort, judgement_of, likeliest
from longhouse.engine import Match
from longhouse.engine.game import AnyGame
from longhouse.engine.position import Position
from longhouse.engine.rng import Rng
from longhouse.games import GAMES

EVERY = 5  # one position in so many is looked at
EXACT = (
    "wikinger",
    "gonewild",
)  # games whose favourite is what the prior likes best; elsewhere it is a guess

settings = pytest.mark.parametrize("setting", settings_of(list(GAMES)), ids=lambda setting: setting.key)


def matches(setting: Setting) -> list[Match]:
    """Moments of a game in which all play at random."""
    match, rng, found = Match.new(setting.game, setting.players, 4, setting.options), Rng(11), []
    while match.actor is not None:
        if len(match.actions) % EVERY == 0:
            found.append(match.at(len(match.actions)))
        legal = match.legal()
        match.play(legal[rng.below(len(legal))])
    return found


def deals(match: Match) -> tuple[Position, Position]:
    """Two positions that agree with what the actor sees."""
    sample = match.game.resampler(match.view(match.actor))
    return sample(Rng(1)), sample(Rng(2))


def same(game: AnyGame, one: Position, other: Position) -> bool:
    return game.to_plain(one) == game.to_plain(other)


@settings
def test_a_known_position_with_another_deal_is_the_position_of_that_deal(setting: Setting) -> None:
    rng, compared = Rng(3), 0
    for match in matches(setting):
        game, redeal = match.game, judgement_of(match.game).redeal
        assert redeal is not None
        one, other = deals(match)
        state, beside = one.clone(), other.clone()
        while state.ask and state.rng.state == one.rng.state and redeal(state, one) is not None:
            known = redeal(state, other)
            assert known is not None and same(game, known, beside)
            assert game.legal(known) == game.legal(state)
            compared += 1
            legal = game.legal(state)
            action = legal[rng.below(len(legal))]
            game.apply(state, action, None)
            game.apply(beside, action, None)
    assert compared > len(matches(setting)), "most positions can be dealt again"


@settings
def test_the_favourite_is_legal_and_where_promised_the_likeliest(setting: Setting) -> None:
    for match in matches(setting):
        judgement, state = judgement_of(match.game), deals(match)[0]
        assert judgement.favourite is not None
        (favourite, only), legal = judgement.favourite(state), match.game.legal(state)
        assert favourite in legal
        assert not only or len(legal) == 1
        if setting.game in EXACT:
            assert favourite == likeliest(judgement, state, legal)


@settings
def test_a_tree_is_the_same_whether_positions_are_known_or_played_out(setting: Setting) -> None:
    match = matches(setting)[2]
    trees = []
    for redeal in (None, judgement_of(match.game).redeal):
        search = Search(match.game, match.view(match.actor), 7)
        search._redeal = redeal or (lambda _state, _deal: None)
        search.run(60)
        trees.append([(str(a), node.visits, node.total) for a, node in search.root.children.items()])
    assert trees[0] == trees[1]


def test_children_that_are_always_allowed_need_not_count_for_themselves() -> None:
    def chosen(apart: bool) -> list[int]:
        node, order = Node(None, 1.0), []
        node.choices = [Node(None, prior) for prior in (0.5, 0.3, 0.1, 0.1)]
        _sort(node)
        for turn in range(60):
            if apart or turn == 40:
                _part(node)
            child = _choose(node)
            order.append(node.choices.index(child))
            node.visits += 1
            child.visits += 1
            child.total += (0.4, 0.5, 0.7, 0.1)[order[-1]]
        return order

    together = chosen(apart=False)
    assert together == chosen(apart=True)
    assert set(together) == {0, 1, 2, 3}


@settings
def test_what_a_node_takes_over_from_a_line_is_what_would_be_found_there(
    setting: Setting, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, followed, plain = matches(setting)[2], [], module._follow

    def follow(node: Node, path: list[tuple[int, Node]]) -> bool:
        found = plain(node, path)
        if found:
            followed.append(list(path))
        return found

    monkeypatch.setattr(module, "_follow", follow)
    search = Search(match.game, match.view(match.actor), 7)
    search.run(1)
    deal = search._dealt
    assert deal is not None
    monkeypatch.setattr(search, "_sample", lambda _rng: deal)  # always the same hidden things
    same = []
    for _ in range(100):
        search.run(1)
        while followed:
            state, path = deal.clone(), followed.pop()
            for seat, node in path:
                assert node.action in match.game.legal(state) and match.game.actor(state) == seat
                match.game.apply(state, node.action, None)
            line, taken = Line(0), path[-1][1].line
            assert taken is not None
            assert taken.deciders[path[-1][1].at] == (match.game.actor(state) or 0)
            same.append(search._value(search._play_on(state, line)) == pytest.approx(taken.values))
    assert len(same) > 20, "many iterations only follow a line"
    assert sum(same) > 0.8 * len(same), "it differs only where something is drawn or shuffled"
