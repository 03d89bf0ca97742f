#!/usr/bin/env python3
"""The one command of the repo; `python3 dev.py --help` lists what it does. Python 3.11+, Node.js 20+."""

from __future__ import annotations

import argparse
import sys

if sys.version_info < (3, 11):  # noqa: UP036  (says so instead of failing in an import below)
    sys.exit("Python 3.11 or newer is needed: start dev.py with a newer one than " + sys.version.split()[0])

from tools import check, mutants, serve, site
from tools.shell import Stop


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    play = commands.add_parser("play", help="build the site, serve it here and open it in the browser")
    play.add_argument("--port", type=int, default=8000)
    play.add_argument("--no-open", action="store_true", help="do not open a browser")
    commands.add_parser("build", help="build the site into dist/, ready for any static host")
    test = commands.add_parser("test", help="run every check")
    test.add_argument("--long", action="store_true", help="with the long-running checks")
    test.add_argument("--only", choices=list(check.STAGES), help="run one stage")
    test.add_argument("rest", nargs="*", metavar="-- ARGUMENT", help="passed on to pytest")
    bench = commands.add_parser("bench", help="print the figures")
    bench.add_argument("rest", nargs="*", metavar="-- ARGUMENT", help="passed on, see python -m bench --help")
    faults = commands.add_parser("mutants", help="try small deliberate faults: do the tests notice?")
    faults.add_argument("--number", type=int, default=200, help="how many; 200 by default")
    faults.add_argument("--seed", type=int, default=1, help="another seed is another sample")
    faults.add_argument("--only", action="append", default=[], metavar="WORD", help="files whose path has it")
    faults.add_argument("--least", type=int, default=0, metavar="PERCENT", help="fail if fewer are noticed")
    shots = commands.add_parser("shots", help="take pictures of all screens, for people to look at")
    shots.add_argument("--only", action="append", default=[], metavar="NAME", help="or how its name begins")
    shots.add_argument("--lang", action="append", default=[], metavar="TAG", help="in this language alone")
    given = parser.parse_args()
    try:
        if given.command == "play":
            return serve.play(site.build(), given.port, open_browser=not given.no_open)
        if given.command == "test":
            return check.test(given.only, given.long, given.rest)
        if given.command == "bench":
            return check.bench(given.rest)
        if given.command == "mutants":
            return mutants.run(given.number, given.seed, given.only, given.least)
        if given.command == "shots":
            names = [word for name in given.only for word in ("--only", name)]
            return check.shots([*names, *(word for tag in given.lang for word in ("--lang", tag))])
        site.build()
        return 0
    except Stop as stop:
        print(f"\n{stop}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
