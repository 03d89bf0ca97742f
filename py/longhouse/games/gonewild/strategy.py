"""Judgement for bots: what a position and a choice are worth, in points, from what a seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp, inf
from operator import mul

from longhouse.engine.judgement import Judgement
from longhouse.engine.message import Message
from longhouse.engine.questions import Action

from .appeals import APPEALS, Moment
from .data import CELLS, DRAW, PER_TYPE
from .odds import ODDS
from .questions import TABLE, Kind
from .questions.fast import worthwhile
from .sample import redeal
from .scoring import attack_points, owned, share, standing
from .state import NOBODY, VILLAGE, State, cells_of
from .styles import STYLES
from .weights import WEIGHTS
from .worth import (
    BEER_WORTH,
    BONUS_EARLY,
    BONUS_LATE,
    GOLD_WORTH,
    HALL_WORTH,
    TOKEN_WORTH,
    TURN_EARLY,
    TURN_LATE,
    VILLAGE_WORTH,
    WORTH,
    far,
    rounds_left,
    share_left,
)

LEAST, MOST = -2.0, 4.0  # appeals beyond these count as these


def terms(state: State, seat: int) -> dict[str, float]:
    """Points that the seat will have, as far as its position tells, by where they come from."""
    cards = [owned(state, other) for other in range(state.players)]
    parts = _parts(state, seat, cards[seat], _leading(state, cards))
    return dict(zip(names(), map(mul, parts, _weighed(state.players)), strict=True))


@lru_cache(maxsize=4)
def _weighed(players: int) -> tuple[float, ...]:
    """What each part counts; points that are scored count as they are."""
    weights = WEIGHTS[str(players)]
    return tuple([weights.get(name, 1.0) for name in names()])


def _parts(
    state: State, seat: int, cards: Sequence[int], leading: Sequence[Sequence[int]]
) -> tuple[float, ...]:
    """The terms in the order of their names."""
    cells = cells_of(state.built[seat] & VILLAGE)
    return (
        float(state.points[seat]),
        sum([WORTH[card] for card in cards]) * share_left(state),
        sum([VILLAGE_WORTH[cell // PER_TYPE] for cell in cells]) * rounds_left(state),
        HALL_WORTH[state.level[seat]],
        TOKEN_WORTH * sum(state.tokens[seat * CELLS : seat * CELLS + CELLS]),
        _bonus_worth(state, seat, leading),
        _turn_worth(state, seat),
    )


def _leading(state: State, cards: Sequence[Sequence[int]]) -> list[list[int]]:
    """The seats that lead in each bonus."""
    leading = []
    for bonus in state.bonuses:
        values = [standing(state, bonus, seat, held) for seat, held in enumerate(cards)]
        most = max(values)
        leading.append([seat for seat, value in enumerate(values) if value == most] if most else [])
    return leading


def _bonus_worth(state: State, seat: int, leading: Sequence[Sequence[int]]) -> float:
    worth = 0.0
    for ahead in leading:
        if seat in ahead:
            worth += share(len(ahead))
    return worth * (BONUS_LATE + (BONUS_EARLY - BONUS_LATE) * far(state))


def _turn_worth(state: State, seat: int) -> float:
    """Of the turn of this round: as a whole if it is to come, as what is left of it if it is going on."""
    if state.turn == NOBODY or _place(state, seat) < _place(state, state.turn):
        return 0.0
    worth = TURN_LATE + (TURN_EARLY - TURN_LATE) * far(state)
    if seat != state.turn:
        return worth
    gained = attack_points(state.hits) + BEER_WORTH * state.beer / 2 + GOLD_WORTH * state.gold / 2
    return worth * min(1.0, len(state.hand[seat]) / DRAW) + gained


def _place(state: State, seat: int) -> int:
    """In the order of this round."""
    return (seat - state.first) % state.players


def settled(state: State) -> bool:
    """Whether a turn is about to begin; in the middle of one, its gains are still to come."""
    return state.ask == "turn" and not state.area[state.turn]


def evaluate(state: State) -> list[float]:
    """The sum of the terms for every seat."""
    cards = [owned(state, seat) for seat in range(state.players)]
    leading, weights = _leading(state, cards), _weighed(state.players)
    return [sum(map(mul, _parts(state, seat, held, leading), weights)) for seat, held in enumerate(cards)]


def prior(state: State, legal: Sequence[Action[Kind]]) -> list[float]:
    """How good each action looks, without trying it."""
    now = Moment(state)
    return [exp(max(LEAST, min(APPEALS[action.kind](now, action.value), MOST))) for action in legal]


def favourite(state: State) -> tuple[Action[Kind], bool]:
    """The action with the highest prior: the first that looks as good as can be, else the best."""
    actions = worthwhile(state) if state.ask == "turn" else TABLE.legal(state)
    if len(actions) == 1:
        return actions[0], state.ask != "turn"
    now, best, most = Moment(state), actions[0], -inf
    for action in actions:
        look = APPEALS[action.kind](now, action.value)
        if look > most:
            if look >= MOST:
                return action, False
            if look > LEAST or most == -inf:
                best, most = action, max(look, LEAST)
    return best, False


def names() -> dict[str, Message]:
    """The terms in words."""
    return {
        "points": Message("points"),
        "cards": Message("better cards"),
        "village": Message("buildings"),
        "hall": Message("Town Hall"),
        "tokens": Message("stored tokens"),
        "bonuses": Message("bonuses at the end"),
        "turn": Message("this turn"),
    }


def choose(state: State, legal: Sequence[Action[Kind]]) -> Action[Kind]:
    """The most appealing action; the first of equals."""
    return max(legal, key=lambda action: appeal(state, action))


def appeal(state: State, action: Action[Kind]) -> float:
    """What an action is worth to the actor; 0 is doing nothing."""
    return APPEALS[action.kind](Moment(state), action.value)


JUDGEMENT = Judgement(
    terms, evaluate, appeal, spread=6.5, names=names, prior=prior, playout=60, settled=settled,
    favourite=favourite, redeal=redeal, styles=STYLES, pace=400, patience=6.0, later=12, odds=ODDS,
)  # fmt: skip
