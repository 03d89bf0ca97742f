"""Choices without a place on the board: bids, colours, where a Viking goes, special tiles, boats."""

from __future__ import annotations

from longhouse.engine.markup import Markup, join, tag
from longhouse.engine.message import Message
from longhouse.engine.views import known
from longhouse.games.scenes import LOCK_PICTURE, aside, asked, behind, big_button, picture

from ..data import BOAT, BOATSMAN, COLOURS, FARM, SPECIALS
from ..views import Scene
from ..words import COLOUR_NAMES, SPECIAL_HELP, SPECIAL_NAMES, TILE_NAMES
from . import art, special
from .parts import tile, viking

_FEW_BIDS = 8
_RULES = {  # question -> section of the rules
    "bid": "auction", "remove": "auction", "lay": "laying", "place": "placing", "settle": "settling",
    "take": "special", "exchange": "golden", "ferry": "ferrying",
}  # fmt: skip


def tray(scene: Scene) -> Markup:
    """Big buttons, or the thing that is being placed; empty when there is neither."""
    kind = asked(scene)
    makers = {
        "bid": _bids,
        "remove": _colours,
        "lay": _colours,
        "place": _held,
        "settle": _settle,
        "take": _take,
        "exchange": _golden,
        "ferry": _ferry,
    }
    maker = makers.get(kind)
    parts = maker(scene) if maker else []
    if not parts:
        return Markup("")
    return tag("div", {"class": f"tray-row wk-tray for-{kind}"}, join(parts))


def _button(scene: Scene, action: str, cls: str, *children: object, refused: str = "") -> Markup | None:
    """A choice; one that is not possible only where it has a name, and then it says why."""
    mark = scene.mark(action, refused)
    if not mark or ("data-action" not in mark and not refused):
        return None
    return big_button(mark, cls, _RULES[asked(scene)], join(children), LOCK_PICTURE)


def _name(text: str) -> Markup:
    return tag("span", {"class": "tray-name"}, text)


def _figure(scene: Scene, colour: int, size: int = 40) -> Markup:
    return picture(viking(scene, colour, 0, 0), size, 40)


# -- auction


def _bids(scene: Scene) -> list[Markup]:
    """Pass, or bid nothing; the next few raises, and the rest folded."""
    amounts = sorted(int(action[4:]) for action in scene.choices if action.startswith("bid "))
    gold = 0
    if scene.view["actor"] is not None:
        gold = scene.view["homes"][scene.view["actor"]]["gold"]
    made = [_bid(scene, amount, gold) for amount in amounts if amount]
    buttons = [button for button in made if button is not None]
    without = (
        _button(scene, "pass", "wk-pass", _name(scene.say(Message("Pass")))),
        _button(scene, "bid 0", "wk-pass", _name(scene.say(Message("Bid nothing")))),
    )
    parts = [button for button in without if button is not None]
    parts += buttons[:_FEW_BIDS]
    if buttons[_FEW_BIDS:]:
        parts.append(
            tag(
                "details",
                # A name of its own, lest a fold that one bidder opened is open for the next.
                {
                    "class": "more wk-higher",
                    "id": f"{scene.prefix}-higher-{scene.view['actor']}-{amounts[0]}",
                },
                tag(
                    "summary",
                    {"data-choices": len(buttons) - _FEW_BIDS},
                    scene.say(Message("Higher bids")),
                    behind(scene, len(buttons) - _FEW_BIDS),
                ),
                tag("div", {"class": "tray-row"}, *buttons[_FEW_BIDS:]),
            )
        )
    return parts


def _bid(scene: Scene, amount: int, gold: int) -> Markup | None:
    """A bid; beyond the gold at hand a star tells that points must be sold."""
    star = picture(art.STAR, 14, 28) if amount > gold else None
    return _button(scene, f"bid {amount}", "wk-bid", tag("b", None, amount), star)


# -- colours, settling, special tiles


def _colours(scene: Scene) -> list[Markup]:
    kind = asked(scene)
    out = []
    for colour, name in enumerate(COLOURS):
        count = scene.view["hand"][colour]
        button = _button(
            scene,
            f"{kind} {name}",
            "wk-pick",
            _figure(scene, colour),
            _name(scene.say(COLOUR_NAMES[colour])),
            aside(f"× {count}"),
        )
        if button is not None:
            out.append(button)
    return out


