"""A view as a vector of numbers: raw, of fixed length, every part always at the same place.

The layout is learnt from games with fixed seeds, played out of curiosity or with a little sense, so it is the
same wherever the same version of Longhouse plays the game with the same players and options:

- a number stands as it is, yes is 1 and no is 0; nothing is `ABSENT`;
- a word is its number, from 1, among all words met, in alphabetical order; other words are 0;
- a list that varies in length is its length, then its items, up to well over as many as were ever met (more
  are cut off), then `ABSENT` up to that number; one of a fixed length is just its items;
- a dict is its values in the order of its keys, where keys never met are left out; one that may be missing
  has a 1 before them.

Nothing is scaled, and kinds of pieces or cards are just their numbers: a learner may want to do more.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import partial

from longhouse.engine.game import AnyGame, Options
from longhouse.engine.questions import Action
from longhouse.engine.rng import Rng
from longhouse.engine.views import BaseView

ABSENT = -1.0
LEFT_OUT = ("game", "rules", "options", "outcome")  # the setup, and what is known only at the end
LESSONS = 12  # games
CANDIDATES = 3  # of so many random actions the rarest is played, in every second game the most appealing
STRIDE = 9  # decisions between two views of such a game
RARE = 30  # of questions that were met less often, every view is looked at
SPARE = 8  # items of a list beyond twice as many as were met


class _Part:
    """What was met at one place of the views."""

    __slots__ = ("blank", "head", "item", "keys", "least", "most", "words")

    def __init__(self, words: dict[str, float]) -> None:
        self.head = False  # a number, a word or a length stands here, or it may be missing
        self.words = words  # one table for all parts
        self.keys: dict[str, _Part] = {}
        self.item: _Part | None = None  # all items of a list look alike
        self.least, self.most = -1, 0  # lengths of the list
        self.blank: list[float] = []

    def learn(self, value: object) -> None:
        """Take in one more example."""
        if isinstance(value, Mapping):
            for key, inner in value.items():
                self.keys.setdefault(str(key), _Part(self.words)).learn(inner)
        elif isinstance(value, list | tuple):
            self.least = len(value) if self.least < 0 else min(self.least, len(value))
            self.most = max(self.most, len(value))
            self.item = self.item or _Part(self.words)
            for inner in value:
                self.item.learn(inner)
        else:
            self.head = True
            if isinstance(value, str):
                self.words[value] = 0.0

    def fix(self) -> None:
        """No more examples: settle how wide this is."""
        self.keys = dict(sorted(self.keys.items()))
        if self.item and (self.least < self.most or not self.most):
            self.item.head |= not self.most  # never anything in it: supposed to hold numbers
            self.head, self.most = True, self.most * 2 + SPARE
        self.blank = [ABSENT] if self.head else []
        for part in self.keys.values():
            part.fix()
            self.blank += part.blank
        if self.item:
            self.item.fix()
            self.blank += self.item.blank * self.most

    def write(self, value: object, out: list[float]) -> None:
        """Append the numbers of a value, always equally many."""
        if value is None:
            out += self.blank
            return
        named = value if isinstance(value, Mapping) else None
        listed = value if isinstance(value, list | tuple) else None
        if self.head:
            if named is not None:
                out.append(1.0)
            elif listed is not None:
                out.append(float(len(listed)))
            elif isinstance(value, str):
                out.append(self.words.get(value, 0.0))
            else:
                assert isinstance(value, int | float)
                out.append(float(value))
        for key, part in self.keys.items():
            part.write(None if named is None else named.get(key), out)
        if self.item:
            items = () if listed is None else listed[: self.most]
            for inner in items:
                self.item.write(inner, out)
            out += self.item.blank * (self.most - len(items))


class Layout:
    """Where each part of a view stands in the vector."""

    def __init__(self, views: Iterable[Mapping[str, object]]) -> None:
        words: dict[str, float] = {}
        self._whole = _Part(words)
        for view in views:
            self._whole.learn(_told(view))
        words.update((word, float(number)) for number, word in enumerate(sorted(words), 1))
        self._whole.fix()
        self.size = len(self._whole.blank)

    @classmethod
    def of(cls, game: AnyGame, players: int, options: Options) -> Layout:
        """The layout for a game with these players and options."""
        return cls(_lessons(game, players, options))

    def numbers(self, view: Mapping[str, object]) -> list[float]:
        """The vector of a view."""
        out: list[float] = []
        self._whole.write(_told(view), out)
        return out


def _told(view: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in view.items() if key not in LEFT_OUT}


def _lessons(game: AnyGame, players: int, options: Options) -> Iterator[BaseView]:
    """Views of games in which much happens."""
    rng = Rng(players)
    asked, played = Counter[str](), Counter[Action[str]]()
    appeal = game.judgement().appeal if game.judgement else None  # these games are nobody's: it may see all
    for seed in range(LESSONS):
        state, turn = game.setup(players, options, Rng(seed), game.meta.rules), 0
        while legal := game.legal(state):
            asked[legal[0].kind] += 1
            if turn % STRIDE == 0 or asked[legal[0].kind] < RARE:
                yield game.view(state, turn // STRIDE % players)
            choices = [legal[rng.below(len(legal))] for _ in range(CANDIDATES)]
            if appeal and seed % 2:
                action = max(choices, key=partial(appeal, state))
            else:
                action = min(choices, key=played.__getitem__)
            played[action] += 1
            game.apply(state, action, None)
            turn += 1
        yield game.view(state, seed % players)
