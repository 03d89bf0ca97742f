"""Portraits of the people of the village, in our own flat shapes: a head, hair, a beard, clothes."""

from __future__ import annotations

from longhouse.bots import Villager
from longhouse.engine.markup import Markup
from longhouse.engine.record import NamedTuple

_HAIR = {
    "short": ("", "M-10-2C-12-18 12-18 10-2 8-8 4-10 0-10S-8-8-10-2z"),
    "long": ("M-12-3C-14-20 14-20 12-3L14 15H-14z", "M-10-3C-12-18 12-18 10-3 6-11 2-12-2-11S-8-8-10-3z"),
    "wild": (
        "M-15-2-12-8-15-12-9-14-8-19-2-16 2-20 6-15 12-16 11-10 15-7 12-3 14 8H-14z",
        "M-10-3C-11-16 11-16 10-3 8-8 5-7 2-10S-7-9-10-3z",
    ),
    "braids": (
        "M-13-2C-14-20 14-20 13-2l2 9-2 4 2 4-3 5-3-5 2-4-2-4 1-6H-10l1 6-2 4 2 4-3 5-3-5 2-4-2-4z",
        "M-10-3C-12-18 12-18 10-3 7-10 1-12 0-13-1-12-7-10-10-3z",
    ),
    "bald": ("", "M-10 0C-11-3-10-6-9-7L-8.5 1zM10 0C11-3 10-6 9-7L8.5 1z"),
}
_BEARD = {
    "": "",
    "short": "M-9 0C-8 10-4 12 0 12S8 10 9 0C7 4 4 3 0 3S-7 4-9 0z",
    "full": "M-9.500-1C-11 12-5 19 0 19S11 12 9.500-1C7 3 4 2.500 0 2.500S-7 3-9.500-1z",
    "moustache": "M-8 8C-6 2-2 2 0 3.500 2 2 6 2 8 8 5 5 2 5.500 0 5-2 5.500-5 5-8 8z",
    "plait": "M-9 0C-8 9-4 11-2.500 12L-3 20 0 23 3 20 2.500 12C4 11 8 9 9 0 7 4 4 3 0 3S-7 4-9 0z",
}
_GEAR = {
    "": "",
    "helm": (
        '<path d="M-11.500-4C-12-20 12-20 11.500-4z" fill="#8b95a3"/>'
        '<path d="M-12-6.500h24v3.500H-12zM-1.600-4h3.200v8l-1.600 2-1.600-2z" fill="#5d6775"/>'
        '<path d="M0-18.500v12" stroke="#5d6775" stroke-width="2"/>'
    ),
    "hood": (
        '<path fill-rule="evenodd" d="M-15 9C-17-23 17-23 15 9L9 10C13-14-13-14-9 10z" fill="#6d5a3a"/>'
        '<path d="M-9 9C-12-13 12-13 9 9" fill="none" stroke="#4b3c25" stroke-width="1.500"/>'
    ),
    "fur": (
        '<path d="M-10-8C-10-19 10-19 10-8z" fill="#7c2f2a"/>'
        '<path d="M-12-10.500q2-2 4 0t4 0 4 0 4 0 4 0 4 0v4.500q-2 2-4 0t-4 0-4 0-4 0-4 0-4 0z" '
        'fill="#d9c6a0"/>'
    ),
    "circlet": (
        '<path d="M-10.500-7Q0-11.500 10.500-7v3Q0-8.500-10.500-4z" fill="#e0b23f"/>'
        '<circle cy="-7.500" r="1.700" fill="#9c3f14"/>'
    ),
    "scarf": (
        '<path d="M-12 3C-15-21 15-21 12 3L9-1C9-12-9-12-9-1z" fill="#b9863b"/>'
        '<path d="M-11.500-6Q0-15 11.500-6" fill="none" stroke="#8a5f22" stroke-width="1.500"/>'
    ),
    "band": '<path d="M-10.500-8Q0-12 10.500-8v3Q0-9-10.500-5z" fill="#7c2f2a"/>',
}
_MARK = {
    "": "",
    "scar": '<path d="M3-6 6 3" stroke="#8e3b2c" stroke-width="1.300" stroke-linecap="round"/>',
    "paint": '<path d="M-8 1.500h5M3 1.500h5" stroke="#2b5f8a" stroke-width="2.200"/>',
    "coin": '<circle cy="17" r="3" fill="#e0b23f"/><path d="M-6 12 0 15 6 12" fill="none" stroke="#e0b23f"/>',
    "smile": '<path d="M-3 5.500q3 2.500 6 0" fill="none" stroke="#6b3324" stroke-width="1.300"/>',
    "patch": '<path d="M-10-5 10 0M2-4.500h6.500v4.500q-5 2.500-6.500-4.500z" stroke="#231"/>',
    "harp": (
        '<path d="M9 23V9q6 3 8-2v9q-1 5-8 7zM11.500 21v-9M14 19v-8" fill="none" stroke="#e0b23f" '
        'stroke-width="1.600"/>'
    ),
}


