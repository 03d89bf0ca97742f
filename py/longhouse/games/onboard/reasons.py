"""What a turn changes on the ships, the quay and the market, for the coach's words.

Only what the seat may know: rivals' barrels count as bets, not by their value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from longhouse.engine.message import Message, Seat

from ..telling import fact_told
from .data import BARRELS, CLANS, GOODS, SHIPS
from .rules.sailing import control
from .state import NOBODY, State
from .words import GOOD_NAMES

LEAD = 0.6  # of a barrel that leads, for each of its points
RIVAL_BET = 0.8  # of a rival's bet that leads no longer
TOPPLED = 0.5  # of a ship that another clan controls no longer
ABOARD = 0.6  # of a token on a ship, for each of its points
SHIP = 0.8  # of controlling a ship without cargo
STERN, FIRST, VIKING = 0.9, 0.5, 0.8

Fact = tuple[str, float]


def changed(before: State, after: State, seat: int) -> dict[str, float]:
    """Facts, and what each is worth to the seat."""
    return dict((*_ships(before, after, seat), *_bets(before, after, seat), *_rest(before, after, seat)))


def _leader(state: State, ship: int) -> int:
    order = control(state, ship)
    return order[0][0] if order else NOBODY


def _ships(before: State, after: State, seat: int) -> Iterator[Fact]:
    """Who controls what, and what came aboard."""
    for ship in range(SHIPS):
        if before.sailed[ship] or after.sailed[ship]:
            continue
        was, now, cargo = _leader(before, ship), _leader(after, ship), after.cargo[ship]
        worth = SHIP + ABOARD * sum(after.market[good] for good in cargo)
        if now == seat != was:
            yield f"control:{ship + 1}", worth
        elif was == seat != now:
            yield (f"lost:{ship + 1}:{now}" if now != NOBODY else f"left:{ship + 1}"), -worth
        elif was not in (seat, now, NOBODY):
            yield f"toppled:{ship + 1}:{was}", TOPPLED
        for good in cargo[len(before.cargo[ship]) :]:
            price = ABOARD * after.market[good]
            if now == seat:
                yield f"cargo:{ship + 1}:{good}", price
            elif now != NOBODY:
                yield f"theirs:{ship + 1}:{good}:{now}", -price


def _bets(before: State, after: State, seat: int) -> Iterator[Fact]:
    """Which barrels lead now and did not, or no longer do."""
    for circle in range(SHIPS * CLANS):
        ship, clan = divmod(circle, CLANS)
        if before.sailed[ship] or after.sailed[ship]:
            continue
        was, now = before.circles[circle], after.circles[circle]
        led = was >= 0 and _leader(before, ship) == clan
        leads = now >= 0 and _leader(after, ship) == clan
        if led == leads and was == now:
            continue
        if leads and now // len(BARRELS) == seat:
            value = now % len(BARRELS) + 1
            yield f"bet:{ship + 1}:{clan}:{value}", LEAD * value
        elif leads and not led:
            yield f"rival:{ship + 1}:{now // len(BARRELS)}", -RIVAL_BET
        if led and not leads and was // len(BARRELS) != seat:
            yield f"spoiled:{ship + 1}:{was // len(BARRELS)}", RIVAL_BET
        elif led and not leads and now == was:
            value = was % len(BARRELS) + 1
            yield f"unbet:{ship + 1}:{clan}:{value}", -LEAD * value


def _rest(before: State, after: State, seat: int) -> Iterator[Fact]:
    """Goods and barrels that were won, prices, the stern, the order of the next round."""
    mine = slice(seat * len(GOODS), (seat + 1) * len(GOODS))
    tokens = list(zip(before.goods[mine], after.goods[mine], strict=True))
    for good, (had, has) in enumerate(tokens):
        price = after.market[good]
        if has > had:
            yield f"goods:{good}:{price}", float(price * (has - had))
        if price > before.market[good] and has:
            yield f"price:{good}:{price}:{has}", float(has)
    for value in BARRELS:
        if (after.won[seat] & ~before.won[seat]) >> (value - 1) & 1:
            yield f"won:{value}", float(value)
    if after.taker == seat != before.taker:
        yield "stern:", STERN
    if after.ask == "viking" and after.who != seat:
        yield f"viking:{after.who}", -VIKING
    if after.after[0] == seat != before.after[0]:
        yield "first:", FIRST


_SENTENCES: dict[str, Callable[..., Message]] = {
    "control": lambda ship: Message("You would control ship {ship}.", ship=ship),
    "lost": lambda ship, clan: Message(
        "{clan} would control ship {ship}, which is yours now.", ship=ship, clan=Seat(clan)
    ),
    "left": lambda ship: Message("You would no longer control ship {ship}.", ship=ship),
    "toppled": lambda ship, clan: Message(
        "{clan} would no longer control ship {ship}.", ship=ship, clan=Seat(clan)
    ),
    "cargo": lambda ship, good: Message(
        "Ship {ship}, which you control, would carry one more: {good}.", ship=ship, good=GOOD_NAMES[good]
    ),
    "theirs": lambda ship, good, clan: Message(
        "Ship {ship}, which {clan} controls, would carry one more: {good}.",
        ship=ship,
        good=GOOD_NAMES[good],
        clan=Seat(clan),
    ),
    "bet": lambda ship, clan, value: Message(
        "Ship {ship}: your barrel of value {value} on {clan} would be in the lead.",
        ship=ship,
        value=value,
        clan=Seat(clan),
    ),
    "unbet": lambda ship, clan, value: Message(
        "Ship {ship}: your barrel of value {value} on {clan} would no longer be in the lead.",
        ship=ship,
        value=value,
        clan=Seat(clan),
    ),
    "rival": lambda ship, seat: Message(
        "Ship {ship}: the bet of {seat} would be in the lead.", ship=ship, seat=Seat(seat)
    ),
    "spoiled": lambda ship, seat: Message(
        "Ship {ship}: the bet of {seat} would no longer be in the lead.", ship=ship, seat=Seat(seat)
    ),
    "goods": lambda good, price: Message(
        "You would take {good}, worth {price} now.", good=GOOD_NAMES[good], price=price
    ),
    "price": lambda good, price, count: Message(
        "You have {count} × {good}: each would be worth {price}.",
        good=GOOD_NAMES[good],
        price=price,
        count=count,
    ),
    "won": lambda value: Message("Your barrel of value {value} would win its bet.", value=value),
    "stern": lambda: Message("You would choose the ship that sails this round."),
    "viking": lambda seat: Message(
        "{seat} would put an extra Viking on one of their pieces.", seat=Seat(seat)
    ),
    "first": lambda: Message("You would move first in the next round."),
}


def told(fact: str) -> Message | None:
    """A fact as a sentence."""
    return fact_told(_SENTENCES, fact.removesuffix(":"))
