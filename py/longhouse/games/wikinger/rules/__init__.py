"""The rules of Vikings, a file for each phase; `questions` says which of them answers what."""

from .setup import setup

__all__ = ["setup"]
