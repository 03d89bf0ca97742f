"""Runs inside Pyodide: pytest on the project's tests."""

import sys
from pathlib import Path

sys.path[:0] = [str(Path(name).resolve()) for name in ("py", ".cache/pytest-tools")]
sys.dont_write_bytecode = True  # the folders belong to the host

import pytest  # noqa: E402

# Neither threads nor processes here; the cache folder belongs to the host's pytest. To rewrite all asserts
# would take longer than many of the tests: the host's run shows a failure with its values.
PLAIN = ("--assert=plain", "-p", "no:cacheprovider", "-p", "no:faulthandler")
sys.exit(pytest.main([*sys.argv[1:], *PLAIN]))
