"""Draws the picture that links unfold to, static/card.png: `python3 -m tools.card`, with the tools of .venv.

It shows our own emblems in our own typefaces, so it is drawn by the browser from the built site. The result
is kept in the repository, because a build must not need a browser.
"""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from longhouse.games import GAMES, cover
from tools import install, site
from tools.serve import Site, serving
from tools.shell import ROOT, say

CARD = ROOT / "static" / "card.png"
WIDE, HIGH = 1200, 630
STYLE = """
  position: fixed; inset: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 64px 60px;
  display: flex; flex-direction: column; justify-content: space-between; background: #13233f; color: #f5ecd6;
"""


def markup() -> str:
    """The title, what this is, and the emblems of the games."""
    emblems = "".join(
        f'<div style="flex: 1; overflow: hidden; border-radius: 18px">{cover(game).emblem()}</div>'
        for game in GAMES
    )
    return f"""<div style="{STYLE}"><div>
      <div style="font: 400 118px/1.1 var(--display)">Longhouse</div>
      <div style="font: 400 40px/1.4 var(--text)">Viking board games at one table, in your browser</div>
      </div><div style="display: flex; gap: 30px">{emblems}</div></div>"""


def main() -> None:
    """Build the site, draw on its empty page, keep the picture."""
    with serving(Site(site.build())) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=install.system_browser(), args=["--no-sandbox"])
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        page.goto(address)
        page.wait_for_selector("html[data-app=ready]")
        page.evaluate("markup => { document.body.innerHTML = markup }", markup())
        page.evaluate("document.fonts.ready.then(() => true)")
        page.screenshot(path=CARD)
        browser.close()
    say(f"wrote {CARD.relative_to(ROOT)}, {CARD.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
