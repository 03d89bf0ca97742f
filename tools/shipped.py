"""Hashes of all third-party files that are shipped, checked at each build against requirements/shipped.txt.

npm and pip check archives once, when they install them; this finds what has changed on the disk since.
`python3 -m tools.shipped` rewrites the list after an upgrade; `sha256sum -c` understands it too.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path

from tools.shell import ROOT, Stop, say

LOCK = ROOT / "requirements" / "shipped.txt"


def checked(path: Path) -> bytes:
    """The contents of a third-party file, if they are the ones that were locked."""
    content = path.read_bytes()
    name = path.relative_to(ROOT).as_posix()
    if locked().get(name) != hashlib.sha256(content).hexdigest():
        raise Stop(
            f"{name} is not the file that requirements/shipped.txt knows: delete its folder and build again; "
            "after an upgrade, look at what has changed and run python3 -m tools.shipped."
        )
    return content


@lru_cache(maxsize=1)
def locked() -> dict[str, str]:
    """The hash of each file."""
    pairs = (line.split("  ", 1) for line in LOCK.read_text().splitlines() if not line.startswith("#"))
    return {name: digest for digest, name in pairs}


def write(paths: Iterable[Path]) -> None:
    """Lock these files as they are now."""
    lines = ["# Made by python3 -m tools.shipped: the third-party files that are shipped."]
    for path in sorted(set(paths)):
        lines.append(f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.relative_to(ROOT).as_posix()}")
    LOCK.write_text("\n".join(lines) + "\n")
    say(f"{LOCK.relative_to(ROOT)}: {len(lines) - 1} files")


def main() -> None:
    """Lock the files that the build takes."""
    from tools import assets, compile, install

    install.node_modules()
    install.wheels("page")
    write([*assets.sources(), *compile.sources()])


if __name__ == "__main__":
    main()
