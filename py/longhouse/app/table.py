"""At the table: sitting down, playing, the curtain, what is shown."""

from __future__ import annotations

from longhouse.bots import SAME_FACE, SEARCHING
from longhouse.engine import IllegalAction, Match, Rng
from longhouse.engine.match import SEED_LIMIT

from . import effects as fx
from . import ledger, scenes, sounds, talk
from . import messages as ms
from .daily import voyage_of
from .model import Change, Session, Table, fresh_id, here, replace
from .pacing import awaited
from .say import speaker
from .slots import UNMARKED, LiveMark, Stamp, entry_of, is_practice, stamp_of, tier_of
from .telling import aloud, reader

FOCUS = "#app .table [data-action] | #prompt"
WINNER = ".finale-on | #app .winner"  # over which the scene lies, if there is one


def laid(
    session: Session,
    match: Match,
    slot: str = "",
    name: str = "",
    away: tuple[int, ...] = (),
    id: str = "",
    shared: bool = False,
    mark: LiveMark = UNMARKED,
) -> Table:
    """A table for a match; without a slot it is only looked at."""
    text = session.stored.get(slot)
    stamp = Stamp(session.writer, 0, str(stamp_of(text)))
    tier, practice = tier_of(text), is_practice(text)
    return Table(match, slot, name, id, shared, stamp, away=away, mark=mark, tier=tier, practice=practice)


def sit_down(session: Session, table: Table, focus: str = "#prompt", kept: bool = True) -> Change:
    """Open a table, and write it to its slot unless it is already there as it is."""
    effects: list[fx.Effect] = [fx.Focus(focus)]
    bots = {player.bot for player in table.match.seats if player.bot}
    searching = not bots.isdisjoint(SEARCHING)
    if searching or (bots and table.slot and table.match.game.judgement is not None):
        # while people still look at the board; whoever plays against a bot may soon ask the coach
        effects.append(fx.WarmUp(table.match.game.meta.id, idle=not searching))
    return (keep if kept else settle)(replace(session, notice=None), table, effects)


def make(
    session: Session, match: Match, slot: str = "", name: str = "", away: tuple[int, ...] = ()
) -> Change:
    """A match that has just been made gets an id, and a slot unless that is known, and is opened."""
    fresh, session = fresh_id(session)
    id, session = fresh_id(session)
    table = laid(session, match, slot or fresh, name, away, id)
    return sit_down(session, replace(table, practice=False))  # whatever was in its slot before


def rematch(session: Session, table: Table) -> Change:
    """A new game of the same people and bots, who all move up a seat: in some games the first begins."""
    if table.live is not None and not table.live.orders:  # the host is gone: this is a game of one's own
        table = replace(table, live=None)
    old = table.match
    rng = Rng(session.entropy)
    seats = [
        player._replace(seed=SAME_FACE * rng.below(1 << 29) + player.seed % SAME_FACE)
        if player.bot
        else player
        for player in old.seats
    ]
    seats = seats[1:] + seats[:1]
    match = Match.new(old.game.meta.id, old.players, rng.below(SEED_LIMIT), old.options, seats)
    away = tuple((seat - 1) % old.players for seat in table.away)
    session, effects = make(replace(session, entropy=rng.state), match, name=table.name, away=away)
    if table.live is None or session.table is None:
        return session, effects
    from .live.seating import moved_up  # the other devices move up too

    return moved_up(session, table, session.table, effects)


def settle(session: Session, table: Table, effects: list[fx.Effect]) -> Change:
    """After any change of the table: who looks at the screen, and is there a move that nobody there makes?"""
    if table.slot:
        table = _fitting(replace(_look(session, table), request=0))
        if (wait := awaited(session.settings, table)) is not None:
            session = replace(session, serial=session.serial + 1)
            table = replace(table, request=session.serial)
            pause = wait.ms + scenes.left(session, table)
            effects = [*effects, fx.After(pause, ms.Tick(wait.move, session.serial))]
    return replace(session, table=table), effects


