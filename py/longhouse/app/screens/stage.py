"""A scene as it lies over the table: its pictures, its words, and for the browser what moves when.

The browser measures the places and moves things (`browser/stage.py`). Times are in milliseconds from the
beginning of the scene. All of it is for the eye: a screen reader has the true table below, and what the dock
tells; the only things in it that can be reached are the ways on.
"""

from __future__ import annotations

from collections.abc import Iterator

from longhouse.engine import BaseView, Markup, Message, Scene, Seat, tag
from longhouse.engine.markup import join
from longhouse.engine.staging import AFTER, TABLE, Act, Beat, Move
from longhouse.games.clans import EMBLEMS
from longhouse.games.scenes import picture

from ..i18n import Say
from ..model import Running, Session, Table
from ..say import looks
from ..scenes import FADE, Course, course, takes_taps
from ..widgets import button

TRUE = "t"  # the prefix of the ids of the table itself


def draw(session: Session, table: Table, running: Running, say: Say) -> Markup:
    """All acts, of which the browser shows one after the other."""
    times, staging = course(session.settings, running, table.match), running.staging
    assert staging is not None
    first, acts = 0, []
    for number, act in enumerate(staging.acts):
        last = first + len(act.beats)
        acts.append(_act(session, table, act, number, times.starts[first : last + 1], times.pace, say))
        first = last
    taps, lines = takes_taps(table), any(beat.line is not None for beat in staging.beats)
    head = _head(session, table, running, times, say)
    attrs = {
        "class": f"stage {session.layout}{'' if taps else ' open'}",
        "id": f"stage-{running.number}",
        "data-from": times.starts[min(running.beat, times.staged)],
        "data-end": times.starts[times.staged],
        "data-fade": FADE,
        "data-beat": f"{running.beat}-{running.at}",
    }
    on = {"type": "button", "class": "stage-on", "data-do": "beat", "aria-label": say(Message("Go on"))}
    ways = [tag("button", on), button(say(Message("Skip")), "scene_over", kind="quiet")] if taps else []
    return tag(
        "section",
        {**attrs, "role": "group", "aria-label": say(Message("What happened"))},
        tag("div", {"class": "stage-acts", "aria-hidden": "true", "inert": True}, *acts),
        *ways[:1],
        tag("div", {"class": "stage-head"}, head, *ways[1:]) if taps or lines else None,
    )


def _act(
    session: Session, table: Table, act: Act, number: int, starts: tuple[int, ...], pace: float, say: Say
) -> Markup:
    """One picture, and what happens on it."""
    prefix = TRUE if act.ground == TABLE else f"s{number}"
    colours = [look.colour & 3 for look in looks(table.match, session.lang)]
    cues = join(
        cue
        for at, beat in zip(starts, act.beats, strict=False)
        for cue in _cues(beat, at, pace, prefix, colours, say)
    )
    attrs = {"class": f"stage-act on-{act.ground}", "data-at": starts[0], "data-till": starts[-1]}
    drawn = None if act.ground == TABLE else _picture(session, table, act, prefix, say)
    return tag("div", attrs, drawn, tag("div", {"class": "stage-cues"}, cues))


def _picture(session: Session, table: Table, act: Act, prefix: str, say: Say) -> Markup:
    """The table at the moment that the act is played on, with nothing to choose."""
    running, match = table.running, table.match
    assert running is not None
    moment = running.number + (act.ground == AFTER)
    view = match.at(moment).view(table.viewer)
    place = act.place or table.place
    scene: Scene[BaseView] = Scene(
        view, looks(match, session.lang), {}, {}, say, session.layout, prefix, place=place
    )
    return (act.picture or match.game.presentation().draw)(scene)


def _cues(beat: Beat, at: int, pace: float, prefix: str, colours: list[int], say: Say) -> Iterator[Markup]:
    """What a beat shows, each as an element with its times and places."""
    till = at + int(beat.ms * pace)
    for move in beat.moves:
        yield _move(move, at + int(move.wait * pace), int(move.ms * pace), prefix)
    for ring in beat.rings:
        yield tag("i", {"class": "stage-ring", **_times(at, till), "data-on": _id(prefix, ring)})
    for label in beat.labels:
        text = label.text if isinstance(label.text, str) else say(label.text)
        clan = f" clan-{colours[label.clan]}" if 0 <= label.clan < len(colours) else ""
        begins = _times(at + int(label.wait * pace), till)
        attrs = {"class": f"stage-label stage-{label.kind}{clan}", **begins, "data-on": _id(prefix, label.at)}
        yield tag("b", attrs, text)


def _times(at: int, till: int) -> dict[str, int]:
    return {"data-at": at, "data-till": till}


def _id(prefix: str, name: str) -> str:
    """Of an element of the act's picture, or of the line of signs; of several, if there are several."""
    return " ".join(f"{'stage' if one.startswith('clan-') else prefix}-{one}" for one in name.split())


def _move(move: Move, at: int, ms: int, prefix: str) -> Markup:
    goal = move.to if move.to.startswith("@") or not move.to else _id(prefix, move.to)
    attrs = {
        "class": "stage-move",
        **_times(at, at + ms),
        "data-thing": _id(prefix, move.thing),
        "data-to": goal or None,
        "data-size": None if move.size == 1 else f"{move.size:g}",
        "data-fades": True if move.fades else None,
        "data-turn": move.turn or None,
        "data-shakes": True if move.shakes else None,
        "data-lifts": True if move.lifts else None,
        "data-within": None if move.out else True,
    }
    return tag("i", attrs, move.face)


def _head(session: Session, table: Table, running: Running, times: Course, say: Say) -> Markup:
    """What is to be seen in words, and the signs of the clans, to which things go."""
    assert running.staging is not None
    beats = running.staging.beats
    lines = [
        tag("p", _times(times.starts[n], times.starts[n + 1]), say(beat.line))
        for n, beat in enumerate(beats)
        if beat.line is not None
    ]
    clans = _clans(session, table, beats, times, say) if takes_taps(table) else None
    return tag(
        "div",
        {"class": "stage-words", "aria-hidden": "true"},
        tag("div", {"class": "stage-lines"}, *lines),
        clans,
    )


def _clans(session: Session, table: Table, beats: list[Beat], times: Course, say: Say) -> Markup:
    """A sign for each clan; where a game counts, with a score that runs."""
    out = []
    named = {
        name for beat in beats for name in (*beat.rings, *(move.to for move in beat.moves))
    }  # clans that nobody plays are shown where they take part
    for seat, look in enumerate(looks(table.match, session.lang)):
        if seat >= table.match.players and f"clan-{seat}" not in named:
            continue
        scores = [
            tag("b", {"data-at": times.starts[number]}, str(beat.scores[seat]))
            for number, beat in enumerate(beats)
            if seat < len(beat.scores)
        ]
        name = say(Message("{seat}", seat=Seat(seat))) if seat < table.match.players else look.name
        out.append(
            tag(
                "li",
                {"class": f"clan-{look.colour & 3}", "id": f"stage-clan-{seat}"},
                picture(EMBLEMS[look.colour & 3], 30, 30, "player-emblem"),
                tag("span", {"class": "stage-name"}, name),
                tag("span", {"class": "stage-score"}, *scores) if scores else None,
            )
        )
    return tag("ul", {"class": "stage-clans"}, *out)
