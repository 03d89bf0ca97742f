"""What is missing, and whether own cards could bring it: no reason may deny what a card in hand would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from longhouse.engine import Match, Message, Rng
from longhouse.games.gonewild.conformance import disturb
from longhouse.games.gonewild.data import CARD, CARDS, EVERYTHING
from longhouse.games.gonewild.rules import means, reasons
from longhouse.games.gonewild.state import State
from longhouse.games.gonewild.texts import CARD_NAMES

from ..play import some
from .build import table
from .walk import SETTINGS, at, walk

GAME = Match.new("gonewild", 2, 0).game
STORE = "beer_container:2 gold_container:2"
STRONG = {"level": {1: 2}}

# hand and what else is told of the position; the action; what is missing; what could bring it:
# `=` for sure, `?` perhaps
PAYING: tuple[tuple[str, dict[str, Any], str, str, str], ...] = (
    ("chest", {}, "buy cannon", "2 gold", "=Treasure Chest"),
    ("gold chest", {}, "buy sheep_cannon", "4 gold", "=Gold, Treasure Chest"),
    ("gold_miner", {"village": {0: "gold_factory gold_factory+"}}, "buy cannon", "2 gold", "=Gold Miner"),
    ("gold_miner", {"village": {0: "gold_factory"}}, "buy cannon", "2 gold", ""),
    ("dvergar", {"village": {0: "brewery"}}, "buy cannon", "2 gold", ""),
    ("dvergar", {"village": {0: "gold_factory*3"}}, "upgrade", "3 gold", "=Dvergar"),
    ("beer_specialist", {"village": {0: "brewery*3"}}, "buy elf_archer", "3 beer", "=Beer Specialist"),
    ("crystal", {"pool": (0, 1)}, "buy cannon", "1 gold", "=Crystal"),
    ("crystal", {"pool": (2, 0)}, "buy elf_archer", "1 beer", "=Crystal"),
    ("crystal*2", {"pool": (2, 0)}, "buy cannon", "2 gold", "=Crystal"),
    ("money_theft", {"pool": (0, 1)}, "buy cannon", "1 gold", "=Money Theft"),
    ("money_theft", {"pool": (0, 1), "village": {1: STORE}}, "buy cannon", "1 gold", "=Money Theft"),
    ("recipe_theft", {"pool": (1, 0)}, "buy elf_archer", "2 beer", "=Recipe Theft"),
    ("recipe_theft", {"pool": (1, 0), "village": {1: STORE}}, "buy elf_archer", "2 beer", "=Recipe Theft"),
    ("recipe_theft gold", {}, "buy cannon", "2 gold", "=Gold, Recipe Theft"),
    ("gold_taxes", {"players": 3, "village": {1: STORE}}, "buy cannon", "2 gold", "=Gold Taxes"),
    ("beer_taxes", {"players": 3}, "build gold_container", "2 beer", "=Beer Taxes"),
    ("resurrection", {"discard": {0: "beer gold_bars gold"}}, "upgrade", "3 gold", "=Resurrection"),
    ("resurrection", {"discard": {0: "beer gold gold"}}, "upgrade", "3 gold", ""),
    ("resurrection", {"discard": {0: "chest"}}, "buy cannon", "2 gold", "=Resurrection"),
    ("scroll", {}, "buy cannon", "2 gold", "?Scroll"),
    ("scroll chest", {}, "buy cannon", "2 gold", "=Treasure Chest"),
    ("scroll", {"deck": {0: "warrior*4"}}, "buy cannon", "2 gold", ""),
    ("scroll", {"deck": {0: "warrior"}, "discard": {0: "gold"}}, "buy cannon", "2 gold", "?Scroll"),
    ("shaman", {"deck": {0: "scroll warrior*4"}}, "buy cannon", "2 gold", ""),
    ("shaman", {"deck": {0: "scroll warrior gold*2"}}, "buy cannon", "2 gold", "?Shaman"),
    ("gift_resource gift_unit", {}, "buy cannon", "2 gold", "?Mystery Gift (resource)"),
    ("gift_unit resurrection", {}, "buy cannon", "2 gold", "?Mystery Gift (unit)"),
    ("valkyrie", {"discard": {0: "shaman"}}, "buy cannon", "2 gold", "?Valkyrie"),
    ("crystal", {"pool": (1, 0)}, "exchange beer", "1 beer", "=Crystal"),
    ("gold_miner", {"village": {0: "gold_factory"}, "pool": (1, 0)}, "exchange beer", "1 beer", ""),
    ("chest", {"missions": {0: "money"}, "mission_deck": "worker"}, "change 1", "1 gold", "=Treasure Chest"),
    ("warrior cannon", {}, "path 2", "3 beer", ""),
    ("warrior cannon", {}, "build drakkar", "2 beer and 1 gold", ""),
)  # fmt: skip
# the same for strength: how much there is, and how much it takes
FIGHTING: tuple[tuple[str, dict[str, Any], str, int, int, str], ...] = (
    ("warrior*2 odins_boost", {}, "attack 1 hall", 2, 4, "=Odin’s Boost"),
    ("warrior odins_boost", {}, "attack 1 hall", 1, 4, ""),
    ("valkyrie", {"discard": {0: "elf_archer"}, **STRONG}, "attack 1 hall", 4, 6, "=Valkyrie"),
    ("valkyrie", {"discard": {0: "warrior thor"}, **STRONG}, "attack 1 hall", 4, 6, ""),
    ("resurrection", {"discard": {0: "thor sword beer"}}, "attack 1 hall", 0, 4, "=Resurrection"),
    ("resurrection", {"discard": {0: "warrior mjollnir"}}, "attack 1 hall", 0, 4, "=Resurrection"),
    ("resurrection", {"discard": {0: "valkyrie shaman"}, **STRONG}, "attack 1 hall", 0, 6, "?Resurrection"),
    ("resurrection", {"discard": {0: "valkyrie assassin"}, **STRONG}, "attack 1 hall", 0, 6, "=Resurrection"),
    ("resurrection odins_boost warrior", {"discard": {0: "warrior*2"}, **STRONG}, "attack 1 hall", 1, 6,
     "=Odin’s Boost, Resurrection"),
    ("shaman", {}, "attack 1 hall", 1, 4, "?Shaman"),
    ("shaman", {"deck": {0: "beer*4"}}, "attack 1 hall", 1, 4, ""),
    ("scroll", {"deck": {0: "sword cannon beer*3"}}, "attack 1 hall", 0, 4, ""),
    ("scroll warrior", {"deck": {0: "sword cannon beer*3"}}, "attack 1 hall", 1, 4, "?Scroll"),
    ("gift_unit gift_resource", {}, "attack draco", 0, 1, "?Mystery Gift (unit)"),
    ("warrior odins_boost", {"path": "undead_beer scroll*4"}, "attack undead 1", 1, 2, "=Odin’s Boost"),
)  # fmt: skip


def helpers(told: str, sure: str) -> str:
    """The rest of the sentence."""
    if not told:
        return "."
    return f"; you could {sure} with {told[1:]}." if told[0] == "=" else f"; {told[1:]} might bring more."


@pytest.mark.parametrize(("hand", "told", "action", "missing", "by"), PAYING)
def test_a_price_that_cannot_be_paid_says_what_is_missing_and_what_could_bring_it(
    hand: str, told: dict[str, Any], action: str, missing: str, by: str
) -> None:
    why = table(hand={0: hand}, **told).why(action)
    assert why == f"You still need {missing} for it{helpers(by, 'get it')}"


@pytest.mark.parametrize(("hand", "told", "action", "now", "needed", "by"), FIGHTING)
def test_a_weak_attack_says_what_it_takes_and_what_could_bring_it(
    hand: str, told: dict[str, Any], action: str, now: int, needed: int, by: str
) -> None:
    why = table(hand={0: hand}, **told).why(action)
    assert why == f"You can gather strength {now} now, and it takes {needed}{helpers(by, 'reach it')}"


def test_an_open_effect_counts_like_a_card_in_hand() -> None:
    """A Valkyrie that attacked before her effect was used."""
    t = table(hand={0: "valkyrie"}, discard={0: "bone_crusher"}, village={1: "brewery"})
    t.attack("1 brewery 1", "valkyrie")
    assert (
        t.why("attack 1 hall")
        == "You can gather strength 0 now, and it takes 4; you could reach it with Valkyrie."
    )
    t.play("effect valkyrie", "recall bone_crusher")
    assert t.can("attack 1 hall")


# -- in random play


HELPFUL = [kind for kind, card in enumerate(CARDS) if card.effect and card.type != "resource"]
ACTIONS = [kind for kind, card in enumerate(CARDS) if card.type in ("resource", "action")]
FIRST = ("store", "rob", "spy")  # questions whose answer makes no difference here
READY = (reasons.PLAY_FIRST, reasons.EXCHANGE_FIRST, reasons.PLAY_AND_EXCHANGE)
ENOUGH = 300  # positions to try


class Search:
    """Tries all sequences of effects of own cards."""

    def __init__(self, action: Any) -> None:
        self.action = action
        self.seen: set[Any] = set()
        self.cut = False

    def reaches(self, state: State) -> bool:
        """Whether the action becomes legal, or needs only resource cards or an exchange."""
        if state.ask == "turn":
            why = GAME.explain(state, self.action)
            if why is None or why in READY:
                return True
        key = (
            state.ask, state.todo, state.hand[state.turn], state.deck[state.turn], state.discard[state.turn],
            state.ready, state.pending, state.boost, state.beer, state.gold, tuple(state.loot),
            tuple(state.tokens),
        )  # fmt: skip
        if key in self.seen:
            return False
        self.seen.add(key)
        if len(self.seen) > ENOUGH:
            self.cut = True
            return False
        return any(self._after(state, step) for step in self._steps(state))

    def _after(self, state: State, step: Any) -> bool:
        after = state.clone()
        GAME.apply(after, step, None)
        return self.reaches(after)

    def _steps(self, state: State) -> list[Any]:
        legal = GAME.legal(state)
        if state.ask in FIRST:
            return legal[:1]
        if state.ask in ("destroy", "drop"):
            return [action for action in legal if str(action).endswith("none")]
        if state.ask != "turn":
            return legal
        return [
            action for action in legal if action.kind in ("play", "effect") and action.value != EVERYTHING
        ]


def enriched(state: State, rng: Rng) -> State:
    """The same turn with more cards that do something, and another order of the deck."""
    other, seat = state.clone(), state.turn
    for pile, number in ((other.hand, 1 + rng.below(3)), (other.discard, rng.below(4))):
        more = tuple(HELPFUL[rng.below(len(HELPFUL))] for _ in range(number))
        pile[seat] = tuple(sorted(pile[seat] + more))
    deck = list(other.deck[seat])
    rng.shuffle(deck)
    other.deck[seat] = tuple(deck[: rng.below(len(deck) + 1)])
    if rng.below(3) == 0:
        other.pending += (CARD[("shaman", "alviss", "valkyrie")[rng.below(3)]],)
    return other


def named(why: Message) -> set[int]:
    """The cards that a reason names."""
    told = f", {why.args['cards']},"
    return {kind for kind, name in enumerate(CARD_NAMES) if f" {name}," in told}


def with_only(cards: set[int], state: State) -> State:
    """The same turn without other cards that are played for their effect alone."""
    other = state.clone()
    hand = state.hand[state.turn]
    other.hand[state.turn] = tuple(card for card in hand if card in cards or card not in ACTIONS)
    other.pending = tuple(card for card in state.pending if card in cards)
    return other


def poor_turns() -> Iterator[tuple[State, Any, Message]]:
    """Turns of random games with more cards: what is refused because something is missing."""
    rng = Rng(3)
    for players, options in SETTINGS:
        for count, (state, _, _, _) in enumerate(walk(players, options, 21)):
            if state.ask == "turn" and count % some(11, 40) == 0:
                world = enriched(state, rng)
                for action, why in at(world).refused():
                    yield world, action, why


def test_what_is_said_of_own_cards_is_true() -> None:
    """A reason that names no card: no sequence of own cards makes the action possible in this turn. One that
    says one could: the named cards do."""
    tried, cut = Counter[str](), 0
    for world, action, why in poor_turns():
        search = Search(action)
        if why.text in (reasons.SHORT.text, reasons.WEAK.text):
            assert not search.reaches(world), (action, why)
        elif why.text in (reasons.SHORT_BUT.text, reasons.WEAK_BUT.text):
            assert search.reaches(with_only(named(why), world)) or search.cut, (action, why)
        else:
            continue
        cut += search.cut
        tried[why.text] += 1
    assert len(tried) == 4 and min(tried.values()) > some(100, 10) and cut * 50 < sum(tried.values())


def test_reasons_and_previews_tell_nothing_of_the_order_of_the_deck() -> None:
    """Whatever the seat cannot see: the same reasons, notes and strength."""
    rng, met = Rng(8), Counter[str]()
    for count, (state, _, _, _) in enumerate(walk(3, SETTINGS[-1][1], 22)):
        if state.ask != "turn" or count % 5:
            continue
        other = disturb(state, state.turn, rng)
        told = at(state).refused()
        assert at(other).refused() == told
        notes = [[match.preview(action) for action in match.legal()] for match in (at(state), at(other))]
        assert notes[0] == notes[1]
        met.update(why.text for _, why in told)
    assert met[reasons.SHORT_PERHAPS.text] and met[reasons.WEAK_PERHAPS.text]


# -- the purse


@pytest.mark.parametrize(
    ("told", "now", "reach", "more"),
    [
        ({"hand": {0: "warrior*2"}}, 2, 2, False),
        ({"hand": {0: "warrior*2 odins_boost"}}, 2, 4, False),
        ({"hand": {0: "valkyrie"}, "discard": {0: "pigator"}}, 4, 10, False),
        ({"hand": {0: "warrior scroll"}}, 1, 1, True),
        ({"hand": {0: "warrior scroll"}, "deck": {0: "beer*5"}}, 1, 1, False),
    ],
)
def test_the_strength_that_can_be_gathered_counts_what_own_cards_would_add(
    told: dict[str, Any], now: int, reach: int, more: bool
) -> None:
    t = table(**told)
    row = t.view(0)["table"]
    assert (row["strength"], row["reach"], row["more"]) == (now, reach, more)
    assert t.view(1)["table"]["reach"] is None, "known to its owner only"
    assert means.greatest_strength(t.state) == reach
