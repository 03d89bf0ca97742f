"""The screens as a test sees them. What the page shows can be compared with the engine, move by move."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from typing import Any

from conftest import READY
from playwright.sync_api import Locator, Page, expect

import longhouse.games  # noqa: F401  (lets Match find its games)
from longhouse.app.say import looks, speaker
from longhouse.app.slots import UNSTAMPED, entry_of
from longhouse.engine import Match, Message, Player

ONBOARD = "onboard"

# All that a test wants to know of the table, in one crossing.
PROBE = """() => {
  const html = document.documentElement.dataset, active = document.activeElement;
  const choices = [...document.querySelectorAll('[data-action]')].map(e => {
    const box = (e.querySelector('.hit') || e).getBoundingClientRect();
    return {action: e.dataset.action, label: e.getAttribute('aria-label') || e.textContent.trim(),
            tab: e.tabIndex, role: e.getAttribute('role') || e.localName, focused: e === active,
            width: box.width, height: box.height};
  });
  return {screen: html.screen, turn: Number(html.turn), actor: html.actor, over: html.over, game: html.game,
          curtain: !!document.querySelector('[data-do=curtain]'),
          prompt: (document.querySelector('#prompt p') || {}).textContent || '',
          focus: active === document.body ? 'body' : active.localName, choices};
}"""

# The middle of each of these choices, scrolled into view, and what else a click there would meet. A group
# with a transparent `hit` shape is met at the middle of that shape. Pieces in flight are given time to land.
MIDDLES = """async actions => {
  const ends = animation => animation.effect.getTiming().iterations !== Infinity;
  await Promise.allSettled(document.getAnimations().filter(ends).map(animation => animation.finished));
  return actions.map(action => {
    const found = document.querySelectorAll(`[data-action="${action}"]`);
    if (found.length !== 1) throw new Error(`${found.length} elements for ${action}`);
    const element = found[0], target = element.querySelector('.hit') || element;
    target.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
    const box = target.getBoundingClientRect();
    const x = box.x + box.width / 2, y = box.y + box.height / 2;
    const met = document.elementFromPoint(x, y);
    const clear = met && met.closest('[data-action]') === element;
    return {x, y, action, over: clear ? '' : String(met && met.outerHTML.slice(0, 200))};
  });
}"""

CLICK = """action => document.querySelector(`[data-action="${action}"]`)
  .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))"""


SAVED = """() => {
  const slot = location.hash.replace('#/play/', '');
  const kept = JSON.parse(localStorage.getItem(`longhouse:${location.pathname}:slot:${slot}`));
  return kept && kept.summary.turn === Number(document.documentElement.dataset.turn);
}"""

# The storage when no write waits for its lock any more; a lock that a test holds is waited for in vain.
SETTLED = """async () => {
  for (let i = 0; i < 100 && navigator.locks; i++) {
    const {held, pending} = await navigator.locks.query();
    if (!held.length && !pending.length) break;
    await new Promise(resolve => setTimeout(resolve, 20));
  }
  return {...localStorage};
}"""

# Whether the browser draws this page. Now and then Chromium stops doing so for good after a change of size.
DRAWN = """() => new Promise(resolve => {
  setTimeout(resolve, 5000, false);
  requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
})"""


class State:
    """What the table showed at one moment."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.turn: int = seen["turn"]
        self.actor: int | None = int(seen["actor"]) if seen["actor"] else None
        self.over: bool = seen["over"] == "true"
        self.game: str = seen["game"]
        self.screen: str = seen["screen"]
        self.curtain: bool = seen["curtain"]
        self.prompt: str = seen["prompt"]
        self.focus: str = seen["focus"]
        self.choices: list[dict[str, Any]] = seen["choices"]

    @property
    def actions(self) -> list[str]:
        """The texts of the choices, in the order of the page."""
        return [choice["action"] for choice in self.choices]


