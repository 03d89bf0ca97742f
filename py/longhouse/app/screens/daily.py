"""The daily voyage: today's games, how they ended here, and the row of days."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import GAMES, cover, packages

from .. import daily
from ..i18n import Say, translator
from ..ledger import Ledger, Result, read
from ..model import Model
from ..slots import listed
from ..widgets import button
from .frame import bar, notice


def draw(model: Model) -> Markup:
    """The voyages of one date."""
    say = translator(model.lang, packages())
    ledger = read(model.ledger)
    day = daily.day_shown(model)
    about = Message(
        "One voyage a day for each game, the same for everybody: you against two bots of the level Karl. "
        "Your first result counts."
    )
    games = [model.voyage[1]] if model.voyage[1] else list(GAMES)
    return join(
        (
            bar(say, say(Message("Daily voyage")), about=day),
            tag(
                "div",
                {"class": "form daily"},
                notice(model, say),
                tag("p", None, say(about)),
                tag("p", {"class": "streak"}, tag("b", None, say(row(model, ledger)))),
                tag("ul", {"class": "games"}, *(_voyage(model, ledger, day, game, say) for game in games)),
                _others(model, say),
            ),
        )
    )


def row(model: Model, ledger: Ledger) -> Message:
    """The days in a row, in words."""
    days = daily.streak(ledger, daily.this_day(model))
    if not days:
        return Message("No voyage yesterday or today: begin a new streak.")
    return Message.plural("{n} day in a row.", "{n} days in a row.", n=days)


def _others(model: Model, say: Say) -> Markup:
    """To today's voyages from one that came in a link, and to the record."""
    there = None
    if any(model.voyage):
        there = button(say(Message("All voyages of today")), "go", "/daily")
    return tag(
        "div", {"class": "controls"}, there, button(say(Message("Your record")), "go", "/record", "quiet")
    )


def _voyage(model: Model, ledger: Ledger, day: str, game: str, say: Say) -> Markup:
    show = cover(game)
    found = daily.result(ledger, day, game)
    best = daily.best(ledger, game)
    return tag(
        "li",
        {"class": "card"},
        show.emblem(),
        tag("h2", None, show.meta.title),
        tag("p", None, say(daily.told(found))) if found else None,
        tag("p", {"class": "hint"}, say(Message("Your best: {points}", points=best)))
        if best is not None
        else None,
        tag("div", {"class": "controls"}, *_ways(model, found, day, game, say)),
    )


def _ways(model: Model, found: Result | None, day: str, game: str, say: Say) -> list[Markup]:
    text = model.stored.get(daily.slot_of(day, game))
    kept = listed("", text) if text is not None else None
    if kept is None or kept.problem:
        label = Message("Sail again") if found else Message("Begin the voyage")
    else:
        label = Message("Look at it") if kept.over else Message("Continue")
    title = cover(game).meta.title
    name = say(Message("{action}: {title}", action=label, title=title))
    where = f"{day}/{game}"
    ways = [button(say(label), "sail", where, "" if found else "primary", **{"aria-label": name})]
    if found:
        share = Message("Share the result")
        name = say(Message("{action}: {title}", action=share, title=title))
        ways.append(button(say(share), "share_voyage", where, "primary", **{"aria-label": name}))
    return ways
