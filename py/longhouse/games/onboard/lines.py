"""The log of Vikings on Board: one line of words for each event that is worth one.

Each line can be told to a reader: what is theirs is then called "your". How a piece is told that is moved
depends on its owner, with a whole sentence for each case, because languages bend differently.
"""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.message import Message, Seat
from longhouse.games.telling import addressed, filled

from . import events
from .data import CLANS, PIECES_OF_CLAN, SHIELDS
from .words import BUILDING_NAMES, GOOD_NAMES, shields

Reader = int | None
Line = Callable[..., Message]
BACKGROUND = (events.Drew,)  # what was drawn is told by what is done with it


def told(event: events.Event, reader: Reader) -> Message | None:
    """An event as a sentence to a reader, or about everybody by name; None if another one's says it all."""
    line = EVENTS.get(type(event))
    return line(event, reader) if line else None


def goods_list(goods: tuple[int, ...]) -> Message:
    """Tokens as a list in a sentence: "hide, grain and metal"."""
    listed = GOOD_NAMES[goods[0]]
    for good in goods[1:-1]:
        listed = Message("{first}, {next}", first=listed, next=GOOD_NAMES[good])
    if len(goods) == 1:
        return listed
    return Message("{first} and {last}", first=listed, last=GOOD_NAMES[goods[-1]])


# -- the village


def _visited(e: events.Visited, reader: Reader = None) -> Message:
    they, you = Message("{seat} goes to “{building}”."), Message("You go to “{building}”.")
    if not e.effect:
        they = Message("{seat} stands at “{building}” without effect.")
        you = Message("You stand at “{building}” without effect.")
    return addressed(e.seat, reader, they, you, building=BUILDING_NAMES[e.building])


def _revealed(e: events.Revealed, reader: Reader = None) -> Message:
    they, you = Message("{seat} turns over {good}."), Message("You turn over {good}.")
    return addressed(e.seat, reader, they, you, good=GOOD_NAMES[e.good])


def _drew(e: events.Drew, reader: Reader = None) -> Message:
    if events.HIDDEN in e.goods:
        return Message.plural(
            "{seat} looks at {n} token of the stack at “Draw 3, add 1”.",
            "{seat} looks at {n} tokens of the stack at “Draw 3, add 1”.",
            n=len(e.goods), seat=Seat(e.seat),
        )  # fmt: skip
    they, you = Message("{seat} draws {goods}."), Message("You draw {goods}.")
    return addressed(e.seat, reader, they, you, goods=goods_list(e.goods))


def _chosen(e: events.TokenChosen, reader: Reader = None) -> Message:
    good = GOOD_NAMES[e.good]
    if not e.rest or events.HIDDEN in e.rest:
        they, you = Message("{seat} chooses {good}."), Message("You choose {good}.")
        return addressed(e.seat, reader, they, you, good=good)
    they = Message("{seat} chooses {good} and puts {rest} under the stack.")
    you = Message("You choose {good} and put {rest} under the stack.")
    return addressed(e.seat, reader, they, you, good=good, rest=goods_list(e.rest))


def _loaded(e: events.Loaded, reader: Reader = None) -> Message:
    they, you = Message("{seat} puts {good} on ship {ship}."), Message("You put {good} on ship {ship}.")
    return addressed(e.seat, reader, they, you, good=GOOD_NAMES[e.good], ship=e.ship + 1)


def _rose(e: events.PriceRose, reader: Reader = None) -> Message:
    they, you = Message("{seat} raises {good} to {price}."), Message("You raise {good} to {price}.")
    return addressed(e.seat, reader, they, you, good=GOOD_NAMES[e.good], price=e.price)


def _stern(e: events.SternTaken, reader: Reader = None) -> Message:
    return addressed(e.seat, reader, Message("{seat} takes the stern."), Message("You take the stern."))


# -- pieces that move: a sentence for each owner

_Carriers = tuple[int, ...]  # pieces that are known to carry an extra Viking
OWN, YOURS, ANOTHERS = range(3)  # whose a piece is: of who moves it, of the reader, of somebody else

