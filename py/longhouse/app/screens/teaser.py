"""What the home screen says of the daily voyage, the record and puzzles."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag
from longhouse.games import GAMES, offers

from .. import daily
from ..i18n import Say
from ..ledger import read
from ..model import Session
from ..widgets import controls, door


def draw(session: Session, say: Say) -> Markup:
    """How much of today's is done, and the ways there. The build draws it too, without a clock."""
    ledger, day = read(session.ledger), daily.this_day(session)
    done = sum(daily.result(ledger, day, game) is not None for game in GAMES)
    days = daily.streak(ledger, day)
    facts = [say(Message("A new one every day, the same for everybody"))]
    if done:
        facts.append(say(Message("Done: {done} of {all}", done=done, all=len(GAMES))))
    if days:
        facts.append(say(Message.plural("{n} day in a row.", "{n} days in a row.", n=days)).rstrip("."))
    way = door(say(Message("Today’s voyages")), "daily", kind="primary")
    return _teaser(say(Message("Daily voyage")), facts, way)


def puzzles(session: Session, say: Say) -> Markup | None:
    """The way to the puzzles, where any game has some."""
    if not any(offers(game, "puzzles") for game in GAMES):
        return None
    ledger = read(session.ledger)
    facts = [say(Message("One choice is clearly the best: find it"))]
    if ledger.tried:
        facts.append(say(Message("Found: {n}", n=sum(one.found for one in ledger.tried))))
    if ledger.row > 1:
        facts.append(say(Message("{n} in a row", n=ledger.row)))
    way = door(say(Message("To the puzzles")), "puzzles", kind="primary")
    return _teaser(say(Message("Puzzles")), facts, way)


def record(session: Session, say: Say) -> Markup:
    """What was finished here: figures, the best games, honours."""
    ledger = read(session.ledger)
    facts = [say(Message("What you finish against bots, to be seen again"))]
    if ledger.results:
        facts.append(say(Message.plural("{n} game", "{n} games", n=len(ledger.results))))
    given = {(result.game, deed) for result in ledger.results for deed in result.deeds}
    if given:
        facts.append(say(Message.plural("{n} honour", "{n} honours", n=len(given))))
    ways = (
        door(say(Message("Best games")), "record", "best", kind="primary"),
        door(say(Message("Honours")), "record", "honours"),
        door(say(Message("Figures")), "record"),
    )
    return _teaser(say(Message("Your record")), facts, *ways)


def _teaser(title: str, facts: list[str], *ways: Markup) -> Markup:
    told = tag("div", None, tag("h2", None, title), tag("p", {"class": "hint"}, " · ".join(facts)))
    return tag("section", {"class": "teaser"}, told, controls(*ways))
