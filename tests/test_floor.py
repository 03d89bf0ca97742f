"""The oldest browsers that we promise: nothing is used that they lack, and older ones are told so."""

from __future__ import annotations

import re
import subprocess

import pytest

from tests import floor
from tools.shell import ROOT

pytestmark = [
    pytest.mark.host,
    pytest.mark.skipif(
        not floor.DATA.exists(), reason="node_modules is missing: python3 dev.py build makes it"
    ),
]

RUNTIME = ROOT / "static" / "runtime"
# What some browser of the floor lacks, and why that does no harm.
HARMLESS = {
    ":-moz-progress-bar": "each engine has its own name for the parts of a bar, in a rule of its own",
    ":-webkit-progress-bar": "likewise",
    ":-webkit-progress-value": "likewise",
    "-webkit-touch-callout": "only iOS has a callout to switch off",
    ".retry": "a name of ours",
    "accent-color": "Safari keeps the contrast by itself, Android takes the system's colour",
    "cursor: grab": "phones have no cursor",
    "cursor: help": "phones have no cursor",
    "cursor: pointer": "phones have no cursor",
    "cursor: progress": "phones have no cursor",
    "cursor: zoom-in": "phones have no cursor",
    "window.requestIdleCallback": "Safari has none; where it is missing nothing waits for it",
    "forced-color-adjust": "Safari has no forced colours",
    "forced-color-adjust: none": "Safari has no forced colours",
    "hyphens": "Safari breaks the word without a hyphen",
    "navigator.canShare": "asked for before it is used",
    "navigator.share": "asked for before it is used",
    "overscroll-behavior": "lacks only what concerns boxes that do not scroll",
    "paint-order": "Chrome's lacks HTML text; ours is on SVG",
    "text-size-adjust": "only phones enlarge text by themselves, and theirs is named beside it",
    "trouble.silent": "a name of ours",
    "user-select": "Safari's is named beside it",
}


def test_nothing_is_used_that_the_oldest_browsers_lack() -> None:
    found = floor.everything()
    new = {path: [name for name in names if name not in HARMLESS] for path, names in found.items()}
    assert not {path: names for path, names in new.items() if names}
    assert not HARMLESS.keys() - {name for names in found.values() for name in names}, "no longer used"


@pytest.mark.parametrize(
    ("style", "lacks"),
    [
        ("a { color: red; display: grid; width: 3dvh }", []),
        ("a:has(b), dialog:modal { gap: 1px }", []),
        ("@media (width > 3px) { a { inset: 0 } }", []),
        ("details:open { color: red }", [":open"]),
        ("@starting-style { a { color: red } }", ["@starting-style"]),
        ("p { text-wrap: balance }", ["text-wrap", "text-wrap: balance"]),
        ("p { color: light-dark(red, blue) }", ["light-dark()"]),
        ("a { & b { text-wrap: balance } }", ["text-wrap", "text-wrap: balance"]),
        ("/* p { text-wrap: balance } */ a { content: 'details:open' }", []),
    ],
)
def test_the_reader_of_styles_notices(style: str, lacks: list[str]) -> None:
    assert sorted(set(floor.style_lacks(style))) == lacks


@pytest.mark.parametrize(
    ("script", "lacks"),
    [
        ("fetch(url).then((a) => a.json()); [1].at(-1); navigator.locks.query()", []),
        ("AbortSignal.timeout(3)", ["AbortSignal.timeout"]),
        ("Promise.withResolvers()", ["Promise.withResolvers"]),
        ("new URLPattern('x')", ["URLPattern"]),
        ("document.startViewTransition?.(f)", ["document.startViewTransition"]),
        ("rows().union(others)", [".union"]),
        ('addEventListener("pagereveal", f)', ["event pagereveal"]),
        ("// AbortSignal.timeout(3)\n'Promise.withResolvers'", []),
    ],
)
def test_the_reader_of_scripts_notices(script: str, lacks: list[str]) -> None:
    assert sorted(set(floor.script_lacks(script))) == lacks


def test_the_reader_of_python_notices() -> None:
    source = (
        "from js import Promise, navigator\nPromise.withResolvers()\nnavigator.locks.request('x')\na.union()"
    )
    assert sorted(set(floor.python_lacks(source))) == ["Promise.withResolvers"]


# -- older browsers are told

PROBES = {
    ("css", "selectors", "has"): "selector(:has(a))",
    ("css", "properties", "animation-composition", "add"): '"animation-composition", "add"',
    ("api", "CompressionStream"): "window.CompressionStream",
}


def test_what_is_asked_of_a_browser_is_exactly_the_floor() -> None:
    """Nobody at the floor is turned away, and nobody just below it is let in."""
    script = (RUNTIME / "early.js").read_text()
    newest: dict[str, tuple[int, ...]] = dict.fromkeys(("chrome", "firefox", "safari"), (0,))
    for path, words in PROBES.items():
        assert words in script
        feature = floor.at(*path)
        assert feature and floor.has(feature), path
        for browser, version in newest.items():
            told = feature["__compat"]["support"][browser]
            first = told[0] if isinstance(told, list) else told
            newest[browser] = max(version, floor.number(first["version_added"]))
    assert newest == {browser: floor.number(floor.FLOOR[browser]) for browser in newest}


def test_the_floor_is_told_alike_everywhere() -> None:
    from longhouse.app.boot import WORDS

    for text in ((ROOT / "README.md").read_text(), str(WORDS["old"])):
        for name in ("chrome", "firefox", "safari"):
            assert re.search(rf"{name.title()}(?: or Edge)? {re.escape(floor.FLOOR[name])}\b", text), (
                name,
                text[:80],
            )


def parses(code: str, edition: int, *, module: bool) -> str:
    """What a browser of that edition of JavaScript says to a script: nothing, if it understands it."""
    words = ["--silent", f"--ecma{edition}", *(["--module"] if module else [])]
    command = ["node", str(ROOT / "node_modules" / "acorn" / "bin" / "acorn"), *words]
    return subprocess.run(command, input=code, capture_output=True, text=True, check=False).stderr


def filled(path: str) -> str:
    """A script as the build would fill it in."""
    return re.sub(r"\{\{\w+\}\}", "{}", (ROOT / path).read_text("utf-8"))


def test_browsers_of_any_age_understand_the_first_script() -> None:
    code = filled("static/runtime/early.js")
    assert parses(code, 3, module=False) == ""
    for modern in ("const a = 1;", "var f = () => 1;", "a?.b;", "f(a,);", "`a`;"):
        assert parses(code + modern, 3, module=False) != "", modern


SCRIPTS = [path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob("static/**/*.js"))]


@pytest.mark.parametrize("path", SCRIPTS)
def test_the_oldest_browsers_understand_the_other_scripts(path: str) -> None:
    modules = "boot database files interpreter parts updates"
    module = path.endswith(tuple(f"/{name}.js" for name in modules.split()))
    assert parses(filled(path), 2022, module=module) == ""
