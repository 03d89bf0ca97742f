"""Screens of tables on several devices, as far as one device can show them."""

from __future__ import annotations

from pages import Table, go, put, slot_text
from playwright.sync_api import Page, expect
from positions import EXTREME, game
from showing import clear, screen, show

from longhouse.app.live import signal
from longhouse.app.live.invitation import Answer, Invitation, write_answer, write_invitation

# A session description as browsers write it, with one candidate.
OFFER = "\r\n".join(
    (
        "v=0", "o=- 4611731400430051336 2 IN IP4 127.0.0.1", "s=-", "t=0 0", "a=group:BUNDLE 0",
        "a=extmap-allow-mixed", "a=msid-semantic: WMS", "m=application 9 UDP/DTLS/SCTP webrtc-datachannel",
        "c=IN IP4 0.0.0.0",
        "a=candidate:1 1 udp 2113937151 0123abcd-0123-4567-89ab-0123456789ab.local 54321 typ host",
        "a=ice-ufrag:abCD", "a=ice-pwd:0123456789abcdefghijklmn", "a=ice-options:trickle",
        "a=fingerprint:sha-256 " + ":".join(f"{i * 7:02X}" for i in range(32)),
        "a=setup:actpass", "a=mid:0", "a=sctp-port:5000", "a=max-message-size:262144", "",
    )
)  # fmt: skip


@screen("join")
def _join(page: Page) -> None:
    packed = signal.pack(OFFER)
    invitation = Invitation(
        "0123456789", "abcdef", (1,), "onboard", 1, 1, 1, 1, EXTREME[1], EXTREME[0], 0, True, packed
    )
    show(page, f"/join/{write_invitation(invitation)}", "join")


@screen("answer")
def _answer(page: Page) -> None:
    answer = Answer("0123456789", "abcdef", signal.pack(OFFER.replace("actpass", "active")))
    show(page, f"/answer/{write_answer(answer)}", "answer")
    expect(page.locator("[data-do=copy_answer]")).to_be_visible()


@screen("join-answer")
def _join_answer(page: Page) -> None:
    _join(page)
    page.locator("[data-do=join]").click()
    expect(page.locator("#answer-url")).to_be_visible()


@screen("join-qr")
def _join_qr(page: Page) -> None:
    _join_answer(page)
    page.locator("[data-do=qr]").click()
    expect(page.locator(".qr")).to_be_visible()


@screen("live-form")
def _form(page: Page) -> None:
    show(page, "/new/onboard/live", "new")
    page.check("#players-4", force=True)
    expect(page.locator("#field-how")).to_be_visible()


@screen("live-places")
def _places(page: Page) -> None:
    """Which seats are elsewhere, before the table is open to them."""
    clear(page)
    put(page, {"live": slot_text(game("onboard", 4, names=EXTREME).at(12))})
    go(page, "/play/live")
    Table(page).lift()
    page.locator("[data-do=dialog][data-arg=menu]").first.click()
    page.locator("dialog [data-do=seats]").click()
    page.locator("dialog select").last.select_option("elsewhere")
    expect(page.locator("[data-do=open_table]")).to_be_visible()


@screen("live-invitations")
def _invitations(page: Page) -> None:
    _places(page)
    page.locator("[data-do=open_table]").click()
    page.locator("dialog select").last.select_option("elsewhere")
    expect(page.locator("[data-do=copy_invitation]")).to_have_count(2)


@screen("live-qr")
def _qr(page: Page) -> None:
    _invitations(page)
    page.locator("dialog [data-do=qr]").first.click()
    expect(page.locator("dialog .qr")).to_be_visible()


@screen("live-table", board=1.0)
def _table(page: Page) -> None:
    _invitations(page)
    page.keyboard.press("Escape")
    expect(page.locator(".live-lost")).to_have_count(2)


@screen("live-phrases")
def _phrases(page: Page) -> None:
    _table(page)
    page.locator(".phrases summary").click()
    expect(page.locator("[data-do=phrase]").last).to_be_visible()


@screen("live-spoken")
def _spoken(page: Page) -> None:
    _phrases(page)
    page.locator("[data-do=phrase]").first.click()
    expect(page.locator(".live-spoken")).to_be_visible()
    expect(page.locator("[data-do=phrase]").first).to_be_hidden()


@screen("live-leave")
def _leave(page: Page) -> None:
    _table(page)
    go(page, "/")
    expect(page.locator("dialog [data-do=leave]")).to_be_visible()
