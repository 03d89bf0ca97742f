"""The score of Rune stones: what lies in the rows."""

from longhouse.engine import Outcome

from .state import State


def outcome(state: State) -> Outcome | None:
    """The highest row wins."""
    scores = tuple(map(sum, state.rows))
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return None if state.ask else Outcome(scores, winners, "points", ({},) * len(scores), "turns")
