"""Saved games on the home screen: the latest to go on with, and all the others."""

from __future__ import annotations

from longhouse.engine import Message, game_class
from longhouse.engine.limits import MAX_LISTED
from longhouse.engine.markup import Markup, tag
from longhouse.games import cover

from ..i18n import Say, written_date
from ..library import slots_of, title_of
from ..model import Session
from ..routes import to
from ..say import LEVEL_NAMES, names
from ..slots import Slot
from ..widgets import button, civil_date, controls, named_button

LATEST = 2  # games that stand above everything else


def lists(session: Session) -> list[tuple[Message, list[Slot]]]:
    """What stands above the games and what below them, each under its heading."""
    slots = slots_of(session)
    first = [slot for slot in slots if slot.problem is None and not slot.over][:LATEST]
    return [
        (Message("Continue"), first),
        (Message("Saved games"), [slot for slot in slots if slot not in first]),
    ]


def latest(session: Session, say: Say) -> Markup | None:
    """What somebody who comes back wants first."""
    heading, slots = lists(session)[0]
    return _list(session, heading, slots, say) if slots else None


def others(session: Session, say: Say) -> Markup | None:
    """All the rest, as far as there is room."""
    (_, first), (heading, slots) = lists(session)
    if not slots:
        return None
    room = MAX_LISTED - len(first)
    more = len(slots) - room
    rest = Message.plural("{n} more entry is not shown.", "{n} more entries are not shown.", n=more)
    return _list(
        session, heading, slots[:room], say, tag("p", {"class": "hint"}, say(rest)) if more > 0 else None
    )


def _list(
    session: Session, heading: Message, slots: list[Slot], say: Say, below: Markup | None = None
) -> Markup:
    cards = (_slot(session, slot, say) for slot in slots)
    return tag("section", None, tag("h2", None, say(heading)), tag("ul", {"class": "slots"}, *cards), below)


def _slot(session: Session, slot: Slot, say: Say) -> Markup:
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
            controls(
                button(say(Message("Export")), "export", slot.id, "quiet"),
                button(say(Message("Delete")), "delete", slot.id, "quiet"),
            ),
        )
    game = cover(slot.game)
    title, *about = about_slot(session, slot, say)
    mini = {**slot.mini, "colours": clan_colours(slot)} if isinstance(slot.mini, dict) else slot.mini
    return tag(
        "li",
        {"class": f"slot {game_class(slot.game)}", "id": f"slot-{slot.id}"},
        game.picture_of(mini),
        tag(
            "div",
            None,
            tag("strong", {"class": "slot-name", "title": title}, title),
            *(tag("small", None, line) for line in about),
            controls(
                named_button(say, opener(slot), title, "go", to("play", slot.id), "primary"),
                named_button(say, Message("More"), title, "dialog", f"slot:{slot.id}", "quiet"),
            ),
        ),
    )


def opener(slot: Slot) -> Message:
    """What the button of a slot says."""
    return Message("Look at it") if slot.over else Message("Continue")


def about_slot(session: Session, slot: Slot, say: Say) -> list[str]:
    """What a slot is called, how far it has come, who plays, and when it was saved."""
    game = cover(slot.game)
    state = say(Message("Finished")) if slot.over else say(game.progress_of(slot.mini))
    if slot.away and not slot.over:
        state += f" · {say(Message('by link') if slot.actor in slot.away else Message('your move'))}"
    when = written_date(civil_date(slot.saved, session.timezone), session.lang)
    return [title_of(slot, session), f"{game.meta.title} · {state}", _seats(slot, say), when]


def clan_colours(slot: Slot) -> list[int]:
    """The colour of each clan: those of the seats, then the rest in order."""
    used = [player.colour for player in slot.players]
    return used + [colour for colour in range(4) if colour not in used]


def _seats(slot: Slot, say: Say) -> str:
    shown = []
    for seat, (player, text) in enumerate(zip(slot.players, names(slot.players, say), strict=True)):
        if player.bot:
            text = f"{text} ({say(LEVEL_NAMES.get(player.bot, Message('bot')))})"
        shown.append(f"▸ {text}" if seat == slot.actor else text)
    return ", ".join(shown)
