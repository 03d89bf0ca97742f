"""Tables on several devices: each device is a profile of its own, and all of them talk as people's do."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence

from axe import accessible
from conftest import NewPage
from geometry import judged
from pages import Table, go, put, ready, resize, slot_text
from playwright.sync_api import Page, expect
from showing import prefer

from longhouse.engine import Match

PATIENCE = 60.0  # seconds for a move on a busy machine
CLIPBOARD = ["clipboard-read", "clipboard-write"]

# Chooses one of the choices on the screen, if there are any, and tells how far the table is.
STEP = """luck => {
  const html = document.documentElement.dataset;
  const choices = document.querySelectorAll('[data-action]');
  if (choices.length) choices[Math.floor(luck * choices.length)]
    .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  return html.over === 'true' ? -1 : Number(html.turn);
}"""

# Chooses an action at its turn, once it is offered, and tells how far the table is.
PLAY = """([turn, action]) => new Promise(resolve => requestAnimationFrame(() => {
  const html = document.documentElement.dataset;
  if (Number(html.turn) === turn) document.querySelector(`[data-action="${action}"]`)
    ?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  resolve(Math.min(turn, Number(html.turn)) + (Number(html.turn) > turn));
}))"""


class Device(Table):
    """A device with the page of the app; what it copies can be handed to another."""

    def __init__(self, page: Page, site: str) -> None:
        super().__init__(page)
        self.site = site
        page.on("dialog", lambda dialog: dialog.accept())  # leaving a table is asked about
        ready(page, site)
        prefer(page, "pace", "instant")

    def copied(self, selector: str) -> str:
        """What a button copies."""
        self.page.evaluate("navigator.clipboard.writeText('')")
        self.page.locator(selector).click()
        self.page.wait_for_function("async () => await navigator.clipboard.readText() !== ''")
        return str(self.page.evaluate("navigator.clipboard.readText()"))

    def is_fit(self, what: str) -> None:
        """What only several devices together can show is laid out for a phone, and accessible."""
        assert resize(self.page, 360, 740)
        assert not judged(self.page, what)
        accessible(self.page, what)

    # -- as the host

    def opens(self, game: str, names: Sequence[str], seed: int) -> None:
        """From the home screen to a live table of so many people, all but the first elsewhere."""
        page = self.page
        page.locator('[data-do=go][data-arg="/friends"]').first.click()
        page.locator(f'[data-do=go][data-arg="/new/{game}/live"]').click()
        page.check(f"#players-{len(names)}", force=True)
        for seat, name in enumerate(names):
            page.fill(f"#name-{seat}", name)
            page.select_option(f"#field-kind-{seat}", "elsewhere" if seat else "person")
        page.locator("details.more summary").click()
        page.fill("#field-seed", str(seed))
        page.locator("form[data-do=begin] button[type=submit]").click()
        expect(page.get_by_role("dialog")).to_contain_text("Seats and invitations")

    def opens_prepared(self, match: Match, elsewhere: Sequence[int]) -> None:
        """A table at a game that is under way, from its menu."""
        page = self.page
        put(page, {"prepared": slot_text(match)})
        go(page, "/play/prepared")
        expect(page.locator("html")).to_have_attribute("data-screen", "play")
        self.lift()
        page.locator("[data-do=dialog][data-arg=menu]").first.click()
        page.locator("dialog [data-do=seats]").click()
        for seat in elsewhere:
            page.get_by_label(f"{match.seats[seat].name} plays").select_option("elsewhere")
        page.locator("[data-do=open_table]").click()

    def invitations(self, count: int) -> list[str]:
        """The links of all open invitations, in the order of the seats."""
        buttons = self.page.locator("[data-do=copy_invitation]")
        expect(buttons).to_have_count(count)
        ids = [str(buttons.nth(i).get_attribute("data-arg")) for i in range(count)]
        return [self.copied(f'[data-do=copy_invitation][data-arg="{id}"]') for id in ids]

    def takes(self, answer: str) -> None:
        """Paste an answer."""
        self.page.fill("#answer", answer)
        self.page.locator("form[data-do=answer] button[type=submit]").click()

    # -- as a guest

    def joins(self, link: str, name: str = "") -> str:
        """Open an invitation and join; the answer to it."""
        if self.page.evaluate("link => location.href === link", link):
            ready(self.page)
        else:
            go(self.page, link.partition("#")[2])
        expect(self.page.locator("html")).to_have_attribute("data-screen", "join")
        if name:
            self.page.fill("#person", name)
        self.page.locator("[data-do=join]").click()
        return self.copied("[data-do=copy_answer]")

    def sits(self) -> None:
        """Until the table is there."""
        expect(self.page.locator("html")).to_have_attribute("data-screen", "play", timeout=20_000)


def devices(new_page: NewPage, site: str, count: int) -> list[Device]:
    """So many devices, with the app at home."""
    return [Device(new_page(permissions=CLIPBOARD), site) for _ in range(count)]


def gather(host: Device, guests: Sequence[Device]) -> None:
    """All guests follow their invitations, and the host pastes the answers."""
    for guest, link in zip(guests, host.invitations(len(guests)), strict=True):
        host.takes(guest.joins(link))
        guest.sits()
    expect(host.page.get_by_role("dialog")).to_contain_text("Everybody is at the table.")
    host.page.locator("dialog .primary[data-do=escape]").click()


def play(table: Sequence[Device], seed: int, until: Callable[[list[int]], bool]) -> None:
    """Everybody chooses at random where something is asked, until the turns of all (-1: the end) suffice."""
    rng, end, before = random.Random(seed), 0.0, list[int]()
    while True:
        turns = [device.page.evaluate(STEP, rng.random()) for device in table]
        if until(turns):
            return
        if turns != before:
            before, end = turns, time.monotonic() + PATIENCE
        assert time.monotonic() < end, f"the table stands still: {turns}"


def follow(table: Sequence[Device], whole: Match) -> None:
    """Everybody plays their part of a match that is known, from where the table is to its end."""
    makers = whole.makers
    for turn in range(table[0].turn(), len(whole.actions)):
        device, action = table[makers[turn]].page, str(whole.actions[turn])
        end = time.monotonic() + PATIENCE
        while device.evaluate(PLAY, [turn, action]) == turn:  # not yet there, or not yet confirmed
            assert time.monotonic() < end, f"the table stands still at {turn}: {action}"
    for each in table:
        expect(each.page.locator("html")).to_have_attribute("data-over", "true", timeout=20_000)


def at_the_end(turns: list[int]) -> bool:
    """Whether the game is over on all devices."""
    return set(turns) == {-1}


def agree(table: Sequence[Device]) -> Match:
    """All devices have the same match, each in a slot of its own."""
    farthest = max(device.turn() for device in table)
    for device in table:
        device.wait_turn(farthest)
    matches = [device.saved() for device in table]
    assert len({match.digest() for match in matches}) == 1
    assert len({match.to_link() for match in matches}) == 1
    return matches[0]
