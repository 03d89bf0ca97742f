"""What a style adds to a choice: raider, merchant and cautious want different things of a position."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.judgement import Judgement, Style
from longhouse.engine.position import Position
from longhouse.engine.questions import Action

from .question import Question
from .search import Node, judgement_of, likeliest

LONGEST = 6  # decisions that a choice may still need until it is done
WORTHY = 0.5  # of the visits of the best: what is looked at less is not good enough to be a matter of taste
EVEN = 0.25  # how much of the win a point is worth between equals, times the spread


def style_of(question: Question) -> Style | None:
    """The way in which the bot that is asked plays; None: as the judgement says."""
    return judgement_of(question.game).styles.get(question.style)


def leaning(question: Question, style: Style, state: Position, action: Action[str]) -> float:
    """How many points more the style sees in an action; only differences between actions count."""
    game, judgement = question.game, judgement_of(question.game)
    after, ask, seat = state.clone(), state.ask, question.seat
    game.apply(after, action, None)
    for _ in range(LONGEST):  # until the choice is done: somebody else decides, or the same is asked again
        if after.ask in ("", ask) or after.who != seat:
            break
        game.apply(after, _next(judgement, after, game.legal(after)), None)
    terms = judgement.terms(after, seat)
    taste = style.taste.get(action.kind, 0.0) + style.taste.get(str(action), 0.0)
    return taste + sum([(times - 1) * terms.get(term, 0.0) for term, times in style.terms.items()])


def _next(judgement: Judgement[Position, str], state: Position, legal: Sequence[Action[str]]) -> Action[str]:
    return judgement.favourite(state)[0] if judgement.favourite else likeliest(judgement, state, legal)


def preferred(root: Node, spread: float, leanings: dict[Action[str], float]) -> Action[str]:
    """Of what a search found about equally good, the action that the style likes best."""
    most = max(child.visits for child in root.children.values())
    worthy = [item for item in root.children.items() if item[1].visits >= WORTHY * most]
    each = EVEN / spread
    return max(worthy, key=lambda item: item[1].value + each * leanings.get(item[0], 0.0))[0]
