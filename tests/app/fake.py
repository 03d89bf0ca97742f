"""A browser without a browser: carries out the app's effects on plain Python data."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.answers import read_answer
from longhouse.app.ledger import merged
from longhouse.app.model import Model, Table
from longhouse.app.rooms import key_of
from longhouse.app.update import find, update
from longhouse.app.view import Page, view
from longhouse.app.writing import outcome
from longhouse.bots.mind import Mind
from longhouse.bots.question import Question
from longhouse.engine import Rng

PORTIONS = 2  # of a bot's thinking
CONTROL = re.compile(r'data-(do|field)="([^"]*)"')
CONTROLS: dict[str, Callable[[str], Any]] = {
    "do": lambda name: key_of(ms.Do(name)),
    "field": lambda name: key_of(ms.Typed(name, "")),
}
LIMIT = 10_000  # messages that one click may lead to


ASKED = '{"told_sound": true}'  # what a device keeps on which the question about sound was answered


class Tab:
    """One tab of a browser; `storage` may be shared with other tabs."""

    def __init__(self, storage: dict[str, str] | None = None, address: str = "", **started: object) -> None:
        self.storage = {} if storage is None else storage
        self.full = False
        self.asked_to_keep = 0
        self.history = [address]  # what the back button would go through, the present address last
        self.copied: list[str] = []
        self.downloads: list[fx.Download] = []
        self.sent: list[fx.Share] = []
        self.asked_qr: list[str] = []
        self.pictures: list[fx.SendPicture] = []
        self.voyages: list[fx.Ask] = []
        self.called_off: list[int] = []
        self.timers: list[fx.After] = []
        self.settings = ""
        self.warmed: list[str] = []  # games that a worker was made ready for
        self.warmed_later: list[str] = []  # the same when the page has nothing else to do
        self.ledger = str(started.get("ledger", ""))
        self.now = 1_700_000_000_000
        self.rng = Rng(len(self.storage) + 1)
        self.mind = Mind()
        self.model = Model()
        facts: dict[str, object] = {
            "languages": ("en-GB",), "layout": "wide", "address": address, "entropy": self.rng.next64(),
            "timezone": 0, "base": "https://example.org/", "settings": ASKED, "slots": dict(self.storage),
            "storage": "", "can_share": False,
        }  # fmt: skip
        self.send(ms.Started(**{**facts, **started}))  # type: ignore[arg-type]

    def send(self, message: ms.Msg) -> None:
        """Handle a message and everything that follows at once; timers wait for `wait`."""
        queue = [message]
        for _ in range(LIMIT):
            if not queue:
                break
            self.now += 1000
            self.model, effects = update(self.model, queue.pop(0), self.now)
            for effect in effects:
                queue.extend(self._carry_out(effect))
        else:
            raise AssertionError("the app never comes to rest")
        self._draw()

    def _draw(self) -> None:
        """Show the page; everything on it must lead somewhere."""
        self.page: Page = view(self.model)
        for control in set(CONTROL.findall(self.page.markup)):
            assert find(self.model, CONTROLS[control[0]](control[1])), f"nothing happens to {control}"

    def _carry_out(self, effect: fx.Effect) -> list[ms.Msg]:
        match effect:
            case fx.SaveSlot() | fx.PutSlot() | fx.DeleteSlot():
                return self._write(effect)
            case fx.PutSlots():
                self.storage.update({} if self.full else effect.slots)
                return [ms.SlotsPut(dict(self.storage), "full" if self.full else "")]
            case fx.KeepStorage():
                self.asked_to_keep += 1
                return [ms.Lasts("")]
            case fx.ReadSlots():
                found = dict(self.storage)
                return [ms.Reread(found, effect.then) if effect.then else ms.SlotsRead(found)]
            case fx.AddResult():
                if self.full:
                    return [ms.ResultLost("full")]
                self.ledger = merged(self.ledger, effect.line)
                return [ms.LedgerRead(self.ledger)]
            case fx.PutLedger():
                self.ledger = effect.text
            case fx.SaveSettings():
                self.settings = effect.text
            case fx.WarmUp():
                (self.warmed_later if effect.idle else self.warmed).append(effect.game)
            case fx.Ask() if effect.question.kind == "voyage":
                self.voyages.append(effect)  # a test answers
            case fx.CallOff():
                self.called_off.append(effect.request)
            case fx.Ask():
                return [read_answer(effect, self._think(effect.question))]
            case fx.After():
                self.timers.append(effect)
            case fx.SetAddress():
                self.history[len(self.history) - effect.replace :] = [effect.address]
            case fx.Copy():
                self.copied.append(effect.text)
                return [ms.Shared("copied")]
            case fx.Share():
                self.sent.append(effect)
                return [ms.Shared("shared")]
            case fx.MakeQr():
                self.asked_qr.append(effect.text)  # a test answers
            case fx.SendPicture():
                self.pictures.append(effect)
                return [ms.Shared("saved")]
            case fx.Download():
                self.downloads.append(effect)
        return []

    @property
    def table(self) -> Table:
        """The open table."""
        assert self.model.table is not None
        return self.model.table

    @property
    def address(self) -> str:
        """What the URL shows."""
        return self.history[-1]

    def follow(self, link: str) -> None:
        """Open an address as the browser does: it stands in the history before the app hears of it."""
        self.history.append(link)
        self.send(ms.Navigated(link))

    def _write(self, effect: fx.SaveSlot | fx.PutSlot | fx.DeleteSlot) -> list[ms.Msg]:
        slot, text, message = outcome(effect, self.storage.get(effect.slot))
        if text is None:
            self.storage.pop(slot, None)
        elif self.full:
            return [ms.SaveFailed(effect.slot, "full")]
        else:
            self.storage[slot] = text
        return [message] if message else []

    def _think(self, question: Question) -> dict[str, Any]:
        """As the worker would, but only for a moment: question and answer are JSON on the way."""
        task = self.mind.begin(Question.from_json(question.to_json()))
        for _ in zip(range(PORTIONS), task.steps, strict=False):
            pass
        return dict(json.loads(json.dumps(task.answer())))

    def wait(self, name: str) -> None:
        """Let the timers of that name run down until none is left."""
        while due := [timer for timer in self.timers if timer.message.name == name]:  # type: ignore[union-attr]
            self.timers.remove(due[0])
            self.send(due[0].message)

    def do(self, command: str, arg: str = "") -> None:
        """Press a button. It must be on the page."""
        on_page = f'data-do="{command}"' + (f' data-arg="{arg}"' if arg else "")
        assert on_page in self.page.markup, f"{on_page} is not on the page"
        self.send(ms.Do(command, arg))

    @property
    def choices(self) -> list[str]:
        """The actions that the page offers."""
        return re.findall(r'data-action="([^"]*)"', self.page.markup)

    def act(self, action: str) -> None:
        """Choose an action. It must be on the page, once."""
        assert self.choices.count(action) == 1, (action, self.choices)
        self.send(ms.Act(action, int(self.page.attrs["data-turn"])))

    def new_game(
        self,
        *kinds: str,
        seed: str = "7",
        names: tuple[str, ...] = (),
        game: str = "onboard",
        options: Mapping[str, str] | None = None,
    ) -> None:
        """Fill in the form and start: a kind for each seat, "person" or a level; options by their place."""
        self.do("go", f"/new/{game}")
        self.send(ms.Typed("players", str(len(kinds))))
        for i, kind in enumerate(kinds):
            self.send(ms.Typed(f"kind.{i}", kind))
        for i, name in enumerate(names):
            self.send(ms.Typed(f"name.{i}", name))
        for name, value in (options or {}).items():
            self.send(ms.Typed(f"option.{name}", value))
        self.send(ms.Typed("seed", seed))
        self.send(ms.Submitted("begin", {}))

    def play_on(self, moves: int = 10_000) -> int:
        """Play at random until the game is over or so many moves were made; returns their number."""
        made = 0
        while made < moves and self.page.attrs.get("data-over") == "false":
            if 'class="curtain' in self.page.markup:
                assert not self.choices
                self.do("curtain")
            elif self.choices:
                self.act(self.choices[self.rng.below(len(self.choices))])
                made += 1
            else:
                self.wait("bot")
        return made
