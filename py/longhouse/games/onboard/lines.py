"""The log of Vikings on Board: one line of words for each event that is worth one."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.message import Message, Seat

from . import events
from .data import CLANS, PIECES_OF_CLAN
from .words import BUILDING_NAMES, GOOD_NAMES, shields, strength


def goods_list(goods: tuple[int, ...]) -> Message:
    """Tokens as a list in a sentence: "hide, grain and metal"."""
    listed = GOOD_NAMES[goods[0]]
    for good in goods[1:-1]:
        listed = Message("{first}, {next}", first=listed, next=GOOD_NAMES[good])
    if len(goods) == 1:
        return listed
    return Message("{first} and {last}", first=listed, last=GOOD_NAMES[goods[-1]])


_Carriers = tuple[int, ...]  # pieces that are known to carry an extra Viking


def _piece(seat: int, piece: int, carriers: _Carriers = ()) -> Message:
    """A body piece inside a sentence about what a seat did with it."""
    clan, shown = piece // PIECES_OF_CLAN, strength(piece, piece in carriers)
    if clan == seat:
        return Message("a piece of theirs with {shields}", shields=shown)
    return Message("a piece of {clan} with {shields}", clan=Seat(clan), shields=shown)


def _visited(e: events.Visited) -> Message:
    building = BUILDING_NAMES[e.building]
    if e.effect:
        return Message("{seat} goes to “{building}”.", seat=Seat(e.seat), building=building)
    return Message("{seat} stands at “{building}” without effect.", seat=Seat(e.seat), building=building)


def _promoted(e: events.Promoted, carriers: _Carriers = ()) -> Message:
    return Message(
        "{seat} moves {piece} to the front of ship {ship}.",
        seat=Seat(e.seat), piece=_piece(e.seat, e.piece, carriers), ship=e.ship + 1,
    )  # fmt: skip


def _jumped(e: events.Jumped, carriers: _Carriers = ()) -> Message:
    return Message(
        "{seat} moves {piece} from ship {origin} to ship {ship}.",
        seat=Seat(e.seat), piece=_piece(e.seat, e.piece, carriers), origin=e.origin + 1, ship=e.ship + 1,
    )  # fmt: skip


def _swapped(e: events.Swapped, carriers: _Carriers = ()) -> Message:
    return Message(
        "{seat} swaps {piece} (ship {ship}) with {other} (ship {other_ship}).",
        seat=Seat(e.seat), piece=_piece(e.seat, e.piece, carriers), ship=e.ship + 1,
        other=_piece(e.seat, e.other, carriers), other_ship=e.other_ship + 1,
    )  # fmt: skip


def _carried(e: events.VikingCarried) -> Message:
    return _MOVES[type(e.move)](e.move, e.carriers)


def _placed(e: events.BetPlaced) -> Message:
    ship, clan = divmod(e.circle, CLANS)
    parts = {"seat": Seat(e.seat), "ship": ship + 1, "clan": Seat(clan)}
    if e.value == events.HIDDEN:
        return Message("{seat} bets a barrel on {clan} at ship {ship}.", **parts)
    return Message("{seat} bets the barrel of {value} on {clan} at ship {ship}.", value=e.value, **parts)


def _moved(e: events.BetMoved) -> Message:
    (origin, old), (ship, clan) = divmod(e.origin, CLANS), divmod(e.circle, CLANS)
    return Message(
        "{seat} moves a barrel from {old} at ship {origin} to {clan} at ship {ship}.",
        seat=Seat(e.seat), old=Seat(old), origin=origin + 1, clan=Seat(clan), ship=ship + 1,
    )  # fmt: skip


def _revealed(e: events.Revealed) -> Message:
    return Message("{seat} turns over {good}.", seat=Seat(e.seat), good=GOOD_NAMES[e.good])


def _drew(e: events.Drew) -> Message:
    if events.HIDDEN in e.goods:
        return Message.plural(
            "{seat} looks at {n} token of the stack at “Draw 3, add 1”.",
            "{seat} looks at {n} tokens of the stack at “Draw 3, add 1”.",
            n=len(e.goods), seat=Seat(e.seat),
        )  # fmt: skip
    return Message("{seat} draws {goods}.", seat=Seat(e.seat), goods=goods_list(e.goods))


def _chosen(e: events.TokenChosen) -> Message:
    if not e.rest or events.HIDDEN in e.rest:
        return Message("{seat} chooses {good}.", seat=Seat(e.seat), good=GOOD_NAMES[e.good])
    return Message(
        "{seat} chooses {good} and puts {rest} under the stack.",
        seat=Seat(e.seat), good=GOOD_NAMES[e.good], rest=goods_list(e.rest),
    )  # fmt: skip


def _loaded(e: events.Loaded) -> Message:
    return Message(
        "{seat} puts {good} on ship {ship}.", seat=Seat(e.seat), good=GOOD_NAMES[e.good], ship=e.ship + 1
    )


def _rose(e: events.PriceRose) -> Message:
    return Message(
        "{seat} raises {good} to {price}.", seat=Seat(e.seat), good=GOOD_NAMES[e.good], price=e.price
    )


def _stern(e: events.SternTaken) -> Message:
    return Message("{seat} takes the stern.", seat=Seat(e.seat))


def _boarded(e: events.VikingBoarded) -> Message:
    return Message(
        "{seat} puts an extra Viking on {piece}.", seat=Seat(e.seat), piece=_piece(e.seat, e.piece)
    )


def _sailed(e: events.ShipSailed) -> Message:
    if not e.order:
        return Message("{seat} sends off ship {ship}, which has no crew.", seat=Seat(e.seat), ship=e.ship + 1)
    clan, count = e.order[0]
    return Message(
        "{seat} sends off ship {ship}: {clan} controls it with {shields}.",
        seat=Seat(e.seat), ship=e.ship + 1, clan=Seat(clan), shields=shields(count),
    )  # fmt: skip


def _won(e: events.BetWon) -> Message:
    if e.value == events.HIDDEN:
        return Message("{seat} wins a bet.", seat=Seat(e.seat))
    return Message("{seat} wins a bet with the barrel of {value}.", seat=Seat(e.seat), value=e.value)


def _taken(e: events.GoodTaken) -> Message:
    return Message("{seat} takes {good}.", seat=Seat(e.seat), good=GOOD_NAMES[e.good])


def _removed(e: events.GoodRemoved) -> Message:
    good = GOOD_NAMES[e.good]
    if e.seat == events.HIDDEN:
        return Message("For the clan {clan}, {good} leaves the game.", clan=Seat(e.clan), good=good)
    return Message(
        "For the clan {clan}, {seat} removes {good} from the game.",
        clan=Seat(e.clan), seat=Seat(e.seat), good=good,
    )  # fmt: skip


def _lost(e: events.CargoLost) -> Message:
    return Message.plural(
        "No player is due to take any more: {goods} leaves the game.",
        "No player is due to take any more: {goods} leave the game.",
        n=len(e.goods), goods=goods_list(e.goods),
    )  # fmt: skip


def _nobody(_e: events.NobodySailed) -> Message:
    return Message("Nobody took a stern: no ship sails.")


def _round(e: events.RoundBegan) -> Message:
    return Message("Round {round} begins.", round=e.round)


def _ended(e: events.GameEnded) -> Message:
    if e.ended == "seven_ships":
        return Message("The seventh ship has sailed: the game is over.")
    return Message("Twenty rounds have been played: the game is over.")


_MOVES: dict[type, Callable[..., Message]] = {
    events.Promoted: _promoted,
    events.Jumped: _jumped,
    events.Swapped: _swapped,
}
EVENTS: dict[type, Callable[..., Message]] = {  # those left out are told by a later one
    **_MOVES,
    events.Visited: _visited,
    events.VikingCarried: _carried,
    events.BetPlaced: _placed,
    events.BetMoved: _moved,
    events.Revealed: _revealed,
    events.Drew: _drew,
    events.TokenChosen: _chosen,
    events.Loaded: _loaded,
    events.PriceRose: _rose,
    events.SternTaken: _stern,
    events.VikingBoarded: _boarded,
    events.ShipSailed: _sailed,
    events.BetWon: _won,
    events.GoodTaken: _taken,
    events.GoodRemoved: _removed,
    events.CargoLost: _lost,
    events.NobodySailed: _nobody,
    events.RoundBegan: _round,
    events.GameEnded: _ended,
}
