"""What single browsers once drew differently: underlines in WebKit, progress in Firefox's dark colours."""

from __future__ import annotations

import base64

from positions import asked, game

from .conftest import Open
from .table import go, open_copy, tidy
from .window import Window

LEADER = """() => {
  const leader = document.querySelector('.gw-stand > .lead');
  return leader && getComputedStyle(leader).textDecorationLine;
}"""
# Near the beginning of a bar, near its end, and beside it.
SPOTS = """() => {
  const bar = document.querySelector('progress');
  bar.scrollIntoView({block: 'center'});
  const {x, y, width, height} = bar.getBoundingClientRect(), middle = y + height / 2;
  return [[x + width / 8, middle], [x + width * 7 / 8, middle], [x + width / 8, y - 5]];
}"""
FILL = "share => { const bar = document.querySelector('progress'); bar.max = 1; bar.value = share; }"
COLOURS = """async (png, spots) => {
  const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
  const canvas = new OffscreenCanvas(picture.width, picture.height), pen = canvas.getContext('2d');
  pen.drawImage(picture, 0, 0);
  const scale = picture.width / innerWidth;
  return spots.map(([x, y]) => [...pen.getImageData(x * scale, y * scale, 1, 1).data.slice(0, 3)]);
}"""


def test_the_leader_of_a_bonus_is_underlined(window: Window) -> None:
    open_copy(window, asked(game("gonewild", 4), "turn", 200))
    assert window.evaluate(LEADER) == "underline"


def apart(one: list[int], other: list[int]) -> int:
    """How different two colours are."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True))


def test_an_empty_bar_looks_empty_in_the_dark(opened: Open, site: str) -> None:
    window = opened(dark=True)
    window.ready(site)
    tidy(window, site)
    go(window, "/learn/onboard", "learn")
    seen = []
    for share in (0, 1):
        window.evaluate(FILL, share)
        spots = window.evaluate(SPOTS)
        seen.append(window.evaluate(COLOURS, base64.b64encode(window.screenshot()).decode(), spots))
    window.close()
    (empty, empty_end, around), (full, full_end, _) = seen
    assert apart(empty, empty_end) < 20 and apart(full, full_end) < 20, "each in one colour from end to end"
    assert apart(empty, full) > 2 * apart(empty, around), "an empty one is like what is around it"
