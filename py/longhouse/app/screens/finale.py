"""The end of a game as a scene over the table: the points row by row, the scores in a race, the winner."""

from __future__ import annotations

from math import sqrt

from longhouse.engine import Match, Message, Outcome, Seat
from longhouse.engine.markup import Markup, join, tag
from longhouse.games.clans import EMBLEMS
from longhouse.games.scenes import picture

from ..i18n import Say
from ..model import Session, Table, here
from ..scenes import Row, beat_now, close, course, rows
from ..widgets import button

SPARKS = 16  # that fly from the winner's arms
STANDS = 0.22  # the share of the race in which all has come to rest


def draw(session: Session, table: Table, say: Say) -> Markup | None:
    """What moves is for the eye: a screen reader hears the result, and reads it in the table below."""
    now, running = beat_now(session, table), table.running
    if now < 0 or running is None:
        return None
    match, times = table.match, course(session.settings, running, table.match)
    found = rows(match)[: times.rows]

    here = times.starts[running.beat]  # what comes before it lies in the past
    begins = [start - here for start in times.starts[times.staged :]]
    delays = [f"animation-delay:{start}ms" for start in begins]
    sources = [tag("p", {"style": delays[n]}, say(row.source)) for n, row in enumerate(found)]
    clans = [_clan(match, seat, found, delays, say) for seat in range(match.players)]
    race, last = begins[len(found) : len(found) + 2]
    moving = tag(
        "div",
        {"class": "finale-stage", "aria-hidden": "true"},
        tag("div", {"class": "finale-sources"}, *sources),
        tag("ul", {"class": "finale-clans"}, *clans),
        _race(match, race, last - race, say),
        _winner(table, delays[len(found) + 1], say),
    )
    row = times.starts[times.staged + 1] - times.starts[times.staged] if found else 1
    comes, goes = times.starts[times.staged] - here, times.whole - here - 400
    style = f"--row:{max(row, 1)}ms;animation-delay:{comes}ms,{goes}ms"
    attrs = {"class": "finale", "id": f"finale-{running.beat}", "style": style}
    attrs |= {"data-ends": "scene_over", "data-alone": "", "role": "dialog", "aria-modal": "true"}
    on = {"type": "button", "class": "finale-on", "data-do": "beat", "aria-label": say(Message("Go on"))}
    return tag(
        "section",
        {**attrs, "aria-label": say(Message("Final scores"))},
        tag("button", on),
        moving,
        button(say(Message("Skip")), "scene_over", kind="quiet"),
    )


def _sign(match: Match, seat: int, say: Say) -> list[Markup]:
    """A clan's emblem and name."""
    colour = match.seats[seat].colour & 3
    name = tag("span", {"class": "finale-name"}, say(Message("{seat}", seat=Seat(seat))))
    return [picture(EMBLEMS[colour], 36, 30, "player-emblem"), name]


def _clan(match: Match, seat: int, found: list[Row], delays: list[str], say: Say) -> Markup:
    """A clan with its running score, and what each row adds to it."""
    total, scores, gains = 0, [tag("b", None, "0")], []
    for number, row in enumerate(found):
        total += row.gains[seat]
        scores.append(tag("b", {"style": delays[number]}, str(total)))
        if row.gains[seat]:
            gains.append(tag("i", {"style": delays[number]}, f"{row.gains[seat]:+d}".replace("-", "−")))
    return tag(
        "li",
        {"class": f"clan-{match.seats[seat].colour & 3}"},
        *_sign(match, seat, say),
        tag("span", {"class": "finale-gains"}, *gains),
        tag("span", {"class": "finale-score"}, *scores),
    )


