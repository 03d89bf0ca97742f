"""Bots of one checkout that answer line by line: `bench.against` and `bench.rivals` run one for each of two.

A line holds a match's link, a level, the iterations of a turn (0: the usual ones), and whether the tree of
the last answer may be used. The answer says what the bot does, with how many iterations, in how much
processor time, and what its tree looked like. It imports nothing but names of `longhouse` that every checkout
has, and knows how a bot was asked in release 0.4.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from importlib import import_module
from time import process_time
from typing import TypedDict

from longhouse.bots import levels
from longhouse.bots.levels import Thought
from longhouse.engine import Match


class Answer(TypedDict):
    """What a bot did, and what it took."""

    choice: str
    iterations: int
    seconds: float
    tree: str  # a hash of how often each choice was looked at, and what it seemed worth


def answer(link: str, level: str, pace: int, thought: Thought) -> Answer:
    """A bot's choice at the end of a match."""
    match = Match.from_link(link)
    choose: Callable[..., object] = levels.choose
    if hasattr(levels, "ask"):  # release 0.4
        question = levels.ask(match)
        think = partial(choose, level, question, thought)
    else:
        question = import_module("longhouse.bots.question").ask_choice(match, level)
        think = partial(choose, question, thought)
    judgement = question.game.judgement and question.game.judgement()
    if pace and judgement:
        vars(judgement)["pace"] = pace  # a record is not changed, but here it is to be another one
    began = process_time()
    choice = think()
    seconds = process_time() - began
    search = thought.search
    rows = [(str(a), n.visits, n.total) for a, n in search.root.children.items()] if search else []
    tree = sha256(repr(rows).encode()).hexdigest()
    return Answer(choice=str(choice), iterations=search.grown if search else 0, seconds=seconds, tree=tree)


def main() -> None:
    """Answer until there are no more lines; an answer may be asked for in the middle of a turn."""
    thought = Thought()
    for line in sys.stdin:
        link, level, pace, again = json.loads(line)
        thought = thought if again else Thought()
        print(json.dumps(answer(link, level, pace, thought)), flush=True)


if __name__ == "__main__":
    main()
