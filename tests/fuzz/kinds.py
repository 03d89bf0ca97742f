"""What is damaged, and what may come of it: a correct match, or a sentence of the house. Nothing else."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

from longhouse.app import analysis, coach, settings, slots
from longhouse.app import messages as ms
from longhouse.app.answers import read_answer
from longhouse.app.effects import Ask
from longhouse.app.i18n import LANGUAGES, choose_language, translator
from longhouse.app.ledger import FRIEND, KEPT, merged
from longhouse.app.ledger import read as read_ledger
from longhouse.app.model import Model, Session, replace
from longhouse.app.movers import bot_due
from longhouse.app.pages import Play
from longhouse.app.table import laid, sit_down
from longhouse.app.update import update
from longhouse.app.view import view
from longhouse.bots import LEVELS
from longhouse.bots.question import Question
from longhouse.engine import CorruptSave, Match, Message
from longhouse.engine import link as links
from longhouse.engine import save as saves
from longhouse.engine.limits import MAX_ACTIONS, MAX_NAME, MAX_TITLE
from longhouse.games import GAMES, cover, packages

from . import corpus, mutate

LETTERS = sorted(links.URL_SAFE)
SENTENCES = {
    message.text
    for message in (
        links.BAD_LINK, links.NEWER_LINK, saves.NO_SAVE, saves.DAMAGED, saves.NEWER,
        slots.FOREIGN, slots.TOO_NEW,
    )
} | {
    "This save is damaged: its move number {number} is not possible.",
    "This version has no game called “{game}”.",
    "This device has no such game.",
}  # fmt: skip


def clean(text: str) -> bool:
    """Nothing that cannot be seen or that turns the line around."""
    return not any(ord(char) in saves._UNWANTED for char in text)


def told(message: Message) -> None:
    """It is one of our sentences, short and in every language."""
    assert message.text in SENTENCES, message.text
    for lang in LANGUAGES:
        text = translator(lang)(message)
        assert text.endswith(".") and len(text) < 200 and clean(text), repr(text)


_proved: set[str] = set()  # the same match comes out of many a damaged text


def correct(match: Match) -> None:
    """Whatever was opened is a match like any other: it can be replayed, saved and linked."""
    text = match.to_json()
    if text in _proved:
        return
    _proved.add(text)
    assert len(match.actions) <= MAX_ACTIONS
    assert all(len(player.name) <= MAX_NAME and clean(player.name) for player in match.seats)
    assert Match.from_json(text).seats == match.seats
    assert Match.from_link(match.to_link()).to_json() == text


def opens(read: Callable[[], Match]) -> bool:
    """A match or a sentence; whether it was a match."""
    try:
        match = read()
    except CorruptSave as error:
        told(error.message)
        return False
    correct(match)
    return True


# -- one case each; they return whether something could be opened


def link(rng: Random) -> bool:
    """A link with damaged characters: any, or such as links are made of."""
    good = rng.choice(corpus.links())
    if rng.random() < 0.4:
        text = mutate.text(rng, good, corpus.links())
    else:
        at = rng.randrange(1, len(good))
        text = good[:at] + rng.choice(LETTERS) * rng.randrange(3) + good[at + rng.randrange(3) :]
    return opens(lambda: Match.from_link(text))


def dealt(rng: Random) -> bool:
    """A link that is right in form: a good beginning, then any bits where the actions stand."""
    good = rng.choice(corpus.links())
    cut = rng.randrange(20, max(21, len(good)))
    tail = "".join(rng.choices(LETTERS, k=rng.choice((0, 3, 30, 200))))
    return opens(lambda: Match.from_link(good[:cut] + tail))


def save(rng: Random) -> bool:
    """A save with damaged characters."""
    text = mutate.text(rng, rng.choice(corpus.saves()), corpus.saves())
    return opens(lambda: Match.from_json(text))


def parts(rng: Random) -> bool:
    """A save with parts exchanged."""
    text = json.dumps(
        mutate.plain(rng, json.loads(rng.choice(corpus.saves()))), ensure_ascii=rng.random() < 0.5
    )
    return opens(lambda: Match.from_json(text))


def entry(rng: Random) -> str:
    """A damaged entry of the storage, or a damaged file."""
    good, how = rng.choice(corpus.slots()), rng.random()
    if how < 0.3:
        return mutate.text(rng, good, corpus.slots())
    data = json.loads(good)
    if how < 0.5:  # what is shown of it without a replay
        data["summary"] = mutate.plain(rng, data["summary"])
    else:
        data = mutate.plain(rng, data)
    return json.dumps(data, ensure_ascii=rng.random() < 0.5)


def stored(rng: Random) -> bool:
    """An entry of the storage: listed, compared with ours, opened."""
    text, mine = entry(rng), rng.choice(corpus.slots())
    slot = slots.listed("x", text)
    if slot.problem is not None:
        told(slot.problem)
    assert len(slot.name) <= MAX_TITLE and all(len(player.name) <= MAX_NAME for player in slot.players)
    assert {slots.may_overwrite(text, mine), slots.may_overwrite(mine, text)} <= {True, False}
    assert len(str(slots.stamp_of(text))) < 100
    found = slots.local_copy({"x": text}, rng.choice(corpus.matches()))
    assert found is None or found.slot == "x"
    return opens(lambda: slots.open_slot(text))


def picture(rng: Random) -> bool:
    """What an entry says of its position: a picture and a line are drawn of it, whatever it is."""
    game = rng.choice(tuple(GAMES))
    small = json.loads(rng.choice(corpus.slots()))["summary"]["mini"]
    try:
        small = saves.read_json(json.dumps(mutate.plain(rng, small)))
    except ValueError:
        return False
    shown = cover(game)
    assert shown.picture_of(small).count("<svg") == 1
    assert len(translator("fr", packages())(shown.progress_of(small))) < 100
    return shown.picture_of(small) != shown.picture_of(None)


def file(rng: Random) -> bool:
    """An imported file: an entry or a bare save."""
    text = entry(rng) if rng.random() < 0.5 else mutate.text(rng, rng.choice(corpus.saves()), corpus.saves())

    def read() -> Match:
        name, match = slots.import_text(text)
        assert len(name) <= MAX_TITLE and clean(name)
        return match

    return opens(read)


def preferences(rng: Random) -> bool:
    """Stored settings and the browser's languages."""
    text = mutate.text(rng, rng.choice(corpus.SETTINGS), list(corpus.SETTINGS))
    if rng.random() < 0.5:
        text = json.dumps(mutate.plain(rng, json.loads(corpus.SETTINGS[1])))
    kept = settings.read(text)
    assert kept.lang in ("", *LANGUAGES) and kept.theme in settings.THEMES and kept.pace in settings.PACES
    assert type(kept.curtain) is bool and len(kept.names) <= 4
    assert all(len(name) <= MAX_NAME and clean(name) for name in kept.names)
    wanted = [
        mutate.text(rng, rng.choice(("fr-FR", "en", "de-CH", "")), ["fr"]) for _ in range(rng.randrange(4))
    ]
    assert choose_language(wanted) in LANGUAGES
    return kept != settings.read("")


