"""Whole games by roles and accessible names alone: what a screen reader is told is enough to play to the end.

No selector, no attribute of ours: the test reads what the page offers as a tree of roles and names, decides
from the names, and finds what it wants by role and name.
"""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from shared import shared_page

from longhouse.bots import VILLAGE

app = shared_page()
OFFERED = re.compile(r"""^\s*- ('?)button "((?:[^"\\]|\\.)*)"(.*)$""", re.MULTILINE)
AROUND = (
    "Go on",
    "Back to the present",
    "Since my last move",
    "All that happened",
    "Play at once",
    "Undo",
    "Hint",
)  # no decisions of the game
MOST = 600  # decisions; no game is longer
FIRST = 24  # decisions of a beginning

Decide = Callable[[list[str]], str]


def offered(region: Locator) -> list[str]:
    """The names of the buttons that can be pressed, as a screen reader lists them."""
    names = []
    for quoted, name, state in OFFERED.findall(region.aria_snapshot()):
        if "[disabled]" not in state:
            names.append((name.replace("''", "'") if quoted else name).replace('\\"', '"'))
    return names


def begin(page: Page, title: str) -> None:
    """From the list of games through the form to the table."""
    card = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=title, exact=True))
    card.get_by_role("button", name="New game").click()
    page.get_by_role("radio", name="2").check(force=True)
    page.get_by_role("textbox", name="Name of player 1").fill("Ada")
    page.get_by_role("combobox", name="Played by (player 1)").select_option(label="A person here")
    page.get_by_role("textbox", name="Name of player 2").fill("Bea")
    page.get_by_role("combobox", name="Played by (player 2)").select_option(label="A person here")
    page.get_by_role("button", name="Start the game").click()


def curtain_of(page: Page) -> Locator:
    """What stands before the secrets of the person whose turn it is."""
    return page.get_by_role("button", name=re.compile("^I am .*: show the game$"))


def around(name: str) -> bool:
    """Whether a button is no answer: it undoes, hints, or opens something to look at."""
    return name in AROUND or name.endswith(", to look at closely")


def play(page: Page, decide: Decide, most: int = MOST) -> int:
    """Answer so many questions, or until the game is over; the number of answers."""
    question, board = page.get_by_role("region", name="Question"), page.get_by_role("region", name="Board")
    end = page.get_by_role("region", name="End of the game")
    curtain = curtain_of(page)
    for count in range(most):
        expect(question.or_(curtain).first).to_be_visible()
        if curtain.count():
            curtain.click()
            continue
        asked = question.get_by_role("paragraph").first
        if end.count():
            return count
        expect(asked).to_have_text(re.compile(r"^(Ada|Bea|Your turn)\. "))  # a bot may still be thinking
        names = [name for part in (question, board) for name in offered(part) if not around(name)]
        assert names, f"nothing can be chosen: {asked.inner_text()}"
        choose(page, (question, board), decide(names))
    assert most < MOST, f"no end after {MOST} decisions"
    return most


def choose(page: Page, parts: tuple[Locator, Locator], name: str) -> None:
    """Press the button of that name with the keyboard, and hear what it did."""
    said = page.get_by_role("status").or_(parts[0].get_by_role("paragraph"))
    before = said.all_inner_texts()
    button = parts[0].get_by_role("button", name=name, exact=True)
    if not button.count():
        button = parts[1].get_by_role("button", name=name, exact=True)
    button.first.press("Enter")
    curtain = curtain_of(page)
    for _ in range(200):
        if said.all_inner_texts() != before or curtain.count():
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"nothing was said after “{name}”")


def result(page: Page) -> None:
    """The end says who won, and the table of points can be read."""
    end = page.get_by_role("region", name="End of the game")
    bots = [one.name for level in VILLAGE.values() for one in level]
    expect(end.get_by_role("heading").first).to_have_text(re.compile("|".join(["Ada", "Bea", "Wolf", *bots])))
    expect(end.get_by_role("table").first).to_contain_text("Total")


def sail(names: list[str]) -> str:
    """Vikings on Board: send ships off as soon as it is possible, otherwise the first thing offered."""
    return next((name for name in names if name.startswith("Set sail")), names[0])


def cheap(names: list[str]) -> str:
    """Vikings: buy what costs least, and put it where it is offered last."""
    prices = {name: int(found[1]) for name in names if (found := re.search(r"for (\d+) gold", name))}
    return min(prices, key=prices.__getitem__) if prices else names[-1]


WISHES = (
    "Complete", "Upgrade", "Play all", "Play", "Attack now", "Send", "Build", "Attack", "Buy",
    "Choose", "Take",
)  # fmt: skip


def wild(names: list[str]) -> str:
    """Vikings Gone Wild: points first, then cards, fights, buildings; give nothing back, change nothing."""
    for wish in WISHES:
        for name in names:
            if name.startswith(wish) and "Undead" not in name and "Draco" not in name:
                return name
    idle = ("Give back", "Change", "Exchange", "Spend from")
    return next((name for name in names if not name.startswith(idle)), names[-1])


def whole(page: Page, title: str, decide: Decide) -> int:
    """A game from the form to its result; the number of answers."""
    begin(page, title)
    answers = play(page, decide)
    result(page)
    return answers


@pytest.mark.parametrize(
    ("title", "decide"), [("Vikings on Board", sail), ("Vikings", cheap), ("Vikings Gone Wild", wild)]
)
def test_a_beginning(app: Page, title: str, decide: Decide) -> None:
    """The first rounds, in which most kinds of questions come up; a long run plays to the end."""
    begin(app, title)
    assert play(app, decide, FIRST) == FIRST


@pytest.mark.long
def test_vikings(app: Page) -> None:
    assert whole(app, "Vikings", cheap) > 100


@pytest.mark.long
def test_vikings_on_board(app: Page) -> None:
    assert whole(app, "Vikings on Board", sail) > 30


@pytest.mark.long
def test_vikings_gone_wild(app: Page) -> None:
    assert whole(app, "Vikings Gone Wild", wild) > 80
