"""Where raids happen: a fjord with a longship, hills, a lane and a palisade; by night in dark colours."""

from __future__ import annotations

_POSTS = "".join(f"M{x} 318v-44l7-9 7 9v44z" for x in range(470, 800, 17))
_PINES = "".join(
    f'<path class="pine" d="M{x} {y}l-{r} {r * 1.5:g}h{r * 0.45:g}l-{r * 0.7:g} {r * 1.2:g}h{r * 2.5:g}'
    f'l-{r * 0.7:g}-{r * 1.2:g}h{r * 0.45:g}z"/>'
    for x, y, r in (
        (36, 196, 22),
        (84, 214, 17),
        (300, 214, 13),
        (334, 206, 17),
        (748, 188, 20),
        (700, 206, 15),
    )
)
SCENERY = (
    '<svg class="gw-scenery" viewBox="0 0 800 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">'
    '<path class="sky" d="M-800-900H1600V480H-800z"/><circle class="sun" cx="448" cy="66" r="30"/>'
    '<path class="cloud" d="M120 74q4-22 28-20 14-22 38-8 26-4 28 18 18 2 16 12H112q-8 0 8-2zM580 '
    '38q4-16 22-14 12-18 32-6 20-2 22 14 14 2 12 8H574q-6 0 6-2z"/>'
    '<path class="far" d="M-60 210 60 118 128 168 232 78 318 166 380 134 452 182 552 96 640 168 716 122 '
    '860 212z"/>'
    '<path class="snow" d="M232 78l-30 26 17 3 13 14 12-13 18 5zM552 96l-28 25 14 2 15 14 11-13 17 2zM60 '
    '118l-22 17 13 3 10 9 9-9 13 1z"/>'
    '<path class="water" d="M-60 200H860V262H-60z"/>'
    '<path class="ship" d="M352 236c12 14 66 14 80 0l10-12c-8 2-12 8-12 8h-72s-6-6-14-8zM390 '
    '228v-42h3v42z"/><path class="sail" d="M366 192h52c-5 10-5 18 0 28h-52c5-10 5-18 0-28z"/>'
    '<path class="hill" d="M-60 258C90 206 240 224 400 250S680 214 860 236V480H-60z"/>'
    f"{_PINES}"
    '<path class="grass" d="M-60 318C180 270 380 312 520 294S720 270 860 288V480H-60z"/>'
    f'<path class="posts" d="{_POSTS}M466 286h340v7H466z"/>'
    '<path class="lane" d="M-60 424C180 366 300 424 470 388S680 340 860 350V386C690 372 610 398 480 434S190 '
    '418-60 482z"/>'
    '<path class="tuft" d="M96 356l5-14 4 14 6-10 1 12zM220 336l5-14 4 14 6-10 1 12zM560 452l5-14 4 14 6-10 '
    '1 12zM690 424l5-14 4 14 6-10 1 12zM330 462l5-14 4 14 6-10 1 12z"/></svg>'
)
