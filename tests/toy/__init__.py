"""Rune stones: a toy game that lives only in the tests and shows what a game must offer.

Stones are drawn in secret, buried in secret or laid out for points. It has
hidden information, chance, an option and two or three seats.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from longhouse.engine import Game, Markup, Message, Meta, Option, Outcome, Presentation, Rng
from longhouse.engine.markup import tag

VALUES = (1, 2, 3, 4)
COPIES = 4
START = 2
TURNS = 6  # of each seat
HIDDEN = 0

HAND_FULL = Message("Your hand is full.")
NO_STONES = Message("There are no stones left.")
NOT_HELD = Message("You do not hold that stone.")
CAN_ACT = Message("You can do something else.")


class Move(NamedTuple):
    """`draw`, `bury`, `pass`, or `lay 3`."""

    kind: str
    value: int = 0

    def __str__(self) -> str:
        return f"{self.kind} {self.value}" if self.value else self.kind


ALL = (Move("draw"), Move("bury"), *(Move("lay", value) for value in VALUES), Move("pass"))
_BY_TEXT = {str(move): move for move in ALL}


class Fact(NamedTuple):
    """What happened; a hidden value is HIDDEN for those who may not know it."""

    seat: int
    kind: str
    value: int


class State:
    """Hands, rows and buried stones are sorted tuples, one per seat."""

    __slots__ = ("buried", "deck", "hands", "limit", "players", "rng", "rows", "turn")

    def __init__(self, players: int, limit: int, rng: Rng) -> None:
        self.players, self.limit, self.rng, self.turn = players, limit, rng, 0
        self.deck: tuple[int, ...] = ()
        self.hands: list[tuple[int, ...]] = [()] * players
        self.rows: list[tuple[int, ...]] = [()] * players
        self.buried: list[tuple[int, ...]] = [()] * players

    def clone(self) -> State:
        new = State(self.players, self.limit, self.rng.clone())
        new.turn, new.deck = self.turn, self.deck
        new.hands, new.rows, new.buried = self.hands[:], self.rows[:], self.buried[:]
        return new


def setup(players: int, options: Mapping[str, Any], rng: Rng, _rules: int) -> State:
    state = State(players, options["limit"], rng)
    stones = [value for value in VALUES for _ in range(COPIES)]
    rng.shuffle(stones)
    for seat in range(players):
        state.hands[seat] = tuple(sorted(stones.pop() for _ in range(START)))
    state.deck = tuple(stones)
    return state


def actor(state: State) -> int | None:
    return state.turn % state.players if state.turn < state.players * TURNS else None


def legal(state: State) -> list[Move]:
    return [] if actor(state) is None else [move for move in ALL if explain(state, move) is None]


def explain(state: State, move: Move) -> Message | None:
    hand = state.hands[state.turn % state.players]
    if move.kind == "lay":
        return None if move.value in hand else NOT_HELD
    if move.kind == "pass":
        return CAN_ACT if hand or state.deck else None
    if not state.deck:
        return NO_STONES
    return HAND_FULL if move.kind == "draw" and len(hand) >= state.limit else None


def apply(state: State, move: Move, emit: Callable[[Any], None] | None = None) -> None:
    seat, value = state.turn % state.players, move.value
    if move.kind in ("draw", "bury"):
        value, state.deck = state.deck[0], state.deck[1:]
        pile = state.hands if move.kind == "draw" else state.buried
        pile[seat] = tuple(sorted((*pile[seat], value)))
    elif move.kind == "lay":
        hand = list(state.hands[seat])
        hand.remove(value)
        state.hands[seat] = tuple(hand)
        state.rows[seat] = tuple(sorted((*state.rows[seat], value)))
    state.turn += 1
    if emit:
        emit(Fact(seat, move.kind, value))


def outcome(state: State) -> Outcome | None:
    if actor(state) is not None:
        return None
    scores = tuple(sum(row) for row in state.rows)
    winners = tuple(seat for seat in range(state.players) if scores[seat] == max(scores))
    reason = "points" if len(winners) == 1 else "shared"
    return Outcome(scores, winners, reason, tuple({"laid": score} for score in scores), "turns")


def view(state: State, seat: int | None) -> dict[str, Any]:
    return {
        "game": "toy",
        "seat": seat,
        "players": state.players,
        "limit": state.limit,
        "turn": state.turn,
        "deck": len(state.deck),
        "rows": [list(row) for row in state.rows],
        "hands": [list(hand) if i == seat else [HIDDEN] * len(hand) for i, hand in enumerate(state.hands)],
        "buried": [list(pile) if i == seat else [HIDDEN] * len(pile) for i, pile in enumerate(state.buried)],
    }


def reveals(event: Fact) -> bool:
    return event.kind in ("draw", "bury")


def redact(event: Fact, seat: int | None) -> Fact:
    return event._replace(value=HIDDEN) if reveals(event) and event.seat != seat else event


def resampler(seen: dict[str, Any]) -> Callable[[Rng], State]:
    pool = [value for value in VALUES for _ in range(COPIES)]
    for pile in (*seen["rows"], *seen["hands"], *seen["buried"]):
        for value in pile:
            if value != HIDDEN:
                pool.remove(value)

    def sample(rng: Rng) -> State:
        left = pool[:]
        rng.shuffle(left)
        state = State(seen["players"], seen["limit"], Rng(rng.next64()))
        state.turn = seen["turn"]
        state.rows = [tuple(row) for row in seen["rows"]]
        state.hands = [tuple(sorted(value or left.pop() for value in hand)) for hand in seen["hands"]]
        state.buried = [tuple(sorted(value or left.pop() for value in pile)) for pile in seen["buried"]]
        state.deck = tuple(left)
        return state

    return sample


def to_plain(state: State) -> dict[str, Any]:
    plain: dict[str, Any] = {"players": state.players, "limit": state.limit, "rng": state.rng.state}
    plain |= {"turn": state.turn, "deck": list(state.deck)}
    for name in ("hands", "rows", "buried"):
        plain[name] = [list(pile) for pile in getattr(state, name)]
    return plain


def from_plain(plain: Mapping[str, Any]) -> State:
    state = State(plain["players"], plain["limit"], Rng(plain["rng"]))
    state.turn, state.deck = plain["turn"], tuple(plain["deck"])
    for name in ("hands", "rows", "buried"):
        setattr(state, name, [tuple(pile) for pile in plain[name]])
    return state


def presentation() -> Presentation:
    """As plain as can be: a paragraph, and a button for each choice."""
    return Presentation(
        package=__name__,
        draw=lambda scene: tag("p", None, str(scene.view["rows"])),
        tray=lambda scene: tag("div", None, *(tag("i", scene.mark(text), text) for text in scene.choices)),
        emblem=lambda: Markup("<svg></svg>"),
        mini=lambda seen: {"turn": seen["turn"]},
        thumb=lambda mini: Markup("<svg></svg>"),
        prompt=lambda seen: Message("What do you do with the stones?"),
        label=lambda action, seen: Message("{action}", action=str(action)),
        event=lambda event: Message("{kind}", kind=event.kind),
        progress=lambda seen: Message("Turn {turn}", turn=seen["turn"]),
        sources=lambda: [("laid", Message("Stones laid"))],
        reason=lambda result: Message("{reason}", reason=result.reason),
    )


META = Meta(
    id="toy", title="Rune stones", designers=(), artists=(), publisher="", year=2026, players=(2, 3),
    minutes=(1, 2), age=3, blurb=Message("Lay stones."),
    options=(Option("limit", (3, 5), 3, Message("Hand limit"), (Message("three"), Message("five"))),),
)  # fmt: skip

GAME = Game(
    meta=META, setup=setup, actor=actor, legal=legal, apply=apply, candidates=lambda state: ALL,
    explain=explain, parse=_BY_TEXT.get, outcome=outcome, view=view, redact=redact, reveals=reveals,
    resampler=resampler, to_plain=to_plain, from_plain=from_plain, presentation=presentation,
)  # fmt: skip
