"""Makes the PNG icons from the SVG ones, after a change: `.venv/bin/python -m tools.icons`."""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from tools import install
from tools.assets import STATIC

SIZES = (("icon", 192), ("icon", 512), ("maskable", 512))


def main() -> None:
    """Draw each with the browser; transparent parts stay transparent."""
    folder = STATIC / "icons"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=install.system_browser(), args=["--no-sandbox"])
        for name, size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            drawing = (folder / f"{name}.svg").read_text()
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{drawing}")
            page.screenshot(path=folder / f"{name}-{size}.png", omit_background=True)
        browser.close()


if __name__ == "__main__":
    main()
