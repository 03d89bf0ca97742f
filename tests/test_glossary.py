"""The glossary and the catalogues use the same words."""

from __future__ import annotations

import re

import pytest

from longhouse.app.i18n import LANGUAGES
from longhouse.games import GAMES
from tools import catalogue
from tools.shell import ROOT

pytestmark = pytest.mark.host

TEXT = (ROOT / "docs" / "glossary.md").read_text("utf-8")
EVERYWHERE = "Everywhere"
TAGS = {language.name: tag for tag, language in LANGUAGES.items()}


def table(title: str) -> list[list[str]]:
    """The rows of the table below a heading, its head first."""
    part = TEXT.split(f"\n## {title}\n")[1].partition("\n## ")[0]
    rows = [line.strip("|").split("|") for line in part.splitlines() if re.match(r"\|[^-]", line)]
    return [[cell.strip() for cell in row] for row in rows]


def words(title: str) -> list[tuple[str, str, str]]:
    """The words of a section, each with its language and in English."""
    head, *rows = table(title)
    return [
        (tag, row[0], word)
        for row in rows
        for tag, word in zip(map(TAGS.__getitem__, head[1:]), row[1:], strict=True)
    ]


def entries(title: str, lang: str) -> list[catalogue.Entry]:
    """The messages that a section speaks of: those of a game, or all."""
    folders = catalogue.SOURCES.rglob(f"locale/{lang}.po")
    inside = catalogue.SOURCES / "games" / title if title in GAMES else catalogue.SOURCES
    files = [path for path in folders if path.is_relative_to(inside)]
    return [
        entry for path in files for text, entry in catalogue.read(path.read_text("utf-8")).items() if text
    ]


def plain(text: str) -> str:
    """Without what only the eye needs: spaces that do not break, and soft hyphens."""
    return text.replace("\u00a0", " ").replace("\u00ad", "").casefold()


@pytest.mark.parametrize("title", [EVERYWHERE, *GAMES])
def test_every_word_is_used_and_nothing_else_for_the_term_alone(title: str) -> None:
    listed = words(title)
    assert len(listed) > 40
    for lang in {lang for lang, _, _ in listed}:
        known = entries(title, lang)
        said = plain("\n".join(form for entry in known for form in entry.forms))
        alone = {plain(entry.text): plain(entry.forms[0]) for entry in known}
        for term, word in ((term, word) for tag, term, word in listed if tag == lang):
            assert plain(word) in said, f"{lang}: nobody says {word}"
            assert alone.get(plain(term), plain(word)) == plain(word), f"{lang}: {term}"


def test_no_word_is_used_that_the_glossary_forbids() -> None:
    rows = table("Not used")[1:]
    assert rows
    for title, language, word, _instead in rows:
        used = [form for entry in entries(title, TAGS[language]) for form in entry.forms]
        assert not [form for form in used if re.search(rf"\b{word}", form)], word
