"""Setting up a new game: the form, and what comes out of it."""

from __future__ import annotations

from longhouse.bots import levels_of, usual_level
from longhouse.engine import Match, Message, Rng
from longhouse.engine.match import SEED_LIMIT
from longhouse.engine.save import clean_name
from longhouse.games import GAMES, cover

from . import effects as fx
from .model import Draft, DraftSeat, Model, replace, seat_players
from .settings import keep
from .table import Step, fresh_id, open_match, save

SEATS = 4
BAD_SEED = Message("The seed must be a whole number from 0 to {top}.", top=SEED_LIMIT - 1)


def fresh_draft(model: Model, game: str) -> Draft:
    """The form as it is first shown: one person against a bot."""
    meta = cover(game).meta
    names = (*model.settings.names, "", "", "", "")
    bot = usual_level(game)
    seats = tuple(DraftSeat(names[i], i, "" if i == 0 or names[i] else bot) for i in range(SEATS))
    options = {option.name: option.default for option in meta.options}
    return Draft(game, meta.players[0], seats, options)


def open_form(model: Model, game: str) -> Step:
    """Show the form for a game."""
    if game not in GAMES:
        return model, []
    draft = model.draft if model.draft and model.draft.game == game else fresh_draft(model, game)
    model = replace(model, screen="new", draft=draft, table=None, dialog="", notice=None)
    return model, [fx.Focus("h1")]


def typed(model: Model, field: str, value: str) -> Step:
    """A field of the form changed: players, seed, option.<name>, name.<i>, colour.<i>, kind.<i>."""
    draft = model.draft
    if draft is None:
        return model, []
    name, _, which = field.partition(".")
    if name == "players" and value in map(str, cover(draft.game).meta.players):
        draft = replace(draft, players=int(value))
    elif name == "seed":
        draft = replace(draft, seed=value.strip()[:20])
    elif name == "option":
        draft = _set_option(draft, which, value)
    elif which in map(str, range(SEATS)):
        draft = _set_seat(draft, name, int(which), value)
    return replace(model, draft=replace(draft, error=None)), []


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
    elif name == "kind" and (value == "person" or value in levels_of(draft.game)):
        seats[which] = replace(seat, bot="" if value == "person" else value)
    elif name == "colour" and value in ("0", "1", "2", "3"):
        for other, held in enumerate(seats):  # whoever had that colour gets this one's
            if held.colour == int(value):
                seats[other] = replace(held, colour=seat.colour)
        seats[which] = replace(seats[which], colour=int(value))
    return replace(draft, seats=tuple(seats))


def begin(model: Model) -> Step:
    """Start the game of the form."""
    draft = model.draft
    if draft is None:
        return model, []
    if draft.seed and not (draft.seed.isdecimal() and int(draft.seed) < SEED_LIMIT):
        return replace(model, draft=replace(draft, error=BAD_SEED)), [fx.Focus("#field-seed")]
    rng = Rng(model.entropy)
    seed = int(draft.seed) if draft.seed else rng.below(SEED_LIMIT)
    seats = tuple(replace(seat, name=clean_name(seat.name)) for seat in draft.seats)
    players = seat_players(replace(draft, seats=seats), [rng.below(1 << 32) for _ in seats])
    match = Match.new(draft.game, draft.players, seed, draft.options, players)
    names = tuple(seat.name if not seat.bot else "" for seat in seats)
    model = replace(model, entropy=rng.state, draft=None, settings=replace(model.settings, names=names))
    slot, model = fresh_id(model)
    model, effects = open_match(model, match, slot)
    return save(model, [*effects, keep(model)])


def rematch(model: Model) -> Step:
    """A new game of the same people and bots, who all move up a seat: in some games the first begins."""
    table = model.table
    if table is None:
        return model, []
    old = table.match
    rng = Rng(model.entropy)
    seats = [player._replace(seed=rng.below(1 << 32)) if player.bot else player for player in old.seats]
    seats = seats[1:] + seats[:1]
    match = Match.new(old.game.meta.id, old.players, rng.below(SEED_LIMIT), old.options, seats)
    slot, model = fresh_id(replace(model, entropy=rng.state))
    model, effects = open_match(model, match, slot, table.name)
    return save(model, effects)
