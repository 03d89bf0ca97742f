"""An action has a reason exactly when it is not legal; every reason there is can be met."""

from __future__ import annotations

import re
from typing import Any

import pytest

from longhouse.engine import IllegalAction, Message
from longhouse.engine.questions import OTHER_QUESTION
from longhouse.games.gonewild import observe
from longhouse.games.gonewild.data import CARD, CELLS, HALL
from longhouse.games.gonewild.rules import reasons
from longhouse.games.gonewild.state import State

from ..play import some
from .build import Match
from .walk import SETTINGS, at, questions, walk

GAME = Match.new("gonewild", 2, 0).game
REASONS = {n: m for n, m in vars(reasons).items() if isinstance(m, Message)}


def check(state: State) -> None:
    """A reason exactly when not legal, in canonical order; what a board shows holds all that is legal."""
    free = [action for action in GAME.table.all if GAME.explain(state, action) is None]
    assert free == GAME.legal(state) != []
    shown = GAME.candidates(state)
    assert set(free) <= set(shown) and len(set(shown)) == len(shown)


def test_a_reason_exactly_when_not_legal_in_every_question() -> None:
    for spot in questions().values():
        check(spot.match()._state)


def test_texts_that_are_no_actions() -> None:
    for bad in (
        "", "play", "play none", "buy 3", "path 0", "path 6", "attack 4 hall", "attack 0 hall 1", "use hall",
        "return hall", "complete 3", "react", "fill 5", "spy 4", "take", "destroy hand none", "end",
    ):  # fmt: skip
        assert GAME.parse(bad) is None


# -- every reason once


def cards(names: str) -> tuple[int, ...]:
    return tuple(sorted(CARD[name] for name in names.split()))


def position(**told: Any) -> State:
    """Seat 0 of three in its turn, with no cards and no resources but what is told."""
    state: State = Match.new("gonewild", 3, 1)._state.clone()
    state.hand = [(), (), ()]
    state.path = cards("scroll scroll undead_beer sword thor")
    for name, value in told.items():
        if name in ("hand", "deck", "discard", "missions"):
            getattr(state, name)[0] = cards(value) if isinstance(value, str) else value
        elif name == "victim":
            state.hand[1] = cards(value)
        elif name in ("built", "fresh", "hurt"):  # seat -> cells
            for seat, cells in value.items():
                for cell in cells:
                    getattr(state, name)[seat] |= 1 << cell
        elif name == "tokens":
            for cell, number in value.items():
                state.tokens[cell] = number
        else:
            setattr(state, name, cards(value) if name in ("ready", "force", "trapped") else value)
    return state


RICH = {"beer": 9, "gold": 9}
BREWERY, STORE, STORE_2 = 0, 6, 7  # cells
HELD = {"built": {0: [BREWERY, STORE, STORE_2]}}
ROBBED = {"built": {1: [STORE, STORE_2]}, "tokens": {CELLS + STORE_2: 1}}
MEN = "warrior warrior bone_crusher"

