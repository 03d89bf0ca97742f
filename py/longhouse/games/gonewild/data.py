"""Vikings Gone Wild: the components, as tables.

Many numbers of the printed cards are not public. `proposed` names the fields of a row that are our own
proposals; the true values can be put in their place without touching any other file.
"""

from __future__ import annotations

from longhouse.engine.record import NamedTuple

BEER, GOLD = 0, 1
RESOURCES = ("beer", "gold")
Step = tuple[str | int, ...]  # a verb, and its values


class Card(NamedTuple):
    """A card that players have in their decks, or that lies in Odin's Path.

    `effect` is a chain of steps, each a verb of `rules/effects.py` with its values.
    """

    id: str
    group: str  # start | unit | defence (the piles of the board) | odin | favour
    type: str  # resource | unit | hero | weapon | defence | action | undead
    copies: int
    beer: int = 0  # price
    gold: int = 0
    strength: int = 0  # of units, heroes, weapons; what defences add; what an undead resists
    effect: tuple[Step, ...] = ()
    proposed: str = ""
    many: bool = False  # only in games of three or four


CARDS = (
    Card("beer", "start", "resource", 24, effect=(("gain", 1, 0),)),
    Card("gold", "start", "resource", 8, effect=(("gain", 0, 1),)),
    Card("warrior", "start", "unit", 8, strength=1),
    Card("elf_archer", "unit", "unit", 8, 3, 0, 2, proposed="effect"),
    Card("bone_crusher", "unit", "unit", 6, 5, 0, 4, proposed="price strength effect"),
    Card("pigator", "unit", "unit", 4, 4, 3, 6, proposed="strength effect"),
    Card("cannon", "defence", "defence", 6, 0, 2, 2, proposed="price"),
    Card("chicken_tower", "defence", "defence", 4, 0, 3, 3, proposed="price strength"),
    Card("sheep_cannon", "defence", "defence", 4, 0, 4, 4, proposed="price strength"),
    Card("sword", "odin", "weapon", 1, 2, 1, 2, proposed="price strength"),
    Card("odins_boost", "odin", "action", 1, 3, 1, 0, (("boost", 1),), proposed="price effect"),
    Card("shockwave_tower", "odin", "defence", 3, 0, 2, 1, proposed="price strength effect"),
    Card("hero_trap", "odin", "defence", 1, 0, 1, 0, proposed="price effect"),
    Card("shaman", "odin", "unit", 2, 3, 0, 1, (("draw", 1),), proposed="price strength effect"),
    Card("bear_rider", "odin", "unit", 2, 4, 0, 3, proposed="price strength effect"),
    Card("assassin", "odin", "unit", 2, 3, 1, 2, proposed="price strength effect"),
    Card("scroll", "odin", "action", 4, 3, 0, 0, (("draw", 2),), proposed="price effect"),
    Card("crystal", "odin", "action", 2, 2, 0, 0, (("choose",), ("destroy",)), proposed="price effect"),
    Card("gift_resource", "odin", "action", 2, 2, 0, 0, (("dig", "resource"),), proposed="price effect"),
    Card("gift_unit", "odin", "action", 2, 2, 0, 0, (("dig", "unit"),), proposed="price effect"),
    Card("money_theft", "odin", "action", 2, 2, 0, 0, (("rob", GOLD),), proposed="effect"),
    Card(
        "recipe_theft", "odin", "action", 2, 2, 0, 0, (("gain", 1, 0), ("rob", BEER)), proposed="price effect"
    ),
    Card("beer_specialist", "odin", "action", 2, 2, 0, 0, (("brew",),), proposed="price effect"),
    Card("gold_miner", "odin", "action", 2, 3, 0, 0, (("mine",),), proposed="price effect"),
    Card("beer_mugs", "odin", "resource", 3, 3, 0, 0, (("gain", 2, 0),), proposed="price effect"),
    Card("gold_bars", "odin", "resource", 3, 2, 2, 0, (("gain", 0, 2),), proposed="price effect"),
    Card("alviss", "favour", "hero", 1, strength=3, effect=(("draw", 2),), proposed="strength"),
    Card("thor", "favour", "hero", 1, strength=7, proposed="strength effect"),
    Card("grendel", "favour", "hero", 1, strength=5, proposed="strength effect"),
    Card("valkyrie", "favour", "hero", 1, strength=4, effect=(("muster",),), proposed="strength effect"),
    Card("mjollnir", "favour", "weapon", 1, strength=4, proposed="strength"),
    Card("lokis_lens", "favour", "action", 1, effect=(("draw", 1), ("spy",)), proposed="effect"),
    Card("resurrection", "favour", "action", 1, effect=(("recall", 2),), proposed="effect"),
    Card("time", "favour", "action", 1, effect=(("draw", 3),), proposed="effect"),
    Card("chest", "favour", "action", 1, effect=(("gain", 2, 2),), proposed="effect"),
    Card("dvergar", "favour", "action", 1, effect=(("brew",), ("mine",)), proposed="effect"),
    Card("beer_taxes", "favour", "action", 1, effect=(("tax", BEER),), proposed="effect many", many=True),
    Card("gold_taxes", "favour", "action", 1, effect=(("tax", GOLD),), proposed="effect many", many=True),
    Card("undead_beer", "odin", "undead", 2, strength=2, proposed="strength"),
    Card("undead_gold", "odin", "undead", 2, strength=3, proposed="strength"),
)
CARD = {card.id: kind for kind, card in enumerate(CARDS)}
NONE = len(CARDS)  # as a card: none of them
EVERYTHING = NONE  # as a card to be played: all resource cards
UNDEAD_BEER, UNDEAD_GOLD = CARD["undead_beer"], CARD["undead_gold"]
PILES = tuple(kind for kind, card in enumerate(CARDS) if card.group in ("unit", "defence"))  # on the board

