"""Rune stones: what it says about itself."""

from longhouse.engine import Message, Meta, Option

META = Meta(
    id="runes", title="Rune stones", designers=(), artists=(), publisher="", year=2026, players=(2, 3),
    minutes=(1, 2), age=3, blurb=Message("Draw stones in secret and lay the best of them."),
    options=(Option("limit", (3, 5), 3, Message("Hand limit"), (Message("three"), Message("five"))),),
)  # fmt: skip
