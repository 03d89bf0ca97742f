"""The pages of the app as text, kept beside this file: what the app puts around the games' pictures.

Tables are those of the small fourth game, so that a page is short enough to read. `python -m tests.pages`
writes the pages as they are now; read the difference before keeping it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import patch

from longhouse import __version__
from longhouse.app import messages as ms
from longhouse.app.live.undoing import can_ask
from longhouse.app.puzzles import Own, own_line
from longhouse.app.view import Page
from longhouse.engine import Markup
from longhouse.engine.puzzle import Puzzle
from longhouse.games import GAMES

from ..app.fake import Tab
from ..live.network import Device, Network, sit_down
from ..play import FOURTH, finished, fourth_shelved

FOLDER = Path(__file__).parent
NAMES = ("Astrid", "Bjorn <b>")
SEED = "7"

PICTURE = re.compile(r"<svg.*?</svg>", re.DOTALL)


def as_text(page: Page) -> str:
    """Title, attributes, and each tag on a line of its own; pictures and our version are left out."""
    head = [page.title, *(f"{name}={value}" for name, value in sorted(page.attrs.items()))]
    body = PICTURE.sub("<svg>", page.markup).replace("><", ">\n<")
    return "\n".join([*head, "", body.replace(__version__, "VERSION")]) + "\n"


def pages() -> Iterator[tuple[str, Page]]:
    """Every page by its name."""
    with fourth_shelved():
        for walk in WALKS:
            yield from walk()


def table(*kinds: str, **started: object) -> Tab:
    """A fresh table of the fourth game."""
    tab = Tab(**started)  # type: ignore[arg-type]
    tab.new_game(*kinds, seed=SEED, names=NAMES[: kinds.count("person")], game=FOURTH)
    return tab


def at_home() -> Iterator[tuple[str, Page]]:
    """Home with and without games to go on with, and what can be done with one of them."""
    tab = Tab()
    yield "home-empty", tab.page
    yield "home-french", Tab(languages=("fr",)).page
    tab = table("person", "thrall")
    tab.play_on(3)
    slot = tab.table.slot
    tab.storage["broken"] = "{"
    tab.do("go", "/")
    tab.send(ms.SlotsRead(dict(tab.storage)))
    yield "home-slots", tab.page
    tab.do("dialog", f"slot:{slot}")
    yield "home-slot", tab.page
    tab.do("dialog", f"rename:{slot}")
    yield "home-rename", tab.page
    tab.send(ms.Submitted("rename", {"name": "A long <i>winter</i>"}))
    yield "home-renamed", tab.page
    tab.do("dialog", f"slot:{slot}")
    tab.do("delete", slot)
    yield "home-deleted", tab.page


def around() -> Iterator[tuple[str, Page]]:
    """The form, the daily voyage, the record, the credits, and what goes wrong."""
    tab = Tab()
    tab.do("go", f"/new/{FOURTH}")
    yield "new", tab.page
    tab.send(ms.Typed("players", "3"))
    tab.send(ms.Typed("colour.1", "3"))
    tab.send(ms.Typed("seed", "many"))
    tab.send(ms.Submitted("begin", {}))
    yield "new-bad-seed", tab.page
    for name in ("daily", "record", "about"):
        tab.send(ms.Navigated(f"/{name}"))
        yield name, tab.page
    tab.send(ms.Navigated("/daily/2023-11-13/onboard"))
    yield "daily-of-a-day", tab.page
    tab.send(ms.Do("sail", "2023-11-14/runes"))
    tab.play_on()
    tab.do("go", "/")
    for name in ("daily", "record"):
        tab.send(ms.Navigated(f"/{name}"))
        yield f"{name}-after-a-voyage", tab.page
    tab.send(ms.Navigated("/g/nonsense"))
    yield "bad-link", tab.page
    tab.send(ms.Crashed("a traceback", "a click"))
    yield "crash", tab.page


def at_the_table() -> Iterator[tuple[str, Page]]:
    """Playing: the question, dialogs, the log, looking back, undo, sharing."""
    tab = table("person", "thrall")
    yield "play", tab.page
    tab.do("dialog", "menu")
    yield "play-menu", tab.page
    tab.do("dialog", "help")
    yield "play-keys", tab.page
    tab.send(ms.Do("escape"))
    tab.do("share")
    yield "play-share", tab.page
    tab.send(ms.Do("escape"))
    tab.play_on(3)
    yield "play-later", tab.page
    tab.send(ms.Do("look", "2"))
    yield "play-looking-back", tab.page
    tab.do("look", "live")
    tab.wait("bot")
    tab.send(ms.Typed("set.confirm", "all"))
    tab.act(tab.choices[-1])
    yield "play-confirm", tab.page
    tab.do("confirm")
    yield "play-bot", tab.page
    tab.full = True
    tab.wait("bot")
    tab.send(ms.Typed("set.confirm", "off"))
    tab.act(tab.choices[-1])
    yield "play-not-saved", tab.page
    tab.play_on()
    yield "play-end", tab.page


def at_one_device() -> Iterator[tuple[str, Page]]:
    """Two people: the curtain, and the link instead of the device."""
    tab = table("person", "person")
    yield "curtain-first", tab.page
    tab.do("curtain")
    tab.act(tab.choices[0])
    yield "curtain", tab.page
    tab.do("pass_on")
    yield "curtain-passed-on", tab.page
    link = f"/g/{tab.table.match.to_link()}"
    friend = Tab(address=link)
    yield "link", friend.page
    friend.do("sit", "1")
    yield "link-seat", friend.page
    friend.act(friend.choices[0])
    yield "link-played", friend.page
    yield "link-known", Tab(friend.storage, link).page
    newer = Tab(dict(tab.storage), f"/g/{friend.table.match.to_link()}")
    yield "link-newer", newer.page


def with_a_coach() -> Iterator[tuple[str, Page]]:
    """A game that has a strategy and rules to read, with its picture left out."""
    show = GAMES["onboard"].presentation()
    nothing = {"draw": lambda _scene: Markup(""), "tray": lambda _scene: Markup("")}
    with patch.dict(vars(show), nothing):
        tab = Tab()
        tab.new_game("person", "karl", "jarl", seed=SEED, names=NAMES[:1])
        tab.wait("bot")
        tab.do("hint")
        yield "coach-hint", tab.page
        match = finished("onboard", 3, 7, seats=[{"name": "Astrid"}, {"bot": "karl"}, {"bot": "jarl"}])
        tab.send(ms.Navigated(f"/g/{match.to_link()}"))
        tab.do("copy")
        yield "coach-end", tab.page
        tab.do("analyse")
        yield "coach-analysis", tab.page
        tab.send(ms.Navigated("/learn/onboard"))
        yield "lesson", tab.page
        tab.send(ms.Navigated("/rules/onboard/control"))
        tab.send(ms.Typed("rules.search", "barrel"))
        yield "rules-search", tab.page


def at_puzzles() -> Iterator[tuple[str, Page]]:
    """Two puzzles of one game, and one from a game that was played here."""
    show, match = GAMES["onboard"].presentation(), finished("onboard", 2, 7, seats=[{"name": NAMES[1]}, {}])
    numbers = [number for number in range(len(match.actions)) if match.at(number).actor == 0][2:5]
    riddles = [
        Puzzle(
            match.at(number).to_link(), str(match.actions[number]), 0.1, ("control:8",), ("rival:3:1", "bets")
        )
        for number in numbers
    ]
    shipped = {"onboard": riddles[:2]}
    nothing = {"draw": lambda _scene: Markup(""), "tray": lambda _scene: Markup("")}
    with (
        patch.dict(vars(show), nothing),
        patch("longhouse.app.puzzles.puzzles", lambda game: shipped.get(game, ())),
        patch("longhouse.app.screens.puzzles.puzzles", lambda game: shipped.get(game, ())),
    ):
        tab = Tab(ledger=own_line(Own("onboard", "2023-11-13", riddles[2])))
        tab.do("go", "/puzzles")
        tab.do("go", f"/puzzles/onboard/{riddles[0].id}")
        yield "puzzle", tab.page
        wrong = next(str(a) for a in match.at(numbers[0]).legal() if a != match.actions[numbers[0]])
        tab.send(ms.Act(wrong, numbers[0]))
        yield "puzzle-missed", tab.page
        tab.do("show_best")
        yield "puzzle-shown", tab.page
        tab.do("next_puzzle")
        tab.send(ms.Act(riddles[1].best, numbers[1]))
        yield "puzzle-found", tab.page
        tab.do("go", "/puzzles")
        yield "puzzles", tab.page


def on_several_devices() -> Iterator[tuple[str, Page]]:
    """A table on several devices: the invitations, joining, the strip, leaving, what is lost."""
    net = Network(7, slow=1)
    host, guest = Device(net, "host", draws=True), Device(net, "guest", draws=True)
    yield "friends-live", _at(host, "/friends")
    yield "new-live", _at(host, f"/new/{FOURTH}/live")
    host.send(ms.Typed("seed", SEED))
    host.send(ms.Submitted("begin", {}))
    net.settle(300)
    yield "live-invitations", host.page
    peer = host.host.peers[0]
    host.do("qr", peer.id)
    host.send(ms.QrMade(host.asked_qr[-1], ("101", "010", "101")))
    yield "live-qr", host.page
    yield "join", _at(guest, f"/join/{peer.invitation}")
    guest.do("join")
    net.settle(300)
    yield "join-answer", guest.page
    guest.do("copy_answer")
    answer = guest.copied[-1]
    yield "answer", _at(Tab(), f"/{answer.partition('#/')[2]}")
    host.send(ms.Submitted("answer", {"answer": answer}))
    net.settle(1000)
    host.send(ms.Do("escape"))
    guest.do("phrase", "0")
    net.settle(100)
    yield "live-host", host.page
    yield "live-guest", guest.page
    guest.send(ms.Navigated("/"))
    yield "live-leave", guest.page
    guest.send(ms.Do("escape"))
    net.vanish(host)
    net.settle(300)
    yield "live-host-lost", guest.page


def on_devices_in_trouble() -> Iterator[tuple[str, Page]]:
    """No connection for a while, a spectator, a question to everybody, a guest who is lost."""
    net = Network(8, slow=1)
    host, guest, watcher = (Device(net, name, draws=True) for name in ("host", "guest", "watcher"))
    host.send(ms.Navigated(f"/new/{FOURTH}/live"))
    host.send(ms.Typed("seed", SEED))
    host.send(ms.Submitted("begin", {}))
    net.settle(300)
    peer = host.host.peers[0]
    guest.send(ms.Navigated(f"/join/{peer.invitation}"))
    guest.do("join")
    net.settle(300)
    guest.do("copy_answer")
    net.settle(21_000)
    yield "join-late", guest.page
    with patch.object(net, "connect"):
        host.send(ms.Submitted("answer", {"answer": guest.copied[-1]}))
    net.settle(21_000)
    yield "live-late", host.page
    net.connect(peer.id, host)
    net.settle(1000)
    host.do("watcher")
    net.settle(300)
    sit_down(host, watcher, host.host.peers[1].invitation)
    yield "live-watching", watcher.page
    host.send(ms.Do("escape"))
    while not can_ask(host.table) or host.table.match.makers[-1] != 1:
        any(device.move(net.rng) for device in (host, guest))
        net.settle(1000)
    host.do("take_back")
    net.settle(300)
    yield "live-consent", guest.page
    yield "live-asked", host.page
    guest.do("consent", "no")
    net.vanish(guest)
    net.settle(300)
    yield "live-guest-lost", host.page


def _at(tab: Tab, address: str) -> Page:
    tab.send(ms.Navigated(address))
    return tab.page


WALKS: tuple[Callable[[], Iterator[tuple[str, Page]]], ...] = (
    at_home, around, at_the_table, at_one_device, on_several_devices, on_devices_in_trouble, with_a_coach,
    at_puzzles,
)  # fmt: skip
