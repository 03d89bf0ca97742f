"""The result as a picture to send: an SVG that stands on its own, without style sheets."""

from __future__ import annotations

from longhouse.engine import Match, Message, Scene, Seat, game_class
from longhouse.engine.markup import Markup, join, tag
from longhouse.games.clans import EMBLEMS

from ..i18n import Say
from ..say import looks
from ..story import Story
from .end import ranking
from .plot import curves

WIDE, HIGH = 1200, 630
TEXT = "'Alegreya Sans', 'Segoe UI', 'Helvetica Neue', sans-serif"
DISPLAY = "'Modern Antiqua', Georgia, serif"
PARCHMENT, GOLD, NIGHT, DEEP = "#f5ecd6", "#f0b45f", "#13233f", "#0d1a30"
HILLS = "M0 470 130 360l90 70 150-150 120 130 100-80 170 150 140-110 120 90 180-130v310H0z"
# by clan colour: shield, sign on it, line on parchment; theme.css has the same
CLANS = (
    ("#cf4329", "#fff", "#a02f17"),
    ("#62b8ec", "#0a2136", "#0f5f93"),
    ("#f5c344", "#332100", "#7d5200"),
    ("#7f439d", "#fff", "#5f2b7c"),
)


ART = (600, 60, 550, 366)  # left, top, width, height
PLOT = (600, 446, 550, 130)


def draw(match: Match, story: Story | None, say: Say, day: str, lang: str = "en") -> str:
    """The whole picture; empty while the game goes on.

    The board's art wants the style sheets of the page: whoever makes a file of it puts them in.
    """
    outcome = match.outcome
    if outcome is None:
        return ""
    winner = say(match.game.presentation().reason(outcome))
    lines = wrapped(winner, 34)[:3]
    rows = [
        _row(match, seat, outcome.scores[seat], 330 + 62 * i, say)
        for i, seat in enumerate(ranking(match, outcome))
    ]
    return tag(
        "svg",
        {
            "xmlns": "http://www.w3.org/2000/svg",
            "width": WIDE,
            "height": HIGH,
            "viewBox": f"0 0 {WIDE} {HIGH}",
            "data-theme": "light",
        },
        _scenery(),
        _text(60, 78, 30, "Longhouse", GOLD, DISPLAY),
        _text(60, 148, 54, match.game.meta.title, PARCHMENT, DISPLAY),
        *(_text(60, 206 + 40 * i, 34, line, PARCHMENT) for i, line in enumerate(lines)),
        *rows,
        _art(match, say, lang),
        _plot(match, story) if story else None,
        _text(60, 606, 26, day, PARCHMENT),
    )


def wrapped(text: str, width: int) -> list[str]:
    """Lines of at most so many characters, broken between words; a word that is too long is cut."""
    lines: list[str] = []
    for word in text.split():
        word = word if len(word) <= width else word[: width - 1] + "…"
        if lines and len(lines[-1]) + 1 + len(word) <= width:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _text(x: float, y: float, size: int, text: str, fill: str, face: str = TEXT, **more: str) -> Markup:
    attrs = {"x": x, "y": y, "font-size": size, "fill": fill, "font-family": face, **more}
    return tag("text", attrs, text)


def _scenery() -> Markup:
    """Night over the fjord."""
    return join(
        (
            tag("rect", {"width": WIDE, "height": HIGH, "fill": NIGHT}),
            tag("circle", {"cx": 520, "cy": 74, "r": 40, "fill": PARCHMENT, "opacity": ".9"}),
            tag("path", {"fill": "#1c3157", "d": HILLS}),
            tag("path", {"fill": "#0d1a30", "d": f"M0 560q50-26 100 0t{'100 0 ' * 11}v70H0z"}),
        )
    )  # fmt: skip


def _row(match: Match, seat: int, score: int, y: float, say: Say) -> Markup:
    shield, sign, _ = CLANS[match.seats[seat].colour]
    name = say(Message("{seat}", seat=Seat(seat)))
    name = name if len(name) <= 20 else f"{name[:19]}…"
    emblem = Markup(
        f'<g transform="translate(88 {y - 12})" color="{sign}">{EMBLEMS[match.seats[seat].colour]}</g>'
    )
    return join(
        (
            tag(
                "circle",
                {"cx": 88, "cy": y - 12, "r": 24, "fill": shield, "stroke": PARCHMENT, "stroke-width": 3},
            ),
            emblem,
            _text(128, y, 36, name, PARCHMENT),
            _text(560, y, 40, str(score), PARCHMENT, **{"text-anchor": "end", "font-weight": "700"}),
        )
    )


def _art(match: Match, say: Say, lang: str) -> Markup:
    """How the board looks at the end, in a frame; a game that offers nothing shows its emblem."""
    show, (x, y, wide, high) = match.game.presentation(), ART
    scene = Scene(match.view(None), looks(match, lang), {}, {}, say, prefix="card")
    art = show.keepsake(scene) if show.keepsake else show.cover.emblem()
    # as a style too, because rules of the page may give such a picture another size
    size = f'<svg x="{x + 8}" y="{y + 8}" width="{wide - 16}" height="{high - 16}" '
    size += f'style="width:{wide - 16}px;height:{high - 16}px;max-width:none;max-height:none" '
    frame = {"x": x, "y": y, "width": wide, "height": high, "rx": 14, "fill": DEEP, "stroke": PARCHMENT}
    game = match.game.meta.id
    return join(
        (
            tag("rect", {**frame, "stroke-width": 3}),
            tag("g", {"class": f"{game_class(game)} {game} wide"}, Markup(art.replace("<svg ", size, 1))),
        )
    )


def _plot(match: Match, story: Story) -> Markup:
    def paint(colour: int) -> dict[str, str]:
        return {"stroke": CLANS[colour][2], "stroke-width": "5", "stroke-linejoin": "round"}

    x, y, wide, high = PLOT

    return join(
        (
            tag("rect", {"x": x, "y": y, "width": wide, "height": high, "rx": 14, "fill": PARCHMENT}),
            curves(match, story.points, (x + 20, y + 14, wide - 40, high - 28), paint),
        )
    )
