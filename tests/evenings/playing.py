"""Evenings at the table: with bots, with friends, in two tabs, with the coach."""

from __future__ import annotations

import re

from longhouse.app import messages as ms
from longhouse.app.model import replace
from longhouse.engine import Match

from ..play import FOURTH, HOUSE, finished
from . import Written
from .steps import Lines, live, pressed, started_again, table, typed, without_pictures


def one_person(lines: Lines) -> None:
    """Against bots: confirming, undo and redo, practice, the log, looking back, the end, a rematch."""
    tab = table(lines, "person", "thrall", "thrall")
    pressed(
        tab, "undo", "redo", "restart", "confirm", "hint", "analyse", "hurry", "curtain", "sit 0", "catch_up"
    )
    tab.send(ms.Act("lay 9", 0))
    tab.send(ms.Act("lay 1", 7))
    typed(tab, ("set.confirm", "final"), ("set.sound", "on"))
    tab.act(next(choice for choice in tab.choices if choice.startswith("lay")))
    pressed(tab, "undo", "redo")
    tab.wait("bot")
    pressed(tab, "undo")
    tab.act("draw")
    pressed(tab, "reconsider")
    tab.act("draw")
    pressed(tab, "escape")
    tab.act("draw")
    tab.do("confirm")
    pressed(tab, "undo", "practice", "undo", "redo", "restart", "practice", "missed")
    tab.wait("bot")
    pressed(tab, "missed")
    tab.wait("replay")
    typed(tab, ("set.confirm", "off"), ("set.pace", "instant"))
    tab.play_on(2)
    pressed(tab, "log", "log", "told", "told", "unfold 0", "unfold 0", "unfold x")
    for where in ("2", "back", "on", "first", "back", "last", "on", "1", "x", "-1", "999999999", "99"):
        pressed(tab, f"look {where}")
    pressed(tab, "replay", "replay", "look 1", "replay")
    tab.wait("replay")
    pressed(tab, "look first", "replay")
    tab.wait("replay")
    pressed(tab, "look 3", "escape", "look live", "picture", "stop_analysis", "recap", "since")
    typed(tab, ("seat.0", "thrall"), ("seat.0", "person"), ("seat.7", "thrall"), ("seat.1", "dragon"))
    typed(tab, *(("seat.2", level) for level in ("thrall", "person", "thrall", "thrall", "thrall")))
    typed(tab, ("mine", "0"), ("mine", "1"), ("mine", ""))
    tab.play_on()
    tab.send(ms.Tick("beat", 0))
    pressed(tab, "beat", "scene_over", "beat")
    pressed(tab, "undo", "picture", "share_voyage 2023-11-14/runes", "look first", "look live")
    tab.play_on()
    tab.do("rematch")
    tab.play_on(1)
    tab.do("go", "/")


def bots_that_fail(lines: Lines) -> None:
    """Late, wrong and missing answers; a table opened again; no room in the storage."""
    tab = table(lines, "person", "thrall", seed="5")
    here = live(tab)
    while not live(tab).request:
        tab.act(tab.choices[-1])
    here = live(tab)
    legal = str(here.match.legal()[0])
    tab.send(ms.BotChose(here.slot, here.turn, here.request + 1, legal))
    tab.send(ms.BotChose("other", here.turn, here.request, legal))
    tab.send(ms.BotChose(here.slot, here.turn + 1, here.request, legal))
    tab.send(ms.Tick("bot", here.request + 5))
    tab.send(ms.Tick("forced", here.request))
    tab.send(ms.BotFailed(here.request + 1, "late"))
    pressed(tab, "hurry")
    tab.send(ms.BotChose(here.slot, here.turn, here.request, "lay 9"))
    pressed(tab, "dismiss", "look live")
    tab.send(ms.BotFailed(live(tab).request, "broken"))
    tab.timers.clear()
    again = Written(lines, tab.storage, tab.address, "again ")
    again.full = True
    again.wait("bot")
    again.full = False
    again.play_on(1)
    again.send(ms.SaveFailed(live(again).slot, "forbidden"))
    again.send(ms.Saved(live(again).slot, 9))
    again.do("go", "/")
    closed = Written(lines, {}, "", "closed ")
    closed.send(replace(started_again(), storage="forbidden", address="/"))
    closed.new_game("person", "person", game=FOURTH)


