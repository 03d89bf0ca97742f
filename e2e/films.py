"""Film strips: what moves, as a row of pictures a fifth of a second apart, for people to look at.

Taken by `python3 dev.py shots --only film`. Timers and animations are moved on by hand, so that a strip is
the same on a slow machine as on a fast one.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from axe import Scheme
from pages import open_copy, ready
from playwright.sync_api import Browser, Page
from positions import game

from longhouse.bots.arena import decide
from longhouse.bots.levels import Thought
from longhouse.engine import Match, Player
from longhouse.games import GAMES

SIZES = {"phone": (360, 740), "desk": (1280, 720)}
STEP = 200  # milliseconds between two pictures
PREFIX = "film-"

# Every animation is stopped where it is, and moved on with the clock; one that is new begins now.
MOVE_ON = """(step) => {
  for (const animation of document.getAnimations()) {
    animation.pause();
    animation.at = (animation.at ?? 0) + step;
    const end = animation.effect.getComputedTiming().endTime;
    if (animation.at >= end && end !== Infinity) animation.finish();
    else animation.currentTime = animation.at;
  }
}"""


class Film(NamedTuple):
    """Something that moves for a while."""

    name: str
    begin: Callable[[Page], None]  # the first picture is taken after it
    seconds: float


FILMS: list[Film] = []


def film(name: str, seconds: float) -> Callable[[Callable[[Page], None]], Callable[[Page], None]]:
    """Enter a film into the list."""

    def enter(begin: Callable[[Page], None]) -> Callable[[Page], None]:
        FILMS.append(Film(PREFIX + name, begin, seconds))
        return begin

    return enter


def wanted(names: list[str]) -> list[Film]:
    """Those that begin so; without names all of them."""
    return [one for one in FILMS if not names or any(one.name.startswith(name) for name in names)]


def shoot(
    browser: Browser, address: str, one: Film, size: str, theme: Scheme, folder: Path, step: int = STEP
) -> list[Path]:
    """The pictures of a film, numbered."""
    width, height = SIZES[size]
    touch = size == "phone" or None
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale="en-GB",
        has_touch=touch,
        is_mobile=touch,
        reduced_motion="no-preference",
        color_scheme=theme,
    )
    page = context.new_page()
    page.set_default_timeout(60_000)
    ready(page, address)
    one.begin(page)
    out = []
    for number in range(int(one.seconds * 1000 / step)):
        path = folder / f"{one.name}.{size}.{theme}.{number:02}.png"
        page.screenshot(path=path, animations="allow")
        out.append(path)
        page.clock.run_for(step)
        page.wait_for_timeout(30)  # bots answer in a time of their own
        page.evaluate(MOVE_ON, step)
    context.close()
    return out


def stop_clock(page: Page) -> None:
    """From now on time stands still between two pictures."""
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))


@cache
def with_bots(name: str) -> Match:
    """A whole game of somebody with two bots."""
    seats = [Player("Ida"), *(Player("", seat, "karl", seat) for seat in (1, 2))]
    match = Match.new(name, 3, 7, seats=seats)
    while match.actor is not None:
        match.play(decide(match, "karl", Thought()))
    return match


def played(page: Page, match: Match, number: int) -> None:
    """Sit down before the action with that number, stop the clock, and play it."""
    table = open_copy(page, match.at(number))
    action = str(match.actions[number])
    page.wait_for_selector(f'[data-action="{action}"]', state="attached")
    stop_clock(page)
    table.quick(action)


def _bots_turn(name: str) -> Callable[[Page], None]:
    def begin(page: Page) -> None:
        match = with_bots(name)
        makers = match.makers
        turns = [n for n in range(30, len(makers) - 1) if makers[n] == 0 and makers[n + 1] == 1]
        played(page, match, turns[0])

    return begin


for _game in GAMES:
    film(f"bot-{_game}", 4)(_bots_turn(_game))


def last_by_a_person(name: str) -> Match:
    """A whole game whose last action is that of the only person."""
    match = game(name, 3)
    names = ("Ida", "Leif", "Åsa")
    last = match.makers[-1]
    seats = [Player(names[n], n) if n == last else Player(names[n], n, "karl", n + 1) for n in range(3)]
    return match.seated(seats)


def _end(name: str) -> Callable[[Page], None]:
    def begin(page: Page) -> None:
        match = last_by_a_person(name)
        played(page, match, len(match.actions) - 1)

    return begin


for _game in GAMES:
    film(f"end-{_game}", 20)(_end(_game))


# -- scenes


def by_a_person(match: Match, number: int) -> Match:
    """The same game, in which the maker of that action is the only person."""
    names, maker = ("Ida", "Leif", "Åsa", "Björn"), match.makers[number]
    return match.seated(
        [
            Player(names[seat], seat) if seat == maker else Player(names[seat], seat, "karl", seat + 1)
            for seat in range(match.players)
        ]
    )


def with_events(match: Match, *kinds: str) -> int:
    """The number of the first action that brings events of all these kinds."""
    for moment in match.log(None):
        if set(kinds) <= {type(event).__name__ for event in moment.events}:
            return moment.number
    raise AssertionError(f"nothing brings {kinds}")


def _scene(name: str, *kinds: str, players: int = 3, seed: int = 7) -> Callable[[Page], None]:
    def begin(page: Page) -> None:
        match = game(name, players, seed)
        number = with_events(match, *kinds)
        played(page, by_a_person(match, number), number)

    return begin


film("sailing", 11)(_scene("onboard", "ShipSailed", "GoodTaken", "RoundBegan"))
film("sailing-bet", 8)(_scene("onboard", "ShipSailed", "BetWon"))
film("scoring", 9)(_scene("wikinger", "Scored", "ScoringBegan"))
film("final-scoring", 16)(_scene("wikinger", "Scored", "GameEnded"))
film("raid", 5)(_scene("gonewild", "AttackDeclared", "Damaged"))
film("raid-hall", 6)(_scene("gonewild", "Damaged", "Scored"))
film("raid-answered", 6)(_scene("gonewild", "DefencePlayed", "Repulsed"))
film("raid-trap", 6)(_scene("gonewild", "HeroTrapped", players=4, seed=2))
film("raid-draco", 5)(_scene("gonewild", "DracoBeaten"))
film("raid-spoils", 3)(_scene("gonewild", "TotalDefence"))
film("wheel", 2)(_scene("wikinger", "WheelTurned"))
film("ferrying", 3)(_scene("wikinger", "Ferried"))
