"""Vikings on Board: what it says about itself."""

from longhouse.engine.game import Meta, Option
from longhouse.engine.message import Message

SUPPLIES_CHOICES = ("hidden", "open")

META = Meta(
    id="onboard",
    title="Vikings on Board",
    designers=("Charles Chevallier", "Catherine Dumas", "Pascal Pelemans"),
    artists=("Christine Deschamps", "Maëva da Silva"),
    publisher="Blue Orange",
    year=2016,
    players=(2, 3, 4),
    minutes=(30, 60),
    age=8,
    blurb=Message(
        "Send your Vikings through the village, crew the longships, bet on who commands them, and set sail."
    ),
    rules=2,
    renewed=("2026-11-19",),
    options=(
        Option(
            name="extra_vikings",
            values=(True, False),
            default=True,
            label=Message("Extra Vikings"),
            value_labels=(Message("yes"), Message("no")),
            help=Message(
                "Two players: each time your opponent takes a stern, you put an extra Viking, "
                "worth a shield, on a piece of your own."
            ),
            players=(2,),
        ),
        Option(
            name="supplies",
            values=SUPPLIES_CHOICES,
            default="hidden",
            label=Message("Supplies taken"),
            value_labels=(Message("hidden"), Message("open")),
            help=Message(
                "Hidden: everybody sees how many supplies each player has taken, but only their owner sees "
                "which. Open: everybody sees which."
            ),
            since=2,
        ),
    ),
)
