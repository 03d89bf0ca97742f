"""What is in good order before it is damaged: matches at all stages, and the texts they become."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from longhouse.app.slots import Stamp, entry_of
from longhouse.bots.mind import Mind
from longhouse.bots.question import Question, ask_choice, ask_hint, ask_verdict
from longhouse.engine import Match, Player
from longhouse.games import GAMES

from ..play import finished, some

NAMES = ("Ida", "Øystein", "<b>Olaf</b>", "{seat} & co")
LEVELS = ("", "karl", "", "unheardof")
STAGES = (0, 1, 7, 30)
SETTINGS = (
    "",
    '{"lang":"fr","theme":"dark","pace":"instant","curtain":false,"names":["Ida","","<b>",""]}',
    '{"lang":"","theme":"auto","pace":"normal","curtain":true,"names":[]}',
)
LEDGER = """\
0123456789ab onboard -,karl 12,9 0 2026-11-15 2026-11-15
1123456789ab wikinger -,karl,karl 12,40,9 1 2026-11-16 -
2123456789ab gonewild thrall,- 12,90 0,1 2026-11-16 2026-11-16
3123456789ab onboard karl,- 12,30 1 2026-11-16 - 2:raider,-:stern,alone
> 3123456789ab 18U-dF-cozzVUYjhF8r0trvtM_j8Ul49
= 2026-11-16 gonewild jarl 44 1
& 2026-11-16 gonewild 52 1:0a1b2c3d Ada of York"""


@cache
def matches() -> list[Match]:
    """Short ones, mostly: a damaged long one costs much time for little news."""
    out = []
    for number, game in enumerate(GAMES):
        for players in GAMES[game].meta.players:
            for stage in STAGES[:: some(1, 2)]:
                seats = [
                    Player(NAMES[(i + stage) % 4], (i + number) % 4, LEVELS[i], 5 if LEVELS[i] else 0)
                    for i in range(players)
                ]
                options = {o.name: o.values[stage % len(o.values)] for o in GAMES[game].meta.options}
                out.append(finished(game, players, 10 + stage, options, most=stage, seats=seats))
    out.append(finished("onboard", 4, 3))
    out.append(finished("wikinger", 2, 3))
    return out


@cache
def links() -> list[str]:
    """All as links."""
    return [match.to_link() for match in matches()]


@cache
def saves() -> list[str]:
    """All as saves."""
    return [match.to_json() for match in matches()]


@cache
def slots() -> list[str]:
    """All as stored entries."""
    return [
        entry_of(match, f"Game {i}", Stamp("0123456789", i, "abc:4"), 1_700_000_000_000 + i)
        for i, match in enumerate(matches())
    ]


@cache
def questions() -> list[dict[str, Any]]:
    """Questions for bots and the coach, as JSON leaves them."""
    out: list[Question] = []
    for match in matches():
        if match.actor is None or len(match.actions) > STAGES[2]:
            continue
        out += [ask_choice(match, "karl"), ask_choice(match, "jarl"), ask_hint(match)]
        out.append(ask_verdict(match, match.legal()[0]))
    return [json.loads(question.to_json()) for question in out]


def answer(question: Question, portions: int = 2) -> dict[str, Any]:
    """What the worker says after a moment."""
    task = Mind().begin(question)
    for _ in zip(range(portions), task.steps, strict=False):
        pass
    plain: dict[str, Any] = json.loads(json.dumps(task.answer()))
    return plain
