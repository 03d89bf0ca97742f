"""Vikings Gone Wild for the conformance suite: points from the story, a census, a disturber of secrets.

Random games build and fight: pure chance sends its buildings back and needs a hundred rounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from longhouse.engine import Action, Match, Rng
from longhouse.engine.questions import K

from .. import events
from ..data import CARD, CARDS, DRAKKAR, MISSIONS, TAVERN
from ..state import State
from .census import FAVOURS, IS_DEFENCE, conserved

__all__ = ["about", "choose", "conserved", "disturb", "scores", "seldom"]

seldom = True  # bots seldom answer without revealing something


def scores(match: Match, story: Iterable[object]) -> tuple[int, ...]:
    """Points as they were told, one fact after the other."""
    points = [0] * match.players
    for event in story:
        if isinstance(event, events.Scored):
            points[event.seat] += event.points
        elif isinstance(event, events.BonusScored):
            assert event.points == {1: 6, 2: 3, 3: 2, 4: 1}[len(event.seats)]
            for seat in event.seats:
                points[seat] += event.points
    return tuple(points)


# -- random play

# How often a kind of action is taken, compared with the others; 20 by default.
WEIGHTS = {
    "complete": 300, "upgrade": 300, "play": 200, "effect": 80, "attack": 200, "build": 40, "draco": 10,
    "undead": 10, "change": 1, "exchange": 1, "use": 4, "return": 1, "end": 4,
}  # fmt: skip

# Cards that ask rare questions, so that somebody should have them.
RARE = {CARD[name] for name in ("hero_trap", "assassin", "money_theft", "recipe_theft", "lokis_lens")} | {
    kind for kind, card in enumerate(CARDS) if card.type == "hero"
}


def _is_rare(state: State, action: Action[str]) -> bool:
    if action.kind == "path":
        return state.path[action.value] in RARE
    if action.kind == "build":
        return action.value in (TAVERN, DRAKKAR)  # more cards in hand
    return action.kind in ("favour", "send", "react", "keep", "recall") and action.value in RARE


def choose(state: State, legal: Sequence[Action[K]], rng: Rng) -> Action[K]:
    """First the kind, some more often than others, then an action of it; rather not the answer `none`."""
    rare = [action for action in legal if _is_rare(state, action)]
    if rare and rng.below(8):
        return rare[rng.below(len(rare))]
    kinds = list(dict.fromkeys(action.kind for action in legal))
    left = rng.below(sum(WEIGHTS.get(kind, 20) for kind in kinds))
    for kind in kinds:
        left -= WEIGHTS.get(kind, 20)
        if left < 0:
            break
    few = [action for action in legal if action.kind == kind]
    action = few[rng.below(len(few))]
    return few[rng.below(len(few))] if str(action).endswith("none") else action


def about(state: State, action: Action[str]) -> tuple[str, int]:
    """Two cards of a kind in Odin's Path are called the same, and so are two missions."""
    if action.kind == "path":
        return action.kind, state.path[action.value]
    if action.kind in ("complete", "change"):
        return action.kind, state.missions[state.turn][action.value]
    return action.kind, action.value


# -- secrets


def disturb(state: State, seat: int | None, rng: Rng) -> State:
    """Other orders of all decks, other favours in the box, other hands of the rivals, other memories."""
    other = state.clone()
    other.rng = Rng(rng.next64())
    other.odin = rng.shuffled(state.odin)
    _disturb_favours(other, rng)
    _disturb_missions(other, rng)
    for rival in range(state.players):
        if rival == seat:
            other.deck[rival] = rng.shuffled(state.deck[rival])
        else:
            _disturb_hand(other, seat, rival, rng)
    return other


def _disturb_favours(state: State, rng: Rng) -> None:
    """The deck may hold any favour that nobody has seen."""
    seen = {*state.open, *state.gone, state.flipped}
    box = [k for k in sorted(FAVOURS - seen) if state.players > 2 or not CARDS[k].many]
    state.favours = rng.shuffled(box)[: len(state.favours)]


def _disturb_missions(state: State, rng: Rng) -> None:
    unseen = len(state.mission_deck) - state.buried
    deck = state.mission_deck[:unseen]
    low = tuple(mission for mission in deck if MISSIONS[mission].points == 1)
    high = tuple(mission for mission in deck if MISSIONS[mission].points > 1)
    state.mission_deck = rng.shuffled(low) + rng.shuffled(high) + state.mission_deck[unseen:]


def _disturb_hand(state: State, seat: int | None, rival: int, rng: Rng) -> None:
    """Deal deck and hand again until the hand agrees with what is known of it."""
    count, kept = len(state.hand[rival]), len(state.kept[rival])
    known = state.known[seat * state.players + rival] if seat is not None else ()
    pool = Counter(state.deck[rival] + state.hand[rival] + state.kept[rival]) - Counter(known)
    needs_defence = state.ask == "lose" and state.who == rival
    while True:
        pile = [*known, *rng.shuffled(pool.elements())]
        held = pile[: count + kept]
        plain = sum(not IS_DEFENCE[card] for card in held)
        if plain >= state.bare[rival] and not (needs_defence and plain == len(held)):
            break
    state.deck[rival] = tuple(pile[count + kept :])
    mixed = rng.shuffled(held)
    state.kept[rival], state.hand[rival] = tuple(sorted(mixed[:kept])), tuple(sorted(mixed[kept:]))
    for viewer in range(state.players):  # what others remember is theirs alone
        if viewer not in (seat, rival):
            state.known[viewer * state.players + rival] = ()
