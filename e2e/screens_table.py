"""The table of each game, from the first question to the end, and what opens over it."""

from __future__ import annotations

from collections.abc import Callable

from pages import Table, go, open_copy
from playwright.sync_api import Page, expect
from positions import EXTREME, asked, full_trip, game, offered, scored
from showing import prefer, screen

from longhouse.engine import Match, Player
from longhouse.games import GAMES
from tests.gonewild.walk import questions

PANEL = 0.33  # of the usual share of the board: the question has pictures of its own
SLOW = 60_000  # ms; the coach thinks in a worker, and the machine may be busy


def at_table(name: str, match: Callable[[], Match], board: float = 1.0) -> None:
    """A question at the table, the curtain lifted."""

    @screen(name, board)
    def reach(page: Page) -> None:
        _sit(page, match())


def met(kind: str) -> Match:
    """A question of Vikings Gone Wild that such players never come to, from a random game."""
    return questions()[kind].match()


at_table("onboard-visit", lambda: asked(game("onboard", 4), "visit", 60))
at_table("onboard-bet", lambda: asked(game("onboard", 4), "bet_circle", 20))
at_table("onboard-jump", lambda: asked(game("onboard", 4), "jump_any_piece", 40))
at_table("onboard-draw", lambda: asked(game("onboard", 3), "draw_good", 30))
at_table("onboard-take", lambda: asked(game("onboard", 4), "take", 40))
at_table("onboard-discard", lambda: asked(game("onboard", 3, 5), "discard", 150))
at_table("onboard-two", lambda: asked(game("onboard", 2), "market"))
at_table("onboard-names", lambda: asked(game("onboard", 4, names=EXTREME), "visit", 90))
at_table("wikinger-buy", lambda: asked(game("wikinger", 4, version="basic"), "buy", 90))
at_table("wikinger-place", lambda: asked(game("wikinger", 3, version="progress"), "place", 120))
at_table("wikinger-settle", lambda: asked(game("wikinger", 4, version="basic"), "settle", 60))
at_table("wikinger-ferry", lambda: asked(game("wikinger", 4, version="basic"), "ferry", 130))
at_table("wikinger-full", lambda: full_trip(game("wikinger", 2, version="basic")))
at_table("wikinger-bid", lambda: asked(game("wikinger", 3, version="progress"), "bid", 90))
at_table("wikinger-take", lambda: asked(game("wikinger", 3, version="progress"), "take"), PANEL)
at_table("wikinger-names", lambda: asked(game("wikinger", 2, names=EXTREME, version="basic"), "buy", 60))
at_table("gonewild-turn", lambda: asked(game("gonewild", 4), "turn", 200))
at_table("gonewild-late", lambda: asked(game("gonewild", 4), "turn", 340))
at_table("gonewild-force", lambda: asked(game("gonewild", 3), "force", 100))
at_table("gonewild-react", lambda: asked(game("gonewild", 4), "react", 100), PANEL)
at_table("gonewild-repulsed", lambda: asked(game("gonewild", 2), "react", 45), PANEL)
at_table("gonewild-losses", lambda: asked(game("gonewild", 4), "turn", 234))
at_table("gonewild-fill", lambda: met("fill"))
at_table("gonewild-favour", lambda: asked(game("gonewild", 4), "favour"), PANEL)
at_table("gonewild-destroy", lambda: asked(game("gonewild", 4), "destroy"), PANEL)
at_table("gonewild-two", lambda: asked(game("gonewild", 2), "turn", 60))
at_table("gonewild-names", lambda: asked(game("gonewild", 4, names=EXTREME), "turn", 120))


def _sit(page: Page, match: Match) -> Table:
    table = open_copy(page, match)
    page.wait_for_function(
        "turn => document.documentElement.dataset.turn === turn", arg=str(len(match.actions))
    )
    table.lift()
    expect(page.locator("[data-do=curtain]")).to_have_count(0)
    page.evaluate("scrollTo(0, 0)")
    return table


@screen("wikinger-boat", board=1.0)
def _boat(page: Page) -> None:
    """The boat tile is chosen: the cells of the board are where it can go."""
    table = _sit(page, offered(game("wikinger", 3, version="progress"), "boat "))
    page.locator(".wk-by-boat > summary").click()
    expect(page.locator(".by-boat").first).to_be_visible()
    expect(page.locator(".by-ferry").first).to_be_hidden()
    assert table.state().focus == "summary"
    page.evaluate("scrollTo(0, 0)")


@screen("remark")
def _remark(page: Page) -> None:
    """In a first game: what the coach says to a new kind of question, unfolded where it is a line."""
    prefer(page, "remarks", "on")
    _sit(page, asked(game("gonewild", 4), "react", 100))
    page.locator(".remark details:not([open]) > summary").evaluate_all("all => all.map(e => e.click())")
    expect(page.locator("[data-do=no_remarks]")).to_be_visible()


def signs(name: str) -> None:
    """What the signs of a game mean, beside its table."""

    @screen(f"signs-{name}")
    def reach(page: Page) -> None:
        _sit(page, game(name, 4).at(60))
        page.locator("[data-arg=signs]").click()
        expect(page.locator(".signs-of")).to_be_visible()


for _name in GAMES:
    signs(_name)


