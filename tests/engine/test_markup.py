"""Markup: nothing unescaped reaches the page."""

from __future__ import annotations

from html.parser import HTMLParser

from hypothesis import given
from hypothesis import strategies as st

from longhouse.engine import Markup
from longhouse.engine.markup import escape, join, tag

EVIL = "<script>alert('x')</script> & \"quoted\""


class Reader(HTMLParser):
    """What a browser would make of it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words += data


def test_text_is_escaped() -> None:
    page = tag("p", None, EVIL)
    assert isinstance(page, Markup)
    assert page == ("<p>&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt; &amp; &quot;quoted&quot;</p>")


def test_attribute_values_are_escaped() -> None:
    read = Reader(tag("p", {"title": EVIL, "data-x": '" onclick="evil()'}))
    assert read.tags == [("p", {"title": EVIL, "data-x": '" onclick="evil()'})]


def test_markup_is_not_escaped_again_and_nests() -> None:
    assert tag("p", None, tag("b", None, "x"), " & ", Markup("<i>y</i>")) == "<p><b>x</b> &amp; <i>y</i></p>"


def test_text_added_to_markup_is_text_again() -> None:
    """Only the helper makes markup: a sum or a format of it is escaped like any text."""
    assert "<b>" not in tag("p", None, Markup("<b>") + "<i>")
    assert "<b>" not in tag("p", None, f"{Markup('<b>')}")
    assert type(Markup("a") + "b") is str


def test_attributes_that_are_none_or_false_are_left_out() -> None:
    assert tag("p", {"a": None, "b": False, "c": True, "d": 0, "e": ""}) == '<p c d="0" e=""></p>'


def test_numbers_as_attributes_and_children() -> None:
    assert tag("rect", {"x": 1.5, "y": -2}, 3) == '<rect x="1.5" y="-2">3</rect>'


def test_none_as_a_child_is_nothing() -> None:
    assert tag("p", None, None, "a", None) == "<p>a</p>"


def test_void_elements_have_no_end() -> None:
    assert tag("br") == "<br>" and tag("input", {"name": "n"}) == '<input name="n">'


def test_join_escapes_text_and_keeps_markup() -> None:
    joined = join(["<", tag("b", None, "x"), 5, None])
    assert joined == "&lt;<b>x</b>5" and type(joined) is Markup


@given(st.text())
def test_a_browser_reads_back_what_was_put_in(text: str) -> None:
    read = Reader(tag("p", {"title": text}, text).replace("\r", "&#13;").replace("\0", ""))
    assert [name for name, _ in read.tags] == ["p"]
    assert read.tags[0][1]["title"] == text.replace("\0", "") and read.words == text.replace("\0", "")


@given(st.text())
def test_escaped_text_has_no_special_characters(text: str) -> None:
    assert not set(escape(text)) & set("<>\"'")
