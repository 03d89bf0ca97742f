"""Puzzles: the list of them, and one at which the best choice is to be found."""

from __future__ import annotations

from longhouse.bots import usual_level
from longhouse.engine import CorruptSave, Match, Message, Player
from longhouse.engine.puzzle import Puzzle
from longhouse.games import GAMES, cover

from .. import effects as fx
from .. import messages as ms
from ..arrival import adopt
from ..i18n import Say
from ..learn import explain, pointed
from ..library import dismiss, toast
from ..model import Model, Session, Step, left, replace, within
from ..pages import Play, Puzzles, Riddle
from ..puzzles import answered, next_of, own_of, puzzles_in
from ..screens import puzzle as one
from ..screens import puzzles as several
from . import Room, on_page

GONE = Message("This device has no such puzzle.")
VERDICT = "#verdict | #prompt"


def open_page(model: Model, game: str = "", id: str = "") -> Step:
    """Show the list, or a puzzle; what is not there leads to the list."""
    session = left(model.session)
    if not id and (not game or game in GAMES):
        return Model(session, Puzzles(game)), [fx.Focus("h1")]
    found = (
        next((each for each in puzzles_in(session, game) if each.id == id), None) if game in GAMES else None
    )
    try:
        riddle = _riddle(session, game, found) if found else None
    except CorruptSave:
        riddle = None
    if riddle is None:
        return Model(replace(session, notice=GONE), Puzzles()), [fx.Focus("h1")]
    return Model(session, Puzzles(game, riddle)), [fx.Focus("#prompt")]


def _riddle(session: Session, game: str, puzzle: Puzzle) -> Riddle:
    """The position; in one that a game ships, whoever is asked is the person here, the others are bots."""
    match = Match.from_link(puzzle.link)
    if match.game.meta.id != game or puzzle.best not in map(str, match.legal()):
        raise CorruptSave(GONE)
    if any(puzzle is each.puzzle for each in own_of(session.ledger)):
        return Riddle(puzzle, match, own=True)
    bot = usual_level(game)
    name = (*session.settings.names, "")[0]
    seats = [
        Player(name, seat) if seat == match.actor else Player("", seat, bot, seat)
        for seat in range(match.players)
    ]
    return Riddle(puzzle, match.seated(seats))


def _act(model: Model, page: Puzzles, message: ms.Act) -> Step:
    """Somebody chose something; the first answer is written down, after it anything may be tried."""
    riddle = page.riddle
    if riddle is None or message.turn != len(riddle.match.actions):
        return model, []
    if message.action not in map(str, riddle.match.legal()):
        return model, []
    found = message.action == riddle.puzzle.best
    riddle = replace(riddle, answer=message.action, shown=riddle.shown or found)
    return _told(model, page, riddle, found)


def _show_best(model: Model, page: Puzzles, _said: str) -> Step:
    """Whoever wants to see the best choice has not found it."""
    if page.riddle is None:
        return model, []
    return _told(model, page, replace(page.riddle, shown=True), False)


def _told(model: Model, page: Puzzles, riddle: Riddle, found: bool) -> Step:
    session, effects = answered(model.session, page.game, riddle.puzzle.id, found)
    page = replace(page, riddle=riddle)
    return replace(model, session=session, page=page), [*effects, fx.Focus(VERDICT, scroll=True)]


def _next(model: Model, page: Puzzles, game: str) -> Step:
    """To the next that was not tried, or to the list."""
    riddle = page.riddle
    where = next_of(model.session, page.game or game, riddle.puzzle.id if riddle else "")
    return open_page(model, *where) if where else open_page(model)


def _play_on(model: Model, page: Puzzles, _said: str) -> Step:
    """Play on from the position, in a game of its own, which does not count."""
    if page.riddle is None:
        return model, []
    session, effects = adopt(left(model.session), page.riddle.match, practice=True)
    session, more = toast(session, Message("A new game from this position, for practice."))
    return Model(session, Play()), [*effects, *more]


def _place(model: Model, page: Puzzles, place: str) -> Step:
    """Show another part of the table on a small screen."""
    if page.riddle is None:
        return model, []
    return replace(model, page=replace(page, riddle=replace(page.riddle, place=place))), []


def _pointed(model: Model, page: Puzzles, message: ms.Pointed) -> Step:
    return (model, []) if page.match is None else pointed(model, page, page.match, message)


def _escape(model: Model, page: Puzzles, _said: str) -> Step:
    return explain(model, page) if page.explaining else within(model, dismiss(model.session))


def _title(_session: Session, page: Puzzles, say: Say) -> str:
    name = say(several.TITLE)
    return f"{cover(page.game).meta.title}: {name}" if page.riddle else name


ROOM = Room(
    title=_title,
    draw=lambda session, page: one.draw(session, page) if page.riddle else several.draw(session, page),
    handlers={
        ms.Act: on_page(_act),
        "show_best": on_page(_show_best),
        "next_puzzle": on_page(_next),
        "play_on": on_page(_play_on),
        "place": on_page(_place),
        "ask": on_page(explain),
        "escape": on_page(_escape),
        ms.Pointed: on_page(_pointed),
    },
)
