"""The coach on the screen: hint, analysis, and the plot of the chances."""

from __future__ import annotations

from longhouse.engine import Match, Message, Seat
from longhouse.engine.markup import Markup, join, tag
from longhouse.engine.views import known

from ..coach import can_advise, hint_now, worst
from ..i18n import Say
from ..model import Analysis, Table, Verdict
from ..table import may_act
from ..widgets import button, icon_button
from .plot import DASHES, legend

THINKS = Message("The coach is thinking …")
WIDE, HIGH = 320, 120


def draw(table: Table, say: Say) -> Markup | None:
    """What the coach offers beside the question."""
    if not table.slot or not can_advise(table.match) or table.curtain is not None:
        return None
    shown = _analysis(table, say)
    return tag("section", {"class": "coach", "aria-label": say(Message("Coach"))}, shown) if shown else None


def hint_button(table: Table, say: Say) -> Markup | None:
    """The way to ask what to do now; it stands with the question."""
    if not table.slot or not may_act(table) or not can_advise(table.match):
        return None
    why = say(THINKS) if table.hint_request else ""
    return icon_button("hint", say(Message("Hint")), "hint", why=why)


def advice(table: Table, say: Say) -> Markup | None:
    """What the coach says to the question."""
    if table.hint_request and may_act(table):
        return _advice(tag("p", None, say(THINKS)))
    found = hint_now(table)
    if found is None:
        return None
    match = table.match
    action = known(match.game.parse(found.action))
    choice = match.game.presentation().label(action, match.view(match.actor))
    why = reason(match, found.gains)
    return _advice(
        tag("p", None, tag("b", None, say(Message("The coach suggests:"))), " ", say(choice)),
        tag("p", None, say(why)) if why else None,
    )


def _advice(*lines: Markup | None) -> Markup:
    return tag("div", {"class": "advice", "role": "status"}, *lines)


def reason(match: Match, gains: tuple[str, ...]) -> Message | None:
    """Why: the terms of the judgement that gain most."""
    terms = match.game.judgement().names() if match.game.judgement else {}
    names = [terms[term] for term in gains[:2] if term in terms]
    if not names:
        return None
    if len(names) == 1:
        return Message("It is good for {first}.", first=names[0])
    return Message("It is good for {first} and {second}.", first=names[0], second=names[1])


def _analysis(table: Table, say: Say) -> Markup | None:
    analysis = table.analysis
    if analysis is None:
        if not table.turn:
            return None
        over = table.match.outcome is not None
        text = Message("Analyse the game") if over else Message("Analyse my decisions")
        return button(say(text), "analyse", kind="quiet")
    if not analysis.done:
        last = analysis.verdicts[-1].number + 1 if analysis.verdicts else 0
        return tag(
            "div",
            {"class": "analysis"},
            tag("label", {"for": "analysis-bar"}, say(Message("The coach is looking at every decision …"))),
            tag("progress", {"id": "analysis-bar", "max": table.turn, "value": last}),
            button(say(Message("Stop")), "stop_analysis", kind="quiet"),
        )
    return tag(
        "div",
        {"class": "analysis"},
        tag("h2", None, say(Message("Chances of winning"))),
        plot(table, analysis, say),
        _worst(table, analysis, say),
        button(say(Message("Close")), "stop_analysis", kind="quiet"),
    )


def plot(table: Table, analysis: Analysis, say: Say) -> Markup:
    """A line for each seat over all decisions; the same in words for those who do not see it."""
    match, verdicts = table.match, analysis.verdicts
    last = max(1, table.turn - 1)
    lines = []
    for seat in range(match.players):
        spots = " ".join(f"{v.number / last * WIDE:.1f},{(1 - v.chances[seat]) * HIGH:.1f}" for v in verdicts)
        lines.append(
            tag(
                "polyline",
                {
                    "points": spots,
                    "class": f"course clan-{match.seats[seat].colour}",
                    "fill": "none",
                    "stroke-dasharray": DASHES[match.seats[seat].colour],
                },
            )
        )
    words, figures = [], [""] * match.players
    if verdicts:
        for seat in range(match.players):
            percent = round(100 * verdicts[-1].chances[seat])
            figures[seat] = say(Message("{percent} %", percent=percent))
            words.append(
                say(Message("{seat}: {percent} % before the last decision", seat=Seat(seat), percent=percent))
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


def _worst(table: Table, analysis: Analysis, say: Say) -> Markup:
    found = worst(analysis)
    if not found:
        return tag("p", None, say(Message("No decision cost much.")))
    rows = [tag("li", None, _decision(table, verdict, say)) for verdict in found]
    return join(
        (
            tag("h2", None, say(Message("What cost the most"))),
            tag("ol", {"class": "worst"}, *rows),
        )
    )


def _decision(table: Table, verdict: Verdict, say: Say) -> Markup:
    match = table.match
    seat = match.makers[verdict.number]
    view = match.at(verdict.number).view(seat)
    label = match.game.presentation().label
    head = Message("{seat}: {percent} % lost", seat=Seat(seat), percent=max(1, round(100 * verdict.loss)))
    lines = (
        (Message("played:"), match.actions[verdict.number]),
        (Message("better:"), known(match.game.parse(verdict.best))),
    )
    return tag(
        "button",
        {"type": "button", "class": "btn quiet", "data-do": "look", "data-arg": str(verdict.number)},
        tag("b", None, say(head)),
        *(tag("span", None, say(name), " ", say(label(action, view))) for name, action in lines),
    )
