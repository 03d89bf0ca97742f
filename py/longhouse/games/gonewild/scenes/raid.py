"""A raid: attackers go to the building, the defence answers, the blow or the repulse, loot and points.

An attack is several actions, the attacker's and then the defender's: each has its part of the raid, which
begins where the one before it ended. All of it is read from what the reader may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from longhouse.engine.markup import Markup
from longhouse.engine.message import Message
from longhouse.engine.staging import Act, Beat, Label, Move
from longhouse.games.telling import addressed

from .. import events
from ..board import field as at
from ..data import CARDS
from ..lines import told
from ..rules.attack import IS_HERO, IS_UNIT
from ..state import DEFENCE, REWARDS, UNDEAD
from ..views import Attack, View

COMES = 260  # milliseconds from one attacker to the next
STANDS, ANSWER, BLOW, GAIN = 1100, 1300, 1500, 1100
_Declared = events.AttackDeclared | events.DracoBeaten | events.UndeadBeaten
_OF_RAIDS = (DEFENCE, REWARDS, UNDEAD)  # sources of points


def acts(happened: Sequence[events.Event], before: View, after: View) -> list[Act]:
    """One act on the field of the raid; none where nothing is raided."""
    attack = before["attack"]
    if attack is None or not any(isinstance(event, events.STAGED) for event in happened):
        return []
    raid = _Raid(attack, happened, before, after)
    beats = tuple(raid.beats())
    answers = [event.card for event in happened if isinstance(event, _ANSWERS)]
    return [Act(beats, picture=lambda scene: at.field(scene, raid.host, answers))] if beats else []


_ANSWERS = events.DefencePlayed | events.DefenceLost


class _Raid:
    """The raid so far, as its beats are made one after the other."""

    def __init__(self, attack: Attack, happened: Sequence[events.Event], before: View, after: View) -> None:
        self.happened, self.reader, self.after = happened, before["seat"], after
        self.boost = before["table"]["boost"]
        self.points = [seat["points"] for seat in before["seats"]]
        declared = next((event for event in happened if isinstance(event, _Declared)), None)
        turn = before["turn"]
        assert turn is not None, "somebody attacks"
        self.host = at.Host(turn, tuple(attack["force"]), tuple(attack["trapped"]), declared is None)
        self.strength, self.defence = attack["strength"], attack["defence"]
        self.trapped = list(attack["trapped"])
        self.answers = 0

    def beats(self) -> Iterator[Beat]:
        """All that happened, in its order."""
        if self.host.arrived:
            yield self._facing()
        for event in self.happened:
            make = _BEATS.get(type(event))
            if make is not None:
                yield from make(self, event)
        question = self.after["question"]
        if not self.host.arrived and question is not None and question["kind"] in ("react", "lose"):
            yield self._awaited(question["kind"])

    # -- how it stands

    def scores(self) -> tuple[int, ...]:
        return tuple(self.points)

    def counts(self, wait: int = 0) -> tuple[Label, ...]:
        """Strength and defence as they are now."""
        return (
            Label(at.STRENGTH_AT, str(self.strength), "count", wait),
            Label(at.DEFENCE_AT, str(self.defence), "count", wait),
        )

    def line(self, event: events.Event) -> Message | None:
        return told(event, self.reader)

    def here(self) -> list[int]:
        """The places of the attackers that no trap holds."""
        held, out = list(self.trapped), []
        for place, card in enumerate(self.host.force):
            if card in held:
                held.remove(card)
            else:
                out.append(place)
        return out

    # -- the beats

    def _facing(self) -> Beat:
        line = Message(
            "Strength {strength} against defence {defence}.", strength=self.strength, defence=self.defence
        )
        return Beat(700, line, labels=self.counts(), scores=self.scores())

    def _awaited(self, question: str) -> Beat:
        victim = self.after["actor"]
        assert victim is not None, "somebody is asked"
        if question == "lose":
            they, you = (
                Message("{seat} must discard a defence card."),
                Message("You must discard a defence card."),
            )
        else:
            they, you = Message("{seat} may answer the attack."), Message("You may answer the attack.")
        line = addressed(victim, self.reader, they, you)
        return Beat(700, line, rings=(at.DEFENCE_AT,))

    def declared(self, event: _Declared) -> Iterator[Beat]:
        """The attackers come one by one, and their strength grows."""
        moves = tuple(
            Move(at.card_spot(n), at.front_spot(n), 150 + COMES * n, 600) for n in range(len(self.host.force))
        )
        labels, strength = [Label(at.DEFENCE_AT, str(self.defence), "count")], 0
        for n, card in enumerate(self.host.force):
            strength += CARDS[card].strength + self.boost * IS_UNIT[card]
            labels.append(Label(at.STRENGTH_AT, str(strength), "count", 550 + COMES * n))
        lasts = 900 + COMES * len(moves)
        yield Beat(lasts, self.line(event), moves, tuple(labels), scores=self.scores(), sound="horn")
        yield Beat(STANDS, self.line(event), rings=(f"{at.STRENGTH_AT} {at.DEFENCE_AT}",), sound="wood")
        if not isinstance(event, events.AttackDeclared):
            yield self._blow(self.line(event))

    def lost(self, event: events.DefenceLost) -> Iterator[Beat]:
        """The assassin: a defence card goes before it can help."""
        gone = Move(at.answer_spot(self.answers), "@down", 300, 800, 0.5, fades=True, turn=40)
        self.answers += 1
        yield Beat(ANSWER, self.line(event), (gone,), sound="cloth")

    def none(self, event: events.NoDefence) -> Iterator[Beat]:
        yield Beat(STANDS, self.line(event), sound="cloth")

    def answered(self, event: events.DefencePlayed) -> Iterator[Beat]:
        """A defence card takes its place, and the defence grows."""
        come = Move(at.answer_spot(self.answers), at.post_spot(self.answers), 100, 650)
        self.answers += 1
        self.defence += CARDS[event.card].strength
        yield Beat(ANSWER, self.line(event), (come,), self.counts(600), (at.DEFENCE_AT,), sound="iron")

    def caught(self, event: events.HeroTrapped) -> Iterator[Beat]:
        """A hero falls into the trap."""
        place = next(n for n in self.here() if self.host.force[n] == event.card)
        self.trapped.append(event.card)
        self.strength -= CARDS[event.card].strength
        falls = Move(at.card_spot(place), "", 150, 700, 0.7, turn=100)
        yield Beat(ANSWER, self.line(event), (falls,), self.counts(600), (at.STRENGTH_AT,), sound="iron")

    def damaged(self, event: events.Damaged) -> Iterator[Beat]:
        yield self._blow(self.line(event))

    def _blow(self, line: Message | None) -> Beat:
        """All of them strike, the building shakes and burns."""
        moves = [
            Move(at.SITE, "", 330, 500, shakes=True),
            Move(at.SITE, at.SITE, 430, 500, 0.8, face=at.BURNS),
        ]
        for n, place in enumerate(self.here()):
            moves.append(Move(at.card_spot(place), at.SITE, 40 * n, 330))
            moves.append(Move(at.card_spot(place), at.front_spot(place), 430 + 40 * n, 450))
        return Beat(BLOW, line, tuple(moves), rings=(at.STRENGTH_AT,), sound="iron")

    def repulsed(self, event: events.Repulsed) -> Iterator[Beat]:
        """They strike and are thrown back."""
        moves = [Move(at.SITE, at.SITE, 250, 500, 0.8, face=at.HOLDS)]
        for n, place in enumerate(self.here()):
            moves.append(Move(at.card_spot(place), at.SITE, 40 * n, 330))
            turn = 25 if n % 2 else -25
            moves.append(Move(at.card_spot(place), at.home_spot(place), 400 + 40 * n, 550, 0.85, turn=turn))
        yield Beat(BLOW, self.line(event), tuple(moves), rings=(at.DEFENCE_AT,), sound="iron")

    def robbed(self, event: events.Robbed) -> Iterator[Beat]:
        """A token goes to whoever takes it."""
        yield self._carried(self.line(event), event.seat, at.token_face(event.resource))

    def stored(self, event: events.Stored) -> Iterator[Beat]:
        """What an undead guarded; what was taken from a village has been seen on its way."""
        if not any(isinstance(other, events.Robbed) for other in self.happened):
            yield self._carried(self.line(event), event.seat, at.token_face(event.resource))

    def _carried(self, line: Message | None, seat: int, face: Markup) -> Beat:
        goes = Move(at.SITE, f"clan-{seat}", 100, 800, 0.8, fades=True, face=face)
        return Beat(GAIN, line, (goes,), sound="coin")

    def scored(self, event: events.Scored) -> Iterator[Beat]:
        """Points go to their owner: for each attacker who was thrown back one, or for what was damaged."""
        if event.source not in _OF_RAIDS:
            return
        self.points[event.seat] += event.points
        yield self._gained(event)

    def _gained(self, event: events.Scored) -> Beat:
        goal = f"clan-{event.seat}"
        fighters = [n for n in self.here() if IS_UNIT[self.host.force[n]] or IS_HERO[self.host.force[n]]]
        if event.source == DEFENCE and len(fighters) == event.points > 1:
            moves = [
                Move(at.home_spot(place), goal, 100 * n, 700, 0.7, fades=True, face=at.points_face(1))
                for n, place in enumerate(fighters)
            ]
        else:
            face = at.points_face(event.points)
            moves = [Move(at.SITE, goal, 100, 800, 0.8, fades=True, face=face)]
        return Beat(GAIN, self.line(event), tuple(moves), scores=self.scores(), sound="coin")


_BEATS: dict[type, Callable[..., Iterator[Beat]]] = {
    events.AttackDeclared: _Raid.declared,
    events.DracoBeaten: _Raid.declared,
    events.UndeadBeaten: _Raid.declared,
    events.DefenceLost: _Raid.lost,
    events.NoDefence: _Raid.none,
    events.DefencePlayed: _Raid.answered,
    events.HeroTrapped: _Raid.caught,
    events.Damaged: _Raid.damaged,
    events.Repulsed: _Raid.repulsed,
    events.Robbed: _Raid.robbed,
    events.Stored: _Raid.stored,
    events.Scored: _Raid.scored,
}
