"""The screens around the table: home, forms, rules, lessons, daily voyage, record, puzzles."""

from __future__ import annotations

from pages import go, put, slot_text
from playwright.sync_api import Page, expect
from positions import EXTREME, game
from showing import clear, screen, show

from longhouse.app.ledger import (
    Friend,
    Mark,
    Result,
    Tried,
    friend_line,
    kept_line,
    mark_line,
    tried_line,
    written,
)
from longhouse.app.puzzles import Own, own_line
from longhouse.games import GAMES, deeds, puzzles

DAY = "2026-11-16"
SEATS = ("-", "karl", "jarl", "skald")


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
    show(page, "/about", "about")


def book_and_lesson(name: str) -> None:
    """The rules of a game, and the first step of its lesson at which something is to be done."""

    @screen(f"rules-{name}")
    def read(page: Page) -> None:
        show(page, f"/rules/{name}", "rules")

    @screen(f"lesson-{name}", board=1.0)
    def learn(page: Page) -> None:
        show(page, f"/learn/{name}", "learn")
        while page.locator(".lesson .next").count():
            page.locator(".lesson .next").click()
        expect(page.locator(".lesson [data-action]").first).to_be_visible()
        page.evaluate("scrollTo(0, 0)")


def new_game(name: str) -> None:
    """The form, with as many seats as there can be."""

    @screen(f"new-{name}")
    def fill_in(page: Page) -> None:
        _form(page, name, GAMES[name].meta.players[-1])


for _name in GAMES:
    book_and_lesson(_name)
    new_game(_name)


@screen("friends")
def _friends(page: Page) -> None:
    show(page, "/friends", "friends")


@screen("friends-game")
def _friends_game(page: Page) -> None:
    show(page, "/friends/gonewild", "friends")


@screen("rules-found")
def _rules_found(page: Page) -> None:
    show(page, "/rules/onboard", "rules")
    page.fill("#rules-search", "4")
    expect(page.locator(".rules-text mark").first).to_be_visible()


@screen("daily")
def _daily(page: Page) -> None:
    _with_record(page)
    show(page, "/daily", "daily")


@screen("puzzles")
def _puzzles(page: Page) -> None:
    _with_puzzles(page)
    show(page, "/puzzles", "puzzles")


@screen("puzzles-new")
def _puzzles_new(page: Page) -> None:
    clear(page)
    show(page, "/puzzles", "puzzles")


def at_puzzle(name: str) -> None:
    """A puzzle of a game: to be found, not found, found."""

    def begin(page: Page) -> None:
        clear(page)
        show(page, f"/puzzles/{name}/{puzzles(name)[0].id}", "puzzles")

    @screen(f"puzzle-{name}", board=0.9)  # the ways on stand below the question
    def ask(page: Page) -> None:
        begin(page)

    @screen(f"puzzle-{name}-missed")
    def miss(page: Page) -> None:
        begin(page)
        page.locator("[data-do=show_best]").click()
        expect(page.locator("#verdict")).to_be_visible()

    @screen(f"puzzle-{name}-found")
    def find(page: Page) -> None:
        begin(page)
        page.locator(f'[data-action="{puzzles(name)[0].best}"]').first.dispatch_event("click")
        expect(page.locator("#verdict.found")).to_be_visible()


for _name in GAMES:
    at_puzzle(_name)


@screen("record")
def _record(page: Page) -> None:
    _with_record(page)
    show(page, "/record", "record")


@screen("record-best")
def _record_best(page: Page) -> None:
    _with_record(page)
    show(page, "/record/best", "record")
    expect(page.locator("[data-do=relive]").first).to_be_visible()


@screen("record-honours")
def _record_honours(page: Page) -> None:
    _with_record(page)
    show(page, "/record/honours", "record")
    expect(page.locator(".medal").first).to_be_visible()


@screen("daily-compared")
def _daily_compared(page: Page) -> None:
    """A voyage that has ended, beside what the levels and friends reached."""
    _with_record(page)
    show(page, f"/daily/{DAY}", "daily")
    expect(page.locator(".compared").first).to_be_visible()


@screen("record-empty")
def _record_empty(page: Page) -> None:
    clear(page)
    show(page, "/record", "record")


@screen("new-error")
def _new_error(page: Page) -> None:
    _form(page, "onboard", 2)
    page.fill("#field-seed", "x")
    page.locator("form button[type=submit]").click()
    expect(page.get_by_role("alert")).to_be_visible()


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


def _with_puzzles(page: Page) -> None:
    """Some puzzles were found, some were not, and some come from games that were played here."""
    clear(page)
    lines = []
    for name in GAMES:
        ids = [puzzle.id for puzzle in puzzles(name)]
        lines += [tried_line(Tried(id, name, at != 1, "2026-11-16")) for at, id in enumerate(ids[:4])]
        lines.append(own_line(Own(name, "2026-11-17", puzzles(name)[-1])))
    write_ledger(page, lines)


def _with_record(page: Page) -> None:
    """Every game with every number of seats has been played, and a voyage of each sailed."""
    clear(page)
    lines = []
    for name in GAMES:
        known = tuple(deed.id for deed in deeds(name))
        for n in (2, 3, 4):
            won = n != 3
            one = Result(
                f"{name}{n}", name, SEATS[:n], (123 if won else 40, 45, 67, 89)[:n], (0 if won else 1,),
                DAY, DAY if n == 3 else "", n - 1, ("", "raider", "merchant", "cautious")[:n], known[: n - 1],
            )  # fmt: skip
            lines += [written(one), kept_line(one.id, game(name, n).to_link())]
        lines += [mark_line(Mark(DAY, name, level, 38, False)) for level in ("karl", "jarl")]
        lines.append(friend_line(Friend(DAY, name, EXTREME[1][:24], 52, True)))
    write_ledger(page, lines)


def write_ledger(page: Page, lines: list[str]) -> None:
    """Let the device have this record."""
    page.evaluate(
        """lines => {
          localStorage.setItem(`longhouse:${location.pathname}:record`, lines.join('\\n'));
          dispatchEvent(new StorageEvent('storage', {key: null}));
        }""",
        lines,
    )


def _form(page: Page, name: str, players: int) -> None:
    show(page, f"/new/{name}", "new")
    page.check(f"#players-{players}", force=True)
    for seat in range(players):
        page.fill(f"#name-{seat}", EXTREME[seat] if seat < 2 else "")
    more = page.locator("details.more")
    if not more.evaluate("details => details.open"):
        more.locator("summary").click()
    page.fill("#field-seed", "")
