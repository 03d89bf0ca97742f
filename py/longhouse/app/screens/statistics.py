"""The record in figures and small charts: each game by level, clan and style, and its points over time."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine import Message
from longhouse.engine.markup import Markup, tag
from longhouse.games import GAMES, cover

from ..figures import Figures, Share, by_clan, by_level, by_style, figures, groups
from ..i18n import Say, written_number
from ..ledger import Ledger, Result
from ..model import Session
from ..say import CLAN_NAMES, LEVEL_NAMES
from .picture import emblem

MIXED = Message("mixed levels")
STYLE_NAMES = {
    "raider": Message("Raiders"),
    "merchant": Message("Merchants"),
    "cautious": Message("The cautious"),
}
LAST = 24  # games that the chart of points shows
WIDE, HIGH, EDGE = 320, 84, 8


def draw(session: Session, ledger: Ledger, say: Say) -> list[Markup]:
    """A section for each game that was played."""
    sections = []
    for game in GAMES:
        results = [result for result in ledger.results if result.game == game]
        if results:
            sections.append(_game(session, game, results, say))
    return sections


def _game(session: Session, game: str, results: list[Result], say: Say) -> Markup:
    title, found = cover(game).meta.title, figures(results)
    return tag(
        "section",
        {"class": "record"},
        tag("h2", None, title),
        _numbers(found, session.lang, say),
        _course(results, say),
        tag(
            "div",
            {"class": "charts"},
            _chart(say(Message("By level")), by_level(results), _level, say),
            _chart(say(Message("By clan")), by_clan(results), _clan, say),
            _chart(say(Message("By style of the bots")), by_style(results), _style, say),
        ),
        _details(session, title, results, say),
    )


def _numbers(found: Figures, lang: str, say: Say) -> Markup:
    pairs = (
        (Message("Played"), str(found.games)),
        (Message("Wins"), str(found.wins)),
        (Message("Average"), written_number(found.average, lang)),
        (Message("Best"), str(found.best)),
    )
    shown = (tag("div", None, tag("dt", None, say(name)), tag("dd", None, value)) for name, value in pairs)
    return tag("dl", {"class": "numbers"}, *shown)


# -- points over time


def _course(results: list[Result], say: Say) -> Markup | None:
    """The points of the last games: a full dot is a win."""
    last = results[-LAST:]
    if len(last) < 2:
        return None
    points = [result.points for result in last]
    low, high = min(points), max(points)
    step = (WIDE - 2 * EDGE) / (len(last) - 1)

    def at(place: int) -> tuple[float, float]:
        share = (points[place] - low) / (high - low) if high > low else 0.5
        return EDGE + place * step, HIGH - EDGE - share * (HIGH - 2 * EDGE)

    places = [at(place) for place in range(len(last))]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    dots = "".join(
        f'<circle class="{"victory" if result.won else "defeat"}" cx="{x:.1f}" cy="{y:.1f}" r="5"/>'
        for (x, y), result in zip(places, last, strict=True)
    )
    label = say(Message("Points of the last games, oldest first: {list}", list=", ".join(map(str, points))))
    picture = Markup(
        f'<svg viewBox="0 0 {WIDE} {HIGH}" aria-hidden="true" focusable="false">'
        f'<polyline points="{line}"/>{dots}</svg>'
    )
    legend = say(Message("Points of the last games; a full dot is a win."))
    spoken = tag("p", {"class": "sr"}, label)
    return tag(
        "figure", {"class": "course"}, picture, tag("figcaption", {"aria-hidden": "true"}, legend), spoken
    )


# -- shares of wins


def _level(key: str, say: Say) -> tuple[Markup | None, str]:
    return None, say(LEVEL_NAMES.get(key, MIXED))


def _clan(key: str, say: Say) -> tuple[Markup | None, str]:
    return emblem(int(key)), say(CLAN_NAMES[int(key)])


def _style(key: str, say: Say) -> tuple[Markup | None, str]:
    return None, say(STYLE_NAMES[key])


def _chart(
    title: str, shares: list[Share], named: Callable[[str, Say], tuple[Markup | None, str]], say: Say
) -> Markup | None:
    """A bar for each: as wide as the share of games that were won."""
    if not shares:
        return None
    rows = []
    for share in shares:
        picture, name = named(share.key, say)
        text = say(Message("{wins} of {games}", wins=share.wins, games=share.games))
        width = 100 * share.wins / share.games
        bar = Markup(
            '<svg class="bar-chart" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true" '
            f'focusable="false"><rect class="all" width="100" height="10"/>'
            f'<rect class="part" width="{width:.1f}" height="10"/></svg>'
        )
        rows.append(
            tag(
                "tr",
                None,
                tag("th", {"scope": "row"}, tag("span", {"class": "who"}, picture, name)),
                tag("td", {"class": "bar-cell"}, bar),
                tag("td", None, text),
            )
        )
    return tag("table", {"class": "chart"}, tag("caption", None, title), tag("tbody", None, *rows))


# -- all figures


def _details(session: Session, title: str, results: list[Result], say: Say) -> Markup:
    """Every kind of table by itself, for those who want the numbers."""
    rows = [
        _row(say(_kind(players, level)), figures(found), session.lang)
        for (_, players, level), found in groups(results).items()
    ]
    heads = (Message("Against"), Message("Played"), Message("Wins"), Message("Average"), Message("Best"))
    head = tag("tr", None, *(tag("th", {"scope": "col"}, say(head)) for head in heads))
    table = tag(
        "table",
        {"class": "breakdown"},
        tag("caption", {"class": "sr"}, title),
        tag("thead", None, head),
        tag("tbody", None, *rows),
    )
    scroll = {"class": "scroll", "tabindex": 0, "role": "region", "aria-label": title}
    return tag(
        "details",
        {"class": "more"},
        tag("summary", None, say(Message("By number of seats"))),
        tag("div", scroll, table),
    )


def _kind(players: int, level: str) -> Message:
    return Message("{players} seats, {level}", players=players, level=LEVEL_NAMES.get(level, MIXED))


def _row(kind: str, found: Figures, lang: str) -> Markup:
    cells = (found.games, found.wins, written_number(found.average, lang), found.best)
    return tag("tr", None, tag("th", {"scope": "row"}, kind), *(tag("td", None, str(cell)) for cell in cells))
