"""Positions that agree with what a seat sees: all that is hidden from it is dealt again."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.rng import Rng
from longhouse.engine.views import known

from .data import CARDS, CELLS, LOW_MISSION, MISSIONS, PILES
from .rules import attack
from .state import BOUGHT, SOURCES, S, State
from .views import Player, Table, View

_IS_DEFENCE = tuple(card.type == "defence" for card in CARDS)


def resampler(seen: View) -> Callable[[Rng], State]:
    """Prepared once per view, called often: a random position in which the view would be the same."""
    base = _public(seen)
    favours = _unseen_favours(seen)
    low, high = _unseen_missions(seen)
    buried = tuple(seen["missions"]["buried"])
    hidden = [seat for seat in range(base.players) if seat != seen["seat"]]

    def sample(rng: Rng) -> State:
        state = base.clone()
        state.rng = Rng(rng.next64())
        state.odin = rng.shuffled(seen["odin"]["rest"])
        state.favours = rng.shuffled(favours)[: seen["favours"]["deck"]]
        state.mission_deck = rng.shuffled(low) + rng.shuffled(high) + buried
        if seen["seat"] is not None:
            state.deck[seen["seat"]] = rng.shuffled(seen["seats"][seen["seat"]]["hidden"])
        for seat in hidden:
            _deal(state, seat, seen["seats"][seat], rng)
            while state.ask == "force" and state.who == seat and not attack.enough(state):
                _deal(state, seat, seen["seats"][seat], rng)  # nobody aims at what is too strong
        return state

    return sample


def redeal(state: State, deal: State) -> State | None:
    """The same position with the hidden things of another deal, while the seat that looked has its turn.

    None once a card was drawn, looked at or turned up, and where others answer, whose hands are hidden.
    """
    seat, players = deal.who, deal.players
    own = slice(seat * players, (seat + 1) * players)
    hidden = (
        state.ask != "turn"
        or state.who != seat
        or state.round != deal.round
        or state.changed != deal.changed
        or len(state.odin) != len(deal.odin)
        or len(state.favours) != len(deal.favours)
        or len(state.mission_deck) != len(deal.mission_deck)
        or list(map(len, state.deck)) != list(map(len, deal.deck))
        or state.known[own] != deal.known[own]
    )
    others = [other for other in range(players) if other != seat]
    if hidden or any(len(state.hand[other]) != len(deal.hand[other]) for other in others):
        return None
    new = state.clone()
    new.odin, new.favours, new.mission_deck = deal.odin, deal.favours, deal.mission_deck
    new.deck, new.rng = deal.deck[:], Rng(deal.rng.state)
    for other in others:
        new.hand[other], new.kept[other] = deal.hand[other], deal.kept[other]
    return new


def _deal(state: State, seat: int, player: Player, rng: Rng) -> None:
    """Hand and deck of another: what is known to be in the hand stays there."""
    pool = list(rng.shuffled(player["hidden"]))
    held = list(player["known"])
    for card in held:
        pool.remove(card)
    free = player["hand_count"] - len(held)
    plain = player["bare"] - sum(not _IS_DEFENCE[card] for card in held)  # known to be no defences
    if state.ask == "lose" and state.who == seat and not any(_IS_DEFENCE[card] for card in held):
        _move(pool, held, lambda card: _IS_DEFENCE[card])  # only who has one is asked
        free -= 1
    for _ in range(plain):
        _move(pool, held, lambda card: not _IS_DEFENCE[card])
        free -= 1
    held += pool[:free]
    state.deck[seat] = tuple(pool[free:])
    rng.shuffle(held)
    state.kept[seat] = tuple(sorted(held[: player["kept_count"]]))
    state.hand[seat] = tuple(sorted(held[player["kept_count"] :]))


def _move(pool: list[int], held: list[int], fits: Callable[[int], bool]) -> None:
    card = next(card for card in pool if fits(card))
    pool.remove(card)
    held.append(card)


def _unseen_favours(seen: View) -> list[int]:
    favours = seen["favours"]
    visible = [*favours["open"], favours["flipped"], *favours["gone"]]
    return [
        kind
        for kind, card in enumerate(CARDS)
        if card.group == "favour" and kind not in visible and (seen["players"] > 2 or not card.many)
    ]


def _unseen_missions(seen: View) -> tuple[list[int], list[int]]:
    left = [mission for mission, row in enumerate(MISSIONS) for _ in range(row.copies)]
    for mission in seen["missions"]["buried"]:
        left.remove(mission)
    for player in seen["seats"]:
        for mission in (*player["missions"], *player["done"]):
            left.remove(mission)
    low = [mission for mission in left if MISSIONS[mission].points == LOW_MISSION]
    return low, [mission for mission in left if MISSIONS[mission].points != LOW_MISSION]


def _public(seen: View) -> State:
    """The position as far as it is known; decks and others' hands are empty."""
    options = seen["options"]
    state = State(
        seen["players"],
        seen["goal"],
        options["target"] == "extended",
        options["bonuses"] == "first-game",
        seen["rules"],
        Rng(0),
    )
    state.round, state.first = seen["round"], seen["first"]
    state.turn = -1 if seen["turn"] is None else seen["turn"]
    state.piles = [seen["piles"][str(kind)] for kind in PILES]
    state.stock = list(seen["stock"])
    state.path, state.odin_out = tuple(seen["path"]), tuple(seen["odin"]["out"])
    favours = seen["favours"]
    state.open, state.gone = tuple(favours["open"]), tuple(favours["gone"])
    state.flipped = -1 if favours["flipped"] is None else favours["flipped"]
    state.buried = len(seen["missions"]["buried"])
    state.bonuses = tuple(row["bonus"] for row in seen["bonuses"])
    state.spare = tuple(seen["spare"])
    state.todo = tuple(
        tuple(value if isinstance(value, str | int) else tuple(value) for value in task)
        for task in seen["todo"]
    )
    for seat, player in enumerate(seen["seats"]):
        _settle(state, seat, player, seen["seat"])
    _turn(state, seen["table"])
    if seen["attack"] is not None:
        now = seen["attack"]
        state.aim, state.reactions = now["aim"], now["reactions"]
        state.force, state.trapped = tuple(now["force"]), tuple(now["trapped"])
    if seen["question"] is None:
        state.ended = known(seen["outcome"])["ended"]
    else:
        state.ask, state.who = seen["question"]["kind"], known(seen["actor"])
    return state


