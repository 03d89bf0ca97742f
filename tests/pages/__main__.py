"""`python -m tests.pages` writes the pages as they are now."""

from . import FOLDER, as_text, pages

for old in FOLDER.glob("*.txt"):
    old.unlink()
for name, page in pages():
    (FOLDER / f"{name}.txt").write_text(as_text(page), encoding="utf-8")
