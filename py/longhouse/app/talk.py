"""What the bots say at great moments: seldom, in character, and the same on every device.

The game says what was great (`deeds.great`); taking the lead late, winning and losing by little are great in
every game. Whether somebody speaks, and which words, follows from the match alone.
"""

from __future__ import annotations

from longhouse.bots import villagers
from longhouse.engine import Match, Message, Rng, Seat
from longhouse.engine.record import NamedTuple

from .i18n import Say
from .model import Session, Spoken, Table, here

SELDOM = 3  # one of so many great moments is remarked upon; the end always is
EARLY = 3  # rounds in which taking the lead means nothing yet
CLOSE = 0.06  # of the winner's points: who is no further behind lost by little

# by style, "" for those who have none; the order of lines counts, for the seed picks one
LINES: dict[str, dict[str, tuple[Message, ...]]] = {
    "": {
        "triumph": (Message("Did I do that?"), Message("Look, it worked!")),
        "riches": (Message("All mine? Really?"), Message("I shall need a bigger bag.")),
        "struck": (Message("Ouch. Fair enough."),),
        "lead": (Message("I am in front? Somebody count again."),),
        "won": (Message("I won! Do not ask me how."),),
        "lost": (Message("So close! I nearly knew what I was doing."),),
    },
    "raider": {
        "triumph": (Message("That is how it is done!"), Message("They will sing of this.")),
        "riches": (Message("A fine haul."), Message("More. There is always more.")),
        "struck": (Message("I will remember that."),),
        "lead": (Message("Out of my way!"),),
        "won": (Message("The sea was with me, and so was the axe."),),
        "lost": (Message("One more round, and I had you."),),
    },
    "merchant": {
        "triumph": (Message("A sound investment."), Message("It was worth the price.")),
        "riches": (Message("The scales are kind today."), Message("Business is good.")),
        "struck": (Message("That goes on your bill."),),
        "lead": (Message("My books look rather good."),),
        "won": (Message("A pleasure to do business with you."),),
        "lost": (Message("A few coins short. It happens to the best."),),
    },
    "cautious": {
        "triumph": (Message("Patience pays."), Message("Just as I had planned it.")),
        "riches": (Message("Into the storehouse with it."), Message("Winter can come.")),
        "struck": (Message("I feared as much."),),
        "lead": (Message("Slow, and still ahead."),),
        "won": (Message("Steady hands bring the ship home."),),
        "lost": (Message("By a hair. Well played."),),
    },
}


def spoken(match: Match, number: int) -> Spoken | None:
    """What a bot says to the action with that number; None: all keep silent."""
    known = villagers(match.seats)
    for seat, kind in _moments(match, number):
        villager = known[seat] if seat < match.players else None
        if villager is None:
            continue
        rng = Rng(match.seats[seat].seed * 1009 + number)
        lines = LINES[villager.style][kind]
        if kind in ("won", "lost") or not rng.below(SELDOM):
            return Spoken(number, seat, lines[rng.below(len(lines))])
    return None


class _Moment(NamedTuple):
    seat: int
    kind: str


def _moments(match: Match, number: int) -> list[_Moment]:
    """What was great about an action, the greatest first."""
    outcome = match.outcome
    if outcome is not None and number == len(match.actions) - 1:
        top = max(outcome.scores)
        near = [
            _Moment(seat, "lost")
            for seat, score in enumerate(outcome.scores)
            if seat not in outcome.winners and top - score <= max(1, CLOSE * top)
        ]
        return [*(_Moment(seat, "won") for seat in outcome.winners), *near]
    events = match.log(None, number, number + 1)[0].events
    show = match.game.presentation()
    found = [_Moment(seat, kind) for seat, kind in show.great(events)]
    if any(isinstance(event, show.rounds) for event in events):
        found += _new_leader(match, number)
    return found


def _new_leader(match: Match, number: int) -> list[_Moment]:
    """Who leads now that a round begins, and did not when the one before began; as far as all can see."""
    rounds = match.game.presentation().rounds
    begun = [
        moment.number
        for moment in match.log(None, 0, number)
        if any(isinstance(event, rounds) for event in moment.events)
    ]
    if len(begun) < EARLY:
        return []
    before, now = (_leader(match.at(count)) for count in (begun[-1] + 1, number + 1))
    return [_Moment(now, "lead")] if now is not None and before is not None and now != before else []


def _leader(match: Match) -> int | None:
    """Who has the most points, if nobody else has as many."""
    points = match.game.presentation().standing(match.view(None))
    top = max(points, default=0)
    return points.index(top) if points.count(top) == 1 else None


# -- at the table


def heard(session: Session, table: Table, match: Match) -> Spoken | None:
    """What is heard after a table's match has moved on: the newest remark, until a person here decides."""
    start, stop = table.turn, len(match.actions)
    if not session.settings.talk or stop <= start:
        return None
    for number in reversed(range(start, stop)):
        if found := spoken(match, number):
            return found
    decided = any(
        match.decided(number) and match.makers[number] in here(table) for number in range(start, stop)
    )
    return None if decided else table.spoken


def aloud(found: Spoken, say: Say) -> str:
    """A remark with who makes it, as one sentence to be heard."""
    return say(Message("{seat}: “{words}”", seat=Seat(found.seat), words=found.words))