def _settle(state: State, seat: int, player: Player, viewer: int | None) -> None:
    state.points[seat] = player["points"]
    state.earned[seat * S : seat * S + S] = [player["earned"][source] for source in SOURCES]
    state.level[seat] = player["level"] - 1
    state.loot[seat * 2 : seat * 2 + 2] = player["coins"]
    for row in player["buildings"]:
        cell = row["cell"]
        state.built[seat] |= 1 << cell
        state.fresh[seat] |= row["construction"] << cell
        state.hurt[seat] |= row["damaged"] << cell
        state.tokens[seat * CELLS + cell] = row["tokens"]
        state.guards += tuple((seat, cell, card) for card in row["cards"])
        state.struck += tuple((seat * CELLS + cell, attacker) for attacker in row["attackers"])
        state.marked |= row["marked"] << seat
    state.discard[seat], state.area[seat] = tuple(player["discard"]), tuple(player["area"])
    state.missions[seat], state.done[seat] = tuple(player["missions"]), tuple(player["done"])
    state.completed |= player["completed"] << seat
    state.draco |= player["draco"] << seat
    state.attackers[seat] = sum(1 << other for other in player["attackers"])
    state.bare[seat] = player["bare"]
    if seat == viewer:
        state.hand[seat], state.kept[seat] = tuple(known(player["hand"])), tuple(known(player["kept"]))
    elif viewer is not None:
        state.known[viewer * state.players + seat] = tuple(player["known"])


def _turn(state: State, table: Table) -> None:
    state.beer, state.gold = table["pool"]
    state.foe = -1 if table["foe"] is None else table["foe"]
    state.hits, state.feats, state.boost = table["hits"], table["feats"], table["boost"]
    beer, gold = table["spent"]
    state.spent = (beer, gold)
    state.bought = sum(1 << BOUGHT.index(name) for name in table["bought"])
    state.ready, state.pending = tuple(table["ready"]), tuple(table["pending"])
    state.changed, state.returned = table["changed"], table["returned"]