def two_people(lines: Lines) -> None:
    """One device for two: the curtain, then by link instead; what the link finds on the other device."""
    tab = table(lines, "person", "person")
    pressed(tab, "look first", "replay", "undo")
    tab.send(ms.Pointed("goal"))
    tab.do("curtain")
    tab.act(tab.choices[0])
    early = live(tab).match.to_link()
    tab.do("pass_on")
    for command in ("qr", "qr", "copy_link", "copy_text", "send_link"):
        pressed(tab, command)
    tab.send(ms.QrMade("another", ("1",)))
    pressed(tab, "share", "qr")
    shared = tab.asked_qr[-1]
    tab.send(ms.QrMade(shared, ("10", "01")))
    pressed(tab, "qr", "qr", "qr")
    tab.send(ms.QrMade(shared, (), "long"))
    tab.send(ms.QrMade(shared, (), "failed"))
    for how in ("copied", "cancelled", "failed", "shared", "no-picture"):
        tab.send(ms.Shared(how))
    link = f"/g/{live(tab).match.to_link()}"
    friend = Written(lines, {}, link, "friend ", can_share=True)
    pressed(friend, "sit 9", "sit x", "undo", "look 0", "replay")
    friend.wait("replay")
    friend.do("sit", "1")
    pressed(friend, "since", "undo", "share", "send_link")
    friend.act(friend.choices[0])
    pressed(friend, "undo", "redo")
    Written(lines, dict(friend.storage), link, "older ")
    same = Written(lines, dict(friend.storage), f"/g/{live(friend).match.to_link()}", "same ")
    pressed(same, "sit 1")
    tab.follow(f"/g/{live(friend).match.to_link()}")
    pressed(tab, "since")
    typed(tab, ("mine", ""), ("mine", "5"))
    tab.play_on(1)
    pressed(tab, "go /", "catch_up")
    tab.send(ms.Submitted("open_link", {"link": f"https://example.org/#/g/{early}"}))
    pressed(tab, "copy")
    tab.send(ms.Submitted("open_link", {}))
    other = Match.from_link(early)
    other.play(other.legal()[-1])
    forked = Written(lines, dict(friend.storage), f"/g/{other.to_link()}", "forked ")
    pressed(forked, "copy")
    for number, kinds in enumerate((("person", "person"), ("person", "person", "person"))):
        pressed(table(lines, *kinds, device=f"at once {number} "), "pass_on", "escape", "curtain")
    everybody = table(lines, "person", "person", seed="9", device="everybody ")
    everybody.play_on(3)
    further = live(everybody).match.clone()
    further.play(further.legal()[0])
    everybody.follow(f"/g/{further.to_link()}")
    everybody.do("catch_up")


def two_tabs(lines: Lines) -> None:
    """The same game in two tabs: one goes on, the other is told; both go on, and one becomes a copy."""
    one = table(lines, "person", "thrall", seed="5")
    one.play_on(1)
    slot = live(one).slot
    two = Written(lines, one.storage, f"/play/{slot}", "two ")
    two.play_on(1)
    one.send(ms.SlotsRead(dict(one.storage)))
    one.do("reload_slot")
    one.play_on(1)
    two.play_on(1)
    two.send(ms.SlotsRead(dict(two.storage)))
    one.send(ms.SlotsRead({}))
    one.send(ms.SlotsRead({slot: "{"}))
    one.send(ms.SaveForked("other", "copy", 1))
    two.send(ms.Saved(slot, 3))
    for tab in (one, two):
        tab.send(ms.NewVersion())
        tab.do("switch")
        tab.do("go", "/")
    one.send(ms.NewVersion())
    one.do("switch")
    one.send(ms.Crashed("ValueError: <x>", "Do(go)"))
    pressed(one, "reload", "escape")
    one.send(ms.Navigated("/nowhere"))
    one.send(ms.Navigated("/"))
    one.send(replace(started_again(), slots=dict(one.storage)))


