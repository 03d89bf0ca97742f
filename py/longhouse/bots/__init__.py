"""Bots: they get a view and its legal actions, and nothing else."""

from .levels import LEVELS, choose

__all__ = ["LEVELS", "choose"]
