"""The log of Vikings Gone Wild: one line of words for each event that is worth one."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from longhouse.engine.message import Message, Seat

from . import events
from .data import HALL, PILES
from .state import ATTACKS, BONUSES_, DEFENCE, HALL_, MISSIONS_, REWARDS, STORAGE, UNDEAD
from .texts import (
    BONUS_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    HALL_NAMES,
    MISSION_NAMES,
    amount,
    cards,
    listed,
    points,
    price,
    several,
    some_tokens,
    tokens,
)
from .words import cell_name

_FOR = {
    ATTACKS: Message("{seat}: {points} for the buildings damaged in this turn."),
    REWARDS: Message("{seat}: {points} for the damaged Town Hall."),
    DEFENCE: Message("{seat}: {points} for the defence."),
    MISSIONS_: Message("{seat}: {points} for the mission."),
    HALL_: Message("{seat}: {points} for the new Town Hall."),
    UNDEAD: Message("{seat}: {points} for the undead."),
    STORAGE: Message("{seat}: {points} for full containers."),
    BONUSES_: Message("{seat}: {points} for a bonus."),
}


def recap(happened: Sequence[events.Event]) -> list[Message]:
    """The end of the game, step by step."""
    if not any(isinstance(e, events.GameEnded) for e in happened):
        return []
    return [EVENTS[type(e)](e) for e in happened if isinstance(e, events.BonusScored | events.TieChecked)]


def _began(e: events.RoundBegan) -> Message:
    return Message("Round {round} begins; {seat} plays first.", round=e.round, seat=Seat(e.seat))


def _produced(e: events.Produced) -> Message:
    return Message("{seat} produces {price}.", seat=Seat(e.seat), price=price(e.beer, e.gold))


def _drew(e: events.Drew) -> Message:
    if events.HIDDEN in e.cards:
        return Message("{seat} draws {cards}.", seat=Seat(e.seat), cards=cards(len(e.cards)))
    return Message("{seat} draws: {cards}.", seat=Seat(e.seat), cards=several(tuple(sorted(e.cards))))


def _reshuffled(e: events.Reshuffled) -> Message:
    return Message("{seat} shuffles the discard pile into a new deck.", seat=Seat(e.seat))


_Mission = events.MissionDrawn | events.MissionCompleted | events.MissionChanged
_Card = (
    events.CardBought | events.DefenceLost | events.DefencePlayed | events.HeroTrapped | events.FavourTaken
    | events.Recalled
)  # fmt: skip
_Building = events.BuildingBought | events.BuildingReturned
_Fight = events.Damaged | events.Repulsed


def _mission(plain: Message) -> Callable[[_Mission], Message]:
    return lambda e: Message(plain.text, seat=Seat(e.seat), mission=MISSION_NAMES[e.mission])


def _card(plain: Message) -> Callable[[_Card], Message]:
    return lambda e: Message(plain.text, seat=Seat(e.seat), card=CARD_NAMES[e.card])


def _played(e: events.Played) -> Message:
    return Message("{seat} plays {cards}.", seat=Seat(e.seat), cards=several(e.cards))


def _gained(e: events.Gained) -> Message:
    return Message("{seat} gets {price}.", seat=Seat(e.seat), price=price(e.beer, e.gold))


def _boosted(e: events.Boosted) -> Message:
    return Message(
        "All units of {seat} are stronger by {strength} until the end of the turn.",
        seat=Seat(e.seat),
        strength=e.strength,
    )


def _filled(e: events.PathFilled) -> Message:
    return Message("New in Odin’s Path: {card}.", card=CARD_NAMES[e.card])


def _left(e: events.PathLeft) -> Message:
    return Message("{card} leaves Odin’s Path.", card=CARD_NAMES[e.card])


def _building(plain: Message) -> Callable[[_Building], Message]:
    return lambda e: Message(plain.text, seat=Seat(e.seat), building=BUILDING_NAMES[e.building])


def _upgraded(e: events.HallUpgraded) -> Message:
    return Message("{seat} upgrades: {hall}.", seat=Seat(e.seat), hall=HALL_NAMES[e.level])


def _exchanged(e: events.Exchanged) -> Message:
    return Message(
        "{seat} exchanges {give} for {get}.",
        seat=Seat(e.seat),
        give=amount(e.resource, 2),
        get=amount(1 - e.resource, 1),
    )


def _used(e: events.TokenUsed) -> Message:
    return Message("{seat} spends from {building}.", seat=Seat(e.seat), building=cell_name(e.cell))


def _declared(e: events.AttackDeclared) -> Message:
    return Message(
        "{seat} attacks {building} of {victim} with {cards}: {strength} against {defence}.",
        seat=Seat(e.seat),
        victim=Seat(e.victim),
        building=cell_name(e.cell),
        cards=several(tuple(sorted(e.force))),
        strength=e.strength,
        defence=e.defence,
    )


def _no_defence(e: events.NoDefence) -> Message:
    return Message("{seat} has no defence card to lose.", seat=Seat(e.seat))


def _fight(plain: Message) -> Callable[[_Fight], Message]:
    return lambda e: Message(plain.text, seat=Seat(e.seat), victim=Seat(e.victim), building=cell_name(e.cell))


def _total(e: events.TotalDefence) -> Message:
    return Message("Total defence: nothing of {seat} was damaged.", seat=Seat(e.seat))


def _draco(e: events.DracoBeaten) -> Message:
    return Message("{seat} beats Draco with {cards}.", seat=Seat(e.seat), cards=several(e.force))


def _undead(e: events.UndeadBeaten) -> Message:
    return Message(
        "{seat} beats {undead} with {cards}.",
        seat=Seat(e.seat),
        undead=CARD_NAMES[e.card],
        cards=several(e.force),
    )


def _robbed(e: events.Robbed) -> Message:
    return Message(
        "{seat} takes {token} from {victim}.",
        seat=Seat(e.seat),
        victim=Seat(e.victim),
        token=tokens(e.resource, 1),
    )


def _stored(e: events.Stored) -> Message:
    parts = {"seat": Seat(e.seat), "token": tokens(e.resource, 1)}
    if e.cell == HALL:
        return Message("{seat} lays {token} on the Town Hall, to be spent in this turn.", **parts)
    return Message("{seat} puts {token} into {building}.", building=cell_name(e.cell), **parts)


def _scored(e: events.Scored) -> Message:
    return Message(_FOR[e.source].text, seat=Seat(e.seat), points=points(e.points))


def _flipped(e: events.FavourFlipped) -> Message:
    return Message("A Divine Favour is turned up: {card}.", card=CARD_NAMES[e.card])


def _dug(e: events.Dug) -> Message:
    parts = {"seat": Seat(e.seat), "cards": several(e.cards)}
    if e.found:
        return Message("{seat} reveals {cards}, and takes the last one.", **parts)
    return Message("{seat} reveals {cards}, and finds nothing.", **parts)


def _shown(e: events.HandShown) -> Message:
    parts = {"seat": Seat(e.seat), "victim": Seat(e.victim)}
    if events.HIDDEN in e.cards:
        return Message("{victim} shows {seat} their hand.", **parts)
    return Message("{victim} shows {seat} their hand: {cards}.", cards=several(e.cards), **parts)


def _tokens_stored(e: events.TokensStored) -> Message:
    parts = {"seat": Seat(e.seat), "price": price(e.beer, e.gold)}
    if e.lost:
        lost = Message.plural("{n} token", "{n} tokens", n=e.lost)
        return Message("{seat} has stored: {price}; lost for want of room: {lost}.", lost=lost, **parts)
    return Message("{seat} has stored: {price}.", **parts)


_LOST = {
    "hall": Message("{seat} loses {tokens} that lay unspent on the Town Hall."),
    "room": Message("{seat} loses {tokens} for want of room in a container."),
    "returned": Message("{seat} loses {tokens} with the building."),
}


def _tokens_lost(e: events.TokensLost) -> Message:
    return Message(_LOST[e.why].text, seat=Seat(e.seat), tokens=some_tokens(e.beer, e.gold))


def _effects_lost(e: events.EffectsLost) -> Message:
    return Message("{seat} ends the turn without using: {cards}.", seat=Seat(e.seat), cards=several(e.cards))


def _destroyed(e: events.Destroyed) -> Message:
    """Cards of the board go back to their pile, which is open."""
    parts = {"seat": Seat(e.seat), "card": CARD_NAMES[e.card]}
    if e.card in PILES:
        return Message("{seat} gets rid of {card}: back onto its pile.", **parts)
    return Message("{seat} gets rid of {card}: out of the game.", **parts)


def _kept(e: events.Kept) -> Message:
    if e.card == events.HIDDEN:
        return Message("{seat} keeps a card.", seat=Seat(e.seat))
    return Message("{seat} keeps {card}.", seat=Seat(e.seat), card=CARD_NAMES[e.card])


def _discarded(e: events.Discarded) -> Message:
    return Message("{seat} discards {cards}.", seat=Seat(e.seat), cards=several(e.cards))


def _bonus(e: events.BonusScored) -> Message:
    parts = {"bonus": BONUS_NAMES[e.bonus], "points": points(e.points)}
    if len(e.seats) > 1:
        return Message(
            "Bonus {bonus}: {points} each for {seats}.", seats=listed([*map(Seat, e.seats)]), **parts
        )
    return Message("Bonus {bonus}: {points} for {seat}.", seat=Seat(e.seats[0]), **parts)


def _tie(e: events.TieChecked) -> Message:
    bonus = BONUS_NAMES[e.bonus]
    if e.seat < 0:
        return Message("A tie: the spare bonus {bonus} decides nothing.", bonus=bonus)
    return Message("A tie: the spare bonus {bonus} decides for {seat}.", bonus=bonus, seat=Seat(e.seat))


def _ended(e: events.GameEnded) -> Message:
    return Message("The game ends after round {round}.", round=e.round)


EVENTS: dict[type, Callable[..., Message]] = {  # those left out are told by a later one
    events.RoundBegan: _began,
    events.Produced: _produced,
    events.Drew: _drew,
    events.Reshuffled: _reshuffled,
    events.MissionDrawn: _mission(Message("New mission for {seat}: “{mission}”.")),
    events.MissionCompleted: _mission(Message("{seat} completes “{mission}”.")),
    events.MissionChanged: _mission(Message("{seat} gives away “{mission}”.")),
    events.Played: _played,
    events.Gained: _gained,
    events.Boosted: _boosted,
    events.CardBought: _card(Message("{seat} buys {card}.")),
    events.PathFilled: _filled,
    events.PathLeft: _left,
    events.BuildingBought: _building(Message("{seat} builds {building}.")),
    events.HallUpgraded: _upgraded,
    events.BuildingReturned: _building(Message("{seat} gives back {building}.")),
    events.Exchanged: _exchanged,
    events.TokenUsed: _used,
    events.AttackDeclared: _declared,
    events.DefenceLost: _card(Message("{seat} must discard {card}.")),
    events.NoDefence: _no_defence,
    events.DefencePlayed: _card(Message("{seat} defends with {card}.")),
    events.HeroTrapped: _card(Message("{seat} traps {card}.")),
    events.Damaged: _fight(Message("{seat} damages {building} of {victim}.")),
    events.Repulsed: _fight(Message("{victim} repulses the attack of {seat}.")),
    events.TotalDefence: _total,
    events.DracoBeaten: _draco,
    events.UndeadBeaten: _undead,
    events.Robbed: _robbed,
    events.Stored: _stored,
    events.Scored: _scored,
    events.FavourFlipped: _flipped,
    events.FavourTaken: _card(Message("{seat} chooses {card}.")),
    events.Dug: _dug,
    events.Destroyed: _destroyed,
    events.Recalled: _card(Message("{seat} takes {card} from the discard pile.")),
    events.HandShown: _shown,
    events.TokensStored: _tokens_stored,
    events.TokensLost: _tokens_lost,
    events.EffectsLost: _effects_lost,
    events.Kept: _kept,
    events.Discarded: _discarded,
    events.BonusScored: _bonus,
    events.TieChecked: _tie,
    events.GameEnded: _ended,
}
