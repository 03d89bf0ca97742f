"""The end of a game as a scene over the table: the points row by row, then the winner's emblem."""

from __future__ import annotations

from longhouse.engine import Match, Message, Seat
from longhouse.engine.markup import Markup, join, tag
from longhouse.games.clans import EMBLEMS
from longhouse.games.scenes import picture

from ..i18n import Say
from ..model import Session, Table, here
from ..scenes import Row, beat_now, course, rows
from ..widgets import button


def draw(session: Session, table: Table, say: Say) -> Markup | None:
    """What moves is for the eye: a screen reader hears the result, and reads it in the table below."""
    now, running = beat_now(session, table), table.running
    if now < 0 or running is None:
        return None
    match, times = table.match, course(session.settings, running, table.match)
    found = rows(match)[: times.rows]

    here = times.starts[running.beat]  # what comes before it lies in the past
    delays = [f"animation-delay:{start - here}ms" for start in times.starts[times.staged :]]
    sources = [tag("p", {"style": delays[n]}, say(row.source)) for n, row in enumerate(found)]
    clans = [_clan(match, seat, found, delays, say) for seat in range(match.players)]
    moving = tag(
        "div",
        {"class": "finale-stage", "aria-hidden": "true"},
        tag("div", {"class": "finale-sources"}, *sources),
        tag("ul", {"class": "finale-clans"}, *clans),
        _winner(table, delays[len(found)], say),
    )
    row = times.starts[times.staged + 1] - times.starts[times.staged] if found else 1
    comes, goes = times.starts[times.staged] - here, times.whole - here - 400
    style = f"--row:{max(row, 1)}ms;animation-delay:{comes}ms,{goes}ms"
    attrs = {"class": "finale", "id": f"finale-{running.beat}", "style": style}
    attrs |= {"data-ends": "scene_over", "data-alone": ""}
    on = {"type": "button", "class": "finale-on", "data-do": "beat", "aria-label": say(Message("Go on"))}
    return tag(
        "section",
        {**attrs, "aria-label": say(Message("Final scores"))},
        tag("button", on),
        moving,
        button(say(Message("Skip")), "scene_over", kind="quiet"),
    )


def _clan(match: Match, seat: int, found: list[Row], delays: list[str], say: Say) -> Markup:
    """A clan with its running score, and what each row adds to it."""
    total, scores, gains = 0, [tag("b", None, "0")], []
    for number, row in enumerate(found):
        total += row.gains[seat]
        scores.append(tag("b", {"style": delays[number]}, str(total)))
        if row.gains[seat]:
            gains.append(tag("i", {"style": delays[number]}, f"{row.gains[seat]:+d}".replace("-", "−")))
    colour = match.seats[seat].colour & 3
    return tag(
        "li",
        {"class": f"clan-{colour}"},
        picture(EMBLEMS[colour], 36, 30, "player-emblem"),
        tag("span", {"class": "finale-name"}, say(Message("{seat}", seat=Seat(seat)))),
        tag("span", {"class": "finale-gains"}, *gains),
        tag("span", {"class": "finale-score"}, *scores),
    )


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
    why = say(match.game.presentation().reason(outcome))
    return tag("div", {"class": "finale-winner", "style": delay}, join(emblems), head, tag("p", None, why))
