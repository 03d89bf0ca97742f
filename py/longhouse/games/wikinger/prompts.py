"""The question now, in words: what is to be decided, and which trips of a boatsman are possible."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.message import Message, Seat
from longhouse.engine.views import known

from . import losses
from .data import BOAT, BOATSMAN, ROUNDS, ROW_OF, SHIP, SHIP_GOLD, SHIP_POINTS
from .observe import public
from .versions import first_bid_may_be_nothing
from .views import Home, Question, View
from .words import COLOUR_NAMES, ROW_NAMES, TILE_NAMES, counted, gold

MOST_TRIPS, MOST_NAMES = 2, 3  # more colours than these are only counted: on a phone the board needs the room

_PROMPTS = {
    "remove": Message("You won the auction: choose a Viking that leaves the game."),
    "lay": Message("Choose the colour that goes on the wheel next, from the dearest place down."),
    "take": Message("For the dearest set you may take a special tile."),
    "exchange": Message("Choose the tile that the golden one replaces."),
}


def prompt(view: View) -> Message:
    """What is to be decided, said to whoever decides it."""
    question = view["question"]
    if question is None:
        return Message("The game is over.")
    kind = question["kind"]
    if kind == "bid":
        return _warned(_bid_prompt(view, question), _purse(view))
    if kind == "buy":
        return _buy_prompt(view)
    if kind == "place":
        return _place_prompt(view, question)
    if kind == "settle":
        return _settle_prompt(view, question)
    if kind == "ferry":
        trips = _under_way(view, question) if question["trip"] else _trips(view)
        asked = _ferry_prompt(question)
        return Message("{question} {trips}", question=asked, trips=trips) if trips else asked
    return _PROMPTS[kind]


def _bid_prompt(view: View, question: Question) -> Message:
    if question["leader"] is None:
        if first_bid_may_be_nothing(view["rules"]):
            return Message("Bid for the start figure, or bid nothing and stay in.")
        return Message("Bid for the start figure, or pass.")
    leader = Seat(question["leader"])
    if not question["bid"]:
        return Message("{leader} bids nothing. Bid for the start figure, or pass.", leader=leader)
    return Message(
        "Bid more than the {gold} of {leader}, or pass.", gold=gold(question["bid"]), leader=leader
    )


def _purse(view: View) -> Message:
    """What a bid can be paid with."""
    have = gold(_home(view)["gold"])
    if _home(view)["points"]:
        return Message("You have {gold}; a higher bid also costs points.", gold=have)
    return Message("You have {gold}.", gold=have)


def _buy_prompt(view: View) -> Message:
    """A set that costs more than the gold at hand is paid with points as well."""
    have = _home(view)["gold"]
    asked = Message("Choose a set to buy. You have {gold}.", gold=gold(have))
    if any(row and row["price"] > have for row in view["wheel"]):
        asked = Message(
            "Choose a set to buy. You have {gold}; what is missing costs points.", gold=gold(have)
        )
    state = public(view)
    useless = [TILE_NAMES[tile] for tile in losses.without_place(state)]
    if useless:
        tiles = _listed(useless, Message("{first}, {next}"))
        asked = _warned(asked, Message("Without a place in your homeland, and lost: {tiles}.", tiles=tiles))
    return _warned(asked, losses.toll_told(state) if view["round"] == ROUNDS else None)


def _warned(asked: Message, warning: Message | None) -> Message:
    """The question, and what would be lost."""
    return Message("{question} {warning}", question=asked, warning=warning) if warning else asked


def _place_prompt(view: View, question: Question) -> Message:
    if question["tile"] is None:
        return Message("Choose a row for your start tile.")
    tile = TILE_NAMES[question["tile"]]
    if question["start"]:
        return Message("Place your start tile and the {tile}, in either order.", tile=tile)
    row, plain = ROW_OF[known(question["colour"])], Message("Place the {tile}.", tile=tile)
    if question["tile"] >= SHIP:
        sail = question["tile"] - SHIP
        cost = losses.price(SHIP_POINTS[sail], SHIP_GOLD[sail])
        return _warned(
            plain, Message("Without a warrior below it, it costs you {cost} at the end.", cost=cost)
        )
    if not row:
        return plain
    names = {"row": ROW_NAMES[row], "viking": COLOUR_NAMES[known(question["colour"])]}
    if losses.may_settle(public(view)):
        return Message(
            "Place the {tile}; in the row of {row} your {viking} can settle on it.", tile=tile, **names
        )
    return _warned(
        plain, Message("The row of {row} has no place for it: your {viking} waits on the base.", **names)
    )


def _settle_prompt(view: View, question: Question) -> Message:
    """On the base a Viking waits for a boatsman; without one he may wait in vain."""
    viking = COLOUR_NAMES[known(question["colour"])]
    if _home(view)["base"][BOATSMAN]:
        return Message("Does the {viking} settle on the new tile, or wait on the base?", viking=viking)
    return Message(
        "Does the {viking} settle on the new tile, or wait on the base? "
        "You have no boatsman yet to carry him over later.",
        viking=viking,
    )


# -- ferrying


def _ferry_prompt(question: Question) -> Message:
    if question["trip"]:
        if question["must"]:
            return Message("Who else must this boatsman carry?")
        return Message("Who else does this boatsman carry?")
    if question["must"]:
        return Message("Choose an empty tile: everyone who can be carried must be carried now.")
    return Message("Choose an empty tile for a Viking from the base, or stop. A trip costs you a boatsman.")


def _home(view: View) -> Home:
    """Of the seat that carries."""
    return view["homes"][known(view["actor"])]


def _ready(view: View) -> list[int]:
    """Colour -> how many of the actor's wait on the base and have an empty tile."""
    home = _home(view)
    return [
        min(home["base"][colour], sum(cell is not None and not cell["viking"] for cell in home["rows"][row]))
        for colour, row in enumerate(ROW_OF)
        if row
    ]


