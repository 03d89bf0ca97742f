"""The local record: games, wins, averages and bests, by game, seats and level."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import GAMES, cover, packages

from ..i18n import Say, translator
from ..ledger import Figures, Ledger, figures, groups, read
from ..model import Model
from ..say import LEVEL_NAMES
from ..widgets import button
from .frame import bar, notice

RULE = Message(
    "Counted are games that one person finished against bots, each once: taking back the end or playing the "
    "same seed again changes nothing. Practice does not count. A shared victory is a win. All of this stays "
    "on this device."
)


def draw(model: Model) -> Markup:
    """The whole screen."""
    say = translator(model.lang, packages())
    ledger = read(model.ledger)
    return join(
        (
            bar(say, say(Message("Your record"))),
            tag(
                "div",
                {"class": "form"},
                notice(model, say),
                _unread(ledger, say),
                *_games(model, ledger, say),
                tag("p", {"class": "hint"}, say(RULE)),
                _ways(model, say),
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


def _games(model: Model, ledger: Ledger, say: Say) -> list[Markup]:
    if not ledger.results:
        voyages = button(say(Message("Today’s voyages")), "go", "/daily", "primary")
        return [
            tag("p", None, say(Message("Nothing yet: finish a game against bots."))),
            tag("div", {"class": "controls"}, voyages),
        ]
    found = groups(ledger.results)
    tables = []
    for game in GAMES:
        rows = [
            _row(say(_kind(players, level)), figures(results), model.lang)
            for (name, players, level), results in found.items()
            if name == game
        ]
        if len(rows) > 1:
            every = [result for result in ledger.results if result.game == game]
            rows.append(_row(say(Message("All")), figures(every), model.lang))
        if rows:
            tables.append(_table(cover(game).meta.title, rows, say))
    return tables


def _kind(players: int, level: str) -> Message:
    name = LEVEL_NAMES.get(level, Message("different levels"))
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
    average = f"{found.average:.1f}"
    cells = (found.games, found.wins, average.replace(".", ",") if lang == "fr" else average, found.best)
    return tag("tr", None, tag("th", {"scope": "row"}, kind), *(tag("td", None, str(cell)) for cell in cells))


def _ways(model: Model, say: Say) -> Markup | None:
    if not model.ledger:
        return None
    return tag(
        "div",
        {"class": "controls"},
        button(say(Message("Export as a file")), "export_record"),
        button(say(Message("Erase the record")), "erase", kind="danger"),
    )
