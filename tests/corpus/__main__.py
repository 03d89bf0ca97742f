"""Keeps the present release."""

from . import write

write()
