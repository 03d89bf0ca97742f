"""What happened is told exactly once: in the log, in the dock and aloud; over whole games of every game."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from html import unescape
from importlib import import_module
from itertools import pairwise
from typing import get_args

import pytest

from longhouse.app import messages as ms
from longhouse.app import telling
from longhouse.app.model import Table
from longhouse.app.pacing import PACES, bots_pause
from longhouse.app.say import looks, speaker
from longhouse.app.screens.told import LONG, folded
from longhouse.app.signs import teller
from longhouse.engine import Match, Message, Player, Seat
from longhouse.engine.questions import Event
from longhouse.engine.record import replace
from longhouse.games import GAMES

from ..play import finished, some
from .fake import Tab

SEATS = [Player("Ida"), Player("", 1, "karl", 5), Player("", 2, "karl", 6)]
WATCHERS = (0, 1, None)
MOVES = 150  # of an evening
BUDGET = 2800  # milliseconds of a bot's turn: with thinking and drawing it lasts no longer than about 4000


def whole(game: str) -> Match:
    return finished(game, 3, 11, seats=SEATS)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", WATCHERS)
def test_paragraphs_hold_every_event_that_a_seat_may_read_once(game: str, seat: int | None) -> None:
    match = whole(game)
    read = [(moment.number, event) for moment in match.log(seat) for event in moment.events]
    parts = telling.paragraphs(match, seat, 0, len(match.actions))
    assert [part for paragraph in parts for part in paragraph.parts] == read
    show = match.game.presentation()
    rounds, moments = show.rounds, match.log(seat)
    assert any(paragraph.seat is None for paragraph in parts), "rounds begin"
    for paragraph in parts:
        begins = [isinstance(event, rounds) for event in paragraph.events]
        if paragraph.seat is None:
            assert begins[0] and sum(begins) == 1
        else:
            assert not any(begins)
            numbers = {number for number, _ in paragraph.parts}
            assert {show.whose(moments[n].events, match.makers[n]) for n in numbers} == {paragraph.seat}
    for one, other in pairwise(parts):
        assert one.seat != other.seat, "what belongs together is together"


def test_an_attack_that_nobody_answers_is_part_of_the_attackers_turn() -> None:
    match = finished("gonewild", 3, 3)
    events = import_module("longhouse.games.gonewild.events")
    say, answers, alone = speaker("en", match), 0, 0
    for part in telling.paragraphs(match, None, 0, len(match.actions)):
        for number, event in part.parts:
            if isinstance(event, events.Damaged) and match.makers[number] != event.seat:
                answered = any(isinstance(e, events.DefencePlayed) for e in match.log(None)[number].events)
                assert answered or part.seat == event.seat
                answers, alone = answers + answered, alone + (not answered)
                text = telling.in_words(say, match, [part], None)[0].text
                assert answered or " damages " in text
    assert alone


def test_small_pictures_stand_before_names_and_things_and_change_no_word() -> None:
    for game in GAMES:
        match, shown = whole(game), 0
        tells, say = teller("de", match), speaker("de", match)
        for part in telling.paragraphs(match, 0, 0, len(match.actions)):
            plain = telling.in_words(say, match, [part], 0)
            for one, other in zip(telling.in_words(tells.say, match, [part], 0), plain, strict=True):
                dressed = tells.dressed(one.text)
                assert unescape(re.sub("<[^>]*>", "", dressed)) == other.text
                shown += dressed.count('class="with-sign') > dressed.count("player-emblem")
        assert shown > 9, "more than emblems"


def test_a_name_cannot_bring_pictures_along() -> None:
    match = finished("onboard", 2, 1, seats=[Player("\ue900x"), Player("<b>", 1)])
    tells = teller("en", match)
    text = tells.say(Message("{a} {b}", a=Seat(0), b=Seat(1)))
    assert tells.dressed(text, 0).startswith("x <span") and "&lt;b&gt;" in tells.dressed(text)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", WATCHERS)
def test_dock_and_history_hand_every_event_to_the_game_once(
    game: str, seat: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever words a game has for it: each move by itself, and each moment's history as a whole."""
    match = whole(game)
    heard: list[Event] = []

    def listen(events: Sequence[Event], _reader: int | None) -> list[Message]:
        heard.extend(events)
        return [Message("Something happened.")]

    show = replace(match.game.presentation(), gathered=listen)
    monkeypatch.setitem(vars(match.game), "presentation", lambda: show)
    say = speaker("en", match)
    everything = [event for moment in match.log(seat) for event in moment.events]
    for number in range(len(match.actions)):
        telling.one_move(say, match, number, seat)
    assert heard == everything, "move by move"
    if seat == 0:
        for stop in range(1, len(match.actions) + 1, 7):
            table = Table(match, "slot", viewer=0, cursor=stop)
            heard.clear()
            telling.history(table, say)
            begin = telling.story_begins(table)
            assert heard == [e for moment in match.log(0, begin, stop) for e in moment.events]
            assert begin < stop, "the last move is always part of it"


