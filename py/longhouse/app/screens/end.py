"""The end of a game: who won, why, and where the points came from."""

from __future__ import annotations

from longhouse.engine import Match, Message, Outcome, Seat
from longhouse.engine.markup import Markup, tag
from longhouse.games import offers

from ..daily import voyage_of
from ..i18n import Say
from ..model import Session, Table, people
from ..widgets import button, controls, door
from . import honours, ladder, talk
from .told import face


def draw(session: Session, table: Table, say: Say) -> Markup | None:
    """Winner, breakdown, honours, and what to do next."""
    outcome = table.match.outcome
    if outcome is None:
        return None
    winner = say(table.match.game.presentation().reason(outcome))
    return tag(
        "section",
        {"class": "end", "aria-label": say(Message("End of the game"))},
        tag("h2", {"class": "winner", "tabindex": -1}, winner),
        talk.at_the_end(session, table, say),
        tag(
            "div",
            {"class": "scroll", "tabindex": 0, "role": "region", "aria-label": say(Message("Score"))},
            _breakdown(table.match, outcome, say),
        ),
        honours.at_the_end(session, table, say),
        _next_level(session, table, say),
        _next_game(table, say),
        controls(*_ways_on(table, say)),
    )


def _next_level(session: Session, table: Table, say: Say) -> Markup | None:
    """Another level, if the last games suggest one; a voyage has its own, and guests choose none."""
    counted = len(people(table.match)) == 1 and bool(table.slot) and table.live is None
    if not counted or voyage_of(table.slot):
        return None
    return ladder.draw(session, table.match.game.meta.id, say)


def _next_game(table: Table, say: Say) -> Markup | None:
    """At somebody else's table the host begins the next game."""
    if table.live is None or table.live.orders or table.live.over:
        return None
    text = Message("The host can begin another game: it then opens here.")
    return tag("p", {"class": "hint", "role": "status"}, say(text))


def ranking(match: Match, outcome: Outcome) -> list[int]:
    """The seats, winners first, then by their points."""
    return sorted(range(match.players), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat]))


def _breakdown(match: Match, outcome: Outcome, say: Say) -> Markup:
    """A column for each seat, a row for each source of points."""
    seats = ranking(match, outcome)
    names = [
        tag(
            "th",
            {"scope": "col", "class": f"clan-{match.seats[seat].colour}"},
            face(match, seat),
            _name(seat, say),
        )
        for seat in seats
    ]
    rows = [
        _row(say(source), [outcome.breakdown[seat][key] for seat in seats])
        for key, source in match.game.presentation().sources()
    ]
    return tag(
        "table",
        {"class": "breakdown"},
        tag("caption", {"class": "sr"}, say(Message("Points by source"))),
        tag("thead", None, tag("tr", None, tag("th", {"scope": "col"}, say(Message("Points"))), *names)),
        tag("tbody", None, *rows),
        tag("tfoot", None, _row(say(Message("Total")), [outcome.scores[seat] for seat in seats])),
    )


def _name(seat: int, say: Say) -> str:
    return say(Message("{seat}", seat=Seat(seat)))


def _row(source: str, points: list[int]) -> Markup:
    return tag("tr", None, tag("th", {"scope": "row"}, source), *(tag("td", None, str(n)) for n in points))


def _ways_on(table: Table, say: Say) -> list[Markup | None]:
    """What to do next; after a daily voyage its result is shared, and the others wait."""
    voyage, game = voyage_of(table.slot), table.match.game.meta.id
    again = button(say(Message("Play again")), "rematch", kind="" if voyage else "primary")
    ways: list[Markup | None] = [again if table.slot and (table.live is None or table.live.begins) else None]
    if voyage:
        ways.append(button(say(Message("Share the result")), "share_voyage", "/".join(voyage), "primary"))
        ways.append(door(say(Message("Daily voyage")), "daily"))
    return [
        *ways,
        button(say(Message("Replay")), "replay"),
        button(say(Message("Share")), "share"),
        button(say(Message("Result as a picture")), "picture"),
        door(say(Message("Puzzles")), "puzzles", game) if offers(game, "puzzles") else None,
        door(say(Message("Home")), kind="quiet"),
    ]
