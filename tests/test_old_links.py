"""Links of earlier releases open for ever, with the same actions, scores and winners."""

from __future__ import annotations

import pytest

from longhouse.engine import Match
from longhouse.games import GAMES

from .links import Record, kept, record

RECORDS = kept()


@pytest.mark.parametrize("old", RECORDS, ids=[" ".join(r.head.split(" | ")[:3]) for r in RECORDS])
def test_old_link(old: Record) -> None:
    match = Match.from_link(old.link)
    assert record(old.head.split(" | ")[0], match)._replace(link=old.link) == old


def test_every_game_and_player_count_has_old_links() -> None:
    known = {tuple(old.head.split(" | ")[1:3]) for old in RECORDS}
    assert known >= {(name, str(count)) for name in GAMES for count in GAMES[name].meta.players}
