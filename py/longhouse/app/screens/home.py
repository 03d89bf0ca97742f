"""Home: the games, what can be continued, links and files."""

from __future__ import annotations

from longhouse.engine import Message
from longhouse.engine.limits import MAX_LISTED
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import GAMES, PACKAGES, cover, has_guide

from .. import renewal
from ..i18n import LANGUAGES, Say, translator
from ..library import slots_of, title_of
from ..model import Model
from ..say import CLAN_NAMES, LEVEL_NAMES
from ..slots import Slot
from ..widgets import button, civil_date, select
from . import teaser
from .frame import notice


def draw(model: Model) -> Markup:
    """The home screen."""
    say = translator(model.lang, PACKAGES)
    slots = slots_of(model)
    return tag(
        "div",
        {"class": "home"},
        masthead(say),
        notice(model, say),
        renewal.notice(model, say),
        _storage(model, say),
        games(model, say),
        teaser.draw(model, say),
        _continue(model, slots, say),
        _open(say),
        _foot(model, say),
    )


def masthead(say: Say) -> Markup:
    """The name of the house."""
    text = Message("Viking board games at one table: on this device, without a network.")
    heading = tag("h1", {"tabindex": -1}, "Longhouse")
    return tag("header", {"class": "masthead"}, heading, tag("p", None, say(text)))


def _storage(model: Model, say: Say) -> Markup | None:
    if not model.storage:
        return None
    text = Message("This browser does not let the page save anything: games end with the tab, unless shared.")
    return tag("p", {"class": "notice"}, say(text))


def games(model: Model, say: Say) -> Markup:
    """A card for each game."""
    cards = []
    for game in map(cover, GAMES):
        meta = game.meta
        facts = Message(
            "{low} to {high} players, {short} to {long} minutes",
            low=meta.players[0],
            high=meta.players[-1],
            short=meta.minutes[0],
            long=meta.minutes[1],
        )
        buttons = (button(text, "go", *rest) for text, *rest in doors(model, meta.id, say))
        cards.append(
            tag(
                "li",
                {"class": "card"},
                game.emblem(),
                tag("h3", None, meta.title),
                tag("p", None, say(meta.blurb)),
                tag("p", {"class": "hint"}, say(facts)),
                tag("div", {"class": "controls"}, *buttons),
            )
        )
    return tag("section", None, tag("h2", None, say(Message("Games"))), tag("ul", {"class": "games"}, *cards))


def doors(model: Model, game: str, say: Say) -> list[tuple[str, str, str]]:
    """Learn, play, look something up; who is new here is shown the lesson first. Text, address, kind."""
    if not has_guide(game):
        return [(say(Message("New game")), f"/new/{game}", "primary")]
    begun = model.settings.lessons.get(game, 0) > 0
    new = game not in model.settings.lessons and not any(slot.game == game for slot in slots_of(model))
    lesson = Message("Go on with the lesson") if begun else Message("Learn to play")
    two = [
        (say(Message("New game")), f"/new/{game}", "" if new else "primary"),
        (say(lesson), f"/learn/{game}", "primary" if new else ""),
    ]
    return [*(two[::-1] if new else two), (say(Message("Rules")), f"/rules/{game}", "quiet")]


def _continue(model: Model, slots: tuple[Slot, ...], say: Say) -> Markup | None:
    if not slots:
        return None
    more = len(slots) - MAX_LISTED
    rest = Message.plural("{n} more entry is not shown.", "{n} more entries are not shown.", n=more)
    return tag(
        "section",
        None,
        tag("h2", None, say(Message("Continue"))),
        tag("ul", {"class": "slots"}, *(_slot(model, slot, say) for slot in slots[:MAX_LISTED])),
        tag("p", {"class": "hint"}, say(rest)) if more > 0 else None,
    )


