"""Languages: chosen and kept, or as the browser speaks it, and a game of each by roles and names.

That no screen leaks English, `test_screens` sees.
"""

from __future__ import annotations

import re

import pytest
from axe import accessible
from conftest import NewPage
from pages import Table, fill_form, home, new_game, new_match, open_copy, play_on, ready, say
from playwright.sync_api import Page, expect
from positions import game as whole_game
from screens import FURTHER
from shared import shared_page
from words import english

from longhouse.app.i18n import LANGUAGES, translator
from longhouse.engine import Match, Message
from longhouse.engine.views import known
from longhouse.games import GAMES

app = shared_page()

PART = 12  # moves at the beginning and at the end of a game
NAMES = ("Ida", "Leif", "Åsa")
every = pytest.mark.parametrize("lang", FURTHER)


def speaks(page: Page, lang: str, what: str) -> None:
    """The page says so, and has no English word."""
    expect(page.locator("html")).to_have_attribute("lang", lang)
    found = english(page, what)
    assert not found, "\n".join(found)


@every
def test_a_language_that_was_chosen_is_kept(lang: str, app: Page) -> None:
    expect(app.locator("html")).to_have_attribute("lang", "en")
    assert english(app, "home"), "the judge is asleep"
    offered = app.locator("#field-set-lang option").all_inner_texts()
    assert offered == [language.name for language in LANGUAGES.values()]
    app.select_option("#field-set-lang", lang)
    speaks(app, lang, "home")
    ready(app)
    speaks(app, lang, "home, after a reload")
    match = play_on(new_match(3, 14), 14)
    open_copy(app, match)
    expect(app.locator(".winner")).to_have_text(
        say(match, match.game.presentation().reason(known(match.outcome)), lang)
    )


@every
def test_a_browser_that_speaks_it(lang: str, site: str, new_page: NewPage) -> None:
    """Log lines and prompts while playing; the engine speaks the same."""
    page = new_page(locale=f"{lang}-CH")
    ready(page, site)
    match = new_match(2, 15)
    table = new_game(page, 2, seed=15, curtain=False)
    for action in map(str, play_on(match.clone(), 15, 40).actions):
        table.quick(action)
        match.play(action)
    assert table.turn() == 40
    view = match.view(match.actor)
    assert table.state().prompt.endswith(say(match, match.game.presentation().prompt(view), lang))
    speaks(page, lang, "the table")
    home(page)
    page.select_option("#field-set-lang", "en")
    ready(page)
    expect(page.locator("html")).to_have_attribute("lang", "en")


def follow(page: Page, lang: str, match: Match, actions: list[str]) -> None:
    """Make these moves; each is a button with the name that the engine gives it in that language."""
    table, show = Table(page), match.game.presentation()
    for action in actions:
        view = match.view(match.actor)
        expect(table.prompt).to_contain_text(say(match, show.prompt(view), lang))
        chosen = next(each for each in match.legal() if str(each) == action)
        label = say(match, show.label(chosen, view), lang)
        words = r"\s".join(map(re.escape, label.split()))
        name = re.compile(words.replace("\xad", "\xad?"))  # a name may leave out where a word may break
        button = page.get_by_role("button", name=name).and_(page.locator(f'[data-action="{action}"]'))
        assert button.count(), f"no button “{label}” for {action}"
        table.quick(action)
        match.play(action)
    table.wait_turn(len(match.actions))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(
    ("lang", "part"),
    [
        (FURTHER[-1], PART),
        *(pytest.param(lang, PART, marks=pytest.mark.long) for lang in FURTHER[:-1]),
        *(pytest.param(lang, None, marks=pytest.mark.long) for lang in FURTHER),
    ],
)
def test_a_game_by_roles_and_names(lang: str, game: str, part: int | None, app: Page) -> None:
    """From the home screen to the result: the first and the last moves of a game, or all of it."""
    app.select_option("#field-set-lang", lang)
    word = translator(lang)
    new = Message("{action}: {title}", action=Message("New game"), title=GAMES[game].meta.title)
    app.get_by_role("button", name=word(new), exact=True).click()
    fill_form(app, 3, names=NAMES, seed=7, curtain=False)
    app.get_by_role("button", name=word(Message("Start the game"))).click()
    whole = whole_game(game, 3, names=NAMES)
    actions = [str(action) for action in whole.actions]
    match = whole.at(0)
    follow(app, lang, match, actions[:part])
    speaks(app, lang, f"{game} at the table")
    if part:
        match = whole.at(len(actions) - part)
        open_copy(app, match)
        follow(app, lang, match, actions[-part:])
    end = app.get_by_role("region", name=word(Message("End of the game")))
    expect(end.locator(".winner")).to_have_text(
        say(match, match.game.presentation().reason(known(match.outcome)), lang)
    )
    speaks(app, lang, f"the end of {game}")
    accessible(app, f"{game} in {lang}", ("light",))
