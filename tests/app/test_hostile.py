"""Names and texts from strangers are text on every screen, and nothing but text."""

from __future__ import annotations

import json
from functools import cache
from html.parser import HTMLParser
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.app import messages as ms
from longhouse.app.i18n import LANGUAGES
from longhouse.app.slots import UNSTAMPED, entry_of
from longhouse.engine import Match, Message, Player
from longhouse.engine.game import Seating
from longhouse.engine.limits import MAX_NAME, MAX_TITLE
from longhouse.engine.markup import join, tag
from longhouse.engine.save import clean_name
from longhouse.games import GAMES

from ..hostile import NAMES, TITLES, TWISTED
from ..play import finished
from .fake import Tab

QUIET = ("Ida", "Bo", "Åsa", "Leif")


class Skeleton(HTMLParser):
    """The elements of a page with the names of their attributes, and all its words and values."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.bones: list[tuple[str, tuple[str, ...]]] = []
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """An element begins."""
        self.bones.append((tag, tuple(name for name, _ in attrs)))
        self.words += " ".join(f"\n{value}" for _, value in attrs)

    def handle_endtag(self, tag: str) -> None:
        """An element ends."""
        self.bones.append((f"/{tag}", ()))

    def handle_data(self, data: str) -> None:
        """Some words."""
        self.words += data

    def handle_comment(self, data: str) -> None:
        """We write none, and nothing of the kinds below."""
        self.bones.append(("comment", ()))

    def handle_decl(self, decl: str) -> None:
        self.handle_comment(decl)

    def handle_pi(self, data: str) -> None:
        self.handle_comment(data)

    def unknown_decl(self, data: str) -> None:
        self.handle_comment(data)


def tour(match: Match, title: str, lang: str) -> list[str]:
    """The markup of every screen on which a match can be seen."""
    entry = entry_of(match, title, UNSTAMPED, 1_700_000_000_000)
    tab = Tab({"one": entry}, settings=json.dumps({"lang": lang, "names": [p.name for p in match.seats]}))
    pages = [tab.page.markup]
    commands = ["dialog slot:one", "dialog rename:one", "go /play/one", "curtain", "look first", "look live"]
    commands += ["log"] * (match.outcome is None) + ["dialog menu", "share", "escape", "delete one"]
    messages: list[ms.Msg] = [ms.Do(*command.split()) for command in commands]
    messages += [ms.Do("go", f"/new/{match.game.meta.id}"), ms.Navigated(f"/g/{match.to_link()}")]
    for message in (*messages, ms.Crashed("x", "y")):
        tab.send(message)
        pages.append(tab.page.markup)
    return pages


@cache
def anonymous(game: str, most: int) -> Match:
    return finished(game, 4, 12, None, most=most)


def played(game: str, names: tuple[str, ...], most: int) -> Match:
    """The same game whoever plays it."""
    return anonymous(game, most).seated([Player(name, i, "") for i, name in enumerate(names)])


GROUPS = [NAMES[i : i + 4] for i in range(0, len(NAMES), 4)]
WAYS = [(game, lang) for game in GAMES for lang in LANGUAGES]


@pytest.mark.host  # whole evenings of the app are played in Pyodide by the browser tests
@pytest.mark.parametrize("way", range(len(WAYS)))
def test_every_screen_has_the_same_bones_whatever_the_names(way: int) -> None:
    """Every name in the midst of one game, and some at the end of each."""
    game, lang = WAYS[way]
    for most, groups in ((25, GROUPS[way :: len(WAYS)]), (2_000, [GROUPS[-1 - way]])):
        plain = [Skeleton(page).bones for page in tour(played(game, QUIET, most), "A title", lang)]
        for names in groups:
            title = TITLES[NAMES.index(names[0])]
            pages = [Skeleton(page) for page in tour(played(game, names, most), title, lang)]
            for bones, page in zip(plain, pages, strict=True):
                assert page.bones == bones, names
            for text in (*names, title):
                assert any(text in page.words for page in pages), text


@pytest.mark.parametrize("field", ["game", "name", "seat name", "level", "id"])
def test_every_field_of_an_entry_is_text(field: str) -> None:
    good = json.loads(entry_of(Match.new("onboard", 2, 1), "Mine", UNSTAMPED, 5))

    def bones(text: str) -> Skeleton:
        data = json.loads(json.dumps(good))
        slot = "one"
        if field == "game":
            data["save"]["game"] = text
        elif field == "name":
            data["name"] = text
        elif field == "seat name":
            data["save"]["seats"][0]["name"] = text
        elif field == "level":
            data["save"]["seats"][1]["bot"] = text
        else:
            slot = text
        return Skeleton(Tab({slot: json.dumps(data)}).page.markup)

    plain = bones("Harmless").bones
    for text in (*NAMES, *TITLES, *TWISTED):
        page = bones(text)
        assert page.bones == plain, text
        if field != "id":
            assert not set(page.words) & set("\u202e\u2066\0\x1b\ud800\u2028\x85")


@pytest.mark.parametrize("text", TWISTED)
def test_what_turns_the_line_around_is_not_kept(text: str) -> None:
    with pytest.raises(ValueError):
        Match.new("onboard", 2, 1, seats=[{"name": text}, {}])
    tab = Tab()
    tab.send(ms.FileRead(entry_of(Match.new("onboard", 2, 1), text, UNSTAMPED, 5)))
    slot = tab.table.slot
    assert tab.table.name == clean_name(text, MAX_TITLE) != text
    tab.send(ms.Do("dialog", f"rename:{slot}"))
    tab.send(ms.Submitted("rename", {"name": text}))
    assert json.loads(tab.storage[slot])["name"] == clean_name(text, MAX_TITLE)


def test_a_link_cannot_carry_more_than_names() -> None:
    """The level of a bot is letters only, and options and colours are numbers."""
    for name in NAMES:
        for seat in ({"bot": name}, {"colour": name}, {"seed": name}, {name: 1}):
            with pytest.raises((ValueError, TypeError)):
                Match.new("onboard", 2, 1, seats=[cast("Seating", seat), {}])
        match = Match.new("onboard", 2, 1, seats=[{"name": name}, {}])
        assert Match.from_link(match.to_link()).seats[0].name == name


NAME = st.text(max_size=MAX_NAME).map(clean_name)
CHILD = st.recursive(
    st.text(),
    lambda inner: st.lists(inner, max_size=3).map(lambda parts: tag("b", {"title": str(parts)}, *parts)),
    max_leaves=6,
)


@given(
    st.lists(CHILD, max_size=4),
    st.text(),
    st.dictionaries(st.sampled_from(["title", "id", "data-x"]), st.text()),
)
def test_only_our_own_tags_come_out_of_the_helper(
    children: list[str], text: str, attrs: dict[str, str]
) -> None:
    page = Skeleton(tag("p", attrs, *children, text))
    ours = sum(str(child).count("<b ") for child in children)
    assert [bone for bone, _ in page.bones].count("b") == ours
    assert {bone for bone, _ in page.bones} <= {"p", "/p", "b", "/b"}
    assert page.bones[0] == ("p", tuple(attrs))
    alone = Skeleton(join((text,)).replace("\r", "&#13;").replace("\0", ""))
    assert alone.bones == [] and alone.words == text.replace("\0", "")


@given(NAME, NAME)
def test_names_in_sentences_are_not_read_as_sentences(name: str, other: str) -> None:
    message = Message("{seat} and {other}", seat=name, other=Message("{x}", x=other))
    assert str(message) == f"{name} and {other}"


@given(st.lists(NAME, min_size=2, max_size=2))
def test_any_names_leave_the_bones_of_the_table_alone(names: list[str]) -> None:
    def bones(given_names: list[str]) -> list[tuple[str, tuple[str, ...]]]:
        seats: list[Seating] = [{"name": name} for name in given_names]
        tab = Tab(address=f"/g/{Match.new('wikinger', 2, 3, seats=seats).to_link()}")
        return Skeleton(tab.page.markup.replace("\0", "")).bones

    assert bones(names) == bones(["Ida", "Bo"])