# what is told by the event that follows from it
SILENT = {
    "onboard": {"PieceLifted", "BarrelChosen", "BarrelLifted"},
    "wikinger": {"TilesLaid"},
    "gonewild": {"DefenceFound"},
}


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_event_has_a_line_but_for_what_the_next_one_tells(game: str) -> None:
    kinds = get_args(import_module(f"longhouse.games.{game}.events").Event)
    lines = import_module(f"longhouse.games.{game}.lines").EVENTS
    assert {kind.__name__ for kind in kinds if kind not in lines} == SILENT[game]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(some(4, 1)))
def test_in_random_games_each_event_is_told_in_exactly_one_sentence(game: str, seed: int) -> None:
    """Move by move, as dock and announcement tell it, and in paragraphs, as history, log and recap do."""
    match = finished(game, 2 + seed % 3, seed, seats=SEATS[: 2 + seed % 3] if seed % 3 < 2 else None)
    show, size = match.game.presentation(), len(match.actions)
    for seat in (0, 1, None):
        due = [
            event
            for moment in match.log(seat)
            for event in moment.events
            if type(event).__name__ not in SILENT[game] and not isinstance(event, show.background)
        ]
        moves = [telling.paragraphs(match, seat, number, number + 1) for number in range(size)]
        for parts in (
            [part for move in moves for part in move],
            telling.paragraphs(match, seat, 0, size),
        ):
            told = [pair for part in parts for pair in _with_events(game, part.events, seat)]
            assert Counter(repr(event) for _, events in told for event in events) == Counter(map(repr, due))
            messages = [line for part in parts for line in show.sentences(part.events, seat)]
            assert [message for message, _ in told] == messages, "what is said is nothing else"


def _with_events(
    game: str, happened: Sequence[Event], reader: int | None
) -> Iterator[tuple[Message, tuple[Event, ...]]]:
    """The sentences about some events, each with those that it tells."""
    lines = import_module(f"longhouse.games.{game}.lines")
    if hasattr(lines, "gathered"):
        gathering = import_module(f"longhouse.games.{game}.lines.gathering")
        yield from gathering.sentences(happened, reader)
        return
    for event in happened:
        message = None if isinstance(event, lines.BACKGROUND) else lines.told(event, reader)
        if message is not None:
            yield message, (event,)


def test_a_defence_that_is_enough_is_one_sentence() -> None:
    found = []
    for seed in range(8):
        match = finished("gonewild", 3, seed)
        parts = telling.paragraphs(match, None, 0, len(match.actions))
        found += [row.text for row in telling.in_words(speaker("en", match), match, parts, None)]
    enough = [text for text in found if re.search(r"repulses the attack of \w+ with ", text)]
    assert enough and not any("defends with" in text for text in enough)


