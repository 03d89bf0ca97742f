"""The form for a new game."""

from __future__ import annotations

from longhouse.bots import levels_of
from longhouse.engine import Message, Option
from longhouse.engine.limits import MAX_NAME
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import cover, offers

from ..i18n import Say, translator
from ..model import Draft, Model
from ..say import CLAN_NAMES, LEVEL_NAMES
from ..widgets import button, select
from .frame import bar, notice


def draw(model: Model) -> Markup:
    """The form: how many, who, which options."""
    draft = model.draft
    if draft is None:
        return Markup("")
    game = cover(draft.game)
    say = translator(model.lang, (game.package,))
    return join(
        (
            bar(say, game.meta.title, about=say(Message("New game"))),
            tag(
                "form",
                {"class": "form", "data-do": "begin"},
                notice(model, say),
                _players(draft, say),
                tag("ul", {"class": "seats"}, *(_seat(draft, i, say) for i in range(draft.players))),
                *(_option(draft, option, say) for option in game.meta.options if _matters(option, draft)),
                _more(model, draft, say),
                tag(
                    "div",
                    {"class": "controls"},
                    tag("button", {"class": "btn primary", "type": "submit"}, say(Message("Start the game"))),
                    *(_learn(draft.game, say) if offers(draft.game, "guide") else ()),
                ),
            ),
        )
    )


def _learn(game: str, say: Say) -> tuple[Markup, Markup]:
    return (
        button(say(Message("Learn to play")), "go", f"/learn/{game}", "quiet"),
        button(say(Message("Rules")), "go", f"/rules/{game}", "quiet"),
    )


def _matters(option: Option, draft: Draft) -> bool:
    return not option.players or draft.players in option.players


def _players(draft: Draft, say: Say) -> Markup:
    choices = [
        tag(
            "label",
            {"class": "pick"},
            tag(
                "input",
                {
                    "type": "radio",
                    "name": "players",
                    "value": n,
                    "data-field": "players",
                    "id": f"players-{n}",
                    "checked": n == draft.players,
                },
            ),
            tag("span", None, str(n)),
        )
        for n in cover(draft.game).meta.players
    ]
    return tag(
        "fieldset",
        {"class": "picks"},
        tag("legend", None, say(Message("Players"))),
        tag("div", {"class": "pick-row"}, *choices),
    )


def _seat(draft: Draft, i: int, say: Say) -> Markup:
    seat = draft.seats[i]
    number = i + 1
    whose = say(Message("player {n}", n=number))
    kinds = [("person", say(Message("Person")))]
    levels = levels_of(draft.game)
    kinds += [(level, say(Message("Bot: {level}", level=LEVEL_NAMES[level]))) for level in levels]
    clans = [(str(c), say(clan)) for c, clan in enumerate(CLAN_NAMES)]
    name = tag(
        "input",
        {
            "id": f"name-{i}",
            "name": f"name.{i}",
            "data-field": f"name.{i}",
            "value": seat.name,
            "maxlength": MAX_NAME,
            "autocomplete": "off",
            "placeholder": say(CLAN_NAMES[seat.colour]),
        },
    )
    return tag(
        "li",
        {"class": f"seat clan-{seat.colour}"},
        tag("span", {"class": "seat-number", "aria-hidden": "true"}, str(number)),
        tag(
            "div",
            {"class": "field"},
            tag("label", {"for": f"name-{i}"}, say(Message("Name of player {n}", n=number))),
            name,
        ),
        tag(
            "div",
            {"class": "field"},
            select(f"kind.{i}", say(Message("Played by")), seat.bot or "person", kinds, of=whose),
        ),
        tag(
            "div",
            {"class": "field"},
            select(f"colour.{i}", say(Message("Clan")), str(seat.colour), clans, of=whose),
        ),
    )


def _option(draft: Draft, option: Option, say: Say) -> Markup:
    value = str(option.values.index(draft.options[option.name]))
    choices = [(str(i), say(label)) for i, label in enumerate(option.value_labels)]
    return tag(
        "div",
        {"class": "field"},
        select(f"option.{option.name}", say(option.label), value, choices),
        tag("small", None, say(option.help)) if option.help else None,
    )


def _more(model: Model, draft: Draft, say: Say) -> Markup:
    """Things that few people want: the curtain and the seed."""
    return tag(
        "details",
        {"class": "more", "open": bool(draft.seed or draft.error)},
        tag("summary", None, say(Message("More settings"))),
        tag(
            "div",
            {"class": "field check"},
            tag(
                "input",
                {
                    "type": "checkbox",
                    "id": "curtain",
                    "name": "curtain",
                    "data-field": "set.curtain",
                    "checked": model.settings.curtain,
                },
            ),
            tag(
                "label",
                {"for": "curtain"},
                say(Message("Hide everything while the device is passed to somebody with secrets")),
            ),
        ),
        tag(
            "div",
            {"class": "field"},
            tag("label", {"for": "field-seed"}, say(Message("Seed"))),
            tag(
                "input",
                {
                    "id": "field-seed",
                    "name": "seed",
                    "data-field": "seed",
                    "value": draft.seed,
                    "inputmode": "numeric",
                    "autocomplete": "off",
                    "aria-describedby": "seed-help",
                    "aria-invalid": "true" if draft.error else None,
                },
            ),
            tag(
                "small",
                {"id": "seed-help"},
                say(Message("The same number gives the same setup. Empty: at random.")),
            ),
            tag("p", {"class": "error", "role": "alert"}, say(draft.error)) if draft.error else None,
        ),
    )
