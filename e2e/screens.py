"""All screens of the app and their states, each with the shortest way to it.

Pictures (`dev.py shots`), geometry, axe-core and the search for English words all walk this one list:
a new screen gets one function here, and everything looks at it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from pages import Table, go, home, open_copy, put, slot_text
from playwright.sync_api import Page, expect
from positions import EXTREME, asked, game, scored

from longhouse.app.ledger import Result, written
from longhouse.engine import Match, Player
from longhouse.games import GAMES

SLOW = 60_000  # ms; the coach thinks in a worker, and the machine may be busy
LANGUAGES = ("en", "fr")

# Preferences are fields, wherever they are.
PREFER = """([name, value]) => {
  const field = document.createElement('input');
  field.dataset.field = `set.${name}`;
  field.value = value;
  document.body.append(field);
  field.dispatchEvent(new Event('input', {bubbles: true}));
  field.remove();
}"""


class Screen(NamedTuple):
    """A state of the app that somebody may look at."""

    name: str
    reach: Callable[[Page], None]  # from wherever the page is
    board: bool = False  # it shows a board that should be the largest thing


SCREENS: list[Screen] = []


def screen(name: str, board: bool = False) -> Callable[[Callable[[Page], None]], Callable[[Page], None]]:
    """Enter a way into the list."""

    def enter(reach: Callable[[Page], None]) -> Callable[[Page], None]:
        SCREENS.append(Screen(name, reach, board))
        return reach

    return enter


def named(names: Sequence[str] = ()) -> list[Screen]:
    """The screens whose names begin with one of these; all if none is given."""
    return [one for one in SCREENS if not names or one.name.startswith(tuple(names))]


def prefer(page: Page, name: str, value: str) -> None:
    """Choose a preference without going to where it is offered."""
    page.evaluate(PREFER, [name, value])


def speak(page: Page, lang: str) -> None:
    """Change the language of what is on the screen."""
    prefer(page, "lang", lang)
    expect(page.locator("html")).to_have_attribute("lang", lang)


# -- around the table


@screen("home-empty")
def _home_empty(page: Page) -> None:
    clear(page)


@screen("home-games")
def _home_games(page: Page) -> None:
    _with_games(page)


@screen("home-notice")
def _home_notice(page: Page) -> None:
    _with_games(page)
    go(page, "/g/broken")
    expect(page.get_by_role("alert")).to_be_visible()


@screen("home-toast")
def _home_toast(page: Page) -> None:
    _with_games(page)
    page.locator("#slot-bad [data-do=delete]").click()
    expect(page.locator(".toast")).to_be_visible()


@screen("home-slot")
def _home_slot(page: Page) -> None:
    _with_games(page)
    page.locator('[data-arg="slot:long"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()


@screen("home-rename")
def _home_rename(page: Page) -> None:
    _home_slot(page)
    page.locator('[data-arg="rename:long"]').click()
    expect(page.locator("#slot-name")).to_be_visible()


@screen("about")
def _about(page: Page) -> None:
    _show(page, "/about", "about")


def book_and_lesson(name: str) -> None:
    """The rules of a game, and the first step of its lesson at which something is to be done."""

    @screen(f"rules-{name}")
    def read(page: Page) -> None:
        _show(page, f"/rules/{name}", "rules")

    @screen(f"lesson-{name}", board=True)
    def learn(page: Page) -> None:
        _show(page, f"/learn/{name}", "learn")
        while page.locator(".lesson .next").count():
            page.locator(".lesson .next").click()
        expect(page.locator(".lesson [data-action]").first).to_be_visible()
        page.evaluate("scrollTo(0, 0)")


for _name in GAMES:
    book_and_lesson(_name)


@screen("rules-found")
def _rules_found(page: Page) -> None:
    _show(page, "/rules/onboard", "rules")
    page.fill("#rules-search", "4")
    expect(page.locator(".rules-text mark").first).to_be_visible()


@screen("daily")
def _daily(page: Page) -> None:
    _with_record(page)
    _show(page, "/daily", "daily")


@screen("record")
def _record(page: Page) -> None:
    _with_record(page)
    _show(page, "/record", "record")


@screen("record-empty")
def _record_empty(page: Page) -> None:
    clear(page)
    _show(page, "/record", "record")


@screen("new-onboard")
def _new_onboard(page: Page) -> None:
    _form(page, "onboard", 4)


@screen("new-wikinger")
def _new_wikinger(page: Page) -> None:
    _form(page, "wikinger", 3)


@screen("new-gonewild")
def _new_gonewild(page: Page) -> None:
    _form(page, "gonewild", 4)


@screen("new-error")
def _new_error(page: Page) -> None:
    _form(page, "onboard", 2)
    page.fill("#field-seed", "x")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_be_visible()


def clear(page: Page) -> None:
    """Home, with nothing stored, nothing open and nothing to say."""
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    home(page)
    page.evaluate("localStorage.clear(); dispatchEvent(new StorageEvent('storage', {key: null}))")
    for old in page.locator("[data-do=dismiss]").all():
        old.click()
    expect(page.locator(".slot")).to_have_count(0)
    expect(page.locator("[data-do=dismiss]")).to_have_count(0)
    page.evaluate("scrollTo(0, 0)")


def _with_games(page: Page) -> None:
    clear(page)
    entries = {
        "long": slot_text(
            game("onboard", 4, names=EXTREME).at(90), "Ragnarök, Ragnarök, Ragnarök, Ragnarök, R"
        ),
        "wik": slot_text(game("wikinger", 3, version="progress").at(120)),
        "wild": slot_text(game("gonewild", 4).at(200)),
        "over": slot_text(game("onboard", 4)),
        "bad": "?",
    }
    put(page, entries)
    expect(page.locator(".slot")).to_have_count(len(entries))


def _with_record(page: Page) -> None:
    """Every game with every number of seats has been played."""
    clear(page)
    seats = ("-", "karl", "jarl", "skald")
    results = [
        Result(f"{name}{n}", name, seats[:n], (123, 45, 67, 89)[:n], (0,), "2026-11-16", "")
        for name in GAMES
        for n in (2, 3, 4)
    ]
    page.evaluate(
        """lines => {
          localStorage.setItem(`longhouse:${location.pathname}:record`, lines.join('\\n'));
          dispatchEvent(new StorageEvent('storage', {key: null}));
        }""",
        [written(result) for result in results],
    )


def _show(page: Page, where: str, name: str) -> None:
    go(page, where)
    expect(page.locator("html")).to_have_attribute("data-screen", name)
    page.evaluate("scrollTo(0, 0)")


def _form(page: Page, name: str, players: int) -> None:
    _show(page, f"/new/{name}", "new")
    page.check(f"#players-{players}", force=True)
    for seat in range(players):
        page.fill(f"#name-{seat}", EXTREME[seat] if seat < 2 else "")
    more = page.locator("details.more")
    if not more.evaluate("details => details.open"):
        more.locator("summary").click()
    page.fill("#field-seed", "")


# -- the table of each game


def at_table(name: str, match: Callable[[], Match]) -> None:
    """A question at the table, the curtain lifted."""

    @screen(name, board=True)
    def reach(page: Page) -> None:
        _sit(page, match())


at_table("onboard-visit", lambda: asked(game("onboard", 4), "visit", 60))
at_table("onboard-bet", lambda: asked(game("onboard", 4), "bet_circle", 20))
at_table("onboard-jump", lambda: asked(game("onboard", 4), "jump_any_piece", 40))
at_table("onboard-draw", lambda: asked(game("onboard", 3), "draw_good", 30))
at_table("onboard-take", lambda: asked(game("onboard", 4), "take", 40))
at_table("onboard-two", lambda: asked(game("onboard", 2), "market"))
at_table("onboard-names", lambda: asked(game("onboard", 4, names=EXTREME), "visit", 90))
at_table("wikinger-buy", lambda: asked(game("wikinger", 4, version="basic"), "buy", 90))
at_table("wikinger-place", lambda: asked(game("wikinger", 3, version="progress"), "place", 120))
at_table("wikinger-settle", lambda: asked(game("wikinger", 4, version="basic"), "settle", 60))
at_table("wikinger-ferry", lambda: asked(game("wikinger", 4, version="basic"), "ferry", 130))
at_table("wikinger-bid", lambda: asked(game("wikinger", 3, version="progress"), "bid", 90))
at_table("wikinger-take", lambda: asked(game("wikinger", 3, version="progress"), "take"))
at_table("wikinger-names", lambda: asked(game("wikinger", 2, names=EXTREME, version="basic"), "buy", 60))
at_table("gonewild-turn", lambda: asked(game("gonewild", 4), "turn", 200))
at_table("gonewild-late", lambda: asked(game("gonewild", 4), "turn", 340))
at_table("gonewild-force", lambda: asked(game("gonewild", 3), "force", 100))
at_table("gonewild-react", lambda: asked(game("gonewild", 4), "react", 100))
at_table("gonewild-favour", lambda: asked(game("gonewild", 4), "favour"))
at_table("gonewild-destroy", lambda: asked(game("gonewild", 4), "destroy"))
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


@screen("curtain")
def _curtain(page: Page) -> None:
    open_copy(page, asked(game("gonewild", 4), "react", 100))
    expect(page.locator("[data-do=curtain]")).to_be_visible()


@screen("menu")
def _menu(page: Page) -> None:
    _sit(page, asked(game("onboard", 4), "visit", 60))
    page.locator("[data-arg=menu]").click()
    expect(page.get_by_role("dialog")).to_be_visible()


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


@screen("confirm", board=True)
def _confirm(page: Page) -> None:
    prefer(page, "confirm", "all")
    table = _sit(page, asked(game("onboard", 4), "bet_circle", 20))
    table.quick(table.state().actions[0])
    expect(page.locator(".confirm")).to_be_visible()
    prefer(page, "confirm", "off")


@screen("link", board=True)
def _link(page: Page) -> None:
    match = asked(game("wikinger", 4, version="basic"), "buy", 60)
    go(page, f"/g/{match.to_link()}")
    expect(page.locator("[data-do=copy]")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


@screen("back", board=True)
def _back(page: Page) -> None:
    _sit(page, asked(game("gonewild", 4), "turn", 200))
    for _ in range(4):
        page.locator("[data-do=look][data-arg=back]").click()
    expect(page.locator("[data-do=look][data-arg=live].primary")).to_be_visible()
    page.evaluate("scrollTo(0, 0)")


@screen("recap", board=True)
def _recap(page: Page) -> None:
    match = game("wikinger", 4, version="basic")
    number = scored(match)
    table = _sit(page, match.at(number))
    table.quick(str(match.actions[number]))
    expect(page.locator(".recap")).to_be_visible()


@screen("watch", board=True)
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
    expect(page.locator(".advice")).to_be_visible(timeout=SLOW)


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