_JUMPS = {  # whose piece -> the sentence
    OWN: Message("{seat} moves their {n} from ship {origin} to ship {ship}."),
    YOURS: Message("{seat} moves your {n} from ship {origin} to ship {ship}."),
    ANOTHERS: Message("{seat} moves {clan}’s {n} from ship {origin} to ship {ship}."),
}
_YOUR_JUMPS = {
    YOURS: Message("You move your {n} from ship {origin} to ship {ship}."),
    ANOTHERS: Message("You move {clan}’s {n} from ship {origin} to ship {ship}."),
}
_SWAPS = {  # whose pieces, in this order -> the sentence
    (OWN, OWN): Message("{seat} swaps their {n} on ship {ship} with their {m} on ship {other_ship}."),
    (OWN, YOURS): Message("{seat} swaps their {n} on ship {ship} with your {m} on ship {other_ship}."),
    (OWN, ANOTHERS): Message(
        "{seat} swaps their {n} on ship {ship} with {owner}’s {m} on ship {other_ship}."
    ),
    (YOURS, YOURS): Message("{seat} swaps your {n} on ship {ship} with your {m} on ship {other_ship}."),
    (YOURS, ANOTHERS): Message(
        "{seat} swaps your {n} on ship {ship} with {owner}’s {m} on ship {other_ship}."
    ),
    (ANOTHERS, ANOTHERS): Message(
        "{seat} swaps {clan}’s {n} on ship {ship} with {owner}’s {m} on ship {other_ship}."
    ),
}  # fmt: skip
_YOUR_SWAPS = {
    (YOURS, YOURS): Message("You swap your {n} on ship {ship} with your {m} on ship {other_ship}."),
    (YOURS, ANOTHERS): Message("You swap your {n} on ship {ship} with {owner}’s {m} on ship {other_ship}."),
    (ANOTHERS, ANOTHERS): Message(
        "You swap {clan}’s {n} on ship {ship} with {owner}’s {m} on ship {other_ship}."
    ),
}


def _owner(seat: int, piece: int, reader: Reader) -> int:
    clan = piece // PIECES_OF_CLAN
    return YOURS if clan == reader else OWN if clan == seat else ANOTHERS


def _number(piece: int, carriers: _Carriers) -> str:
    """What a piece is called: its shields, and the extra Viking if it carries one."""
    return f"{SHIELDS[piece]}+1" if piece in carriers else str(SHIELDS[piece])


