"""Tables on several devices with everything that can happen to them in an evening."""

from __future__ import annotations

import pytest
from conftest import NewPage, built
from devices import Device, agree, at_the_end, devices, follow, gather, play
from pages import play_on, ready
from playwright.sync_api import Page, expect

from longhouse.app.live.undoing import is_free
from longhouse.engine import Match, Player
from tools.serve import Site, serving

pytestmark = pytest.mark.long
NAMES = ("Ada", "Bea", "Cid", "Dan")
# Keeps a page from doing anything for a while: what arrives meanwhile waits.
BUSY = "ms => { setTimeout(() => { for (const end = performance.now() + ms; performance.now() < end;); }) }"


LEFT = 40  # moves of a long game that are played


def whole_game(game: str, players: int, seed: int) -> Match:
    """A game of people to its end."""
    seats = [Player(NAMES[i], i) for i in range(players)]
    return play_on(Match.new(game, players, seed, {}, seats), seed)


def further(table: list[Device], seed: int, moves: int = 10) -> None:
    """Some more moves."""
    far = max(device.turn() for device in table) + moves
    play(table, seed, lambda turns: all(turn < 0 or turn >= far for turn in turns))


@pytest.mark.parametrize("game", ["onboard", "wikinger", "gonewild"])
def test_four_devices_and_a_spectator_come_to_the_end(game: str, site: str, new_page: NewPage) -> None:
    table = devices(new_page, site, 4)
    host, *guests = table
    whole = whole_game(game, 4, 0)
    host.opens_prepared(whole.at(len(whole.actions) - LEFT), [1, 2, 3])
    gather(host, guests)
    [watcher] = devices(new_page, site, 1)
    host.page.locator(".live [data-do=seats]").click()
    host.page.locator("[data-do=watcher]").click()
    gather(host, [watcher])
    assert not watcher.state().actions
    expect(watcher.page.locator(".live")).to_contain_text("You are watching.")
    watcher.is_fit("a spectator's table")
    follow(table, whole)
    expect(watcher.page.locator("html")).to_have_attribute("data-over", "true", timeout=20_000)
    assert agree([*table, watcher]).to_link() == whole.to_link()


def test_a_bot_takes_the_seat_of_a_guest_who_vanished(site: str, new_page: NewPage) -> None:
    table = devices(new_page, site, 3)
    host, guest, gone = table
    host.opens("onboard", NAMES[:3], 4)
    gather(host, [guest, gone])
    further(table, 4)
    gone.page.close()
    expect(host.page.locator(".live-away, .live-lost")).to_contain_text("Cid", timeout=40_000)
    host.page.locator(".live [data-do=seats]").click()
    host.page.get_by_label("Cid plays").select_option("thrall")
    host.page.keyboard.press("Escape")
    for device in (host, guest):
        expect(device.page.locator(".live-bot")).to_contain_text("Cid")
    play([host, guest], 5, at_the_end)
    assert agree([host, guest]).seats[2].bot == "thrall"


def test_the_host_reloads_and_everybody_comes_back(site: str, new_page: NewPage) -> None:
    table = devices(new_page, site, 3)
    host, *guests = table
    host.opens("wikinger", NAMES[:3], 6)
    gather(host, guests)
    further(table, 6)
    before = agree(table)
    ready(host.page)
    for guest in guests:
        expect(guest.page.locator(".live .notice")).to_contain_text("lost", timeout=40_000)
    host.page.locator("[data-do=open_table]").click()
    gather(host, guests)
    assert agree(table).to_link() == before.to_link()
    further(table, 7)
    agree(table)


def test_a_guest_holds_the_table_when_the_host_is_gone(site: str, new_page: NewPage) -> None:
    host, heir, guest = devices(new_page, site, 3)
    host.opens("onboard", NAMES[:3], 8)
    gather(host, [heir, guest])
    further([host, heir, guest], 8)
    before = agree([host, heir, guest])
    old = host.page
    old.evaluate("location.hash = '/'")
    old.locator("dialog [data-do=leave]").click()
    expect(heir.page.locator(".live .notice")).to_be_focused(timeout=20_000)
    heir.is_fit("a guest without a host")
    heir.page.locator("[data-do=take_over]").click()
    gather(heir, [host, guest])
    assert agree([host, heir, guest]).to_link() == before.to_link()
    further([host, heir, guest], 9)
    agree([host, heir, guest])


def contested() -> Match:
    """A position in which the second could still take back the last decision, and the third is to decide."""
    for seed in range(99):
        match = Match.new("onboard", 3, seed, {}, [Player(NAMES[i], i) for i in range(3)])
        for _ in range(200):
            if match.actor == 2 and match.actions and is_free(match, (1,), len(match.actions) - 1):
                return match
            if match.actor is None:
                break
            match.play(match.legal()[0])
    raise AssertionError("no such position")


