"""The log of Vikings: one line of words for each event that is worth one; it can be told to a reader."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from longhouse.engine.message import Message
from longhouse.games.telling import addressed

from . import events
from .words import COLOUR_NAMES, SPECIAL_NAMES, TILE_NAMES, cell_name, counted, gold, points

Reader = int | None
Line = Callable[..., Message]
BACKGROUND = (events.WheelTurned,)  # it follows from what was bought, and shows

_SCORINGS = {
    "small": Message("Small scoring."),
    "large": Message("Large scoring."),
    "final": Message("Final scoring."),
}
_SOURCES = {
    "ships": Message("repelled ships"),
    "nobles": Message("nobles"),
    "scouts": Message("scouts"),
    "goldsmiths": Message("goldsmiths"),
    "fishermen": Message("fishermen"),
    "boatsmen": Message("the most boatsmen"),
    "islands": Message("the most completed islands"),
    "longest": Message("the longest island"),
    "supply": Message("supply"),
    "buildings": Message("golden buildings"),
}


def recap(happened: Sequence[events.Event]) -> list[Message]:
    """A scoring, step by step; nothing where nobody has scored yet."""
    steps = events.Scored | events.Unpaid
    if not any(isinstance(e, steps) for e in happened):
        return []
    return [EVENTS[type(e)](e) for e in happened if isinstance(e, events.ScoringBegan | steps)]


def told(event: events.Event, reader: Reader) -> Message | None:
    """An event as a sentence to a reader, or about everybody by name; None if another one's says it all."""
    line = EVENTS.get(type(event))
    return line(event, reader) if line else None


# -- the wheel


def _began(e: events.RoundBegan, reader: Reader = None) -> Message:
    they = Message("Round {round} begins; {seat} has the start figure.")
    you = Message("Round {round} begins; you have the start figure.")
    return addressed(e.seat, reader, they, you, round=e.round)


def _bid(e: events.BidMade, reader: Reader = None) -> Message:
    if e.gold:
        return addressed(
            e.seat, reader, Message("{seat} bids {gold}."), Message("You bid {gold}."), gold=e.gold
        )
    return addressed(e.seat, reader, Message("{seat} passes."), Message("You pass."))


def _nothing(e: events.NothingBid, reader: Reader = None) -> Message:
    return addressed(e.seat, reader, Message("{seat} bids nothing."), Message("You bid nothing."))


def _won(e: events.AuctionWon, reader: Reader = None) -> Message:
    they = Message("{seat} wins the auction for {gold}.")
    you = Message("You win the auction for {gold}.")
    if not e.gold and not e.points:
        they = Message("{seat} wins the auction and pays nothing.")
        you = Message("You win the auction and pay nothing.")
    elif e.points:
        they = Message("{seat} wins the auction for {gold} and {points}.")
        you = Message("You win the auction for {gold} and {points}.")
    return addressed(e.seat, reader, they, you, gold=gold(e.gold), points=points(e.points))


def _removed(e: events.VikingRemoved, reader: Reader = None) -> Message:
    they = Message("{seat} removes a {viking} from the game.")
    you = Message("You remove a {viking} from the game.")
    return addressed(e.seat, reader, they, you, viking=COLOUR_NAMES[e.colour])


def _laid(e: events.ColourLaid, reader: Reader = None) -> Message:
    they, you = Message("{seat} lays {men} on the wheel."), Message("You lay {men} on the wheel.")
    return addressed(e.seat, reader, they, you, men=counted(e.colour, e.number))


def _bought(e: events.SetBought, reader: Reader = None) -> Message:
    they = Message("{seat} buys a {tile}, with a {viking}, for {gold}.")
    you = Message("You buy a {tile}, with a {viking}, for {gold}.")
    if e.points:
        they = Message("{seat} buys a {tile}, with a {viking}, for {gold} and {points}.")
        you = Message("You buy a {tile}, with a {viking}, for {gold} and {points}.")
    return addressed(
        e.seat, reader, they, you, tile=TILE_NAMES[e.tile], viking=COLOUR_NAMES[e.colour],
        gold=gold(e.gold), points=points(e.points),
    )  # fmt: skip


def _turned(e: events.WheelTurned, _reader: Reader = None) -> Message:
    return Message("The wheel turns: all prices fall by {by}.", by=e.by)


# -- the homeland


def _placed(e: events.TilePlaced, reader: Reader = None) -> Message:
    they, you = Message("{seat} places the tile: {cell}."), Message("You place the tile: {cell}.")
    if e.start:
        they = Message("{seat} places the start tile: {cell}.")
        you = Message("You place the start tile: {cell}.")
    return addressed(e.seat, reader, they, you, cell=cell_name(e.cell))


def _discarded(e: events.TileDiscarded, reader: Reader = None) -> Message:
    they = Message("It fits nowhere: {seat} discards the {tile}.")
    you = Message("It fits nowhere: you discard the {tile}.")
    return addressed(e.seat, reader, they, you, tile=TILE_NAMES[e.tile])


