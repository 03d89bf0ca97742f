"""Tables on several devices with everything that can happen to them in an evening."""

from __future__ import annotations

import pytest
from conftest import NewPage
from devices import Device, agree, at_the_end, devices, gather, play
from pages import play_on, ready
from playwright.sync_api import expect

from longhouse.engine import Match, Player

pytestmark = pytest.mark.long
NAMES = ("Ada", "Bea", "Cid", "Dan")


def prepared(game: str, players: int, seed: int, left: int) -> Match:
    """A game of people in which about so many random moves are left."""
    seats = [Player(NAMES[i], i) for i in range(players)]
    whole = play_on(Match.new(game, players, seed, {}, seats), seed)
    return whole.at(max(0, len(whole.actions) - left))


def further(table: list[Device], seed: int, moves: int = 10) -> None:
    """Some more moves."""
    far = max(device.turn() for device in table) + moves
    play(table, seed, lambda turns: all(turn < 0 or turn >= far for turn in turns))


@pytest.mark.parametrize("game", ["onboard", "wikinger", "gonewild"])
def test_four_devices_and_a_spectator_come_to_the_end(game: str, site: str, new_page: NewPage) -> None:
    table = devices(new_page, site, 4)
    host, *guests = table
    host.opens_prepared(prepared(game, 4, 9, 90), [1, 2, 3])
    gather(host, guests)
    [watcher] = devices(new_page, site, 1)
    host.page.locator(".live [data-do=seats]").click()
    host.page.locator("[data-do=watcher]").click()
    gather(host, [watcher])
    assert not watcher.state().actions
    play([*table, watcher], 9, at_the_end)
    assert agree([*table, watcher]).outcome


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
    expect(heir.page.locator("[data-do=take_over]")).to_be_visible(timeout=20_000)
    heir.page.locator("[data-do=take_over]").click()
    gather(heir, [host, guest])
    assert agree([host, heir, guest]).to_link() == before.to_link()
    further([host, heir, guest], 9)
    agree([host, heir, guest])


def test_two_guests_act_at_the_same_moment(site: str, new_page: NewPage) -> None:
    """A seat on two devices cannot be; but a tap may come twice, and both guests may talk at once."""
    table = devices(new_page, site, 3)
    host, *guests = table
    host.opens("onboard", NAMES[:3], 11)
    gather(host, guests)
    twice = """() => { for (const _ of [1, 2]) document.querySelector('[data-action]')
      ?.dispatchEvent(new MouseEvent('click', {bubbles: true})) }"""
    talk = "() => document.querySelector('[data-do=phrase]').click()"
    for _ in range(30):
        for device in table:
            device.page.evaluate(f"() => setTimeout({twice}, 30 - performance.now() % 30)")
        for guest in guests:
            guest.page.evaluate(f"() => setTimeout({talk}, 30 - performance.now() % 30)")
    agree(table)
    assert all(device.state().over is False for device in table)
    further(table, 11)
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
    expect(host.page.locator("[data-do=open_table]")).to_be_visible()
