"""What one seat may see. Hidden: the order of all decks, what others have in hand, favours in the box."""

from __future__ import annotations

from longhouse.engine.views import result_of

from . import events
from .data import (
    BUILDINGS,
    CELLS,
    CONTAINERS,
    HALL,
    HALLS,
    LOW_MISSION,
    MISSIONS,
    NONE,
    PER_TYPE,
    PILES,
    RESOURCES,
)
from .meta import BONUS_CHOICES, TARGET_CHOICES
from .questions import fast
from .rules import attack, effects, forecast, means, purse
from .sample import resampler
from .scoring import attack_points, breakdown, leaders, outcome, standing
from .state import BOUGHT, DRACO, UNDEAD_AT, State, cells_of, numbers, size, unlaid, working_level
from .views import Answer, Attack, Bonus, Building, Missions, Player, Question, Table, View

__all__ = ["redact", "resampler", "reveals", "view"]


def view(state: State, seat: int | None) -> View:
    """What that seat may know; None is a spectator."""
    over = not state.ask
    targets = attack.foes(state) if state.turn >= 0 else []
    return {
        "game": "gonewild",
        "seat": seat,
        "players": state.players,
        "options": {
            "target": TARGET_CHOICES[state.longer],
            "bonuses": BONUS_CHOICES[state.firsts],
        },
        "rules": state.rules,
        "round": state.round,
        "goal": state.target,
        "last": max(state.points) >= state.target,
        "first": state.first,
        "turn": None if state.turn < 0 else state.turn,
        "actor": None if over else state.who,
        "over": over,
        "question": None if over else _question(state, seat),
        "todo": [[*task] for task in state.todo],
        "piles": {str(kind): state.piles[at] for at, kind in enumerate(PILES)},
        "stock": state.stock[:],
        "path": list(state.path),
        "odin": {"deck": len(state.odin), "rest": sorted(state.odin), "out": list(state.odin_out)},
        "favours": {
            "deck": len(state.favours),
            "open": list(state.open),
            "flipped": None if state.flipped < 0 else state.flipped,
            "gone": list(state.gone),
        },
        "missions": _mission_deck(state),
        "bonuses": [_bonus(state, bonus) for bonus in state.bonuses],
        "spare": list(state.spare),
        "seats": [_player(state, other, seat, other in targets) for other in range(state.players)],
        "table": _table(state, seat),
        "attack": _attack(state),
        "outcome": result_of(outcome(state)),
    }


def _question(state: State, seat: int | None) -> Question:
    ask = state.ask
    if seat == state.who and ask == "turn":
        return {"kind": ask, "can": list(dict.fromkeys(action.kind for action in fast.turn(state)))}
    if seat == state.who and ask in _FORECASTS:
        return {"kind": ask, "answers": _answers(state)}
    if ask == "rob":
        return {"kind": ask, "resource": effects.robbing(state)[1]}
    values = numbers(state.todo[-1]) if state.todo else ()
    if ask == "recall":
        return {"kind": ask, "left": values[0], "units": bool(values[1])}
    if ask == "drop":
        victim = values[0]
        return {
            "kind": ask, "victim": victim, "shown": list(state.hand[victim]) if seat == state.who else None,
        }  # fmt: skip
    if ask == "fill":
        owner, resource, place, left, _most = values
        cell = purse.usable_stores(state, owner, resource)[place]
        return {"kind": ask, "resource": resource, "cell": cell, "left": left}
    if ask == "store":
        return {"kind": ask, "resource": values[1]}
    if ask == "keep":
        return {"kind": ask, "left": values[1]}
    return {"kind": ask}


_FORECASTS = {"force": forecast.sent, "react": forecast.answer, "trap": forecast.trapped}


def _answers(state: State) -> list[Answer]:
    """What each answer in an attack would come to; only its chooser may know."""
    if state.ask == "trap":
        cards = attack.free_heroes(state)
    else:
        answers = fast.force(state) if state.ask == "force" else fast.react(state)
        cards = [NONE if action.kind == "strike" else action.value for action in answers]
    return [_answer(card, _FORECASTS[state.ask](state, card)) for card in cards]


def _answer(card: int, seen: forecast.Forecast) -> Answer:
    return {
        "card": card,
        "strength": seen.strength,
        "defence": seen.defence,
        "gained": seen.gained,
        "given": seen.given,
        "favour": seen.favour,
        "loot": None if seen.loot < 0 else seen.loot,
    }


def _mission_deck(state: State) -> Missions:
    unseen = state.mission_deck[: len(state.mission_deck) - state.buried]
    low = sum(MISSIONS[mission].points == LOW_MISSION for mission in unseen)
    return {"low": low, "high": len(unseen) - low, "buried": list(state.mission_deck[len(unseen) :])}


def _bonus(state: State, bonus: int) -> Bonus:
    seats = range(state.players)
    return {
        "bonus": bonus,
        "standing": [standing(state, bonus, seat) for seat in seats],
        "leaders": leaders(state, bonus, seats),
    }


