"""Nesting is written out for browsers that know none, and means the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import longhouse
from tools.styles import flat

pytestmark = pytest.mark.host


@pytest.mark.parametrize(
    ("nested", "plain"),
    [
        ("a { color: red; b { gap: 0; } }", "a { color: red; } a b { gap: 0; }"),
        ("a { b { gap: 0 } color: red }", "a b { gap: 0; } a { color: red; }"),
        ("a, .b { c, &:hover { gap: 0 } }", ":is(a, .b) c, :is(a, .b):hover { gap: 0; }"),
        ("a b { .dark & { gap: 0 } & & { top: 0 } }", ".dark :is(a b) { gap: 0; } a b :is(a b) { top: 0; }"),
        (".a { .dark & { gap: 0 } &.b { top: 0 } }", ".dark .a { gap: 0; } .a.b { top: 0; }"),
        ("a { > b { c { top: 0 } } }", "a > b c { top: 0; }"),
        ("a { @media (x) { top: 0; b { gap: 0 } } }", "@media (x) { a { top: 0; } a b { gap: 0; } }"),
        ("@media (x) { a { top: 0 } }", "@media (x) { a { top: 0; } }"),
        ("@keyframes k { from { top: 0 } }", "@keyframes k { from { top: 0 } }"),
        ("@font-face { src: url(a;b) }", "@font-face { src: url(a;b) }"),
        ("a::after { content: '}{;&'; } /* b { */", "a::after { content: '}{;&'; }"),
        (":is(a, b):not(.c, .d) { e { top: 0 } }", ":is(a, b):not(.c, .d) e { top: 0; }"),
        ("a { background: url('x;y'); --free: ; top: 0 }", "a { background: url('x;y'); --free:; top: 0; }"),
    ],
)
def test_nesting_is_written_out(nested: str, plain: str) -> None:
    assert " ".join(flat(nested).split()) == plain


@pytest.mark.parametrize(
    "sheet",
    sorted(Path(longhouse.__file__).parent.glob("games/*/game.css")),
    ids=lambda sheet: sheet.parent.name,
)
def test_no_rule_of_a_game_looks_for_the_table_within_its_table(sheet: Path) -> None:
    """The table bears the game's class itself, so such a rule would never apply."""
    lost = re.findall(r":where\(\.game-\w+\) [^{,]*\.table\b[^{]*", flat(sheet.read_text()))
    assert not lost
