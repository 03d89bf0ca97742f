"""The record: the finished games on this device, counted, handed out as a file, erased."""

from __future__ import annotations

import json

from longhouse.engine import Message
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import GAMES, cover, packages

from .. import effects as fx
from ..calendar import day_of
from ..i18n import Say, translator, written_number
from ..ledger import Figures, Ledger, figures, groups, puzzles_of, read
from ..library import toast
from ..model import Change, Model, Session, Step, left, replace
from ..pages import Record
from ..say import LEVEL_NAMES
from ..screens.frame import bar, notice
from ..widgets import button, controls, door
from . import Room, in_session


def open_page(model: Model) -> Step:
    """Show the record."""
    return Model(left(model.session), Record()), [fx.Focus("h1")]


def _export(session: Session, _said: str) -> Change:
    """Hand out the record as a file."""
    rows = [{**result._asdict(), "won": result.won} for result in read(session.ledger).results]
    text = json.dumps({"longhouse_record": 1, "games": rows}, ensure_ascii=False, indent=1)
    name = f"longhouse-record-{day_of(session.now, session.timezone)}.json"
    return session, [fx.Download(name, text)]


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


def draw(session: Session) -> Markup:
    """The whole screen."""
    say = translator(session.lang, packages())
    ledger = read(session.ledger)
    return join(
        (
            bar(say, say(Message("Your record"))),
            tag(
                "div",
                {"class": "form"},
                notice(session, say),
                _unread(ledger, say),
                *_games(session, ledger, say),
                tag("p", {"class": "hint"}, say(RULE)),
                _ways(ledger, say),
            ),
        )
    )


def _unread(ledger: Ledger, say: Say) -> Markup | None:
    if not ledger.unread:
        return None
    text = Message.plural(
        "{n} entry of the record could not be read. It is kept, but not counted.",
        "{n} entries of the record could not be read. They are kept, but not counted.",
        n=ledger.unread,
    )
    return tag("p", {"class": "notice"}, say(text))


def _games(session: Session, ledger: Ledger, say: Say) -> list[Markup]:
    if not ledger.results:
        voyages = door(say(Message("Today’s voyages")), "daily", kind="primary")
        return [
            tag("p", None, say(Message("Nothing yet: finish a game against bots."))),
            controls(voyages),
        ]
    found = groups(ledger.results)
    tables = []
    for game in GAMES:
        rows = [
            _row(say(_kind(players, level)), figures(results), session.lang)
            for (name, players, level), results in found.items()
            if name == game
        ]
        if len(rows) > 1:
            every = [result for result in ledger.results if result.game == game]
            rows.append(_row(say(Message("All")), figures(every), session.lang))
        if rows:
            tables.append(_table(cover(game).meta.title, rows, say))
    return tables


def _kind(players: int, level: str) -> Message:
    name = LEVEL_NAMES.get(level, Message("mixed levels"))
    return Message("{players} seats, {level}", players=players, level=name)


def _table(title: str, rows: list[Markup], say: Say) -> Markup:
    heads = (Message("Against"), Message("Played"), Message("Wins"), Message("Average"), Message("Best"))
    return tag(
        "section",
        {"class": "record"},
        tag("h2", None, title),
        tag(
            "div",
            {"class": "scroll", "tabindex": 0, "role": "region", "aria-label": title},
            tag(
                "table",
                {"class": "breakdown"},
                tag("caption", {"class": "sr"}, title),
                tag(
                    "thead",
                    None,
                    tag("tr", None, *(tag("th", {"scope": "col"}, say(head)) for head in heads)),
                ),
                tag("tbody", None, *rows),
            ),
        ),
    )


def _row(kind: str, found: Figures, lang: str) -> Markup:
    cells = (found.games, found.wins, written_number(found.average, lang), found.best)
    return tag("tr", None, tag("th", {"scope": "row"}, kind), *(tag("td", None, str(cell)) for cell in cells))


def _ways(ledger: Ledger, say: Say) -> Markup | None:
    if not ledger.results and not ledger.unread:
        return None
    return controls(
        button(say(Message("Export as a file")), "export_record"),
        button(say(Message("Erase the record")), "erase", kind="danger"),
    )


ROOM = Room(
    title=lambda _session, _page, say: say(Message("Your record")),
    draw=lambda session, _page: draw(session),
    handlers={"export_record": in_session(_export), "erase": in_session(_erase)},
)
