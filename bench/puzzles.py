"""Puzzles from games of bots: `PYTHONPATH=py .venv/bin/python -m bench.puzzles --game onboard --write`.

Bots play. Where a short search finds one choice clearly better than all others, long ones look again: much
longer than a Skald's turn, and with several seeds. A position is kept if the same choice is clearly the best
in all of them (`.cache/puzzles`), so that a run can be continued. `--write` chooses some: of many kinds of
questions and numbers of players, rather those that a Karl gets wrong, and puts them into the game's
`puzzles.py`. `--again` looks anew at those that a game has, prints what it finds, and writes their reasons
again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple, TypedDict

from bench.settings import Setting, settings_of
from longhouse.bots import arena
from longhouse.bots.coach import _told, changes, searching
from longhouse.bots.levels import Thought, choose, turn_iterations
from longhouse.bots.question import Question, ask_choice, ask_verdict
from longhouse.bots.search import Search, judgement_of
from longhouse.engine import Match, Player
from longhouse.engine.puzzle import Puzzle
from longhouse.engine.views import known
from longhouse.games import GAMES, cover, puzzles
from tools.shell import CACHE, ROOT

CHOICES = 3  # that there must be at least
FIRST_LOOK = 0.6  # iterations of the first search, in a Jarl's turns
PROMISING = 0.05  # margin of the best choice after it
DEEP = 4  # iterations of the long searches, in a Skald's turns
SEEDS = (1, 2, 3)
CLEAR = 0.06  # margin in each of the long searches
RIVALS, TRIED = 4, 0.06  # choices that are looked at for certain, with that share of the iterations
OPEN = (0.12, 0.95)  # chances with the best choice: of a game that is decided there is nothing to find
EVERY = 6  # one decision in about so many is looked at, of each kind of question; of rare ones the first too
EASY = 3  # puzzles of a kind of question that a Karl would find, which are enough
WANTED = 10  # puzzles of a game
SEED = 9100


class Values(NamedTuple):
    """What a search found: chances of the choices it tried, the best first."""

    chances: list[tuple[str, float]]

    @property
    def best(self) -> str:
        """The action with the highest chances."""
        return self.chances[0][0]

    @property
    def margin(self) -> float:
        """By how much it is better than any other."""
        return self.chances[0][1] - self.chances[1][1] if len(self.chances) > 1 else 0.0


class Found(TypedDict):
    """A position that was looked at thoroughly, as it is kept."""

    setting: str
    ask: str
    karl: str  # what a Karl would do
    link: str
    best: str
    margin: float
    gains: list[str]
    costs: list[str]
    rivals: list[tuple[str, float]]


def looked(question: Question, seed: int, iterations: int) -> tuple[Values, Search]:
    """What a search of that length finds; the rivals of the best are tried for certain."""
    search = searching(question, seed)
    search.run(iterations)
    children = search.root.children
    order = sorted(children, key=lambda action: -children[action].visits)
    for action in order[:RIVALS]:
        while children[action].visits < TRIED * iterations:
            search.insist(action)
    least = max(3, TRIED * iterations)
    tried = [(str(action), node.value) for action, node in children.items() if node.visits >= least]
    return Values(sorted(tried, key=lambda pair: -pair[1])), search


def examined(match: Match, setting: str, easy: bool = True) -> Found | None:
    """A position as a puzzle, if one choice is clearly the best however one looks; perhaps an easy one."""
    judgement = judgement_of(match.game)
    question = ask_verdict(match, match.legal()[0])
    first, _ = looked(question, 7, int(FIRST_LOOK * judgement.pace))
    if first.margin < PROMISING or not OPEN[0] <= first.chances[0][1] <= OPEN[1]:
        return None
    karl = str(choose(ask_choice(match, "karl"), Thought()))
    if first.best == karl and not easy:
        return None
    deep = DEEP * turn_iterations("skald", judgement)
    found: list[Values] = []
    for seed in SEEDS:
        values, search = looked(question, seed, deep)
        if values.margin < CLEAR or values.best != (found[0].best if found else values.best):
            return None
        found.append(values)
    gains, costs = _told(changes(question, search.root, known(match.game.parse(found[0].best))))
    return Found(
        setting=setting,
        ask=asked(match),
        karl=karl,
        link=match.to_link(),
        best=found[0].best,
        margin=round(min(values.margin for values in found), 3),
        gains=gains,
        costs=costs,
        rivals=_rivals(found),
    )


def _rivals(found: Sequence[Values]) -> list[tuple[str, float]]:
    """The other choices that all searches tried, and what each loses, on average."""
    tables = [dict(values.chances) for values in found]
    best = found[0].best
    names = [name for name, _ in found[0].chances if all(name in table for table in tables) and name != best]
    return [
        (name, round(sum(table[best] - table[name] for table in tables) / len(tables), 3))
        for name in names[:RIVALS]
    ]


def asked(match: Match) -> str:
    """The kind of question."""
    return known(match.view(match.actor)["question"])["kind"]


# -- positions


def positions(setting: Setting, seed: int) -> Iterator[Match]:
    """Decisions of a game between bots, some of whom are careless."""
    levels = ["karl"] * setting.players
    if seed % 3 == 0:
        levels[seed % setting.players] = "thrall"
    seats = [Player("", seat) for seat in range(setting.players)]
    match = Match.new(setting.game, setting.players, seed, setting.options, seats)
    thoughts = [Thought() for _ in levels]
    met: Counter[str] = Counter()
    while (actor := match.actor) is not None:
        if len(match.legal()) >= CHOICES:
            kind = asked(match)
            met[kind] += 1
            if (met[kind] + seed) % EVERY == 0 or met[kind] == 1:
                yield match.clone()
        match.play(arena.decide(match, levels[actor], thoughts[actor]))


def store(game: str) -> Path:
    """Where what was found is kept."""
    path = CACHE / "puzzles" / f"{game}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    return path


def hunt(game: str, games: int) -> None:
    """Look for more, where an earlier run ended."""
    settings, path = settings_of([game]), store(game)
    done = path.with_suffix(".done")
    kept: list[Found] = [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []
    easy = Counter(found["ask"] for found in kept if found["karl"] == found["best"])
    first, skipped = map(int, done.read_text().split()) if done.exists() else (0, 0)
    for number in range(first, games):
        setting = settings[number % len(settings)]
        for at, match in enumerate(positions(setting, SEED + number)):
            if number == first and at < skipped:
                continue
            found = examined(match, setting.key, easy[asked(match)] < EASY)
            if found is not None:
                easy[found["ask"]] += found["karl"] == found["best"]
                with path.open("a") as file:
                    file.write(json.dumps(found) + "\n")
                print(f"{setting.name}: {found['ask']}: {found['best']} {found['margin']:.3f}", flush=True)
            done.write_text(f"{number} {at + 1}")
        done.write_text(f"{number + 1} 0")
        print(f"{setting.name}: game {number + 1} of {games}", flush=True)


# -- choosing and writing


def chosen(found: Sequence[Found], wanted: int) -> list[Found]:
    """One after the other what is most unlike those before; rather what a Karl would not see."""
    rest = [each for each in found if each["margin"] >= CLEAR and each["gains"]]  # the coach can say why
    picked: list[Found] = []
    while rest and len(picked) < wanted:

        def merit(each: Found) -> tuple[float, str]:
            same = sum(other["ask"] == each["ask"] for other in picked)
            alike = sum(other["setting"] == each["setting"] for other in picked)
            twins = sum((other["ask"], other["best"]) == (each["ask"], each["best"]) for other in picked)
            one_game = any(other["link"][:24] == each["link"][:24] for other in picked)
            easy = each["karl"] == each["best"]
            unlike = 0.06 * same + 0.04 * alike + 0.3 * twins + 0.2 * one_game
            return each["margin"] - unlike - 0.15 * easy, each["link"]

        best = max(rest, key=merit)
        rest.remove(best)
        picked.append(best)
    return sorted(picked, key=lambda each: (each["karl"] != each["best"], -each["margin"]))  # easy ones first


def written(chosen: Sequence[Puzzle]) -> str:
    """The text of a game's module."""
    lines = [
        '"""Puzzles: positions from games of bots in which one choice is clearly the best.',
        "",
        "Written by `python -m bench.puzzles`, which looked at each of them much longer than a Skald does.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from longhouse.engine.puzzle import Puzzle",
        "",
        "# fmt: off",
        "PUZZLES: tuple[Puzzle, ...] = (",
    ]
    for puzzle in chosen:
        link = [puzzle.link[at : at + 96] for at in range(0, len(puzzle.link), 96)]
        lines += [
            "    Puzzle(",
            *(f'        "{piece}"' for piece in link[:-1]),
            f'        "{link[-1]}",',
            f'        "{puzzle.best}", {puzzle.margin},',
            *(f"        {_row(row)}," for row in (puzzle.gains, puzzle.costs)),
            "        (",
            *(f'            ("{action}", {loss}),' for action, loss in puzzle.rivals),
            "        ),",
            "    ),",
        ]
    return "\n".join([*lines, ")", ""])