class Table:
    """The play screen."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def state(self) -> State:
        """Everything at once."""
        return State(self.page.evaluate(PROBE))

    @property
    def prompt(self) -> Locator:
        """The question."""
        return self.page.locator("#prompt .prompt-text")

    def lift(self) -> None:
        """Take the device: lift the curtain if it is down."""
        curtain = self.page.locator("[data-do=curtain]")
        if curtain.count():
            curtain.click()

    def middles(self, *actions: str) -> list[tuple[float, float]]:
        """The middles of choices, each scrolled into view; nothing else may lie over them."""
        spots = self.page.evaluate(MIDDLES, actions)
        covered = [spot for spot in spots if spot["over"]]
        assert not covered, f"something lies over the middle of a choice: {covered}"
        return [(spot["x"], spot["y"]) for spot in spots]

    def choose(self, action: str) -> None:
        """Click the middle of a choice with the mouse."""
        turn = self.turn()
        self.page.mouse.click(*self.middles(action)[0])
        self.wait_turn(turn + 1)

    def tap(self, action: str) -> None:
        """The same with a finger."""
        turn = self.turn()
        self.page.touchscreen.tap(*self.middles(action)[0])
        self.wait_turn(turn + 1)

    def quick(self, action: str) -> None:
        """Choose where the mechanics of a click are not the point."""
        self.page.evaluate(CLICK, action)

    def quickly(self, actions: Sequence[str]) -> None:
        """Several choices, lifting the curtain where it comes down."""
        for action in actions:
            if self.page.locator("[data-do=curtain]").count():
                self.page.evaluate("document.querySelector('[data-do=curtain]').click()")
            self.quick(action)

    def follow(self, match: Match, actions: Sequence[str]) -> None:
        """Play these moves on the page and in the match: it agrees at first, now and then, and at the end."""
        for number, action in enumerate(actions):
            self.lift()
            if number % 15 == 0 or number < 12:
                self.agrees(match)
            self.quick(action)
            match.play(action)
        self.wait_turn(len(match.actions))
        self.agrees(match)

    def turn(self) -> int:
        """The number of actions played."""
        return int(self.page.evaluate("document.documentElement.dataset.turn"))

    def wait_turn(self, turn: int) -> None:
        """Until so many actions have been played (bots may add theirs)."""
        self.page.wait_for_function("turn => Number(document.documentElement.dataset.turn) >= turn", arg=turn)

    def slot(self) -> str:
        """The name of the slot, from the address."""
        return str(self.page.evaluate("location.hash")).removeprefix("#/play/")

    def saved(self) -> Match:
        """The match as the browser keeps it, replayed by the engine here. Writing waits for a lock."""
        self.page.wait_for_function(SAVED)
        return opened(stored(self.page)[self.slot()])

    def agrees(self, match: Match) -> None:
        """The page shows the very position of the match."""
        agree(self.state(), match)


def agree(state: State, match: Match) -> None:
    """What was seen is the very position of the match: turn, actor, choices, labels, question."""
    assert state.game == match.game.meta.id
    assert (state.turn, state.actor, state.over) == (
        len(match.actions),
        match.actor,
        match.actor is None,
    )
    if state.curtain:
        assert state.actions == []
        return
    assert sorted(state.actions) == sorted(map(str, match.legal())), "the choices are the legal actions"
    for choice in state.choices:
        assert choice["label"].strip(), f"{choice['action']} has no name"
        assert choice["tab"] >= 0, f"{choice['action']} cannot be focused"
        assert choice["role"] == "button"
    view = match.view(match.actor)
    asked = say(match, match.game.presentation().prompt(view))
    assert state.prompt.endswith(asked)
    who = ["Your turn.", f"{name_of(match, match.actor)}."] if match.actor is not None else [""]
    assert state.prompt.removesuffix(asked).strip() in who, "who is asked"


# -- getting there


def home(page: Page) -> None:
    """Go home, whatever is open."""
    go(page, "/")
    leave = page.locator("dialog [data-do=leave]")  # a table on several devices asks first
    expect(page.locator("html[data-screen=home]").or_(leave)).to_be_visible()
    if leave.count():
        leave.click()
    expect(page.locator("html")).to_have_attribute("data-screen", "home")


def ready(page: Page, address: str = "") -> None:
    """Open an address, or reload, and wait for the app."""
    if address:
        page.goto(address)
    else:
        page.reload()
    expect(page.locator("html")).to_have_attribute("data-app", "ready", timeout=READY)


def go(page: Page, where: str) -> None:
    """Follow an address within the app, as a link or the address bar would."""
    page.evaluate("where => { location.hash = where }", where)


def resize(page: Page, width: int, height: int) -> bool:
    """Give the page another size, and see that the browser goes on drawing it."""
    for more in (0, 1, 2):  # a page that is not drawn any more may wake up at the next change
        page.set_viewport_size({"width": width, "height": height + more})
        if page.evaluate(DRAWN):
            return True
    return False


def fill_form(
    page: Page,
    players: int = 2,
    *,
    names: Sequence[str] = (),
    bots: Sequence[int] = (),
    seed: int | None = None,
    curtain: bool = True,
) -> None:
    """Fill in the form for a new game; seats that are not among the bots are people."""
    page.check(f"#players-{players}", force=True)
    for seat in range(players):
        page.select_option(f"#field-kind-{seat}", "thrall" if seat in bots else "person")
        page.fill(f"#name-{seat}", names[seat] if seat < len(names) else "")
    more = page.locator("details.more")
    if not more.evaluate("details => details.open"):
        more.locator("summary").click()
    page.set_checked("#curtain", curtain)
    page.fill("#field-seed", "" if seed is None else str(seed))


def new_game(page: Page, players: int = 2, **form: Any) -> Table:
    """From the home screen through the form to the table."""
    page.locator(f'[data-do=go][data-arg="/new/{ONBOARD}"]').click()
    fill_form(page, players, **form)
    page.locator("form[data-do=begin] button[type=submit]").click()
    expect(page.locator("html")).to_have_attribute("data-screen", "play")
    return Table(page)


def open_copy(page: Page, match: Match) -> Table:
    """Open a match by its link and continue it as one's own."""
    go(page, f"/g/{match.to_link()}")
    page.locator("[data-do=copy]").click()
    expect(page.locator("[data-do=copy]")).to_have_count(0)
    return Table(page)


