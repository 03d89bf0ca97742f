"""The analysis on the screen: the chances as a plot, one's own decisions, luck, on request the others'."""

from __future__ import annotations

from longhouse.engine import Match, Message, Seat
from longhouse.engine.markup import Markup, join, tag
from longhouse.engine.views import known

from ..analysis import STROKES, WORTH_TELLING, can_judge_others, can_play_from, course, luck, mine, worst
from ..coach import can_advise
from ..i18n import Say
from ..model import Analysis, Table, Verdict
from ..telling import one_move
from ..widgets import button, controls, door
from .coach import facts, terms
from .plot import DASHES, legend

WIDE, HIGH = 320, 120


def draw(table: Table, say: Say) -> Markup | None:
    """What the coach offers beside the table."""
    if not table.slot or not can_advise(table.match) or table.curtain is not None or not table.turn:
        return None
    return tag("section", {"class": "coach", "aria-label": say(Message("Coach"))}, _inside(table, say))


def _inside(table: Table, say: Say) -> Markup:
    analysis = table.analysis
    if analysis is None:
        over = table.match.outcome is not None
        text = Message("Analyse the game") if over else Message("Analyse my decisions")
        return button(say(text), "analyse", kind="quiet")
    if not analysis.done:
        return tag(
            "div",
            {"class": "analysis"},
            tag("label", {"for": "analysis-bar"}, say(Message("The coach is looking at your decisions …"))),
            tag("progress", {"id": "analysis-bar", "max": len(analysis.plan), "value": analysis.step}),
            button(say(Message("Stop")), "stop_analysis", kind="quiet"),
        )
    others = None
    if can_judge_others(table):
        others = button(say(Message("The others’ decisions too")), "judge_others", kind="quiet")
    return tag(
        "div",
        {"class": "analysis"},
        tag("h2", None, say(Message("Chances of winning"))),
        plot(table, analysis, say),
        _mine(table, analysis, say),
        _luck(table, analysis, say),
        _puzzles(table, analysis, say),
        _others(table, analysis, say),
        controls(others, button(say(Message("Close")), "stop_analysis", kind="quiet")),
    )


def percent(share: float) -> int:
    """A change as a number of percent, at least one."""
    return max(1, round(100 * abs(share)))


# -- the plot


def plot(table: Table, analysis: Analysis, say: Say) -> Markup:
    """A line for each seat over all moments; the same in words for those who do not see it."""
    match, found = table.match, course(table.match, analysis)
    last = max(1, table.turn)
    lines, words, figures = [], [], [""] * match.players
    for seat in range(match.players):
        spots = " ".join(f"{k / last * WIDE:.1f},{(1 - row[seat]) * HIGH:.1f}" for k, row in found)
        colour = match.seats[seat].colour
        lines.append(
            tag(
                "polyline",
                {
                    "points": spots,
                    "class": f"course clan-{colour}",
                    "fill": "none",
                    "stroke-dasharray": DASHES[colour],
                },
            )
        )
        if found:
            first, now = (round(100 * row[seat]) for _, row in (found[0], found[-1]))
            figures[seat] = say(Message("{percent} %", percent=now))
            words.append(
                say(Message("{seat}: from {first} % to {now} %", seat=Seat(seat), first=first, now=now))
            )
    drawn = tag(
        "svg",
        {
            "class": "chances",
            "viewBox": f"0 0 {WIDE} {HIGH}",
            "role": "img",
            "aria-label": "; ".join(words),
        },
        tag("line", {"x1": 0, "x2": WIDE, "y1": HIGH / 2, "y2": HIGH / 2, "class": "half"}),
        join(lines),
    )
    return join((drawn, legend(match, figures, say)))


# -- decisions


def _mine(table: Table, analysis: Analysis, say: Say) -> Markup:
    """One's own decisions that cost most."""
    seats = mine(table)
    found = worst(analysis, table.match, seats)
    if not found:
        return tag("p", None, say(Message("No decision cost much.")))
    title = Message("Your decisions that cost most") if len(seats) == 1 else Message("What cost the most")
    return join((tag("h2", None, say(title)), _decisions(table, found, len(seats) == 1, say)))


def _others(table: Table, analysis: Analysis, say: Say) -> Markup | None:
    """The others', if somebody asked for them."""
    seats = [seat for seat in analysis.seats if seat not in mine(table)]
    found = worst(analysis, table.match, seats)
    if not found:
        return None
    return join(
        (tag("h2", None, say(Message("What the others missed"))), _decisions(table, found, False, say))
    )


def _decisions(table: Table, found: list[Verdict], yours: bool, say: Say) -> Markup:
    rows = [tag("li", None, _decision(table, verdict, yours, say)) for verdict in found]
    return tag("ol", {"class": "worst"}, *rows)


