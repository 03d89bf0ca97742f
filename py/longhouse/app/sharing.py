"""Sharing a game: its link, what it says about itself, and the same as a QR code."""

from __future__ import annotations

from longhouse.engine import Match, Message, Seat

from . import effects as fx
from . import messages as ms
from .calendar import day_of
from .i18n import Say, written_date
from .library import make_room, rewrite
from .model import Change, Model, Session, Step, Table, here, people, replace
from .pages import Share
from .rooms import Handlers, on_dialog
from .routes import link_to
from .say import speaker

TOO_LONG = Message("This link is too long for a QR code. Copy it instead.")
NO_QR = Message("The QR code could not be made. Copy the link instead.")


def share(model: Model, table: Table, _said: str = "") -> Step:
    """Open the dialog for the game on the table; where there is no share sheet the link is copied at once."""
    session, noted = _handed_out(model.session, table)
    model, effects = offer(replace(model, session=session), about(session, table))
    return model, [*noted, *effects]


def about(session: Session, table: Table) -> Share:
    """What is shared of a table: the link, and a text that says whose seat it is for."""
    match, guest = table.match, guest_of(table)
    say = speaker(session.lang, match)
    text = summary(match, say)
    if guest is not None:
        text = f"{text} {say(Message('This link is for {seat}.', seat=Seat(guest)))}"
    return Share(match.game.meta.title, text, f"{session.base}#{link_to(match, guest)}")


def guest_of(table: Table) -> int | None:
    """Whom a link to the table is for: whoever decides now and does not do so here."""
    actor = table.match.actor
    if not table.slot or actor not in people(table.match):
        return None
    return None if actor in here(table) else actor


def _handed_out(session: Session, table: Table) -> Change:
    """Note in its entry that a match that was made here is known elsewhere from now on."""
    if table.shared or not table.id:
        return session, []
    return rewrite(replace(session, table=replace(table, shared=True)), table.slot, shared=True)


def offer(model: Model, dialog: Share) -> Step:
    """Show what is shared, and the ways to do so."""
    model = replace(model, dialog=dialog)
    if model.session.can_share:
        return model, [fx.Focus(".dialog [data-do=send_link]")]
    return model, [fx.Copy(dialog.url), fx.Focus("#share-url")]


def summary(match: Match, say: Say) -> str:
    """The position in a few words that reveal nothing: how far, whose move, the scores."""
    show = match.game.presentation()
    view = match.view(None)
    news = f"{say(show.cover.progress_of(show.cover.mini(view)))}."
    if match.outcome is not None:
        news = say(show.reason(match.outcome))
    parts = [say(Message("{game}: {news}", game=match.game.meta.title, news=news))]
    if match.actor is not None:
        parts.append(say(Message("It is {seat}’s move.", seat=Seat(match.actor))))
    points = show.standing(view)
    if points:
        scores = ", ".join(f"{say(Message('{seat}', seat=Seat(i)))} {n}" for i, n in enumerate(points))
        parts.append(say(Message("Points: {scores}.", scores=scores)))
    return " ".join(parts)


def is_over(table: Table) -> bool:
    """Whether there is a result to share."""
    return table.match.outcome is not None


def send_picture(session: Session, table: Table) -> Change:
    """Share the result of a finished game as a picture."""
    from .screens import postcard  # late: few games end with a picture
    from .story import story

    match, say = table.match, speaker(session.lang, table.match)
    day = day_of(session.now, session.timezone)
    svg = postcard.draw(match, story(match), say, written_date(day, session.lang), session.lang)
    name = f"longhouse-{match.game.meta.id}-{day}.png"
    title, text = match.game.meta.title, summary(match, say)
    return session, [fx.SendPicture(name, svg, postcard.WIDE, postcard.HIGH, title, text)]


# -- in the dialog


def _send(model: Model, dialog: Share, _said: str) -> Step:
    """Hand text and link to the system's share sheet."""
    return model, [fx.Share(dialog.title, dialog.text, dialog.url)]


def _copy_link(model: Model, dialog: Share, _said: str) -> Step:
    """Copy the link alone."""
    return model, [fx.Copy(dialog.url)]


def _copy_text(model: Model, dialog: Share, _said: str) -> Step:
    """Copy the text with the link below it."""
    return model, [fx.Copy(f"{dialog.text}\n{dialog.url}")]


SEEN = fx.Focus(".qr", scroll=True)  # on a phone it is below what the dialog shows


def _show_qr(model: Model, dialog: Share, _said: str) -> Step:
    """Show the link as a QR code, or put it away again."""
    dialog = replace(dialog, qr_wanted=not dialog.qr_wanted, problem=None)
    effects: list[fx.Effect] = []
    if dialog.qr_wanted:
        effects = [SEEN] if dialog.qr else [fx.MakeQr(dialog.url)]
    return replace(make_room(model), dialog=dialog), effects


def _qr_made(model: Model, dialog: Share, message: ms.QrMade) -> Step:
    """The QR code is there, or there is none; one for another link is dropped."""
    if dialog.url != message.text:
        return model, []
    problem = {"": None, "long": TOO_LONG}.get(message.why, NO_QR)
    return replace(model, dialog=replace(dialog, qr=message.rows, problem=problem)), [SEEN]


HANDLERS: Handlers = {
    "send_link": on_dialog(_send),
    "copy_link": on_dialog(_copy_link),
    "copy_text": on_dialog(_copy_text),
    "qr": on_dialog(_show_qr),
    ms.QrMade: on_dialog(_qr_made),
}
