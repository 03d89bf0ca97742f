"""Evenings around the table: forms, settings, saved games, rules and lessons, voyages."""

from __future__ import annotations

import json

from longhouse.app import messages as ms
from longhouse.app.pages import Lesson
from longhouse.app.rooms.learn import guide

from ..play import FOURTH
from . import Written
from .steps import NAMES, Lines, live, pressed, table, typed, without_pictures


def the_form(lines: Lines) -> None:
    """A new game with every field filled in, well and badly; left half done, taken up again."""
    tab = Written(lines, settings=json.dumps({"names": ["Ida", "Olaf"], "pace": "slow", "theme": "dark"}))
    tab.do("go", "/new/onboard")
    typed(tab, ("players", "2"), ("players", "9"), ("players", "x"), ("players", "4"))
    typed(tab, ("name.0", "  Ida\n the   Old "), ("name.3", "x" * 40), ("name.9", "nobody"))
    typed(tab, ("kind.1", "karl"), ("kind.2", "jarl"), ("kind.3", "dragon"), ("kind.1", "person"))
    typed(tab, ("colour.0", "2"), ("colour.1", "0"), ("colour.1", "7"), ("colour.x", "1"))
    typed(tab, ("option.supplies", "1"), ("option.supplies", "5"), ("option.magic", "1"), ("players", "3"))
    tab.do("go", "/rules/onboard")
    tab.do("go", "/new/onboard")
    for seed in ("-1", "1.5", str(2**53), "abc", " 12 "):
        typed(tab, ("seed", seed))
        tab.send(ms.Submitted("begin", {}))
    pressed(tab, "go /", "go /new/runes")
    typed(tab, ("option.limit", "1"), ("kind.0", "thrall"), ("kind.1", "thrall"), ("set.curtain", ""))
    tab.send(ms.Submitted("begin", {}))
    tab.play_on()


def settings(lines: Lines) -> None:
    """Every setting there is, at home and at the table."""
    tab = Written(lines, languages=("fr-FR", "en"), layout="tall", settings="")
    typed(tab, ("set.lang", "en"), ("set.lang", "xx"), ("set.theme", "light"), ("set.theme", "pink"))
    tab.do("go", "/about")
    tab.do("go", "/")
    tab.new_game("person", "person", game=FOURTH, names=NAMES[:2])
    tab.do("curtain")
    tab.do("with_sound", "on")
    tab.do("dialog", "menu")
    for name, values in (
        ("pace", ("slow", "instant", "never")), ("motion", ("quick", "off", "normal")),
        ("confirm", ("final", "all", "?", "off")), ("curtain", ("", "on")), ("sound", ("on", "")),
        ("volume", ("loud", "?")), ("lang", ("fr", "en")), ("colour", ("on",)),
    ):  # fmt: skip
        for value in values:
            typed(tab, (f"set.{name}", value))
    pressed(tab, "escape", "help", "escape", "escape")
    tab.send(ms.Resized("wide"))
    tab.send(ms.Resized("tall"))
    tab.send(ms.Calmed(True))
    Written(lines, tab.storage, tab.address, "again ", settings=tab.settings)
    wrong = '{"names": 5, "lessons": [], "sound": 1, "theme": [], "lang": "xx", "curtain": null}'
    Written(lines, {}, "", "broken ", settings=wrong)
    Written(lines, {}, "", "nonsense ", settings="[")


def the_shelf(lines: Lines) -> None:
    """Saved games: renamed, exported, deleted and brought back; damaged and foreign ones; files."""
    tab = table(lines, "person", "thrall")
    tab.play_on(2)
    first = live(tab).slot
    tab.do("go", "/")
    tab.new_game("thrall", "thrall", game=FOURTH, seed="3")
    tab.play_on()
    second = live(tab).slot
    entry = json.loads(tab.storage[first])
    save, summary = entry["save"], entry["summary"]
    tab.storage |= {"broken": "{", "new": '{"longhouse_slot": 9}'}
    for name, changed in (
        ("chess", {"save": {**save, "game": "chess"}}),
        ("crowd", {"save": {**save, "seats": save["seats"] * 3}}),
        ("digest", {"save": {**save, "digest": "0"}}), ("actor", {"summary": {**summary, "actor": 7}}),
        ("empty", {"save": {}}), ("mine", {"mine": 1}),
    ):  # fmt: skip
        tab.storage[name] = json.dumps({**entry, **changed})
    tab.do("go", "/")
    tab.send(ms.SlotsRead(dict(tab.storage)))
    for slot in ("broken", "new", "chess", "crowd", "actor", "digest", "empty", "mine", "nowhere"):
        pressed(tab, f"go /play/{slot}", "dismiss")
    tab.do("dialog", f"slot:{first}")
    tab.do("dialog", f"rename:{first}")
    tab.send(ms.Submitted("rename", {"name": " A long\twinter "}))
    pressed(tab, f"dialog rename:{second}")
    tab.send(ms.Submitted("rename", {}))
    pressed(tab, "dialog rename:broken")
    tab.send(ms.Submitted("rename", {"name": "x"}))
    pressed(tab, f"export {first}", "export broken", "export nowhere", "delete nowhere", f"delete {second}")
    tab.do("undelete")
    pressed(tab, f"delete {second}")
    tab.wait("toast")
    pressed(tab, "undelete", f"delete {first}")
    tab.storage[first] = json.dumps(entry)
    pressed(tab, "undelete", "import")
    for text in (json.dumps(entry), json.dumps(entry["save"]), "{}", "[", json.dumps({**entry, "name": 5})):
        tab.send(ms.FileRead(text))
    pressed(tab, f"go /play/{first}", "dialog menu", f"dialog rename:{first}")
    tab.send(ms.Submitted("rename", {"name": "At the table"}))
    tab.play_on(1)


