"""The screens as seen through a window of any browser; what they show is compared with the engine."""

from __future__ import annotations

import json
from collections.abc import Sequence

from pages import CLICK, PROBE, SAVED, SETTLED, State, agree, opened
from shared import TIDY

from longhouse.engine import Match

from .window import Window

GO = "where => { location.hash = where; }"
LIFT = "() => { document.querySelector('[data-do=curtain]')?.click(); }"
ON = "(name, value) => document.documentElement.dataset[name] === value"
HERE = "site => document.documentElement.dataset.app === 'ready' && location.href.startsWith(site)"

# Plays moves, each of which has to be offered; between them the browser has time for all else.
PLAY = f"""async actions => {{
  for (const action of actions) {{
    ({LIFT})();
    if (!document.querySelector(`[data-action="${{action}}"]`)) throw new Error(`${{action}} is not offered`);
    ({CLICK})(action);
    await new Promise(done => setTimeout(done));
  }}
}}"""
AT_ONCE = 20  # moves; a call that takes too long is given up by the drivers


def tidy(window: Window, site: str) -> None:
    """Home, with nothing stored, nothing open and no preference chosen."""
    if not window.evaluate(HERE, site):
        window.ready(site)
    window.resize(1280, 900)
    window.press("Escape")
    go(window, "/", "home")
    window.evaluate(TIDY)
    window.wait("() => !document.querySelector('.slot, dialog[open]')")
    window.evaluate("() => { window.mistakes.length = 0; }")


def go(window: Window, where: str, screen: str) -> None:
    """Follow an address within the app, as a link would."""
    window.evaluate(GO, where)
    window.wait(ON, "screen", screen)


def open_copy(window: Window, match: Match) -> None:
    """Open a match by its link and continue it as one's own."""
    go(window, f"/g/{match.to_link()}", "play")
    window.click("[data-do=copy]")
    window.wait("() => !document.querySelector('[data-do=copy]')")
    window.evaluate(LIFT)


def state(window: Window) -> State:
    """All that the table shows, the curtain lifted."""
    window.evaluate(LIFT)
    return State(window.evaluate(PROBE))


def agrees(window: Window, match: Match) -> None:
    """The page shows the very position of the match."""
    agree(state(window), match)


def choose(window: Window, action: str) -> None:
    """Click a choice with the mouse."""
    turn = state(window).turn
    window.click(f'[data-action="{action}"]')
    window.wait(ON, "turn", str(turn + 1))


def follow(window: Window, match: Match, actions: Sequence[str]) -> None:
    """Play these moves on the page and in the match, and see from time to time that they agree."""
    for first in range(0, len(actions), AT_ONCE):
        some = actions[first : first + AT_ONCE]
        agrees(window, match)
        window.evaluate(PLAY, some)
        match.replay(some)
    agrees(window, match)


def kept(window: Window) -> dict[str, str]:
    """The slots in the storage by name, as soon as no write waits for its lock."""
    entries: dict[str, str] = window.evaluate(SETTLED)
    return {key.rpartition(":slot:")[2]: text for key, text in entries.items() if ":slot:" in key}


def saved(window: Window) -> Match:
    """The match at the table as the browser keeps it, replayed by the engine here."""
    window.wait(SAVED)
    slot = str(window.evaluate("() => location.hash")).removeprefix("#/play/")
    return opened(kept(window)[slot])


def exported(text: str) -> Match:
    """The match of a file."""
    return Match.from_json(json.dumps(json.loads(text)["save"]))