def _race(match: Match, begins: int, lasts: int, say: Say) -> Markup:
    """All scores grow beside each other, slower and slower, until each has reached its own."""
    outcome = match.outcome
    assert outcome is not None
    best, runs = max(1, *outcome.scores), int(lasts * (1 - STANDS))
    lanes = []
    for seat, score in enumerate(outcome.scores):
        share = max(0, score) / best
        way, time = _pace(share)
        stops = begins + int(runs * time)
        bar = {
            "style": f"--share:{share:.4f};animation:finale-run {int(runs * time)}ms {way} {begins}ms both"
        }
        at = {"style": f"left:{share:.2%};animation-delay:{stops}ms"}
        lane = tag("span", {"class": "finale-lane"}, tag("i", bar), tag("b", at, str(score)))
        lanes.append(
            tag("li", {"class": f"clan-{match.seats[seat].colour & 3}"}, *_sign(match, seat, say), lane)
        )
    title = Message("It is close …") if close(outcome) else Message("Final scores")
    return tag(
        "div",
        {"class": "finale-race", "style": f"animation-delay:{begins}ms"},
        tag("p", None, say(title)),
        tag("ul", None, *lanes),
    )


def _pace(share: float) -> tuple[str, float]:
    """How a bar gets to its share of the longest, and in which part of the time.

    All are on the same parabola that slows down, so they run side by side until the shorter one stops.
    """
    time = 1 - sqrt(1 - share)
    if not time:
        return "linear", 0.0
    slope = 2 * time / share / 3
    return f"cubic-bezier(.3333,{slope:.4f},.6667,{1 - slope * (1 - time):.4f})", time


def _winner(table: Table, delay: str, say: Say) -> Markup:
    """Whose emblem is large: the winner's, or of all who share the victory."""
    match = table.match
    outcome = match.outcome
    assert outcome is not None
    colours = [match.seats[seat].colour & 3 for seat in outcome.winners]
    ours = here(table)
    head = None
    if len(ours) == 1 and tuple(outcome.winners) == (ours[0],):
        head = tag("strong", None, say(Message("You win!")))
    emblems = [
        tag("span", {"class": f"clan-{colour}"}, picture(EMBLEMS[colour], 120, 30, "player-emblem"))
        for colour in colours
    ]
    sparks = [
        tag("i", {"class": f"clan-{colours[n % len(colours)]}", "style": f"--way:{n / SPARKS:.3f}turn"})
        for n in range(SPARKS)
    ]
    why = say(match.game.presentation().reason(outcome))
    ahead = _ahead(outcome, ours)
    return tag(
        "div",
        {"class": "finale-winner", "style": delay},
        tag("div", {"class": "finale-arms"}, *sparks, *emblems),
        head,
        tag("p", None, why),
        tag("p", {"class": "finale-ahead"}, say(ahead)) if ahead else None,
        tag("ul", None, join(_placed(match, outcome))),
    )


def _ahead(outcome: Outcome, ours: list[int]) -> Message | None:
    """By what the winner won, where points decided."""
    winner = outcome.winners[0]
    others = [seat for seat in range(len(outcome.scores)) if seat not in outcome.winners]
    if len(outcome.winners) > 1 or not others:
        return None
    second = max(others, key=lambda seat: outcome.scores[seat])
    margin = outcome.scores[winner] - outcome.scores[second]
    if margin <= 0:  # something else decided
        return None
    if ours == [second]:
        return Message.plural("{n} point ahead of you", "{n} points ahead of you", n=margin)
    return Message.plural(
        "{n} point ahead of {seat}", "{n} points ahead of {seat}", n=margin, seat=Seat(second)
    )


def _placed(match: Match, outcome: Outcome) -> list[Markup]:
    """The scores, the highest first."""
    seats = sorted(
        range(match.players), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat])
    )
    colours = {seat: match.seats[seat].colour & 3 for seat in seats}
    return [
        tag(
            "li",
            {"class": f"clan-{colours[seat]}"},
            picture(EMBLEMS[colours[seat]], 28, 30, "player-emblem"),
            str(outcome.scores[seat]),
        )
        for seat in seats
    ]
