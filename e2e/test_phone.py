"""A phone of 360 pixels with a finger for a mouse."""

from __future__ import annotations

from conftest import READY
from geometry import FINGER
from pages import Table, go, home, new_match, open_copy, play_on, resize, until
from playwright.sync_api import Page, expect
from positions import EXTREME, game
from shared import shared_page
from showing import prefer

from longhouse.engine import Match, Player
from longhouse.engine.views import known
from longhouse.games import GAMES

app = shared_page(
    viewport={"width": 360, "height": 740}, device_scale_factor=2, has_touch=True, is_mobile=True
)
FITS = "() => [document.scrollingElement.scrollWidth, innerWidth]"


# The choices outside of the question that lie under it, wholly or to the middle, when they get the focus.
HIDDEN = """() => {
  const question = document.querySelector('#prompt');
  scrollTo(0, 0);
  return [...document.querySelectorAll('[data-action]')].filter(choice => {
    document.activeElement.blur();  // what has the focus already is not scrolled to
    choice.focus();
    const box = choice.getBoundingClientRect(), middle = (box.top + box.bottom) / 2;
    return !question.contains(choice) && middle > question.getBoundingClientRect().top;
  }).map(choice => choice.dataset.action);
}"""


def fits(page: Page) -> None:
    """Nothing reaches over the side."""
    wide, window = page.evaluate(FITS)
    assert wide <= window == 360, f"{wide} pixels wide"


def big_enough(table: Table) -> None:
    """Every choice is large enough for a finger."""
    for choice in table.state().choices:
        assert min(choice["width"], choice["height"]) > FINGER - 0.5, choice


def test_a_dozen_moves_by_touch(app: Page) -> None:
    page = app
    fits(page)
    page.locator('[data-arg="/new/onboard"]').tap()
    fits(page)
    page.locator("#players-2").tap(force=True)
    page.select_option("#field-kind-1", "person")
    page.locator("details.more summary").tap()
    page.fill("#field-seed", "18")
    page.locator("form button[type=submit]").tap()
    table, match = Table(page), new_match(2, 18)
    expect(page.locator("svg.board.tall")).to_be_visible()
    for action in map(str, play_on(match.clone(), 18, 14).actions):
        if table.state().curtain:
            fits(page)
            page.locator("[data-do=curtain]").tap()
        table.agrees(match)
        big_enough(table)
        fits(page)
        table.tap(action)
        match.play(action)
    assert table.saved().digest() == match.digest()
    table.lift()
    page.get_by_role("button", name="Menu").tap()
    fits(page)
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.locator(".slot")).to_have_count(1)
    fits(page)


def test_a_toast_covers_no_choice(app: Page) -> None:
    table = open_copy(app, until(new_match(3, 24), "bet_barrel"))
    table.lift()
    app.get_by_role("button", name="Share", exact=True).tap()
    expect(app.locator(".toast")).to_be_visible()
    app.keyboard.press("Escape")
    expect(app.get_by_role("dialog")).to_have_count(0)
    expect(app.locator(".toast")).to_be_visible()
    table.middles(*table.state().actions)


QUESTIONS = (
    "promote", "jump_own_piece", "jump_own_ship", "bet_barrel", "bet_circle", "bet_or_move", "move_circle",
    "add_ship", "market", "jump_any_piece", "draw_good", "draw_ship", "swap_second", "sail",
    "take", "discard",
)  # fmt: skip


def test_every_kind_of_question_can_be_answered_by_touch(app: Page) -> None:
    """Each choice is large enough, and a finger on its middle meets it."""
    page = app
    for number, kind in enumerate(QUESTIONS):
        match = until(new_match(2 + number % 2, 20 + number), kind, number)
        table = open_copy(page, match)
        table.lift()
        table.agrees(match)
        big_enough(table)
        fits(page)
        table.middles(*map(str, match.legal()))
        assert app.evaluate(HIDDEN) == [], f"{kind}: the question lies over what has the focus"
        table.tap(str(match.legal()[-1]))
        home(page)


def test_a_game_can_be_started_without_scrolling(app: Page) -> None:
    for name in GAMES:
        go(app, f"/new/{name}")
        expect(app.locator("form button[type=submit]")).to_be_in_viewport(ratio=1)
    home(app)


def test_what_happened_since_fits_the_screen(app: Page) -> None:
    """The recap of a link, with long names: as much as there is room for, its buttons above the question."""
    match = game("onboard", 4, names=EXTREME).at(70)
    for width, height, least in ((360, 740, 400), (740, 360, 150)):
        assert resize(app, width, height)
        go(app, f"/g/{match.to_link()}/for/{(match.actor or 0) + 1}")
        app.locator(f"[data-do=sit][data-arg='{match.actor}']").tap()
        app.evaluate("scrollTo(0, 0)")
        parts = (app.locator(each).first for each in (".since .btn", "#prompt", ".since ul"))
        button, question, told = (known(part.bounding_box()) for part in parts)
        assert 0 < button["y"] + button["height"] < question["y"]
        assert told["height"] > least
        app.locator(".since .btn").first.tap()
        expect(app.locator(".since")).to_have_count(0)
        home(app)


def test_a_lesson_opens_at_its_top(app: Page) -> None:
    home(app)
    app.evaluate("scrollTo(0, 300)")
    app.locator('[data-arg="/learn/wikinger"]').tap()
    expect(app.locator(".lesson .next")).to_be_focused()
    assert app.evaluate("scrollY") == 0


def test_the_coach_answers_beside_the_question(app: Page) -> None:
    seats = [Player("Ada", 0), Player("", 1, "karl", 7)]
    open_copy(app, Match.new("onboard", 2, 5, seats=seats))
    app.locator("#prompt [data-do=hint]").tap()
    expect(app.locator("#prompt .advice b")).to_be_in_viewport(timeout=READY)
    expect(app.locator(".hinted[data-action]")).to_be_in_viewport()


def test_a_remark_is_a_line_that_unfolds_and_goes_for_good(app: Page) -> None:
    home(app)
    prefer(app, "remarks", "on")  # whatever was read before
    go(app, "/now/onboard")
    line = app.locator(".remark summary")
    text = line.locator("span")
    expect(text).to_be_visible(timeout=READY)  # the bot may begin
    fits(app)
    low = text.bounding_box()
    line.tap()
    high = text.bounding_box()
    assert low and high and low["height"] < 30 < high["height"]
    fits(app)
    app.locator("[data-do=remark]").tap()
    expect(app.locator(".remark")).to_have_count(0)
    app.reload()
    expect(app.locator("#app .table [data-action]").first).to_be_visible(timeout=READY)
    expect(app.locator(".remark")).to_have_count(0)
