"""Rune stones: what the home screen shows of it."""

from longhouse.engine import AnyCover, Cover, Markup

from .meta import META

STONE = Markup('<svg viewBox="0 0 8 8" aria-hidden="true"><circle cx="4" cy="4" r="3"></circle></svg>')
COVER: AnyCover = Cover(META, str(__package__), lambda: STONE)