@pytest.mark.parametrize("game", GAMES)
def test_without_words_of_its_own_a_game_tells_what_its_log_says_but_for_what_stands_back(game: str) -> None:
    match = whole(game)
    show = replace(match.game.presentation(), told=None, gathered=None)
    kinds = {type(event) for moment in match.log(None) for event in moment.events}
    quiet = tuple(sorted(kinds, key=str)[:2])
    events = [event for moment in match.log(None) for event in moment.events]
    lines = [show.event(event) for event in events if not isinstance(event, quiet)]
    told = replace(show, background=quiet).sentences(events, None)
    assert told == [line for line in lines if line is not None]


def texts(markup: str, cls: str) -> list[str]:
    """What the elements of a class say."""
    found = re.findall(rf'<(\w+)[^>]*class="{cls}\b[^"]*"[^>]*>(.*?)</\1>', markup)
    return [unescape(re.sub("<[^>]*>", "", text)) for _, text in found]


def fire(tab: Tab) -> None:
    """Let the one pause that counts run down."""
    timer = next(t for t in reversed(tab.timers) if t.message.name in ("bot", "forced"))  # type: ignore[union-attr]
    tab.timers.clear()
    tab.send(timer.message)


@pytest.mark.host  # whole evenings of the app are played in Pyodide by the browser tests
@pytest.mark.parametrize("game", GAMES)
def test_an_evening_is_told_the_same_in_log_dock_and_aloud(game: str) -> None:
    tab = Tab(settings='{"talk": false}')  # what the villagers say is no part of the story
    tab.new_game("person", "karl", "karl", game=game)
    said: list[str] = []
    for turn in range(1, MOVES):
        if tab.choices and not any(t.message.name == "forced" for t in tab.timers):  # type: ignore[union-attr]
            tab.act(tab.choices[tab.rng.below(len(tab.choices))])
        else:
            fire(tab)
        table = tab.table
        assert table.turn == turn
        aloud = tab.table.said
        said.append(aloud.removesuffix(" There was no other choice."))
        dock = " ".join(unescape(re.sub("<[^>]*>", "", row)) for row in _told(tab))
        if aloud and table.match.actor != 0:
            assert dock == aloud, "who looks reads what others hear"
        elif aloud and table.match.game.presentation().gathered is None:
            assert said[-1] in dock
        if table.match.actor is None:
            break
    match = tab.table.match
    _says_all_that_is_worth_it(match, said)
    _lists_every_line(tab)


def _told(tab: Tab) -> list[str]:
    listed = re.search(r'<ul class="told-list"[^>]*>(.*?)</ul>', tab.page.markup)
    return re.findall("<li>(.*?)</li>", listed[1]) if listed else []


def _says_all_that_is_worth_it(match: Match, said: list[str]) -> None:
    show, say = match.game.presentation(), speaker("en", match)
    for moment, sentence in zip(match.log(0), said, strict=True):
        parts = [part.events for part in telling.paragraphs(match, 0, moment.number, moment.number + 1)]
        assert sentence == " ".join(say(line) for events in parts for line in show.sentences(events, 0))


def _lists_every_line(tab: Tab) -> None:
    match = tab.table.match
    if 'data-do="log"' in tab.page.markup:
        tab.do("log")
    while folded := re.search(r'data-arg="(\d+)" aria-expanded="false"', tab.page.markup):
        tab.do("unfold", folded[1])
    show, say = match.game.presentation(), speaker("en", match)
    events = [event for moment in match.log(0) for event in moment.events]
    lines = Counter(say(line) for event in events if (line := show.event(event)) is not None)
    assert Counter(texts(tab.page.markup, "log-line")) == lines


def test_a_turn_of_the_log_folds_and_the_present_one_does_not() -> None:
    tab = Tab()
    tab.new_game("person", "karl", seed="3")
    tab.play_on(9)
    folded = re.findall(r'data-do="unfold" data-arg="(\d+)" aria-expanded="false"', tab.page.markup)
    assert folded
    before = len(texts(tab.page.markup, "log-line"))
    tab.do("unfold", folded[0])
    assert len(texts(tab.page.markup, "log-line")) > before
    assert f'data-arg="{folded[0]}" aria-expanded="true"' in tab.page.markup
    tab.do("unfold", folded[0])
    assert len(texts(tab.page.markup, "log-line")) == before
    tab.send(ms.Do("unfold", "nonsense"))
    assert len(texts(tab.page.markup, "log-line")) == before


