"""What an answer in an attack would come to if nothing more were done, found by trying it on a copy."""

from __future__ import annotations

from longhouse.engine.record import NamedTuple

from .. import events
from ..data import CARDS, CELLS, HALL, HALLS, NONE
from ..scoring import attack_points
from ..state import DRACO, State
from . import attack


class Forecast(NamedTuple):
    """Strength against defence after an answer, and what follows for both sides."""

    strength: int
    defence: int
    gained: int = 0  # points for the defender, at once
    given: int = 0  # points for the attacker: at once, and at the end of the turn
    favour: bool = False  # a Divine Favour for the attacker
    loot: int = -1  # the resource of which a token is lost


def holds(seen: Forecast) -> bool:
    """Whether the defence is enough."""
    return seen.strength < seen.defence


def answer(state: State, card: int) -> Forecast:
    """The defender plays a card, or none, and no more; of several heroes the strongest is trapped."""
    tried = state.clone()
    attack.react(tried, card, None)
    if card == attack.TRAP and tried.trapped == state.trapped:
        attack.trap(tried, max(attack.free_heroes(tried), key=lambda hero: CARDS[hero].strength), None)
    return _resolved(state, tried)


def trapped(state: State, hero: int) -> Forecast:
    """That hero falls into the trap."""
    tried = state.clone()
    attack.trap(tried, hero, None)
    return _resolved(state, tried)


def sent(state: State, card: int) -> Forecast:
    """One more card joins the attack; NONE: as it is. Nobody answers it."""
    tried = state.clone()
    if card != NONE:
        attack.send(tried, card, None)
    if tried.aim >= DRACO or attack.strength_of(tried.force, tried.boost) < attack.resistance(tried):
        return Forecast(attack.strength_of(tried.force, tried.boost), attack.resistance(tried))
    return _resolved(state, tried)


def _resolved(before: State, tried: State) -> Forecast:
    """How the attack ends as it stands in the copy."""
    seat, (victim, cell) = before.turn, divmod(before.aim, CELLS)
    strength = attack.strength_of(tried.force, tried.boost) - attack.strength_of(tried.trapped, 0)
    defence = attack.resistance(tried)
    story: list[events.Event] = []
    attack.resolve(tried, story.append)
    taken = [event.resource for event in story if isinstance(event, events.Robbed)]
    later = attack_points(tried.hits) - attack_points(before.hits)
    return Forecast(
        strength,
        defence,
        gained=tried.points[victim] - before.points[victim],
        given=tried.points[seat] - before.points[seat] + later,
        favour=bool(cell == HALL and tried.hits > before.hits and HALLS[before.level[victim]].favour),
        loot=taken[0] if taken else -1,
    )
