"""The end of a game: who won, why, and where the points came from."""

from __future__ import annotations

from longhouse.engine import Message, Seat
from longhouse.engine.markup import Markup, join, tag

from ..daily import voyage_of
from ..i18n import Say
from ..model import Table
from ..widgets import button


def draw(table: Table, say: Say) -> Markup | None:
    """Winner, breakdown, and what to do next."""
    match = table.match
    outcome = match.outcome
    if outcome is None:
        return None
    show = match.game.presentation()
    seats = sorted(
        range(match.players), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat])
    )
    head = [
        tag(
            "th",
            {"scope": "col", "class": f"clan-{match.seats[seat].colour}"},
            say(Message("{seat}", seat=Seat(seat))),
        )
        for seat in seats
    ]
    rows = [
        tag(
            "tr",
            None,
            tag("th", {"scope": "row"}, say(name)),
            *(tag("td", None, str(outcome.breakdown[seat][key])) for seat in seats),
        )
        for key, name in show.sources()
    ]
    total = [tag("td", None, str(outcome.scores[seat])) for seat in seats]
    kind = "" if voyage_of(table.slot) else "primary"
    again = button(say(Message("Play again")), "rematch", kind=kind) if table.slot else None
    return tag(
        "section",
        {"class": "end", "aria-label": say(Message("End of the game"))},
        tag("h2", {"class": "winner", "tabindex": -1}, say(show.reason(outcome))),
        tag(
            "div",
            {"class": "scroll", "tabindex": 0, "role": "region", "aria-label": say(Message("Score"))},
            tag(
                "table",
                {"class": "breakdown"},
                tag("caption", {"class": "sr"}, say(Message("Points by source"))),
                tag(
                    "thead", None, tag("tr", None, tag("th", {"scope": "col"}, say(Message("Points"))), *head)
                ),
                tag("tbody", None, *rows),
                tag(
                    "tfoot", None, tag("tr", None, tag("th", {"scope": "row"}, say(Message("Total"))), *total)
                ),
            ),
        ),
        tag(
            "div",
            {"class": "controls"},
            again,
            _voyage(table, say),
            button(say(Message("Replay")), "replay"),
            button(say(Message("Share")), "share"),
            button(say(Message("Result as a picture")), "picture"),
            button(say(Message("Home")), "go", "/", "quiet"),
        ),
    )


def _voyage(table: Table, say: Say) -> Markup | None:
    """The end of a daily voyage: its result is shared, and the others wait."""
    found = voyage_of(table.slot)
    if found is None:
        return None
    return join(
        (
            button(say(Message("Share the result")), "share_voyage", "/".join(found), "primary"),
            button(say(Message("Daily voyage")), "go", "/daily"),
        )
    )
