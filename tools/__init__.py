"""What dev.py is made of."""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "py"))  # some tools ask the app what it knows