def _settled(e: events.VikingSettled, reader: Reader = None) -> Message:
    they = Message("The {viking} of {seat} settles on the island.")
    you = Message("Your {viking} settles on the island.")
    if e.cell < 0:
        they = Message("The {viking} waits on the base of {seat}.")
        you = Message("The {viking} waits on your base.")
    return addressed(e.seat, reader, they, you, viking=COLOUR_NAMES[e.colour])


def _taken(e: events.SpecialTaken, reader: Reader = None) -> Message:
    they, you = (
        Message("{seat} takes a special tile: {special}."),
        Message("You take a special tile: {special}."),
    )
    return addressed(e.seat, reader, they, you, special=SPECIAL_NAMES[e.special])


def _exchanged(e: events.BuildingExchanged, reader: Reader = None) -> Message:
    they, you = Message("{seat} lays the {special}: {cell}."), Message("You lay the {special}: {cell}.")
    return addressed(e.seat, reader, they, you, special=SPECIAL_NAMES[e.special], cell=cell_name(e.cell))


def _ferried(e: events.Ferried, reader: Reader = None) -> Message:
    they = Message("A boatsman of {seat} carries a {viking}: {cell}.")
    you = Message("Your boatsman carries a {viking}: {cell}.")
    if e.boat:
        they = Message("A boatsman of {seat} carries a {viking} with the boat tile: {cell}.")
        you = Message("Your boatsman carries a {viking} with the boat tile: {cell}.")
    elif not e.first:
        they = you = Message("On the same trip: a {viking}, {cell}.")
    return addressed(e.seat, reader, they, you, viking=COLOUR_NAMES[e.colour], cell=cell_name(e.cell))


# -- scoring


def _scored(e: events.Scored, reader: Reader = None) -> Message:
    """Gains name their source; losses come from raids and hunger only."""
    parts = {"points": points(abs(e.points)), "gold": gold(abs(e.gold)), "source": _SOURCES.get(e.source)}
    return addressed(e.seat, reader, *_scored_as(e), **parts)


def _scored_as(e: events.Scored) -> tuple[Message, Message]:
    """The sentence about the seat, and that to it."""
    if e.source == "gold":
        return Message("{seat} exchanges {gold} for {points}."), Message("You exchange {gold} for {points}.")
    if e.points < 0 or e.gold < 0:
        return _lost_as(e)
    if e.points and e.gold:
        return (
            Message("{seat}: {points} and {gold} for {source}."),
            Message("You get {points} and {gold} for {source}."),
        )
    if e.gold:
        return Message("{seat}: {gold} for {source}."), Message("You get {gold} for {source}.")
    return Message("{seat}: {points} for {source}."), Message("You get {points} for {source}.")


def _lost_as(e: events.Scored) -> tuple[Message, Message]:
    if e.source == "supply":
        return (
            Message("{seat} loses {points}: too little supply."),
            Message("You lose {points}: too little supply."),
        )
    if e.points and e.gold:
        return (
            Message("{seat} loses {gold} and {points} to a raid."),
            Message("You lose {gold} and {points} to a raid."),
        )
    if e.gold:
        return Message("{seat} loses {gold} to a raid."), Message("You lose {gold} to a raid.")
    return Message("{seat} loses {points} to a raid."), Message("You lose {points} to a raid.")


def _unpaid(e: events.Unpaid, reader: Reader = None) -> Message:
    """What was due beside what was lost: points end at 0."""
    due, unit = (e.gold, gold) if e.gold else (e.points, points)
    they = Message("{seat} should have lost {due} to a raid; unpaid: {missing}.")
    you = Message("You should have lost {due} to a raid; unpaid: {missing}.")
    if e.source == "supply":
        they = Message("{seat} should have lost {due} for too little supply; unpaid: {missing}.")
        you = Message("You should have lost {due} for too little supply; unpaid: {missing}.")
    return addressed(e.seat, reader, they, you, due=unit(due), missing=unit(e.missing))


def _scoring(e: events.ScoringBegan, _reader: Reader = None) -> Message:
    return _SCORINGS[e.kind]


def _ended(_e: events.GameEnded, _reader: Reader = None) -> Message:
    return Message("Six rounds have been played: the game is over.")


EVENTS: dict[type, Line] = {  # those left out are told by another one
    events.RoundBegan: _began,
    events.BidMade: _bid,
    events.NothingBid: _nothing,
    events.AuctionWon: _won,
    events.VikingRemoved: _removed,
    events.ColourLaid: _laid,
    events.SetBought: _bought,
    events.WheelTurned: _turned,
    events.TilePlaced: _placed,
    events.TileDiscarded: _discarded,
    events.VikingSettled: _settled,
    events.SpecialTaken: _taken,
    events.BuildingExchanged: _exchanged,
    events.Ferried: _ferried,
    events.ScoringBegan: _scoring,
    events.Scored: _scored,
    events.Unpaid: _unpaid,
    events.GameEnded: _ended,
}
