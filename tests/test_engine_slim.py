"""The engine without what only C extensions need: the rest is as it was, and the scripts miss nothing."""

from __future__ import annotations

import re

import pytest

from tools import engine
from tools.assets import RUNTIME, from_npm
from tools.shell import Stop

pytestmark = pytest.mark.host


@pytest.fixture(scope="module")
def whole() -> dict[str, bytes]:
    """The runtime as npm has it."""
    return from_npm(RUNTIME)


@pytest.fixture(scope="module")
def slim(whole: dict[str, bytes]) -> dict[str, bytes]:
    """The runtime as it is shipped."""
    return engine.slim(whole)


def offered(code: bytes) -> dict[str, bytes]:
    """The exports of an engine."""
    start = next(start for kind, start, _end in engine.sections(code) if kind == engine.EXPORTS)
    return dict(engine.exports(code, start))


def test_every_export_that_is_left_is_as_it_was(whole: dict[str, bytes], slim: dict[str, bytes]) -> None:
    before, after = offered(whole[engine.CODE]), offered(slim[engine.CODE])
    assert after.items() <= before.items()
    assert len(after) < len(before) / 4


def test_all_else_in_the_engine_is_as_it_was(whole: dict[str, bytes], slim: dict[str, bytes]) -> None:
    def others(code: bytes) -> list[tuple[int, bytes]]:
        return [
            (kind, code[start:end]) for kind, start, end in engine.sections(code) if kind != engine.EXPORTS
        ]

    assert others(whole[engine.CODE]) == others(slim[engine.CODE])
    for name in whole.keys() - {engine.CODE, engine.SCRIPT}:
        assert whole[name] == slim[name]


def test_the_engine_still_offers_what_its_scripts_mention(
    whole: dict[str, bytes], slim: dict[str, bytes]
) -> None:
    """Counted another way: a name that went is mentioned nowhere, with or without an underscore before it."""
    gone = offered(whole[engine.CODE]).keys() - offered(slim[engine.CODE]).keys()
    scripts = slim[engine.SCRIPT].decode() + slim["pyodide.js"].decode()
    words = set(re.split(r"[^\w$]+", re.sub(r'wasmExports\["\w+"\]', "", scripts)))
    assert not {name for name in gone if name in words or f"_{name}" in words}
    assert not gone & engine.imported(slim[engine.CODE])


def test_an_engine_of_another_form_stops_the_build(whole: dict[str, bytes]) -> None:
    with pytest.raises(Stop, match=r"adapt tools/engine\.py"):
        engine.slim({**whole, engine.SCRIPT: b"something else"})
