"""axe-core, the judge of accessibility."""

from __future__ import annotations

from typing import Any, Literal

from playwright.sync_api import Page

from tools.shell import ROOT

SOURCE = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text()
RUN = """async rules => {
  const options = {resultTypes: ['violations'], elementRef: false};
  if (rules) options.runOnly = {type: 'rule', values: rules};
  const {violations} = await axe.run(document, options);
  return violations.map(({id, help, nodes}) => ({id, help,
    nodes: nodes.slice(0, 3).map(({html, failureSummary}) => `${html.slice(0, 200)}  ${failureSummary}`)}));
}"""
LOOKS = ["color-contrast"]  # the one rule whose answer depends on the colours

Scheme = Literal["light", "dark"]
Motion = Literal["reduce", "no-preference"]


def accessible(
    page: Page, what: str, schemes: tuple[Scheme, ...] = ("light", "dark"), motion: Motion = "reduce"
) -> None:
    """No violation in these colours; in the first by any rule, in the others by the one about colours."""
    page.evaluate("document.fonts.ready.then(() => true)")
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(SOURCE)
    found: list[dict[str, Any]] = []
    for scheme in reversed(schemes):
        page.emulate_media(color_scheme=scheme, reduced_motion=motion)
        rules = None if scheme == schemes[0] else LOOKS
        found += [{"scheme": scheme, **violation} for violation in page.evaluate(RUN, rules)]
    assert not found, f"{what}: " + "\n".join(
        f"{one['scheme']}: {one['id']}: {one['help']}\n    " + "\n    ".join(one["nodes"]) for one in found
    )
