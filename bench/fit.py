"""The weights of the bots' judgements, fitted to how games of bots end:

    PYTHONPATH=py .venv/bin/python -m bench.fit --game wikinger --games 200

Bots play each setting. At the begin of turns the named terms of all seats are noted, and in the end by how
many points each seat was ahead. A factor for each term is then fitted to that, drawn towards 1 (a ridge).
What is printed is how well lead and winner are foretold in games that were not fitted to, with the factors
in use and with the new ones, and by how much each term was wrong. `--write` puts the factors into the game's
`weights.py`. Better prophecies need not be better play: keep what wins in `bench.rivals`.

Games are kept in `.cache/fit`, by the judgement's version, and are continued by the next run.
"""

from __future__ import annotations

import argparse
import ast
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple, TypedDict

import numpy as np

from bench.kept import version
from bench.settings import Setting, settings_of
from longhouse.bots.levels import Thought, choose
from longhouse.bots.question import ask_choice
from longhouse.bots.search import chances, judgement_of
from longhouse.engine import Match, Player
from longhouse.engine.rng import Rng
from longhouse.games import GAMES, cover
from tools.shell import CACHE, ROOT

EVERY = 3  # one turn in this many is noted
ASTRAY = 12  # one decision in this many is any legal one, so that not all games are alike
FOLDS = 5  # parts of the games; each is foretold by what the others teach
RIDGE = 0.02  # how strongly factors are drawn towards 1, as a share of what the positions say
FIXED = "points"  # what is already scored counts as it is
LOW, HIGH = 0.25, 3.0  # no factor goes beyond these
HEAD = "WEIGHTS: dict[str, dict[str, float]] = "  # how a file of weights begins

Terms = Mapping[str, float]
Row = list[Terms]  # the terms of each seat in one position


class Played(TypedDict):
    """A game: positions, and in the end each seat's points and share of the win."""

    rows: list[Row]
    scores: list[int]
    shares: list[float]


class Sample(NamedTuple):
    """Positions as numbers: each seat's lead over the mean of the others, term by term, and in the end."""

    leads: np.ndarray  # position and seat, term
    ends: np.ndarray  # position and seat
    game: np.ndarray  # which one the position is of
    points: list[np.ndarray]  # position -> seat, term
    shares: list[list[float]]  # position -> share of the win of each seat


def play(setting: Setting, seed: int, level: str, pace: int) -> Played:
    """A game between equal bots that now and then go astray."""
    seats = [Player("", seat, level, seed * 11 + seat + 5) for seat in range(setting.players)]
    match = Match.new(setting.game, setting.players, seed, setting.options, seats)
    judgement = judgement_of(match.game)
    if pace:
        vars(judgement)["pace"] = pace  # a record is not changed, but here it is to be another one
    thoughts, rng = [Thought() for _ in seats], Rng(seed)
    rows: list[Row] = []
    turns, last = 0, -1
    while (actor := match.actor) is not None:
        if actor != last:
            turns, last = turns + 1, actor
            if turns % EVERY == 0:
                rows.append([judgement.terms(match._state, seat) for seat in range(setting.players)])
        legal = match.legal()
        if rng.below(ASTRAY) == 0:
            match.play(legal[rng.below(len(legal))])
        else:
            match.play(choose(ask_choice(match), thoughts[actor]))
    outcome = match.outcome
    assert outcome is not None
    shares = [(seat in outcome.winners) / len(outcome.winners) for seat in range(setting.players)]
    return Played(rows=rows, scores=list(outcome.scores), shares=shares)


def games_of(setting: Setting, number: int, level: str, pace: int) -> Iterator[Played]:
    """So many games: those that are kept, then new ones."""
    path = CACHE / "fit" / f"{version()}.{setting.key}.{level}{pace or ''}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    kept = path.read_text().splitlines() if path.exists() else []
    for seed in range(number):
        if seed < len(kept):
            yield json.loads(kept[seed])
            continue
        played = play(setting, seed, level, pace)
        with path.open("a") as file:
            file.write(json.dumps(played) + "\n")
        sys.stderr.write(f"\r{setting.name}: {seed + 1} games ")
        yield played
    sys.stderr.write("\n")


def sample_of(games: Sequence[Played], names: Sequence[str]) -> Sample:
    """All positions of these games."""
    leads, ends, numbers, points, shares = [], [], [], [], []
    for number, game in enumerate(games):
        scores = np.array(game["scores"], float)
        for row in game["rows"]:
            values = np.array([[terms.get(name, 0.0) for name in names] for terms in row])
            points.append(values)
            shares.append(game["shares"])
            for seat in range(len(row)):
                leads.append(_ahead(values, seat))
                ends.append(_ahead(scores, seat))
                numbers.append(number)
    return Sample(np.array(leads), np.array(ends), np.array(numbers), points, shares)


def _ahead(values: np.ndarray, seat: int) -> np.ndarray:
    """Of a seat, over the mean of the others."""
    others = (values.sum(axis=0) - values[seat]) / (len(values) - 1)
    return np.asarray(values[seat] - others)


