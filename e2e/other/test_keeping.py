"""Nothing is lost: reloads, no network, files, links."""

from __future__ import annotations

from pathlib import Path

from conftest import built
from pages import new_match, play_on

from tools.serve import Site, serving

from .conftest import Open
from .table import ON, agrees, choose, exported, go, kept, open_copy, saved
from .window import Window

NAMES = ("Ada", "Bea")


def test_a_reload_in_mid_turn(window: Window) -> None:
    match = new_match(2, 5, NAMES)
    open_copy(window, match)
    for action in ("visit bet", "barrel 2"):
        choose(window, action)
        match.play(action)
    address = window.evaluate("() => location.href")
    window.ready()
    assert window.evaluate("() => location.href") == address
    agrees(window, match)
    window.click("[data-do=undo]")
    match.undo()
    agrees(window, match)


def test_a_game_without_the_server(opened: Open) -> None:
    window = opened()
    window.resize(1280, 900)
    with serving(Site(built(), prefix="/some/where/", isolated=False)) as address:
        window.ready(address)
        window.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    window.ready()
    for name in ("onboard", "wikinger", "gonewild"):
        match = new_match(2, 30, NAMES, game=name)
        open_copy(window, match)
        for _ in range(4):
            action = str(match.legal()[0])
            choose(window, action)
            match.play(action)
        agrees(window, match)
        assert saved(window).digest() == match.digest()
    window.ready()
    agrees(window, match)
    assert window.mistakes() == []
    window.close()


def test_a_file_goes_out_and_comes_in(window: Window, tmp_path: Path) -> None:
    match = play_on(new_match(2, 9, NAMES), 9, 30)
    open_copy(window, match)
    (before,) = kept(window).values()
    window.click("[data-do=dialog][data-arg=menu]")
    window.click("[data-do=export]")
    file = window.downloaded()
    assert exported(file.read_text("utf-8")).to_link() == match.to_link()
    window.press("Escape")
    go(window, "/", "home")
    window.hand_over("[data-do=import]", file)
    window.wait(ON, "screen", "play")
    assert saved(window).to_link() == match.to_link()
    assert len(kept(window)) == 2 and before in kept(window).values()
    spoilt = tmp_path / "spoilt.json"
    spoilt.write_text("no game")
    go(window, "/", "home")
    window.hand_over("[data-do=import]", spoilt)
    assert "save" in window.text("[role=alert]")
    assert len(kept(window)) == 2


def test_a_link_is_shared_and_opened(window: Window, site: str) -> None:
    match = play_on(new_match(3, 8, (*NAMES, "Cid")), 8, 40)
    open_copy(window, match)
    window.click("[data-do=share]")
    link = window.wait("() => document.querySelector('#share-url')?.value")
    assert link == f"{site}#/g/{match.to_link()}"
    window.press("Escape")
    window.evaluate("() => localStorage.clear()")
    window.goto("about:blank")
    window.ready(link)
    window.wait(ON, "turn", "40")
    assert window.count("[data-action]") == 0, "it is only looked at"
    window.click("[data-do=copy]")
    agrees(window, match)
    action = str(match.legal()[0])
    choose(window, action)
    match.play(action)
    assert saved(window).to_link() == match.to_link()
