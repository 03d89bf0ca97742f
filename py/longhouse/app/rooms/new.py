"""Setting up a new game: the form, and what comes out of it."""

from __future__ import annotations

from longhouse.bots import SEARCHING, levels_of, usual_level
from longhouse.engine import Match, Message, Player
from longhouse.engine.match import SEED_LIMIT
from longhouse.engine.save import clean_name
from longhouse.games import GAMES, cover

from .. import effects as fx
from .. import ladder
from .. import messages as ms
from ..faces import seeds
from ..ledger import read
from ..library import slots_of
from ..model import Model, Session, Settings, Step, left, replace
from ..pages import Draft, DraftSeat, NewGame, Play
from ..screens import form
from ..settings import keep
from . import Handler, Key, Room, enter, in_session, on_page

SEATS = 4
PEOPLE = ("person", "elsewhere")
BAD_SEED = Message("The seed must be a whole number from 0 to {top}.", top=SEED_LIMIT - 1)


def fresh_draft(session: Session, game: str, way: str = "") -> Draft:
    """The form as it is first shown: one person against a bot.

    Whoever comes to play with friends gets people on all seats: `here`, or the others by `link` or `live`.
    """
    meta, chosen = cover(game).meta, session.settings
    names = (*chosen.names, "", "", "", "")
    bot, colours = _level(chosen, game), _colours(chosen.colour)
    seats = [DraftSeat(names[i], colours[i], "" if i == 0 or names[i] else bot) for i in range(SEATS)]
    if way in ("here", "link", "live"):
        seats = [replace(seat, bot="", elsewhere=i > 0 and way != "here") for i, seat in enumerate(seats)]
    options = {option.name: option.default for option in meta.options}
    live = session.can_connect and way != "link"
    return Draft(game, meta.players[0], tuple(seats), options, live=live)


def _level(settings: Settings, game: str) -> str:
    """The level that was chosen last, if it can play this game."""
    return settings.level if settings.level in levels_of(game) else usual_level(game)


def _colours(first: int) -> list[int]:
    """The clans in the order of the seats, with one's own first."""
    return [first, *(colour for colour in range(SEATS) if colour != first)]


def open_page(model: Model, game: str, way: str = "") -> Step:
    """Show the form for a game, as it was left; whoever comes to play with friends gets it anew."""
    if game not in GAMES:
        return model, []
    session = left(model.session)
    if way:
        session = replace(session, draft=fresh_draft(session, game, way))
    draft = session.draft
    if draft is None or draft.game != game:
        draft = fresh_draft(session, game)
    return Model(session, NewGame(draft)), [fx.Focus("h1"), *_warm_up(draft)]


def _warm_up(draft: Draft) -> list[fx.Effect]:
    """A bot that will search gets its worker while the person still fills in the form."""
    searching = any(seat.bot in SEARCHING for seat in draft.seats[: draft.players])
    return [fx.WarmUp(draft.game)] if searching else []


def play_now(model: Model, game: str, like: str = "") -> Step:
    """Start a game against bots of one's level at once; `taught` is the game of the lesson.

    So is the first game after a lesson, wherever it is begun.
    """
    if game not in GAMES:
        return enter("home", model)
    draft = fresh_draft(model.session, game)
    own, bot = draft.seats[0], _level(model.session.settings, game)
    seats = (own, *(DraftSeat(colour=seat.colour, bot=bot) for seat in draft.seats[1:]))
    draft = replace(draft, seats=seats)
    guide = GAMES[game].guide
    if guide is not None and (like == "taught" or _still_to_be_tried(model.session, game)):
        lesson = guide().lesson()
        draft = replace(draft, players=lesson.players, options={**draft.options, **lesson.options})
    return _start(model, draft)


def _still_to_be_tried(session: Session, game: str) -> bool:
    """Whether the lesson was finished, and no such game yet."""
    if game not in session.settings.taught:
        return False
    ended = any(result.game == game for result in read(session.ledger).results)
    return not (ended or any(slot.game == game and slot.over for slot in slots_of(session)))