def start(rng: Random) -> bool:
    """The whole app on what it finds: storage, settings, address. It draws its home or a table."""
    found = {f"s{i}": entry(rng) for i in range(rng.randrange(3))}
    address = rng.choice(
        (f"/g/{rng.choice(corpus.links())}", "/play/s0", "/play/s1", "/new/onboard", "/", "")
    )
    if rng.random() < 0.5:
        address = mutate.text(rng, address, ["/play/s0", "/about"])
    kept = mutate.text(rng, rng.choice(corpus.SETTINGS), list(corpus.SETTINGS))
    message = ms.Started(("fr",), "wide", address, rng.getrandbits(64), 60, "x", kept, found, "", False)
    model, _effects = update(Model(), message, 1_700_000_000_000)
    page = view(model)
    assert page.markup.count("<h1") == 1
    if model.session.notice is not None:
        told(model.session.notice)
    return model.table is not None


def answer(rng: Random) -> bool:
    """What a worker says, where a bot, a hint or a verdict is waited for: it is heeded or told as failed."""
    model, effect, good = rng.choice(waiting())
    bad = rng.choice(mutate.VALUES) if rng.random() < 0.2 else mutate.plain(rng, good)
    message = read_answer(effect, bad)
    model, _ = update(model, message, 1_700_000_000_000)
    assert "<h1" in view(model).markup
    notice, table = model.session.notice, model.table
    if notice is not None:
        assert notice.text in FAILED, notice.text
        assert table and not (table.request or table.hint_request or table.analysis)
    return notice is None


