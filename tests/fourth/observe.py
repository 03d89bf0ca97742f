"""What one seat may see; 0 stands for a stone that it does not know."""

from collections.abc import Callable

from longhouse.engine import BaseView, Rng, result_of

from .rules import Moved
from .scoring import outcome
from .state import STONES, State


class View(BaseView):
    """All that there is to see."""

    limit: int
    turn: int
    rows: list[list[int]]
    hands: list[list[int]]


def view(state: State, seat: int | None) -> View:
    """What that seat may know; None is a spectator."""
    hands = [list(hand) if i == seat else [0] * len(hand) for i, hand in enumerate(state.hands)]
    return {
        "game": "runes", "rules": 1, "players": state.players, "limit": state.limit, "seat": seat,
        "actor": state.who if state.ask else None, "question": {"kind": state.ask} if state.ask else None,
        "over": not state.ask, "outcome": result_of(outcome(state)), "turn": state.turn,
        "rows": list(map(list, state.rows)), "hands": hands,
    }  # fmt: skip


def reveals(event: Moved) -> bool:
    """Who draws has seen a stone."""
    return not event.laid


def redact(event: Moved, seat: int | None) -> Moved:
    """The others did not see it."""
    return event._replace(stone=0) if reveals(event) and event.seat != seat else event


def resampler(seen: View) -> Callable[[Rng], State]:
    """Positions that agree with a view: unknown stones are dealt from those that are not in sight."""
    pool = list(STONES)
    for stone in (stone for pile in (*seen["rows"], *seen["hands"]) for stone in pile if stone):
        pool.remove(stone)

    def sample(rng: Rng) -> State:
        left, state = pool[:], State(seen["players"], seen["limit"], Rng(rng.next64()))
        rng.shuffle(left)
        state.ask, state.turn = "turn" if seen["question"] else "", seen["turn"]
        state.who = state.turn % state.players
        state.rows = [tuple(row) for row in seen["rows"]]
        state.hands = [tuple(sorted(stone or left.pop() for stone in hand)) for hand in seen["hands"]]
        state.deck = tuple(left)
        return state

    return sample