def _typed(model: Model, page: NewGame, message: ms.Typed) -> Step:
    """A field of the form changed: players, seed, how, option.<name>, name.<i>, colour.<i>, kind.<i>."""
    draft, value = page.draft, message.value
    name, _, which = message.field.partition(".")
    if name == "players" and value in map(str, cover(draft.game).meta.players):
        draft = replace(draft, players=int(value))
    elif name == "seed":
        draft = replace(draft, seed=value.strip()[:20])
    elif name == "how" and model.session.can_connect:
        draft = replace(draft, live=value == "live")
    elif name == "option":
        draft = _set_option(draft, which, value)
    elif which in map(str, range(SEATS)):
        draft = _set_seat(draft, name, int(which), value)
    warm = _warm_up(draft) if name in ("players", "kind") else []
    return _show(model, replace(draft, error=None)), warm


def _show(model: Model, draft: Draft) -> Model:
    """The form as it is now; it is kept for when the person comes back to it."""
    return replace(model, page=NewGame(draft), session=replace(model.session, draft=draft))


def _set_option(draft: Draft, name: str, value: str) -> Draft:
    for option in cover(draft.game).meta.options:
        if option.name == name and value in map(str, range(len(option.values))):
            return replace(draft, options={**draft.options, name: option.values[int(value)]})
    return draft


def _set_seat(draft: Draft, name: str, which: int, value: str) -> Draft:
    seats = list(draft.seats)
    seat = seats[which]
    if name == "name":
        seats[which] = replace(seat, name=value[:60])
    elif name == "kind" and (value in PEOPLE or value in levels_of(draft.game)):
        bot = "" if value in PEOPLE else value
        seats[which] = replace(seat, bot=bot, elsewhere=value == "elsewhere")
    elif name == "colour" and value in ("0", "1", "2", "3"):
        for other, held in enumerate(seats):  # whoever had that colour gets this one's
            if held.colour == int(value):
                seats[other] = replace(held, colour=seat.colour)
        seats[which] = replace(seats[which], colour=int(value))
    return replace(draft, seats=tuple(seats))


def _begin(model: Model, page: NewGame, _said: object) -> Step:
    """Start the game of the form."""
    draft = page.draft
    if draft.seed and not (draft.seed.isdecimal() and int(draft.seed) < SEED_LIMIT):
        return _show(model, replace(draft, error=BAD_SEED)), [fx.Focus("#field-seed")]
    model, effects = _start(model, draft)
    settings = _remembered(model.session.settings, draft)
    model = replace(model, session=replace(model.session, settings=settings, draft=None))
    return model, [*effects, keep(model.session)]


def _remembered(settings: Settings, draft: Draft) -> Settings:
    """What the next form begins with: names, one's own clan, and the level of the bots."""
    names = tuple("" if seat.bot else clean_name(seat.name) for seat in draft.seats)
    level = next((seat.bot for seat in draft.seats[: draft.players] if seat.bot), settings.level)
    own = draft.seats[0]
    return replace(settings, names=names, level=level, colour=settings.colour if own.bot else own.colour)


def _start(model: Model, draft: Draft) -> Step:
    """Make the match of a form and open it."""
    rng, seed, numbers = seeds(model.session, draft)
    used = draft.seats[: draft.players]
    players = [
        Player(clean_name(seat.name), seat.colour, seat.bot, numbers[i] if seat.bot else 0)
        for i, seat in enumerate(used)
    ]
    match = Match.new(draft.game, draft.players, seed, draft.options, players)
    away = tuple(i for i, seat in enumerate(used) if seat.elsewhere)
    from ..table import make  # late: the form alone needs none

    session = replace(left(model.session), entropy=rng.state)
    session, effects = make(session, match, away=away)
    model = Model(session, Play())
    if not (away and draft.live and session.table):
        return model, effects
    from ..live.inviting import open_table  # late: most games are played at one device

    model, more = open_table(model, session.table)
    return model, [*effects, *more]


def _take_level(model: Model, page: NewGame, said: str) -> Step:
    """All bots of the form get the level that was suggested."""
    game, _, level = said.partition("/")
    if game != page.draft.game or level not in levels_of(game):
        return model, []
    seats = tuple(replace(seat, bot=level) if seat.bot else seat for seat in page.draft.seats)
    return _show(model, replace(page.draft, seats=seats)), [fx.Focus("form button[type=submit]")]


FIELDS = ("players", "seed", "how", "option", "name", "kind", "colour")
_HANDLERS: dict[Key, Handler] = {(ms.Typed, field): on_page(_typed) for field in FIELDS}
ROOM = Room(
    title=lambda _session, _page, say: say(Message("New game")),
    draw=form.draw,
    handlers={
        **_HANDLERS,
        "begin": on_page(_begin),
        "take_level": on_page(_take_level),
        "decline_level": in_session(ladder.decline),
    },
)