def _held(scene: Scene) -> list[Markup]:
    """The tiles and the Viking in hand, while their place is being chosen."""
    question, say = known(scene.view["question"]), scene.say
    parts = []
    if question["tile"] is not None:
        parts.append(
            tag(
                "span",
                {"class": "held", "data-drag": "all"},
                picture(tile(scene, question["tile"], 0, 0, flies=True), 44, 62),
                tag("span", {"class": "held-name"}, say(TILE_NAMES[question["tile"]])),
            )
        )
    if question["start"]:
        parts.append(
            tag(
                "span",
                {"class": "held"},
                picture(tile(scene, 0, 0, 0), 44, 62),
                tag("span", {"class": "held-name"}, say(Message("start tile"))),
            )
        )
    if question["colour"] is not None:
        name = say(COLOUR_NAMES[question["colour"]])
        parts.append(
            tag(
                "span",
                {"class": "held"},
                _figure(scene, question["colour"]),
                tag("span", {"class": "held-name"}, name),
            )
        )
    return parts


def _settle(scene: Scene) -> list[Markup]:
    question, say = known(scene.view["question"]), scene.say
    colour = known(question["colour"])
    row, column = known(question["cell"])
    cell = known(scene.view["homes"][known(scene.view["actor"])]["rows"][row][column])
    shape = tile(scene, cell["tile"], 0, 0) + viking(scene, colour, 11, 8, 1.15)
    base = '<path class="wk-base" d="M-28-28H28v16H-8V28h-20z"/>' + viking(scene, colour, -17, 8, 1.1)
    made = (
        _button(scene, "settle island", "", picture(shape, 52, 62), _name(say(Message("On the new tile")))),
        _button(scene, "settle base", "", picture(base, 52, 62), _name(say(Message("On the base")))),
    )
    return [button for button in made if button is not None]


def _take(scene: Scene) -> list[Markup]:
    say = scene.say
    out = []
    for kind, name in enumerate(SPECIALS):
        button = _button(
            scene,
            f"take {name}",
            "wk-take",
            picture(special.shape(scene, kind), 48, 62),
            tag(
                "span",
                {"class": "wk-take-text"},
                tag("b", None, say(SPECIAL_NAMES[kind])),
                " ",
                tag("small", None, say(SPECIAL_HELP[kind])),
            ),
        )
        if button is not None:
            out.append(button)
    nothing = _button(scene, "take none", "wk-pass", _name(say(Message("No special tile"))))
    return [*out, nothing] if nothing is not None else out


def _golden(scene: Scene) -> list[Markup]:
    building = known(scene.view["question"])["building"]
    if building is None:
        return []
    name = scene.say(SPECIAL_NAMES[FARM + building])
    shape = picture(special.shape(scene, FARM + building), 48, 62)
    return [tag("span", {"class": "held"}, shape, tag("span", {"class": "held-name"}, name))]


# -- boatsmen

_FIRST_TILE = Message(
    "Choose the tile for the first Viking; with the boat tile the boatsman takes others along."
)


def _ferry(scene: Scene) -> list[Markup]:
    """The end of it, and whether a boat tile is used; where to is chosen on the board."""
    say = scene.say
    trip = known(scene.view["question"])["trip"]
    text = say(Message("Nobody else on this trip") if trip else Message("Carry nobody else"))
    stop = _button(scene, "stop", "wk-pass", _name(text), refused=text)
    boats = sum(action.startswith("boat ") for action in scene.choices)
    return [part for part in (stop, _by_boat(scene, boats) if boats else None) if part is not None]


def _by_boat(scene: Scene, choices: int) -> Markup:
    """A switch: while it is open, the cells of the board stand for trips with the boat tile (in CSS)."""
    say, seat = scene.say, known(scene.view["actor"])
    home = scene.view["homes"][seat]
    hinted = scene.hint.partition(" ")[0]
    opened = hinted == "boat" or scene.chosen.startswith("boat ")
    return tag(
        "details",
        {
            "class": "wk-by-boat",
            # another one for every boatsman and kind of hint: it must not stay open for the next
            "id": f"{scene.prefix}-by-boat-{seat}-{home['base'][BOATSMAN]}-{home['special'][BOAT]}-{hinted}",
            "open": opened,
            "data-rule": "progress-ferry",
        },
        tag(
            "summary",
            {"class": "tray-item", "data-choices": choices},
            picture(special.shape(scene, BOAT), 40, 62),
            _name(say(Message("With the boat tile"))),
            behind(scene, choices),
        ),
        tag("p", {"class": "sr"}, say(_FIRST_TILE)),
    )