def _slot(model: Model, slot: Slot, say: Say) -> Markup:
    if slot.problem is not None:
        return tag(
            "li",
            {"class": "slot bad", "id": f"slot-{slot.id}"},
            tag(
                "div",
                None,
                tag("strong", None, say(Message("Unreadable entry"))),
                tag("small", None, say(slot.problem)),
            ),
            tag(
                "div",
                {"class": "controls"},
                button(say(Message("Export")), "export", slot.id, "quiet"),
                button(say(Message("Delete")), "delete", slot.id, "quiet"),
            ),
        )
    game = cover(slot.game)
    title, *about = about_slot(model, slot, say)
    mini = {**slot.mini, "colours": clan_colours(slot)} if isinstance(slot.mini, dict) else slot.mini
    return tag(
        "li",
        {"class": "slot", "id": f"slot-{slot.id}"},
        game.thumb(mini),
        tag(
            "div",
            None,
            tag("strong", {"class": "slot-name", "title": title}, title),
            *(tag("small", None, line) for line in about),
            tag(
                "div",
                {"class": "controls"},
                _button(say, opener(slot), title, "go", f"/play/{slot.id}", "primary"),
                _button(say, Message("More"), title, "dialog", f"slot:{slot.id}", "quiet"),
            ),
        ),
    )


def opener(slot: Slot) -> Message:
    """What the button of a slot says."""
    return Message("Look at it") if slot.over else Message("Continue")


def about_slot(model: Model, slot: Slot, say: Say) -> list[str]:
    """What a slot is called, how far it has come, who plays, and when it was saved."""
    game = cover(slot.game)
    state = say(Message("Finished")) if slot.over else say(game.progress(slot.mini))
    if slot.mine is not None and not slot.over:
        state += f" · {say(Message('your move') if slot.actor == slot.mine else Message('by link'))}"
    when = civil_date(slot.saved, model.timezone)
    return [title_of(slot, model), f"{game.meta.title} · {state}", _seats(slot, say), when]


def _button(say: Say, text: Message, title: str, command: str, arg: str, kind: str) -> Markup:
    """A button that a screen reader tells from its like on other slots."""
    label = say(Message("{action}: {title}", action=text, title=title))
    return button(say(text), command, arg, kind, **{"aria-label": label})


def clan_colours(slot: Slot) -> list[int]:
    """The colour of each clan: those of the seats, then the rest in order."""
    used = [colour for _, colour, _ in slot.players]
    return used + [colour for colour in range(4) if colour not in used]


def _seats(slot: Slot, say: Say) -> str:
    shown = []
    for seat, (name, colour, bot) in enumerate(slot.players):
        text = name or say(CLAN_NAMES[colour])
        if bot:
            text = f"{text} ({say(LEVEL_NAMES.get(bot, Message('bot')))})"
        shown.append(f"▸ {text}" if seat == slot.actor else text)
    return ", ".join(shown)


def _open(say: Say) -> Markup:
    label = say(Message("Open a link"))
    return tag(
        "section",
        {"class": "open"},
        tag("h2", None, say(Message("Open a link or a file"))),
        tag(
            "form",
            {"class": "controls", "data-do": "open_link"},
            tag("label", {"for": "link", "class": "sr"}, label),
            tag(
                "input",
                {
                    "id": "link",
                    "name": "link",
                    "autocomplete": "off",
                    "placeholder": say(Message("Paste a link here")),
                },
            ),
            tag("button", {"class": "btn", "type": "submit"}, label),
            button(say(Message("Open a file")), "import"),
        ),
    )


def _foot(model: Model, say: Say) -> Markup:
    themes = [
        ("auto", say(Message("as the system"))),
        ("light", say(Message("light"))),
        ("dark", say(Message("dark"))),
    ]
    return tag(
        "footer",
        {"class": "foot"},
        tag(
            "div",
            {"class": "field"},
            select("set.lang", say(Message("Language")), model.lang, LANGUAGES.items()),
        ),
        tag(
            "div",
            {"class": "field"},
            select("set.theme", say(Message("Colours")), model.settings.theme, themes),
        ),
        join((button(say(Message("About and credits")), "go", "/about", "quiet"),)),
    )
