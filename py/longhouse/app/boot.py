"""What the page says before Python runs: the build puts it into the static files, in every language."""

from __future__ import annotations

from longhouse.engine.message import Message

from .i18n import LANGUAGES, translator

# The page fills in what stands in braces.
WORDS = {
    "about": Message("Viking board games at one table, in your browser."),  # said by the installed app
    "script": Message(
        "Longhouse runs in your browser, so it needs JavaScript: please switch it on and reload the page."
    ),
    "progress": Message("Loading"),
    "wait": Message("Loading…"),
    "loading": Message("Loading: {done} of {all} MB"),
    "starting": Message("Starting Python…"),
    "setting": Message("Setting the table…"),
    "chosen": Message("Your choice opens as soon as it can."),
    "retry": Message("Retry"),
    # why it does not start
    "old": Message(
        "This browser is too old for Longhouse. It needs Chrome or Edge 112, Firefox 121, Safari 16.4 "
        "(iOS 16.4) or anything newer."
    ),
    "wasm": Message(
        "This browser does not run WebAssembly, which Longhouse needs. If this is an Apple device in "
        "Lockdown Mode, switch that off for this page; otherwise another browser will do."
    ),
    "unloaded": Message("A part of Longhouse could not be loaded. Check the connection, then try again."),
    "missing": Message(
        "The server does not have {file}, a part of Longhouse. It may just be being updated: try again in a "
        "minute. If you run the server: put every file of the build there."
    ),
    "mistyped": Message(
        "The server sends {file} as “{type}”, so the browser does not run it. If you run the server: have it "
        "send files that end in .js as text/javascript."
    ),
    "damaged": Message("A part of Longhouse arrived damaged. Try again: it is then fetched anew."),
    "storage": Message(
        "Longhouse could not start, because the browser does not let this page store anything. Allow cookies "
        "and site data for it, then try again."
    ),
    "unstarted": Message(
        "Longhouse was loaded but could not start. Try again; if it happens once more, please report it."
    ),
    # said by the service worker
    "lost": Message(
        "The browser has deleted its copy of Longhouse, and there is no network. Your games are not "
        "affected. Reload the page once you are connected."
    ),
    "reload": Message("Reload"),
}


def told() -> dict[str, dict[str, str]]:
    """All of it, in each language."""
    return {lang: {name: translator(lang)(text) for name, text in WORDS.items()} for lang in LANGUAGES}
