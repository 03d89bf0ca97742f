"""What can happen in Vikings Gone Wild: facts, not sentences."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.record import NamedTuple

HIDDEN = -1  # a card that the reader may not know


class RoundBegan(NamedTuple):
    """A new round; the seat has the first-player token."""

    round: int
    seat: int


class Produced(NamedTuple):
    """Tokens on breweries and gold factories."""

    seat: int
    beer: int
    gold: int


class Drew(NamedTuple):
    """Cards from the seat's own deck into its hand."""

    seat: int
    cards: tuple[int, ...]


class Reshuffled(NamedTuple):
    """The discard pile became the deck."""

    seat: int


class MissionDrawn(NamedTuple):
    """A new mission lies open."""

    seat: int
    mission: int


class MissionCompleted(NamedTuple):
    """A mission was completed."""

    seat: int
    mission: int


class MissionChanged(NamedTuple):
    """A mission went to the bottom of its deck."""

    seat: int
    mission: int


class Played(NamedTuple):
    """Cards were played for their effect."""

    seat: int
    cards: tuple[int, ...]


class Gained(NamedTuple):
    """Resources for this turn."""

    seat: int
    beer: int
    gold: int


class Boosted(NamedTuple):
    """Units are stronger until the end of the turn."""

    seat: int
    strength: int


class CardBought(NamedTuple):
    """A card from a pile or from Odin's Path."""

    seat: int
    card: int


class PathFilled(NamedTuple):
    """A new card lies in Odin's Path."""

    card: int


class PathLeft(NamedTuple):
    """The card at the end of Odin's Path went away."""

    card: int


class BuildingBought(NamedTuple):
    """A building, under construction until the end of the round."""

    seat: int
    building: int


class HallUpgraded(NamedTuple):
    """The Town Hall has a new level."""

    seat: int
    level: int


class BuildingReturned(NamedTuple):
    """A building went back to its pile."""

    seat: int
    building: int


class Exchanged(NamedTuple):
    """Two of a resource for one of the other."""

    seat: int
    resource: int


class TokenUsed(NamedTuple):
    """A token was taken from a building to be spent."""

    seat: int
    cell: int


class AttackDeclared(NamedTuple):
    """An attack on a building."""

    seat: int
    victim: int
    cell: int
    force: tuple[int, ...]
    strength: int
    defence: int


class DefenceFound(NamedTuple):
    """An assassin found a defence card: one must be discarded."""

    seat: int


class DefenceLost(NamedTuple):
    """A defence card had to be discarded."""

    seat: int
    card: int


class NoDefence(NamedTuple):
    """There was none to discard."""

    seat: int


class DefencePlayed(NamedTuple):
    """A defence card lies on the attacked building."""

    seat: int
    card: int


class HeroTrapped(NamedTuple):
    """A hero takes no part in the attack."""

    seat: int
    card: int


class Damaged(NamedTuple):
    """An attack on a building succeeded."""

    seat: int
    victim: int
    cell: int


class Repulsed(NamedTuple):
    """An attack on a building failed."""

    seat: int
    victim: int
    cell: int


class TotalDefence(NamedTuple):
    """All attacks of the turn were repulsed."""

    seat: int


class DracoBeaten(NamedTuple):
    """Draco was attacked."""

    seat: int
    force: tuple[int, ...]


class UndeadBeaten(NamedTuple):
    """An undead was attacked."""

    seat: int
    card: int
    force: tuple[int, ...]


class Robbed(NamedTuple):
    """A token was taken from a container."""

    seat: int
    victim: int
    resource: int


class Stored(NamedTuple):
    """A token was won; it lies on that cell."""

    seat: int
    resource: int
    cell: int


class Scored(NamedTuple):
    """Points from one source (see `state.SOURCES`)."""

    seat: int
    source: int
    points: int


class FavourFlipped(NamedTuple):
    """A third Divine Favour to choose from."""

    card: int


class FavourTaken(NamedTuple):
    """A Divine Favour was chosen."""

    seat: int
    card: int


class Dug(NamedTuple):
    """Cards of the deck were revealed; the last one went into the hand if it was found."""

    seat: int
    cards: tuple[int, ...]
    found: bool


class Destroyed(NamedTuple):
    """A card left the game or went back to its pile."""

    seat: int
    card: int


class Recalled(NamedTuple):
    """A card went from the discard pile into the hand."""

    seat: int
    card: int


class HandShown(NamedTuple):
    """The victim showed the hand to the seat."""

    seat: int
    victim: int
    cards: tuple[int, ...]


class TokensStored(NamedTuple):
    """Storage: what the containers hold now; what was lost only in rules version 1, later in `TokensLost`."""

    seat: int
    beer: int
    gold: int
    lost: int


class TokensLost(NamedTuple):
    """Tokens are gone: unspent on the Town Hall, without room in storage, or with a returned building."""

    seat: int
    beer: int
    gold: int
    why: str  # hall | room | returned


class EffectsLost(NamedTuple):
    """The turn ended with effects of units and heroes that were not used."""

    seat: int
    cards: tuple[int, ...]


class Kept(NamedTuple):
    """A card was kept for the next round."""

    seat: int
    card: int


class Discarded(NamedTuple):
    """What was left of a hand at the end of the round."""

    seat: int
    cards: tuple[int, ...]


class BonusScored(NamedTuple):
    """A bonus at the end, for all who meet it."""

    bonus: int
    seats: tuple[int, ...]
    points: int


class TieChecked(NamedTuple):
    """A spare bonus was drawn to break a tie; the seat that it favours, or -1."""

    bonus: int
    seat: int


class GameEnded(NamedTuple):
    """The last round is over."""

    round: int


Event = (
    RoundBegan | Produced | Drew | Reshuffled | MissionDrawn | MissionCompleted | MissionChanged | Played
    | Gained | Boosted | CardBought | PathFilled | PathLeft | BuildingBought | HallUpgraded
    | BuildingReturned | Exchanged | TokenUsed | AttackDeclared | DefenceFound | DefenceLost | NoDefence
    | DefencePlayed | HeroTrapped | Damaged | Repulsed | TotalDefence | DracoBeaten | UndeadBeaten | Robbed
    | Stored | Scored | FavourFlipped | FavourTaken | Dug | Destroyed | Recalled | HandShown | TokensStored
    | TokensLost | EffectsLost | Kept | Discarded | BonusScored | TieChecked | GameEnded
)  # fmt: skip
Emit = Callable[[Event], None]

# What was hidden or random before; also how a defender answered, which undo must not let one try out.
REVEALING = (
    Drew, MissionDrawn, PathFilled, FavourFlipped, Dug, HandShown, DefenceFound, DefenceLost, NoDefence,
    DefencePlayed, Damaged, Repulsed, Discarded, TieChecked,
)  # fmt: skip
ROUNDS = (RoundBegan,)  # a round begins with it
STAGED = (  # they begin a scene, see `scenes`; points do only at the end of a turn with raids
    AttackDeclared, DefenceLost, DefencePlayed, Damaged, Repulsed, DracoBeaten, UndeadBeaten, TotalDefence,
    Scored, GameEnded,
)  # fmt: skip
HEARD = {
    Drew: "cloth", Played: "cloth", CardBought: "coin", BuildingBought: "wood", HallUpgraded: "wood",
    Exchanged: "coin", AttackDeclared: "horn", DefencePlayed: "iron", Damaged: "iron", Repulsed: "iron",
    DracoBeaten: "iron", UndeadBeaten: "iron", Robbed: "coin", MissionCompleted: "horn",
}  # fmt: skip
