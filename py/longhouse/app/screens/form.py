"""The form for a new game: how many, who, and what few people want to change."""

from __future__ import annotations

from longhouse.bots import Villager, levels_of, usual_level
from longhouse.engine import Message, Option
from longhouse.engine.limits import MAX_NAME
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import cover, offers

from ..faces import ABOUT, expected
from ..i18n import Say, translator
from ..ladder import suggested
from ..model import Session
from ..pages import Draft, DraftSeat, NewGame
from ..say import CLAN_NAMES, LEVEL_NAMES
from ..widgets import controls, door, field, select
from . import ladder, portrait
from .frame import bar, notice

HOW = {
    "thrall": Message("kind"),
    "karl": Message("fair"),
    "jarl": Message("strong"),
    "skald": Message("strongest"),
}
STRENGTHS = {
    "thrall": Message("Plays anything that the rules allow, good or bad: easily beaten."),
    "karl": Message("Takes what looks best at once, and does not think ahead."),
    "jarl": Message("Thinks ahead, and wins most games against Karl."),
    "skald": Message("Thinks ahead the longest: the strongest of the four."),
}
FIRST = Message("Take this one first.")


def draw(session: Session, page: NewGame) -> Markup:
    """The form: how many, who, which options."""
    draft = page.draft
    game = cover(draft.game)
    say = translator(session.lang, (game.package,))
    come = expected(session, draft)
    return join(
        (
            bar(say, game.meta.title, about=say(Message("New game"))),
            tag(
                "form",
                {"class": "form", "data-do": "begin"},
                notice(session, say),
                tag(
                    "div",
                    {"class": "form-top"},
                    _players(draft, say),
                    door(say(Message("Play with friends")), "friends", draft.game, kind="quiet"),
                ),
                _levels(draft.game, say),
                tag("ul", {"class": "seats"}, *(_seat(draft, i, come[i], say) for i in range(draft.players))),
                _level(session, draft, say),
                _how(session, draft, say),
                _more(session, draft, say),
                tag(
                    "div",
                    {"class": "controls form-start"},
                    tag("button", {"class": "btn primary", "type": "submit"}, say(Message("Start the game"))),
                ),
                controls(*_learn(draft.game, say)) if offers(draft.game, "guide") else None,
            ),
        )
    )


def _learn(game: str, say: Say) -> tuple[Markup, Markup]:
    return (
        door(say(Message("Learn to play")), "learn", game, kind="quiet"),
        door(say(Message("Rules")), "rules", game, kind="quiet"),
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


def _seat(draft: Draft, i: int, comes: Villager | None, say: Say) -> Markup:
    seat = draft.seats[i]
    number = i + 1
    whose = say(Message("player {n}", n=number))
    about = _about(draft, seat, say)
    kinds = [
        ("person", say(Message("A person here"))),
        ("elsewhere", say(Message("A person elsewhere"))),
    ]
    levels = levels_of(draft.game)
    kinds += [
        (level, say(Message("Bot: {level} ({how})", level=LEVEL_NAMES[level], how=HOW[level])))
        for level in levels
    ]
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
            "placeholder": comes.name if comes else say(CLAN_NAMES[seat.colour]),
        },
    )
    return tag(
        "li",
        {"class": f"seat clan-{seat.colour}"},
        tag("span", {"class": "seat-number", "aria-hidden": "true"}, str(number)),
        field(tag("label", {"for": f"name-{i}"}, say(Message("Name of player {n}", n=number))), name),
        field(select(f"kind.{i}", say(Message("Played by")), _kind(seat), kinds, of=whose)),
        field(select(f"colour.{i}", say(Message("Clan")), str(seat.colour), clans, of=whose)),
        _face(comes, seat.colour, say) if comes else None,
        tag("small", {"class": "seat-about"}, about) if about else None,
    )


def _face(comes: Villager, colour: int, say: Say) -> Markup:
    """Who of the village comes: portrait, and how they play."""
    return tag("b", {"class": "seat-face"}, portrait.draw(comes, colour), say(ABOUT[comes.name]))


def _how(session: Session, draft: Draft, say: Say) -> Markup | None:
    """How people elsewhere take part, if there are any."""
    if not any(seat.elsewhere for seat in draft.seats[: draft.players]):
        return None
    if not session.can_connect:
        from ..live.words import NO_CONNECTION

        return tag("p", {"class": "hint"}, say(NO_CONNECTION))
    ways = [
        ("live", say(Message("live, at the same time"))),
        ("link", say(Message("by link, whenever they like"))),
    ]
    label = say(Message("Who is elsewhere plays"))
    return field(select("how", label, "live" if draft.live else "link", ways))


def _levels(game: str, say: Say) -> Markup | None:
    """All levels beside each other, for whoever wonders which to take."""
    levels = levels_of(game)
    if len(levels) < 2:
        return None
    rows = (
        tag(
            "li",
            {"class": "usual" if level == usual_level(game) else None},
            tag("b", None, say(LEVEL_NAMES[level])),
            tag("span", None, say(STRENGTHS[level])),
            tag("strong", None, say(FIRST)) if level == usual_level(game) else None,
        )
        for level in levels
    )
    return tag(
        "details",
        {"class": "levels"},
        tag("summary", None, say(Message("How strong are the bots?"))),
        tag("ul", None, *rows),
    )


def _level(session: Session, draft: Draft, say: Say) -> Markup | None:
    """Another level, if the last games suggest one and some bot is not of it yet."""
    step = suggested(session, draft.game)
    bots = {seat.bot for seat in draft.seats[: draft.players] if seat.bot}
    return ladder.draw(session, draft.game, say) if step and bots - {step.level} else None


def _kind(seat: DraftSeat) -> str:
    return seat.bot or ("elsewhere" if seat.elsewhere else "person")


def _about(draft: Draft, seat: DraftSeat, say: Say) -> str:
    """How strong a bot is; what somebody elsewhere gets."""
    game = draft.game
    if seat.elsewhere and draft.live:
        return say(Message("You send an invitation; they play on their own device."))
    if seat.elsewhere:
        return say(Message("You send a link whenever it is their turn."))
    if not seat.bot:
        return ""
    first = seat.bot == usual_level(game) and len(levels_of(game)) > 1
    return " ".join(map(say, (STRENGTHS[seat.bot], *([FIRST] if first else ()))))


def _option(draft: Draft, option: Option, say: Say) -> Markup:
    value = str(option.values.index(draft.options[option.name]))
    choices = [(str(i), say(label)) for i, label in enumerate(option.value_labels)]
    return field(
        select(f"option.{option.name}", say(option.label), value, choices),
        tag("small", None, say(option.help)) if option.help else None,
    )


def _more(session: Session, draft: Draft, say: Say) -> Markup:
    """What nobody must decide before a first game: options of the rules, the curtain, the seed."""
    options = [option for option in cover(draft.game).meta.options if _matters(option, draft)]
    return tag(
        "details",
        {"class": "more", "open": bool(draft.seed or draft.error)},
        tag("summary", None, say(Message("More settings"))),
        *(_option(draft, option, say) for option in options),
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
                    "checked": session.settings.curtain,
                },
            ),
            tag(
                "label",
                {"for": "curtain"},
                say(Message("Hide everything while the device is passed to somebody with secrets")),
            ),
        ),
        field(
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
                say(Message("The same number gives the same setup. Leave it empty for a random one.")),
            ),
            tag("p", {"class": "error", "role": "alert"}, say(draft.error)) if draft.error else None,
        ),
    )
