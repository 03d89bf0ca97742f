"""`python -m tests.recordings` records all games anew."""

from . import write_all

write_all()
