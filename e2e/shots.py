"""Pictures of every screen: sizes, colours and languages, with an index to look at them side by side.

Run by `python3 dev.py shots`; the pictures go to `.cache/shots/`, and nothing looks at them but people.
"""

from __future__ import annotations

import argparse
import html
import time
from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

from axe import Scheme
from conftest import ARGUMENTS
from films import SIZES as FILM_SIZES
from films import shoot
from films import wanted as films_of
from pages import ready, resize
from playwright.sync_api import Browser, Page, sync_playwright
from screens import LANGUAGES, named
from showing import Screen, clear, prefer, speak

from tools import install, site
from tools.serve import Site, serving
from tools.shell import CACHE, say

FOLDER = CACHE / "shots"
SIZES = {"phone": (360, 740), "landscape": (740, 360), "tablet": (768, 1024), "desk": (1440, 900)}
# Unless they are asked for, taken of tables only, in light colours and one language.
BETWEEN = {"phone-tall": (390, 844), "tablet-across": (1024, 768), "laptop": (1280, 720)}
ALL = {**SIZES, **BETWEEN}
TOUCH = ("phone", "phone-tall", "landscape")  # drawn as a device with a touch screen draws them
THEMES: tuple[Scheme, ...] = ("light", "dark")
TALL = "document.scrollingElement.scrollHeight > innerHeight * 1.1"


def main() -> None:
    """Take them all, or those that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="screens that begin so")
    parser.add_argument("--size", action="append", choices=list(ALL))
    parser.add_argument("--lang", action="append", choices=LANGUAGES)
    given = parser.parse_args()
    films = films_of(given.only)
    wanted = [] if films and given.only else named(given.only)
    sizes = given.size or list(ALL)
    FOLDER.mkdir(parents=True, exist_ok=True)
    began, count = time.monotonic(), 0
    with serving(Site(site.build())) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=install.system_browser(), args=ARGUMENTS)
        for touch in (True, False):
            here = [size for size in sizes if (size in TOUCH) == touch]
            if not here or not wanted:
                continue
            page = opened(browser, address, touch)
            for one in wanted:
                if touch or not one.small:
                    pictures = taken(page, one, here, given.lang or LANGUAGES, asked=bool(given.size))
                    count += len(list(pictures))
        for film in films:
            for size, theme in product((size for size in FILM_SIZES if size in sizes), THEMES):
                count += len(shoot(browser, address, film, size, theme, FOLDER))
        browser.close()
    index = write_index()
    say(f"{count} pictures in {time.monotonic() - began:.0f} s, {index.relative_to(CACHE.parent)} shows them")


def opened(browser: Browser, address: str, touch: bool) -> Page:
    """The app, on a device with or without a touch screen."""
    context = browser.new_context(
        reduced_motion="reduce", locale="en-GB", has_touch=touch or None, is_mobile=touch or None
    )
    page = context.new_page()
    page.set_default_timeout(10_000)
    ready(page, address)
    return page


def taken(page: Page, one: Screen, sizes: list[str], languages: Sequence[str], asked: bool) -> Iterator[Path]:
    """The pictures of one screen, whole pages too where they are longer than the window."""
    for lang in languages:
        speak(page, lang)
        resize(page, *ALL[sizes[0]])
        prefer(page, "sound", "")  # asked on no other picture than that of the question
        page.emulate_media(reduced_motion="reduce")
        clear(page)
        one.reach(page)
        for size, theme in product(sizes, THEMES):
            between = size in BETWEEN and not asked
            if not between or (one.board and (lang, theme) == (languages[0], THEMES[0])):
                resize(page, *ALL[size])
                page.emulate_media(color_scheme=theme, reduced_motion=one.motion)
                path = FOLDER / f"{one.name}.{size}.{lang}.{theme}.png"
                page.screenshot(path=path, animations="allow" if one.moving else "disabled")
                yield path
                if theme == "light" and not one.moving and page.evaluate(TALL):
                    page.screenshot(
                        path=path.with_suffix(".whole.png"), animations="disabled", full_page=True
                    )


def write_index() -> Path:
    """A page with all pictures there are, a row for each screen."""
    rows = []
    found = {path.name for path in FOLDER.glob("*.png")}
    for one in named():
        shown = []
        for lang in LANGUAGES:
            for size, (width, height) in ALL.items():
                for theme in THEMES:
                    name = f"{one.name}.{size}.{lang}.{theme}.png"
                    if name in found:
                        whole = name.replace(".png", ".whole.png")
                        target = whole if whole in found else name
                        shown.append(
                            f'<a href="{target}"><img src="{name}" width="{width}" height="{height}" '
                            f'loading="lazy" alt="{one.name}, {size}, {lang}, {theme}"></a>'
                        )
        if shown:
            rows.append(f"<h2>{html.escape(one.name)}</h2><div>{''.join(shown)}</div>")
    for film in films_of([]):
        for (size, (width, height)), theme in product(FILM_SIZES.items(), THEMES):
            strip = sorted(name for name in found if name.startswith(f"{film.name}.{size}.{theme}."))
            shown = [
                f'<img src="{name}" width="{width}" height="{height}" loading="lazy" alt="{name}">'
                for name in strip
            ]
            if shown:
                rows.append(f"<h2>{film.name}, {size}, {theme}</h2><div>{''.join(shown)}</div>")
    style = "body{font:16px sans-serif;background:#888}div{display:flex;flex-wrap:wrap;gap:12px;zoom:.35}"
    index = FOLDER / "index.html"
    index.write_text(
        f"<!doctype html><meta charset=utf-8><title>Longhouse: screens</title><style>{style}</style>"
        + "".join(rows)
    )
    return index


if __name__ == "__main__":
    main()