START_DECK = (CARD["beer"],) * 6 + (CARD["gold"],) * 2 + (CARD["warrior"],) * 2


class Building(NamedTuple):
    """A building of the six types."""

    id: str
    copies: int
    beer: int  # price
    gold: int
    defence: int
    proposed: str = ""


BUILDINGS = (
    Building("brewery", 12, 0, 2, 1, "price defence"),
    Building("gold_factory", 12, 3, 0, 1),
    Building("beer_container", 8, 0, 1, 3, "price"),  # the number is printed, the currency is not legible
    Building("gold_container", 8, 2, 0, 3, "price defence"),
    Building("tavern", 6, 3, 2, 2, "price defence"),
    Building("drakkar", 6, 2, 1, 2, "price defence"),
)
BREWERY, GOLD_FACTORY, BEER_CONTAINER, GOLD_CONTAINER, TAVERN, DRAKKAR = range(6)
PRODUCERS = (BREWERY, GOLD_FACTORY)  # by resource
CONTAINERS = (BEER_CONTAINER, GOLD_CONTAINER)  # by resource
PER_TYPE = 3  # of one type in a village
CAPACITY = 4  # of a container
FULL_CONTAINER = 1  # points in each storage phase

# The cells of a village: three for each type, and the Town Hall.
HALL = len(BUILDINGS) * PER_TYPE
CELLS = HALL + 1
SEATS = 4


def cell_word(cell: int) -> str:
    """How the texts of actions call a place of a village: `tavern 2`, or `hall`."""
    return "hall" if cell == HALL else f"{BUILDINGS[cell // PER_TYPE].id} {cell % PER_TYPE + 1}"


class Hall(NamedTuple):
    """A level of the Town Hall."""

    limit: int  # buildings
    defence: int
    reward: int  # points for who damages it
    favour: bool  # and a Divine Favour
    price: int  # gold to get this level
    bonus: int  # points for getting it
    proposed: str = ""


