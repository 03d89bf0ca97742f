"""Following an invitation: one tap joins and makes an answer; when the host has it, the table opens."""

from __future__ import annotations

from longhouse import __version__
from longhouse.engine import CorruptSave, Match, Message
from longhouse.engine.save import clean_name
from longhouse.games import GAMES

from .. import effects as fx
from .. import messages as ms
from ..model import Model, Session, Step, fresh_id, replace
from ..pages import Join, Play
from ..slots import LiveMark, list_slots, live_mark, match_id, open_slot, relation
from ..table import laid, sit_down
from . import protocol as pr
from . import signal
from .common import begun
from .guest import away
from .invitation import Answer, Invitation, write_answer
from .leaving import unjoined
from .state import FLOOD, PATIENCE, Guest, spent
from .stun import server
from .telling import send
from .versions import forked
from .words import BAD_ADDRESS, WHY_LATE

LATE_MS = 20_000
YOU_RELOAD = Message(
    "The host runs a newer version of Longhouse. Reload this page, then open the invitation again."
)
HOST_RELOADS = Message(
    "The host runs an older version of Longhouse: its page must be reloaded. Then ask for a fresh invitation."
)
NO_GAME = Message(
    "This version of Longhouse does not have the game of this invitation. Reload the page to update."
)
FAILED = {
    "unsupported": Message("This browser cannot connect to other devices."),
    "refused": Message("The invitation does not work any more. Ask the host for a fresh one."),
    "closed": Message("The host has closed the table."),
    "reload you": YOU_RELOAD,
    "reload me": HOST_RELOADS,
}
OTHER_GAME = Message("The host plays another game than the invitation says. Ask for a fresh one.")
LOST = Message("The connection could not be made. Ask the host for a fresh invitation.")


def unfit(invitation: Invitation) -> Message | None:
    """Why this version cannot follow an invitation, and which side must reload."""
    if invitation.game not in GAMES:
        return NO_GAME
    who = pr.mismatch(invitation.oldest, invitation.newest)
    if who == "me" or invitation.rules > GAMES[invitation.game].meta.rules:
        return YOU_RELOAD
    return HOST_RELOADS if who == "you" else None


def join(model: Model, page: Join, _said: object) -> Step:
    """One tap: make the answer."""
    if page.step != "asked" or unfit(page.invitation) or not model.session.can_connect:
        return model, []
    stun = server(model.session) if page.internet else ""
    description = signal.unpack(page.invitation.signal)
    effects: list[fx.Effect] = [fx.Join(page.invitation.peer, description, stun), fx.Focus("#prompt")]
    return replace(model, page=replace(page, step="answering", problem=None)), effects


def described(model: Model, page: Join, message: ms.Described) -> Step:
    """The answer is ready to be sent back."""
    invitation = page.invitation
    if message.peer != invitation.peer or page.step != "answering":
        return model, []
    try:
        packed = signal.pack(message.description)
    except signal.BadSignal:
        return replace(model, page=replace(page, step="failed", problem=LOST)), [fx.HangUp(message.peer)]
    answer = write_answer(Answer(invitation.table, invitation.peer, packed))
    effects: list[fx.Effect] = [fx.StayAwake(True), fx.GuardLeaving(True), fx.Focus("#prompt")]
    return replace(model, page=replace(page, step="answered", answer=answer)), effects


def handed_over(model: Model, page: Join) -> Step:
    """The answer is on its way: if nothing happens for a while, the page says why that may be."""
    if page.serial:
        return model, []
    session = replace(model.session, serial=model.session.serial + 1)
    page = replace(page, serial=session.serial)
    return replace(model, session=session, page=page), [fx.After(LATE_MS, ms.Tick("waiting", page.serial))]


def late(model: Model, page: Join, message: ms.Tick) -> Step:
    """Nothing has happened for a while."""
    if page.step != "answered" or page.serial != message.serial:
        return model, []
    return replace(model, page=replace(page, late=True)), []


def again(model: Model, page: Join, _said: str) -> Step:
    """Whoever waits in vain hangs up and may join anew, which makes another answer."""
    if page.step != "answered":
        return model, []
    fresh = Join(page.payload, page.invitation, page.credit, page.person, internet=page.internet)
    return replace(model, page=fresh), [*unjoined(page), fx.Focus("#prompt")]


def linked(model: Model, page: Join, message: ms.Linked) -> Step:
    """The connection is there: introduce ourselves; or there will be none."""
    if message.peer != page.invitation.peer or page.step in ("asked", "failed"):
        return model, []
    if message.state == "open" and page.step != "linked":
        hello = _hello(model.session, page)
        return replace(model, page=replace(page, step="linked")), [send(message.peer, hello)]
    if message.state == "late" and page.step == "answered":
        return replace(model, page=replace(page, late=True)), []
    if message.why == "address":  # nothing was sent yet: it can be corrected
        return replace(model, page=replace(page, step="asked", problem=BAD_ADDRESS)), []
    if message.state == "lost":
        return _fail(model, page, FAILED.get(message.why, WHY_LATE))
    return model, []