FAILED = {
    "The coach could not answer. Try again.",
    "The coach could not look at all decisions.",
    "The bot could not move. Open the game again to let it try again.",
}


@cache
def waiting() -> list[tuple[Model, Ask, dict[str, Any]]]:
    """The app at moments when it has asked something, and what is answered."""
    out: list[tuple[Model, Ask, dict[str, Any]]] = []
    for match in corpus.matches():
        if match.actor is None:
            continue
        session = Session(entropy=5)
        session, _ = sit_down(session, laid(session, match, "here"), kept=False)
        assert session.table is not None
        table = replace(session.table, curtain=None, viewer=match.actor)
        session = replace(session, table=table)
        if table.request:
            steps = [bot_due(session, table, ms.Tick("bot", table.request))]
        else:
            steps = [coach.hint(session, table), analysis.analyse(session, table)]
        for waits, effects in steps:
            for effect in effects:
                if isinstance(effect, Ask) and effect.question.level in ("", *LEVELS):
                    out.append((Model(waits, Play()), effect, corpus.answer(effect.question)))
    return out


def question(rng: Random) -> bool:
    """A question to the worker: whatever is wrong with it, it is answered or refused by an ordinary error.

    Within the view only what is missing is tried: a worker that is lost in absurd numbers is abandoned by
    the page, which is tested in the browser.
    """
    good = rng.choice(corpus.questions())
    seen = dict(good["view"])
    if rng.random() < 0.3:
        del seen[rng.choice(list(seen))]
    bad = mutate.plain(rng, {**good, "view": None})
    if isinstance(bad, dict) and "view" in bad and bad["view"] is None:
        bad["view"] = seen
    try:
        found = corpus.answer(Question.from_json(json.dumps(bad)))
    except Exception:  # the app is told by BotFailed
        return False
    assert isinstance(found, dict)
    return True


def ledger(rng: Random) -> bool:
    """The stored record of finished games, and where it is shown."""
    text = mutate.text(rng, corpus.LEDGER, [corpus.LEDGER, "2026-02-31", "-,karl", "9" * 5_000])
    known = read_ledger(text)
    lines = [line for line in text.split("\n") if line.strip()]
    assert len(known.results) + known.unread <= len(lines)
    dull = {line for line in lines if line[:1] in (KEPT, FRIEND) and not read_ledger(line).unread}
    assert set(merged(text, corpus.LEDGER).split("\n")) >= set(lines) - dull, "nothing else goes"
    assert all(len(friend.name) <= MAX_NAME and clean(friend.name) for friend in known.friends)
    places = ["/record", "/record/best", "/record/honours", "/daily", "/", "/new/onboard"]
    places.append(f"/daily/{mutate.text(rng, '2026-11-16/onboard/52.1.QWRh.0a1b2c3d', ['-'])}")
    address = rng.choice(places)
    started = ms.Started(("en",), "wide", address, 5, 60, "x", "", {}, "", False, text)
    model, _ = update(Model(), started, 1_794_830_000_000)
    assert view(model).markup.count("<h1") == 1
    return len(known.results) == 4


KINDS: dict[str, tuple[Callable[[Random], bool], int, bool]] = {
    # a case; how many in a part of a long run, half of them in an ordinary one; whether some must be opened
    "link": (link, 10_000, True),
    "dealt": (dealt, 2_000, False),
    "save": (save, 4_000, True),
    "parts": (parts, 4_000, True),
    "stored": (stored, 4_000, True),
    "picture": (picture, 10_000, True),
    "file": (file, 3_000, True),
    "preferences": (preferences, 5_000, True),
    "start": (start, 1_000, True),
    "ledger": (ledger, 1_500, True),
    "answer": (answer, 1_000, True),
    "question": (question, 1_000, True),
}


def run(kind: str, part: int, count: int) -> int:
    """So many cases, the same for ever; returns how many were opened."""
    case, _, _ = KINDS[kind]
    opened = 0
    for number in range(count):
        seed = f"{kind} {part} {number}"
        try:
            opened += case(Random(seed))
        except Exception as error:
            raise AssertionError(f"case {seed!r}: {type(error).__name__}: {error}") from error
    return opened
