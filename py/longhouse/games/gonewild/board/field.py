"""The field of a raid, for its scene: who comes from one side, what they come for on the other."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.engine.markup import Markup, escape
from longhouse.engine.record import NamedTuple
from longhouse.engine.views import known
from longhouse.games.scenes import colour_of, name_of

from ..data import CARDS, HALL
from ..texts import CARD_NAMES
from ..views import Attack, Scene
from .attack import target_of
from .cards import value
from .parts import DEFENCE, STRENGTH, cell_art, cell_title, crest, number, picture
from .places import FLAME, SHIELD
from .scenery import SCENERY
from .shapes import definitions

SITE, STRENGTH_AT, DEFENCE_AT = "raid-site", "raid-strength", "raid-defence"
BURNS = Markup(f'<svg class="gw-burns" viewBox="0 -6 64 60">{FLAME}</svg>')
HOLDS = Markup(f'<svg class="gw-holds" viewBox="-10 -6 84 60">{SHIELD}</svg>')


class Host(NamedTuple):
    """Who attacks, with what, and where that is when the scene begins."""

    seat: int
    force: tuple[int, ...]
    trapped: tuple[int, ...]
    arrived: bool  # before the target, else still at home


def card_spot(place: int) -> str:
    """The id of a card of the attackers, without the picture's prefix."""
    return f"raid-card-{place}"


def home_spot(place: int) -> str:
    """Where it comes from."""
    return f"raid-home-{place}"


def front_spot(place: int) -> str:
    """Where it stands before the target."""
    return f"raid-front-{place}"


def answer_spot(place: int) -> str:
    """A defence card that comes."""
    return f"raid-answer-{place}"


def post_spot(place: int) -> str:
    """Where it goes."""
    return f"raid-post-{place}"


def site_spot(cell: int) -> str:
    """A building where several are shown."""
    return f"raid-site-{cell}"


def points_face(gained: int) -> Markup:
    """Points on their way."""
    return Markup(number("v", f"+{gained}", " gw-flown"))


def token_face(resource: int) -> Markup:
    """A token on its way."""
    return Markup(number("bg"[resource], "+1", " gw-flown"))


def field(scene: Scene, host: Host, answers: Sequence[int]) -> Markup:
    """Attackers, the numbers of both sides, the target with what defends it and what will."""
    attack = scene.view["attack"]
    assert attack is not None, "somebody attacks"
    body = (
        f'<div class="gw-field">{SCENERY}<div class="gw-hold">{_owner(scene, attack["seat"])}'
        f'{_site(scene, attack)}<div class="gw-posts">{_posts(scene, attack, answers)}</div></div>'
        f'<div class="gw-clash"><div class="gw-tally">{_tally(scene, STRENGTH_AT, STRENGTH)}'
        f'{_tally(scene, DEFENCE_AT, DEFENCE)}</div><div class="gw-front">{_front(scene, host)}</div></div>'
        f'<div class="gw-camp">{_owner(scene, host.seat)}<div class="gw-band">{_home(scene, host)}</div>'
        "</div></div>"
    )
    return _whole(scene, body)


def burnt(scene: Scene, seat: int, cells: Sequence[int], kept: bool) -> Markup:
    """What of a village was damaged, or its Town Hall that was kept."""
    level = scene.view["seats"][seat]["level"]
    sites = "".join(
        f'<div class="gw-cell gw-target{" hall" if cell == HALL else ""}{"" if kept else " damaged"}" '
        f'id="{scene.prefix}-{site_spot(cell)}">{picture(scene, cell_art(cell, level))}'
        f"<b>{escape(scene.say(cell_title(cell, level)))}</b></div>"
        for cell in cells
    )
    inner = f'{_owner(scene, seat)}<div class="gw-posts">{sites}</div>'
    body = f'<div class="gw-field spoils">{SCENERY}{inner}</div>'
    return _whole(scene, body)


def _whole(scene: Scene, body: str) -> Markup:
    return Markup(f'<div class="gonewild {scene.layout}">{definitions(scene, body)}{body}</div>')


def _owner(scene: Scene, seat: int | None) -> str:
    if seat is None:
        return ""
    name = escape(name_of(scene, seat))
    return f'<p class="gw-owner clan-{colour_of(scene, seat)}">{crest(scene, seat)}<b>{name}</b></p>'


def _tally(scene: Scene, spot: str, sign: str) -> str:
    return f'<span class="gw-n {sign} gw-count" id="{scene.prefix}-{spot}"></span>'


def _site(scene: Scene, attack: Attack) -> str:
    art, name = target_of(scene, attack)
    hall = " hall" if attack["on"] == "building" and known(attack["cell"]) == HALL else ""
    return (
        f'<div class="gw-cell gw-target{hall}" id="{scene.prefix}-{SITE}">{picture(scene, art)}'
        f"<b>{escape(name)}</b></div>"
    )


def _posts(scene: Scene, attack: Attack, answers: Sequence[int]) -> str:
    """Defence cards that are there, the places of those that come, and they beside them."""
    there = "".join(_chip(scene, kind, "") for kind in attack["protection"])
    posts = "".join(_slot(scene, post_spot(n), "") for n in range(len(answers)))
    come = "".join(_slot(scene, "", _chip(scene, kind, answer_spot(n))) for n, kind in enumerate(answers))
    return f'{there}{posts}<span class="gw-come">{come}</span>' if answers else there


def _front(scene: Scene, host: Host) -> str:
    return "".join(
        _slot(scene, front_spot(n), _attacker(scene, host, n) if host.arrived else "")
        for n in range(len(host.force))
    )


def _home(scene: Scene, host: Host) -> str:
    return "".join(
        _slot(scene, home_spot(n), "" if host.arrived else _attacker(scene, host, n))
        for n in range(len(host.force))
    )


def _attacker(scene: Scene, host: Host, place: int) -> str:
    kind = host.force[place]
    return _chip(scene, kind, card_spot(place), kind in host.trapped)


def _slot(scene: Scene, spot: str, inner: str) -> str:
    named = f' id="{scene.prefix}-{spot}"' if spot else ""
    return f'<span class="gw-slot-of"{named}>{inner}</span>'


def _chip(scene: Scene, kind: int, spot: str, out: bool = False) -> str:
    named = f' id="{scene.prefix}-{spot}"' if spot else ""
    name = escape(scene.say(CARD_NAMES[kind]))
    return (
        f'<span class="gw-chip t-{CARDS[kind].type}{" out" if out else ""}"{named} title="{name}">'
        f"{picture(scene, f'c{kind}')}{value(kind)}</span>"
    )
