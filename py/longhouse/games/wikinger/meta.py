"""Vikings: what it says about itself."""

from longhouse.engine.game import Meta, Option
from longhouse.engine.message import Message

from .data import VERSIONS

META = Meta(
    id="wikinger",
    title="Vikings",
    designers=("Michael Kiesling",),
    artists=("Harald Lieske",),
    publisher="Hans im Glück",
    year=2007,
    players=(2, 3, 4),
    minutes=(60, 90),
    age=10,
    blurb=Message(
        "Buy islands and settlers from a turning wheel of prices, fend off ships, and feed your people."
    ),
    rules=2,
    renewed=("2026-11-19",),
    options=(
        Option(
            name="version",
            values=VERSIONS,
            default="basic",
            label=Message("Version"),
            value_labels=(
                Message("basic"),
                Message("progress: auction and special tiles"),
                Message("progress without the auction"),
            ),
        ),
    ),
)
