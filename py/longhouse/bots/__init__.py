"""Bots: they get what a seat may know, and nothing else. What thinks is loaded when it is needed."""

LEVELS = ("thrall", "karl", "jarl", "skald")  # from careless to thorough
SEARCHING = ("jarl", "skald")  # these want a worker
