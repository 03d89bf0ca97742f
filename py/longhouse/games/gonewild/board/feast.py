"""The bonuses of the end as a row of cards, for their scene, with a place for what each clan has for one."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape
from longhouse.games.scenes import colour_of

from ..texts import BONUS_NAMES, BONUS_TEXTS
from ..views import Bonus, Scene
from .parts import crest, picture
from .shapes import BONUS_ART, definitions


def bonus_spot(bonus: int) -> str:
    """The id of a bonus, without the picture's prefix."""
    return f"bonus-{bonus}"


def stand_spot(bonus: int, seat: int) -> str:
    """The id of where it stands what a seat has for it."""
    return f"stand-{bonus}-{seat}"


def feast(scene: Scene) -> Markup:
    """A card for each bonus."""
    cards = "".join(_card(scene, row) for row in scene.view["bonuses"])
    body = f'<div class="gw-feast">{cards}</div>'
    return Markup(f'<div class="gonewild {scene.layout}">{definitions(scene, body)}{body}</div>')


def _card(scene: Scene, row: Bonus) -> str:
    bonus, say = row["bonus"], scene.say
    stands = "".join(
        f'<span class="clan-{colour_of(scene, seat)}">{crest(scene, seat)}'
        f'<i id="{scene.prefix}-{stand_spot(bonus, seat)}"></i></span>'
        for seat in range(len(row["standing"]))
    )
    return (
        f'<div class="gw-bonus" id="{scene.prefix}-{bonus_spot(bonus)}">{picture(scene, BONUS_ART[bonus])}'
        f"<b>{escape(say(BONUS_NAMES[bonus]))}</b><small>{escape(say(BONUS_TEXTS[bonus]))}</small>"
        f'<p class="gw-stands">{stands}</p></div>'
    )
