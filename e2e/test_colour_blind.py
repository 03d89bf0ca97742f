"""Pieces stay apart for eyes that see fewer colours: the browser draws them as those eyes see them.

Two pieces of one kind must differ in enough of their picture by a distance that is plain to see, whichever
deficiency is simulated. In grey only shape and letters are counted: both pictures are first brought to the
same brightness, so that a clan is never told by being a little darker.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from itertools import combinations
from typing import Literal

import pytest
from playwright.sync_api import Page
from shared import shared_page

from longhouse.engine import game_class
from longhouse.games.gonewild.board import parts as wild
from longhouse.games.onboard.board import art as onboard
from longhouse.games.scenes import picture
from longhouse.games.wikinger.board import art as wikinger

app = shared_page()
DEFICIENCIES = ("none", "protanopia", "deuteranopia", "tritanopia", "achromatopsia")
CLANS, VIKINGS = range(4), "FGSNWB"  # the letters of the six kinds of Vikings
SIZE = 60

PIECES: dict[
    str, tuple[str, Sequence[object]]
] = {  # by kind: the game, whose looks they have, and the pictures
    "Vikings of the clans": (
        "onboard",
        [picture(onboard.viking(c), SIZE, 44, f"clan-{c}") for c in CLANS],
    ),
    "barrels": ("onboard", [picture(onboard.barrel(c, None), SIZE, 32, f"clan-{c}") for c in CLANS]),
    "goods": ("onboard", [picture(onboard.token(kind), SIZE, 32) for kind in range(3)]),
    "settlers": (
        "wikinger",
        [picture(wikinger.viking(i, letter), SIZE, 40, f"vk-{i}") for i, letter in enumerate(VIKINGS)],
    ),
    "sails": ("wikinger", [picture(wikinger.ship(i, "NSGF"[i], ""), SIZE, 62) for i in range(4)]),
    "numbers": (
        "gonewild",
        [f'<b style="zoom:2">{wild.number(f"{sign} big", 3)}</b>' for sign in "bgsdv"],
    ),
}

SHOW = """([looks, pieces]) => {
  const table = document.createElement('div');
  table.id = 'pieces';
  table.className = looks;
  table.style = 'position:fixed;inset:0;z-index:99;display:flex;gap:10px;background:#d9c69a';
  for (const piece of pieces) {
    const cell = document.createElement('div');
    cell.style = 'width:60px;height:60px;display:grid;place-items:center;overflow:hidden';
    cell.innerHTML = piece;
    table.append(cell);
  }
  document.getElementById('pieces')?.remove();
  document.body.append(table);
  return document.fonts.ready.then(() => true);
}"""

# The part of the pixels by which each two pieces of a picture are apart, by their distance in CIE Lab.
APART = """async ([picture, count, size, same_brightness]) => {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), {width: image.width, height: image.height});
  const pen = canvas.getContext('2d', {willReadFrequently: true});
  pen.drawImage(image, 0, 0);
  const linear = v => (v /= 255) <= .04045 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4;
  const root = t => t > .008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
  const lab = ([r, g, b]) => {
    [r, g, b] = [linear(r), linear(g), linear(b)];
    const x = root((.4124 * r + .3576 * g + .1805 * b) / .9505), y = root(.2126 * r + .7152 * g + .0722 * b);
    return [116 * y - 16, 500 * (x - y), 200 * (y - root((.0193 * r + .1192 * g + .9505 * b) / 1.089))];
  };
  const pieces = [];
  for (let i = 0; i < count; i++) {
    const data = pen.getImageData(i * (size + 10), 0, size, size).data, seen = [];
    for (let p = 0; p < data.length; p += 4) seen.push(lab(data.slice(p, p + 3)));
    if (same_brightness) {
      const mean = seen.reduce((sum, [l]) => sum + l, 0) / seen.length;
      const spread = Math.sqrt(seen.reduce((sum, [l]) => sum + (l - mean) ** 2, 0) / seen.length) || 1;
      for (const spot of seen) spot[0] = 50 + 20 * (spot[0] - mean) / spread;
    }
    pieces.push(seen);
  }
  const apart = {}, far = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > 20;
  for (let i = 0; i < count; i++)
    for (let j = i + 1; j < count; j++)
      apart[`${i} ${j}`] = pieces[i].filter((spot, p) => far(spot, pieces[j][p])).length / (size * size);
  return apart;
}"""
ENOUGH = 0.04  # of the picture: some twelve by twelve pixels of sixty by sixty


def seen(page: Page, deficiency: str) -> str:
    """What those eyes see, as a picture."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": deficiency})
    shot = page.locator("#pieces").screenshot()
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
    session.detach()
    return base64.b64encode(shot).decode()


@pytest.mark.parametrize("kind", PIECES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pieces_stay_apart(kind: str, theme: Literal["light", "dark"], app: Page) -> None:
    game, pieces = PIECES[kind]
    app.emulate_media(color_scheme=theme, reduced_motion="reduce")
    app.evaluate(SHOW, [game_class(game), list(map(str, pieces))])
    for deficiency in DEFICIENCIES:
        grey = deficiency == "achromatopsia"
        apart = app.evaluate(APART, [seen(app, deficiency), len(pieces), SIZE, grey])
        assert len(apart) == len(list(combinations(pieces, 2)))
        close = {pair: f"{part:.1%}" for pair, part in apart.items() if part < ENOUGH}
        assert not close, f"{kind} as seen with {deficiency}: {close}"
    app.evaluate("document.getElementById('pieces').remove()")


def test_the_judge_is_awake(app: Page) -> None:
    """Red and green of one brightness, without a shape, are told apart by colour only."""
    red, green = (f'<i style="background:{c};width:60px;height:60px"></i>' for c in ("#a87020", "#808020"))
    app.evaluate(SHOW, ["", [red, green]])
    apart = {kind: app.evaluate(APART, [seen(app, kind), 2, SIZE, False])["0 1"] for kind in DEFICIENCIES}
    app.evaluate("document.getElementById('pieces').remove()")
    assert apart["none"] > 0.9
    assert apart["deuteranopia"] < 0.1
