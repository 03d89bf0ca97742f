"""The page: draws the app's markup into it, keeps the focus, shows the address."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from js import JSON, Idiomorph, console, history, location, longhouse
from pyodide.code import run_js
from pyodide.ffi import JsException
from pyscript import document, window
from pyscript.ffi import to_js

from longhouse.app.effects import Focus
from longhouse.app.view import Page

from . import flight, sight
from .environment import address
from .why import Why

if TYPE_CHECKING:
    from js import Element
    from pyodide.ffi import JsNull

    from .stage import Stage

# What did not change is skipped as a whole, which halves the work; fields have values that no markup shows.
# It is asked for every node, far too often to be answered by Python.
CHANGED = run_js(
    "(old, wanted) => !old.firstElementChild || !old.isEqualNode(wanted)"
    " || !!old.querySelector('input, option, textarea')"
)
PLAIN = to_js({"morphStyle": "innerHTML", "callbacks": {"beforeNodeMorphed": CHANGED}})
TYPING = to_js({"ignoreActiveValue": True, "morphStyle": "innerHTML", "callbacks": PLAIN.callbacks})
SCROLL = JSON.parse('{"preventScroll": false}')
STAY = JSON.parse('{"preventScroll": true}')
QUESTION = ["#app .finale-on", "#app .table [data-action]", "#prompt"]
TEXT_FIELD = "textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file])"


class Screen:
    """What is on the page now, and how it becomes something else."""

    def __init__(self, why: Why) -> None:
        self.address = address()
        self.pointing = False  # the last thing the person used was a mouse or a finger
        self._html = document.documentElement
        root = document.getElementById("app")
        assert root, "the shell has it"
        self._root = root
        self._why = why
        self._markup: str | None = None
        self._attrs = {"data-theme": ""}  # the shell may have set one
        self._title = ""
        self._place = _place(self.address)
        self._stage: Stage | None = None  # made for the first scene
        self._opener: Element | JsNull | None = None  # had the focus before the dialog that is open now

    @property
    def drawn(self) -> bool:
        """Has anything been drawn yet?"""
        return self._markup is not None

    def show(self, page: Page, focus: Focus, keep_typed: bool = True) -> None:
        """Make the page look like this, then move the focus to the first of the selectors that is there."""
        before, asked = document.activeElement, sight.asked()
        fly = flight.watch(self._root) if self._moves(page) else None
        self._show_attrs(page)
        if page.markup != self._markup:
            self._why.clear()
            if fly and focus.selectors:
                _let_go(before)
            self._morph(page.markup, before, keep_typed)
            self._markup = page.markup
            self._open_dialog(before)
        motion = page.attrs.get("data-motion", "normal")
        moved = _place(self.address) != self._place
        self._place = _place(self.address)
        if moved:
            window.scrollTo(0, 0)
        scene = self._runs(page.markup)  # one that begins scrolls to itself, and nothing scrolls away from it
        if scene == "began":
            fly = None  # what has moved is seen by its scene
        flights = fly(motion) if fly else flight.NONE
        # A curtain has risen, a game is taken up again, a scene was left: the choices are new.
        fresh = moved or scene == "left" or (sight.asked() and not asked)
        look = (bool(fly) or fresh) and scene in ("", "left")
        stay = scene == "began" or (self.pointing and not moved and not focus.scroll)
        if look and stay:  # measured while nothing has changed again
            sight.show(motion, flights.span)
        if focus.selectors:
            self._focus(self._wanted(focus.selectors), STAY if stay else SCROLL)
        elif before and _lost(document.activeElement) and not _lost(before):
            self._focus([*_names(before), *_names(self._opener)], STAY)
        if look and not stay:
            sight.show(motion, flights.span)
        self._shut()
        flights.start()

    def wait(self, on: bool) -> None:
        """Say that something is still on its way, or that it has come; see shell.css."""
        if not self.drawn:  # the page that starts says so itself
            return
        self._html.toggleAttribute("data-waiting", on)
        text, bar = document.getElementById("loading-text"), document.getElementById("loading")
        if text and bar:
            text.textContent = longhouse.words().wait if on else ""
            bar.removeAttribute("value")  # until something arrives

    def set_address(self, address_: str, replace: bool) -> None:
        """Show the fragment; neither hashchange nor popstate follow from this."""
        if address_ == self.address:
            return
        self.address = address_
        url = f"#{address_}" if address_ else f"{location.pathname}{location.search}"
        with suppress(JsException):  # some browsers allow only so many in half a minute
            (history.replaceState if replace else history.pushState)(None, "", url)
        self.address = address()

    def _runs(self, markup: str) -> str:
        """Run the scene on the page, if there is one; what has become of one that covers the table."""
        if self._stage is None:
            if 'class="stage ' not in markup:
                return ""
            from .stage import Stage  # late: most visits see no scene

            self._stage = Stage(self._root, self._scene_over)
        return self._stage.run()

    def _scene_over(self) -> None:
        """A scene has run its course: its focus goes to the question, which comes into view."""
        active = document.activeElement
        if _lost(active) or (active and active.closest(".stage")):
            self._focus(QUESTION, STAY)
        self._shut()
        sight.show(self._attrs.get("data-motion", "normal"), [])

    def _shut(self) -> None:
        """Whatever lies alone over the page keeps the rest out of reach."""
        if self._markup and " data-alone" in self._markup:
            from .alone import shut  # late: few games end in a visit

            shut(self._root)

    def _moves(self, page: Page) -> bool:
        """Whether the same table is shown at another moment."""
        then, now = self._attrs, page.attrs
        return "data-turn" in then and "data-turn" in now and then["data-turn"] != now["data-turn"]

    def _show_attrs(self, page: Page) -> None:
        for name in self._attrs.keys() - page.attrs.keys():
            self._html.removeAttribute(name)
        for name, value in page.attrs.items():
            if self._attrs.get(name) != value:
                self._html.setAttribute(name, value)
        self._attrs = dict(page.attrs)
        if page.title != self._title:
            document.title = self._title = page.title

    def _morph(self, markup: str, active: Element | JsNull, keep_typed: bool) -> None:
        if self._markup is None:
            self._root.innerHTML = markup  # nothing of the shell is worth keeping
            return
        unfolded = list(self._root.querySelectorAll("details[open]"))  # by the person, unknown to the app
        typed = _typed(self._root) if keep_typed else []
        typing = keep_typed and active and active.matches(TEXT_FIELD)
        try:
            Idiomorph.morph(self._root, markup, TYPING if typing else PLAIN)
        except JsException as error:  # half-changed is the worst of all
            console.error("Longhouse drew the page from scratch:", error)
            self._root.innerHTML = markup
        for details in unfolded:
            details.open = True
        for field, name, value in typed:
            if field.name == name:
                field.value = value

    def _open_dialog(self, before: Element | JsNull) -> None:
        """`<dialog open data-modal>`: the browser itself keeps the focus in and the rest of the page out."""
        dialog = document.querySelector("dialog[data-modal]:not(:modal)")
        if dialog:
            self._opener = before
            dialog.close()
            dialog.showModal()

    def _wanted(self, selectors: str) -> list[str]:
        """One selector after the other; "opener" stands for what had the focus before the dialog."""
        out = []
        for selector in selectors.split(" | "):
            out += _names(self._opener) if selector == "opener" else [selector]
        return out

    def _focus(self, selectors: list[str], options: object) -> None:
        for selector in selectors:
            element = None
            with suppress(JsException):  # an id that a stranger made may be no selector
                element = document.querySelector(selector)
            if element:
                element.focus(options)
                if document.activeElement == element:
                    return


def _place(where: str) -> str:
    """The screen of an address: another one is shown from its top."""
    return where.strip("/").partition("/")[0]


def _typed(root: Element) -> list[tuple[Element, str, str]]:
    """Fields of which the app learns only when the form is sent, and what has been typed into them."""
    fields = root.querySelectorAll(":is(input, textarea):not([data-field], [type=checkbox], [type=radio])")
    return [(field, field.name, field.value) for field in fields if field.value != field.defaultValue]


def _lost(element: Element | JsNull) -> bool:
    return not element or element == document.body


def _let_go(element: Element | JsNull) -> None:
    """Take the focus from a choice that has been made.

    If what has the focus goes while the page is changed, the browser lays the half-changed page out at once.
    """
    if element and element.matches("[data-action]"):
        element.blur()


def _names(element: Element | JsNull | None) -> list[str]:
    """Selectors that find an element again after it was drawn again."""
    if not element:
        return []
    names = []
    for attributes in (("id",), ("data-action",), ("data-field",), ("data-do", "data-arg"), ("data-do",)):
        values = [element.getAttribute(name) for name in attributes]
        if all(values):
            pairs = zip(attributes, values, strict=True)
            names.append("".join(f"[{name}={JSON.stringify(value)}]" for name, value in pairs))
    return names
