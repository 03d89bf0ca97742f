"""The judge of layouts: by boxes, not by pixels."""

from __future__ import annotations

from playwright.sync_api import Page

SMALLEST = 24  # pixels; what WCAG 2.2 asks of every target
FINGER = 44  # of choices and of the controls around the board, where there is a touch screen

# What is wrong with the page as it stands. A modal dialog is judged alone.
JUDGE = """({smallest, finger}) => {
  const wrong = [];
  const show = e => `<${e.localName} ${e.id || e.className.baseVal || e.className} ${e.dataset.action ||
    e.dataset.do || ''}> ${(e.getAttribute('aria-label') || e.textContent).trim().slice(0, 50)}`;
  const page = document.scrollingElement, root = document.querySelector('dialog[open]') ||
    document.getElementById('app');
  const spoken = e => e.closest('.sr, .note-text') !== null || getComputedStyle(e).clipPath === 'inset(50%)';
  const seen = e => e.checkVisibility({opacityProperty: true, visibilityProperty: true}) && !spoken(e);
  const all = [...root.querySelectorAll('*')].filter(seen);

  if (page.scrollWidth > innerWidth + 1) {
    const reach = all.filter(e => e.getBoundingClientRect().right > innerWidth + 1);
    wrong.push(`${page.scrollWidth} pixels in ${innerWidth}: ${reach.slice(0, 3).map(show).join(' … ')}`);
  }

  // text and controls stay within their boxes
  for (const e of all) {
    if (e instanceof SVGElement || !e.clientWidth || e.matches('input, select, textarea, progress')) continue;
    const style = getComputedStyle(e);
    const holds = e.matches('button, summary, .tray-item, .note, td, th');
    const cuts = way => ['hidden', 'clip'].includes(style[`overflow${way}`]);
    if (style.textOverflow !== 'ellipsis' && (cuts('X') || (holds && style.overflowX === 'visible')) &&
        e.scrollWidth > e.clientWidth + 2)
      wrong.push(`${e.scrollWidth} pixels in a box of ${e.clientWidth}: ${show(e)}`);
    const clamped = style.webkitLineClamp !== 'none'; // ends with an ellipsis, and a button opens the whole
    if (!clamped && (cuts('Y') || (holds && style.overflowY === 'visible')) &&
        e.scrollHeight > e.clientHeight + 4)
      wrong.push(`${e.scrollHeight} pixels in a box ${e.clientHeight} high: ${show(e)}`);
  }

  // what an element scrolls in, and is cut off by
  const scroller = e => {
    for (e = e.parentElement; e && e !== root; e = e.parentElement)
      if (e.scrollHeight > e.clientHeight + 1 && getComputedStyle(e).overflowY === 'auto') return e;
    return null;
  };

  // targets: large enough, and apart
  const active = 'button, a[href], input, select, textarea, summary, [data-action]';
  const parts = all.filter(e => e.matches(active));
  const targets = parts.map(element => {
    const label = element.matches('[type=checkbox], [type=radio]') && element.closest('.field, label');
    const box = (label || element.querySelector('.hit') || element).getBoundingClientRect();
    const layer = element.closest('#prompt, .form-start, .toast, .bar, .stage, .finale, dialog') || root;
    const svg = element instanceof SVGElement;
    const text = element.localName === 'a' && getComputedStyle(element).display === 'inline';
    const board = svg || element.closest('.table-board > :last-child') !== null;
    return {element, box, layer, svg, text, board};
  });
  for (const {element, box, text, board} of targets) {
    const least = board && !element.dataset.action ? smallest : finger; // what can be chosen is for fingers
    if (!text && (box.width < least - .5 || box.height < least - .5))
      wrong.push(`a target of ${box.width.toFixed(1)} by ${box.height.toFixed(1)}: ${show(element)}`);
    if (box.left < -1 || box.right > innerWidth + 1)
      if (!element.closest('.scroll, .log')) wrong.push(`beyond the side of the window: ${show(element)}`);
  }
  for (let i = 0; i < targets.length; i++)
    for (let j = i + 1; j < targets.length; j++) {
      const a = targets[i], b = targets[j];
      if (a.svg || b.svg || a.layer !== b.layer) continue;
      if ([a, b].some(({element}) => element.matches('.stage-on, .finale-on'))) continue; // the whole scene
      if (a.element.contains(b.element) || b.element.contains(a.element)) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const scrolled = scroller(a.element) !== scroller(b.element);
      if (wide > 3 && high > 3 && !scrolled)
        wrong.push(`${wide.toFixed(0)} by ${high.toFixed(0)} pixels of two targets: ` +
          `${show(a.element)} … ${show(b.element)}`);
    }
  return wrong;
}"""

# How much of the window the board takes, of what is not hidden under the question.
BOARD = """() => {
  const box = document.querySelector('.table-board').getBoundingClientRect();
  const prompt = document.querySelector('#prompt').getBoundingClientRect();
  const beside = prompt.left >= box.right - 1;
  const bottom = Math.min(box.bottom, innerHeight, beside ? innerHeight : prompt.top);
  return Math.max(0, bottom - Math.max(0, box.top)) * box.width / (innerWidth * innerHeight);
}"""

# What can have the focus and does not show it.
UNSEEN = """() => {
  const marked = element => {
    const style = getComputedStyle(element);
    return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
  };
  const root = document.querySelector('dialog[open]') || document.getElementById('app');
  const before = document.activeElement, blind = [];
  for (const e of root.querySelectorAll('button, a[href], input, select, textarea, summary, [tabindex]')) {
    if (e.tabIndex < 0 || !e.checkVisibility() || e.disabled) continue;
    document.activeElement.blur();
    e.focus({focusVisible: true, preventScroll: true});
    if (document.activeElement !== e) continue;
    const halo = e.querySelector('.halo'), next = e.nextElementSibling;
    const around = halo && getComputedStyle(halo);
    const lit = around && around.stroke !== 'none' && parseFloat(around.strokeWidth) > 4;
    if (!marked(e) && !lit && !(e.matches('.pick input') && marked(next)))
      blind.push(e.outerHTML.slice(0, 160));
  }
  before.focus({preventScroll: true});
  return blind;
}"""


def judged(page: Page, what: str, touch: bool = False) -> list[str]:
    """What is wrong with the layout, in words."""
    found = page.evaluate(JUDGE, {"smallest": SMALLEST, "finger": FINGER if touch else SMALLEST})
    return [f"{what}: {one}" for one in found]


def unseen(page: Page, what: str) -> list[str]:
    """What gets the focus and does not show it."""
    return [f"{what}: the focus is not seen on {one}" for one in page.evaluate(UNSEEN)]


def board_share(page: Page) -> float:
    """The part of the window that the board takes."""
    return float(page.evaluate(BOARD))
