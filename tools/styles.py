"""Writes nested rules of style sheets out, one by one: Safari 16.4 knows no nesting."""

from __future__ import annotations

import re
from collections.abc import Iterator

# Text that ends nothing: a comment, a string, or brackets with what is in them.
WHOLE = re.compile(r"/\*.*?\*/|\"(?:\\.|[^\"\\])*\"|'(?:\\.|[^'\\])*'|\((?:[^()]|\([^()]*\))*\)", re.S)
GROUPS = ("@media", "@supports", "@container", "@layer")  # at-rules that hold rules


def flat(text: str) -> str:
    """The same style sheet without nesting."""
    return "".join(written(re.sub(r"/\*.*?\*/", "", text, flags=re.S), ""))


def written(text: str, parent: str) -> Iterator[str]:
    """The rules of a sheet or of a block, in their order; `parent` is the selector around them."""
    plain: list[str] = []  # declarations that are still to be written
    for head, block in pieces(text):
        if block is None and parent:
            plain.append(head)
            continue
        yield from declared(parent, plain)
        plain.clear()
        if block is None:  # @import, @charset
            yield f"{head};\n"
        elif head.startswith(GROUPS):
            yield f"{head} {{\n{''.join(written(block, parent))}}}\n"
        elif head.startswith("@"):  # @keyframes, @font-face
            yield f"{head} {{{block}}}\n"
        else:
            yield from written(block, nested(parent, head))
    yield from declared(parent, plain)


def declared(selector: str, declarations: list[str]) -> Iterator[str]:
    """A rule, unless it is empty."""
    if declarations:
        yield f"{selector} {{ {'; '.join(declarations)}; }}\n"


def pieces(text: str) -> Iterator[tuple[str, str | None]]:
    """The statements of a sheet or of a block: the text before the braces, and in them if there are any."""
    depth = start = place = 0
    head = ""
    while place < len(text):
        if whole := WHOLE.match(text, place):
            place = whole.end()
            continue
        char = text[place]
        if char == "{":
            if depth == 0:
                head, start = text[start:place].strip(), place + 1
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0:
                yield head, text[start:place]
                start = place + 1
        elif char == ";" and depth == 0:
            if statement := text[start:place].strip():
                yield statement, None
            start = place + 1
        place += 1
    if statement := text[start:].strip():
        yield statement, None


def nested(parent: str, selector: str) -> str:
    """The selector of a rule that stands within another."""
    if not parent:
        return " ".join(selector.split())
    return ", ".join(_one(parent, one) for one in listed(selector))


def _one(parent: str, selector: str) -> str:
    many = len(listed(parent)) > 1
    start = f":is({parent})" if many else parent
    if "&" not in selector:
        return f"{start} {selector}"
    around = parent if not many and re.fullmatch(r"[^\s>+~]+", parent) else f":is({parent})"
    if selector.startswith("&"):
        return start + selector[1:].replace("&", around)
    return selector.replace("&", around)


def listed(selectors: str) -> list[str]:
    """The selectors of a list."""
    found, start, place = [], 0, 0
    while place < len(selectors):
        if whole := WHOLE.match(selectors, place):
            place = whole.end()
            continue
        if selectors[place] == ",":
            found.append(selectors[start:place])
            start = place + 1
        place += 1
    return [" ".join(one.split()) for one in (*found, selectors[start:])]
