"""The table in words, for those who hear it: one line per ship, then village, market and stacks."""

from __future__ import annotations

from longhouse.engine.markup import Markup, tag
from longhouse.engine.message import Message

from ..data import PIECE_NAMES
from ..views import Scene, Ship
from ..words import GOOD_NAMES, piece_name
from .parts import away


def table(scene: Scene) -> Markup:
    """A list that is not seen."""
    items = [
        tag("li", {"id": f"{scene.prefix}-say-{i + 1}"}, ship(scene, i, data))
        for i, data in enumerate(scene.view["ships"])
    ]
    rest = (_order(scene), _market(scene), _stacks(scene), _known(scene), _removed(scene))
    items += [tag("li", None, text) for text in rest if text]
    title = scene.say(Message("The table in words"))
    return tag("ul", {"class": "sr", "aria-label": title}, *items)


def ship(scene: Scene, i: int, data: Ship) -> str:
    """One ship: pieces from the front, cargo, control, bets."""
    say, looks = scene.say, scene.looks
    pieces = [say(piece_name(PIECE_NAMES.index(name), scene.view)) for name in data["pieces"]]
    bets = []
    for clan, bet in enumerate(data["bets"]):
        if bet is None:
            continue
        who, whom = looks[bet["seat"]].name, looks[clan].name
        if bet["value"] is None:
            bets.append(say(Message("{who} on {clan}", who=who, clan=whom)))
        else:
            bets.append(
                say(Message("{who} on {clan}, barrel {value}", who=who, clan=whom, value=bet["value"]))
            )
    none = say(Message("none"))
    text = say(
        Message(
            "Ship {ship}, from the front: {pieces}. Cargo: {cargo}. Control: {control}. Bets: {bets}.",
            ship=i + 1,
            pieces=", ".join(pieces) or say(Message("no pieces")),
            cargo=", ".join(say(GOOD_NAMES[kind]) for kind in data["cargo"]) or say(Message("none on board")),
            control=", ".join(f"{looks[clan].name} {shields}" for clan, shields in data["control"]) or none,
            bets=", ".join(bets) or none,
        )
    )
    if data["sailed"] is None:
        return text
    left = Message("It has sailed.") if away(scene, i) else Message("Its cargo is being shared out.")
    return f"{text} {say(left)}"


def _order(scene: Scene) -> str:
    view = scene.view
    waiting = [scene.looks[seat].name for seat in view["village"][1 - view["side"]] if seat is not None]
    after = [scene.looks[seat].name for seat in view["village"][view["side"]] if seat is not None]
    none = scene.say(Message("none"))
    return scene.say(
        Message(
            "Still to act this round, in order: {now}. Placed for the next round, in order: {then}.",
            now=", ".join(waiting) or none,
            then=", ".join(after) or none,
        )
    )


def _market(scene: Scene) -> str:
    prices = ", ".join(f"{scene.say(GOOD_NAMES[kind])} {scene.view['market'][kind]}" for kind in range(3))
    return scene.say(Message("Market: {prices}.", prices=prices))


def _stacks(scene: Scene) -> str:
    stacks = scene.view["stacks"]
    return scene.say(
        Message(
            "Stacks: Add 1 has {add}, Draw 3 has {draw}. Sterns left: {sterns}.",
            add=stacks["add"],
            draw=stacks["draw"],
            sterns=scene.view["sterns"],
        )
    )


def _known(scene: Scene) -> str:
    """What the seat has seen go under the second stack and may remember."""
    known = scene.view["stacks"]["known"]
    if all(kind is None for kind in known):
        return ""
    names = [scene.say(Message("unknown") if kind is None else GOOD_NAMES[kind]) for kind in known]
    return scene.say(
        Message("What you know of the stack for Draw 3, from the top: {tokens}.", tokens=", ".join(names))
    )


def _removed(scene: Scene) -> str:
    """Supplies that have left the game, once there are any."""
    counts = [f"{scene.say(GOOD_NAMES[kind])} {n}" for kind, n in enumerate(scene.view["removed"]) if n]
    return scene.say(Message("Out of the game: {tokens}.", tokens=", ".join(counts))) if counts else ""