# reason -> what is told of the position, and the action
TURN: dict[str, tuple[dict[str, Any], str]] = {
    "NOT_IN_HAND": ({}, "play scroll"),
    "NO_EFFECT": ({"hand": "warrior"}, "play warrior"),
    "FEW_RESOURCES": ({"hand": "beer"}, "play resources"),
    "NOTHING_OPEN": ({"hand": "shaman"}, "effect shaman"),
    "WAITS": ({"ready": "shaman"}, "effect shaman"),
    "EARNED": ({}, "favour thor"),
    "NOT_SOLD": (RICH, "buy scroll"),
    "SOLD_OUT": ({**RICH, "piles": [0] * 6}, "buy cannon"),
    "NO_CARD": ({**RICH, "path": ()}, "path 1"),
    "NOT_FOR_SALE": ({**RICH, "path": (CARD["undead_gold"],)}, "path 1"),
    "SHORT": ({"beer": 2, "gold": 1, "hand": "warrior"}, "buy elf_archer"),
    "SHORT_BUT": ({"beer": 2, "gold": 1, "hand": "crystal"}, "buy elf_archer"),
    "SHORT_EXCHANGE": ({"beer": 1, "gold": 2, "hand": "crystal"}, "buy elf_archer"),
    "SHORT_PERHAPS": ({"beer": 2, "hand": "scroll", "deck": "beer"}, "buy elf_archer"),
    "EXCHANGE_FIRST": ({"beer": 2, "gold": 2, "hand": "gold"}, "buy elf_archer"),
    "PLAY_AND_EXCHANGE": ({"beer": 2, "gold": 1, "hand": "gold"}, "buy elf_archer"),
    "PLAY_FIRST": ({"beer": 2, "hand": "beer"}, "buy elf_archer"),
    "VILLAGE_FULL": ({**RICH, "built": {0: [0, 3, 6]}}, "build tavern"),
    "ROOM_LATER": (
        {**RICH, "built": {0: [0, 3, 6]}, "level": [1, 0, 0], "fresh": {0: [HALL]}},
        "build tavern",
    ),
    "THREE_OF_A_TYPE": ({**RICH, "built": {0: [0, 1, 2]}, "level": [2, 0, 0]}, "build brewery"),
    "HIGHEST_LEVEL": ({**RICH, "level": [2, 0, 0]}, "upgrade"),
    "UPGRADED": ({**RICH, "level": [1, 0, 0], "fresh": {0: [HALL]}}, "upgrade"),
    "NO_BUILDING": ({"hand": MEN}, "attack 1 brewery 1"),
    "OWN_VILLAGE": ({"hand": MEN}, "attack 0 hall"),
    "NO_SEAT": ({"hand": MEN}, "attack 3 hall"),
    "OTHER_FOE": ({"hand": MEN, "foe": 2, "attackers": [0, 0, 1]}, "attack 1 hall"),
    "TAKEN_FOE": ({"hand": MEN, "attackers": [0, 4, 0]}, "attack 1 hall"),
    "UNDER_CONSTRUCTION": ({"hand": MEN, "built": {1: [0]}, "fresh": {1: [0]}}, "attack 1 brewery 1"),
    "DAMAGED": ({"hand": MEN, "hurt": {1: [HALL]}}, "attack 1 hall"),
    "STRUCK": (
        {"hand": MEN, "attackers": [0, 4, 2], "struck": ((CELLS + HALL, 2),)},
        "attack 1 hall",
    ),
    "WEAK": ({"hand": "warrior sword"}, "attack 1 hall"),
    "WEAK_BUT": ({"hand": "warrior sword odins_boost"}, "attack 1 hall"),
    "WEAK_PERHAPS": ({"hand": "warrior scroll", "deck": "sword"}, "attack 1 hall"),
    "DRACO_ONCE": ({"hand": MEN, "draco": 1}, "attack draco"),
    "NO_UNDEAD": ({"hand": MEN}, "attack undead 1"),
    "NO_MISSION": ({"missions": (2,)}, "complete 2"),
    "MISSION_ONCE": ({"missions": (2,), "bought": 1, "completed": 1}, "complete 1"),
    "NOT_MET": ({"missions": (2,)}, "complete 1"),
    "CHANGE_ONCE": ({**RICH, "changed": True}, "change 1"),
    "NO_MISSIONS_LEFT": ({**RICH, "mission_deck": ()}, "change 1"),
    "NO_TOKEN": (HELD, "use brewery 1"),
    "SPENT_ANYWAY": ({**HELD, "tokens": {BREWERY: 1, STORE: 2}}, "use brewery 1"),
    "RETURN_ONCE": ({**HELD, "returned": True}, "return brewery 1"),
}
ATTACK: dict[str, tuple[dict[str, Any], str]] = {
    "NOT_READY": ({"hand": "warrior"}, "send elf_archer"),
    "NO_FIGHTER": ({"hand": "scroll warrior"}, "send scroll"),
    "NO_CARRIER": ({"hand": "sword", "force": "thor"}, "send sword"),
    "STRONGER_WEAPON": ({"cell": HALL, "hand": "sword mjollnir", "force": "warrior"}, "send sword"),
    "TOO_LITTLE": ({"cell": HALL, "hand": "thor", "force": "warrior"}, "strike"),
}
DEFENCE: dict[str, tuple[str, dict[str, Any], str]] = {
    "NO_DEFENCE": ("react", {"victim": "beer"}, "react beer"),
    "NO_HERO": ("react", {"victim": "hero_trap"}, "react hero_trap"),
    "NO_HERO_THERE": ("trap", {"force": "thor grendel alviss", "trapped": "thor"}, "trap thor"),
}
# reason -> question, what was to be done, the position, the action
EFFECTS: dict[str, tuple[str, tuple[Any, ...], dict[str, Any], str]] = {
    "NO_ROOM": ("store", ("storing", 0, 0), {**HELD, "tokens": {STORE: 4}}, "store beer_container 1"),
    "NOTHING_TO_TAKE": ("rob", ("robbing", (1, 2), 0), ROBBED, "rob 1 beer_container 1"),
    "NOT_OPEN": ("favour", (), {"open": (26, 27), "flipped": 28}, "favour valkyrie"),
    "NOT_DISCARDED": ("destroy", (), {"hand": "beer"}, "destroy discard beer"),
    "UNITS_ONLY": ("recall", ("recalling", 1, True), {"discard": "beer warrior"}, "recall beer"),
    "NOT_THEIRS": ("drop", ("spying", 1), {"victim": "cannon"}, "drop sheep_cannon"),
    "NOT_SO_MANY": ("fill", ("filling", 0, 0, 0, 3, 4), HELD, "fill 1"),
}


