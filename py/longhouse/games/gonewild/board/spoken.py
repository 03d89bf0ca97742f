"""The table in words, for those who hear it: the market, then each village."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape, tag
from longhouse.engine.message import Message
from longhouse.games.scenes import Memo, name_of

from ..data import BUILDINGS, CARDS
from ..texts import BUILDING_NAMES, CARD_NAMES, MISSION_NAMES, MISSION_TEXTS, cards, points, price
from ..views import Scene
from .parts import listed, tongue
from .village import describe

_SEATS, _MARKETS = Memo(8), Memo(4)


def table(scene: Scene) -> Markup:
    """A list that is not seen."""
    view, language = scene.view, tongue(scene)
    sold = (language, view["path"], view["piles"], view["stock"], view["favours"]["open"])
    items = [_MARKETS.get(sold, lambda: _market(scene))]
    for seat in range(view["players"]):
        told = (language, scene.prefix, seat, name_of(scene, seat), view["seats"][seat])
        items.append(_SEATS.get(told, lambda seat=seat: _seat(scene, seat)))  # type: ignore[misc]
    return tag("ul", {"class": "sr", "aria-label": scene.say(Message("The table in words"))}, *items)


def _market(scene: Scene) -> Markup:
    say, view = scene.say, scene.view
    path = ", ".join(_priced(scene, kind) for kind in view["path"])
    piles = ", ".join(_priced(scene, int(kind), left) for kind, left in view["piles"].items())
    sites = ", ".join(
        say(
            Message(
                "{left} × {name} for {price}",
                left=view["stock"][i],
                name=BUILDING_NAMES[i],
                price=price(row.beer, row.gold),
            )
        )
        for i, row in enumerate(BUILDINGS)
    )
    lines = (
        Message("Odin’s Path: {cards}.", cards=path or say(Message("no cards"))),
        Message("Piles: {cards}.", cards=piles),
        Message("Buildings for sale: {buildings}.", buildings=sites),
        Message("Open Divine Favours: {cards}.", cards=listed(scene, view["favours"]["open"])),
    )
    return Markup("".join(f"<li>{escape(say(line))}</li>" for line in lines))


def _priced(scene: Scene, kind: int, left: int | None = None) -> str:
    card = CARDS[kind]
    if card.type == "undead":
        return scene.say(CARD_NAMES[kind])
    cost = price(card.beer, card.gold)
    if left is None:
        return scene.say(Message("{name} for {price}", name=CARD_NAMES[kind], price=cost))
    return scene.say(Message("{left} × {name} for {price}", left=left, name=CARD_NAMES[kind], price=cost))


def _seat(scene: Scene, seat: int) -> Markup:
    say = scene.say
    home = scene.view["seats"][seat]
    rows = ". ".join(describe(scene, row, home["level"], home["coins"]) for row in home["buildings"])
    missions = " ".join(
        say(Message("{name}: {text}", name=MISSION_NAMES[mission], text=MISSION_TEXTS[mission]))
        for mission in home["missions"]
    )
    lines = [
        Message("{name}: {points}.", name=name_of(scene, seat), points=points(home["points"])),
        Message("Village: {buildings}.", buildings=rows),
        Message("Missions: {missions}", missions=missions or say(Message("no missions"))),
        Message(
            "{hand} in hand, {deck} in the deck, {discard} in the discard pile.",
            hand=cards(home["hand_count"]),
            deck=home["deck_count"],
            discard=len(home["discard"]),
        ),
    ]
    if home["hand"] is not None:
        lines.append(Message("Hand: {cards}.", cards=listed(scene, home["hand"])))
    return tag("li", {"id": f"{scene.prefix}-say-{seat}"}, " ".join(say(line) for line in lines))