HALLS = (
    Hall(3, 4, 2, False, 0, 0),
    Hall(6, 6, 3, False, 3, 0, "defence reward"),
    Hall(len(BUILDINGS) * PER_TYPE, 8, 3, True, 5, 4, "defence reward price bonus"),
)


class Mission(NamedTuple):
    """A mission: a condition of `rules/missions.py` with its value."""

    id: str
    copies: int
    points: int
    goal: Step
    proposed: str = ""


MISSIONS = (
    Mission("money", 1, 1, ("spend", GOLD, 2)),
    Mission("thirsty", 1, 1, ("spend", BEER, 4), "points goal"),
    Mission("worker", 2, 1, ("buy", "building")),
    Mission("worship", 2, 1, ("buy", "odin"), "points goal"),
    Mission("strategy", 2, 1, ("buy", "unit"), "points goal"),
    Mission("shield", 2, 1, ("buy", "defence"), "points goal"),
    Mission("attacker", 1, 1, ("damage",), "points goal"),
    Mission("brewer", 1, 2, ("own", BREWERY, 2), "points goal"),
    Mission("foundry", 1, 2, ("own", GOLD_FACTORY, 2), "points goal"),
    Mission("innkeeper", 1, 2, ("own", TAVERN, 2), "points goal"),
    Mission("captain", 1, 2, ("own", DRAKKAR, 2), "points goal"),
    Mission("warfare", 1, 2, ("strong", 4), "points goal"),
    Mission("beer", 1, 3, ("own", BREWERY, 3), "points goal"),
    Mission("gold", 1, 3, ("own", GOLD_FACTORY, 3), "points goal"),
    Mission("town_fall", 1, 3, ("hall",), "points goal"),
    Mission("architect", 1, 3, ("size", 5), "points goal"),
)
OPEN_MISSIONS = 2
LOW_MISSION = 1  # missions of so many points lie on top of the others

BONUSES = (
    "defender", "follower", "king_pig", "conqueror", "builder", "accomplisher", "miner", "beer_tycoon",
)  # fmt: skip
DEFENDER, FOLLOWER, KING_PIG, CONQUEROR, BUILDER, ACCOMPLISHER, MINER, BEER_TYCOON = range(8)
PROPOSED_BONUSES = (KING_PIG, CONQUEROR, BUILDER, ACCOMPLISHER, MINER, BEER_TYCOON)  # what they count
OPEN_BONUSES = 4
FIRST_GAME_BONUSES = (DEFENDER, CONQUEROR, BUILDER, ACCOMPLISHER)  # PROPOSED: the true four are not known
BONUS_SHARES = (0, 6, 3, 2, 1)  # points each, by how many share a bonus

RIVER = 5
OPEN_FAVOURS = 2
FAVOURS_PER_PLAYER = 3
THRESHOLDS = (5, 12, 20)  # points that bring a Divine Favour
DRAW = 5
TARGETS = {2: 40, 3: 30, 4: 30}
EXTENDED_TARGET = 40
EXCHANGE = 2  # of one resource for one of the other
MISSION_CHANGE = 1  # gold
TOTAL_DEFENCE = 1
UNDEAD_POINTS = 1
DRACO_DEFENCE = 1


def _copies(group: str, type_: str = "") -> int:
    """How many cards there are of a group, or of a type in it."""
    return sum(card.copies for card in CARDS if card.group == group and type_ in ("", card.type))


assert _copies("start") == 40 and len(START_DECK) == 10
assert _copies("unit") == 18 and _copies("defence") == 14
assert _copies("odin") == 40 and _copies("odin", "undead") == 4
assert _copies("favour") == 12
assert sum(building.copies for building in BUILDINGS) == 52
assert sum(mission.copies for mission in MISSIONS) == 20
assert sum(mission.copies for mission in MISSIONS if mission.points == LOW_MISSION) == 11
assert len(BONUSES) == 8
assert all(len(card.effect) == 1 and card.effect[0][0] == "gain" for card in CARDS if card.type == "resource")
