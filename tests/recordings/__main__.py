"""`python -m tests.recordings` records the games that have no file yet."""

from . import write_new

write_new()