def _listed(items: Sequence[Message], pair: Message) -> Message:
    """All of them in one, two at a time."""
    listed = items[0]
    for item in items[1:]:
        listed = Message(pair.text, first=listed, next=item)
    return listed


def _named(colours: Sequence[int]) -> Message:
    return _listed([COLOUR_NAMES[colour] for colour in colours], Message("{first}, {next}"))


def _trips(view: View) -> Message | None:
    """What the next boatsman can carry; nothing where only one Viking could go."""
    ready = _ready(view)
    if sum(ready) < 2:
        return None
    trips = [counted(colour, count) for colour, count in enumerate(ready) if count > 1]
    if len(trips) > MOST_TRIPS:
        trips = [Message("up to {n} of one colour", n=max(ready))]
    several = [COLOUR_NAMES[colour] for colour, count in enumerate(ready) if count]
    if len(several) > MOST_NAMES:
        trips.append(Message("{n} of different colours", n=len(several)))
    elif len(several) > 1:
        trips.append(_listed(several, Message("{first} + {next}")))
    listed = _listed(trips, Message("{first}, or {next}"))
    if view["options"]["version"] == "basic":
        return Message("One trip: {trips}.", trips=listed)
    if _home(view)["special"][BOAT]:
        return Message("One trip: a single Viking (boat tile: {trips}).", trips=listed)
    return Message("One trip: a single Viking.")


def _under_way(view: View, question: Question) -> Message:
    """Who can still join the trip; its second Viking decides what kind of trip it is."""
    ready, load, trip = _ready(view), question["load"], question["trip"]
    others = [colour for colour, count in enumerate(ready) if count and not load[colour]]
    more = [counted(colour, count) for colour, count in enumerate(ready) if count and load[colour]]
    if trip == "same" or not others:
        return Message("Trip of one colour: {men}.", men=more[0])
    if trip == "different" or not more:
        return Message("Trip of different colours: {list}.", list=_named(others))
    return Message(
        "Either one colour ({men}) or different colours ({list}).", men=more[0], list=_named(others)
    )
