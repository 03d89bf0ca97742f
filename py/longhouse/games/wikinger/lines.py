"""The log of Vikings: one line of words for each event that is worth one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from longhouse.engine.message import Message, Seat

from . import events
from .words import COLOUR_NAMES, SPECIAL_NAMES, TILE_NAMES, cell_name, counted, gold, points

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


def _began(e: events.RoundBegan) -> Message:
    return Message("Round {round} begins; {seat} has the start figure.", round=e.round, seat=Seat(e.seat))


def _bid(e: events.BidMade) -> Message:
    if e.gold:
        return Message("{seat} bids {gold}.", seat=Seat(e.seat), gold=e.gold)
    return Message("{seat} passes.", seat=Seat(e.seat))


def _nothing(e: events.NothingBid) -> Message:
    return Message("{seat} bids nothing.", seat=Seat(e.seat))


def _won(e: events.AuctionWon) -> Message:
    if not e.gold and not e.points:
        return Message("{seat} wins the auction and pays nothing.", seat=Seat(e.seat))
    if e.points:
        return Message(
            "{seat} wins the auction for {gold} and {points}.",
            seat=Seat(e.seat),
            gold=gold(e.gold),
            points=points(e.points),
        )
    return Message("{seat} wins the auction for {gold}.", seat=Seat(e.seat), gold=gold(e.gold))


def _removed(e: events.VikingRemoved) -> Message:
    return Message(
        "{seat} removes a {viking} from the game.", seat=Seat(e.seat), viking=COLOUR_NAMES[e.colour]
    )


def _laid(e: events.ColourLaid) -> Message:
    return Message("{seat} lays {men} on the wheel.", seat=Seat(e.seat), men=counted(e.colour, e.number))


def _bought(e: events.SetBought) -> Message:
    parts = {"seat": Seat(e.seat), "tile": TILE_NAMES[e.tile], "viking": COLOUR_NAMES[e.colour]}
    if e.points:
        return Message(
            "{seat} buys a {tile}, with a {viking}, for {gold} and {points}.",
            gold=gold(e.gold),
            points=points(e.points),
            **parts,
        )
    return Message("{seat} buys a {tile}, with a {viking}, for {gold}.", gold=gold(e.gold), **parts)


def _turned(e: events.WheelTurned) -> Message:
    return Message("The wheel turns: all prices fall by {by}.", by=e.by)


def _placed(e: events.TilePlaced) -> Message:
    if e.start:
        return Message("{seat} places the start tile: {cell}.", seat=Seat(e.seat), cell=cell_name(e.cell))
    return Message("{seat} places the tile: {cell}.", seat=Seat(e.seat), cell=cell_name(e.cell))


def _discarded(e: events.TileDiscarded) -> Message:
    return Message("It fits nowhere: {seat} discards the {tile}.", seat=Seat(e.seat), tile=TILE_NAMES[e.tile])


def _settled(e: events.VikingSettled) -> Message:
    viking = COLOUR_NAMES[e.colour]
    if e.cell < 0:
        return Message("The {viking} waits on the base of {seat}.", viking=viking, seat=Seat(e.seat))
    return Message("The {viking} of {seat} settles on the island.", viking=viking, seat=Seat(e.seat))


def _taken(e: events.SpecialTaken) -> Message:
    return Message(
        "{seat} takes a special tile: {special}.", seat=Seat(e.seat), special=SPECIAL_NAMES[e.special]
    )


def _exchanged(e: events.BuildingExchanged) -> Message:
    return Message(
        "{seat} lays the {special}: {cell}.",
        seat=Seat(e.seat),
        special=SPECIAL_NAMES[e.special],
        cell=cell_name(e.cell),
    )


def _ferried(e: events.Ferried) -> Message:
    parts = {"seat": Seat(e.seat), "viking": COLOUR_NAMES[e.colour], "cell": cell_name(e.cell)}
    if e.boat:
        return Message("A boatsman of {seat} carries a {viking} with the boat tile: {cell}.", **parts)
    if e.first:
        return Message("A boatsman of {seat} carries a {viking}: {cell}.", **parts)
    return Message("On the same trip: a {viking}, {cell}.", **parts)


def _scored(e: events.Scored) -> Message:
    """Gains name their source; losses come from raids and hunger only."""
    lost = e.points < 0 or (e.gold < 0 and e.source != "gold")
    parts: dict[str, object] = {
        "seat": Seat(e.seat), "points": points(abs(e.points)), "gold": gold(abs(e.gold)),
    }  # fmt: skip
    if e.source == "gold":
        return Message("{seat} changes {gold} for {points}.", **parts)
    if e.source == "supply" and lost:
        return Message("{seat} loses {points}: too little supply.", **parts)
    if lost and e.points and e.gold:
        return Message("{seat} loses {gold} and {points} to a raid.", **parts)
    if lost and e.gold:
        return Message("{seat} loses {gold} to a raid.", **parts)
    if lost:
        return Message("{seat} loses {points} to a raid.", **parts)
    parts["source"] = _SOURCES[e.source]
    if e.points and e.gold:
        return Message("{seat}: {points} and {gold} for {source}.", **parts)
    if e.gold:
        return Message("{seat}: {gold} for {source}.", **parts)
    return Message("{seat}: {points} for {source}.", **parts)


def _unpaid(e: events.Unpaid) -> Message:
    """What was due beside what was lost: points end at 0."""
    due, unit = (e.gold, gold) if e.gold else (e.points, points)
    parts: dict[str, object] = {"seat": Seat(e.seat), "due": unit(due), "missing": unit(e.missing)}
    if e.source == "supply":
        return Message("{seat} was to lose {due} for too little supply; unpaid: {missing}.", **parts)
    return Message("{seat} was to lose {due} to a raid; unpaid: {missing}.", **parts)


def _scoring(e: events.ScoringBegan) -> Message:
    return _SCORINGS[e.kind]


def _ended(_e: events.GameEnded) -> Message:
    return Message("Six rounds have been played: the game is over.")


EVENTS: dict[type, Callable[..., Message]] = {  # those left out are told by another one
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