def _player(state: State, other: int, seat: int | None, target: bool) -> Player:
    own = other == seat
    hand, kept, deck = state.hand[other], state.kept[other], state.deck[other]
    known = () if own or seat is None else state.known[seat * state.players + other]
    return {
        "points": state.points[other],
        "earned": breakdown(state, other),
        "level": state.level[other] + 1,
        "upgrading": bool(state.fresh[other] >> HALL & 1),
        "limit": HALLS[working_level(state, other)].limit,
        "size": size(state, other),
        "buildings": [_building(state, other, cell) for cell in cells_of(state.built[other])],
        "coins": state.loot[other * 2 : other * 2 + 2] if other == state.turn else [0, 0],  # to be spent
        "hand": list(hand) if own else None,
        "hand_count": len(hand) + len(kept),
        "kept": list(kept) if own else None,
        "kept_count": len(kept),
        "known": list(known),
        "bare": state.bare[other],
        "deck_count": len(deck),
        "hidden": sorted(deck if own else (*deck, *hand, *kept)),
        "discard": list(state.discard[other]),
        "area": list(state.area[other]),
        "missions": list(state.missions[other]),
        "done": list(state.done[other]),
        "completed": bool(state.completed >> other & 1),
        "attackers": cells_of(state.attackers[other]),
        "draco": bool(state.draco >> other & 1),
        "target": target and other != state.turn and attack.attackable(state, other) != 0,
    }


def _building(state: State, seat: int, cell: int) -> Building:
    kind = cell // PER_TYPE
    hall = HALLS[state.level[seat]] if cell == HALL else None
    defence = attack.defence_of(state, seat, cell)
    return {
        "cell": cell,
        "building": kind,
        "tokens": state.tokens[seat * CELLS + cell],
        "filling": _waits_for_tokens(state, seat, cell),
        "construction": bool(state.fresh[seat] >> cell & 1),
        "damaged": bool(state.hurt[seat] >> cell & 1),
        "attackers": [attacker for place, attacker in state.struck if place == seat * CELLS + cell],
        "marked": cell == HALL and bool(state.marked >> seat & 1),
        "cards": [card for owner, where, card in state.guards if owner == seat and where == cell],
        "defence": defence,
        "added": defence - (hall.defence if hall else BUILDINGS[kind].defence),
        "reward": {
            "points": hall.reward if hall else 0,
            "favour": bool(hall and hall.favour),
            "loot": RESOURCES[CONTAINERS.index(kind)] if kind in CONTAINERS else None,
        },
    }


def _waits_for_tokens(state: State, seat: int, cell: int) -> bool:
    """Whether tokens that are being stored may come into a container: how many is not decided yet."""
    return any(
        owner == seat and cell in purse.usable_stores(state, seat, resource)[place:]
        for owner, resource, place, _left in unlaid(state)
    )


def _table(state: State, seat: int | None) -> Table:
    """What belongs to the turn."""
    strength = reach = more = None
    if seat is not None and seat == state.turn:
        carriers = attack.carriers(state.force) if state.ask == "force" else 0
        strength = attack.greatest(state.ready + state.hand[seat], state.boost, carriers)
        if state.aim < 0:
            reach, more = means.greatest_strength(state), bool(means.strength_hopes(state))
    return {
        "pool": [state.beer, state.gold],
        "funds": list(purse.funds(state, state.turn)) if state.turn >= 0 else [0, 0],
        "foe": None if state.foe < 0 else state.foe,
        "hits": state.hits,
        "score": attack_points(state.hits),
        "next": attack_points(state.hits + 1),
        "feats": state.feats,
        "ready": list(state.ready),
        "pending": list(state.pending),
        "losses": [sum(lost) for lost in zip(*purse.losses(state), strict=True)],
        "unused": list(means.unused(state)),
        "boost": state.boost,
        "spent": list(state.spent),
        "bought": [name for bit, name in enumerate(BOUGHT) if state.bought >> bit & 1],
        "changed": state.changed,
        "returned": state.returned,
        "strength": strength,  # of the next attack as things are; in an attack, what can still be sent
        "reach": reach,  # if the effects of own cards come first; not told in an attack
        "more": more,  # whether cards that they draw could add to it
    }


def _attack(state: State) -> Attack | None:
    if state.aim < 0:
        return None
    on = "building" if state.aim < DRACO else "draco" if state.aim == DRACO else "undead"
    strength = attack.strength_of(state.force, state.boost) - attack.strength_of(state.trapped, 0)
    return {
        "on": on,
        "aim": state.aim,
        "seat": state.aim // CELLS if on == "building" else None,
        "cell": state.aim % CELLS if on == "building" else None,
        "place": state.aim - UNDEAD_AT if on == "undead" else None,
        "defence": attack.resistance(state),
        "protection": attack.protection(state, *divmod(state.aim, CELLS)) if on == "building" else [],
        "strength": strength,
        "force": list(state.force),
        "trapped": list(state.trapped),
        "reactions": state.reactions,
    }


def redact(event: events.Event, seat: int | None) -> events.Event:
    """What a seat may read of an event."""
    if isinstance(event, events.Drew) and event.seat != seat:
        return event._replace(cards=(events.HIDDEN,) * len(event.cards))
    if isinstance(event, events.Kept) and event.seat != seat:
        return event._replace(card=events.HIDDEN)
    if isinstance(event, events.HandShown) and event.seat != seat and event.victim != seat:
        return event._replace(cards=(events.HIDDEN,) * len(event.cards))
    return event


def reveals(event: events.Event) -> bool:
    """Whether an event showed something hidden or random."""
    return isinstance(event, events.REVEALING)