def play_through(page: Page, match: Match, whole: Match, part: int | None) -> None:
    """From a fresh table through all moves of a match, or the first and the last of them, to its result."""
    actions = [str(action) for action in whole.actions]
    table = Table(page)
    table.follow(match, actions[:part])
    if part:
        match = whole.at(len(actions) - part)
        table = open_copy(page, match)
        table.follow(match, actions[-part:])
    assert match.outcome
    for score in match.outcome.scores:
        expect(page.locator(".breakdown tfoot")).to_contain_text(str(score))
    assert table.saved().digest() == match.digest()


# -- matches made here


def new_match(
    players: int, seed: int, names: Sequence[str] = (), bots: Sequence[int] = (), game: str = ONBOARD
) -> Match:
    """A match of people and bots."""
    named = [*names, *[""] * (players - len(names))]
    seats = [Player(named[i], i, "thrall" if i in bots else "", 0) for i in range(players)]
    return Match.new(game, players, seed, seats=seats)


def play_on(match: Match, seed: int, moves: int = 10_000) -> Match:
    """Play so many random moves, or to the end."""
    rng = random.Random(seed)
    for _ in range(moves):
        if match.actor is None:
            break
        match.play(rng.choice(match.legal()))
    return match


def until(match: Match, kind: str, seed: int = 0) -> Match:
    """Play at random until a question of that kind is asked."""
    rng = random.Random(seed)
    while (question := match.view(None)["question"]) is None or question["kind"] != kind:
        assert match.actor is not None, f"no question of kind {kind} in this game"
        match.play(rng.choice(match.legal()))
    return match


def say(match: Match, message: Message, lang: str = "en") -> str:
    """A message in words, with the names of the match."""
    return speaker(lang, match)(message)


def name_of(match: Match, seat: int, lang: str = "en") -> str:
    """What a seat is called on the screen."""
    return looks(match, lang)[seat].name


# -- the storage


def stored(page: Page) -> dict[str, str]:
    """The slots in the storage, by name, as soon as no write waits for its lock."""
    entries: dict[str, str] = page.evaluate(SETTLED)
    return {key.rpartition(":slot:")[2]: text for key, text in entries.items() if ":slot:" in key}


def put(page: Page, entries: dict[str, str]) -> None:
    """Write entries as another tab would."""
    page.evaluate(
        """entries => {
          for (const [slot, text] of Object.entries(entries))
            localStorage.setItem(`longhouse:${location.pathname}:slot:${slot}`, text);
          dispatchEvent(new StorageEvent('storage', {key: null}));
        }""",
        entries,
    )


def opened(text: str) -> Match:
    """The match of a stored entry, replayed by the engine here."""
    return Match.from_json(json.dumps(json.loads(text)["save"]))


def slot_text(match: Match, name: str = "", saved: int = 1_700_000_000_000) -> str:
    """A match as the app would write it."""
    return entry_of(match, name, UNSTAMPED, saved)
