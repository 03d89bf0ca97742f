"""Cards: the face, and the large one with its rule that shows when the card is pointed at."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape
from longhouse.engine.message import Message
from longhouse.games.scenes import Memo, rule

from ..data import BUILDINGS, CARDS, HALLS
from ..texts import (
    BUILDING_NAMES,
    BUILDING_TEXTS,
    CARD_NAMES,
    CARD_TEXTS,
    HALL_NAMES,
    HALL_TEXTS,
    TYPE_NAMES,
    price,
)
from ..views import Scene
from .parts import (
    BEER,
    DEFENCE,
    GOLD,
    POINTS,
    STRENGTH,
    building_rule,
    card_rule,
    cost,
    marked,
    number,
    picture,
    times,
    tongue,
    written,
)

_FACES, _LARGE = Memo(160), Memo(160)

# What does not follow from the steps of the effect
_SPECIAL = {
    "assassin": Message("they drop a defence"),
    "grendel": Message("one defence at most"),
    "hero_trap": Message("stops a hero"),
    "shockwave_tower": Message("all buildings"),
    "sword": Message("for a unit"),
    "mjollnir": Message("for a unit"),
}
HALF = 0.5
_SIGNS = {0: BEER, 1: GOLD}


def _step(step: tuple[str | int, ...], scene: Scene) -> str:
    """A step of an effect, as short as can be."""
    verb, *values = step
    say = scene.say
    if verb == "gain":
        return "".join(number(_SIGNS[i], f"+{n}") for i, n in enumerate(values) if n)
    if verb == "choose":
        return f"{number(BEER, '+1')}{number(GOLD, '+1', ' or')}"
    if verb in ("brew", "mine"):
        sign = BEER if verb == "brew" else GOLD
        text = Message("per Brewery") if verb == "brew" else Message("per Factory")
        return number(sign, "+1") + written(say(text))
    if verb in ("rob", "tax"):
        text = Message("robbed") if verb == "rob" else Message("from each")
        return number(_SIGNS[int(values[0])], "+1") + written(say(text))
    texts = {
        "draw": Message("draw {n}", n=values[0] if values else 0),
        "boost": Message("units +{n}", n=values[0] if values else 0),
        "recall": Message("{n} cards back", n=values[0] if values else 0),
        "destroy": Message("get rid of a card"),
        "muster": Message("a unit back"),
        "spy": Message("see a hand"),
    }
    if verb == "dig":
        texts["dig"] = Message("find a resource") if values[0] == "resource" else Message("find a unit")
    return written(say(texts[str(verb)]))


def effect(scene: Scene, kind: int) -> str:
    """The effect of a card in a few signs and words, as markup."""
    card = CARDS[kind]
    parts = [_step(step, scene) for step in card.effect]
    if card.id in _SPECIAL:
        parts.append(written(scene.say(_SPECIAL[card.id])))
    return " · ".join(parts)


def value(kind: int) -> str:
    """Strength or defence, as markup."""
    card = CARDS[kind]
    if not card.strength:
        return ""
    if card.type in ("defence", "undead"):
        return number(DEFENCE, card.strength if card.type == "undead" else f"+{card.strength}", " gw-value")
    return number(STRENGTH, f"+{card.strength}" if card.type == "weapon" else card.strength, " gw-value")


def face(scene: Scene, kind: int, priced: bool) -> Markup:
    """What a card shows: picture, name, value, effect, price."""
    return _FACES.get((kind, priced, scene.prefix, tongue(scene)), lambda: _face(scene, kind, priced))


def _face(scene: Scene, kind: int, priced: bool) -> Markup:
    card = CARDS[kind]
    short = effect(scene, kind)
    asked = cost(card.beer, card.gold) if priced else ""
    return Markup(
        f"{picture(scene, f'c{kind}')}{value(kind)}{_name(scene, kind)}"
        + (f"<small>{short}</small>" if short else "")
        + (f'<span class="gw-cost">{asked}</span>' if asked else "")
    )


def _name(scene: Scene, kind: int) -> str:
    """The name; an undead is called otherwise in the label of its choice."""
    name = escape(scene.say(CARD_NAMES[kind]))
    return f'<b data-n="{name}"></b>' if CARDS[kind].type == "undead" else f"<b>{name}</b>"


def card(
    scene: Scene,
    kind: int,
    place: str,
    action: str = "",
    priced: bool = False,
    many: int = 1,
    cls: str = "",
    tag: str = "",
) -> str:
    """A card that may be a choice; `place` makes its id."""
    stack = " many" if many > 1 else ""
    attrs = marked(scene, action, f"gw-card t-{CARDS[kind].type}{stack}{cls}", scene.say(CARD_NAMES[kind]))
    count = times(f"× {many}") if many > 1 else ""
    if tag:
        count += f'<span class="gw-tag" data-n="{escape(tag)}"></span>'
    drag = ' data-drag="mouse"' if action in scene.choices and action.startswith("play ") else ""
    fly = f' data-fly="c{kind}"{drag}{rule(card_rule(kind))}'
    return f"<div{ids(scene, place, action)}{attrs}{fly}>{face(scene, kind, priced)}{count}</div>"


def ids(scene: Scene, place: str, action: str) -> str:
    """The large card tells screen readers the rule of a choice, also while it is not seen."""
    told = f' aria-describedby="{scene.prefix}-{place}-r"' if action in scene.choices else ""
    return f' id="{scene.prefix}-{place}"{told}'


def large(scene: Scene, kind: int, place: str, x: float) -> str:
    """The large card; it follows the small one and is seen while that is pointed at or has the focus."""
    text = _LARGE.get((kind, scene.prefix, tongue(scene)), lambda: _large(scene, kind))
    silent = " plain" if _says_all(kind) else ""
    return f"{opened(scene, place, CARDS[kind].type + silent, x)}{text}</span>"


def _says_all(kind: int) -> bool:
    """Whether the face of a card leaves nothing to be read: it fights, gives or draws, and that is all."""
    card = CARDS[kind]
    simple = card.type not in ("defence", "weapon", "undead") and card.id not in _SPECIAL
    return simple and all(verb in ("gain", "draw") for verb, *_ in card.effect)


def opened(scene: Scene, place: str, type_: str, x: float) -> str:
    """The beginning of a large card; `x` from 0 to 1 is where the small one is in its row."""
    side = "" if x >= HALF else " right"  # not over the small one
    return f'<span class="gw-large t-{type_}{side}" id="{scene.prefix}-{place}-r" aria-hidden="true">'


def _large(scene: Scene, kind: int) -> Markup:
    card = CARDS[kind]
    say = scene.say
    about = say(TYPE_NAMES[card.type])
    if card.beer or card.gold:
        about = f"{about} · {say(price(card.beer, card.gold))}"
    return Markup(
        f"{picture(scene, f'c{kind}')}{value(kind)}<b>{escape(say(CARD_NAMES[kind]))}</b>"
        f"<small>{escape(about)}</small>{escape(say(CARD_TEXTS[kind]))}"
    )


# -- buildings as they are bought


def building_face(scene: Scene, number_: int) -> str:
    """What a building shows in the market: picture, defence, name, price."""
    row = BUILDINGS[number_]
    return _site(scene, f"b{number_}", row.defence, BUILDING_NAMES[number_]) + (
        f'<span class="gw-cost">{cost(row.beer, row.gold)}</span>'
    )


def hall_face(scene: Scene, level: int) -> str:
    """What a Town Hall shows; `level` counts from 0."""
    row = HALLS[level]
    bonus = number(POINTS, f"+{row.bonus}") if row.bonus else ""
    return _site(scene, f"h{level}", row.defence, HALL_NAMES[level]) + (
        f'<span class="gw-cost">{cost(0, row.price)}{bonus}</span>'
    )


def _site(scene: Scene, art: str, defence: int, name: Message) -> str:
    shield = number(DEFENCE, defence, " gw-value")
    return f"{picture(scene, art)}{shield}<b>{escape(scene.say(name))}</b>"


def _large_site(scene: Scene, art: str, defence: int, name: Message, asked: Message, text: Message) -> str:
    shown = _site(scene, art, defence, name)
    return f"{shown}<small>{escape(scene.say(asked))}</small>{escape(scene.say(text))}</span>"


def building(scene: Scene, number_: int, left: int, x: float) -> str:
    """The pile of a building."""
    row, name = BUILDINGS[number_], BUILDING_NAMES[number_]
    action, place = f"build {row.id}", f"build-{number_}"
    attrs = marked(scene, action, "gw-card t-building" + ("" if left else " gone"), scene.say(name))
    attrs += rule(building_rule(number_))
    return (
        f'<div{ids(scene, place, action)}{attrs} data-fly="b{number_}">'
        f"{building_face(scene, number_)}{times(left)}</div>"
        + opened(scene, place, "building", x)
        + _large_site(
            scene, f"b{number_}", row.defence, name, price(row.beer, row.gold), BUILDING_TEXTS[number_]
        )
    )


def hall(scene: Scene, level: int, x: float) -> str:
    """The next Town Hall, to be bought; `level` counts from 0."""
    row, name = HALLS[level], HALL_NAMES[level]
    attrs = marked(scene, "upgrade", "gw-card t-building", scene.say(name)) + rule("town-hall")
    return (
        f"<div{ids(scene, 'upgrade', 'upgrade')}{attrs}>{hall_face(scene, level)}</div>"
        + opened(scene, "upgrade", "building", x)
        + _large_site(scene, f"h{level}", row.defence, name, price(0, row.price), HALL_TEXTS[level])
    )
