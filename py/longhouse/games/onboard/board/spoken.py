"""The table in words, for those who hear it: one line per ship, then village, market and stacks."""

from __future__ import annotations

from typing import Any

from longhouse.engine.markup import Markup, tag
from longhouse.engine.message import Message
from longhouse.engine.presentation import Scene

from ..words import GOOD_NAMES
from . import art


def table(scene: Scene) -> Markup:
    """A list that is not seen."""
    items = [
        tag("li", {"id": f"{scene.prefix}-say-{i + 1}"}, ship(scene, i, data))
        for i, data in enumerate(scene.view["ships"])
    ]
    items += [tag("li", None, text) for text in (_order(scene), _market(scene), _stacks(scene))]
    title = scene.say(Message("The table in words"))
    return tag("ul", {"class": "sr", "aria-label": title}, *items)


def ship(scene: Scene, i: int, data: dict[str, Any]) -> str:
    """One ship: pieces from the front, cargo, control, bets."""
    say, looks = scene.say, scene.looks
    carriers = scene.view["vikings"]
    pieces = [
        say(
            Message.plural(
                "{clan} {n} shield",
                "{clan} {n} shields",
                n=int(p[1]) + (p in carriers),
                clan=looks[art.LETTERS.index(p[0])].name,
            )
        )
        for p in data["pieces"]
    ]
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
            pieces=", ".join(pieces) or none,
            cargo=", ".join(say(GOOD_NAMES[kind]) for kind in data["cargo"]) or none,
            control=", ".join(f"{looks[clan].name} {shields}" for clan, shields in data["control"]) or none,
            bets=", ".join(bets) or none,
        )
    )
    if data["sailed"] is not None:
        text = f"{text} {say(Message('It has sailed.'))}"
    return text


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
            "Stacks: {add} tokens for Add 1, {draw} for Draw 3. Sterns left: {sterns}.",
            add=stacks["add"],
            draw=stacks["draw"],
            sterns=scene.view["sterns"],
        )
    )
