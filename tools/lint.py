"""The stage `lint`: likely mistakes and unformatted files. Both are reported in one run."""

from __future__ import annotations

import subprocess
import sys

from tools.install import BIN

CHECKS = (("check", "."), ("format", "--check", "."))


def main() -> int:
    """Run ruff's checks; the exit code is 0 when none of them found anything."""
    return max(subprocess.run([BIN / "ruff", *words], check=False).returncode for words in CHECKS)


if __name__ == "__main__":
    sys.exit(main())
