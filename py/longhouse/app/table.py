"""At the table: playing, bots, undo, the curtain."""

from __future__ import annotations

from longhouse.bots import SEARCHING
from longhouse.engine import IllegalAction, Match, Message, Rng
from longhouse.engine.match import OTHERS_TURN, TOO_LONG

from . import effects as fx
from . import messages as ms
from .model import Model, Table, own_seat, people, replace
from .say import spoken
from .slots import Stamp, record, stamp_of

Step = tuple[Model, list[fx.Effect]]

FOCUS = "#app .table [data-action] | #prompt"
WINNER = "#app .winner"
PACES = {"slow": 1400, "normal": 600, "instant": 0}


def open_match(model: Model, match: Match, slot: str = "", name: str = "", mine: int | None = None) -> Step:
    """Put a match on the screen; without a slot it is only looked at."""
    stamp = Stamp(model.writer, 0, str(stamp_of(model.stored.get(slot))))
    table = Table(match=match, slot=slot, name=name, stamp=stamp, mine=mine)
    model = replace(model, screen="play", table=table, dialog="", notice=None)
    return settle(model, [fx.Focus("#prompt"), *_warm_up(match)])


def _warm_up(match: Match) -> list[fx.Effect]:
    """A bot that searches gets its worker while people still look at the board."""
    return [fx.WarmUp()] if any(player.bot in SEARCHING for player in match.seats) else []


def settle(model: Model, done: list[fx.Effect] | None = None) -> Step:
    """After any change of the match: who looks at the screen, and does a bot have to move?"""
    effects = done or []
    table = model.table
    if table is None or not table.slot:
        return model, effects
    table = _look(model, table)
    actor = table.match.actor
    if actor is not None and table.match.seats[actor].bot and table.cursor is None and table.curtain is None:
        model = replace(model, serial=model.serial + 1)
        table = replace(table, request=model.serial)
        effects.append(fx.After(PACES[model.settings.pace], ms.Tick("bot", model.serial)))
    else:
        table = replace(table, request=0)
    return replace(model, table=table), effects


def _look(model: Model, table: Table) -> Table:
    """Whose view is shown, and whether the device must be passed on first."""
    match = table.match
    seats = people(match)
    actor = match.actor
    mine = own_seat(table)
    if mine is not None or len(seats) == 1:
        return replace(table, viewer=seats[0] if mine is None else mine, curtain=None)
    if actor is None or match.seats[actor].bot or actor == table.viewer:
        return replace(table, curtain=None)
    if model.settings.curtain and has_secrets(match, actor):
        return replace(table, curtain=actor, viewer=None)
    return replace(table, viewer=actor, curtain=None)


def has_secrets(match: Match, seat: int) -> bool:
    """Whether the seat sees more than a spectator."""
    return {**match.view(seat), "seat": None} != match.view(None)


# -- playing


def act(model: Model, message: ms.Act) -> Step:
    """A person chose an action on the screen."""
    table = model.table
    if table is None or not may_act(table) or message.turn != table.turn:
        return model, []  # a stale click
    if table.chosen != message.action and _asks_first(model, table.match, message.action):
        asking = replace(table, chosen=message.action, recap=-1)
        return replace(model, table=asking, notice=None), [fx.Focus("[data-do=confirm]")]
    read = replace(table, recap=-1, since=-1)  # who plays on has read what happened before
    return play(replace(model, table=read), message.action)


def _asks_first(model: Model, match: Match, action: str) -> bool:
    """Whether the person wants to be asked before this is done."""
    wish = model.settings.confirm
    meant = [known for known in match.legal() if str(known) == action]
    return wish == "all" or (wish == "final" and any(map(match.irreversible, meant)))


def confirm(model: Model) -> Step:
    """What was chosen shall be done."""
    table = model.table
    return act(model, ms.Act(table.chosen, table.turn)) if table is not None and table.chosen else (model, [])


def reconsider(model: Model) -> Step:
    """What was chosen shall not be done."""
    table = model.table
    if table is None:
        return model, []
    return replace(model, table=replace(table, chosen="")), [fx.Focus(FOCUS)]


def may_act(table: Table) -> bool:
    """Whether the person at the screen decides now."""
    actor = table.match.actor
    return (
        actor is not None
        and bool(table.slot)
        and table.cursor is None
        and table.curtain is None
        and not table.match.seats[actor].bot
        and own_seat(table) in (None, actor)
    )


def play(model: Model, action: str) -> Step:
    """Play an action, save, and see who is next."""
    table = model.table
    if table is None:
        return model, []
    match = table.match.clone()
    try:
        match.play(action)
    except IllegalAction as error:
        return replace(model, notice=error.message), []
    table = replace(table, match=match, request=0, chosen="")
    last = table.turn - 1
    recap = last if match.game.presentation().recap(match.log(None, last)[0].events) else table.recap
    table = replace(table, said=spoken(model.lang, match, last), recap=recap)
    effects: list[fx.Effect] = [fx.Focus(WINNER, scroll=True) if match.outcome else fx.Focus(FOCUS)]
    if model.settings.sound:
        effects.append(fx.Sound(_sound(table)))
    return settle(*save(replace(model, table=table, notice=None), effects))


def _sound(table: Table) -> str:
    """How the last action sounds: the end of the game, a turn that comes to a person, or a piece set down."""
    match, maker = table.match, table.match.makers[-1]
    if match.actor is None:
        return "end"
    return "turn" if match.seats[maker].bot and not match.seats[match.actor].bot else "move"


