"""The record: the finished games on this device, counted and shown again, handed out as a file, erased."""

from __future__ import annotations

import json

from longhouse.engine import Message
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import packages

from .. import effects as fx
from ..calendar import day_of
from ..i18n import Say, translator
from ..ledger import Ledger, puzzles_of, read
from ..library import toast
from ..model import Change, Model, Session, Step, left, replace, within
from ..pages import Record
from ..replay import run_replay
from ..routes import to
from ..screens import best, honours, statistics
from ..screens.frame import bar, notice
from ..widgets import button, controls, door
from . import Handler, Room, enter, in_session

PARTS = {"": Message("Figures"), "best": Message("Best games"), "honours": Message("Honours")}
GONE = Message("The moves of this game are not kept.")


def open_page(model: Model, part: str = "") -> Step:
    """Show the record, or a part of it."""
    page = Record(part if part in PARTS else "")
    return Model(left(model.session), page), [fx.Focus("h1")]


def _relive(model: Model, id: str) -> Step:
    """Show a game of the record again, from its first move on."""
    link = read(model.session.ledger).links.get(id)
    if link is None:
        return replace(model, session=replace(model.session, notice=GONE)), []
    opened, effects = enter("play", model, link, opener="open_link")
    table = opened.session.table
    if table is None:
        return opened, effects
    shown, running = within(opened, run_replay(opened.session, table))
    return shown, [*effects, *running]


def _export(session: Session, _said: str) -> Change:
    """Hand out the record as a file."""
    ledger = read(session.ledger)
    rows = [
        {**result._asdict(), "won": result.won, "moves": ledger.links.get(result.id, "")}
        for result in ledger.results
    ]
    marks, friends = ([one._asdict() for one in some] for some in (ledger.marks, ledger.friends))
    whole = {"longhouse_record": 1, "games": rows, "voyages": marks, "friends": friends}
    name = f"longhouse-record-{day_of(session.now, session.timezone)}.json"
    return session, [fx.Download(name, json.dumps(whole, ensure_ascii=False, indent=1))]


def _erase(session: Session, _said: str) -> Change:
    """Forget all results but those of puzzles; the toast can bring them back."""
    erased, left_over = session.ledger, puzzles_of(session.ledger)
    session = replace(session, ledger=left_over)
    note = Message("The record was erased.")
    session, effects = toast(session, note, "unerase", Message("Undo"), ("", erased))
    return session, [*effects, fx.PutLedger(left_over), fx.Focus(".toast button")]


# -- drawing


RULE = Message(
    "Games that one person finished against bots are counted, each of them once: taking back the end or "
    "playing the same seed again changes nothing. Practice does not count. A shared victory is a win. All "
    "of this stays on this device."
)


def draw(session: Session, page: Record) -> Markup:
    """The whole screen."""
    say = translator(session.lang, packages())
    ledger = read(session.ledger)
    return join(
        (
            bar(say, say(Message("Your record")), about=say(PARTS[page.part]) if page.part else ""),
            tag(
                "div",
                {"class": "form record-page"},
                notice(session, say),
                _parts(page, say),
                _unread(ledger, say),
                *_shown(session, page, ledger, say),
                tag("p", {"class": "hint"}, say(RULE)),
                _ways(session, say),
            ),
        )
    )


def _parts(page: Record, say: Say) -> Markup:
    """The way to the other parts of the record."""
    doors = [
        button(
            say(name), "go", to("record", part), "primary" if part == page.part else "quiet",
            **{"aria-current": "page" if part == page.part else None},
        )
        for part, name in PARTS.items()
    ]  # fmt: skip
    return tag("nav", {"class": "record-parts", "aria-label": say(Message("Parts of the record"))}, *doors)


def _shown(session: Session, page: Record, ledger: Ledger, say: Say) -> list[Markup]:
    if page.part == "honours":
        return honours.draw(session, ledger, say)
    if page.part == "best":
        return best.draw(session, ledger, say)
    if ledger.results:
        return statistics.draw(session, ledger, say)
    voyages = door(say(Message("Today’s voyages")), "daily", kind="primary")
    return [tag("p", None, say(Message("Nothing yet: finish a game against bots."))), controls(voyages)]


def _unread(ledger: Ledger, say: Say) -> Markup | None:
    if not ledger.unread:
        return None
    text = Message.plural(
        "{n} entry of the record could not be read. It is kept, but not counted.",
        "{n} entries of the record could not be read. They are kept, but not counted.",
        n=ledger.unread,
    )
    return tag("p", {"class": "notice"}, say(text))


def _ways(session: Session, say: Say) -> Markup | None:
    if puzzles_of(session.ledger) == session.ledger:  # nothing to erase
        return None
    return controls(
        button(say(Message("Export as a file")), "export_record"),
        button(say(Message("Erase the record")), "erase", kind="danger"),
    )


ROOM = Room(
    title=lambda _session, _page, say: say(Message("Your record")),
    draw=draw,
    handlers={
        "export_record": in_session(_export),
        "erase": in_session(_erase),
        "relive": Handler(_relive, fresh=True),
    },
)
