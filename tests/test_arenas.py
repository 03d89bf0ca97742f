"""Arenas: games are kept and not played twice, and a sample ends when its interval has passed the bar."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import pytest

from bench import arenas, compiled, kept, rivals
from bench.against import Side
from bench.settings import Setting
from bench.thinker import Answer
from longhouse.bots import arena
from longhouse.games import GAMES
from tools.shell import ROOT

pytestmark = pytest.mark.host  # games are kept in files

PAIR = Setting("wikinger", {"version": "basic"}, 2)


def test_a_game_that_was_kept_is_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bouts = [arena.Bout("wikinger", 2, {"version": "basic"}, seed, ("thrall", "thrall")) for seed in (1, 2)]
    file = tmp_path / "games.jsonl"
    first = list(kept.Kept(file).play(bouts[:1]))
    asked: list[int] = []

    def play(bout: arena.Bout, _watch: object) -> arena.Result:
        asked.append(bout.seed)
        return first[0]._replace(bout=bout)

    monkeypatch.setattr(arena, "play", play)
    again = list(kept.Kept(file).play(bouts))
    assert again[0] == first[0] and asked == [2]
    assert len(file.read_text().splitlines()) == 2


def test_the_judgements_version_is_that_of_what_decides(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "games" / "some"
    folder.mkdir(parents=True)
    monkeypatch.setattr(kept, "SOURCE", tmp_path)
    versions = []
    for name, text in (("strategy.py", "A = 1"), ("words.py", "B = 1"), ("strategy.py", "A = 2")):
        (folder / name).write_text(text)
        versions.append(kept.version())
    assert versions[0] == versions[1] != versions[2]


def test_a_sample_ends_when_its_interval_has_passed_the_bar(tmp_path: Path) -> None:
    bar = arenas.Bar("karl", "thrall", PAIR, 40, 0.6)
    file = tmp_path / "games.jsonl"
    assert "reached" in arenas.sample(bar, kept.Kept(file), bar.games)
    assert len(file.read_text().splitlines()) < bar.games


def test_an_interval_across_the_bar_decides_nothing() -> None:
    assert arenas.decided(arena.rate([1.0] * 6 + [0.0] * 6), 0.6) == ""
    assert arenas.decided(arena.rate([1.0] * 9), 0.6) == "", "too few"
    assert arenas.decided(arena.rate([0.0] * 12), 0.6) == "missed"


def test_between_styles_an_interval_must_lie_within_both_bounds() -> None:
    even, one_sided = arena.rate([1.0, 0.0] * 60), arena.rate([1.0] * 11 + [0.0])
    assert arenas.decided(even, *arenas.EVEN) == "reached"
    assert arenas.decided(one_sided, *arenas.EVEN) == "missed"
    assert arenas.decided(arena.rate([1.0, 0.0] * 10), *arenas.EVEN) == "", "too wide"


def test_it_is_kept_where_points_came_from(tmp_path: Path) -> None:
    bout = arena.Bout("wikinger", 2, {"version": "progress"}, 1, ("karl", "karl"))
    file = tmp_path / "games.jsonl"
    (result,) = kept.Kept(file).play([bout])
    parts = kept.Kept(file).parts(bout)
    assert tuple(sum(row.values()) for row in parts) == result.scores
    lines = list(arenas._paid(kept.Kept(file), [result]))
    assert [line.split(":")[0].strip() for line in lines] == ["points by sold", "points by supply"]
    assert f"{sum(row['sold'] for row in parts) / 2:+.1f}" in lines[0]


def test_plain_levels_know_nothing_of_styles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "games" / "some"
    folder.mkdir(parents=True)
    monkeypatch.setattr(kept, "SOURCE", tmp_path)
    names = []
    for text in ("A = 1", "A = 2"):
        (folder / "styles.py").write_text(text)
        names.append((kept.version(), kept.styled("some").name))
    assert names[0][0] == names[1][0] and names[0][1] != names[1][1]


class Noted(Side):
    """A side that always plays one level, and notes when it is asked."""

    def __init__(self, level: str, asked: list[str]) -> None:
        super().__init__(ROOT)
        self.level, self.asked = level, asked

    def ask(self, link: str, level: str, pace: int = 0, again: bool = False) -> Answer:
        self.asked.append(self.level)
        return super().ask(link, self.level, pace, again)


def test_rivals_exchange_their_seats() -> None:
    asked: list[str] = []
    sides = [Noted("karl", asked), Noted("thrall", asked)]
    began = []
    try:
        for number in (0, 1):
            asked.clear()
            ended = rivals.Rivals(sides, (0, 0), "karl").play("wikinger", {"version": "basic"}, 2, number)
            assert ended.share == 1 and ended.ahead > 0 and ended.seconds[0] > ended.seconds[1] > 0
            began.append(asked[0])
    finally:
        for side in sides:
            side.close()
    assert began[0] != began[1]


def test_rivals_are_told_with_their_time_and_end_at_the_bar(tmp_path: Path) -> None:
    games = [rivals.Ended(1.0, 5.0, (2.0, 1.0)), rivals.Ended(0.0, -1.0, (2.0, 1.0))]
    assert rivals.told(games).endswith("+2.0 points a seat, 2.00 times the time")
    assert not rivals._ends(games, 0.6) and rivals._ends(games[:1] * 12, 0.6)
    file = tmp_path / "rivals.jsonl"
    assert rivals.read(file, ["onboard"]) == []
    file.write_text(
        '{"key": ["onboard"], "ended": [1.0, 5.0, [2.0, 1.0]]}\n{"key": [], "ended": [0, 0, []]}\n'
    )
    assert [game.share for game in rivals.read(file, ["onboard"])] == [1.0]


def test_each_seat_is_taken_as_often_as_any_other() -> None:
    for seats, games in ((1, 8), (2, 8)):
        bar = arenas.Bar("jarl", "karl", PAIR._replace(players=4), games, 0.5, seats)
        taken = Counter(
            seat for bout in bar.bouts() for seat, level in enumerate(bout.levels) if level == "jarl"
        )
        assert set(taken.values()) == {games * seats // 4}


def test_without_a_compiler_one_sentence_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    assert compiled.main([]) == 1
    assert capsys.readouterr().err.strip().endswith("run bench.arenas itself, which needs none.")


def test_search_rules_and_judgement_of_every_game_are_compiled() -> None:
    files = compiled.sources()
    assert all((compiled.SOURCE / path).is_file() for path in files)
    for game in GAMES:
        assert {f"games/{game}/state.py", f"games/{game}/strategy.py"} < set(files)


def test_the_fields_of_every_position_are_found_where_they_are_replaced() -> None:
    for path in ("engine/position.py", *(f"games/{game}/state.py" for game in GAMES)):
        text = compiled.adapted((compiled.SOURCE / path).read_text())
        assert "__slots__" not in text and "object.__new__" not in text
