"""The contract is typed: the modules of a game fit together, over its own states, views, events and kinds.

The type checker does most of the work: a module that does not fit is an error in the call that names it.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from longhouse.engine import AnyGame
from longhouse.engine.game import M
from longhouse.engine.questions import E, K, S, V
from longhouse.games import GAMES

from .play import FOURTH, fourth_shelved

if TYPE_CHECKING:
    from longhouse.engine import modules

ROOT = Path(__file__).parent.parent
FOREIGN = {"node_modules", "dist"}  # beside folders with a dot


def fits(
    game: AnyGame,
    meta: modules.MetaModule,
    state: modules.StateModule[S],
    rules: modules.RulesModule[S],
    questions: modules.QuestionsModule[S, V, E, K],
    scoring: modules.ScoringModule[S],
    observe: modules.ObserveModule[S, V, E],
    picture: modules.PictureModule[V],
    prompts: modules.PromptModule[V],
) -> None:
    """What every game has is taken from these modules."""
    assert (game.meta, game.table, game.setup) == (meta.META, questions.TABLE, rules.setup)
    assert (game.outcome, game.from_plain) == (scoring.outcome, state.State.from_plain)
    assert (game.view, game.redact, game.reveals) == (observe.view, observe.redact, observe.reveals)
    assert game.resampler == observe.resampler
    show = game.presentation()
    assert (show.draw, show.prompt) == (picture.draw, prompts.prompt)


def offers(
    game: AnyGame,
    questions: modules.QuestionsModule[S, V, E, K],
    cover: modules.CoverModule[V, M],
    lines: modules.LinesModule,
    strategy: modules.StrategyModule[S, K],
    manual: modules.ManualModule[V],
    lesson: modules.LessonModule,
    remarks: modules.RemarksModule,
    deeds: modules.DeedsModule[S, E],
    preview: modules.PreviewModule[S, K] | None = None,
) -> None:
    """What a game need not have is taken from these."""
    assert game.table == questions.TABLE and game.judgement and game.guide
    assert game.presentation().cover == cover.COVER and lines.EVENTS
    assert game.judgement() == strategy.JUDGEMENT
    assert (game.guide().chapters(), game.guide().lesson()) == (manual.CHAPTERS, lesson.LESSON)
    assert game.presentation().remarks() == remarks.REMARKS
    assert game.deeds and game.deeds() == (deeds.DEEDS, deeds.done)
    assert game.presentation().great([]) == deeds.great([]) == []
    assert game.preview == (preview.preview if preview else None)


def test_the_modules_of_vikings_on_board_fit() -> None:
    from longhouse.games.onboard import (
        cover,
        deeds,
        lines,
        meta,
        observe,
        preview,
        prompts,
        questions,
        remarks,
        rules,
        scoring,
        state,
        strategy,
    )
    from longhouse.games.onboard.board import picture
    from longhouse.games.onboard.guide import lesson, manual

    game = GAMES["onboard"]
    fits(game, meta, state, rules, questions, scoring, observe, picture, prompts)
    offers(game, questions, cover, lines, strategy, manual, lesson, remarks, deeds, preview)


def test_the_modules_of_vikings_fit() -> None:
    from longhouse.games.wikinger import (
        cover,
        deeds,
        lines,
        meta,
        observe,
        preview,
        prompts,
        questions,
        remarks,
        rules,
        scoring,
        state,
        strategy,
    )
    from longhouse.games.wikinger.board import picture
    from longhouse.games.wikinger.guide import lesson, manual

    game = GAMES["wikinger"]
    fits(game, meta, state, rules, questions, scoring, observe, picture, prompts)
    offers(game, questions, cover, lines, strategy, manual, lesson, remarks, deeds, preview)


def test_the_modules_of_vikings_gone_wild_fit() -> None:
    from longhouse.games.gonewild import (
        cover,
        deeds,
        lines,
        meta,
        observe,
        preview,
        prompts,
        questions,
        remarks,
        rules,
        scoring,
        state,
        strategy,
    )
    from longhouse.games.gonewild.board import picture
    from longhouse.games.gonewild.guide import lesson, manual

    game = GAMES["gonewild"]
    fits(game, meta, state, rules, questions, scoring, observe, picture, prompts)
    offers(game, questions, cover, lines, strategy, manual, lesson, remarks, deeds, preview)


def test_the_modules_of_the_fourth_game_fit() -> None:
    from .fourth import meta, observe, questions, rules, scoring, state, words
    from .fourth.board import picture

    with fourth_shelved():
        fits(GAMES[FOURTH], meta, state, rules, questions, scoring, observe, picture, words)


@pytest.mark.host
def test_all_python_of_the_repo_is_checked() -> None:
    """And whoever installs the package can check against its types."""
    tools = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    checked = [ROOT / name for name in tools["mypy"]["files"]]
    for file in ROOT.rglob("*.py"):
        parts = file.relative_to(ROOT).parts
        if not FOREIGN.intersection(parts) and not any(part.startswith(".") for part in parts):
            assert any(file == place or place in file.parents for place in checked), file
    assert tools["mypy"]["strict"] is True
    assert (ROOT / "py" / "longhouse" / "py.typed").is_file()
    assert "py.typed" in tools["setuptools"]["package-data"]["*"]
