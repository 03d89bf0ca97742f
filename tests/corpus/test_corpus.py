"""What any release has written opens for ever, with the same actions, digests, scores and winners."""

from __future__ import annotations

import json
from typing import Any

import pytest

from longhouse.app.slots import import_text, listed, open_slot
from longhouse.engine import Match
from longhouse.games import GAMES

from ..play import cases
from . import kept

KEPT = kept()


def name(line: dict[str, Any]) -> str:
    """Short enough for a list of tests."""
    given = "-".join(map(str, line["options"].values()))
    return f"{line['release']}-{line['game']}-{line['players']}-{given}-{line['count']}"


@pytest.mark.parametrize("line", KEPT, ids=map(name, KEPT))
def test_link_and_entry_open_as_they_were(line: dict[str, Any]) -> None:
    save = json.loads(line["entry"])["save"]
    title, imported = import_text(line["entry"])
    bare = Match.from_json(json.dumps(save))
    for match in (Match.from_link(line["link"]), open_slot(line["entry"]), imported, bare):
        assert (match.game.meta.id, match.players, match.rules) == (
            line["game"],
            line["players"],
            line["rules"],
        )
        assert match.options == line["options"]
        assert [str(action) for action in match.actions] == save["actions"]
        assert [player._asdict() for player in match.seats] == save["seats"]
        assert match.digest() == line["digest"] == save["digest"]
        assert (match.actor, len(match.actions)) == (line["actor"], line["count"])
        assert (match.outcome and list(match.outcome.scores)) == line["scores"]
        assert (match.outcome and list(match.outcome.winners)) == line["winners"]
    assert title == "A <b>game</b>"
    shown = listed("x", line["entry"])
    assert shown.problem is None and shown.turn == line["count"] and shown.over == (line["actor"] is None)


def test_what_is_written_now_is_what_was_written() -> None:
    """A link made again from an old match is the old link, to the letter."""
    for line in KEPT[:: max(1, len(KEPT) // 20)]:
        assert Match.from_link(line["link"]).to_link() == line["link"]


def test_every_setup_is_kept_finished_and_unfinished() -> None:
    """A new game or option wants a file of its release: python -m tests.corpus."""
    known = {(x["game"], x["rules"], x["players"], json.dumps(x["options"]), not x["scores"]) for x in KEPT}
    for game, players, options in cases():
        setup = (game, GAMES[game].meta.rules, players, json.dumps(options))
        assert known >= {(*setup, False), (*setup, True)}
