"""The rules in the app: every ruling and answer is found, every card is there, proposals are called so."""

from __future__ import annotations

import pytest

from longhouse.app.fold import found, words
from longhouse.app.i18n import translator
from longhouse.app.rooms.rules import texts
from longhouse.engine.guide import Figure, Section
from longhouse.games.gonewild.board.parts import building_rule, card_rule
from longhouse.games.gonewild.data import BUILDINGS, CARDS
from longhouse.games.gonewild.guide.manual import CHAPTERS
from longhouse.games.gonewild.texts import BONUS_NAMES, MISSION_NAMES
from longhouse.games.gonewild.views import View

SAY = translator("en", ())
SECTIONS = {section.id: section for chapter in CHAPTERS for section in chapter.sections}

# Number in the list of rulings -> section, and words of which a search finds it.
RULINGS = {
    1: ("whom", "attacked whether succeeded"),
    2: ("whom", "exception only one player"),
    3: ("attack-points", "wait for the end of the turn"),
    4: ("favours", "marks pays once turn of another"),
    5: ("total-defence", "first attacker"),
    6: ("total-defence", "token marks you no damage hall not attacked itself"),
    7: ("town-hall", "old limit holds"),
    8: ("building", "container drakkar next round"),
    9: ("returning", "damaged building not one under construction"),
    10: ("exchange", "tokens effects mixed"),
    11: ("missions", "next drawing phase"),
    12: ("path", "deck empty discard shuffled"),
    13: ("path", "slide right new one at once"),
    14: ("bonuses", "defence card Odin Defender Follower"),
    15: ("attacking", "declared one after the other"),
    16: ("attacking", "after a repulse again"),
    17: ("draco", "no player nobody reacts"),
    18: ("end", "storage phase defending"),
    19: ("bonuses", "four who share"),
    20: ("resources", "never run out"),
    21: ("secrets", "discard piles"),
    22: ("attacking", "repulsed not lost"),
    23: ("defending", "silence"),
    24: ("storage", "left on breweries lost"),
    25: ("attacking", "weaker cannot be declared"),
    26: ("missions", "spending paying"),
    27: ("favours", "deck empty open"),
    28: ("storage", "store one after another"),
    29: ("loot", "cannot be moved"),
    30: ("draco", "heroes stored"),
    31: ("returning", "defence cards no effect"),
    32: ("town-hall", "damaged upgraded"),
    33: ("end", "tie judged among level"),
    34: ("changing", "under the mission deck"),
    35: ("deck", "both empty fewer"),
    36: ("favours", "bonuses end no favours"),
    37: ("whom", "attack not damage in vain"),
}
ANSWERS = (
    ("deck", "draw what is left"),
    ("building", "Town Hall limit defence cards"),
    ("storage", "cards beer gold cannot stored"),
    ("loot", "breweries cannot be looted"),
    ("loot", "empty container nothing"),
    ("bonuses", "undead Follower"),
    ("resources", "loot spent same turn"),
    ("attacking", "weapon needs a unit"),
    ("secrets", "discard any time"),
    ("attacking", "several heroes"),
    ("storage", "full container every"),
    ("card-gold-miner", "Gold Factories including those under construction"),
    ("total-defence", "one attack enough"),
    ("whom", "several buildings none damaged already"),
    ("whom", "all others attacked only buildings nobody else attacked"),
    ("whom", "rules version 1 only damage token counts total defence"),
    ("storage", "unspent tokens Breweries Gold Factories go into containers"),
    ("favours", "as long as the deck lasts lie open"),
    ("loot", "not spend in your turn is lost"),
    ("secrets", "order decks which favours left out"),
    ("missions", "Warfare strength printed hero weapon"),
    ("bonuses", "Builder Town Hall does not count"),
    ("building", "under construction both limits"),
    ("setup", "first seat first player"),
)


@pytest.mark.parametrize(("section", "query"), [*RULINGS.values(), *ANSWERS])
def test_every_ruling_and_answer_is_found(section: str, query: str) -> None:
    hits = [
        name
        for name, row in SECTIONS.items()
        if any(found(words(query), [line]) for line in texts(row, SAY))  # all in one sentence or two
    ]
    assert section in hits and len(hits) <= 3


def test_no_ruling_was_forgotten() -> None:
    assert list(RULINGS) == list(range(1, 38))


def proposal(section: Section[View]) -> bool:
    return any("Our proposal" in str(line) for line in section.rulings)


def test_every_card_and_building_has_its_drawing_and_says_what_is_proposed() -> None:
    rows = [(card_rule(kind), card.proposed) for kind, card in enumerate(CARDS)]
    rows += [(building_rule(number), row.proposed) for number, row in enumerate(BUILDINGS)]
    for name, proposed in rows:
        section = SECTIONS[name]
        assert isinstance(section.body[0], Figure)
        assert proposal(section) == bool(proposed), name


def test_every_mission_and_bonus_is_told() -> None:
    for section, names in (("missions", MISSION_NAMES), ("bonuses", BONUS_NAMES)):
        told = "\n".join(texts(SECTIONS[section], SAY))
        assert all(str(name) in told for name in names)
