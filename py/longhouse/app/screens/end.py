"""The end of a game: who won, why, and where the points came from."""

from __future__ import annotations

from longhouse.engine import Message, Seat
from longhouse.engine.markup import Markup, tag

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
    again = button(say(Message("Play again")), "rematch", kind="primary") if table.slot else None
    return tag(
        "section",
        {"class": "end", "aria-label": say(Message("End of the game"))},
        tag("h2", {"class": "winner"}, say(show.reason(outcome))),
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
            button(say(Message("Replay")), "replay"),
            button(say(Message("Share")), "share"),
            button(say(Message("Result as a picture")), "picture"),
            button(say(Message("Home")), "go", "/", "quiet"),
        ),
    )
