"""Scenes: what an action brought about is seen step by step, and at the end of a game who won and by what.

The position is always the true one: a scene lies over it, is made from events and the outcome, and can be
left at any moment. A game's `scenes` say what is to be seen; the beginning of a round and the end of a game
are the app's. The browser runs a scene by itself (`browser/stage.py`); the model knows when a beat began, so
that a tap goes on from there, and moves that nobody makes on the screen wait for it.
"""

from __future__ import annotations

from itertools import accumulate

from longhouse.engine import Match, Message, Outcome
from longhouse.engine.record import NamedTuple

from . import effects as fx
from . import messages as ms
from .model import Change, Running, Session, Settings, Table, replace
from .sounds import sound
from .telling import reader, shown

WHOLE = 13_000  # milliseconds from the last action to the table, at normal pace
LONGEST = 6000  # of all rows
ROW = 1300  # of one, at most
RACE, CLOSE = 1700, 2200  # in which all scores grow beside each other; longer where few points lie between
LAST = 2600  # of the winner
FADE = 300  # in which a scene leaves the table, after its last beat
PACES = {"slow": 1.5, "normal": 1.0, "instant": 0.5}
MOTIONS = {"normal": 1.0, "quick": 0.5, "off": 0.0}
ON = "#app .finale-on | #app .stage-on"  # where the focus is meanwhile


class Row(NamedTuple):
    """One source of points, and what it brought each seat."""

    source: Message
    gains: tuple[int, ...]


def rows(match: Match) -> list[Row]:
    """The sources that brought or cost anybody anything, in the order of the game's own table."""
    outcome = match.outcome
    if outcome is None:
        return []
    found = [
        Row(name, tuple(points[key] for points in outcome.breakdown))
        for key, name in match.game.presentation().sources()
    ]
    return [row for row in found if any(row.gains)]


