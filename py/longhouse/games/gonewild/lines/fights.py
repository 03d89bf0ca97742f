"""The attacks of a turn, each with its outcome in one sentence; several of them in one as well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longhouse.engine.message import Message
from longhouse.games.telling import addressed

from .. import events
from ..texts import CARD_NAMES, counted, listed
from ..words import cell_name
from .every import told
from .raids import between
from .turns import Reader

TOLD = (
    events.AttackDeclared,
    events.DefencePlayed,
    events.HeroTrapped,
    events.Damaged,
    events.Repulsed,
)
Happened = Sequence[events.Event]


def fight(found: Happened, reader: Reader) -> Iterator[tuple[Message, Happened]]:
    """Attacks that have an outcome; whatever belongs to none of them, by itself."""
    attacks = [list(attack) for attack in _split(found)]
    done = [attack for attack in attacks if _outcome(attack) and _declared(attack)]
    if len(done) == 1:
        yield _single(done[0], reader), [e for e in done[0] if not isinstance(e, events.HeroTrapped)]
    elif done:
        yield from _several(done, reader)
    for attack in attacks:
        answered = _answered(attack, reader)
        if answered:
            yield answered, [e for e in attack if not isinstance(e, events.HeroTrapped)]
        for event in attack:
            if not (attack in done or answered) or isinstance(event, events.HeroTrapped):
                message = told(event, reader)
                if message is not None:
                    yield message, [event]


def _split(found: Happened) -> Iterator[Happened]:
    """The events of each attack: it begins when it is declared, and ends with its outcome."""
    start = 0
    for number, event in enumerate(found):
        if isinstance(event, events.AttackDeclared) and number > start:
            yield found[start:number]
            start = number
        elif isinstance(event, events.Damaged | events.Repulsed):
            yield found[start : number + 1]
            start = number + 1
    if start < len(found):
        yield found[start:]


def _outcome(attack: Happened) -> events.Damaged | events.Repulsed | None:
    last = attack[-1]
    return last if isinstance(last, events.Damaged | events.Repulsed) else None


def _declared(attack: Happened) -> events.AttackDeclared | None:
    first = attack[0]
    return first if isinstance(first, events.AttackDeclared) else None


def _cards(kinds: Sequence[int]) -> Message:
    return listed(counted([CARD_NAMES[kind] for kind in kinds]))


def _defences(attack: Happened) -> list[int]:
    return [event.card for event in attack if isinstance(event, events.DefencePlayed)]


# outcome -> the sentence about both, to the victim, and to the attacker
_PLAIN = (
    Message(
        "{seat} attacks {building} of {victim} with {cards}, {strength} against {defence}, and damages it."
    ),
    Message("{seat} attacks your {building} with {cards}, {strength} against {defence}, and damages it."),
    Message("You attack {building} of {victim} with {cards}, {strength} against {defence}, and damage it."),
)
_DESPITE = (
    Message("{seat} attacks {building} of {victim} with {cards} and damages it, despite {defences}."),
    Message("{seat} attacks your {building} with {cards} and damages it, despite {defences}."),
    Message("You attack {building} of {victim} with {cards} and damage it, despite {defences}."),
)
_REPULSED = (
    Message("{seat} attacks {building} of {victim} with {cards}, but is repulsed with {defences}."),
    Message("{seat} attacks your {building} with {cards}, but you repulse it with {defences}."),
    Message("You attack {building} of {victim} with {cards}, but are repulsed with {defences}."),
)


def _single(attack: Happened, reader: Reader) -> Message:
    declared, outcome, defences = _declared(attack), _outcome(attack), _defences(attack)
    assert declared and outcome
    plain = _DESPITE if defences else _PLAIN
    if isinstance(outcome, events.Repulsed):  # nobody may attack what is stronger already
        plain = _REPULSED
    return between(
        declared,
        reader,
        *plain,
        building=cell_name(declared.cell),
        cards=_cards(sorted(declared.force)),
        strength=declared.strength,
        defence=declared.defence,
        defences=_cards(defences) if defences else None,
    )


_ANSWERED = (
    Message("{victim} repulses the attack of {seat} with {defences}."),
    Message("You repulse the attack of {seat} with {defences}."),
    Message("{victim} repulses your attack with {defences}."),
)


def _answered(attack: Happened, reader: Reader) -> Message | None:
    """A defence that was enough against an attack of which the attacker's turn has told."""
    outcome, defences = attack[-1], _defences(attack)
    if _declared(attack) or not defences or not isinstance(outcome, events.Repulsed):
        return None
    return between(outcome, reader, *_ANSWERED, defences=_cards(defences))


_DAMAGED_ALL = (
    Message("{seat} attacks {victim} and damages {buildings}."),
    Message("{seat} attacks you and damages {buildings}."),
    Message("You attack {victim} and damage {buildings}."),
)
_REPULSED_ALL = (
    Message("{seat} attacks {victim} {times} times and is repulsed each time: {repulsed}."),
    Message("{seat} attacks you {times} times and is repulsed each time: {repulsed}."),
    Message("You attack {victim} {times} times and are repulsed each time: {repulsed}."),
)
_MIXED = (
    Message("{seat} attacks {victim} and damages {buildings}; repulsed: {repulsed}."),
    Message("{seat} attacks you and damages {buildings}; repulsed: {repulsed}."),
    Message("You attack {victim} and damage {buildings}; repulsed: {repulsed}."),
)


def _several(attacks: Sequence[Happened], reader: Reader) -> Iterator[tuple[Message, Happened]]:
    """All on one victim, as the rules have it; the defence cards follow."""
    first = _declared(attacks[0])
    assert first
    cells: dict[type, list[Message]] = {events.Damaged: [], events.Repulsed: []}
    for attack in attacks:
        outcome = _outcome(attack)
        assert outcome
        cells[type(outcome)].append(cell_name(outcome.cell))
    damaged, repulsed = cells[events.Damaged], cells[events.Repulsed]
    plain = _MIXED if damaged and repulsed else _DAMAGED_ALL if damaged else _REPULSED_ALL
    fought = [e for attack in attacks for e in attack if not isinstance(e, _DEFENDED)]
    yield (
        between(
            first,
            reader,
            *plain,
            buildings=listed(damaged) if damaged else None,
            repulsed=listed(counted(repulsed)) if repulsed else None,
            times=len(attacks),
        ),
        fought,
    )
    played = [e for attack in attacks for e in attack if isinstance(e, events.DefencePlayed)]
    if played:
        they, you = Message("{seat} defends with {card}."), Message("You defend with {card}.")
        cards = _cards([event.card for event in played])
        yield addressed(played[0].seat, reader, they, you, card=cards), played


_DEFENDED = events.DefencePlayed | events.HeroTrapped
