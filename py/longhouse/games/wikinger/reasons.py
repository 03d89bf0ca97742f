"""What a turn changes in a homeland, for the coach's words: islands, scorings, ships, gold, supply."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from longhouse.engine.message import Message

from ..telling import fact_told
from . import words
from .data import BOATSMAN, COLOUR_OF, LEFT
from .scoring import boatsmen, food, islands, islands_of, mouths, next_scoring, ships, threatened
from .state import EMPTY, C, R, S, State

COIN = 0.22  # points for a coin
PER_MAN = 0.5  # of a Viking on an island
MAJORITY = 2.0
DONE = 1.5  # of a completed island
OPENED = 0.5  # of an island that was begun
REPELLED, THREAT = 2.0, 1.2
HUNGER = 0.7  # of a Viking who would find nothing to eat
TILE = 1.6  # of a special tile
LONGER = 0.4  # of a tile in the middle of an island
WAITS = 0.4  # of a Viking on the base
LEADS = 0.8  # of an auction

Fact = tuple[str, float]


def changed(before: State, after: State, seat: int) -> dict[str, float]:
    """Facts, and what each is worth to the seat."""
    if not after.ask:  # all has been scored: only what was paid can be compared
        return dict(_paid(before, after, seat)) if after.round == before.round else {}
    if after.round != before.round:  # a scoring lies between: no gold, and who waited may have gone ashore
        return dict((*_land(before, after, seat), *_most(before, after, seat)))
    return dict(
        (
            *_land(before, after, seat),
            *_ships(before, after, seat),
            *_most(before, after, seat),
            *_scoring(before, after, seat),
            *_paid(before, after, seat),
        )
    )


def _land(before: State, after: State, seat: int) -> Iterator[Fact]:
    """Islands that were completed or begun, and Vikings who came ashore."""
    for row in range(1, R):
        at = seat * R + row
        (done, _), (more, _) = islands_of(before.land[at]), islands_of(after.land[at])
        if len(more) > len(done):
            longest = max(length for length in more if more.count(length) > done.count(length))
            yield f"island:{row}:{longest}", DONE
        elif after.land[at].count(LEFT) > before.land[at].count(LEFT):
            yield f"begun:{row}", OPENED
        elif _tiles(after.land[at]) > _tiles(before.land[at]):
            yield f"longer:{row}", LONGER
        fresh = after.men[at] & ~before.men[at]
        if fresh:
            yield f"ashore:{row}:{fresh.bit_length()}", PER_MAN
    for colour in range(C):
        if after.base[seat * C + colour] > before.base[seat * C + colour]:
            yield "boatsman:" if colour == BOATSMAN else f"waits:{colour}", WAITS
    for special in range(S):
        if after.special[seat * S + special] > before.special[seat * S + special]:
            yield f"special:{special}", TILE
    if sum(map(int.bit_count, after.gilded[seat * R : seat * R + R])) > sum(
        map(int.bit_count, before.gilded[seat * R : seat * R + R])
    ):
        yield "golden:", TILE


def _tiles(row: tuple[int, ...]) -> int:
    return len(row) - row.count(EMPTY)


def _ships(before: State, after: State, seat: int) -> Iterator[Fact]:
    """Ships that are repelled now, and Vikings who are threatened."""
    held = {column for column, _, repelled in ships(before, seat) if repelled}
    for column, _, repelled in ships(after, seat):
        if repelled and column not in held:
            yield f"repelled:{column + 1}", REPELLED
    was, now = (_in_danger(state, seat) for state in (before, after))
    if now > was:
        yield f"threat:{now}", -THREAT * (now - was)
    elif now < was:
        yield f"safe:{was - now}", THREAT * (was - now)


def _in_danger(state: State, seat: int) -> int:
    threat = threatened(state, seat)
    return sum((state.men[seat * R + row] & threat[row]).bit_count() for row in range(R))


def _most(before: State, after: State, seat: int) -> Iterator[Fact]:
    """The majorities of the end, as they stand."""
    counts: tuple[tuple[str, Callable[[State, int], int]], ...] = (
        ("boatsmen", boatsmen),
        ("islands", lambda state, other: len(islands(state, other))),
        ("longest", lambda state, other: max(islands(state, other), default=0)),
    )
    for name, count in counts:
        mine, had = count(after, seat), count(before, seat)
        rival = max(count(after, other) for other in range(after.players) if other != seat)
        if mine >= rival and mine > had and had <= rival:
            yield f"{name}:{mine}", MAJORITY


def _scoring(before: State, after: State, seat: int) -> Iterator[Fact]:
    """What the scoring of this round would bring more, and whether all can be fed at the end."""
    (had, coins), (points, gold) = next_scoring(before, seat), next_scoring(after, seat)
    if points > had:
        yield f"points:{points - had}", float(points - had)
    if gold > coins:
        yield f"income:{gold - coins}", COIN * (gold - coins)
    was, now = (food(state, seat) - mouths(state, seat) for state in (before, after))
    if now > was and now - was > 1:
        yield f"feeds:{now - was}", HUNGER * (now - was) / 2
    elif now < was and now < 0:
        yield f"hungry:{-now}", -HUNGER * (was - now)


def _paid(before: State, after: State, seat: int) -> Iterator[Fact]:
    """Gold, points for missing gold, and a bid that leads."""
    paid = before.gold[seat] - after.gold[seat]
    if after.paid[seat] > before.paid[seat]:
        yield f"sold:{after.paid[seat] - before.paid[seat]}", float(before.paid[seat] - after.paid[seat])
    elif paid > 0:
        yield f"gold:{paid}:{after.gold[seat]}", -COIN * paid
    elif paid < 0:
        yield f"earned:{-paid}", -COIN * paid
    if before.ask == "bid" and after.leader != seat:
        yield f"kept:{before.bid + 1}", COIN * (before.bid + 1)
    elif after.ask == "bid" and after.leader == seat != before.leader:
        yield f"auction:{after.bid}", LEADS


_SENTENCES: dict[str, Callable[..., Message]] = {
    "island": lambda row, length: Message(
        "It completes an island of {length} tiles in the row of {row}.",
        length=length,
        row=words.ROW_NAMES[row],
    ),
    "begun": lambda row: Message("It begins an island in the row of {row}.", row=words.ROW_NAMES[row]),
    "longer": lambda row: Message("An island in the row of {row} grows.", row=words.ROW_NAMES[row]),
    "ashore": lambda row, column: Message(
        "It brings your {viking} to column {column} of the row of {row}.",
        viking=words.COLOUR_NAMES[COLOUR_OF[row]],
        column=column,
        row=words.ROW_NAMES[row],
    ),
    "boatsman": lambda: Message("One more boatsman would wait on your base."),
    "waits": lambda colour: Message(
        "One more {viking} would wait on your base for a boat.", viking=words.COLOUR_NAMES[colour]
    ),
    "special": lambda special: Message(
        "You would take the special tile: {special}.", special=words.SPECIAL_NAMES[special]
    ),
    "golden": lambda: Message("You would have a golden building more."),
    "repelled": lambda column: Message(
        "Your warrior would repel the ship in column {column}.", column=column
    ),
    "threat": lambda number: Message("Ships would threaten {number} of your Vikings.", number=number),
    "safe": lambda number: Message.plural(
        "{n} Viking more would be safe from ships.", "{n} Vikings more would be safe from ships.", n=number
    ),
    "boatsmen": lambda number: Message("Nobody would have more boatsmen than you: {number}.", number=number),
    "islands": lambda number: Message("Nobody would have more islands than you: {number}.", number=number),
    "longest": lambda number: Message(
        "Nobody would have a longer island than you: {length} tiles.", length=number
    ),
    "points": lambda number: Message("{points} more in this round’s scoring.", points=words.points(number)),
    "income": lambda number: Message("{gold} more in this round’s scoring.", gold=words.gold(number)),
    "feeds": lambda number: Message.plural(
        "It feeds {n} Viking more at the end.", "It feeds {n} Vikings more at the end.", n=number
    ),
    "hungry": lambda number: Message.plural(
        "As things stand, {n} Viking would go hungry at the end.",
        "As things stand, {n} Vikings would go hungry at the end.",
        n=number,
    ),
    "sold": lambda number: Message("Missing gold would cost you {points}.", points=words.points(number)),
    "gold": lambda paid, left: Message(
        "It costs {gold} and leaves you {rest}.", gold=words.gold(paid), rest=words.gold(left)
    ),
    "earned": lambda number: Message("You would get {gold}.", gold=words.gold(number)),
    "kept": lambda bid: Message(
        "You keep the {gold} that the start figure would cost at least.", gold=words.gold(bid)
    ),
    "auction": lambda bid: Message("You would lead the auction with {gold}.", gold=words.gold(bid)),
}


def told(fact: str) -> Message | None:
    """A fact as a sentence."""
    return fact_told(_SENTENCES, fact.removesuffix(":"))