def factors(sample: Sample, names: Sequence[str], chosen: np.ndarray) -> np.ndarray:
    """A factor for each term, by the chosen positions."""
    leads, ends = sample.leads[chosen], sample.ends[chosen]
    free = [at for at, name in enumerate(names) if name != FIXED and leads[:, at].std() > 1e-6]
    wrong = ends - leads.sum(axis=1)  # what is to be explained by other factors than 1
    some = leads[:, free]
    scale = RIDGE * len(some) * np.maximum(some.var(axis=0), 0.05 * some.var(axis=0).mean())
    found = np.ones(len(names))
    found[free] += np.linalg.solve(some.T @ some + np.diag(scale), some.T @ wrong)
    return np.clip(found, LOW, HIGH)


class Skill(NamedTuple):
    """How well positions foretell the end."""

    explained: float  # share of the variance of the leads in the end
    surprise: float  # mean negative logarithm of the chance that was given to the winner

    def __str__(self) -> str:
        return f"explains {self.explained:.1%} of the final leads, surprise {self.surprise:.3f}"


def skill(sample: Sample, weights: np.ndarray, spread: float, chosen: np.ndarray) -> Skill:
    """Of these factors, at the chosen positions and seats."""
    told, ends = sample.leads[chosen] @ weights, sample.ends[chosen]
    explained = 1 - ((ends - told) ** 2).mean() / (ends**2).mean()
    players = len(sample.points[0])
    surprises = []
    for at in np.flatnonzero(chosen[::players]):
        given = chances(list(sample.points[at] @ weights), spread)
        share = sample.shares[at]
        surprises.append(-sum(s * np.log(max(g, 1e-4)) for s, g in zip(share, given, strict=True)))
    return Skill(float(explained), float(np.mean(surprises)))


def held_out(sample: Sample, names: Sequence[str], spread: float) -> tuple[Skill, Skill]:
    """Skill with the factors in use and with fitted ones, in games that were not fitted to."""
    before, after = [], []
    for fold in range(FOLDS):
        out = sample.game % FOLDS == fold
        if not out.any():
            continue
        fitted = factors(sample, names, ~out)
        before.append(skill(sample, np.ones(len(names)), spread, out))
        after.append(skill(sample, fitted, spread, out))
    return _mean(before), _mean(after)


def _mean(skills: Sequence[Skill]) -> Skill:
    explained, surprise = np.mean(skills, axis=0)
    return Skill(float(explained), float(surprise))


def report(setting: Setting, games: Sequence[Played]) -> dict[str, float]:
    """Print what was found; the factor by which each weight in use is to be multiplied."""
    judgement = judgement_of(GAMES[setting.game])
    names = list(judgement.names())
    sample = sample_of(games, names)
    everything = np.ones(len(sample.ends), bool)
    found = factors(sample, names, everything)
    before, after = held_out(sample, names, judgement.spread)
    print(f"{setting.name}: {len(games)} games, {len(sample.points)} positions; spread {judgement.spread}")
    print(f"  in use: {before}\n  fitted: {after}")
    for name, factor, lead in zip(names, found, sample.leads.T, strict=True):
        rest = np.corrcoef(lead, sample.ends - sample.leads.sum(axis=1))[0, 1] if lead.std() > 1e-6 else 0.0
        print(f"    {name:12s} x {factor:.2f}   deviates by {lead.std():5.2f}, error correlates {rest:+.2f}")
    sys.stdout.flush()
    return dict(zip(names, map(float, found), strict=True))


def weights_file(game: str) -> Path:
    """Where a game keeps its weights, if its judgement reads any."""
    return ROOT / "py" / Path(*cover(game).package.split("."), "weights.py")


def multiplied(text: str, fitted: Mapping[str, Mapping[str, float]]) -> str:
    """A text of weights, multiplied by the factors that were found."""
    start = text.index(HEAD)
    weights: dict[str, dict[str, float]] = ast.literal_eval(text[start + len(HEAD) :])
    for setting, row in fitted.items():
        for name, factor in row.items():
            if name in weights[setting]:
                weights[setting][name] = round(weights[setting][name] * factor, 2)
    body = "".join(
        f'    "{setting}": {{\n' + "".join(f'        "{n}": {w},\n' for n, w in row.items()) + "    },\n"
        for setting, row in weights.items()
    )
    return f"{text[:start]}{HEAD}{{\n{body}}}\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, fit, print; write if asked to."""
    parser = argparse.ArgumentParser(prog="bench.fit", description=__doc__)
    parser.add_argument("--game", choices=list(GAMES), action="append", help="one game; may be repeated")
    parser.add_argument("--only", default=[], action="append", help="a part of a setting's name")
    parser.add_argument("--games", type=int, default=100, help="games of each setting")
    parser.add_argument("--level", default="karl", help="of the bots that play")
    parser.add_argument(
        "--pace", type=int, default=0, help="iterations of a Jarl's turn; else the usual ones"
    )
    parser.add_argument("--write", action="store_true", help="put the weights into the games' weights.py")
    given = parser.parse_args(arguments)
    for game in given.game or list(GAMES):
        fitted = {}
        for setting in settings_of([game]):
            if all(word in setting.name for word in given.only):
                games = list(games_of(setting, given.games, given.level, given.pace))
                fitted[setting.key.partition(".")[2]] = report(setting, games)
        path = weights_file(game)
        if given.write and not path.exists():
            print(f"{game}: its judgement reads no weights yet, so none are written")
        elif given.write:
            path.write_text(multiplied(path.read_text(), fitted))
            print(f"written: {path.relative_to(ROOT)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
