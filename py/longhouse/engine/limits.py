"""Every limit on what strangers may send: links, saves, files, stored entries.

What is larger is refused before it is looked at, so nothing from outside can
make the page hang or fill its memory. Old links and saves must keep opening:
a limit may grow, but never shrink.
"""

from __future__ import annotations

MAX_LINK = 8_000  # characters; a game of MAX_ACTIONS needs about 2,000
MAX_TEXT = 1_000_000  # characters of a save or a stored entry; the longest match needs about 70,000
MAX_FILE = 12_000_000  # bytes of a file to import; one of all games holds as much as the browser's storage
MAX_BRACKETS = 1_000  # in JSON; an entry has about twenty, and names may hold some
MAX_DEPTH = 32  # of JSON in JSON; an entry has about five
MAX_DIGITS = 20  # of a number; the largest of ours has sixteen
MAX_ACTIONS = 5_000  # of a match; careless bots need up to 1,900. Replaying so many takes the page a second
MAX_NAME = 24  # characters of a player's name
MAX_TITLE = 40  # characters of an entry's name
MAX_LEVEL = 12  # letters of a bot's level
MAX_ID = 16  # letters of a game's id in a link
MAX_LISTED = 200  # entries that the home screen lists
COLOURS = 4
