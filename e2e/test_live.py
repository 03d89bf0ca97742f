"""Tables on several devices, as people open them, join them and play at them."""

from __future__ import annotations

import time

import pytest
from conftest import NewPage
from devices import CLIPBOARD, agree, at_the_end, devices, follow, gather, play
from pages import play_on, ready
from playwright.sync_api import expect
from positions import game
from showing import prefer

from longhouse.engine import Match, Player
from longhouse.engine.views import known

NAMES = ("Ada", "Bea", "Cid")
SECONDS_UNHEARD = 2.0  # after which an answer's tab says that nobody waits for it


def people(match: Match) -> Match:
    """The same match with people of short names at it."""
    return match.seated([Player(NAMES[i], i) for i in range(match.players)])


@pytest.mark.parametrize("part", [24, pytest.param(None, marks=pytest.mark.long)])
def test_three_devices_play_to_the_end(part: int | None, site: str, new_page: NewPage) -> None:
    """From the last moves of a game, or all of it from the form."""
    table = devices(new_page, site, 3)
    host, *guests = table
    whole = people(game("onboard", 3))
    if part:
        host.opens_prepared(whole.at(len(whole.actions) - part), [1, 2])
    else:
        host.opens("onboard", NAMES, 3)
    gather(host, guests)
    for device in table:
        people_there = device.page.locator(".live-person")
        expect(people_there).to_have_count(3)
        expect(device.page.locator(".live")).not_to_contain_text("not connected")
    guests[0].is_fit("a guest's table")
    if part:
        follow(table, whole)
    else:
        play(table, 3, at_the_end)
    match = agree(table)
    assert match.outcome and [player.name for player in match.seats] == list(NAMES)
    for device in table:
        expect(device.page.get_by_role("region", name="End of the game")).to_be_visible()


def test_an_attack_and_its_secret_reaction(site: str, new_page: NewPage) -> None:
    """The attacker sees neither what can be answered nor, before it counts, what was."""
    whole = game("gonewild", 2)
    number = next(
        n for n in range(len(whole.actions))
        if known(whole.at(n).view(None)["question"])["kind"] == "react" and len(whole.at(n).legal()) > 2
    )  # fmt: skip
    match = people(whole.at(number - 1))  # the attacker has the word
    attacker, defender = match.actor, whole.at(number).actor
    assert attacker is not None and defender == 1 - attacker
    here, there = table = devices(new_page, site, 2)
    here.opens_prepared(match, [defender])
    gather(here, [there])
    strike = str(whole.actions[number - 1])
    assert not there.state().actions, "it is not theirs to choose"
    here.choose(strike)
    there.wait_turn(number)
    match.play(strike)
    there.page.locator("[data-action]").first.wait_for()
    assert sorted(there.state().actions) == sorted(map(str, match.legal()))
    assert not here.state().actions, "the attacker only waits"
    expect(here.page.locator(".live-thinking")).to_contain_text(NAMES[defender])
    reaction = next(str(action) for action in match.legal() if str(action) != str(match.legal()[-1]))
    there.choose(reaction)
    match.play(reaction)
    here.wait_turn(number + 1)
    assert agree(table).digest() == match.digest()


def test_a_guest_reloads_in_mid_turn_and_comes_back(site: str, new_page: NewPage) -> None:
    table = devices(new_page, site, 2)
    host, guest = table
    match = people(play_on(Match.new("onboard", 2, 5), 5, 40))
    while match.actor != 1:
        match.play(match.legal()[0])
    host.opens_prepared(match, [1])
    gather(host, [guest])
    guest.page.locator("[data-action]").first.wait_for()
    guest.quick(guest.state().actions[0])
    guest.wait_turn(len(match.actions) + 1)
    before = agree(table)
    ready(guest.page)
    expect(guest.page.locator(".notice")).to_contain_text("Ask for a fresh invitation")
    lost = host.page.locator("#toasts")
    expect(lost).to_contain_text("Bea has lost the connection", timeout=20_000)
    lost.locator("[data-do=seats]").click()
    host.is_fit("a lost seat and its fresh invitation")
    guest.is_fit("a guest after a reload")
    slot = guest.slot()
    gather(host, [guest])
    assert guest.slot() == slot, "it goes on where it was, in the same slot"
    assert agree(table).to_link() == before.to_link(), "nothing that was played is lost"
    play(table, 5, lambda turns: all(turn < 0 or turn > len(before.actions) + 10 for turn in turns))
    agree(table)


def test_an_answer_in_another_tab_finds_the_table(site: str, new_page: NewPage) -> None:
    host, guest = devices(new_page, site, 2)
    host.opens("wikinger", NAMES[:2], 1)
    answer = guest.joins(host.invitations(1)[0], "Bea the Bold")
    tab = host.page.context.new_page()
    ready(tab, answer)
    expect(tab.locator("#prompt")).to_contain_text("The table has this answer.")
    guest.sits()
    expect(host.page.get_by_role("dialog")).to_contain_text("Everybody is at the table.")
    expect(host.page.locator(".live")).to_contain_text("Bea the Bold")
    tab.close()
    again = host.page.context.new_page()  # the same link once more
    ready(again, answer)
    expect(again.locator("#prompt")).to_contain_text("The invitation has been used or replaced.")
    agree([host, guest])


def test_an_answer_that_nobody_hears_says_so(site: str, new_page: NewPage) -> None:
    host, guest = devices(new_page, site, 2)
    host.opens("onboard", NAMES[:2], 1)
    answer = guest.joins(host.invitations(1)[0])
    other = new_page(permissions=CLIPBOARD)  # another browser of the host's: no tab of it waits
    ready(other, answer)
    began = time.monotonic()
    expect(other.locator("#prompt")).to_contain_text("No open table in this browser waits for this answer.")
    assert time.monotonic() - began < SECONDS_UNHEARD + 1
    other.locator("[data-do=copy_answer]").click()
    copied = str(other.evaluate("navigator.clipboard.readText()"))
    assert copied == answer
    host.takes(copied)  # pasted where the table is
    guest.sits()


def test_a_host_is_told_what_leads_nowhere(site: str, new_page: NewPage) -> None:
    host, guest = devices(new_page, site, 2)
    host.opens("onboard", NAMES[:2], 1)
    [link] = host.invitations(1)
    status = host.page.locator("dialog [role=status]").first
    host.takes("nonsense")
    expect(status).to_contain_text("no answer to an invitation")
    prefer(host.page, "stun", "stun:192.0.2.1:3478")  # nobody asks it yet
    expect(host.page.locator("#internet")).not_to_be_checked()
    host.is_fit("an answer that is none, and the switch for the internet")
    host.takes(link)
    expect(status).to_contain_text("This is the invitation itself.")
    answer = guest.joins(link)
    host.takes(answer[:-4])
    expect(status).to_contain_text("damaged")
    host.takes(answer)
    guest.sits()
    guest.page.locator(".bar [data-do=go]").first.click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("Leave the table?")
    guest.page.locator("dialog [data-do=leave]").click()
    expect(guest.page.locator("html")).to_have_attribute("data-screen", "home")
    expect(host.page.locator("dialog .peer-state")).to_have_text("not connected")