def all_games_in_one_file(lines: Lines) -> None:
    """The browser says how long it keeps games; all of them go into a file, and out of it elsewhere."""
    tab = table(lines, "person", "thrall")
    tab.play_on(1)
    tab.do("go", "/")
    tab.send(ms.Lasts("week"))
    tab.do("export_all")
    tab.do("told_lasts")
    elsewhere = Written(lines, {}, "", "elsewhere ")
    for _ in range(2):
        elsewhere.send(ms.FileRead(tab.downloads[-1].text))
    elsewhere.send(ms.Lasts("asks"))
    elsewhere.do("keep_games")


def reading(lines: Lines) -> None:
    """Rules with search, a missing part, a lesson to its end and again, addresses that lead nowhere."""
    with without_pictures("onboard"):
        tab = Written(lines, languages=("fr",))
        tab.do("go", "/rules/onboard")
        tab.send(ms.PartMissed())
        typed(tab, ("rules.search", "TONNEAU gagne"), ("rules.search", "<b>"), ("rules.search", ""))
        pressed(tab, "go /rules/onboard/control", "go /rules/onboard/nothing", "escape", "go /rules/none")
        pressed(tab, "go /learn/none", "go /learn/runes", "go /learn/onboard", "lesson back")
        tab.send(ms.Act("visit nowhere", 0))
        for _ in range(200):
            before = tab.model.page
            if tab.model.page.name == "learn":
                pressed(tab, "lesson on")
            if tab.model.page == before and not step_by_choice(tab):
                break
        pressed(tab, "lesson again", "lesson on", "ask")
        tab.send(ms.Pointed("control"))
        pressed(tab, "escape", "ask", "escape", "escape", "lesson on", "go /", "go /learn/onboard")
    Written(lines, {}, "/learn/onboard", "later ", settings=tab.settings)


def step_by_choice(tab: Written) -> bool:
    """Choose what a lesson asks for; False if nothing comes of it."""
    page = tab.model.page
    assert isinstance(page, Lesson)
    asked = guide(page.game).lesson().steps[page.step].do
    if asked:
        tab.send(ms.Act(asked[0], len(page.match.actions)))
    return tab.model.page != page


def voyages(lines: Lines) -> None:
    """Daily voyages: today's, a friend's, one that has not begun; the record, exported and erased."""
    tab = Written(lines)
    tab.do("go", "/daily")
    pressed(tab, "sail x/runes", "sail 2023-11-14/chess", "sail 2023-11-14/runes")
    tab.play_on(1)
    tab.do("go", "/")
    pressed(tab, "sail 2023-11-14/runes")
    tab.do("go", "/daily")
    tab.do("sail", "2023-11-14/runes")
    tab.play_on()
    tab.do("share_voyage", "2023-11-14/runes")
    pressed(tab, "copy_text", "escape", "go /daily/2023-11-13", "sail 2023-11-13/runes")
    tab.play_on()
    pressed(tab, "go /daily", "share_voyage 2023-11-13/runes", "escape", "share_voyage 2023-11-12/runes")
    for where in (
        "/daily/2023-11-15",
        "/daily/2023-11-16",
        "/daily/2023-02-30",
        "/daily/x",
        "/daily/2023-11-13/chess",
    ):
        pressed(tab, f"go {where}")
    pressed(tab, "go /record", "export_record")
    tab.do("erase")
    tab.do("unerase")
    tab.do("erase")
    tab.wait("toast")
    pressed(tab, "unerase", "go /daily")
    ended = (("runes", "thrall", 40, 0), ("onboard", "karl", 31, 0), ("onboard", "jarl", 29, 1))
    before = "x\n" + "\n".join(
        f"{number:012x} {game} -,{level},{level} {points},30,20 {won} 2023-11-{10 + number} -"
        for number, (game, level, points, won) in enumerate((*ended, ("wikinger", "jarl", 7, 1)))
    )
    full = Written(lines, {}, "/record", "full ", ledger=before)
    pressed(full, "export_record", "go /daily", "go /")