_MOUTH = '<path d="M-2.500 5h5" stroke="#6b3324" stroke-width="1.300"/>'


class _Looks(NamedTuple):
    skin: str
    hair: str
    tunic: str
    locks: str
    beard: str = ""
    gear: str = ""
    mark: str = ""


_FAIR, _RUDDY, _TAN, _PALE = "#f0c9a0", "#e2a97c", "#c98f61", "#f5d8bd"
LOOKS = {
    "Kark": _Looks(_RUDDY, "#5b4327", "#8a7a5c", "wild", "short", mark="smile"),
    "Ylva": _Looks(_FAIR, "#a8622b", "#7b8a63", "braids", gear="band", mark="smile"),
    "Gunnar": _Looks(_RUDDY, "#b4471f", "#5d2a22", "long", "full", "helm"),
    "Asa": _Looks(_FAIR, "#d9b15a", "#2f5f5a", "braids", gear="scarf", mark="coin"),
    "Bodil": _Looks(_PALE, "#6b4a2b", "#4a5a7a", "long", gear="hood"),
    "Sigrun": _Looks(_FAIR, "#d8c48a", "#51303f", "braids", gear="circlet", mark="paint"),
    "Orm": _Looks(_TAN, "#2f2620", "#7a5a1e", "short", "moustache", "fur", "coin"),
    "Halvard": _Looks(_RUDDY, "#8d8d88", "#39495c", "long", "plait", "circlet"),
    "Egil": _Looks(_TAN, "#3a2d22", "#2d2a33", "bald", "full", mark="patch"),
    "Jorunn": _Looks(_PALE, "#8e2f1c", "#2c4b6b", "long", gear="circlet", mark="harp"),
    "Torgeir": _Looks(_FAIR, "#e6e2d6", "#6b5836", "bald", "plait", "hood", "harp"),
}


def draw(villager: Villager, colour: int) -> Markup:
    """The portrait on the colour of the clan; the words beside it name who it is."""
    it = LOOKS[villager.name]
    back, front = _HAIR[it.locks]
    shapes = (
        f'<path d="{back}" fill="{it.hair}"/>' if back else "",
        f'<path d="M-19 25C-19 13-9 11 0 11S19 13 19 25z" fill="{it.tunic}"/>',
        f'<path d="M-4.500 5h9v7Q0 16-4.500 12z" fill="{it.skin}"/>',
        f'<ellipse cy="-2" rx="9.500" ry="11" fill="{it.skin}"/>',
        '<path d="M-6.500-5.500h4M2.500-5.500h4" stroke="#2a211a" stroke-width="1.300"/>'
        '<circle cx="-4.200" cy="-2.500" r="1.300"/><circle cx="4.200" cy="-2.500" r="1.300"/>'
        '<path d="M0-2.500 1.200 2H-1" fill="none" stroke="#00000055"/>',
        "" if it.beard == "full" or it.mark == "smile" else _MOUTH,
        f'<path d="{_BEARD[it.beard]}" fill="{it.hair}"/>' if it.beard else "",
        f'<path d="{front}" fill="{it.hair}"/>',
        _GEAR[it.gear],
        _MARK[it.mark],
    )
    return Markup(
        f'<svg class="portrait clan-{colour & 3}" viewBox="-24 -24 48 48" aria-hidden="true" '
        f'focusable="false">{"".join(shapes)}</svg>'
    )
