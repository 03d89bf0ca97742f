"""Invitations and answers: short enough, and refused with a sentence when something is wrong."""

from __future__ import annotations

from random import Random

import pytest

from longhouse.app.live import signal
from longhouse.app.live.invitation import (
    MOST,
    Answer,
    Invitation,
    age,
    read_answer,
    read_invitation,
    write_answer,
    write_invitation,
)
from longhouse.engine import CorruptSave
from longhouse.engine.record import replace

from ..app.descriptions import CHROMIUM_OFFER
from ..fuzz import mutate

PACKED = signal.pack(CHROMIUM_OFFER)
NOW = 1_795_000_000_000
ONE = Invitation(
    "0123456789", "abcdef", (1, 2), "gonewild", 1, 1, 1, 2, "Bjorn", "Astrid", NOW // 60_000, True, PACKED
)


def test_there_and_back() -> None:
    assert read_invitation(write_invitation(ONE)) == ONE
    watch = replace(ONE, seats=(), name="", internet=False)
    assert read_invitation(write_invitation(watch)) == watch
    answer = Answer("0123456789", "00000f", PACKED)
    assert read_answer(f" https://example.org/#/answer/{write_answer(answer)}\n") == answer
    assert read_answer(write_answer(answer)) == answer


@pytest.mark.parametrize("length", [100, 150, 180])
def test_long_names_give_way(length: int) -> None:
    packed = "A" * length
    name, host = "Þorbjörg Ægisdóttir 字字字", "Sigurðr Fáfnisbani 字字字"
    text = write_invitation(replace(ONE, signal=packed, name=name, host=host))
    assert len(text) <= MOST
    assert len(write_answer(Answer(ONE.table, ONE.peer, packed))) <= MOST


def test_age() -> None:
    assert age(ONE, NOW + 90 * 60_000) == 90
    assert age(ONE, NOW - 5 * 60_000) == 0, "somebody's clock is wrong"


def test_other_things_get_a_sentence() -> None:
    good = write_invitation(ONE)
    for text in ("", ".", "1.", "nonsense", good[:-3], good[:9] + good[10:], f"{good}.", "1" + good):
        with pytest.raises(CorruptSave):
            read_invitation(text)
    with pytest.raises(CorruptSave, match="newer version"):
        read_invitation(f"2{good[1:]}")
    with pytest.raises(CorruptSave, match="no answer"):
        read_answer("https://example.org/#/g/1abc")
    with pytest.raises(CorruptSave, match="damaged"):
        read_answer("https://example.org/#/answer/1abc.def")


def test_damaged_ones_are_refused_with_a_sentence() -> None:
    rng, good = Random(18), [write_invitation(ONE), write_answer(Answer("0123456789", "abcdef", PACKED))]
    opened = 0
    for _ in range(3000):
        text = mutate.text(rng, rng.choice(good), good)
        for read in (read_invitation, read_answer):
            try:
                read(text)
                opened += text not in good
            except CorruptSave as error:
                assert str(error.message)
    assert opened < 30, "the checksum lets almost nothing through"
