"""Vikings: all that makes it a game, tied together."""

from __future__ import annotations

from functools import cache

from longhouse.engine.game import Game
from longhouse.engine.judgement import Judgement
from longhouse.engine.presentation import Presentation
from longhouse.games.guides import guide_in

from .actions import parse
from .meta import META
from .observe import redact, resampler, reveals, view
from .preview import preview
from .rules import actor, apply, candidates, explain, legal, setup
from .scoring import outcome, points
from .state import from_plain, to_plain


def _judgement() -> Judgement:
    from .strategy import JUDGEMENT

    return JUDGEMENT


@cache
def _presentation() -> Presentation:
    from . import cover, lines, prompts, words
    from .board import picture, tray

    return Presentation(
        cover=cover.COVER,
        draw=picture.draw,
        tray=tray.tray,
        prompt=prompts.prompt,
        label=words.label,
        event=lines.event,
        sources=words.sources,
        reason=words.reason,
        recap=lines.recap,
        standing=words.standing,
    )


GAME = Game(
    meta=META,
    setup=setup,
    actor=actor,
    legal=legal,
    apply=apply,
    candidates=candidates,
    explain=explain,
    parse=parse,
    outcome=outcome,
    view=view,
    redact=redact,
    reveals=reveals,
    resampler=resampler,
    to_plain=to_plain,
    from_plain=from_plain,
    presentation=_presentation,
    preview=preview,
    points=points,
    judgement=_judgement,
    guide=guide_in(str(__package__)),
)
