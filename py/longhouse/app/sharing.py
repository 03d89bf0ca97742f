"""Sharing a game: its link, what it says about itself, and the same as a QR code."""

from __future__ import annotations

from longhouse.engine import Match, Message, Seat

from . import effects as fx
from . import messages as ms
from .i18n import Say
from .library import link_of, toast
from .model import Model, Sharing, replace
from .say import speaker
from .table import Step
from .widgets import civil_date

TOO_LONG = Message("This link is too long for a QR code. Copy it instead.")
NO_QR = Message("The QR code could not be made. Copy the link instead.")


def share(model: Model) -> Step:
    """Open the dialog for the game on the table; where there is no share sheet the link is copied at once."""
    table = model.table
    if table is None:
        return model, []
    title = table.match.game.meta.title
    text = summary(table.match, speaker(model.lang, table.match))
    return offer(model, Sharing(title, text, link_of(model)))


def offer(model: Model, sharing: Sharing) -> Step:
    """Show what is shared, and the ways to do so."""
    model = replace(model, dialog="share", sharing=sharing)
    if model.can_share:
        return model, [fx.Focus(".dialog [data-do=send_link]")]
    return model, [fx.Copy(sharing.url), fx.Focus("#share-url")]


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


def send(model: Model) -> Step:
    """Hand text and link to the system's share sheet."""
    sharing = model.sharing
    return model, [fx.Share(sharing.title, sharing.text, sharing.url)] if sharing else []


def copy_link(model: Model) -> Step:
    """Copy the link alone."""
    return model, [fx.Copy(model.sharing.url)] if model.sharing else []


def copy_text(model: Model) -> Step:
    """Copy the text with the link below it."""
    sharing = model.sharing
    return model, [fx.Copy(f"{sharing.text}\n{sharing.url}")] if sharing else []


def shared(model: Model, how: str) -> Step:
    """How sharing ended."""
    if how == "copied":
        return toast(model, Message("The link is on the clipboard."))
    if how == "saved":
        return toast(model, Message("The picture was saved as a file."))
    if how == "no-picture":
        return toast(model, Message("The picture could not be made here."))
    if how == "shared":
        return replace(model, dialog=""), []
    return model, []  # the dialog shows the link, to be copied by hand


def send_picture(model: Model) -> Step:
    """Share the result of a finished game as a picture."""
    table = model.table
    if table is None or table.match.outcome is None:
        return model, []
    from .screens import postcard  # late: few games end with a picture
    from .story import story

    match, say = table.match, speaker(model.lang, table.match)
    day = civil_date(model.now, model.timezone)[:10]
    svg = postcard.draw(match, story(match), say, day)
    name = f"longhouse-{match.game.meta.id}-{day}.png"
    title, text = match.game.meta.title, summary(match, say)
    return model, [fx.SendPicture(name, svg, postcard.WIDE, postcard.HIGH, title, text)]


# -- the QR code


SEEN = fx.Focus(".qr", scroll=True)  # on a phone it is below what the dialog shows


def show_qr(model: Model) -> Step:
    """Show the link as a QR code, or put it away again."""
    sharing = model.sharing
    if sharing is None:
        return model, []
    sharing = replace(sharing, qr_wanted=not sharing.qr_wanted, problem=None)
    effects: list[fx.Effect] = []
    if sharing.qr_wanted:
        effects = [SEEN] if sharing.qr else [fx.MakeQr(sharing.url)]
    return replace(model, sharing=sharing), effects


def qr_made(model: Model, message: ms.QrMade) -> Step:
    """The QR code is there, or there is none; one for another link is dropped."""
    sharing = model.sharing
    if sharing is None or sharing.url != message.text:
        return model, []
    problem = {"": None, "long": TOO_LONG}.get(message.why, NO_QR)
    return replace(model, sharing=replace(sharing, qr=message.rows, problem=problem)), [SEEN]
