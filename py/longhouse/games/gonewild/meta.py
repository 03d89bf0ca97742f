"""Vikings Gone Wild: what it says about itself."""

from longhouse.engine.game import Meta, Option
from longhouse.engine.message import Message

BONUS_CHOICES = ("random", "first-game")
TARGET_CHOICES = ("standard", "extended")

META = Meta(
    id="gonewild",
    title="Vikings Gone Wild",
    designers=("Julien Vergonjeanne",),
    artists=("Mateusz Komada", "Radek Bolkowski", "Ryszard Lembas", "Przemysław Kasztelaniec"),
    publisher="Lucky Duck Games",
    year=2016,
    players=(2, 3, 4),
    minutes=(45, 90),
    age=10,
    blurb=Message(
        "Brew beer, mine gold, build a village and a deck, and raid your neighbours to please the gods."
    ),
    note=Message(
        "Not all numbers on the printed cards are public. Where we did not know a price, a strength or an "
        "effect, we proposed one and tried it out in many games; the true values will replace ours."
    ),
    rules=2,
    renewed=("2026-11-19",),
    options=(
        Option(
            name="target",
            values=TARGET_CHOICES,
            default="standard",
            label=Message("Points that end the game"),
            value_labels=(Message("standard: 30"), Message("longer: 40")),
            help=Message("With two players it is always 40."),
            players=(3, 4),
        ),
        Option(
            name="bonuses",
            values=BONUS_CHOICES,
            default="random",
            label=Message("Bonuses at the end"),
            value_labels=(Message("four at random"), Message("the four for a first game")),
        ),
    ),
)
