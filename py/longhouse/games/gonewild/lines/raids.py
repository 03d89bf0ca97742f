"""Lines about attacks: on buildings, on Draco and on the undead; what they bring, and points."""

from __future__ import annotations

from longhouse.engine.message import Message, Seat
from longhouse.games.telling import addressed, filled

from .. import events
from ..data import HALL
from ..state import ATTACKS, BONUSES_, DEFENCE, HALL_, MISSIONS_, REWARDS, STORAGE, UNDEAD
from ..texts import CARD_NAMES, points, several, tokens
from ..words import cell_name
from .turns import Line, Reader, of_card

_Fight = events.Damaged | events.Repulsed | events.Robbed | events.AttackDeclared

_FOR = {  # source -> the sentence about the seat, and that to it
    ATTACKS: (
        Message("{seat}: {points} for the buildings damaged this turn."),
        Message("You get {points} for the buildings damaged this turn."),
    ),
    REWARDS: (
        Message("{seat}: {points} for the damaged Town Hall."),
        Message("You get {points} for the damaged Town Hall."),
    ),
    DEFENCE: (Message("{seat}: {points} for the defence."), Message("You get {points} for your defence.")),
    MISSIONS_: (Message("{seat}: {points} for the mission."), Message("You get {points} for the mission.")),
    HALL_: (
        Message("{seat}: {points} for the new Town Hall."),
        Message("You get {points} for your new Town Hall."),
    ),
    UNDEAD: (Message("{seat}: {points} for the undead."), Message("You get {points} for the undead.")),
    STORAGE: (
        Message("{seat}: {points} for full containers."),
        Message("You get {points} for your full containers."),
    ),
    BONUSES_: (Message("{seat}: {points} for a bonus."), Message("You get {points} for a bonus.")),
}


def between(
    e: _Fight, reader: Reader, they: Message, yours: Message, you: Message, /, **parts: object
) -> Message:
    """What one did to another: about both, to the victim, or to who did it."""
    plain = yours if e.victim == reader else you if e.seat == reader else they
    return filled(plain, seat=Seat(e.seat), victim=Seat(e.victim), **parts)


def _declared(e: events.AttackDeclared, reader: Reader = None) -> Message:
    return between(
        e,
        reader,
        Message("{seat} attacks {building} of {victim} with {cards}: {strength} against {defence}."),
        Message("{seat} attacks your {building} with {cards}: {strength} against {defence}."),
        Message("You attack {building} of {victim} with {cards}: {strength} against {defence}."),
        building=cell_name(e.cell),
        cards=several(tuple(sorted(e.force))),
        strength=e.strength,
        defence=e.defence,
    )


def _no_defence(e: events.NoDefence, reader: Reader = None) -> Message:
    they = Message("{seat} has no defence card to lose.")
    return addressed(e.seat, reader, they, Message("You have no defence card to lose."))


def _damaged(e: events.Damaged, reader: Reader = None) -> Message:
    return between(
        e,
        reader,
        Message("{seat} damages {building} of {victim}."),
        Message("{seat} damages your {building}."),
        Message("You damage {building} of {victim}."),
        building=cell_name(e.cell),
    )


def _repulsed(e: events.Repulsed, reader: Reader = None) -> Message:
    return between(
        e,
        reader,
        Message("{victim} repulses the attack of {seat}."),
        Message("You repulse the attack of {seat}."),
        Message("{victim} repulses your attack."),
        building=cell_name(e.cell),
    )


def _total(e: events.TotalDefence, reader: Reader = None) -> Message:
    they = Message("Total defence: nothing of {seat} was damaged.")
    return addressed(e.seat, reader, they, Message("Total defence: nothing of yours was damaged."))


def _draco(e: events.DracoBeaten, reader: Reader = None) -> Message:
    they, you = Message("{seat} beats Draco with {cards}."), Message("You beat Draco with {cards}.")
    return addressed(e.seat, reader, they, you, cards=several(e.force))


def _undead(e: events.UndeadBeaten, reader: Reader = None) -> Message:
    they, you = Message("{seat} beats {undead} with {cards}."), Message("You beat {undead} with {cards}.")
    return addressed(e.seat, reader, they, you, undead=CARD_NAMES[e.card], cards=several(e.force))


def _robbed(e: events.Robbed, reader: Reader = None) -> Message:
    return robbed(e, reader, tokens(e.resource, 1))


def robbed(e: events.Robbed, reader: Reader, token: Message) -> Message:
    """So much was taken by that seat from that victim."""
    return between(
        e,
        reader,
        Message("{seat} takes {token} from {victim}."),
        Message("{seat} takes {token} from you."),
        Message("You take {token} from {victim}."),
        token=token,
    )


def _stored(e: events.Stored, reader: Reader = None) -> Message:
    they, you = Message("{seat} puts {token} into {building}."), Message("You put {token} into {building}.")
    if e.cell == HALL:
        they = Message("{seat} puts {token} on the Town Hall, to be spent this turn.")
        you = Message("You put {token} on the Town Hall, to be spent this turn.")
    return addressed(e.seat, reader, they, you, token=tokens(e.resource, 1), building=cell_name(e.cell))


def _scored(e: events.Scored, reader: Reader = None) -> Message:
    return addressed(e.seat, reader, *_FOR[e.source], points=points(e.points))


EVENTS: dict[type, Line] = {
    events.AttackDeclared: _declared,
    events.DefenceLost: of_card(Message("{seat} must discard {card}."), Message("You must discard {card}.")),
    events.NoDefence: _no_defence,
    events.DefencePlayed: of_card(Message("{seat} defends with {card}."), Message("You defend with {card}.")),
    events.HeroTrapped: of_card(Message("{seat} traps {card}."), Message("You trap {card}.")),
    events.Damaged: _damaged,
    events.Repulsed: _repulsed,
    events.TotalDefence: _total,
    events.DracoBeaten: _draco,
    events.UndeadBeaten: _undead,
    events.Robbed: _robbed,
    events.Stored: _stored,
    events.Scored: _scored,
}
