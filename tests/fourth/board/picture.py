"""The table of Rune stones: a row for each seat, and a button for each choice."""

from longhouse.engine import Markup, Scene, tag

from ..observe import View


def draw(scene: Scene[View]) -> Markup:
    """All there is to see and to choose."""
    rows = zip(scene.looks, scene.view["rows"], strict=False)
    lines = (tag("p", None, look.name, ": ", " ".join(map(str, row)) or "–") for look, row in rows)
    buttons = (tag("button", scene.mark(text), choice.label) for text, choice in scene.choices.items())
    return tag("div", {"class": "runes"}, *lines, *buttons)