def with_the_coach(lines: Lines) -> None:
    """Hints, an analysis, the rule of a thing, what an action brought; in a game with a strategy."""
    with without_pictures("onboard"):
        tab = table(lines, "person", "karl", game="onboard", seed="3")
        pressed(tab, "analyse", "undo", "missed")
        tab.wait("bot")
        tab.do("hint")
        hint = live(tab).hint
        assert hint is not None
        tab.send(ms.Act(hint.now.action, live(tab).turn))
        tab.wait("bot")
        here = live(tab)
        tab.send(ms.Hinted(here.slot, here.turn, here.hint_request + 1, (("x", (), ()),)))
        tab.send(ms.Hinted(here.slot, here.turn, here.hint_request, (("x", (), ()),)))
        tab.send(ms.BotFailed(here.hint_request, "no"))
        known = list(here.match.game.judgement().names()) if here.match.game.judgement else []
        for gains in ((), ("no such",), tuple(known[:1]), tuple(known[:2]), tuple(known[:4])):
            choices = [(str(action), gains, gains[1:]) for action in here.match.legal()[:2]]
            tab.send(ms.Hinted(here.slot, here.turn, here.hint_request, tuple(choices)))
        pressed(tab, "hint", "hint")
        tab.do("analyse")
        request = live(tab).analysis
        assert request is not None
        tab.send(ms.Judged(here.slot, 0, request.request + 1, "x", 0.1))
        pressed(tab, "stop_analysis")
        tab.silent = True
        pressed(tab, "analyse")
        analysis = live(tab).analysis
        assert analysis is not None
        for kind, number in analysis.plan[:4]:
            best = str(live(tab).match.at(number).legal()[0])
            if kind == "odds":
                tab.send(ms.Foreseen(here.slot, number, analysis.request, (0.25, 0.75)))
            else:
                tab.send(ms.Judged(here.slot, number, analysis.request, best, 0.5))
        pressed(tab, "stop_analysis", "analyse")
        again = live(tab).analysis
        assert again is not None
        tab.send(ms.Foreseen(here.slot, again.plan[0][1], again.request, (0.5,)))
        pressed(tab, "hint")
        tab.send(ms.Thinking(live(tab).hint_request, 0.5))
        pressed(tab, "stop_hint", "ask")
        tab.silent = False
        tab.send(ms.Pointed("control", "Because.", False))
        pressed(tab, "escape", "ask", "escape")
        tab.send(ms.Pointed("control", "", True))
        pressed(tab, "escape")
        tab.send(ms.Pointed("control"))
        tab.send(ms.Pointed("no-such"))
        pressed(tab, "go /rules/onboard", "escape", "go /rules/onboard/control", f"go /play/{live(tab).slot}")
        ended = finished("onboard", 2, 7, seats=[{"name": "Astrid"}, {"bot": "karl", "seed": 3}])
        tab.send(ms.Navigated(f"/g/{ended.to_link()}"))
        pressed(tab, "picture", "analyse", "judge_others", "stop_analysis", "share")
        pressed(tab, "escape", f"look {len(ended.actions) - 1}", "look live", "recap", "play_from 5")


def beginnings(lines: Lines) -> None:
    """The beginning of each game, by two people without a curtain; only what is around the picture."""
    with without_pictures(*HOUSE):
        for game in HOUSE:
            tab = table(lines, "person", "person", game=game, layout="tall", settings='{"curtain": false}')
            for place in re.findall(r'data-do="place" data-arg="([^"]*)"', tab.page.markup):
                tab.do("place", place)
            pressed(tab, "place nowhere", "remark")
            while (legal := live(tab).match.legal()) and live(tab).turn < 60:
                tab.send(ms.Act(str(legal[tab.rng.below(len(legal))]), live(tab).turn))
            pressed(tab, "no_remarks", "log", "look 30", "log", "look live", "analyse", "stop_analysis")
