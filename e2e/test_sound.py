"""Every sound, rendered by the browser's own synthesiser: there is something to hear, and it does no harm."""

from __future__ import annotations

import json
from typing import Any

from layer import START, wait
from playwright.sync_api import Page
from shared import shared_page

app = shared_page()

RATE = 22050
CODE = f"""
from js import OfflineAudioContext, document, window
from pyodide.ffi import create_proxy
from longhouse.browser import instruments, sound

def lay(name, volume):
    desk = OfflineAudioContext.new(1, int({RATE} * (instruments.LONGEST + 0.5)), {RATE})
    sound.lay(desk, sound.noise(desk), instruments.SOUNDS[name], instruments.VOLUMES[volume], 0.0)
    return desk

window.sound_names = ' '.join(instruments.SOUNDS)
window.sound_lay = create_proxy(lay)
document.documentElement.setAttribute("data-sounds", "ready")
"""
RENDER = """async volume => {
  const found = {};
  for (const name of sound_names.split(' ')) {
    const desk = sound_lay(name, volume), heard = await desk.startRendering();
    const values = heard.getChannelData(0);
    let peak = 0, last = 0, finite = true;
    values.forEach((value, at) => {
      finite &&= Number.isFinite(value);
      peak = Math.max(peak, Math.abs(value));
      if (Math.abs(value) > 0.002) last = at;
    });
    found[name] = {peak, finite, seconds: last / heard.sampleRate, first: Math.abs(values[0])};
  }
  return JSON.stringify(found);
}"""


def rendered(page: Page, volume: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = json.loads(page.evaluate(RENDER, volume))
    return found


def test_each_sound_is_heard_is_short_and_does_not_clip(app: Page) -> None:
    app.evaluate(START, CODE)
    wait(lambda: app.evaluate("document.documentElement.dataset.sounds") == "ready", "the sounds")
    loud, soft = rendered(app, "loud"), rendered(app, "soft")
    assert {"wood", "water", "cloth", "iron", "coin", "horn"} < set(loud)
    for name, facts in loud.items():
        assert facts["finite"], name
        assert 0.03 < facts["peak"] < 0.95, (name, facts)
        assert 0.03 < facts["seconds"] < 3, (name, facts)
        assert facts["first"] < 0.01, f"{name} begins with a click"
        assert soft[name]["peak"] < facts["peak"] / 2, name
