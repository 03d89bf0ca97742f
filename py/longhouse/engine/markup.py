"""Markup as text, escaped by default.

Names and titles come from strangers' links, so nothing reaches the page
unless it went through here: plain strings are escaped, only `Markup` is not.

>>> tag("p", {"class": "name"}, "<b>Olaf</b>")
'<p class="name">&lt;b&gt;Olaf&lt;/b&gt;</p>'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

_VOID = frozenset(("br", "hr", "img", "input", "link", "meta"))


class Markup(str):
    """Text that is already safe to put into the page."""

    __slots__ = ()


def escape(text: object) -> str:
    """Plain text made safe inside an element or a quoted attribute."""
    # five searches that mostly find nothing are much quicker than str.translate
    safe = str(text).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return safe.replace('"', "&quot;").replace("'", "&#39;")


def attributes(attrs: Mapping[str, object]) -> str:
    """` name="value"` for each; None and False are left out, True has no value."""
    out = []
    for name, value in attrs.items():
        if value is None or value is False:
            continue
        if value is True:
            out.append(f" {name}")
        elif type(value) is int or type(value) is float:
            out.append(f' {name}="{value}"')
        else:
            out.append(f' {name}="{escape(value)}"')
    return "".join(out)


def tag(name: str, attrs: Mapping[str, object] | None = None, *children: object) -> Markup:
    """One element. Children that are not `Markup` are escaped; None is left out."""
    head = f"<{name}{attributes(attrs) if attrs else ''}>"
    if name in _VOID:
        return Markup(head)
    return Markup(f"{head}{_inner(children)}</{name}>")


def join(children: Iterable[object]) -> Markup:
    """Siblings without an element around them."""
    return Markup(_inner(children))


def _inner(children: Iterable[object]) -> str:
    return "".join(
        child if type(child) is Markup else escape(child) for child in children if child is not None
    )