def _clan(piece: int) -> Seat:
    return Seat(piece // PIECES_OF_CLAN)


def _promoted(e: events.Promoted, reader: Reader = None, carriers: _Carriers = ()) -> Message:
    they = Message("{seat} moves their {n} to the front of ship {ship}.")
    you = Message("You move your {n} to the front of ship {ship}.")
    return addressed(e.seat, reader, they, you, n=_number(e.piece, carriers), ship=e.ship + 1)


def _jumped(e: events.Jumped, reader: Reader = None, carriers: _Carriers = ()) -> Message:
    plain = (_YOUR_JUMPS if e.seat == reader else _JUMPS)[_owner(e.seat, e.piece, reader)]
    return filled(
        plain, seat=Seat(e.seat), clan=_clan(e.piece), n=_number(e.piece, carriers),
        origin=e.origin + 1, ship=e.ship + 1,
    )  # fmt: skip


def _swapped(e: events.Swapped, reader: Reader = None, carriers: _Carriers = ()) -> Message:
    pieces = [(_owner(e.seat, piece, reader), piece, ship)
              for piece, ship in ((e.piece, e.ship), (e.other, e.other_ship))]  # fmt: skip
    pieces.sort(key=lambda row: row[0])  # what belongs to who swaps comes first
    (first, piece, ship), (second, other, other_ship) = pieces
    plain = (_YOUR_SWAPS if e.seat == reader else _SWAPS)[first, second]
    return filled(
        plain, seat=Seat(e.seat), clan=_clan(piece), n=_number(piece, carriers), ship=ship + 1,
        owner=_clan(other), m=_number(other, carriers), other_ship=other_ship + 1,
    )  # fmt: skip


def _carried(e: events.VikingCarried, reader: Reader = None) -> Message:
    return _MOVES[type(e.move)](e.move, reader, e.carriers)


def _boarded(e: events.VikingBoarded, reader: Reader = None) -> Message:
    they = Message("{seat} puts an extra Viking on their {n}.")
    you = Message("You put an extra Viking on your {n}.")
    return addressed(e.seat, reader, they, you, n=_number(e.piece, ()))


# -- bets


def _placed(e: events.BetPlaced, reader: Reader = None) -> Message:
    ship, clan = divmod(e.circle, CLANS)
    they = Message("{seat} bets a barrel on {clan} at ship {ship}.")
    you = Message("You bet the barrel of {value} on {clan} at ship {ship}.")
    if clan == reader:
        they = Message("{seat} bets a barrel on you at ship {ship}.")
        you = Message("You bet the barrel of {value} on yourself at ship {ship}.")
    elif e.value != events.HIDDEN:
        they = Message("{seat} bets the barrel of {value} on {clan} at ship {ship}.")
    return addressed(e.seat, reader, they, you, ship=ship + 1, clan=Seat(clan), value=e.value)


def _moved(e: events.BetMoved, reader: Reader = None) -> Message:
    (origin, old), (ship, clan) = divmod(e.origin, CLANS), divmod(e.circle, CLANS)
    they = Message("{seat} moves a barrel from ship {origin} ({old}) to ship {ship} ({clan}).")
    you = Message("You move your barrel from ship {origin} ({old}) to ship {ship} ({clan}).")
    on = [Message("you") if of == reader else Seat(of) for of in (old, clan)]
    return addressed(
        e.seat, reader, they, you, origin=origin + 1, old=on[0], ship=ship + 1, clan=on[1]
    )  # fmt: skip


def _won(e: events.BetWon, reader: Reader = None) -> Message:
    if e.value == events.HIDDEN:
        return Message("{seat} wins a bet.", seat=Seat(e.seat))
    they = Message("{seat} wins a bet with the barrel of {value}.")
    you = Message("You win a bet with the barrel of {value}.")
    return addressed(e.seat, reader, they, you, value=e.value)


# -- the harbour


def _sailed(e: events.ShipSailed, reader: Reader = None) -> Message:
    if not e.order:
        they = Message("{seat} sends off ship {ship}, which has no crew.")
        you = Message("You send off ship {ship}, which has no crew.")
        return addressed(e.seat, reader, they, you, ship=e.ship + 1)
    clan, count = e.order[0]
    they = Message("{seat} sends off ship {ship}: {clan} controls it with {shields}.")
    you = Message("You send off ship {ship}: {clan} controls it with {shields}.")
    if clan == reader:
        they = Message("{seat} sends off ship {ship}: you control it with {shields}.")
        you = Message("You send off ship {ship}, and control it with {shields}.")
    return addressed(e.seat, reader, they, you, ship=e.ship + 1, clan=Seat(clan), shields=shields(count))


def _taken(e: events.GoodTaken, reader: Reader = None) -> Message:
    they, you = Message("{seat} takes {good}."), Message("You take {good}.")
    return addressed(e.seat, reader, they, you, good=GOOD_NAMES[e.good])


def _removed(e: events.GoodRemoved, reader: Reader = None) -> Message:
    parts: dict[str, object] = {"clan": Seat(e.clan), "good": GOOD_NAMES[e.good]}
    if e.seat == events.HIDDEN:
        return Message("For the clan {clan}, {good} leaves the game.", **parts)
    they = Message("For the clan {clan}, {seat} removes {good} from the game.")
    you = Message("For the clan {clan}, you remove {good} from the game.")
    return addressed(e.seat, reader, they, you, **parts)


def _lost(e: events.CargoLost, _reader: Reader = None) -> Message:
    return Message.plural(
        "No player is due to take any more: {goods} leaves the game.",
        "No player is due to take any more: {goods} leave the game.",
        n=len(e.goods), goods=goods_list(e.goods),
    )  # fmt: skip


def _nobody(_e: events.NobodySailed, _reader: Reader = None) -> Message:
    return Message("Nobody took a stern: no ship sails.")


def _round(e: events.RoundBegan, _reader: Reader = None) -> Message:
    return Message("Round {round} begins.", round=e.round)


def _ended(e: events.GameEnded, _reader: Reader = None) -> Message:
    if e.ended == "seven_ships":
        return Message("The seventh ship has sailed: the game is over.")
    return Message("Twenty rounds have been played: the game is over.")


_MOVES: dict[type, Line] = {
    events.Promoted: _promoted,
    events.Jumped: _jumped,
    events.Swapped: _swapped,
}
EVENTS: dict[type, Line] = {  # those left out are told by a later one
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
