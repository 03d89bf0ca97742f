"""Sharing: the text that travels with a link, and the link as a QR code."""

from __future__ import annotations

import re

import pytest

from longhouse.app import messages as ms
from longhouse.app.i18n import LANGUAGES
from longhouse.app.pages import Share
from longhouse.app.say import speaker
from longhouse.app.screens.qr import QUIET, picture
from longhouse.app.sharing import summary
from longhouse.engine import Match, Rng
from longhouse.games import GAMES

from .fake import Tab


def shared(**started: object) -> Tab:
    tab = Tab(**started)  # type: ignore[arg-type]
    tab.new_game("person", "thrall", names=("Astrid", "Bo"), options={"supplies": "1"})  # open
    tab.play_on(3)
    tab.do("share")
    return tab


def test_the_link_is_copied_and_the_text_can_be_copied_with_it() -> None:
    tab = shared()
    url = tab.copied[-1]
    assert url.startswith("https://example.org/#/g/")
    tab.do("copy_text")
    text, link = tab.copied[-1].split("\n")
    assert link == url and text in tab.page.markup.replace("&#39;", "'")
    assert "Astrid" in text and "Round" in text and "Points: Astrid" in text


def test_a_link_carries_no_language() -> None:
    links = {shared(languages=(lang,)).copied[-1] for lang in LANGUAGES}
    assert len(links) == 1, "whoever shares it"
    address = links.pop().partition("#")[2]
    assert {lang: Tab(address=address, languages=(lang,)).page.attrs["lang"] for lang in LANGUAGES} == {
        lang: lang for lang in LANGUAGES
    }, "whoever opens it"


def test_where_there_is_a_share_sheet_it_is_asked_only_by_its_button() -> None:
    tab = shared(can_share=True)
    assert not tab.copied and not tab.sent
    tab.do("send_link")
    assert tab.sent[0].title == "Vikings on Board" and "Astrid" in tab.sent[0].text
    assert not tab.model.dialog


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_text_tells_progress_whose_move_and_scores_and_no_secret(game: str, lang: str) -> None:
    match = Match.new(game, 3, 5, {"supplies": "open"} if game == "onboard" else {})
    rng = Rng(5)
    for _ in range(60):
        match.play(match.legal()[rng.below(len(match.legal()))])
    text = summary(match, speaker(lang, match))
    numbers = match.game.presentation().standing(match.view(None))
    assert len(numbers) == 3
    clans = {"en": "Wolf Raven Sun", "fr": "Loup Corbeau Soleil", "de": "Wolf Rabe Sonne"}[lang]
    for clan, points in zip(clans.split(), numbers, strict=True):
        assert f"{clan} {points}" in text
    assert {"en": "’s move.", "fr": "C’est à", "de": "ist am Zug."}[lang] in text


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_tells_who_won_and_the_final_scores(game: str) -> None:
    match = Match.new(game, 2, 3)
    rng = Rng(3)
    while match.actor is not None:
        match.play(match.legal()[rng.below(len(match.legal()))])
    assert match.outcome
    text = summary(match, speaker("en", match))
    assert f"Wolf {match.outcome.scores[0]}, Raven {match.outcome.scores[1]}" in text
    assert match.tally()[-1] == match.outcome.scores
    assert len(match.tally()) == len(match.actions) + 1


# -- the QR code


def test_a_qr_code_is_made_when_asked_for_and_put_away_again() -> None:
    tab = shared()
    assert not tab.asked_qr
    tab.do("qr")
    assert isinstance(tab.model.dialog, Share) and tab.asked_qr == [tab.model.dialog.url]
    tab.send(ms.QrMade("another link", ("1",)))
    assert 'class="qr"' not in tab.page.markup
    tab.send(ms.QrMade(tab.asked_qr[0], ("10", "01")))
    assert 'class="qr"' in tab.page.markup
    tab.do("qr")
    assert 'class="qr"' not in tab.page.markup
    tab.do("qr")
    assert 'class="qr"' in tab.page.markup and len(tab.asked_qr) == 1, "it is kept"


def test_a_note_makes_room_for_the_qr_code() -> None:
    """On a phone the note that the link was copied lay over the last rows of the code."""
    tab = shared()
    tab.send(ms.Shared("copied"))
    assert tab.model.session.toast
    tab.do("qr")
    assert tab.model.session.toast is None


@pytest.mark.parametrize(("why", "sentence"), (("long", "too long"), ("failed", "could not be made")))
def test_no_qr_code_is_told_in_a_sentence(why: str, sentence: str) -> None:
    tab = shared()
    tab.do("qr")
    tab.send(ms.QrMade(tab.asked_qr[0], (), why))
    assert sentence in tab.page.markup


def test_the_picture_has_every_dark_module_once_and_a_quiet_zone() -> None:
    rows = ("1101", "0000", "1111", "0110")
    drawn = picture(rows, "a <code>")
    assert f'viewBox="0 0 {4 + 2 * QUIET} {4 + 2 * QUIET}"' in drawn and "a &lt;code&gt;" in drawn
    dark = set()
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", drawn):
        for step in range(int(width)):
            spot = (int(x) + step - QUIET, int(y) - QUIET)
            assert spot not in dark
            dark.add(spot)
    assert dark == {(x, y) for y, row in enumerate(rows) for x, cell in enumerate(row) if cell == "1"}
