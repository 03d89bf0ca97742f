"""What is hidden (decks, hands, kept cards, favours in the box), who learns of it and when."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from longhouse.engine import IllegalAction, Rng
from longhouse.engine.game import Seating
from longhouse.engine.questions import Event
from longhouse.engine.views import known
from longhouse.games.gonewild import events, observe
from longhouse.games.gonewild.conformance import choose, conserved, disturb
from longhouse.games.gonewild.data import CARD, CARDS
from longhouse.games.gonewild.rules.flow import IS_DEFENCE
from longhouse.games.gonewild.state import State

from ..play import some
from .build import Match
from .walk import NAMES, SETTINGS, questions, walk

GAME = Match.new("gonewild", 2, 0).game
SECRET = (events.Drew, events.Kept, events.HandShown)
VIKINGS = ("Ragnhild", "Thorvald", "Ingeborg", "Sigurdur")


def watchers(state: State) -> tuple[int | None, ...]:
    return (*range(state.players), None)


def text(state: State, seat: int | None) -> str:
    return json.dumps(GAME.view(state, seat))


def sampled(state: State, seat: int | None, rng: Rng) -> State:
    return observe.resampler(json.loads(text(state, seat)))(rng)


# -- nothing hidden shows


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=NAMES)
def test_what_is_hidden_shows_in_no_view(players: int, options: dict[str, str]) -> None:
    """Other decks, hands and favours: the same view and legal actions. The same for what bots resample."""
    rng, differs, seen = Rng(6), Counter[str](), set()
    for count, (state, _, _, _) in enumerate(walk(players, options, 6)):
        if count % some(24, 30) and state.ask in seen:
            continue
        seen.add(state.ask)
        for seat in watchers(state):
            view = text(state, seat)
            for other in (disturb(state, seat, rng), sampled(state, seat, rng)):
                conserved(other)
                assert text(other, seat) == view and GAME.actor(other) == state.who
                if seat == state.who:
                    assert GAME.legal(other) == GAME.legal(state)
                for name in ("deck", "hand", "odin", "favours", "mission_deck"):
                    differs[name] += getattr(other, name) != getattr(state, name)
    assert min(differs.values()) > 20 and len(differs) == 5


@pytest.mark.parametrize(("players", "options"), SETTINGS[::3], ids=NAMES[::3])
def test_what_changes_for_a_reader_was_told_to_it(players: int, options: dict[str, str]) -> None:
    """The same action in two worlds that look the same to a seat: they look different afterwards only if the
    log tells it something different; of what oneself did, only if something was revealed."""
    rng, same, other_story = Rng(9), 0, 0
    for count, (state, _, _, _) in enumerate(walk(players, options, 7)):
        if count % some(8, 12) and state.ask in ("turn", "force"):
            continue
        for seat in watchers(state):
            twin = disturb(state, seat, rng)
            legal = GAME.legal(twin)
            both = [action for action in GAME.legal(state) if action in legal]
            if not both:  # a defender may have to lose another card
                continue
            action = both[rng.below(len(both))]
            stories, worlds = [], (state.clone(), twin)
            for world in worlds:
                told: list[Event] = []
                GAME.apply(world, action, told.append)
                stories.append([(repr(GAME.redact(event, seat)), GAME.reveals(event)) for event in told])
            if stories[0] == stories[1]:
                same += 1
                assert text(worlds[0], seat) == text(worlds[1], seat)
            else:
                other_story += 1
                told_more = any(revealed for _, revealed in stories[0] + stories[1])
                assert told_more or seat != state.who
    assert same > 100 and other_story


def secret_events() -> Iterator[tuple[Event, Event, tuple[int, ...]]]:
    """An event, what the public reads of it, and who may read all."""
    yield events.Drew(1, (3, 7)), events.Drew(1, (-1, -1)), (1,)
    yield events.Kept(1, 27), events.Kept(1, -1), (1,)
    yield events.HandShown(1, 2, (0, 6)), events.HandShown(1, 2, (-1, -1)), (1, 2)


@pytest.mark.parametrize(
    ("event", "public", "readers"), list(secret_events()), ids=lambda e: type(e).__name__
)
def test_events_are_redacted_for_those_who_may_not_know(
    event: Event, public: Event, readers: tuple[int, ...]
) -> None:
    for seat in (0, 1, 2, 3, None):
        assert repr(GAME.redact(event, seat)) == repr(event if seat in readers else public)


def test_logs_hide_draws_kept_cards_and_shown_hands() -> None:
    """In whole matches: no card of such an event is in the log of a seat that it does not concern."""
    told: Counter[str] = Counter()
    for players, options in SETTINGS[::4]:
        match, rng = Match.new("gonewild", players, 4, options), Rng(4)
        while match.actor is not None:
            match.play(choose(match._state, match.legal(), rng))
        logs = {seat: match.log(seat) for seat in watchers(match._state)}
        for number, story in enumerate(match._events):
            for seat, log in logs.items():
                for event, read in zip(story, log[number].events, strict=True):
                    if not isinstance(event, SECRET):
                        assert read == event
                    elif seat != event.seat and getattr(event, "victim", event.seat) != seat:
                        told[type(event).__name__] += 1
                        assert isinstance(read, SECRET)
                        assert set((read.card,) if isinstance(read, events.Kept) else read.cards) <= {-1}
    assert len(told) == 3


def test_a_view_names_no_hidden_card_by_its_place() -> None:
    """Decks are told as sorted contents or as numbers; hands only to their owner."""
    for spot in questions().values():
        match = spot.match()
        for seat in watchers(match._state):
            view = match.view(seat)
            assert view["odin"]["rest"] == sorted(match._state.odin)
            assert set(view["favours"]) == {"deck", "open", "flipped", "gone"}
            assert set(view["missions"]) == {"low", "high", "buried"}
            for other, player in enumerate(view["seats"]):
                assert player["hidden"] == sorted(player["hidden"])
                assert (player["hand"] is None) == (player["kept"] is None) == (other != seat)
                assert player["hand_count"] == len(match._state.hand[other] + match._state.kept[other])
            question = match.question(seat)
            shown = question.get("shown")
            assert shown is None or (seat == match.actor and question["kind"] == "drop")


def twins(kind: str, card: str, other: str) -> tuple[State, State]:
    """Two positions at a question: in the second, a card of the asked hand lies in the deck instead."""
    state = questions()[kind].match()._state.clone()
    seat = state.who
    state.hand[seat] = tuple(sorted((*state.hand[seat], CARD[card])))
    state.deck[seat] = (CARD[other], *state.deck[seat])
    state.known, state.bare = [()] * len(state.known), [0] * state.players
    twin = state.clone()
    twin.hand[seat] = tuple(sorted((*questions()[kind].match()._state.hand[seat], CARD[other])))
    twin.deck[seat] = (CARD[card], *questions()[kind].match()._state.deck[seat])
    return state, twin


def test_the_card_that_is_kept_could_be_any() -> None:
    """Others see the same, whichever card stays."""
    one, two = twins("keep", "thor", "scroll")
    seat, stories = one.who, []
    for state, card in ((one, "thor"), (two, "scroll")):
        told: list[Event] = []
        GAME.apply(state, known(GAME.parse(f"keep {card}")), told.append)
        stories.append(told)
    assert any(isinstance(event, events.Kept) for event in stories[0])
    for other in watchers(one):
        if other != seat:
            read = [[repr(GAME.redact(event, other)) for event in told] for told in stories]
            assert read[0] == read[1]
            if one.ask == "keep":  # else a new round has begun, with new cards
                assert text(one, other) == text(two, other)


def test_a_defence_card_that_is_not_played_stays_secret() -> None:
    one, two = twins("react", "cannon", "beer")
    stories = []
    for state in (one, two):
        told: list[Event] = []
        GAME.apply(state, known(GAME.parse("react none")), told.append)
        stories.append(told)
    for other in watchers(one):
        if other != questions()["react"].match().actor:
            read = [[repr(GAME.redact(event, other)) for event in told] for told in stories]
            assert read[0] == read[1] and text(one, other) == text(two, other)


# -- what is learnt


def test_a_shown_hand_is_known_to_the_spy_alone() -> None:
    match = questions()["drop"].match()
    spy, victim = match.actor, match.question()["victim"]
    for seat in watchers(match._state):
        player = match.view(seat)["seats"][victim]
        assert (tuple(player["known"]) == match._state.hand[victim]) or seat != spy
        assert match.question(seat)["shown"] == (list(match._state.hand[victim]) if seat == spy else None)
    rng = Rng(2)
    assert spy is not None
    for _ in range(20):
        assert sampled(match._state, spy, rng).hand[victim] == match._state.hand[victim]
    hands = {sampled(match._state, None, rng).hand[victim] for _ in range(20)}
    assert len(hands) > 1


def test_who_must_lose_a_defence_card_has_one_in_every_sample() -> None:
    match, rng = questions()["lose"].match(), Rng(3)
    seat = match._state.who
    for other in watchers(match._state):
        for _ in range(20):
            assert any(IS_DEFENCE[card] for card in sampled(match._state, other, rng).hand[seat])


def test_who_had_nothing_to_lose_has_none_in_any_sample() -> None:
    """And cards that come later could be anything."""
    state, rng = questions()["react"].match()._state.clone(), Rng(4)
    victim = state.who
    plain = tuple(card for card in state.hand[victim] if not IS_DEFENCE[card]) or (0,)
    state.hand[victim], state.bare[victim] = plain, len(plain)
    state.deck[victim] = (0, 1, 2, 6, 7, 8, *state.deck[victim])
    for seat in watchers(state):
        if seat != victim:
            hands = [sampled(state, seat, rng).hand[victim] for _ in range(10)]
            assert not any(IS_DEFENCE[card] for hand in hands for card in hand)
    state.hand[victim] = tuple(sorted((*plain, 6)))
    spectator = [sampled(state, None, rng).hand[victim] for _ in range(40)]
    assert {sum(IS_DEFENCE[card] for card in hand) for hand in spectator} == {0, 1}


# -- samples


def test_samples_reach_more_than_one_world() -> None:
    match, rng = Match.new("gonewild", 3, 2), Rng(2)
    sample = observe.resampler(match.view(1))
    states = [sample(rng) for _ in range(30)]
    for name in ("odin", "mission_deck", "favours"):
        assert len({getattr(state, name) for state in states}) == 30
    assert len({state.rng.state for state in states}) == 30
    assert len({state.hand[0] for state in states}) > 3 < len({state.deck[1] for state in states})
    assert {state.hand[1] for state in states} == {match._state.hand[1]}


def test_favours_of_the_box_can_be_in_a_sampled_deck() -> None:
    """With two players six of ten are in the game, and those for more players never."""
    match, rng = Match.new("gonewild", 2, 2), Rng(2)
    sample = observe.resampler(match.view(0))
    found = {card for _ in range(40) for card in sample(rng).favours}
    plain = {kind for kind, card in enumerate(CARDS) if card.group == "favour" and not card.many}
    assert found == plain - set(match._state.open)


@pytest.mark.parametrize(("players", "options"), SETTINGS, ids=NAMES)
def test_a_sample_can_be_played_to_its_end(players: int, options: dict[str, str]) -> None:
    """From positions all over a game, for every seat and a spectator in turn."""
    rng, asked = Rng(9), set()
    for count, (state, _, _, _) in enumerate(walk(players, options, 9)):
        if count % some(90, 250) and state.ask in asked:
            continue
        asked.add(state.ask)
        seat = watchers(state)[count % (players + 1)]
        sample = sampled(state, seat, rng)
        while legal := GAME.legal(sample):
            GAME.apply(sample, choose(sample, legal, rng), None)
        outcome = GAME.outcome(sample)
        assert outcome is not None and outcome.scores == tuple(sample.points)
        conserved(sample)


# -- undo


def test_undo_stops_where_something_was_revealed() -> None:
    """Cards drawn, dug, turned up or shown, and how a defender answered: no way back."""
    for players, options in SETTINGS[::4]:
        seats: list[Seating] = [{"name": name} for name in VIKINGS[:players]]
        match, rng, stops = Match.new("gonewild", players, 3, options, seats), Rng(3), 0
        for _ in range(some(300, 80)):
            maker, action = match.actor, choose(match._state, match.legal(), rng)
            final = match.irreversible(action)
            told = match.play(action)
            revealed = any(isinstance(event, events.REVEALING) for event in told)
            assert final == revealed
            stops += revealed
            if revealed:
                assert match.undo_limit.to == len(match.actions)
                with pytest.raises(IllegalAction):
                    match.undo()
            else:
                assert match.makers[match.undo_limit.to] == maker
        assert stops > some(20, 5)


def test_an_assassin_tells_what_it_found() -> None:
    """Whether the defender has a defence card is no secret afterwards, so the strike is final."""
    rng, found, none = Rng(5), 0, 0
    for players, options in SETTINGS:
        for _, after, action, told in walk(players, options, 11):
            kinds = {type(event) for event in told}
            if action.kind == "strike" and after.ask == "lose":
                assert events.DefenceFound in kinds and GAME.reveals(events.DefenceFound(after.who))
                found += 1
            if events.NoDefence in kinds and after.ask == "react":
                hand = sampled(after, None, rng).hand[after.who]
                assert hand and not any(IS_DEFENCE[card] for card in hand)
                none += 1
    assert found > 5 < none
