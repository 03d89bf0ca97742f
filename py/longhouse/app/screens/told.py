"""What the others did, told in the dock: the last move, or all since one's own, and a history to open."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from longhouse.bots import villagers
from longhouse.engine import Match, Message, Seat
from longhouse.engine.markup import Markup, tag

from ..i18n import Say
from ..model import Table, here
from ..replay import missed
from ..signs import Teller
from ..signs import emblem as sign_of
from ..telling import Told, history, news
from ..widgets import icon_button
from . import portrait

SHOW = Message("Since my last move")  # what the person asks for
LONG = 1000  # characters of a history that a phone shows at once


def emblem(match: Match, seat: int) -> Markup:
    """The sign of a clan; the words beside it name it."""
    return sign_of(match.seats[seat].colour & 3)


def face(match: Match, seat: int) -> Markup:
    """A bot's portrait; the emblem of anybody else."""
    villager = villagers(match.seats)[seat]
    return portrait.draw(villager, match.seats[seat].colour) if villager else emblem(match, seat)


def named(match: Match, seat: int, say: Say) -> Markup:
    """Who it is: emblem and name."""
    return tag("span", {"class": "who"}, emblem(match, seat), say(Message("{seat}", seat=Seat(seat))))


def lead(table: Table, say: Say) -> Markup | None:
    """Who is asked: the one person at this device, or whoever it is by name."""
    match, seats = table.match, here(table)
    if match.actor is None:
        return None
    who: Markup | str = named(match, match.actor, say)
    if table.slot and seats == [match.actor]:
        who = say(Message("Your turn"))
    return tag("b", {"class": "lead"}, who, tag("span", {"class": "sr"}, ". "))


def paragraphs(match: Match, told: Iterable[Told], teller: Teller) -> list[Markup]:
    """A list of what happened, each with the emblem of whoever did it."""
    return [
        tag(
            "li",
            None,
            None if each.seat is None else emblem(match, each.seat),
            tag("span", None, teller.dressed(each.text, own_colour(match, each.seat))),
        )
        for each in told
    ]


def own_colour(match: Match, seat: int | None) -> int | None:
    """The colour of whose emblem stands before a paragraph."""
    return None if seat is None else match.seats[seat].colour & 3


def draw(table: Table, teller: Teller, say: Say) -> Markup | None:
    """The news in a line that opens the history, and the way to see it again."""
    if not table.turn or table.since >= 0:  # what came by link stands above the board
        return None
    told = history(table, teller.say) if table.history else news(table, teller.say)
    if not told:
        return None
    fold = folded(told) if table.history else 0
    again = None
    if table.cursor is None and missed(table) < table.turn:
        again = icon_button("play", say(SHOW), "missed")
    what = say(Message("What happened"))
    title = tag("h2", None, what) if table.history else None
    return tag(
        "section",
        {"class": _looks(table, told), "aria-label": what},
        tag(
            "ul",
            {"class": "told-list", "tabindex": 0 if table.history else None, "aria-label": what},
            _earlier(table.match, told[:fold], teller) if fold else None,
            *paragraphs(table.match, told[fold:], teller),
        ),
        tag("div", {"class": "told-ways"}, title, _more(table, say), again),
    )


def folded(told: Sequence[Told]) -> int:
    """How many paragraphs of a long history can wait: earlier rounds, as far as all who moved move again."""
    if sum(len(each.text) for each in told) <= LONG:
        return 0
    for number in reversed(range(len(told))):
        later = {each.seat for each in told[number:]}
        if told[number].seat is None and all(each.seat in later for each in told[:number]):
            return number
    return 0


def _earlier(match: Match, told: Sequence[Told], teller: Teller) -> Markup:
    """What happened before, a tap away."""
    what = Message.plural("Before that: {n} turn", "Before that: {n} turns", n=len(told))
    return tag(
        "li",
        {"class": "told-earlier"},
        tag(
            "details",
            None,
            tag("summary", None, teller.say(what)),
            tag("ul", {"class": "told-list"}, *paragraphs(match, told, teller)),
        ),
    )


def _looks(table: Table, told: Iterable[Told]) -> str:
    """Open, or nothing but what the person who is asked has just decided: a small screen can do without."""
    match = table.match
    if table.history:
        return "told open"
    asked = table.cursor is None and match.actor in here(table)
    if not asked:
        return "told others"  # there is room for whole sentences
    own = asked and all(each.seat == match.actor for each in told)
    return "told mine" if own and not match.forced[table.turn - 1] else "told"


def _more(table: Table, say: Say) -> Markup:
    """The way to the history and back."""
    label = say(Message("Only the latest")) if table.history else say(Message("All that happened"))
    return icon_button("less" if table.history else "more", label, "told", expanded=table.history)
