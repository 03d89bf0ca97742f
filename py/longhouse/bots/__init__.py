"""Bots: they get what a seat may know, and nothing else."""

from .levels import LEVELS, SEARCHING, Question, Thought, choose, deliberate

__all__ = ["LEVELS", "SEARCHING", "Question", "Thought", "choose", "deliberate"]
