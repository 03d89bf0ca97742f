"""Honours as medals: on the page of the record, and at the end of the game that earned them."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.deeds import Deed
from longhouse.engine.markup import Markup, tag
from longhouse.games import GAMES, cover

from ..honours import Honour, earned, of_game
from ..i18n import Say, written_date
from ..ledger import Ledger
from ..model import Session, Table
from ..widgets import named_button

REPLAY = Message("Replay")


def medal(deed: Deed, lit: bool = True) -> Markup:
    """A medal on its ribbon, its rim by how hard the deed is; dim while it is not earned."""
    dim = "" if lit else " dim"
    return Markup(
        f'<svg class="medal rank-{deed.rank}{dim}" viewBox="-24 -30 48 56" aria-hidden="true" '
        'focusable="false"><path class="ribbon" d="M-13-30H13L9-12H-9z"/>'
        '<path class="ribbon-fold" d="M-4.500-30h9v14h-9z"/><circle class="rim" r="21.500"/>'
        f'<circle class="disc" r="18"/><g>{deed.sign}</g></svg>'
    )


def at_the_end(session: Session, table: Table, say: Say) -> Markup | None:
    """What the game that has just ended, or is looked at again, was honoured for."""
    found = earned(session, table.match)
    if not found or not table.slot:
        return None
    return tag(
        "section",
        {"class": "earned", "aria-label": say(Message("Honours"))},
        *(
            tag(
                "p",
                None,
                medal(deed),
                tag(
                    "span",
                    None,
                    tag("b", None, say(deed.title)),
                    tag("small", None, say(Message("A new honour!") if first else deed.about)),
                ),
            )
            for deed, first in found
        ),
    )


def draw(session: Session, ledger: Ledger, say: Say) -> list[Markup]:
    """Every honour of every game, earned or not."""
    sections = []
    for game in GAMES:
        found = of_game(ledger, game)
        if not found:
            continue
        got = sum(honour.first is not None for honour in found)
        count = Message("{got} of {all}", got=got, all=len(found))
        sections.append(
            tag(
                "section",
                {"class": "record"},
                tag("h2", None, cover(game).meta.title, " ", tag("small", None, say(count))),
                tag("ul", {"class": "honours"}, *(_honour(session, ledger, one, say) for one in found)),
            )
        )
    return sections


def _honour(session: Session, ledger: Ledger, honour: Honour, say: Say) -> Markup:
    deed, first = honour.deed, honour.first
    when = say(Message("Not yet."))
    if first is not None:
        date = written_date(first.day, session.lang)
        when = say(Message("Earned on {date}.", date=date))
        if honour.times > 1:
            when = say(Message("Earned {n} times, first on {date}.", n=honour.times, date=date))
    title = say(deed.title)
    return tag(
        "li",
        {"class": "honour" if first else "honour missing"},
        medal(deed, first is not None),
        tag("h3", None, title),
        tag("p", None, say(deed.about)),
        tag("p", {"class": "hint"}, when),
        named_button(say, REPLAY, title, "relive", first.id) if first and first.id in ledger.links else None,
    )