def built_positions() -> dict[str, tuple[State, str]]:
    """For each reason a position and an action that it forbids."""
    out = {name: (position(**told), text) for name, (told, text) in TURN.items()}
    for name, (told, text) in ATTACK.items():
        out[name] = attack_at(**told), text
    for name, (ask, told, text) in DEFENCE.items():
        state = attack_at(**{"force": "warrior", **told})
        state.ask, state.who = ask, 1
        out[name] = state, text
    for name, (ask, task, told, text) in EFFECTS.items():
        out[name] = position(ask=ask, todo=(("turn",), task) if task else (("turn",),), **told), text
    return out


def attack_at(cell: int = BREWERY, **told: Any) -> State:
    """An attack of seat 0 on that cell of seat 1."""
    return position(ask="force", aim=CELLS + cell, todo=(("turn",),), built={1: [BREWERY]}, **told)


POSITIONS = built_positions()


def test_every_reason_has_its_position() -> None:
    assert set(POSITIONS) == set(REASONS)
    assert len({reason.text for reason in REASONS.values()}) == len(REASONS)


@pytest.mark.parametrize("name", sorted(POSITIONS))
def test_every_reason_can_be_met(name: str) -> None:
    """The guard gives it, the match refuses with it, and the rest of the position is sound."""
    state, text = POSITIONS[name]
    match = at(state)
    why = match.explain(text)
    assert why is not None and why.text == REASONS[name].text
    with pytest.raises(IllegalAction, match=re.escape(str(why))):
        match.play(text)
    check(state)


def test_an_exchange_of_cards_in_hand_asks_to_play_them() -> None:
    state = position(beer=1, hand="beer gold")
    assert at(state).explain("exchange beer") == reasons.PLAY_FIRST
    assert str(at(state).explain("exchange gold")) == (
        "Even with your resource cards you still need 1 gold for it."
    )


def test_another_question_is_a_reason_too() -> None:
    for kind, spot in questions().items():
        other = "strike" if kind != "force" else "end turn"
        assert spot.match().explain(other) == OTHER_QUESTION


def test_notes_can_be_had_of_every_legal_action() -> None:
    """A note never fails, and tells of an attack what the view tells."""
    told = 0
    for players, options in SETTINGS[::4]:
        for count, (state, _, _, _) in enumerate(walk(players, options, 2)):
            if count % 5:
                continue
            for action in GAME.legal(state):
                assert GAME.preview is not None
                note = GAME.preview(state, action)
                assert note is None or str(note)
                if action.kind == "attack":
                    seat, cell = divmod(action.value, CELLS)
                    rows = observe.view(state, None)["seats"][seat]["buildings"]
                    defence = next(row["defence"] for row in rows if row["cell"] == cell)
                    assert str(note).startswith(f"defence {defence}; ")
                    told += 1
    assert told > some(20, 5)
