"""What happened, told: in paragraphs for log, dock and recap, and aloud for a screen reader."""

from __future__ import annotations

from collections.abc import Iterable

from longhouse.engine import Match, Message
from longhouse.engine.questions import Event
from longhouse.engine.record import NamedTuple

from .i18n import Say
from .model import Table, here
from .say import speaker

NO_CHOICE = Message("There was no other choice.")


class Paragraph(NamedTuple):
    """What a seat did in one go, or what a round began with; each event has the number of its action."""

    seat: int | None  # None: a round begins
    parts: tuple[tuple[int, Event], ...]

    @property
    def first(self) -> int:
        """The number of its first action."""
        return self.parts[0][0]

    @property
    def last(self) -> int:
        """The number of its last action."""
        return self.parts[-1][0]

    @property
    def events(self) -> tuple[Event, ...]:
        """All that happened, in order."""
        return tuple(event for _, event in self.parts)


class Told(NamedTuple):
    """A paragraph in words."""

    seat: int | None
    text: str


# -- parts of a match


def paragraphs(match: Match, seat: int | None, start: int, stop: int) -> list[Paragraph]:
    """What that seat may read of some actions: consecutive ones of one seat go together, within a round."""
    show = match.game.presentation()
    out: list[tuple[int | None, list[tuple[int, Event]]]] = []
    for moment in match.log(seat, start, stop):
        whose = show.whose(moment.events, moment.seat)
        if not out or out[-1][0] != whose:
            out.append((whose, []))
        for event in moment.events:
            if isinstance(event, show.rounds):
                out.append((None, []))
            out[-1][1].append((moment.number, event))
    return [Paragraph(seat, tuple(parts)) for seat, parts in out if parts]


def began(match: Match, number: int, maker: int | None) -> int:
    """The number of the action with which the turn began that the action `number` of `maker` belongs to."""
    makers, rounds = match.makers, match.game.presentation().rounds
    while number and makers[number - 1] == maker and not _begins_round(match, number - 1, rounds):
        number -= 1
    return number


def _begins_round(match: Match, number: int, rounds: tuple[type, ...]) -> bool:
    return any(isinstance(event, rounds) for event in match.log(None, number, number + 1)[0].events)


def last_decision(match: Match, seats: Iterable[int], stop: int) -> int:
    """The number of the last decision of one of these seats before `stop`; -1 if there is none."""
    makers, known = match.makers, set(seats)
    found = (number for number in reversed(range(stop)) if makers[number] in known and match.decided(number))
    return next(found, -1)


# -- in words


def reader(table: Table) -> int | None:
    """To whom it is told: the one person who plays at this device, else all who look on."""
    seats = here(table)
    return seats[0] if len(seats) == 1 else None


def in_words(say: Say, match: Match, found: Iterable[Paragraph], to: int | None) -> list[Told]:
    """Paragraphs in words; what stands back is left out, and so are those with nothing else."""
    sentences = match.game.presentation().sentences
    out = []
    for part in found:
        lines = sentences(part.events, to)
        if lines:
            remark = [NO_CHOICE] if _had_no_choice(match, part) else []
            out.append(Told(part.seat, " ".join(map(say, (*lines, *remark)))))
    return out


def _had_no_choice(match: Match, part: Paragraph) -> bool:
    """Whether a person's last move was played by the app, or might have been."""
    seat = part.seat
    return seat is not None and match.forced[part.last] and not match.seats[seat].bot


def one_move(say: Say, match: Match, number: int, to: int | None) -> list[Told]:
    """What one action brought about, told to a seat or to all."""
    return in_words(say, match, paragraphs(match, to, number, number + 1), to)


def aloud(lang: str, table: Table, match: Match, number: int) -> str:
    """What one action brought about, for a screen reader: the story that the dock tells."""
    if number < 0:
        return ""
    say, to = speaker(lang, match), reader(table)
    told = " ".join(each.text for each in one_move(say, match, number, to))
    return " ".join([told, *(f"{say(line).rstrip('.')}." for line in _counted(match, number, to))]).strip()


def _counted(match: Match, number: int, to: int | None) -> tuple[Message, ...]:
    """What the end is counted by, where events do not tell it; with motion the eye sees it in a scene."""
    if match.outcome is None or number != len(match.actions) - 1:
        return ()
    show, events = match.game.presentation(), match.log(to, number, number + 1)[0].events
    staging = None
    if any(isinstance(event, show.stages) for event in events):
        staging = show.staged(events, match.at(number).view(to), match.view(to))
    return staging.words if staging else ()


# -- the dock


def shown(table: Table) -> int:
    """The moment on the screen: so many actions have been played."""
    return table.turn if table.cursor is None else table.cursor


def story_begins(table: Table) -> int:
    """The first action in the dock's history: after one's last turn, or a round of turns ago."""
    match, stop = table.match, shown(table)
    makers = match.makers
    seat = table.viewer
    if seat is None:
        return _turns_ago(makers, stop, match.players)
    while stop and makers[stop - 1] == seat:
        stop -= 1
    return last_decision(match, (seat,), stop) + 1


def _turns_ago(makers: list[int], stop: int, turns: int) -> int:
    """The number of the action with which the last so many turns began."""
    while stop and turns:
        stop -= 1
        turns -= stop == 0 or makers[stop - 1] != makers[stop]
    return stop


def history(table: Table, say: Say) -> list[Told]:
    """What happened since one's last turn, in paragraphs; with one's own moves since."""
    return story(table, say, story_begins(table))


def news(table: Table, say: Say) -> list[Told]:
    """What the dock tells by itself: all since one's last move if one is asked again, else the last move."""
    match, stop = table.match, shown(table)
    if table.cursor is None and match.actor is not None and match.actor == table.viewer:
        since = last_decision(match, (match.actor,), stop) + 1
        if since and set(match.makers[since:stop]) - {match.actor}:
            return story(table, say, since)
    begin = story_begins(table)
    for number in reversed(range(begin, stop)):
        if told := one_move(say, match, number, reader(table)):
            return told
    return []


def story(table: Table, say: Say, start: int) -> list[Told]:
    """What happened from an action on to the moment on the screen, in paragraphs."""
    to = reader(table)
    return in_words(say, table.match, paragraphs(table.match, to, start, shown(table)), to)
