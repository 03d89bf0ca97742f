"""The quick phrases: all that can be said at a table. Their numbers travel, so their order is kept."""

from __future__ import annotations

from longhouse.engine import Message

PHRASES = (
    Message("Hello!"),
    Message("Good luck!"),
    Message("Well played!"),
    Message("Ouch!"),
    Message("I did not see that coming."),
    Message("Let me think …"),
    Message("Your move!"),
    Message("Just a moment, I will be right back."),
    Message("I am back."),
    Message("Thank you!"),
    Message("One more game?"),
    Message("Skål!"),
)
