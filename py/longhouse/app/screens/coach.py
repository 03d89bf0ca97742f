"""The coach beside the question: the hint, its reasons, and what it gives up."""

from __future__ import annotations

from longhouse.engine import Match, Message
from longhouse.engine.judgement import is_fact
from longhouse.engine.markup import Markup, tag
from longhouse.engine.views import known

from ..coach import can_advise, hint_now
from ..i18n import Say
from ..model import Hint, Table
from ..table import may_act
from ..widgets import button, controls, icon_button

SENTENCES = 2  # about the board, for and against
THINKS = Message("The coach is thinking …")


def hint_button(table: Table, say: Say) -> Markup | None:
    """The way to ask what to do now, and what else; it stands with the question."""
    if not table.slot or not may_act(table) or not can_advise(table.match):
        return None
    found = hint_now(table)
    label = NEXT if found and len(found.choices) > 1 else Message("Hint")
    return icon_button("hint", say(label), "hint", why=say(THINKS) if table.hint_request else "")


NEXT = Message("The next best choice")


def advice(table: Table, say: Say) -> Markup | None:
    """What the coach says to the question."""
    if table.hint_request and may_act(table):
        return _advice(
            tag("label", {"for": "hint-bar"}, say(THINKS)),
            tag("progress", {"id": "hint-bar", "max": 100, "value": round(100 * table.thought)}),
            button(say(Message("Stop")), "stop_hint", kind="quiet"),
        )
    found = hint_now(table)
    if found is None:
        return None
    match, shown = table.match, found.now
    action = known(match.game.parse(shown.action))
    choice = match.game.presentation().label(action, match.view(match.actor))
    note = match.preview(action)
    lines = [line for line in (note, *reasons(match, shown.gains, shown.costs)) if line is not None]
    return _advice(
        tag("p", None, tag("b", None, say(_place(found))), " ", say(choice)),
        *(tag("p", None, say(line)) for line in lines),
        controls(button(say(NEXT), "hint", kind="quiet")) if len(found.choices) > 1 else None,
    )


def _place(found: Hint) -> Message:
    if not found.shown:
        return Message("The coach suggests:")
    return Message("The next best:") if found.shown == 1 else Message("Another choice:")


def _advice(*lines: Markup | None) -> Markup:
    return tag("div", {"class": "advice", "role": "status"}, *lines)


def reasons(match: Match, gains: tuple[str, ...], costs: tuple[str, ...]) -> list[Message]:
    """Why, and what that gives up: on the board where the game can say it, else as terms of the judgement."""
    seen, lost = facts(match, gains), facts(match, costs)
    good, bad = ([] if seen else terms(match, gains)), ([] if lost else terms(match, costs))
    said = seen
    if len(good) == 1:
        said.append(Message("It is good for {first}.", first=good[0]))
    elif good:
        said.append(Message("It is good for {first} and {second}.", first=good[0], second=good[1]))
    if len(bad) == 1:
        said.append(Message("What it gives up: {first}.", first=bad[0]))
    elif bad:
        said.append(Message("What it gives up: {first}, {second}.", first=bad[0], second=bad[1]))
    if len(lost) == 1:
        said.append(Message("But: {first}", first=lost[0]))
    elif lost:
        said.append(Message("But: {first} {second}", first=lost[0], second=lost[1]))
    return said


def facts(match: Match, reasons: tuple[str, ...]) -> list[Message]:
    """The first of these reasons that are about the board, each as a sentence."""
    if match.game.reasons is None:
        return []
    told = match.game.reasons().told
    found = (told(reason) for reason in reasons if is_fact(reason))
    return [sentence for sentence in found if sentence is not None][:SENTENCES]


def terms(match: Match, wanted: tuple[str, ...]) -> list[Message]:
    """The first two of these terms in words."""
    names = match.game.judgement().names() if match.game.judgement else {}
    return [names[term] for term in wanted if term in names][:2]
