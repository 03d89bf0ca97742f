"""Vikings on Board (Charles Chevallier, Catherine Dumas, Pascal Pelemans; Blue Orange, 2016)."""

from __future__ import annotations

from longhouse.engine.game import Game
from longhouse.engine.presentation import Presentation

from .actions import parse
from .meta import META
from .observe import redact, resampler, view
from .rules import actor, apply, explain, legal, setup
from .scoring import outcome
from .state import from_plain, to_plain


def _presentation() -> Presentation:
    from . import board, words

    return Presentation(
        draw=board.draw,
        tray=board.tray,
        emblem=board.emblem,
        mini=board.mini,
        thumb=board.thumb,
        prompt=words.prompt,
        label=words.label,
        event=words.event,
        progress=words.progress,
        sources=words.sources,
        reason=words.reason,
    )


GAME = Game(
    meta=META,
    setup=setup,
    actor=actor,
    legal=legal,
    apply=apply,
    explain=explain,
    parse=parse,
    outcome=outcome,
    view=view,
    redact=redact,
    resampler=resampler,
    to_plain=to_plain,
    from_plain=from_plain,
    presentation=_presentation,
)
