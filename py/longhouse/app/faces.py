"""The bots as people of the village: what is said of each, and who comes to a table that is set up."""

from __future__ import annotations

from longhouse.bots import SEEDS, Villager, villagers
from longhouse.engine import Message, Player, Rng
from longhouse.engine.match import SEED_LIMIT

from .model import Session
from .pages import Draft

ABOUT = {
    "Kark": Message("Kark does whatever comes to mind, and never holds a grudge."),
    "Ylva": Message("Ylva tries everything once, most of it at the wrong moment."),
    "Gunnar": Message("Gunnar, a raider: would rather take than wait."),
    "Asa": Message("Asa, a merchant: counts coins before heads."),
    "Bodil": Message("Bodil, cautious: first a roof, then the sea."),
    "Sigrun": Message("Sigrun, a raider: goes where it hurts."),
    "Orm": Message("Orm, a merchant: always has something in store."),
    "Halvard": Message("Halvard, cautious: leaves nothing open behind him."),
    "Egil": Message("Egil, a raider: sings of battles, and seeks them."),
    "Jorunn": Message("Jorunn, a merchant: weighs every word and every gift."),
    "Torgeir": Message("Torgeir, cautious: has seen it all, and is in no hurry."),
}


def seeds(session: Session, draft: Draft) -> tuple[Rng, int, list[int]]:
    """The chance of the game that a form makes: its generator, the game's seed, and one for each bot."""
    rng = Rng(session.entropy)
    given = draft.seed.isdecimal() and int(draft.seed) < SEED_LIMIT
    seed = int(draft.seed) if given else rng.below(SEED_LIMIT)
    return rng, seed, [rng.below(SEEDS) for _ in draft.seats]


def expected(session: Session, draft: Draft) -> list[Villager | None]:
    """Who will sit at the table of a form."""
    numbers = seeds(session, draft)[2]
    used = draft.seats[: draft.players]
    return villagers([Player("", seat.colour, seat.bot, numbers[i]) for i, seat in enumerate(used)])
