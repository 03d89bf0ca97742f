"""What can happen in Vikings on Board: facts, not sentences.

Hidden values are filled in for those who may know them; `observe.redact`
replaces them by HIDDEN for the others, `REVEALING` lists where undo must stop.
"""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.record import NamedTuple

HIDDEN = -1


class Visited(NamedTuple):
    """A Viking was put on a building; `effect` is False when nothing could be performed."""

    seat: int
    building: int
    effect: bool


class PieceLifted(NamedTuple):
    """The first half of a jump or swap."""

    seat: int
    piece: int


class Promoted(NamedTuple):
    """A piece went to the front of its ship."""

    seat: int
    piece: int
    ship: int


class Jumped(NamedTuple):
    """A piece went to the back of another ship."""

    seat: int
    piece: int
    origin: int
    ship: int


class Swapped(NamedTuple):
    """Two pieces changed places."""

    seat: int
    piece: int
    ship: int
    other: int
    other_ship: int


class VikingCarried(NamedTuple):
    """Of the pieces that a move names, `carriers` took their extra Vikings along; since rules version 2."""

    move: Promoted | Jumped | Swapped
    carriers: tuple[int, ...]


class BarrelChosen(NamedTuple):
    """A barrel was taken in hand; its value is secret."""

    seat: int
    value: int


class BarrelLifted(NamedTuple):
    """A barrel was picked up from a circle to be moved."""

    seat: int
    circle: int


class BetPlaced(NamedTuple):
    """A barrel was put on a circle; its value is secret."""

    seat: int
    circle: int
    value: int


class BetMoved(NamedTuple):
    """A barrel went from one circle to another."""

    seat: int
    origin: int
    circle: int


class Revealed(NamedTuple):
    """The top token of the first stack was turned over for all."""

    seat: int
    good: int


class Drew(NamedTuple):
    """Tokens of the second stack were looked at by one seat."""

    seat: int
    goods: tuple[int, ...]


class TokenChosen(NamedTuple):
    """Of the tokens drawn one was chosen; the rest went under the stack, in secret."""

    seat: int
    good: int
    rest: tuple[int, ...]


class Loaded(NamedTuple):
    """A token was put on a bow."""

    seat: int
    good: int
    ship: int


class PriceRose(NamedTuple):
    """A good is worth more from now on."""

    seat: int
    good: int
    price: int


class SternTaken(NamedTuple):
    """The seat will send a ship off at the end of the round."""

    seat: int


class VikingBoarded(NamedTuple):
    """Two players: an extra Viking went aboard a piece."""

    seat: int
    piece: int


class ShipSailed(NamedTuple):
    """A ship left; `order` is (clan, shields) in order of control."""

    seat: int
    ship: int
    order: tuple[tuple[int, int], ...]


class BetWon(NamedTuple):
    """A barrel stood on the colour that controlled the ship."""

    seat: int
    circle: int
    value: int


class GoodTaken(NamedTuple):
    """A token of the ship went to a seat."""

    seat: int
    ship: int
    good: int


class GoodRemoved(NamedTuple):
    """A token left the game for a clan that nobody plays; `seat` chose it (HIDDEN: no choice)."""

    seat: int
    clan: int
    ship: int
    good: int


class CargoLost(NamedTuple):
    """The rest of the cargo left the game."""

    ship: int
    goods: tuple[int, ...]


class NobodySailed(NamedTuple):
    """The round ended with no stern taken."""

    round: int


class RoundBegan(NamedTuple):
    """The leader changed sides."""

    round: int


class GameEnded(NamedTuple):
    """All barrels are turned over."""

    ended: str


Event = (
    Visited | PieceLifted | Promoted | Jumped | Swapped | BarrelChosen | BarrelLifted | BetPlaced
    | BetMoved | Revealed | Drew | TokenChosen | Loaded | PriceRose | SternTaken | VikingBoarded
    | VikingCarried | ShipSailed | BetWon | GoodTaken | GoodRemoved | CargoLost | NobodySailed
    | RoundBegan | GameEnded
)  # fmt: skip
Emit = Callable[[Event], None]

REVEALING = (Revealed, Drew, GameEnded)  # they showed something hidden or random
ROUNDS = (RoundBegan,)  # a round begins with it
STAGED = (ShipSailed, GoodTaken, GoodRemoved, CargoLost, GameEnded)  # they begin a scene, see `scenes`
HEARD = {
    Visited: "wood", Promoted: "wood", Jumped: "wood", Swapped: "iron", VikingBoarded: "wood",
    BetPlaced: "wood", BetMoved: "wood", Drew: "cloth", Loaded: "wood", PriceRose: "coin",
    SternTaken: "horn", ShipSailed: "sail", BetWon: "coin", GoodTaken: "coin",
}  # fmt: skip
