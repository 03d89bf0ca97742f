"""`python -m longhouse` is the same as `longhouse`."""

from .cli import main

raise SystemExit(main())
