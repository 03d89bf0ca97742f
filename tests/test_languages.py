"""An evening in each further language: every screen is drawn and read, and nothing of it may be English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from itertools import product
from typing import Any

import pytest
from _pytest.mark.structures import ParameterSet

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.model import Model
from longhouse.app.update import update
from longhouse.app.view import view
from longhouse.engine import Message, Rng
from longhouse.engine.message import Lookup
from longhouse.games import cover, offers

from .play import HOUSE
from .test_catalogues import FURTHER, SAME

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
            self.model, effects = update(self.model, step, NOW)
            for effect in effects:
                if isinstance(effect, fx.ReadSlots) and effect.then is not None:
                    again = ms.Reread(self.model.session.stored, effect.then)
                    self.model, _ = update(self.model, again, NOW)
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


def evenings() -> Iterator[ParameterSet]:
    """Two evenings with each game; in the ordinary run each in one language, so that all have their turn."""
    for number, game in enumerate(HOUSE):
        options = cover(game).meta.options
        rows = ((options[0].name, 2, 0, "wide"), (options[-1].name, 3, 1, "tall"))
        for row, lang in product(range(len(rows)), FURTHER):
            turn = FURTHER[(number + row) % len(FURTHER)] == lang
            yield pytest.param(lang, game, *rows[row], marks=() if turn else pytest.mark.long)


@pytest.mark.host  # whole evenings of the app are played in Pyodide by the browser tests
@pytest.mark.parametrize(("lang", "game", "option", "players", "bots", "layout"), list(evenings()))
def test_an_evening_has_no_english(
    lang: str,
    game: str,
    option: str,
    players: int,
    bots: int,
    layout: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    untranslated: set[str] = set()
    render = Message.render

    def watched(message: Message, lookup: Lookup | None = None, *show: Any) -> str:
        if lookup is None:  # str() of an error, which nobody sees
            return render(message)
        shown = lookup(message.text, message.many, int(str(message.args.get("n", 1))) if message.many else 1)
        if shown in (message.text, message.many):
            untranslated.add(message.text)
        return render(message, lookup, *show)

    monkeypatch.setattr(Message, "render", watched)
    evening, rng = Evening(), Rng(players)
    do = evening.do
    do(ms.Started((f"{lang}-XX",), layout, "/", players, 60, "https://x.test/", "", {}, "forbidden", False))
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
    every = 6
    for _ in range(LONGEST):
        if not evening.play(rng):
            break
        if rng.below(every) == 0:
            evening.look()
    do(ms.Do("log"), ms.Crashed("e", "m"), ms.Do("go", "/"), ms.Do("go", f"/g/{link}"))
    do(ms.Do("go", f"/g/{link[:-4]}"), ms.Do("go", "/play/none"), ms.FileRead("{}"), ms.Do("delete", slot))
    assert untranslated - SAME[lang] - {""} == set()
    said = (text.replace("Vikings on Board", "") for text in evening.texts.found)
    assert [text for text in said if ENGLISH.search(text)] == []