def test_after_the_bots_the_history_says_what_each_of_them_did() -> None:
    tab = Tab()
    tab.new_game("person", "karl", "karl", "karl")
    while tab.table.turn < 30 or not tab.choices or 'data-do="missed"' not in tab.page.markup:
        tab.play_on(1) if tab.choices else tab.wait("bot")
    since = telling.last_decision(tab.table.match, (0,), tab.table.turn) + 1
    movers = {maker for maker in tab.table.match.makers[since:] if maker}
    names = looks(tab.table.match, "en")
    closed = _told(tab)
    tab.do("told")
    rows = _told(tab)
    assert all(any(names[seat].name in row for row in rows) for seat in movers)
    assert closed == rows, "asked again, one is told all of it at once"
    tab.do("told")
    tab.do("missed")
    assert tab.table.cursor == since and "Looking back" in tab.page.markup


def test_what_one_has_just_decided_is_marked_for_screens_with_no_room() -> None:
    tab = Tab()
    tab.new_game("person", "karl")
    marks = []
    for _ in range(MOVES):
        table = tab.table
        if not tab.choices:
            assert 'class="told mine"' not in tab.page.markup, "what a bot does is always shown"
            fire(tab)
            continue
        if table.turn:
            others = table.match.makers[-1] != 0
            unasked = table.match.forced[-1]
            marks.append('class="told mine"' in tab.page.markup)
            assert marks[-1] != (others or unasked)
        if len(set(marks)) == 2:
            break
        tab.play_on(1)
    assert set(marks) == {True, False}
    tab.do("told")
    assert 'class="told open"' in tab.page.markup


def test_at_a_table_of_several_people_all_are_told_the_same() -> None:
    tab = Tab()
    tab.new_game("person", "person")
    assert telling.reader(tab.table) is None
    tab.play_on(4)
    match = tab.table.match
    expected = telling.one_move(speaker("en", match), match, len(match.actions) - 1, None)
    assert tab.table.said == " ".join(each.text for each in expected)


def test_the_part_of_the_table_where_a_bot_moves_is_shown_and_then_ones_own_again() -> None:
    tab = Tab(layout="tall")
    tab.new_game("person", "karl", game="gonewild")
    if not tab.choices:
        tab.wait("bot")
    tab.act("end turn")
    fire(tab)
    assert tab.table.match.makers[-1] == tab.table.match.actor == 1
    assert tab.table.place == "rivals" and 'data-place="rivals"' in tab.page.markup
    tab.wait("bot")
    assert tab.choices and tab.table.place == ""


@pytest.mark.parametrize("players", [2, 4])
def test_a_bots_turn_in_gone_wild_does_not_last(players: int) -> None:
    match = finished("gonewild", players, 5, seats=[Player("", i, "karl", i) for i in range(players)])
    pauses: dict[int, int] = {}
    for number in range(200):
        then = match.at(number)
        assert then.actor is not None
        start = telling.began(match, number, then.actor)
        pauses[start] = pauses.get(start, 0) + bots_pause(then, "normal")
    assert max(pauses.values()) <= BUDGET
    assert all(before >= within for before, within in PACES.values())


def test_of_a_long_history_what_all_did_again_later_is_folded() -> None:
    long, short = "x" * LONG, "y"

    def told(*seats: int | None, text: str = long) -> list[telling.Told]:
        return [telling.Told(seat, text) for seat in seats]

    assert folded(told(1, 2, None, 1, 2)) == 2
    assert folded(told(1, 2, None, 1)) == 0, "nobody else has said what the second did"
    assert folded(told(1, None, 1, None, 1)) == 3
    assert folded(told(1, 2, 1, 2)) == 0, "a round is not cut"
    assert folded(told(1, 2, None, 1, 2, text=short)) == 0