def _fitting(table: Table) -> Table:
    """The table without what belongs to moves that were taken back, or an analysis of what others knew."""
    if table.cursor is not None and table.cursor > table.turn:
        table = replace(table, cursor=None, playing=False, returning=False)
    if table.recap >= table.turn:
        table = replace(table, recap=-1)
    analysis, over = table.analysis, table.match.outcome is not None
    if analysis is None:
        return table
    undone = any(number + (kind == "verdict") > table.turn for kind, number in analysis.plan)
    foreign = not over and {analysis.reader, *analysis.seats} != {table.viewer}
    stale = undone or foreign
    return replace(table, analysis=None) if stale else table


def keep(session: Session, table: Table, effects: list[fx.Effect]) -> Change:
    """Write the match to its slot, then settle; at a live table the other devices hear of it."""
    if table.live is not None and table.live.orders:
        from .live.telling import told  # late: most tables stay on one device

        table, effects = told(table, effects)
    session, table, save = _entered(session, table)
    return settle(session, table, [*effects, save])


def _entered(session: Session, table: Table) -> tuple[Session, Table, fx.Effect]:
    """The table with its next entry in its slot, and what writes that."""
    table = replace(table, stamp=table.stamp._replace(rev=table.stamp.rev + 1))
    copy, session = fresh_id(session)
    facts = table.away, table.id, table.shared, table.mark, table.tier, table.practice
    text = entry_of(table.match, table.name, table.stamp, session.now, *facts)
    session = replace(session, stored={**session.stored, table.slot: text})
    return session, table, fx.SaveSlot(table.slot, text, copy)


def _look(session: Session, table: Table) -> Table:
    """Whose view is shown, and whether the device must be passed on first."""
    match = table.match
    seats, actor = here(table), match.actor
    if len(seats) == 1:
        return replace(table, viewer=seats[0], curtain=None)
    if not seats and table.live is not None:  # this device only watches
        return replace(table, viewer=None, curtain=None)
    if actor is None or actor not in seats or actor == table.viewer:
        return replace(table, curtain=None)
    if session.settings.curtain and has_secrets(match, actor):
        return replace(table, curtain=actor, viewer=None)
    return replace(table, viewer=actor, curtain=None)


def has_secrets(match: Match, seat: int) -> bool:
    """Whether the seat sees more than a spectator."""
    return {**match.view(seat), "seat": None} != {**match.view(None)}


# -- playing


def act(session: Session, table: Table, message: ms.Act) -> Change:
    """A person chose an action on the screen."""
    if message.turn != table.turn:
        return session, []  # a stale click
    if table.chosen != message.action and _needs_confirming(session, table.match, message.action):
        unsure = replace(table, chosen=message.action, recap=-1)
        return replace(session, table=unsure, notice=None), [fx.Focus("[data-do=confirm]")]
    read = replace(table, recap=-1, since=-1, history=False)  # who plays on has read what happened before
    if not table.orders:
        from .live.guest import send_action

        return send_action(session, replace(read, chosen=""), message.action)
    return play(session, read, message.action)


def _needs_confirming(session: Session, match: Match, action: str) -> bool:
    """Whether the person wants to confirm such an action."""
    if session.settings.confirm != "final":
        return session.settings.confirm == "all"
    return any(match.irreversible(known) for known in match.legal() if str(known) == action)


def confirm(session: Session, table: Table) -> Change:
    """What was chosen should be done."""
    return act(session, table, ms.Act(table.chosen, table.turn))


def reconsider(session: Session, table: Table) -> Change:
    """What was chosen should not be done."""
    return replace(session, table=replace(table, chosen="")), [fx.Focus(FOCUS)]


def may_act(table: Table) -> bool:
    """Whether the person at the screen decides now."""
    now = table.cursor is None and table.curtain is None
    ready = table.live is None or table.live.ready
    return bool(table.slot) and now and ready and table.match.actor in here(table)


