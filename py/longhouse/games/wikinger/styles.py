"""Ways to play Vikings: what a raider, a merchant and a cautious bot want more than others do."""

from __future__ import annotations

from longhouse.engine.judgement import Style

STYLES = {
    # warriors against ships, nobles for glory, boatsmen to be first
    "raider": Style({"ships": 1.1, "nobles": 1.08, "boatsmen": 1.15}, {}),
    # gold first: goldsmiths, and a full purse
    "merchant": Style({"gold": 1.05, "income": 1.1, "buildings": 1.05}, {}),
    # nobody goes hungry, and the islands grow
    "cautious": Style({"supply": 1.2, "islands": 1.2, "longest": 1.2}, {}),
}
