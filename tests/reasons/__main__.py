"""`python -m tests.reasons` writes the reasons as they are now."""

from . import NAMES, file_of, tell

for name in NAMES:
    file_of(name).write_text("\n".join(tell(name)) + "\n", encoding="utf-8")
