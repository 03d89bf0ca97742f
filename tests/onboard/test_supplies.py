"""Add 1 and Draw 3, add 1."""

from __future__ import annotations

from longhouse.games.onboard import events

from .build import table


def test_ruling_add_shows_the_top_token_before_the_ship_is_chosen() -> None:
    t = table(add="metal hide")
    told = t.play("visit add")
    assert events.Revealed(0, 2) in told and t.asked == "A add_ship"
    assert t.question(3)["good"] == 2, "face up for all"
    t.play("ship 4")
    assert t.cargo(4) == "metal" and t.state.add == (0,)


def test_ruling_the_revelation_of_add_cannot_be_undone() -> None:
    t = table(add="metal hide")
    t.play("visit add")
    limit = t.match.undo_limit
    assert limit.to == 1 and str(limit.reason) == "Something hidden has been revealed since."


def test_a_token_goes_on_any_ship_that_has_not_sailed_even_an_empty_one() -> None:
    t = table(ships={2: ""}, sailed=[1])
    t.play("visit add")
    assert t.legal == [f"ship {n}" for n in range(2, 9)]
    assert t.why("ship 1") == "That ship has already sailed."


def test_tokens_pile_up_on_a_bow_without_limit() -> None:
    t = table(add="hide", cargo={3: "hide grain metal hide grain"})
    t.play("visit add", "ship 3")
    assert t.cargo(3) == "hide grain metal hide grain hide"


def test_draw_looks_at_three_places_one_and_puts_the_rest_under_the_stack() -> None:
    t = table(draw="hide grain metal hide hide", add="grain")
    told = t.play("visit draw")
    assert events.Drew(0, (0, 1, 2)) in told
    assert t.legal == ["good hide", "good grain", "good metal"]
    t.play("good grain")
    assert t.asked == "A draw_ship"
    t.play("ship 6")
    assert t.cargo(6) == "grain" and t.state.draw == (0, 0, 0, 2)


def test_draw_offers_each_kind_once() -> None:
    t = table(draw="hide hide metal", add="")
    t.play("visit draw")
    assert t.legal == ["good hide", "good metal"]
    assert t.why("good grain") == "You did not draw that."


def test_ruling_rest_goes_back_in_the_order_drawn() -> None:
    for choice, rest in (("hide", (1, 2)), ("grain", (0, 2)), ("metal", (0, 1))):
        t = table(draw="hide grain metal hide", add="")
        t.play("visit draw", f"good {choice}", "ship 1")
        assert t.state.draw == (0, *rest)


def test_ruling_with_fewer_than_three_draw_what_is_left() -> None:
    t = table(draw="hide metal", add="")
    t.play("visit draw")
    assert t.state.drawn == (0, 2)
    t.play("good metal", "ship 1")
    assert t.state.draw == (0,)
    t = table(draw="hide", add="")
    t.play("visit draw")
    assert t.legal == ["good hide"]
    t.play("good hide", "ship 1")
    assert t.state.draw == ()


def test_ruling_the_drawer_keeps_knowing_what_went_under_the_stack() -> None:
    t = table(draw="hide grain metal hide", add="")
    t.play("visit draw", "good grain", "ship 1")
    assert t.view(0)["stacks"]["known"] == [None, 0, 2]
    assert t.view(1)["stacks"]["known"] == t.view(None)["stacks"]["known"] == [None] * 3


def test_ruling_the_drawn_tokens_are_hidden_from_the_others() -> None:
    t = table(draw="hide grain metal hide", add="")
    t.play("visit draw")
    assert t.view(0)["drawn"] == [0, 1, 2]
    assert t.view(1)["drawn"] == t.view(None)["drawn"] == [None] * 3
    t.play("good grain")
    assert t.question(1)["good"] == 1, "the chosen one is put down face up"
    log = t.match.log(1)
    assert [repr(event) for event in log[0].events][1] == repr(events.Drew(0, (-1, -1, -1)))
    assert [repr(event) for event in log[1].events] == [repr(events.TokenChosen(0, 1, (-1, -1)))]
    assert [repr(event) for event in t.match.log(0)[1].events] == [repr(events.TokenChosen(0, 1, (0, 2)))]


def test_who_knew_tokens_of_a_rivals_draw_still_knows_what_must_have_stayed() -> None:
    """A put hide, metal under two unknown ones; B draws all: A knows the rest as far as it follows."""
    t = table(draw="hide grain metal", add="", waiting="ABCD")
    t.play("visit draw", "good grain", "ship 1")  # A knows: hide, metal
    t.play("visit first", "visit market", "good hide", "visit bet", "barrel 1", "circle 1A")
    assert t.asked == "B visit"
    t.play("visit draw")
    assert t.view(0)["drawn"] == [0, 2], "A knows what B holds"
    assert t.view(2)["drawn"] == [None, None]
    t.play("good metal", "ship 2")
    assert t.view(0)["stacks"]["known"] == [0]
    assert t.view(1)["stacks"]["known"] == [0]
    assert t.view(2)["stacks"]["known"] == [None]


def test_what_does_not_follow_is_not_claimed_to_be_known() -> None:
    """A knows one of three drawn tokens, hide; B shows a hide: that may have been another one."""
    t = table(draw="grain hide metal grain hide", add="")
    state = t.state
    state.known[1] = (-1, 0, -1, -1, -1)
    t.play("visit draw", "good hide", "ship 1")
    assert t.view(1)["stacks"]["known"] == [None, None, None, None]
    t = table(draw="grain hide metal grain hide", add="")
    t.state.known[1] = (-1, 0, -1, -1, -1)
    t.play("visit draw", "good metal", "ship 1")
    known = t.view(1)["stacks"]["known"]
    assert known[:2] == [None, None] and 0 not in known[:2]
    assert all(k in (None, token) for k, token in zip(known, t.state.draw, strict=True))


def test_the_revelation_of_draw_cannot_be_undone_but_the_choice_can() -> None:
    t = table(draw="hide grain metal", add="")
    t.play("visit draw")
    assert t.match.undo_limit.to == 1
    t.play("good grain")
    assert t.match.undo_limit.to == 1
    t.match.undo()
    assert t.asked == "A draw_good"
