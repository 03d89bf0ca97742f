"""`python -m tests.evenings` writes the evenings as they are now."""

from . import file_of
from .walks import EVENINGS, tell

for evening in EVENINGS:
    file_of(evening.__name__).write_text("\n".join(tell(evening)) + "\n", encoding="utf-8")
