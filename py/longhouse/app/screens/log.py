"""The log, which jumps to any moment, and the controls of the replay."""

from __future__ import annotations

from longhouse.engine import Message, Seat
from longhouse.engine.markup import Markup, tag
from longhouse.engine.record import NamedTuple
from longhouse.games.scenes import Memo

from ..i18n import Say
from ..model import Table
from ..signs import Teller
from ..telling import Paragraph, began, in_words, paragraphs, reader, shown
from ..widgets import button, icon_button
from .told import emblem, own_colour

KEPT = 400  # turns
RECENT = 24  # actions that are shown before the whole log is asked for


# Turns that are over, by all that they are drawn from: from one move to the next they stay as they are.
_kept = Memo(KEPT)


def lines(table: Table, teller: Teller, say: Say) -> Markup:
    """What happened, newest first: a story for each turn, which unfolds into lines that lead to moments."""
    first, top = _span(table)
    rows = [
        _part(table, part, teller) for part in reversed(paragraphs(table.match, table.viewer, first, top))
    ]
    more = None
    if first or top < table.turn or table.whole_log:
        text = Message("Show only the latest") if table.whole_log else Message("Show the whole log")
        more = button(say(text), "log", kind="quiet")
    return tag(
        "section",
        {"class": "log-box", "aria-label": say(Message("Log"))},
        tag("ol", {"class": "log", "reversed": True, "tabindex": 0, "aria-label": say(Message("Log"))}, *rows)
        if rows
        else None,
        more,
    )


def _span(table: Table) -> tuple[int, int]:
    """The actions to be shown, in whole turns."""
    if table.whole_log:
        return 0, table.turn
    top = table.turn if table.cursor is None else min(table.turn, table.cursor + RECENT // 2)
    first = max(0, top - RECENT)
    return (began(table.match, first, table.match.makers[first]) if first else 0), top


def _part(table: Table, part: Paragraph, teller: Teller) -> Markup | None:
    """A turn or the beginning of a round; drawn anew only if the moment on the screen belongs to it."""
    now, seat = shown(table), part.seat

    def made() -> Markup | None:
        if seat is None:
            return _round(table, part, now, teller)
        return _turn(table, part, seat, now, teller)

    if part.first < now <= part.last + 1:
        return made()
    told = table.match.forced[part.last], part.first in table.unfolded, reader(table)
    return _kept.get((teller.known_by, part, *told), lambda: made() or Markup())


def _turn(table: Table, part: Paragraph, seat: int, now: int, teller: Teller) -> Markup | None:
    """A turn: its story, or its lines; that of the moment on the screen always shows its lines."""
    match, worth = table.match, _worth(table, part)
    own = own_colour(match, seat)
    kind = {"class": f"log-turn clan-{match.seats[seat].colour & 3}"}
    if len(worth) < 2:
        return (
            tag("li", kind, *(_line(each, now, teller, own, emblem(match, seat)) for each in worth))
            if worth
            else None
        )
    current = part.first < now <= part.last + 1
    unfolded = current or part.first in table.unfolded
    told = [] if unfolded else in_words(teller.say, match, [part], reader(table))
    text = told[0].text if told else teller.say(Message("{seat}", seat=Seat(seat)))
    head = emblem(match, seat), tag("span", {"class": None if told else "who"}, teller.dressed(text, own))
    attrs = {
        "class": "log-head", "type": "button", "data-do": "unfold", "data-arg": str(part.first),
        "aria-expanded": "true" if unfolded else "false",
    }  # fmt: skip
    heading = tag("p", {"class": "log-head"}, *head) if current else tag("button", attrs, *head)
    return tag("li", kind, heading, _listed(worth, now, teller, own) if unfolded else None)


def _round(table: Table, part: Paragraph, now: int, teller: Teller) -> Markup:
    """The beginning of a round, and what belongs to it."""
    return tag("li", {"class": "log-round"}, _listed(_worth(table, part), now, teller, None))


class _Line(NamedTuple):
    number: int  # of the action
    text: Message
    quiet: bool  # it stands back


def _worth(table: Table, part: Paragraph) -> list[_Line]:
    """The events that are worth a line, the newest first."""
    show = table.match.game.presentation()
    found = ((number, show.event(event), event) for number, event in reversed(part.parts))
    return [
        _Line(n, text, isinstance(event, show.background)) for n, text, event in found if text is not None
    ]


def _listed(worth: list[_Line], now: int, teller: Teller, own: int | None) -> Markup:
    return tag("ol", {"reversed": True}, *(tag("li", None, _line(each, now, teller, own)) for each in worth))


def _line(line: _Line, now: int, teller: Teller, own: int | None, sign: Markup | None = None) -> Markup:
    """It leads to its moment."""
    current = line.number + 1 == now
    attrs = {
        "type": "button",
        "class": f"log-line{' quiet' * line.quiet}{' now' * current}",
        "data-do": "look",
        "data-arg": str(line.number + 1),
        "aria-current": "step" if current else None,
    }
    return tag("button", attrs, sign, teller.dressed(teller.say(line.text), own))


def replay(table: Table, say: Say) -> Markup | None:
    """Step through the game."""
    if not table.turn:
        return None
    here = table.turn if table.cursor is None else table.cursor
    first, last = here == 0, here == table.turn
    no_earlier, no_later = say(Message("This is the beginning.")), say(Message("This is the latest move."))
    running = table.playing
    return tag(
        "div",
        {"class": "replay", "role": "toolbar", "aria-label": say(Message("Replay"))},
        icon_button("first", say(Message("To the beginning")), "look", "first", no_earlier if first else ""),
        icon_button("back", say(Message("One move back")), "look", "back", no_earlier if first else ""),
        icon_button(
            "pause" if running else "play", say(Message("Pause") if running else Message("Replay")), "replay"
        ),
        icon_button("on", say(Message("One move forward")), "look", "on", no_later if last else ""),
        icon_button(
            "last",
            say(Message("To the latest move")),
            "look",
            "live",
            no_later if table.cursor is None else "",
        ),
        tag("span", {"class": "hint"}, f"{here} / {table.turn}"),
    )
