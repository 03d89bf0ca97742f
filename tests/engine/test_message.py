"""Messages: templates, values, plurals."""

from __future__ import annotations

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from longhouse.engine import Message, Seat


def test_english_is_the_template_with_its_values() -> None:
    assert str(Message("Ship {ship} is full.", ship=3)) == "Ship 3 is full."
    assert str(Message("The game is over.")) == "The game is over."


def test_plural_forms() -> None:
    texts = [str(Message.plural("{n} token", "{n} tokens", n=n)) for n in (0, 1, 2)]
    assert texts == ["0 tokens", "1 token", "2 tokens"]


def test_messages_inside_messages_and_seats() -> None:
    inner = Message("ship {ship}", ship=2)
    assert str(Message("{who} chose {what}.", who=Seat(1), what=inner)) == "Player 2 chose ship 2."


def test_a_translator_supplies_templates_and_shows_seats() -> None:
    french = {"{who} chose {what}.": "{what} : choix de {who}.", "ship {ship}": "drakkar {ship}"}

    def lookup(text: str, plural: str | None, n: int) -> str:
        return french[text]

    def show(value: Any) -> str | None:
        return "Ida" if isinstance(value, Seat) else None

    message = Message("{who} chose {what}.", who=Seat(0), what=Message("ship {ship}", ship=2))
    assert message.render(lookup, show) == "drakkar 2 : choix de Ida."


def test_a_translator_is_asked_for_the_plural_with_its_number() -> None:
    asked = []

    def lookup(text: str, plural: str | None, n: int) -> str:
        asked.append((text, plural, n))
        return plural or text

    Message.plural("{n} token", "{n} tokens", n=5).render(lookup)
    Message("Hello").render(lookup)
    assert asked == [("{n} token", "{n} tokens", 5), ("Hello", None, 1)]


@given(st.text())
def test_names_are_data_and_never_templates(name: str) -> None:
    assert str(Message("{name} won.", name=name)) == f"{name} won."
    assert str(Message("{a}{b}", a=name, b="x")) == name + "x"


def test_equal_messages_are_equal_and_hash_alike() -> None:
    one, two = Message("Ship {ship}", ship=1), Message("Ship {ship}", ship=1)
    assert one == two and hash(one) == hash(two)
    assert one != Message("Ship {ship}", ship=2) and one != "Ship 1"
    assert Message.plural("{n} a", "{n} b", n=1) != Message("{n} a", n=1)
    assert repr(one) == "Message('Ship 1')"