def _row(names: Sequence[str]) -> str:
    inside = ", ".join(f'"{name}"' for name in names)
    return f"({inside},)" if len(names) == 1 else f"({inside})"


def module(game: str) -> Path:
    """The file of a game's puzzles."""
    return ROOT / "py" / Path(*cover(game).package.split("."), "puzzles.py")


def write(game: str, chosen: Sequence[Puzzle]) -> None:
    """Put them into the game's folder."""
    module(game).write_text(written(chosen))
    print(f"written: {module(game).relative_to(ROOT)}, {len(chosen)} puzzles")


def puzzle_of(found: Found) -> Puzzle:
    """What the game ships of it."""
    return Puzzle(
        found["link"],
        found["best"],
        found["margin"],
        tuple(found["gains"][:4]),
        tuple(found["costs"][:3]),
        tuple((action, loss) for action, loss in found["rivals"]),
    )


def again(game: str, save: bool) -> None:
    """Look anew at what the game has; what is no longer clear is left out."""
    kept = []
    for puzzle in puzzles(game):
        match = Match.from_link(puzzle.link)
        found = examined(match, game)
        good = found is not None and found["best"] == puzzle.best
        print(f"{puzzle.id} {puzzle.best}: {'as before' if good else 'NOT CLEAR'}", flush=True)
        if found is not None and good:
            kept.append(puzzle_of(found))
    if save:
        write(game, kept)


def main(argv: Sequence[str]) -> None:
    """Look for puzzles, choose some, write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), action="append", help="one game; may be repeated")
    parser.add_argument("--games", type=int, default=18, help="games of bots to look at, of each game")
    parser.add_argument("--write", action="store_true", help="put a choice into the games' puzzles.py")
    parser.add_argument("--again", action="store_true", help="look anew at those that the games have")
    wanted = parser.parse_args(argv)
    for game in wanted.game or GAMES:
        if wanted.again:
            again(game, wanted.write)
            continue
        hunt(game, wanted.games)
        lines = store(game).read_text().splitlines() if store(game).exists() else []
        found: dict[str, Found] = {each["link"]: each for each in map(json.loads, lines)}
        picked = chosen(list(found.values()), WANTED)
        for each in picked:
            print(
                f"  {each['setting']} {each['ask']}: {each['best']} (Karl: {each['karl']}) {each['margin']}"
            )
        if wanted.write:
            write(game, [puzzle_of(each) for each in picked])


if __name__ == "__main__":
    main(sys.argv[1:])
