"""A game from the modules of its folder. Follow the names below, and no code is needed to tie them together.

| module | what is taken from it |
|---|---|
| `meta` | META |
| `cover` | COVER |
| `state` | State, a `Position` |
| `rules` | setup |
| `questions` | TABLE |
| `scoring` | outcome; points, if points can be counted during the game |
| `observe` | view, redact, reveals, resampler |
| `board.picture` | draw; tray; places, what a small screen shows one at a time, and whereabouts of moves |
| | keepsake, the end as one picture of SVG alone |
| `words` | prompt, which may be in `prompts`; sources, reason, standing |
| `lines` | EVENTS (a line for each type of event) or event; recap; in a small game they may be in `words` |
| | told and gathered, where what is told at the table differs from the log; BACKGROUND |
| `events` | ROUNDS, the events with which a round begins; STAGED, those that begin a scene; HEARD |
| `scenes` | staged: what happened as a scene, see `staging` |
| `preview` | preview, if what a choice is worth is public |
| `remarks` | REMARKS, what a newcomer is told when a question first comes |
| `deeds` | DEEDS and done, what a finished match is honoured for; great, moments that somebody remarks on |
| `strategy` | JUDGEMENT, what bots and the coach know |
| `reasons` | changed, told: what a turn changes on the board, for the coach's words |
| `guide.manual`, `guide.lesson` | CHAPTERS, LESSON |

`modules` has their types.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from .game import AnyGame, Game
from .judgement import Judgement, Reasons
from .message import Message
from .position import Position
from .presentation import Presentation, no_great, no_remarks, no_staging
from .questions import Action, Event, Table
from .views import BaseView, known

if TYPE_CHECKING:
    from . import modules
    from .deeds import Deeds
    from .guide import Chapter, Guide, Lesson
    from .staging import Staging


def has(package: str, part: str) -> bool:
    """Whether a game's folder has a module, without loading it."""
    return find_spec(f"{package}.{part}") is not None


def part(package: str, name: str) -> Any:
    """A module of a game's folder. Its own types are known only inside the folder: see `modules`."""
    return import_module(f"{package}.{name}")


def game_in(package: str) -> AnyGame:
    """The game whose folder is that package; pictures, words, strategy and guide are loaded when needed."""
    meta: modules.MetaModule = part(package, "meta")
    rules: modules.RulesModule[Position] = part(package, "rules")
    scoring: modules.ScoringModule[Position] = part(package, "scoring")
    observe: modules.ObserveModule[Position, BaseView, Event] = part(package, "observe")
    state: modules.StateModule[Position] = part(package, "state")
    questions: modules.QuestionsModule[Position, BaseView, Event, str] = part(package, "questions")
    table = questions.TABLE
    return Game(
        meta=meta.META,
        setup=rules.setup,
        table=table,
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
        preview=_preview(package) if has(package, "preview") else None,
        points=getattr(scoring, "points", None),
        judgement=partial(_judgement, package) if has(package, "strategy") else None,
        guide=partial(_guide, package) if has(package, "guide") else None,
        reasons=partial(_reasons, package) if has(package, "reasons") else None,
        deeds=partial(_deeds, package) if has(package, "deeds") else None,
    )


def _preview(package: str) -> Callable[[Position, Action[str]], Message | None]:
    module: modules.PreviewModule[Position, str] = part(package, "preview")
    return module.preview


def _presentation(
    package: str, table: Table[Position, BaseView, Event, str]
) -> Presentation[BaseView, Event, str]:
    cover: modules.CoverModule[BaseView, Mapping[str, object]] = part(package, "cover")
    picture: modules.PictureModule[BaseView] = part(package, "board.picture")
    words = part(package, "words")
    lines = part(package, "lines") if has(package, "lines") else words
    events = part(package, "events") if has(package, "events") else None
    prompts: modules.PromptModule[BaseView] = part(package, "prompts") if has(package, "prompts") else words
    return Presentation(
        cover=cover.COVER,
        draw=picture.draw,
        prompt=prompts.prompt,
        label=lambda action, view: table.label(known(view["question"])["kind"], action, view),
        event=lines.event if hasattr(lines, "event") else partial(_line, lines.EVENTS),
        background=getattr(lines, "BACKGROUND", ()),
        rounds=getattr(events, "ROUNDS", ()),
        heard=getattr(events, "HEARD", {}),
        **_offered(picture, "tray", "places", "signs", "icons", "closer", "whereabouts", "keepsake"),
        **_offered(words, "sources", "reason", "standing"),
        remarks=partial(_remarks, package) if has(package, "remarks") else no_remarks,
        great=partial(_great, package) if has(package, "deeds") else no_great,
        **_offered(lines, "recap", "told", "gathered", "whose"),
        stages=getattr(events, "STAGED", ()),
        staged=partial(_staged, package) if has(package, "scenes") else no_staging,
    )


def _staged(package: str, happened: Sequence[Event], before: BaseView, after: BaseView) -> Staging | None:
    module: modules.ScenesModule[BaseView, Event] = part(package, "scenes")  # late: few actions begin one
    return module.staged(happened, before, after)


def _remarks(package: str) -> Mapping[str, Message]:
    module: modules.RemarksModule = part(package, "remarks")  # late: few games are somebody's first
    return module.REMARKS


def _great(package: str, events: Sequence[Event]) -> list[tuple[int, str]]:
    module: modules.DeedsModule[Position, Event] = part(package, "deeds")
    return module.great(events)


def _deeds(package: str) -> Deeds:
    from .deeds import Deeds  # late: only the end of a game and the record need them

    module: modules.DeedsModule[Position, Event] = part(package, "deeds")
    return Deeds(module.DEEDS, module.done)


def _line(lines: Mapping[type, Callable[..., Message]], event: object) -> Message | None:
    """An event as a line of the log; None if another event's line says it all."""
    line = lines.get(type(event))
    return line(event) if line else None


def _offered(module: object, *names: str) -> dict[str, Any]:
    """Those of these names that a module has; the presentation has defaults for the others."""
    return {name: getattr(module, name) for name in names if hasattr(module, name)}


def _judgement(package: str) -> Judgement[Position, str]:
    strategy: modules.StrategyModule[Position, str] = part(package, "strategy")
    return strategy.JUDGEMENT


def _reasons(package: str) -> Reasons[Position]:
    module: modules.ReasonsModule[Position] = part(package, "reasons")
    return Reasons(module.changed, module.told)


@cache
def _guide(package: str) -> Guide[BaseView]:
    from .guide import Guide  # late: the home screen needs none

    def chapters() -> tuple[Chapter[BaseView], ...]:
        manual: modules.ManualModule[BaseView] = part(package, "guide.manual")
        return manual.CHAPTERS

    def lesson() -> Lesson:
        module: modules.LessonModule = part(package, "guide.lesson")
        return module.LESSON

    return Guide(f"{package}.guide", chapters, lesson)
