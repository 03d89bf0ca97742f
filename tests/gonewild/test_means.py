"""What is missing, and whether own cards could bring it: no reason may deny what a card in hand would do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from longhouse.engine import Action, Message, Rng
from longhouse.games.gonewild.conformance import disturb
from longhouse.games.gonewild.data import CARDS
from longhouse.games.gonewild.rules import attack, effects, luck, means, purse, reasons
from longhouse.games.gonewild.rules.turn import resources_of
from longhouse.games.gonewild.state import State
from longhouse.games.gonewild.texts import CARD_NAMES

from ..play import some
from .build import Match, table
from .lucky import HELPFUL, Turn
from .walk import SETTINGS, at, walk

GAME = Match.new("gonewild", 2, 0).game
STORE = "beer_container:2 gold_container:2"
STRONG = {"level": {1: 2}}

# hand and what else is told of the position; the action; what is missing, after `+` even with the resource
# cards of the hand; what could bring it: `=` for sure, `~` for sure but by exchanging, `?` perhaps
PAYING: tuple[tuple[str, dict[str, Any], str, str, str], ...] = (
    ("chest", {}, "buy cannon", "2 gold", "=Treasure Chest"),
    ("gold chest", {}, "upgrade", "+2 gold", "=Treasure Chest"),
    ("gold chest", {}, "buy sheep_cannon", "+3 gold", "~Treasure Chest"),
    ("gold*2", {}, "upgrade", "+1 gold", ""),
    ("beer*3 gold", {}, "build tavern", "+1 gold", ""),
    ("beer", {}, "exchange beer", "+1 beer", ""),
    ("beer scroll", {}, "upgrade", "+3 gold", "?Scroll"),
    ("gold_miner", {"village": {0: "gold_factory gold_factory+"}}, "buy cannon", "2 gold", "=Gold Miner"),
    ("gold_miner", {"village": {0: "gold_factory"}}, "buy cannon", "2 gold", ""),
    ("dvergar", {"village": {0: "brewery"}}, "buy cannon", "2 gold", ""),
    ("dvergar", {"village": {0: "gold_factory*3"}}, "upgrade", "3 gold", "=Dvergar"),
    ("beer_specialist", {"village": {0: "brewery*3"}}, "buy elf_archer", "3 beer", "=Beer Specialist"),
    ("crystal", {"pool": (0, 1)}, "buy cannon", "1 gold", "=Crystal"),
    ("crystal", {"pool": (2, 0)}, "buy elf_archer", "1 beer", "=Crystal"),
    ("crystal*2", {"pool": (2, 0)}, "buy cannon", "2 gold", "=2 × Crystal"),
    ("crystal", {"pool": (2, 0)}, "buy cannon", "2 gold", "~Crystal"),
    ("beer_specialist", {"pool": (1, 0), "village": {0: "brewery*3"}}, "buy cannon", "2 gold",
     "~Beer Specialist"),
    ("money_theft", {"pool": (0, 1)}, "buy cannon", "1 gold", "=Money Theft"),
    ("money_theft", {"pool": (0, 1), "village": {1: STORE}}, "buy cannon", "1 gold", "=Money Theft"),
    ("recipe_theft", {"pool": (1, 0)}, "buy elf_archer", "2 beer", "=Recipe Theft"),
    ("recipe_theft", {"pool": (1, 0), "village": {1: STORE}}, "buy elf_archer", "2 beer", "=Recipe Theft"),
    ("recipe_theft gold", {}, "buy cannon", "+1 gold", "~Recipe Theft"),
    ("gold_taxes", {"players": 3, "village": {1: STORE}}, "buy cannon", "2 gold", "=Gold Taxes"),
    ("beer_taxes", {"players": 3}, "build gold_container", "2 beer", "=Beer Taxes"),
    ("resurrection", {"discard": {0: "beer gold_bars gold"}}, "upgrade", "3 gold", "=Resurrection"),
    ("resurrection", {"discard": {0: "beer gold gold"}}, "upgrade", "3 gold", ""),
    ("resurrection", {"discard": {0: "chest"}}, "buy cannon", "2 gold", "=Resurrection"),
    ("gold_taxes chest", {"players": 3}, "buy cannon", "2 gold", "=Treasure Chest"),  # one of two is enough
    ("crystal money_theft", {"pool": (0, 1)}, "buy cannon", "1 gold", "=Crystal"),
    ("scroll", {}, "buy cannon", "2 gold", "?Scroll"),
    ("scroll chest", {}, "buy cannon", "2 gold", "=Treasure Chest"),
    ("scroll", {"deck": {0: "warrior*4"}}, "buy cannon", "2 gold", ""),
    ("scroll", {"deck": {0: "warrior"}, "discard": {0: "gold"}}, "buy cannon", "2 gold", "?Scroll"),
    ("shaman", {"deck": {0: "scroll warrior*4"}}, "buy cannon", "2 gold", ""),
    ("shaman", {"deck": {0: "scroll warrior gold*2"}}, "buy cannon", "2 gold", "?Shaman"),
    # a card that takes, if only luck brings it; and what nothing can reach
    ("scroll", {"deck": {0: "resurrection warrior*4"}, "discard": {0: "gold_bars"}}, "buy cannon", "2 gold",
     "?Scroll"),
    ("scroll", {"deck": {0: "warrior*2"}, "discard": {0: "scroll gold"}}, "buy cannon", "2 gold", ""),
    ("gift_resource", {"deck": {0: "beer*2"}, "discard": {0: "gold"}}, "exchange gold", "2 gold", ""),
    ("gift_resource", {"deck": {0: "warrior*2"}, "discard": {0: "gold"}}, "exchange gold", "2 gold",
     "?Mystery Gift (resource)"),
    ("gift_resource scroll", {"deck": {0: "beer*2"}, "discard": {0: "gold"}}, "exchange gold", "2 gold",
     "?Scroll, Mystery Gift (resource)"),
    ("scroll", {"deck": {0: "gift_unit gold_bars"}, "discard": {0: "beer*2 shaman"}}, "exchange beer",
     "2 beer", "?Scroll"),
    ("resurrection scroll", {"deck": {0: ""}, "discard": {0: "gold"}}, "buy cannon", "2 gold", ""),
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
    ("warrior*2 resurrection", {"discard": {0: "odins_boost beer"}}, "attack 1 hall", 2, 4, "=Resurrection"),
    ("shaman", {}, "attack 1 hall", 1, 4, "?Shaman"),
    ("shaman", {"deck": {0: "beer*4"}}, "attack 1 hall", 1, 4, ""),
    ("scroll", {"deck": {0: "sword cannon beer*3"}}, "attack 1 hall", 0, 4, ""),
    ("scroll warrior", {"deck": {0: "sword cannon beer*3"}}, "attack 1 hall", 1, 4, "?Scroll"),
    ("scroll", {"deck": {0: "sword beer*3"}, "discard": {0: "warrior"}}, "attack 1 hall", 0, 4, ""),
    ("scroll", {"deck": {0: "resurrection beer*4"}, "discard": {0: "thor"}}, "attack 1 hall", 0, 4,
     "?Scroll"),
    ("warrior*2 cannon scroll", {"deck": {0: "cannon gold"}, "discard": {0: "scroll"}}, "attack 1 hall", 2, 4,
     ""),
    ("shaman", {"deck": {0: "beer*2"}, "discard": {0: "scroll thor"}}, "attack 1 hall", 1, 4, ""),
    ("gift_unit gift_resource", {}, "attack draco", 0, 1, "?Mystery Gift (unit)"),
    ("warrior odins_boost", {"path": "undead_beer scroll*4"}, "attack undead 1", 1, 2, "=Odin’s Boost"),
)  # fmt: skip


def helpers(told: str, sure: str) -> str:
    """The rest of the sentence."""
    if not told:
        return "."
    if told[0] == "?":
        return f"; {told[1:]} might bring more."
    return f"; you could {sure} with {told[1:]}{' and by exchanging' if told[0] == '~' else ''}."


@pytest.mark.parametrize(("hand", "told", "action", "missing", "by"), PAYING)
def test_a_price_that_cannot_be_paid_says_what_is_missing_and_what_could_bring_it(
    hand: str, told: dict[str, Any], action: str, missing: str, by: str
) -> None:
    why = table(hand={0: hand}, **told).why(action)
    start = "Even with your resource cards you" if missing[0] == "+" else "You"
    assert why == f"{start} still need {missing.removeprefix('+')} for it{helpers(by, 'get it')}"


@pytest.mark.parametrize(("hand", "told", "action", "now", "needed", "by"), FIGHTING)
def test_a_weak_attack_says_what_it_takes_and_what_could_bring_it(
    hand: str, told: dict[str, Any], action: str, now: int, needed: int, by: str
) -> None:
    why = table(hand={0: hand}, **told).why(action)
    assert why == f"You can gather strength {now} now, and it takes {needed}{helpers(by, 'reach it')}"


def test_every_effect_of_a_card_is_known_to_bring_resources_strength_cards_or_none_of_them() -> None:
    used = {str(step[0]) for card in CARDS for step in card.effect}
    known = [*means.GIVES, *luck.TAKES, *luck.FINDS, means.STRENGTHENS, "destroy", "spy"]
    assert used <= set(effects.VERBS) and sorted(known) == sorted(used)


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


ACTIONS = [kind for kind, card in enumerate(CARDS) if card.type == "action"]
PAYABLE = (None, reasons.PLAY_FIRST)
EXCHANGED = (reasons.EXCHANGE_FIRST, reasons.PLAY_AND_EXCHANGE)


def enriched(state: State, rng: Rng) -> State:
    """The same turn with fewer cards, more of them such that do something, and another order of the deck."""
    other, seat = state.clone(), state.turn
    supply = [kind for kind in HELPFUL for _ in range(CARDS[kind].copies)]
    rng.shuffle(supply)
    for pile, most in ((other.hand, 9), (other.deck, 4), (other.discard, 4)):
        cards = [card for card in pile[seat] if card not in HELPFUL]
        rng.shuffle(cards)
        cards = cards[: rng.below(most)] + [supply.pop() for _ in range(rng.below(4))]
        rng.shuffle(cards)
        pile[seat] = tuple(cards if pile is other.deck else sorted(cards))
    other.ready = tuple(card for card in state.ready if card not in HELPFUL)
    other.pending = tuple(card for card in supply[:5] if CARDS[card].type in ("unit", "hero"))
    return other


def named(why: Message) -> frozenset[int]:
    """The cards that a reason names."""
    told = f", {why.args['cards']},"
    return frozenset(kind for kind, name in enumerate(CARD_NAMES) if f" {name}," in told)


def with_only(cards: frozenset[int], state: State) -> State:
    """The same turn without other cards that are played for their effect alone."""
    other = state.clone()
    hand = state.hand[state.turn]
    other.hand[state.turn] = tuple(card for card in hand if card in cards or card not in ACTIONS)
    other.pending = tuple(card for card in state.pending if card in cards)
    return other


def useful(action: Action[str], why: Message) -> list[Callable[[State], int]]:
    """What it is that there could be more of."""
    if why.text == reasons.WEAK_PERHAPS.text:
        return [lambda state: attack.greatest(state.ready + state.hand[state.turn], state.boost)]
    if action.kind == "exchange":
        return [lambda state: wealth(state)[action.value]]
    return [lambda state: wealth(state)[0], lambda state: wealth(state)[1], lambda state: sum(wealth(state))]


def wealth(state: State) -> tuple[int, int]:
    """Beer and gold with what the resource cards of the hand give."""
    beer, gold = purse.funds(state, state.turn)
    more = resources_of(state.hand[state.turn])
    return beer + more[0], gold + more[1]


def holds(
    world: State, action: Action[str], why: Message, turns: Callable[[State, bool], Turn]
) -> bool | None:
    """Whether it is true what a reason says of own cards; None if there is too much to try."""
    if why.text in (reasons.SHORT.text, reasons.WEAK.text):
        all_ = turns(world, True)
        return None if all_.cut else all_.says(action).isdisjoint((*PAYABLE, *EXCHANGED))
    cards = named(why)
    if why.text in HOPES:
        lucky, surely = turns(world, True), turns(world, False)
        better = any(lucky.most(what) > surely.most(what) for what in useful(action, why))
        return better or (None if lucky.cut else False)
    surely = turns(with_only(cards, world), False)
    at_once = not surely.says(action).isdisjoint(PAYABLE)
    if why.text == reasons.SHORT_EXCHANGE.text:
        return not at_once and not surely.says(action).isdisjoint(EXCHANGED)
    return at_once


def poor_turns() -> Iterator[State]:
    """Turns of random games with other cards."""
    rng = Rng(3)
    for players, options in SETTINGS:
        for count, (state, _, _, _) in enumerate(walk(players, options, 21)):
            if state.ask == "turn" and count % some(23, 40) == 0:
                yield enriched(state, rng)


HOPES = (reasons.SHORT_PERHAPS.text, reasons.WEAK_PERHAPS.text)
SAID = {
    reason.text
    for reason in (reasons.SHORT, reasons.SHORT_BUT, reasons.SHORT_EXCHANGE, reasons.WEAK, reasons.WEAK_BUT)
} | {*HOPES}


def judged(world: State) -> Iterator[tuple[Action[str], Message, bool | None]]:
    """What is refused because something is missing, why, and whether that is true."""
    known: dict[object, Turn] = {}

    def turns(state: State, lucky: bool) -> Turn:
        key = (state.hand[state.turn], state.pending, lucky)
        return known.get(key) or known.setdefault(key, Turn(state, lucky))

    for action, why in at(world).refused():
        if why.text in SAID:
            yield action, why, holds(world, action, why, turns)


def test_what_is_said_of_own_cards_is_true() -> None:
    """A reason that names no card: no sequence of own cards makes the action possible in this turn, whatever
    the order of the deck. One that says one could: the named cards do, in any order. One that says they might
    bring more: there is an order in which more comes (but for the rare cases that `Luck` speaks of)."""
    tried, cut, vain = Counter[str](), 0, 0
    for world in poor_turns():
        for action, why, true in judged(world):
            assert true is not False or why.text in HOPES, (action, why)
            tried[why.text] += 1
            cut += true is None
            vain += true is False
    assert set(tried) == SAID and min(tried.values()) > some(20, 5)
    assert cut * 100 < sum(tried.values()) and vain * 200 < sum(tried[hope] for hope in HOPES)


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
        ({"hand": {0: "scroll"}, "deck": {0: "resurrection beer*4"}, "discard": {0: "thor"}}, 0, 0, True),
        ({"hand": {0: "shaman"}, "deck": {0: "beer*2"}, "discard": {0: "scroll thor"}}, 1, 1, False),
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