def close(outcome: Outcome) -> bool:
    """Whether the second is so near to the first that nobody sees at once who has won."""
    *_, second, best = (0, *sorted(outcome.scores))
    return best - second <= max(2, best // 16)


class Course(NamedTuple):
    """When the parts of a scene begin and end, in milliseconds from its beginning."""

    starts: tuple[int, ...]  # of the beats, and where the last ends
    staged: int  # how many of them are the game's; then come rows, the race and the winner
    rows: int
    pace: float  # how much longer the game's own last than they say

    @property
    def whole(self) -> int:
        """From the first beat to where the scene leaves the table."""
        return self.starts[-1]

    @property
    def beats(self) -> int:
        """Their number."""
        return len(self.starts) - 1


def tempo(settings: Settings) -> float:
    """How much longer than at normal pace all lasts; 0: there is no motion."""
    return PACES[settings.pace] * MOTIONS[settings.motion]


def course(settings: Settings, running: Running, match: Match) -> Course:
    """At the chosen pace."""
    tempo_ = tempo(settings)
    beats = running.staging.beats if running.staging else []
    counted, last, pace = 0, list[int](), tempo_
    if match.outcome is not None and running.number == len(match.actions) - 1:
        known = running.staging is not None and running.staging.counted
        counted = 0 if known else len(rows(match))
        row = min(ROW, LONGEST // counted) if counted else 0
        end = [row] * counted + [CLOSE if close(match.outcome) else RACE, LAST]
        last = [int(ms * tempo_) for ms in end]
        pace = tempo_ * min(1, (WHOLE - sum(end)) / max(1, sum(beat.ms for beat in beats)))
    staged = [int(beat.ms * pace) for beat in beats]
    return Course(tuple(accumulate([*staged, *last], initial=0)), len(staged), counted, pace)


# -- how a scene begins


def begun(session: Session, table: Table, match: Match) -> Table:
    """The table with the scene of what the match has just moved on by, and without one if there is none."""
    last = len(match.actions) - 1
    if not _moves(session):
        return replace(table, running=None) if table.running else table
    if last == table.turn and last >= 0:
        running = _scene_of(session, table, table.match, match, last)
        return replace(table, running=_wanted(session, match, running))
    ended = match.outcome is not None and table.match.outcome is None
    return replace(table, running=Running(last, None, session.now) if ended else None)


def replayed(session: Session, table: Table) -> Table:
    """The table with the scene of the action that the replay has just come to."""
    number = shown(table) - 1
    if number < 0 or not _moves(session):
        return replace(table, running=None)
    match = table.match
    before, after = match.at(number), match.at(number + 1)
    return replace(table, running=_scene_of(session, table, before, after, number))


def _moves(session: Session) -> bool:
    return tempo(session.settings) > 0 and not session.calm


def _scene_of(session: Session, table: Table, before: Match, match: Match, number: int) -> Running | None:
    show, to = match.game.presentation(), reader(table)
    events = match.log(to, number, number + 1)[0].events
    staging = None
    if any(isinstance(event, show.stages) for event in events):
        staging = show.staged(events, before.view(to), match.view(to))
    if match.outcome is None and any(isinstance(event, show.rounds) for event in events):
        from .rounds import marked  # late: few actions end a round

        staging = marked(staging, show, events)
    if staging is None and match.outcome is None:
        return None
    return Running(number, staging, session.now)


def _wanted(session: Session, match: Match, running: Running | None) -> Running | None:
    """The scene, unless a bot moved that is to move at once; a scoring and the end are seen all the same."""
    if running is None or session.settings.pace != "instant" or not match.seats[match.makers[-1]].bot:
        return running
    if running.staging is not None and running.staging.scored:
        return running
    return None if match.outcome is None else replace(running, staging=None)


def opened(session: Session, table: Table, effects: list[fx.Effect]) -> list[fx.Effect]:
    """What an action asks for, and its scene: the focus goes there, and it is heard instead of the action."""
    running = table.running
    assert running is not None
    times = course(session.settings, running, table.match)
    if any(_sound(running, times, beat) for beat in range(times.beats)):
        effects = [effect for effect in effects if not isinstance(effect, fx.Sound)]
    focus = [fx.Focus(ON)] if takes_taps(table) and beat_now(session, table) >= 0 else []
    return [*effects, *sounds(session, table), *focus]


def sounds(session: Session, table: Table) -> list[fx.Effect]:
    """What is heard of the beat that begins, and a timer for the next; nothing where no sound is wished."""
    running, now = table.running, beat_now(session, table)
    if running is None or now < 0 or not session.settings.sound:
        return []
    times = course(session.settings, running, table.match)
    out: list[fx.Effect] = list(sound(session, _sound(running, times, now)))
    if now + 1 < times.beats:
        wait = times.starts[now + 1] - passed(session, running, times)
        out.append(fx.After(max(0, wait), ms.Tick("beat", running.at)))
    return out


def _sound(running: Running, times: Course, beat: int) -> str:
    if beat >= times.staged:
        return {times.beats - 1: "end", times.beats - 2: "race"}.get(beat, "")
    assert running.staging is not None
    return running.staging.beats[beat].sound


def beat_due(session: Session, table: Table, message: ms.Tick) -> Change:
    """A beat has begun by itself: it is heard. A late timer of another scene is dropped."""
    if table.running is None or table.running.at != message.serial:
        return session, []
    return session, sounds(session, table)


def tells_scoring(table: Table) -> bool:
    """Whether a scene shows what a recap would tell."""
    running = table.running
    return running is not None and running.staging is not None and running.staging.scored


def takes_taps(table: Table) -> bool:
    """Whether the scene lies over the table, so that a tap goes on; the mark of a round leaves it open."""
    running = table.running
    if running is None:
        return False
    over = table.match.outcome is not None and running.number == len(table.match.actions) - 1
    acts = running.staging.acts if running.staging else ()
    return over or any(act.ground != "table" for act in acts)


# -- where it is


def passed(session: Session, running: Running, times: Course) -> int:
    """Milliseconds of the scene that are over."""
    return times.starts[min(running.beat, times.beats)] + max(0, session.now - running.at)


def beat_now(session: Session, table: Table) -> int:
    """The beat that is shown; -1: no scene, or it is over."""
    running = table.running
    if running is None or table.curtain is not None or running.number != shown(table) - 1:
        return -1
    times = course(session.settings, running, table.match)
    gone = passed(session, running, times)
    if gone >= times.whole or not _moves(session):
        return -1
    return max(running.beat, sum(start <= gone for start in times.starts[1:]))


def lies_over(session: Session, table: Table) -> bool:
    """Whether what is shown now lies over the table; the mark of a round does not, nor does a wheel."""
    running, now = table.running, beat_now(session, table)
    if running is None or now < 0:
        return False
    acts = running.staging.acts if running.staging else ()
    grounds = [act.ground for act in acts for _ in act.beats]
    return now >= len(grounds) or grounds[now] != "table"


def left(session: Session, table: Table) -> int:
    """Milliseconds to the end of the scene, with which moves wait that nobody makes on the screen."""
    running = table.running
    if running is None or beat_now(session, table) < 0:
        return 0
    times = course(session.settings, running, table.match)
    return times.whole + FADE - passed(session, running, times)


def go_on(session: Session, table: Table) -> Table:
    """A tap: the next beat, the race, the winner, or the table."""
    running, now = table.running, beat_now(session, table)
    if running is None or now < 0 or now + 1 >= course(session.settings, running, table.match).beats:
        return replace(table, running=None)
    return replace(table, running=replace(running, beat=now + 1, at=session.now))
