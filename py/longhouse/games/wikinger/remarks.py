"""What a newcomer would overlook, told once: a remark for each kind of question."""

from __future__ import annotations

from longhouse.engine.message import Message

from .data import MOST_BOATSMEN

REMARKS = {
    "buy": Message(
        "You buy a Viking together with his tile. The set at price 0 is for sale only if he is the last of his "
        "colour on the wheel, or if you can pay for nothing else."
    ),
    "place": Message(
        "Left and right, land must meet land and sea must meet sea. Only in the row of his trade can the Viking "
        "step onto his tile."
    ),
    "settle": Message(
        "On an island a Viking plies his trade and never moves again. On the base only a boatsman can fetch him."
    ),
    "ferry": Message(
        "A boatsman who carries somebody is spent. At the end the most boatsmen on the base are worth {n} points.",
        n=MOST_BOATSMEN,
    ),
    "bid": Message(
        "Only the winner pays. The start figure goes first, and decides which Viking leaves and which colours are dear."
    ),
    "remove": Message(
        "One Viking of these leaves the game for good. Take one that is worth more to the others than to you."
    ),
    "lay": Message(
        "The first colour becomes the dearest, the last one the cheapest. So keep what you want for the end."
    ),
    "take": Message(
        "The dearest set comes with a special tile, for nothing. Some work at every scoring, some only at the end."
    ),
    "exchange": Message(
        "At the end the golden tile scores a point for each Viking on it and around it, unless a ship threatens it."
    ),
}