@screen("closer")
def _closer(page: Page) -> None:
    """The homeland of a rival, large."""
    _sit(page, asked(game("wikinger", 4, version="basic"), "buy", 90))
    page.locator("[data-arg^=closer]").first.click()
    expect(page.locator(".closer")).to_be_visible()


@screen("curtain")
def _curtain(page: Page) -> None:
    open_copy(page, asked(game("gonewild", 4), "react", 100))
    expect(page.locator("[data-do=curtain]")).to_be_visible()


@screen("menu")
def _menu(page: Page) -> None:
    _sit(page, asked(game("onboard", 4), "visit", 60))
    page.locator("[data-arg=menu]").click()
    expect(page.get_by_role("dialog")).to_be_visible()


@screen("seats")
def _seats(page: Page) -> None:
    _menu(page)
    page.locator("[data-do=seats]").click()
    expect(page.locator("#dialog-title")).to_be_visible()


@screen("help")
def _help(page: Page) -> None:
    _menu(page)
    page.locator("[data-arg=help]").click()
    expect(page.locator(".keys")).to_be_visible()


@screen("what-is-this")
def _what_is_this(page: Page) -> None:
    _sit(page, asked(game("onboard", 4), "visit", 60))
    page.locator(".house[data-why]").first.focus()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()


@screen("share")
def _share(page: Page) -> None:
    _sit(page, game("onboard", 4, names=EXTREME).at(60))
    page.locator("[data-do=share]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()


@screen("share-qr")
def _share_qr(page: Page) -> None:
    _share(page)
    page.locator("[data-do=qr]").click()
    expect(page.locator(".qr")).to_be_visible()


@screen("since")
def _since(page: Page) -> None:
    """By link: what happened since one's last move."""
    go(page, f"/g/{asked(game('onboard', 4), 'visit', 60).to_link()}")
    page.locator("[data-do=sit][data-arg='0']").click()
    expect(page.locator(".since")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


@screen("told")
def _told(page: Page) -> None:
    """What happened since one's last move, opened in the dock; a turn of the log unfolded."""
    _sit(page, asked(game("onboard", 4), "visit", 63))  # somebody else has moved
    page.locator("[data-do=told]").click()
    expect(page.locator(".told.open")).to_be_visible()
    page.locator("[data-do=unfold]").first.click()
    expect(page.locator("[data-do=unfold][aria-expanded=true]")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


@screen("confirm", board=1.0)
def _confirm(page: Page) -> None:
    prefer(page, "confirm", "all")
    table = _sit(page, asked(game("onboard", 4), "bet_circle", 20))
    table.quick(table.state().actions[0])
    expect(page.locator(".confirm")).to_be_visible()
    prefer(page, "confirm", "off")


@screen("link", board=1.0)
def _link(page: Page) -> None:
    match = asked(game("wikinger", 4, version="basic"), "buy", 60)
    go(page, f"/g/{match.to_link()}")
    expect(page.locator("[data-do=copy]")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


@screen("back", board=1.0)
def _back(page: Page) -> None:
    _sit(page, asked(game("gonewild", 4), "turn", 200))
    for _ in range(4):
        page.locator("[data-do=look][data-arg=back]").click()
    expect(page.locator("[data-do=look][data-arg=live].primary")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


@screen("recap", board=1.0)
def _recap(page: Page) -> None:
    match = game("wikinger", 4, version="basic")
    number = scored(match)
    table = _sit(page, match.at(number))
    table.quick(str(match.actions[number]))
    expect(page.locator(".recap")).to_be_visible()


@screen("watch", board=1.0)
def _watch(page: Page) -> None:
    """Nobody but bots; the first of them thinks for as long as anybody looks."""
    prefer(page, "pace", "slow")
    seats = [Player("", i, "karl", i) for i in range(3)]
    open_copy(page, Match.new("onboard", 3, 5, seats=seats))
    expect(page.locator(".watch")).to_be_visible()


def at_the_end(name: str, match: Callable[[], Match]) -> None:
    """The end of a game."""

    @screen(name)
    def reach(page: Page) -> None:
        open_copy(page, match())
        expect(page.locator(".end")).to_be_visible()
        page.evaluate("scrollTo(0, 0)")


at_the_end("end-onboard", lambda: game("onboard", 4, names=EXTREME))
at_the_end("end-wikinger", lambda: game("wikinger", 4, version="basic"))
at_the_end("end-gonewild", lambda: game("gonewild", 2))


@screen("hint")
def _hint(page: Page) -> None:
    _sit(page, asked(_one_person("wikinger"), "buy"))
    page.locator("[data-do=hint]").click()
    expect(page.locator(".advice b")).to_be_visible(timeout=SLOW)


@screen("analysis")
def _analysis(page: Page) -> None:
    _sit(page, _one_person("onboard"))
    page.locator("[data-do=analyse]").click()
    expect(page.locator("svg.chances")).to_be_visible(timeout=SLOW)


def _one_person(name: str) -> Match:
    """One person and a bot, after a few moves; the first legal ones, so that the coach has a say."""
    match = Match.new(name, 2, 5, seats=[Player("Ada", 0), Player("", 1, "karl", 7)])
    while match.actor != 0 or len(match.actions) < 8:
        match.play(match.legal()[0])
    return match
