"""The position of Rune stones."""

from longhouse.engine import Position, Rng

STONES = (1, 2, 3, 4) * 6
START = 2  # stones in each hand
TURNS = 6  # of each seat


class State(Position):
    """Hands and rows are sorted tuples, one for each seat."""

    __slots__ = ("deck", "hands", "limit", "players", "rows", "turn")
    SETUP = ("players", "limit")

    def __init__(self, players: int, limit: int, rng: Rng) -> None:
        self.players, self.limit, self.rng = players, limit, rng
        self.ask, self.who, self.turn = "turn", 0, 0
        self.deck: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [()] * players
        self.rows: list[tuple[int, ...]] = [()] * players
