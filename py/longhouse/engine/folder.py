"""A game from the modules of its folder. Who follows the names below needs no code to tie them together.

| module | what is taken from it |
|---|---|
| `meta` | META |
| `cover` | COVER |
| `state` | State, a `Position` |
| `rules` | setup |
| `questions` | TABLE |
| `scoring` | outcome; points, where points so far can be told |
| `observe` | view, redact, reveals, resampler |
| `board.picture` | draw; tray |
| `words` | prompt, which may stand in `prompts`; sources, reason, standing |
| `lines` | EVENTS, a line for each type of event, or event; recap; in a small game in `words` |
| `preview` | preview, where a choice's worth is public |
| `strategy` | JUDGEMENT, what bots and coach know |
| `guide.manual`, `guide.lesson` | CHAPTERS, LESSON |
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .game import Game
from .judgement import Judgement
from .message import Message
from .presentation import Presentation

if TYPE_CHECKING:
    from .guide import Guide


def has(package: str, part: str) -> bool:
    """Whether a game's folder has a module, without loading it."""
    return find_spec(f"{package}.{part}") is not None


def game_in(package: str) -> Game:
    """The game whose folder is that package; pictures, words, strategy and guide are loaded when needed."""
    meta, rules, scoring, observe, state, questions = (
        import_module(f"{package}.{name}")
        for name in ("meta", "rules", "scoring", "observe", "state", "questions")
    )
    table = questions.TABLE
    return Game(
        meta=meta.META,
        setup=rules.setup,
        actor=table.actor,
        legal=table.legal,
        apply=table.apply,
        candidates=table.candidates,
        explain=table.explain,
        parse=table.parse,
        outcome=scoring.outcome,
        view=observe.view,
        redact=observe.redact,
        reveals=observe.reveals,
        resampler=observe.resampler,
        to_plain=state.State.to_plain,
        from_plain=state.State.from_plain,
        presentation=cache(partial(_presentation, package, table)),
        preview=import_module(f"{package}.preview").preview if has(package, "preview") else None,
        points=getattr(scoring, "points", None),
        judgement=partial(_judgement, package) if has(package, "strategy") else None,
        guide=partial(_guide, package) if has(package, "guide") else None,
        table=table,
    )


def _presentation(package: str, table: Any) -> Presentation:
    names = ("cover", "board.picture", "words")
    cover, picture, words = (import_module(f"{package}.{name}") for name in names)
    lines = import_module(f"{package}.lines") if has(package, "lines") else words
    prompts = import_module(f"{package}.prompts") if has(package, "prompts") else words
    return Presentation(
        cover=cover.COVER,
        draw=picture.draw,
        prompt=prompts.prompt,
        label=lambda action, view: table.label(view["question"]["kind"], action, view),
        event=lines.event if hasattr(lines, "event") else partial(_line, lines.EVENTS),
        **_offered(picture, "tray"),
        **_offered(words, "sources", "reason", "standing"),
        **_offered(lines, "recap"),
    )


def _line(lines: Mapping[type, Callable[..., Message]], event: object) -> Message | None:
    """An event as a line of the log; None where another one tells it all."""
    line = lines.get(type(event))
    return line(event) if line else None


def _offered(module: ModuleType, *names: str) -> dict[str, Any]:
    """What a module has of these; the presentation has defaults for the others."""
    return {name: getattr(module, name) for name in names if hasattr(module, name)}


def _judgement(package: str) -> Judgement:
    judgement: Judgement = import_module(f"{package}.strategy").JUDGEMENT
    return judgement


@cache
def _guide(package: str) -> Guide:
    from .guide import Guide  # late: a start at home needs none

    home = f"{package}.guide"
    return Guide(
        home,
        chapters=lambda: import_module(f"{home}.manual").CHAPTERS,
        lesson=lambda: import_module(f"{home}.lesson").LESSON,
    )