def bot_due(model: Model, serial: int) -> Step:
    """The pause before a bot's move is over: ask it."""
    table = model.table
    if table is None or table.request != serial or table.match.actor is None:
        return model, []
    if table.match.full:
        return replace(model, notice=TOO_LONG, table=replace(table, request=0)), []
    level = table.match.seats[table.match.actor].bot
    return model, [fx.AskBot(table.slot, table.turn, serial, level, asked(table.match))]


def asked(match: Match) -> fx.Asked:
    """The decision now, as far as the seat that must decide knows it."""
    seat, start = match.actor, match.alone_since
    assert seat is not None
    then = match if start == len(match.actions) else match.at(start)
    since = tuple(map(str, match.actions[start:]))
    return fx.Asked(match.game.meta.id, seat, match.seats[seat].seed, start, then.view(seat), since)


def bot_chose(model: Model, message: ms.BotChose) -> Step:
    """A bot answered; an answer to another question is dropped."""
    table = model.table
    answered = (message.slot, message.turn, message.request)
    if table is None or answered != (table.slot, table.turn, table.request):
        return model, []
    if message.action not in map(str, table.match.legal()):
        return bot_failed(model, ms.BotFailed(message.request, "not legal"))
    return play(model, message.action)


def bot_failed(model: Model, message: ms.BotFailed) -> Step:
    """A bot or the coach could not answer: say so; undo or reopening tries again."""
    table = model.table
    if table is not None and message.request == table.asking:
        notice = Message("The coach could not answer. Try once more.")
        return replace(model, notice=notice, table=replace(table, asking=0)), []
    if table is not None and table.analysis is not None and message.request == table.analysis.request:
        notice = Message("The coach could not look at all decisions.")
        return replace(model, notice=notice, table=replace(table, analysis=None)), []
    if table is None or message.request != table.request:
        return model, []
    notice = Message("The bot could not move. Open the game again to let it try once more.")
    return replace(model, notice=notice, table=replace(table, request=0)), []


def save(model: Model, effects: list[fx.Effect]) -> Step:
    """Write the match to its slot."""
    table = model.table
    if table is None or not table.slot:
        return model, effects
    stamp = table.stamp._replace(rev=table.stamp.rev + 1)
    copy, model = fresh_id(model)
    text = record(table.match, table.name, stamp, model.now, table.mine)
    effects.append(fx.SaveSlot(table.slot, text, copy))
    stored = {**model.stored, table.slot: text}
    return replace(model, table=replace(table, stamp=stamp), stored=stored), effects


def fresh_id(model: Model) -> tuple[str, Model]:
    """A random name for a slot."""
    rng = Rng(model.entropy)
    name = f"{rng.next64():013x}"[-10:]
    return name, replace(model, entropy=rng.state)


# -- undo


def undo(model: Model) -> Step:
    """Take back the last decision, as far as the limit allows."""
    table = model.table
    if table is None or not can_undo(table):
        return model, []
    match = table.match.clone()
    match.undo(force=table.practice)
    return _changed(model, match)


def can_undo(table: Table) -> bool:
    """Whether undo is possible at the screen as it is."""
    if not table.slot or table.cursor is not None or table.curtain is not None or not table.turn:
        return False
    makers, match = table.match.makers, table.match
    mine = own_seat(table)
    if mine is not None and last_person(match) != mine:
        return False  # what came in a link was decided elsewhere
    if table.practice:
        return any(not match.seats[maker].bot for maker in makers)
    return match.undo_limit.to < table.turn and any(not match.seats[m].bot for m in makers)


def undo_reason(table: Table) -> Message:
    """Why undo is not possible."""
    mine = own_seat(table)
    if table.turn and mine is not None and last_person(table.match) != mine:
        return OTHERS_TURN
    return table.match.undo_limit.reason


def last_person(match: Match) -> int | None:
    """The person who decided last."""
    return next((maker for maker in reversed(match.makers) if not match.seats[maker].bot), None)


def restart_point(table: Table) -> int:
    """The number of actions at which the present turn began, as far as undo may go."""
    match = table.match
    limit = 0 if table.practice else match.undo_limit.to
    makers, start = match.makers, table.turn
    while start > limit and makers[start - 1] == match.actor:
        start -= 1
    return start


def restart(model: Model) -> Step:
    """Take back all decisions of the present turn."""
    table = model.table
    if table is None or not can_undo(table):
        return model, []
    target = restart_point(table)
    match = table.match.clone()
    while len(match.actions) > target:
        match.undo(force=table.practice)
    return _changed(model, match)


def redo(model: Model) -> Step:
    """Play again what was undone."""
    table = model.table
    if table is None or not table.slot or table.cursor is not None or not table.match.can_redo:
        return model, []
    match = table.match.clone()
    match.redo()
    return _changed(model, match)


def _changed(model: Model, match: Match) -> Step:
    table = model.table
    if table is None:
        return model, []
    model = replace(
        model, table=replace(table, match=match, said="", request=0, recap=-1, chosen=""), notice=None
    )
    return settle(*save(model, [fx.Focus(FOCUS)]))


# -- curtain, practice


def lift_curtain(model: Model) -> Step:
    """The next person has taken the device."""
    table = model.table
    if table is None or table.curtain is None:
        return model, []
    table = replace(table, viewer=table.curtain, curtain=None)
    return settle(replace(model, table=table), [fx.Focus(FOCUS)])


def close_recap(model: Model) -> Step:
    """What happened has been read."""
    table = model.table
    if table is None:
        return model, []
    return replace(model, table=replace(table, recap=-1)), [fx.Focus(FOCUS)]


def practice(model: Model) -> Step:
    """Switch the limit of undo off or on; only where one person plays against bots."""
    table = model.table
    if table is None or len(people(table.match)) != 1:
        return model, []
    return replace(model, table=replace(table, practice=not table.practice)), []