def play(session: Session, table: Table, action: str) -> Change:
    """Play an action, save, and see who is next."""
    match = table.match.clone()
    try:
        match.play(action)
    except IllegalAction as error:
        return replace(session, table=table, notice=error.message), []
    effects: list[fx.Effect] = [fx.Focus(WINNER, scroll=True) if match.outcome else fx.Focus(FOCUS)]
    if session.settings.sound:
        effects += sounds.sound(session, sounds.after(table, match))
    last = table.turn
    recap = last if match.game.presentation().recap(match.log(None, last)[0].events) else table.recap
    return moved(session, table, match, effects, aloud(session.lang, table, match, last), recap)


def moved(
    session: Session, table: Table, match: Match, effects: list[fx.Effect], said: str = "", recap: int = -1
) -> Change:
    """The match has moved on, or back."""
    ended = match.outcome is not None and table.match.outcome is None
    place = _place(table, match)
    spoken = talk.heard(session, table, match)
    if spoken is not None and spoken != table.spoken:
        said = f"{said} {talk.aloud(spoken, speaker(session.lang, match))}".strip()
    table = scenes.begun(session, table, match)
    if scenes.tells_scoring(table):
        recap = -1  # it is told once
    table = replace(
        table,
        match=match,
        hint_request=0,
        chosen="",
        said=said,
        spoken=spoken,
        recap=recap,
        place=place,
        analysis=None if ended else table.analysis,
    )
    if table.running is not None:
        effects = [*scenes.opened(session, table, effects)]
    session = replace(session, notice=None)
    if ended and not table.practice and here(table):
        voyage = voyage_of(table.slot)
        session, counted = ledger.count(session, match, voyage[0] if voyage else "")
        effects = [*effects, *counted]
        if voyage:
            from .voyages import send_off  # late: most games are no voyages

            session, sent = send_off(session, voyage[0], (voyage[1],))
            effects = [*effects, *sent]
    return keep(session, table, effects)


def _place(table: Table, match: Match) -> str:
    """The part of the table that a small screen shows: where another moves, or what one has flipped to."""
    ours = here(table)
    if len(match.actions) > table.turn and match.makers[-1] not in ours and match.actor not in ours:
        show = match.game.presentation()
        return show.whereabouts(match.actions[-1], match.makers[-1], reader(table)) or table.place
    return table.place if match.actor == table.match.actor else ""  # a new turn begins at its beginning


# -- curtain, practice, log


def lift_curtain(session: Session, table: Table) -> Change:
    """The next person has taken the device, and sees what the one before did."""
    table = replace(table, viewer=table.curtain, curtain=None)
    focus: list[fx.Effect] = [fx.Focus(FOCUS)]
    if table.running is not None:
        table = replace(table, running=replace(table.running, beat=0, at=session.now))
        focus = scenes.opened(session, table, focus)
    return settle(session, table, focus)


def flip(session: Session, table: Table, place: str) -> Change:
    """Show another part of the table on a small screen."""
    return replace(session, table=replace(table, place=place)), []


def open_history(session: Session, table: Table) -> Change:
    """Show what happened since one's last move, or only the last of it."""
    return replace(session, table=replace(table, history=not table.history)), []


def unfold(session: Session, table: Table, turn: str) -> Change:
    """Show all lines of a turn in the log, or only its story again; its first action names it."""
    if not (turn.isdecimal() and len(turn) < 9):
        return session, []
    return replace(session, table=replace(table, unfolded=table.unfolded ^ {int(turn)})), []


def close_recap(session: Session, table: Table) -> Change:
    """The outcome of an action has been read."""
    return replace(session, table=replace(table, recap=-1)), [fx.Focus(FOCUS)]


def close_since(session: Session, table: Table) -> Change:
    """What happened since the local player's last move has been read."""
    return replace(session, table=replace(table, since=-1)), [fx.Focus(FOCUS)]


def practice(session: Session, table: Table) -> Change:
    """Switch the limit of undo off or on, even while a bot thinks; only for one person among bots."""
    table = replace(table, practice=not table.practice)
    if not table.slot:
        return replace(session, table=table), []
    session, table, save = _entered(session, table)
    return replace(session, table=table), [save]


def whole_log(session: Session, table: Table) -> Change:
    """Show the whole log, or its newest lines."""
    return replace(session, table=replace(table, whole_log=not table.whole_log)), []
