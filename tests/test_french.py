"""An evening in French: every screen is drawn and read, and nothing of it may be English."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Any

import pytest

from longhouse.app import messages as ms
from longhouse.app.model import Model
from longhouse.app.update import update
from longhouse.app.view import view
from longhouse.engine import Message, Rng
from longhouse.engine.message import Lookup
from longhouse.games import offers

from .play import some
from .test_catalogues import SAME

NOW = 1_700_000_000_000


class Texts(HTMLParser):
    """All that pages say."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        spoken = ("aria-label", "title", "placeholder", "data-why", "alt")
        self.found |= {value for name, value in attrs if name in spoken and value}

    def handle_data(self, data: str) -> None:
        self.found.add(data)


class Evening:
    """Drives the app, and reads all that it shows."""

    def __init__(self) -> None:
        self.model = Model()
        self.texts = Texts()

    def do(self, *steps: ms.Msg) -> None:
        for step in steps:
            self.model, _ = update(self.model, step, NOW)
            if not isinstance(step, ms.Act | ms.BotChose):
                self.look()

    def look(self) -> None:
        page = view(self.model)
        self.texts.feed(page.markup)
        self.texts.found.add(page.title)

    def play(self, rng: Rng) -> bool:
        """One step at random; False when the game is over."""
        table = self.model.table
        assert table is not None
        legal = table.match.legal()
        if table.curtain is not None:
            self.do(ms.Do("curtain"))
        elif legal:
            action = str(legal[rng.below(len(legal))])
            bot = table.match.seats[table.match.actor or 0].bot
            asked = ms.BotChose(table.slot, table.turn, table.request, action)
            self.do(asked if bot else ms.Act(action, table.turn))
        return bool(legal)


LONGEST = 300  # decisions; random players of Vikings Gone Wild need many more
ENGLISH = re.compile(r"\b(the|of|to|and|with|from|is|are|you|your|this|that|ship|piece|barrel|no)\b", re.I)


@pytest.mark.parametrize(
    ("game", "option", "players", "bots", "narrow"),
    [
        ("onboard", "extra_vikings", 2, 0, False),
        ("onboard", "extra_vikings", 3, 1, True),
        ("wikinger", "version", 2, 0, False),
        ("wikinger", "version", 3, 1, True),
        ("gonewild", "bonuses", 2, 0, False),
        ("gonewild", "target", 3, 1, True),
    ],
)
def test_a_french_evening_has_no_english(
    game: str, option: str, players: int, bots: int, narrow: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    untranslated: set[str] = set()
    render = Message.render

    def watched(message: Message, lookup: Lookup | None = None, *show: Any) -> str:
        if lookup is None:  # str() of an error, which nobody sees
            return render(message)
        shown = lookup(message.text, message.many, message.args.get("n", 1))
        if shown in (message.text, message.many):
            untranslated.add(message.text)
        return render(message, lookup, *show)

    monkeypatch.setattr(Message, "render", watched)
    evening, rng = Evening(), Rng(players)
    do = evening.do
    do(ms.Started(("fr-FR",), narrow, "/", players, 60, "https://x.test/", "", {}, "forbidden", False))
    do(ms.Do("go", "/about"), ms.Do("go", f"/new/{game}"), ms.Typed("players", str(players)))
    do(ms.Typed(f"option.{option}", "1" if players == 2 else "0"))
    for seat in range(players):
        do(ms.Typed(f"kind.{seat}", "thrall" if seat >= players - bots else "person"))
    do(ms.Typed("seed", "?"), ms.Submitted("begin", {}), ms.Typed("seed", "7"), ms.Submitted("begin", {}))
    for _ in range(30):
        evening.play(rng)
        evening.look()
    table = evening.model.table
    assert table is not None
    slot, link = table.slot, table.match.to_link()
    for dialog in ("menu", f"slot:{slot}", f"rename:{slot}", "help"):
        do(ms.Do("dialog", dialog))
    if offers(game, "guide"):
        do(ms.Do("go", f"/rules/{game}"), ms.Typed("rules.search", "points"))
        do(ms.Do("go", f"/play/{slot}"))
        do(ms.Do("ask"), ms.Pointed("goal"), ms.Do("escape"))
    do(ms.Do("share"), ms.Shared("copied"), ms.Do("escape"), ms.Do("look", "9"), ms.Do("look", "live"))
    do(ms.Do("log"), ms.Do("log"), ms.SaveFailed(slot, "full"), ms.SaveFailed(slot, "forbidden"))
    every = some(3, 20)
    for _ in range(LONGEST):
        if not evening.play(rng):
            break
        if rng.below(every) == 0:
            evening.look()
    do(ms.Do("log"), ms.Crashed("e", "m"), ms.Do("go", "/"), ms.Do("go", f"/g/{link}"))
    do(ms.Do("go", f"/g/{link[:-4]}"), ms.Do("go", "/play/none"), ms.FileRead("{}"), ms.Do("delete", slot))
    assert untranslated - SAME - {""} == set()
    said = (text.replace("Vikings on Board", "") for text in evening.texts.found)
    assert [text for text in said if ENGLISH.search(text)] == []
