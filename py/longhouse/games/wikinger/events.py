"""What can happen in Vikings: facts, not sentences. Nothing of it is secret once it has happened."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.record import NamedTuple


class RoundBegan(NamedTuple):
    """Vikings were drawn; in the progress version special tiles were laid out too."""

    round: int
    seat: int  # start player
    vikings: tuple[int, ...]  # how many of each colour
    specials: tuple[int, ...]


class TilesLaid(NamedTuple):
    """The tiles of the round lie around the wheel, from space 0 on."""

    tiles: tuple[int, ...]


class BidMade(NamedTuple):
    """A bid; one of 0 gold is a pass."""

    seat: int
    gold: int


class NothingBid(NamedTuple):
    """The first bidder bid nothing, and stays in."""

    seat: int


class AuctionWon(NamedTuple):
    """The winner has paid and is start player."""

    seat: int
    gold: int
    points: int


class VikingRemoved(NamedTuple):
    """The winner took a Viking out of the game."""

    seat: int
    colour: int


class ColourLaid(NamedTuple):
    """All Vikings of a colour were put on the wheel, from the highest free place down."""

    seat: int
    colour: int
    number: int


class SetBought(NamedTuple):
    """A set was paid with gold, and points for what was missing."""

    seat: int
    place: int
    tile: int
    colour: int
    gold: int
    points: int


class WheelTurned(NamedTuple):
    """Space 0 was empty: all prices fell."""

    by: int


class TilePlaced(NamedTuple):
    """A tile was put on a cell; `start` for the start tile."""

    seat: int
    tile: int
    cell: int
    start: bool


class TileDiscarded(NamedTuple):
    """The tile fitted nowhere."""

    seat: int
    tile: int


class VikingSettled(NamedTuple):
    """The Viking stands on the island (cell) or on the base (-1)."""

    seat: int
    colour: int
    cell: int


class SpecialTaken(NamedTuple):
    """A special tile was taken."""

    seat: int
    special: int


class BuildingExchanged(NamedTuple):
    """A special building tile replaced an ordinary one."""

    seat: int
    special: int
    cell: int


class Ferried(NamedTuple):
    """A boatsman carried a Viking; `boat` when a boat tile was used; `first` of this trip."""

    seat: int
    colour: int
    cell: int
    boat: bool
    first: bool


class Scored(NamedTuple):
    """Points or gold from one source (see `scoring.SOURCES`), or their loss."""

    seat: int
    source: str
    points: int
    gold: int


class Unpaid(NamedTuple):
    """A loss that was due in points or gold was cut at 0 points: so many points or coins stayed unpaid."""

    seat: int
    source: str
    points: int
    gold: int
    missing: int


class ScoringBegan(NamedTuple):
    """A small, large or final scoring."""

    kind: str


class GameEnded(NamedTuple):
    """The final scoring is done."""

    round: int


Event = (
    RoundBegan | TilesLaid | BidMade | NothingBid | AuctionWon | VikingRemoved | ColourLaid | SetBought
    | WheelTurned | TilePlaced | TileDiscarded | VikingSettled | SpecialTaken | BuildingExchanged | Ferried
    | Scored | Unpaid | ScoringBegan | GameEnded
)  # fmt: skip
Emit = Callable[[Event], None]

REVEALING = (RoundBegan, TilesLaid)  # what was drawn was hidden before
ROUNDS = (RoundBegan,)  # a round begins with it
STAGED = (WheelTurned, Ferried, Scored)  # they begin a scene, see `scenes`
HEARD = {
    AuctionWon: "coin", SetBought: "coin", WheelTurned: "wood", TilePlaced: "wood", VikingSettled: "wood",
    SpecialTaken: "wood", BuildingExchanged: "wood", Ferried: "water", ScoringBegan: "horn",
}  # fmt: skip
