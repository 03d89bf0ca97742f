"""What one seat may see, and positions that agree with what it sees."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from longhouse.engine.rng import Rng
from longhouse.engine.views import known, result_of

from . import events
from .data import BARRELS, CLANS, GOODS, PIECE_NAMES, SHIPS, STERNS, TOKENS_PER_GOOD
from .rules import guards
from .rules.sailing import control, next_player
from .scoring import barrels, breakdown, outcome, tokens
from .state import NOBODY, State
from .views import Bet, Options, Player, Question, Ship, View

_PIECE = {name: piece for piece, name in enumerate(PIECE_NAMES)}


def view(state: State, seat: int | None) -> View:
    """What that seat may know; None is a spectator."""
    over = not state.ask
    return {
        "game": "onboard",
        "seat": seat,
        "players": state.players,
        "options": _options(state),
        "rules": state.rules,
        "round": state.round,
        "side": state.side,
        "actor": None if over else state.who,
        "over": over,
        "question": None if over else _question(state, seat),
        "village": _village(state),
        "ships": [_ship(state, ship, seat) for ship in range(SHIPS)],
        "vikings": [PIECE_NAMES[piece] for piece in range(len(PIECE_NAMES)) if state.vikings >> piece & 1],
        "market": state.market[:],
        "stacks": {"add": len(state.add), "draw": len(state.draw), "known": _known(state, seat)},
        "drawn": _drawn(state, seat),
        "sterns": STERNS - max(state.sailed),
        "sail": _seat(state.taker),
        "removed": state.removed[:],
        "seats": [_player(state, other, seat) for other in range(state.players)],
        "outcome": result_of(outcome(state)),
    }


def _options(state: State) -> Options:
    """The options that the match's rules version has."""
    options: Options = {"extra_vikings": state.extra}
    if state.supplies:
        options["supplies"] = state.supplies
    return options


def _seat(number: int) -> int | None:
    return None if number == NOBODY else number


def _village(state: State) -> list[list[int | None]]:
    sides = [[_seat(s) for s in state.before], [_seat(s) for s in state.after]]
    return sides if state.side else sides[::-1]


def _ship(state: State, ship: int, seat: int | None) -> Ship:
    bets: list[Bet | None] = []
    for held in state.circles[ship * CLANS : ship * CLANS + CLANS]:
        owner, value = held // len(BARRELS), held % len(BARRELS) + 1
        bets.append(None if held < 0 else {"seat": owner, "value": value if owner == seat else None})
    return {
        "pieces": [PIECE_NAMES[piece] for piece in state.ships[ship]],
        "cargo": list(state.cargo[ship]),
        "sailed": state.sailed[ship] or None,
        "control": [list(row) for row in control(state, ship)],
        "bets": bets,
    }


def _player(state: State, other: int, seat: int | None) -> Player:
    hand, won = barrels(state.hands[other]), barrels(state.won[other])
    points = breakdown(state, other)
    own = other == seat
    return {
        # with all four in hand, or none, there is nothing to hide
        "hand": hand if own or len(hand) in (0, len(BARRELS)) else None,
        "hand_count": len(hand),
        "goods": tokens(state, other),
        "won": won if own or not won or not state.ask else None,
        "won_count": len(won),
        "goods_points": sum(points.values()) - points["barrels"],
    }


def _known(state: State, seat: int | None) -> list[int | None]:
    if seat is None:
        return [None] * len(state.draw)
    known = state.known[seat][len(state.drawn) :]
    return [None if good < 0 else good for good in known]


def _drawn(state: State, seat: int | None) -> list[int | None] | None:
    if not state.drawn:
        return None
    if seat == state.who:
        return list(state.drawn)
    known = (-1,) * len(state.drawn) if seat is None else state.known[seat][: len(state.drawn)]
    return [None if good < 0 else good for good in known]


