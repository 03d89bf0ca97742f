"""Search that minds neither case nor accents, and knows where its hits are in the text."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from longhouse.engine.markup import Markup, escape, tag


def fold(text: str) -> tuple[str, list[int]]:
    """The text in plain small letters, and for each of them its place in the original.

    >>> fold("Échoué")[0], fold("Hühner\\u00adturm")[0]
    ('echoue', 'huhnerturm')
    """
    letters, places = [], []
    for place, char in enumerate(text):
        for part in unicodedata.normalize("NFKD", _APART.get(char, char)).casefold():
            if not unicodedata.combining(part):
                letters.append(part)
                places.append(place)
    return "".join(letters), places


_APART = {"\u00ad": "", "œ": "oe", "Œ": "oe", "æ": "ae", "Æ": "ae", "’": "'"}


def words(query: str) -> list[str]:
    """What is looked for: every word of the query."""
    return fold(query)[0].split()


def found(wanted: list[str], texts: list[str]) -> bool:
    """Whether every word occurs somewhere in the texts."""
    whole = fold("\n".join(texts))[0]
    return all(word in whole for word in wanted)


def marked(text: str, wanted: list[str]) -> Markup:
    """The text with every hit in a <mark>."""
    if not wanted:
        return Markup(escape(text))
    out, last = [], 0
    for start, stop in _hits(text, wanted):
        out.append(escape(text[last:start]) + tag("mark", None, text[start:stop]))
        last = stop
    return Markup("".join(out) + escape(text[last:]))


def _hits(text: str, wanted: list[str]) -> Iterator[tuple[int, int]]:
    """Where hits begin and end, from the left, none inside another."""
    folded, places = fold(text)
    spans = []
    for word in wanted:
        at = folded.find(word)
        while at >= 0:
            spans.append((places[at], places[at + len(word) - 1] + 1))
            at = folded.find(word, at + len(word))
    last = 0
    for start, stop in sorted(spans):
        if start >= last:
            yield start, stop
            last = stop