def _decision(table: Table, verdict: Verdict, yours: bool, say: Say) -> Markup:
    match, number = table.match, verdict.number
    seat = match.makers[number]
    view = match.at(number).view(seat)
    label = match.game.presentation().label
    if yours:
        head = Message("This choice cost you {percent} %", percent=percent(verdict.loss))
    else:
        head = Message("{seat}: {percent} % lost", seat=Seat(seat), percent=percent(verdict.loss))
    lines = (
        (Message("played:"), match.actions[number]),
        (Message("better:"), known(match.game.parse(verdict.best))),
    )
    look = tag(
        "button",
        {"type": "button", "class": "btn quiet", "data-do": "look", "data-arg": str(number)},
        tag("b", None, say(head)),
        *(tag("span", None, say(name), " ", say(label(action, view))) for name, action in lines),
        tag("span", None, say(brought(match, verdict))),
    )
    if not (can_play_from(table) and not match.seats[seat].bot):
        return look
    text = say(Message("Play on from here"))
    name = say(Message("Play on from move {move}", move=number))
    return join((look, button(text, "play_from", str(number), "", **{"aria-label": f"{text} ({name})"})))


def brought(match: Match, verdict: Verdict) -> Message:
    """What the better choice would have brought; where no term says it, what that means."""
    seen = facts(match, verdict.gains)
    if seen:
        return seen[0]
    good, bad = terms(match, verdict.gains), terms(match, verdict.costs)[:1]
    if not good:
        return Message("All in all, it wins more often.")
    first, second = good[0], good[-1]
    if bad:
        if len(good) == 1:
            return Message("More for {first}, less for {third}.", first=first, third=bad[0])
        return Message(
            "More for {first} and {second}, less for {third}.", first=first, second=second, third=bad[0]
        )
    if len(good) == 1:
        return Message("More for {first}.", first=first)
    return Message("More for {first} and {second}.", first=first, second=second)


def _puzzles(table: Table, analysis: Analysis, say: Say) -> Markup | None:
    """What this game leaves to think about."""
    if not analysis.puzzles:
        return None
    text = Message.plural(
        "This game has left you {n} puzzle: a choice that was clearly the best.",
        "This game has left you {n} puzzles: choices that were clearly the best.",
        n=len(analysis.puzzles),
    )
    there = door(say(Message("Find it")), "puzzles", table.match.game.meta.id, analysis.puzzles[0])
    return join((tag("h2", None, say(Message("Puzzles"))), tag("p", None, say(text)), controls(there)))


# -- luck


def _luck(table: Table, analysis: Analysis, say: Say) -> Markup | None:
    """What chance did to the one person who looks, apart from what the person decided."""
    match, seat = table.match, analysis.reader
    if seat is None:
        return None
    strokes = luck(match, analysis, seat)
    dear = [v for v in analysis.verdicts if v.loss >= WORTH_TELLING and match.makers[v.number] == seat]
    big = sorted((s for s in strokes if abs(s.change) >= WORTH_TELLING), key=lambda s: -abs(s.change))
    rows = []
    for stroke in big[:STROKES]:
        said = Message("Luck brought you {percent} %", percent=percent(stroke.change))
        if stroke.change < 0:
            said = Message("Luck cost you {percent} %", percent=percent(stroke.change))
        rows.append(
            tag(
                "li",
                None,
                tag(
                    "button",
                    {
                        "type": "button",
                        "class": "btn quiet",
                        "data-do": "look",
                        "data-arg": str(stroke.number + 1),
                    },
                    tag("b", None, say(said)),
                    tag("span", None, happened(match, stroke.number, seat, say)),
                ),
            )
        )
    total = sum(stroke.change for stroke in strokes)
    facts = {"least": round(100 * WORTH_TELLING), "choices": len(dear), "chance": round(100 * abs(total))}
    if total < 0:
        summary = Message(
            "Decisions that cost you at least {least} %: {choices}. In all, luck cost you {chance} %.",
            **facts,
        )
    else:
        summary = Message(
            "Decisions that cost you at least {least} %: {choices}. In all, luck brought you {chance} %.",
            **facts,
        )
    return join(
        (
            tag("h2", None, say(Message("Luck"))),
            tag("p", None, say(summary)),
            tag("ol", {"class": "worst"}, *rows) if rows else None,
        )
    )


def happened(match: Match, number: int, reader: int | None, say: Say) -> str:
    """A scoring or a revelation by its own name, not by the click that brought it about."""
    show, events = match.game.presentation(), match.log(reader, number, number + 1)[0].events
    scored = show.recap(events)
    if scored:
        return say(scored[0])
    shown = show.sentences([event for event in events if match.game.reveals(event)], reader)
    return " ".join(map(say, shown)) or " ".join(t.text for t in one_move(say, match, number, reader))
