"""What devices tell each other, as text and back; whatever else arrives is refused."""

from __future__ import annotations

import pytest

from longhouse.app.live import protocol as pr

SAID: tuple[pr.Talk, ...] = (
    pr.Hello(1, 1, "0.5.0", 3, "Astrid", 2, 40, "ab12"),
    pr.Setup("0123456789", 2, (1, 3), "1abc"),
    pr.Setup("0123456789", 2, (), "1abc"),
    pr.Setup("0123456789", 7, (1, 2), "1abc", 5),
    pr.Setup("0123456789", 7, (1, 2), "1abc", 0, (0, 1, 1)),
    pr.Fetch(),
    pr.Version(2, "1abc"),
    pr.Act(1, 7, "visit market"),
    pr.Acted(1, 7, "visit market", "ab12"),
    pr.Refused(1, 7, "stale"),
    pr.Behind(1, 7),
    pr.Undo(1, 7, 5),
    pr.Wish(3, 1, 5),
    pr.Consent(3, True),
    pr.Declined(3, 2),
    pr.Presence(("here", "away", "bot", "lost"), 1),
    pr.Phrase(2, 11),
    pr.Bye("left"),
)


@pytest.mark.parametrize("talk", SAID, ids=lambda talk: type(talk).__name__)
def test_there_and_back(talk: pr.Talk) -> None:
    assert pr.decode(pr.encode(talk)) == talk


def test_every_kind_is_tried() -> None:
    assert {type(talk) for talk in SAID} == set(pr.Talk.__args__)


@pytest.mark.parametrize(
    "text",
    [
        "", "null", "[]", "{}", '"bye"', "[1]", '["bye"]', '["bye","left",1]', '["bb","left"]',
        '["act",1,2]', '["act",true,2,"x"]', '["act",-1,2,"x"]', '["act",1.0,2,"x"]', '["act",1,5001,"x"]',
        '["consent",1,1]', '["phrase",4,0]', '["phrase",0,12]', '["setup","t",1,[4],"1"]',
        '["setup","t",1,[[0]],"1"]', '["setup","t",1,[0]]', '["setup","t",1,[0],"1",2,[9]]',
        '["setup","t",1,[0],"1",2,[1],0]',
        '["setup","t",1,[0,1,2,3,0],"1"]', '["presence",["asleep"],0]', '["act",1,2,"' + "x" * 61 + '"]',
        '["hello",1,1,"v",1,"' + "n" * 25 + '",0,0,""]', '["version",1,"' + "x" * 9000 + '"]',
        '["bye","\u00e9"]', '["bye","' + "x" * 21 + '"]', "[" * 3000, '["bye",' + "[" * 40,
        '["act",1,99999999999999999999999,"x"]',
    ],
)  # fmt: skip
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(pr.BadMessage):
        pr.decode(text)


def test_who_must_reload() -> None:
    assert pr.mismatch(pr.OLDEST, pr.NEWEST + 4) == "", "a newer one that still speaks ours"
    assert pr.mismatch(pr.NEWEST + 1, pr.NEWEST + 4) == "me"
    assert pr.mismatch(0, pr.OLDEST - 1) == "you"


def test_every_word_of_parting_is_sent_by_somebody() -> None:
    sent = {"left", "closed", "reload you", "reload me", "differs", "nonsense", "flood"}
    assert set(pr.BYES) == sent
