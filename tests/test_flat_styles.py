"""Nesting is written out for browsers that know none, and means the same."""

from __future__ import annotations

import pytest

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
