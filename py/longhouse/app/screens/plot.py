"""The scores over time: a plot, its legend, the same as a table, and the moments that mattered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from longhouse.engine import Match, Message, Seat
from longhouse.engine.markup import Markup, join, tag

from ..i18n import Say
from ..say import log_lines
from ..story import Points, Story, Turn

WIDE, HIGH = 640, 240
LEFT, TOP = 60, 14  # room for the numbers
STEPS = (1, 2, 5, 10, 20, 25, 50, 100, 200, 500)
DASHES = ("none", "9 4", "3 4", "12 4 3 4")  # by clan colour, so that nobody needs the colour


def draw(match: Match, story: Story, say: Say) -> Markup:
    """Everything about the course of the game."""
    return tag(
        "section",
        {"class": "story", "aria-label": say(Message("Course of the game"))},
        tag("h3", None, say(Message("Points over time"))),
        picture(match, story, say),
        legend(match, [str(score) for score in story.points[-1]], say),
        _table(match, story, say),
        _moments(match, story, say),
    )


def picture(match: Match, story: Story, say: Say) -> Markup:
    """A line for each seat; what it shows is told in words by the table below it."""
    lines = curves(match, story.points, (LEFT, TOP, WIDE - LEFT - 8, HIGH - TOP - 12))
    label = say(
        Message("Lines of points over {n} moves; the table below has the numbers.", n=len(story.points) - 1)
    )
    top, step = scale(story.points)
    grid = []
    for value in range(low(story.points), top + 1, step):
        y = height(value, story.points, TOP, HIGH - TOP - 12)
        grid.append(
            tag("line", {"x1": LEFT, "x2": WIDE - 8, "y1": f"{y:.1f}", "y2": f"{y:.1f}", "class": "grid"})
        )
        grid.append(tag("text", {"x": LEFT - 8, "y": f"{y + 5:.1f}", "text-anchor": "end"}, str(value)))
    return tag(
        "svg",
        {"class": "plot", "viewBox": f"0 0 {WIDE} {HIGH}", "role": "img", "aria-label": label},
        *grid,
        lines,
    )


def by_class(colour: int) -> dict[str, str]:
    """A line that the style sheet paints."""
    return {"class": f"course clan-{colour}"}


def curves(
    match: Match,
    points: Points,
    box: tuple[float, float, float, float],
    paint: Callable[[int], Mapping[str, str]] = by_class,
) -> Markup:
    """The lines themselves, in a box: left, top, width, height."""
    x, y, wide, high = box
    last = len(points) - 1
    drawn = []
    for seat, player in enumerate(match.seats):
        spots = []
        before: int | None = None
        for number, scores in enumerate(points):
            if scores[seat] == before and number < last:
                continue  # a step needs only its corners
            here = x + wide * number / last
            if before is not None:
                spots.append(f"{here:.1f},{height(before, points, y, high):.1f}")
            spots.append(f"{here:.1f},{height(scores[seat], points, y, high):.1f}")
            before = scores[seat]
        drawn.append(
            tag(
                "polyline",
                {
                    "points": " ".join(spots),
                    **paint(player.colour),
                    "fill": "none",
                    "stroke-dasharray": DASHES[player.colour],
                },
            )
        )
    return join(drawn)


def low(points: Points) -> int:
    """The lowest line of the grid: 0, or below where somebody had less."""
    least = min(map(min, points))
    _, step = scale(points)
    return least // step * step if least < 0 else 0


def scale(points: Points) -> tuple[int, int]:
    """The highest line of the grid and the distance between two."""
    most, least = max(1, *map(max, points)), min(0, *map(min, points))
    step = next((step for step in STEPS if (most - least) / step <= 5), 1000)
    return -(-most // step) * step, step


def height(value: int, points: Points, y: float, high: float) -> float:
    """Where a number of points lies."""
    top, bottom = scale(points)[0], low(points)
    return y + high * (top - value) / (top - bottom)


def legend(match: Match, figures: Sequence[str], say: Say) -> Markup:
    """Whose line is which, each with its last figure."""
    rows = []
    for seat, player in enumerate(match.seats):
        sample = tag(
            "svg",
            {"viewBox": "0 0 40 10", "class": "sample", "aria-hidden": "true", "focusable": "false"},
            tag(
                "path",
                {
                    "d": "M0 5h40",
                    "class": f"course clan-{player.colour}",
                    "stroke-dasharray": DASHES[player.colour],
                },
            ),
        )
        name = say(Message("{seat}", seat=Seat(seat)))
        rows.append(tag("li", None, sample, f"{name} ", tag("b", None, figures[seat])))
    return tag("ul", {"class": "legend"}, *rows)


def _table(match: Match, story: Story, say: Say) -> Markup:
    progress = match.game.presentation().cover.progress_of
    seats = range(match.players)
    head = [tag("th", {"scope": "col"}, say(Message("{seat}", seat=Seat(seat)))) for seat in seats]
    rows = []
    for number, mini in story.marks:
        when = Message("Move {move}: {progress}", move=number, progress=progress(mini))
        cells = [tag("td", None, str(story.points[number][seat])) for seat in seats]
        rows.append(tag("tr", None, tag("th", {"scope": "row"}, say(when)), *cells))
    return tag(
        "details",
        {"class": "more", "id": "course-table"},
        tag("summary", None, say(Message("The points as a table"))),
        tag(
            "div",
            {
                "class": "scroll",
                "tabindex": 0,
                "role": "region",
                "aria-label": say(Message("Points over time")),
            },
            tag(
                "table",
                {"class": "breakdown"},
                tag(
                    "thead", None, tag("tr", None, tag("th", {"scope": "col"}, say(Message("Moves"))), *head)
                ),
                tag("tbody", None, *rows),
            ),
        ),
    )


def _moments(match: Match, story: Story, say: Say) -> Markup | None:
    if not story.turns:
        return None
    rows = [tag("li", None, _moment(match, story.points, turn, say)) for turn in story.turns]
    return join((tag("h3", None, say(Message("Key moments"))), tag("ol", {"class": "moments"}, *rows)))


def _moment(match: Match, points: Points, turn: Turn, say: Say) -> Markup:
    scores = " – ".join(str(points[turn.number][seat]) for seat in range(match.players))
    if turn.lead:
        text = Message("{seat} takes the lead: {scores}", seat=Seat(turn.seat), scores=scores)
    else:
        text = Message.plural(
            "{seat} gains {n} point: {scores}", "{seat} gains {n} points: {scores}",
            n=turn.gain, seat=Seat(turn.seat), scores=scores,
        )  # fmt: skip
    events = match.log(None, turn.number - 1, turn.number)[0].events
    scored = match.game.presentation().recap(events)  # a scoring is named, not the trip before it
    lines = log_lines(say, match, None, turn.number - 1, turn.number)
    what = say(scored[0]) if scored else lines[0][1] if lines else ""
    number = Message("Move {move}", move=turn.number)
    return tag(
        "button",
        {"type": "button", "class": "btn quiet", "data-do": "look", "data-arg": str(turn.number)},
        tag("b", None, say(text)),
        tag("span", None, f"{say(number)}. {what}"),
    )
