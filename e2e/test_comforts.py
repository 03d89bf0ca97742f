"""Things are seen on their way, can be carried, and are heard by those who wish."""

from __future__ import annotations

from pages import Table, go, new_match, open_copy, until
from playwright.sync_api import Page, expect
from shared import shared_page
from test_wikinger import asked

from longhouse.engine import Match, Player

app = shared_page()

# Where a choice is, and flights that began; the browser forgets animations that are over.
MIDDLE = """action => {
  const box = document.querySelector(`[data-action="${action}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}"""
COUNT_FLIGHTS = """() => {
  window.flights = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) { window.flights++; return animate.apply(this, how); };
}"""
COUNT_NOTES = """() => {
  window.notes = 0;
  for (const source of [OscillatorNode, AudioBufferSourceNode]) {
    const start = source.prototype.start;
    source.prototype.start = function (...how) { window.notes++; return start.apply(this, how); };
  }
}"""


def carry(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Press, move, let go."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(start[0] + 15, start[1] + 5)
    page.mouse.move(*end, steps=4)
    page.mouse.up()


def middle(page: Page, action: str) -> tuple[float, float]:
    x, y = page.evaluate(MIDDLE, action)
    return float(x), float(y)


def test_a_piece_is_carried_to_another_ship_or_back(app: Page) -> None:
    table = open_copy(app, until(new_match(2, 4), "swap_first", 4))
    if table.state().curtain:
        table.lift()
    turn = table.state().turn
    source = table.state().actions[0]
    start = middle(app, source)
    app.mouse.move(*start)
    app.mouse.down()
    app.mouse.move(start[0] + 20, start[1])
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn + 1))
    expect(app.locator(".dragged")).to_be_visible()
    app.mouse.move(*start)
    app.mouse.up()
    expect(app.locator(".dragged")).to_have_count(0)
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn))

    app.mouse.move(*start)
    app.mouse.down()
    app.mouse.move(start[0] + 20, start[1], steps=3)
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn + 1))
    goal = table.state().actions[0]
    app.mouse.move(*middle(app, goal), steps=4)
    app.mouse.up()
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn + 2))
    assert [str(action) for action in table.saved().actions[turn:]] == [source, goal]


def test_a_tile_is_carried_to_its_cell_and_is_seen_on_its_way(app: Page) -> None:
    table = open_copy(app, asked("place", 2, 3))
    app.emulate_media(reduced_motion="no-preference")
    app.evaluate(COUNT_FLIGHTS)
    turn = table.state().turn
    goal = next(action for action in table.state().actions if action.startswith("tile "))
    held = app.locator(".held[data-drag]").bounding_box()
    assert held
    carry(app, (held["x"] + 20, held["y"] + 20), middle(app, goal))
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn + 1))
    assert str(table.saved().actions[-1]) == goal
    assert app.evaluate("window.flights") > 0


def cards(app: Page) -> Table:
    """A hand of cards."""
    match = Match.new("gonewild", 2, 5, seats=[Player("Ada", 0), Player("Bea", 1)])
    while not any(str(action).startswith("play ") for action in match.legal()):
        match.play(match.legal()[0])
    table = open_copy(app, match)
    if table.state().curtain:
        table.lift()
    return table


def test_a_card_is_carried_out_of_the_hand(app: Page) -> None:
    table = cards(app)
    turn = table.state().turn
    card = next(action for action in table.state().actions if action.startswith("play "))
    x, y = middle(app, card)
    carry(app, (x, y), (x + 5, y - 160))
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn + 1))
    assert str(table.saved().actions[-1]) == card


def test_nothing_flies_for_those_who_want_no_movement(app: Page) -> None:
    table = cards(app)
    app.evaluate(COUNT_FLIGHTS)
    app.emulate_media(reduced_motion="reduce")
    table.choose(next(action for action in table.state().actions if action.startswith("play ")))
    assert app.evaluate("window.flights") == 0
    app.emulate_media(reduced_motion="no-preference")
    app.locator("[data-arg=menu]").click()
    app.select_option("#field-set-motion", "off")
    app.keyboard.press("Escape")
    table.choose(next(action for action in table.state().actions if action.startswith("play ")))
    assert app.evaluate("window.flights") == 0


def test_sounds_are_off_until_one_wants_them(app: Page) -> None:
    table = cards(app)
    app.evaluate(COUNT_NOTES)
    table.choose(table.state().actions[0])
    assert app.evaluate("window.notes") == 0
    app.locator("[data-arg=menu]").click()
    app.check("#sound")
    app.keyboard.press("Escape")
    table.choose(table.state().actions[0])
    app.wait_for_function("window.notes > 0", polling=50)


def test_a_choice_is_confirmed_by_key_or_by_click(app: Page) -> None:
    go(app, "/")
    table = cards(app)
    app.locator("[data-arg=menu]").click()
    app.select_option("#field-set-confirm", "all")
    app.keyboard.press("Escape")
    turn = table.state().turn
    action = next(action for action in table.state().actions if action.startswith("play "))
    app.locator(f'[data-action="{action}"]').click()
    expect(app.get_by_role("button", name="Confirm")).to_be_focused()
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn))
    app.keyboard.press("Enter")
    expect(app.locator("html")).to_have_attribute("data-turn", str(turn + 1))
