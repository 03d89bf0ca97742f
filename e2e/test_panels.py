"""What a person chooses from outside the board: however much there is, every choice can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import pytest
from conftest import Launched
from pages import ready
from playwright.sync_api import Page
from positions import asked, game, offered

from longhouse.app import messages as ms
from longhouse.app.model import replace
from longhouse.app.view import Page as Drawn
from longhouse.app.view import view
from longhouse.engine import Match
from longhouse.games.gonewild.data import CARDS
from tests.app.fake import Tab
from tests.gonewild.build import table
from tests.gonewild.walk import questions

PHONE, ACROSS, LAPTOP = (360, 740), (740, 360), (1280, 720)
LAYOUTS = {PHONE: "tall", ACROSS: "low", LAPTOP: "wide"}
PUT = """({attrs, markup}) => {
  for (const [name, value] of Object.entries(attrs)) document.documentElement.setAttribute(name, value);
  document.getElementById('app').innerHTML = markup;
  scrollTo(0, 0);
}"""
OUT_OF_REACH = """() => {
  for (const fold of document.querySelectorAll('.tray details')) fold.open = true;
  return [...document.querySelectorAll('.tray [data-action]')].filter(choice => {
    let own = choice.parentElement;  // the box that scrolls by itself, as a finger in it would have it
    while (own && !(getComputedStyle(own).overflowY === 'auto' && own.scrollHeight > own.clientHeight))
      own = own.parentElement;
    if (own) {
      const middle = e => e.getBoundingClientRect().top + e.getBoundingClientRect().height / 2;
      scrollBy(0, Math.max(0, own.getBoundingClientRect().bottom - innerHeight));
      own.scrollTop += middle(choice) - middle(own);
    } else choice.scrollIntoView({block: 'nearest', behavior: 'instant'});
    const box = choice.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return !choice.contains(met);
  }).map(choice => choice.dataset.action);
}"""


def fullest_discard() -> Match:
    """One of every card that a player can own, but for what lies in the market, ready to be got rid of."""
    owned = [card.id for card in CARDS if card.type != "undead"]
    t = table(hand={0: f"crystal {' '.join(owned[:9])}"}, discard={0: " ".join(owned)}, village={0: "tavern"})
    t.play("play crystal")
    while t.state.ask != "destroy":
        t.play(t.legal[0])
    assert len(t.offers("destroy discard")) == len(owned)
    return t.match


def met(kind: str) -> Match:
    """A question of Vikings Gone Wild, from a random game."""
    return questions()[kind].match()


PANELS: dict[str, Callable[[], Match]] = {
    "destroy": fullest_discard,
    **{kind: partial(met, kind) for kind in ("favour", "rob", "spy", "drop", "fill")},
    "bid": lambda: asked(game("wikinger", 4, version="progress"), "bid"),
    "take": lambda: asked(game("wikinger", 4, version="progress"), "take"),
    "boat": lambda: offered(game("wikinger", 3, 2, version="progress"), "boat "),
    "good": lambda: asked(game("onboard", 3), "draw_good", 30),
}


def drawn(match: Match, layout: str) -> Drawn:
    """The table of a match, built or played, as the person to act sees it."""
    tab = Tab(address=f"/g/{Match.new(match.game.meta.id, match.players, 0).to_link()}", layout=layout)
    tab.send(ms.Do("copy"))
    here = tab.model.session.table
    assert here is not None
    here = replace(here, match=match, viewer=match.actor, curtain=None)
    return view(replace(tab.model, session=replace(tab.model.session, table=here)))


@pytest.fixture(scope="module")
def page(site: str, launched: Launched) -> Iterator[Page]:
    """The house with its styles; what it would draw itself is not of interest here."""
    context = launched().new_context(reduced_motion="reduce")
    page = context.new_page()
    ready(page, site)
    yield page
    context.close()


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("size", [PHONE, ACROSS, LAPTOP], ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_choice_of_a_panel_can_be_reached(page: Page, size: tuple[int, int], panel: str) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    shown = drawn(PANELS[panel](), LAYOUTS[size])
    page.evaluate(PUT, {"attrs": dict(shown.attrs), "markup": shown.markup})
    assert page.locator(".tray [data-action]").count()
    assert page.evaluate(OUT_OF_REACH) == []
