"""Links: length, round trips, and what happens to damaged ones."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from longhouse.engine import CorruptSave, Match
from longhouse.engine import link as links
from longhouse.engine.game import Seating
from longhouse.engine.limits import MAX_ID, MAX_LINK, MAX_NAME
from longhouse.engine.save import clean_name

from ..play import finished, some

URL_SAFE = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
NAMES = ("Gunnhild", "Øysteinn", "Ragnvald", "Xzqwkyvj")


@pytest.fixture(scope="module")
def whole() -> Match:
    """A finished game of four."""
    return finished("onboard", 4, 11, seats=[{"name": name} for name in NAMES])


def test_a_finished_game_of_four_with_names_of_eight_letters_fits_in_300_characters() -> None:
    for seed in range(some(50, 8)):
        match = finished("onboard", 4, 2**53 - 1 - seed, seats=[{"name": name} for name in NAMES])
        text = match.to_link()
        assert len(text) <= 300, seed
        assert set(text) <= set(URL_SAFE)


def test_links_of_two_and_three_players_are_short_too() -> None:
    for seed in range(some(10, 2)):
        for players in (2, 3):
            match = finished("onboard", players, seed, seats=[{"name": name} for name in NAMES[:players]])
            assert len(match.to_link()) <= 300


def test_every_single_character_change_is_noticed(whole: Match) -> None:
    """A changed link never opens as another match."""
    text, same = whole.to_link(), whole.to_json()
    opened = 0
    for place in range(len(text)):
        for letter in URL_SAFE[:: some(3, 20)]:
            changed = text[:place] + letter + text[place + 1 :]
            try:
                match = Match.from_link(changed)
            except CorruptSave:
                continue
            opened += 1
            assert match.to_json() == same, changed
    assert opened >= 1, "the unchanged link, at least"


def test_every_truncation_is_noticed(whole: Match) -> None:
    text = whole.to_link()
    for length in range(len(text)):
        with pytest.raises(CorruptSave):
            Match.from_link(text[:length])


def test_two_links_run_together_are_noticed(whole: Match) -> None:
    with pytest.raises(CorruptSave):
        Match.from_link(whole.to_link() + whole.to_link())


def test_anything_after_the_end_is_noticed(whole: Match) -> None:
    """Also where the link before it is whole to the last bit."""
    tried = 0
    for k in range(0, 60, 3):
        text = whole.at(k).to_link()
        tried += len(text) % 4 == 1
        for tail in ("zzzz", "z", "zz", "zzz"):
            with pytest.raises(CorruptSave):
                Match.from_link(text + tail)
    assert tried


def test_a_digit_too_many_is_noticed(whole: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    """A link made by hand with something packed behind the checksum."""
    encode = links.Packer.encode

    def longer(pack: links.Packer) -> str:
        pack.put(5, 10)
        return encode(pack)

    monkeypatch.setattr(links.Packer, "encode", longer)
    with pytest.raises(CorruptSave):
        Match.from_link(whole.to_link())


def test_characters_exchanged_are_noticed(whole: Match) -> None:
    text = whole.to_link()
    for place in range(1, len(text) - 1):
        if text[place] != text[place + 1]:
            with pytest.raises(CorruptSave):
                Match.from_link(text[:place] + text[place + 1] + text[place] + text[place + 2 :])


@pytest.mark.parametrize(
    "text", ["", "1", "1A", "1" + "A" * 50, "abc", " ", "é", "1!!", "1AB=", "\n", "1\0", "0abc"]
)
def test_nonsense_is_a_damaged_link(text: str) -> None:
    with pytest.raises(CorruptSave, match="This link is damaged"):
        Match.from_link(text)


@pytest.mark.parametrize("value", [None, 5, b"1abc", ["1"], Match])
def test_what_is_no_text_is_a_damaged_link(value: object) -> None:
    with pytest.raises(CorruptSave, match="damaged"):
        Match.from_link(value)  # type: ignore[arg-type]


def test_a_link_of_a_newer_version_says_so(whole: Match) -> None:
    with pytest.raises(CorruptSave, match="newer version"):
        Match.from_link("2" + whole.to_link()[1:])


def test_a_link_with_newer_rules_says_so() -> None:
    pack = links.Packer()
    pack.text("onboard", MAX_ID)
    pack.number(99)
    with pytest.raises(CorruptSave, match="newer version"):
        Match.from_link(links.VERSION + pack.encode())


def test_a_link_of_an_unknown_game_is_refused() -> None:
    pack = links.Packer()
    pack.text("chess", MAX_ID)
    pack.number(1)
    with pytest.raises(CorruptSave):
        Match.from_link(links.VERSION + pack.encode())


def crafted(seed: int, count: int, name: str = "Ida", bot: str = "") -> str:
    """A link made by hand up to the number of actions."""
    pack = links.Packer()
    pack.text("onboard", MAX_ID)
    pack.number(1)
    pack.put(0, 3)
    pack.number(seed)
    pack.put(0, 2)
    for colour in range(2):
        pack.put(colour, 4)
        pack.text(name, MAX_NAME)
        pack.text(bot, 12)
        if bot:
            pack.number(3)
    pack.number(count)
    return links.VERSION + pack.encode()


@pytest.mark.parametrize(
    "text",
    [crafted(2**53, 0), crafted(1, 5_001), crafted(1, 2**50), crafted(1, 4_000), crafted(1, 0, name="a\tb"),
     crafted(1, 0, name="\ud800"), crafted(1, 0, bot="BAD"), crafted(1, 0)],
    ids=["seed", "count", "huge count", "too many actions", "name", "surrogate", "level", "checksum"],
)  # fmt: skip
def test_impossible_contents_are_damaged_links(text: str) -> None:
    with pytest.raises(CorruptSave, match="damaged"):
        Match.from_link(text)


def test_links_are_limited_in_length() -> None:
    with pytest.raises(CorruptSave):
        Match.from_link("1" + "A" * MAX_LINK)
    with pytest.raises(CorruptSave):
        Match.from_link("1" + "_" * (MAX_LINK - 1))


def test_a_person_has_no_bot_seed() -> None:
    """Links carry no seed for a person, so there must be none to lose."""
    with pytest.raises(ValueError):
        Match.new("onboard", 2, 1, seats=[{"name": "Ida", "seed": 5}, {}])


NAME = st.text(max_size=MAX_NAME).map(clean_name)


@given(
    seed=st.integers(0, 2**53 - 1), players=st.integers(2, 4), steps=st.integers(0, 25), extra=st.booleans(),
    names=st.lists(NAME, min_size=4, max_size=4), colours=st.permutations(range(4)),
    bots=st.lists(st.sampled_from(["", "random", "abcdefghijkl"]), min_size=4, max_size=4),
    bot_seed=st.integers(0, 2**32 - 1),
)  # fmt: skip
def test_any_setup_round_trips(
    seed: int, players: int, steps: int, extra: bool, names: list[str], colours: list[int], bots: list[str],
    bot_seed: int,
) -> None:  # fmt: skip
    seats: list[Seating] = [
        {"name": names[i], "colour": colours[i], "bot": bots[i], "seed": bot_seed if bots[i] else 0}
        for i in range(players)
    ]
    match = Match.new("onboard", players, seed, {"extra_vikings": extra}, seats)
    for turn in range(steps):
        legal = match.legal()
        match.play(legal[turn * 7 % len(legal)])
    text = match.to_link()
    assert set(text) <= set(URL_SAFE)
    again = Match.from_link(text)
    assert again.to_json() == match.to_json() and again.seats == match.seats
    assert again.to_link() == text


@given(st.text(alphabet=URL_SAFE, max_size=400))
def test_random_text_never_opens_and_never_fails_otherwise(text: str) -> None:
    with pytest.raises(CorruptSave):
        Match.from_link("1" + text)


@given(st.text(max_size=60))
def test_any_text_gives_a_sentence(text: str) -> None:
    with pytest.raises(CorruptSave) as caught:
        Match.from_link(text)
    assert str(caught.value).endswith(".")