@pytest.mark.parametrize("first", ["takes back", "plays"])
def test_two_guests_act_at_the_same_moment(first: str, site: str, new_page: NewPage) -> None:
    """While the host's device is busy, one takes back and the next plays: what comes first counts."""
    table = devices(new_page, site, 3)
    host, *guests = table
    match = contested()
    host.opens_prepared(match, [1, 2])
    gather(host, guests)
    guests[1].page.locator("[data-action]").first.wait_for()
    host.page.evaluate(BUSY, 3000)
    for guest in guests if first == "takes back" else reversed(guests):
        tap(guest.page, "[data-do=undo]" if guest is guests[0] else "[data-action]")
    second = guests[1] if first == "takes back" else guests[0]
    expect(second.page.locator(".notice")).to_contain_text("Somebody else was quicker", timeout=20_000)
    after = agree(table)
    assert len(after.actions) == len(match.actions) + (-1 if first == "takes back" else 1)
    assert all(not device.page.locator(".sent").count() for device in table)
    further(table, 11)
    agree(table)


def tap(page: Page, what: str) -> None:
    """Tap the first of them without waiting for anything."""
    page.evaluate(
        """what => document.querySelector(what)
          .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))""",
        what,
    )


# Makes what a page tells of its position untrue, as a fault would.
SPOIL = """() => {
  const send = RTCDataChannel.prototype.send;
  RTCDataChannel.prototype.send = function (text) {
    const talk = JSON.parse(text);
    if (talk[0] === 'acted') talk[4] = 'another';
    return send.call(this, JSON.stringify(talk));
  };
  return () => { RTCDataChannel.prototype.send = send; };
}"""


def test_two_devices_that_differ_stop_and_go_on_from_the_host(site: str, new_page: NewPage) -> None:
    table = devices(new_page, site, 2)
    host, guest = table
    host.opens("onboard", NAMES[:2], 16)
    gather(host, [guest])
    further(table, 16)
    restore = host.page.evaluate_handle(SPOIL)
    report = guest.page.locator("#report")
    play(table, 16, lambda _turns: report.count() > 0)
    for device in table:
        expect(device.page.locator("#report")).to_be_visible(timeout=20_000)
        expect(device.page.get_by_role("dialog")).to_contain_text("came to different positions")
        device.page.keyboard.press("Escape")
        expect(device.page.get_by_role("alert").first).to_contain_text("came to different positions")
        assert not device.state().actions
    stopped = host.turn()
    assert guest.turn() == stopped - 1, "what differs is not played"
    host.is_fit("a table that was stopped")
    guest.is_fit("a table that was stopped, at a guest's")
    restore.evaluate("restore => restore()")
    host.page.locator("[data-do=reopen]").click()
    gather(host, [guest])
    assert len(agree(table).actions) == stopped
    further(table, 17)
    agree(table)


def test_an_invitation_that_two_open(site: str, new_page: NewPage) -> None:
    host, first, second = devices(new_page, site, 3)
    host.opens("onboard", NAMES[:2], 12)
    [link] = host.invitations(1)
    answers = first.joins(link), second.joins(link)
    host.takes(answers[0])
    first.sits()
    tab = host.page.context.new_page()
    ready(tab, answers[1])
    expect(tab.locator("#prompt")).to_contain_text("The invitation has been used or replaced.")
    expect(second.page.locator("[data-do=again]")).to_be_visible(timeout=30_000)
    further([host, first], 12)
    agree([host, first])


def test_an_answer_that_reaches_nobody_offers_links(site: str, new_page: NewPage) -> None:
    host, guest = devices(new_page, site, 2)
    host.opens("onboard", NAMES[:2], 13)
    answer = guest.joins(host.invitations(1)[0])
    guest.page.close()
    host.takes(answer)
    state = host.page.locator("dialog .peer")
    expect(state.nth(0)).to_contain_text("There is no connection yet", timeout=40_000)
    state.locator("[data-do=go_on][data-arg=link]").click()
    expect(host.page.locator("dialog")).to_have_count(0)
    expect(host.page.locator(".live")).to_have_count(0)


def test_only_one_tab_holds_a_table(site: str, new_page: NewPage) -> None:
    [host] = devices(new_page, site, 1)
    host.opens("onboard", NAMES[:2], 14)
    host.invitations(1)
    second = host.page.context.new_page()
    ready(second, f"{site}#/play/{host.slot()}")
    second.locator("[data-do=open_table]").first.click()
    expect(second.locator(".notice").first).to_contain_text("already open in another tab")
    expect(second.locator("[data-do=copy_invitation]")).to_have_count(0)
    expect(host.page.locator("[data-do=copy_invitation]")).to_have_count(1)


def test_a_table_without_any_server(new_page: NewPage) -> None:
    """Both have visited the page once: then invitation, answer and game need no network but their own."""
    with serving(Site(built())) as address:
        table = devices(new_page, address, 2)
        for device in table:
            device.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    host, guest = table
    for device in table:
        ready(device.page)  # from what the browser has kept
    host.opens("gonewild", NAMES[:2], 15)
    [link] = host.invitations(1)
    host.takes(guest.joins(link))
    guest.sits()
    host.page.locator("dialog .primary[data-do=escape]").click()
    further(table, 15, 20)
    agree(table)
