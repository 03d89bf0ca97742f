"""What the seat in turn can still spend, gather and score."""

from __future__ import annotations

from longhouse.engine.markup import Markup, escape
from longhouse.engine.message import Message
from longhouse.engine.views import known
from longhouse.games.scenes import rule

from ..texts import RESOURCE_NAMES, amount, points
from ..views import Scene
from .parts import POINTS, STRENGTH, hidden, number


def purse(scene: Scene) -> Markup:
    """Beer and gold, the greatest strength, and what the attacks of this turn bring."""
    table = scene.view["table"]
    say = scene.say
    items = []
    for resource in (0, 1):
        total, pool = table["funds"][resource], table["pool"][resource]
        stored = total - pool
        small = f"<small>{pool}+{stored}</small>" if pool and stored else ""
        small += _caption(scene, RESOURCE_NAMES[resource])
        text = say(Message("{amount} to spend", amount=amount(resource, total)))
        if stored:
            text = f"{text}, {say(Message('{n} of it in tokens', n=stored))}"
        items.append(_item(number("bg"[resource], total, " big") + small, text, "resources"))
    if table["strength"] is not None:
        items.append(_strength(scene))
    text = say(
        Message(
            "{now} for damaged buildings at the end of the turn, {next} with one more",
            now=points(table["score"]),
            next=points(table["next"]),
        )
    )
    more = f"{number(POINTS, table['score'], ' big')}<small>→</small>{number(POINTS, table['next'])}"
    more += _caption(scene, Message("for raids"))
    items.append(_item(more, text, "attack-points"))
    return Markup(f'<ul class="gw-purse">{"".join(items)}</ul>')


def _strength(scene: Scene) -> str:
    """What could attack now, and what it could become by cards that are played first; or be sent as well."""
    table, say = scene.view["table"], scene.say
    now = known(table["strength"])
    if scene.view["attack"] is not None:
        text = say(Message("strength that can still be sent: {n}", n=now))
        shown = number(STRENGTH, f"+{now}", " big")
        return _item(shown + _caption(scene, Message("strength left")), text, "attacking")
    text = say(Message("attack strength now: {n}", n=now))
    shown = number(STRENGTH, now, " big")
    if (reach := known(table["reach"])) > now:
        text = f"{text}, {say(Message('{n} with the effects of your cards', n=reach))}"
        shown += f"<small>→</small>{number(STRENGTH, reach)}"
    if table["more"]:
        text = f"{text}, {say(Message('perhaps more with cards that you draw'))}"
        shown += "<small>+?</small>"
    return _item(shown + _caption(scene, Message("strength")), text, "attacking")


def _caption(scene: Scene, text: Message) -> str:
    return f'<small class="gw-word">{escape(scene.say(text))}</small>'


def _item(shown: str, text: str, section: str) -> str:
    told = f'<span aria-hidden="true">{shown}</span>{hidden(text)}'
    return f'<li title="{escape(text)}"{rule(section)}>{told}</li>'