def _fail(model: Model, page: Join, problem: Message) -> Step:
    return replace(model, page=replace(page, step="failed", problem=problem)), unjoined(page)


def _hello(session: Session, page: Join) -> pr.Hello:
    """What this device understands, and how far its own version of this table is."""
    rules = GAMES[page.invitation.game].meta.rules
    name = clean_name(page.person)
    found = stored(session, page.invitation)
    if found is None:
        return pr.Hello(pr.OLDEST, pr.NEWEST, __version__, rules, name, 0, 0, "")
    _slot, mark, match = found
    facts = pr.claimed(mark.revision), len(match.actions), match.digest()
    return pr.Hello(pr.OLDEST, pr.NEWEST, __version__, rules, name, *facts)


def stored(session: Session, invitation: Invitation) -> tuple[str, LiveMark, Match] | None:
    """What this device has of the table: the version that counts of those that were played at these seats.

    One of the seats is enough, for who shares a device may have changed. Who held the table meanwhile has a
    version too; who only watches may do so in another tab of the host's browser.
    """
    wanted = set(invitation.seats)
    best: tuple[str, LiveMark, Match] | None = None
    most = (0, 0, False)
    for slot in list_slots(session.stored):
        if slot.problem is not None or slot.game != invitation.game:
            continue
        mark = live_mark(session.stored[slot.id])
        mine = {s for s, player in enumerate(slot.players) if s not in slot.away and not player.bot}
        fits = bool(mine & wanted) if wanted else not mine and not mark.host
        rank = mark.revision, slot.turn, mine == wanted
        if mark.id != invitation.table or not fits or (best is not None and rank <= most):
            continue
        try:
            best, most = (slot.id, mark, open_slot(session.stored[slot.id])), rank
        except CorruptSave:
            continue
    return best


def received(model: Model, page: Join, message: ms.Received) -> Step:
    """What the host says before the table is open: the match, or why not."""
    if message.peer != page.invitation.peer or page.step != "linked":
        return model, []
    credit = spent(page.credit, model.session.now)
    try:
        talk = pr.decode(message.text) if credit.texts >= 0 else None
    except pr.BadMessage:
        talk, credit = None, replace(credit, nonsense=credit.nonsense + 1)
    page = replace(page, credit=credit)
    model = replace(model, page=page)
    if credit.nonsense > PATIENCE or credit.texts <= FLOOD:
        return _fail(model, page, LOST)
    match talk:
        case pr.Setup():
            return _sit(model, page, talk)
        case pr.Fetch():
            found = stored(model.session, page.invitation)
            if found is None:
                return model, []
            version = pr.Version(pr.claimed(found[1].revision), found[2].to_link())
            return model, [send(message.peer, version)]
        case pr.Bye():
            return _fail(model, page, FAILED.get(talk.why, LOST))
    return model, []


def _sit(model: Model, page: Join, talk: pr.Setup) -> Step:
    """Sit down: the match goes into a slot of this device, where nothing is overwritten."""
    session, invitation = model.session, page.invitation
    if talk.table != invitation.table:
        return model, []
    try:
        match = Match.from_link(talk.match)
        if match.game is not GAMES[invitation.game]:
            raise CorruptSave(OTHER_GAME)
    except CorruptSave as error:
        model, effects = _fail(model, page, error.message)
        return model, [send(invitation.peer, pr.Bye("nonsense")), *effects]
    mine = tuple(sorted({seat for seat in talk.mine if seat < match.players}))
    slot, name, notice = "", "", None
    found = stored(session, invitation)
    if found is not None and relation(found[2], match) in ("same", "newer"):
        slot = found[0]
        name = next(each.name for each in list_slots(session.stored) if each.id == slot)
    elif found is not None and relation(found[2], match) != "different":
        notice = forked(found[2], match)
    id, shared = match_id(session.stored[slot]) if slot else ("", True)
    if not slot:
        slot, session = fresh_id(session)
    mark = LiveMark(talk.table, talk.revision, False, talk.devices)
    table = laid(session, match, slot, name, away(match, mine), id, shared, mark)
    live = Guest(invitation.peer, invitation.host, mine, credit=page.credit)
    session, effects = sit_down(session, replace(table, live=live))
    session = replace(session, notice=notice, toast=None)  # that the answer was copied is long past
    return Model(session, Play()), [*effects, *begun()]