def _question(state: State, seat: int | None) -> Question:
    clan = state.order[state.turn % len(state.order)] if state.order else None
    return {
        "kind": state.ask,
        "piece": None if state.piece == NOBODY else PIECE_NAMES[state.piece],
        "good": _seat(state.good),
        "from": None if state.lifted == NOBODY else [state.lifted // CLANS, state.lifted % CLANS],
        "barrel": state.barrel if state.barrel and seat == state.who else None,
        "for": clan if state.ask == "discard" else None,
        "next": next_player(state) if state.ask == "discard" else None,  # the player who takes next
        "ship": _seat(state.share),
        "order": list(state.order),
        "turn": state.turn,
        "effect": state.ask != "visit" or not guards.idle(state),
    }


def redact(event: events.Event, seat: int | None) -> events.Event:
    """What a seat may read of an event."""
    if isinstance(event, events.BarrelChosen | events.BetPlaced | events.BetWon) and event.seat != seat:
        return event._replace(value=events.HIDDEN)
    if isinstance(event, events.Drew) and event.seat != seat:
        return event._replace(goods=(events.HIDDEN,) * len(event.goods))
    if isinstance(event, events.TokenChosen) and event.seat != seat:
        return event._replace(rest=(events.HIDDEN,) * len(event.rest))
    return event


def reveals(event: events.Event) -> bool:
    """Whether an event showed something hidden or random."""
    return isinstance(event, events.REVEALING)


# -- positions that agree with a view


def resampler(seen: View) -> Callable[[Rng], State]:
    """Prepared once per view, called often: a random position in which the view would be the same."""
    base = public(seen)
    hidden = _hidden_tokens(seen, base)
    rivals = [seat for seat in range(base.players) if seat != seen["seat"]]

    def sample(rng: Rng) -> State:
        state = base.clone()
        state.rng = Rng(rng.next64())
        _deal_tokens(state, hidden, rng)
        for seat in rivals:
            _deal_barrels(state, seat, seen["seats"][seat]["won"], rng)
        return state

    return sample


def redeal(state: State, deal: State) -> State | None:
    """The same position with the tokens and barrels of another deal; None once any has been touched."""
    touched = (
        state.ask in _BETTING
        or len(state.add) != len(deal.add)
        or len(state.draw) != len(deal.draw)
        or len(state.drawn) != len(deal.drawn)
        or [held // len(BARRELS) for held in state.circles] != [held // len(BARRELS) for held in deal.circles]
    )
    if touched:
        return None
    new = state.clone()
    new.add, new.draw, new.drawn, new.rng = deal.add, deal.draw, deal.drawn, Rng(deal.rng.state)
    new.circles, new.hands, new.won = deal.circles[:], deal.hands[:], deal.won[:]
    return new


_BETTING = ("bet_barrel", "bet_circle", "bet_or_move", "move_circle")  # here barrels decide what is legal


def public(seen: View) -> State:
    """The position as far as it is known; hidden tokens are -1 and rivals' barrels in any order."""
    state = State(seen["players"], seen["options"]["extra_vikings"], seen["rules"], Rng(0))
    state.supplies = seen["options"].get("supplies", "")
    state.round, state.side = seen["round"], seen["side"]
    sides = [[NOBODY if s is None else s for s in side] for side in seen["village"]]
    state.before, state.after = sides if state.side else sides[::-1]
    for ship, row in enumerate(seen["ships"]):
        state.ships[ship] = tuple(_PIECE[name] for name in row["pieces"])
        state.cargo[ship] = tuple(row["cargo"])
        state.sailed[ship] = row["sailed"] or 0
        for clan, bet in enumerate(row["bets"]):
            if bet is not None:
                state.circles[ship * CLANS + clan] = bet["seat"] * len(BARRELS) + (bet["value"] or 1) - 1
    state.derive()
    state.vikings = sum(1 << _PIECE[name] for name in seen["vikings"])
    state.market, state.removed = list(seen["market"]), list(seen["removed"])
    state.taker = NOBODY if seen["sail"] is None else seen["sail"]
    for seat, player in enumerate(seen["seats"]):
        state.goods[seat * 3 : seat * 3 + 3] = player["goods"]
        state.hands[seat] = _mask(player["hand"] or BARRELS[: player["hand_count"]])
        state.won[seat] = _mask(player["won"] or ())
    state.add = (-1,) * seen["stacks"]["add"]
    state.drawn = tuple(-1 if good is None else good for good in seen["drawn"] or ())
    state.draw = tuple(-1 if good is None else good for good in seen["stacks"]["known"])
    tokens = state.drawn + state.draw
    nothing = (-1,) * len(tokens)
    state.known = [tokens if seat == seen["seat"] else nothing for seat in range(state.players)]
    if seen["question"] is not None:
        _ask(state, seen)
    else:
        state.ended = known(seen["outcome"])["ended"]
    return state


def _ask(state: State, seen: View) -> None:
    question = known(seen["question"])
    state.ask, state.who = question["kind"], known(seen["actor"])
    state.piece = NOBODY if question["piece"] is None else _PIECE[question["piece"]]
    state.good = NOBODY if question["good"] is None else question["good"]
    if question["from"] is not None:
        state.lifted = question["from"][0] * CLANS + question["from"][1]
    state.barrel = question["barrel"] or 0
    state.share = NOBODY if question["ship"] is None else question["ship"]
    state.order, state.turn = tuple(question["order"]), question["turn"]


def _mask(values: Iterable[int]) -> int:
    return sum(1 << (value - 1) for value in values)


def _hidden_tokens(seen: View, base: State) -> list[int]:
    """The tokens that the seat has not located."""
    left = [TOKENS_PER_GOOD - gone for gone in base.removed]
    visible = [good for cargo in base.cargo for good in cargo]
    visible += [good for good in base.drawn + base.draw if good >= 0]
    if base.good != NOBODY:
        visible.append(base.good)
    for good in visible:
        left[good] -= 1
    for player in seen["seats"]:
        for good in range(len(GOODS)):
            left[good] -= player["goods"][good]
    return [good for good in range(len(GOODS)) for _ in range(left[good])]


def _deal_tokens(state: State, hidden: list[int], rng: Rng) -> None:
    pool = hidden[:]
    rng.shuffle(pool)
    state.add = tuple(pool.pop() for _ in state.add)
    state.drawn = tuple(good if good >= 0 else pool.pop() for good in state.drawn)
    state.draw = tuple(good if good >= 0 else pool.pop() for good in state.draw)


def _deal_barrels(state: State, seat: int, won: list[int] | None, rng: Rng) -> None:
    """A rival's four barrels in a random order over hand, circles and won bets."""
    values = [value for value in BARRELS if value not in (won or ())]
    rng.shuffle(values)
    for circle, held in enumerate(state.circles):
        if held >= 0 and held // len(BARRELS) == seat:
            state.circles[circle] = seat * len(BARRELS) + values.pop() - 1
    in_hand = state.hands[seat].bit_count()
    hand = [values.pop() for _ in range(in_hand)]
    state.hands[seat] = _mask(hand)
    if won is None:
        state.won[seat] = _mask(values)
    if state.ask == "bet_circle" and state.who == seat:
        state.barrel = hand[0]
