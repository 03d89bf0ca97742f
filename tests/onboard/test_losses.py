"""Before something is lost, the question or the choice says so: true in every position of random games."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from longhouse.engine import Match, Rng
from longhouse.engine.questions import Action
from longhouse.games.onboard.views import View

from ..play import IN_BROWSER, some, step
from .build import table

SEEDS = range(some(6, 2))
MOVING = ("promote", "jump_own_ship", "jump_any_ship", "swap_second", "viking")


def asked(match: Match) -> str:
    """The question, as whoever decides reads it."""
    return str(match.game.presentation().prompt(match.view(match.actor)))


def note(match: Match, action: Action[str]) -> str:
    told = match.preview(action)
    return "" if told is None else str(told)


def seen(match: Match, seat: int) -> View:
    return match.view(seat)  # type: ignore[return-value]


def after(match: Match, action: Action[str]) -> Match:
    later = match.clone()
    later.play(action)
    return later


def held(match: Match, seat: int) -> set[int]:
    """The ships in harbour that a seat controls, by their numbers."""
    ships = seen(match, seat)["ships"]
    return {
        n + 1 for n, s in enumerate(ships) if not s["sailed"] and s["control"] and s["control"][0][0] == seat
    }


def numbers(pattern: str, text: str) -> set[int]:
    """The numbers of all ships in what matches."""
    return {int(n) for found in re.findall(pattern, text) for n in re.findall(r"\d+", found)}


def to_the_end_of_the_round(match: Match, action: Action[str] | None = None) -> Match:
    """Anything happens, after that action, until the next round begins or the game is over."""
    later, rng, now = match.clone(), Rng(5), seen(match, 0)["round"]
    if action is not None:
        later.play(action)
    while later.actor is not None and seen(later, 0)["round"] == now:
        step(later, rng)
    return later


def walk(players: int, seed: int) -> Counter[str]:
    """Through a whole game; counts which warnings there were."""
    match, rng, said = Match.new("onboard", players, seed), Rng(seed), Counter[str]()
    while match.actor is not None:
        question, seat = match._state.ask, match.actor
        if question in MOVING:
            moves(match, seat, said)
        elif question in ("jump_own_piece", "jump_any_piece"):
            lifts(match, seat, said)
        elif question == "sail":
            sails(match, seat, said)
        elif question in ("add_ship", "draw_ship"):
            loads(match, seat, said)
        elif question == "visit":
            ends(match, said)
        for action in match.legal():
            small_notes(match, seat, action, said)
        step(match, rng)
    return said


def moves(match: Match, seat: int, said: Counter[str]) -> None:
    """Each ship of which control is lost or gained is named, and no other."""
    for action in match.legal():
        text, later = note(match, action), after(match, action)
        lost = numbers(r"lose control of ship \d+", text)
        assert lost == held(match, seat) - held(later, seat)
        assert numbers(r"you control ship \d+", text) == held(later, seat) - held(match, seat)
        said["lost"] += len(lost)
        warned = numbers(r"You lose control of ship \d+", asked(match))
        assert warned <= lost
        said["asked"] += len(warned)


def lifts(match: Match, seat: int, said: Counter[str]) -> None:
    """Whatever ship the piece jumps to, control of the one that it leaves is lost."""
    for action in match.legal():
        text, lifted = note(match, action), after(match, action)
        lost = numbers(r"lose control of ship \d+", text)
        assert numbers(r"You lose control of ship \d+", asked(lifted)) == lost
        for landing in lifted.legal():
            gone = held(match, seat) - held(after(lifted, landing), seat)
            assert lost <= gone
            said["left"] += len(lost)


def sails(match: Match, seat: int, said: Counter[str]) -> None:
    """What the chooser takes and whether the barrel wins, by letting the ship sail."""
    before, bare = seen(match, seat), set()
    for action in match.legal():
        text, later = note(match, action), to_the_end_of_the_round(match, action)
        ship = before["ships"][action.value]
        mine, then = before["seats"][seat], seen(later, seat)["seats"][seat]
        taken, won = sum(then["goods"]) - sum(mine["goods"]), then["won_count"] - mine["won_count"]
        count = re.search(r"you take (\d+) of (\d+)", text)
        assert (int(count[1]) if count else 0) == taken
        assert count is None or int(count[2]) == len(ship["cargo"])
        assert ("you take nothing" in text) == (bool(ship["cargo"] and ship["pieces"]) and not taken)
        assert ("leave the game" in text) == bool(ship["cargo"] and not ship["pieces"])
        bet = any(b and b["seat"] == seat for b in ship["bets"])
        assert ("your barrel wins" in text) == bool(won) and ("does not win" in text) == (bet and not won)
        said["barrel"] += bet and not won
        if "you take nothing" in text:
            bare.add(action.value + 1)
    question = asked(match)
    if re.search(r"You take nothing( from any of them)?\.", question):
        assert len(bare) == len(match.legal())
    else:
        assert numbers(r"You take nothing from [^.]*", question) == bare
    last = "the game ends with it" in question
    assert last == (to_the_end_of_the_round(match).outcome is not None)
    unsettled = mine_unsettled(before, seat)
    assert ("does not win now is lost" in question) == (last and unsettled)
    said["nothing"] += len(bare)
    said["seventh"] += last


def mine_unsettled(view: View, seat: int) -> bool:
    return view["seats"][seat]["won_count"] < 4


def loads(match: Match, seat: int, said: Counter[str]) -> None:
    for action in match.legal():
        text, ship = note(match, action), seen(match, seat)["ships"][action.value]
        clans = [clan for clan, _ in ship["control"]]
        picks = (clans * (len(ship["cargo"]) + 1))[: len(ship["cargo"]) + 1]
        assert ("nobody is aboard" in text) == (not clans)
        assert ("you take nothing" in text) == (bool(clans) and seat not in picks)
        said["for others"] += "you take nothing" in text


def ends(match: Match, said: Counter[str]) -> None:
    """The last round is announced in every question of it once it is certain, and by what makes it so."""
    seat, question = match.actor, asked(match)
    assert seat is not None
    if "The game ends with this round" in question:
        assert to_the_end_of_the_round(match).outcome is not None
        assert ("are lost" in question) == mine_unsettled(seen(match, seat), seat)
        said["last round"] += 1
    for action in match.legal():
        if note(match, action):
            assert str(action) == "visit sail" and note(match, action) == "the game ends with this round"
            assert to_the_end_of_the_round(match, action).outcome is not None
            said["last stern"] += 1


def small_notes(match: Match, seat: int, action: Action[str], said: Counter[str]) -> None:
    view, text = seen(match, seat), note(match, action)
    if match._state.ask == "market":
        assert bool(text) == (not view["seats"][seat]["goods"][action.value])
    elif action.kind == "circle":
        ship, clan = view["ships"][action.value // 4], action.value % 4
        assert ("no piece there" in text) == (clan not in [row[0] for row in ship["control"]])
    elif action.kind == "lift":
        ship, clan = view["ships"][action.value // 4], action.value % 4
        assert bool(text) == (not ship["sailed"] and bool(ship["control"]) and ship["control"][0][0] == clan)
    else:
        return
    said[action.kind] += bool(text)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_warning_of_whole_games_is_true(players: int) -> None:
    said: Counter[str] = Counter()
    for seed in SEEDS:
        said += walk(players, seed)
    for kind in ("lost", "asked", "left", "nothing", "seventh", "last round", "last stern", "good", "circle"):
        assert said[kind] or IN_BROWSER, (kind, said)  # there are fewer games there


def test_a_ship_that_sails_without_a_crew_takes_its_supplies_along() -> None:
    t = table(2, ships={1: "A3a"}, cargo={2: "hide"}, sailed=[3, 4, 5, 6, 7, 8], ask="sail", who="A")
    t.match._state.ships[1] = ()
    told = {str(action): note(t.match, action) for action in t.match.legal()}
    assert told["ship 2"] == "nobody is aboard: its supplies leave the game"
