"""The rules of a game: contents, search, sections with drawings; and the rule of one thing as a dialog."""

from __future__ import annotations

from functools import lru_cache

from longhouse.engine import Message, Scene
from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.markup import Markup, join, tag
from longhouse.games import cover

from ..fold import found, marked, words
from ..i18n import Say, translator
from ..learn import guide_of
from ..model import Model
from ..say import looks
from ..widgets import button
from .frame import bar


def reader(game: str, lang: str) -> Say:
    """A translator for the texts of a game's guide."""
    guide = guide_of(game)
    return translator(lang, (guide.package, cover(game).package) if guide else ())


def draw(model: Model) -> Markup:
    """The whole book."""
    reading = model.reading
    guide = guide_of(reading.game) if reading else None
    if reading is None or guide is None:
        return Markup("")
    say = reader(reading.game, model.lang)
    wanted = words(reading.query)
    chapters = [(chapter, _matching(chapter, wanted, say)) for chapter in guide.chapters()]
    chapters = [(chapter, sections) for chapter, sections in chapters if sections]
    layout = "tall" if model.narrow else "wide"
    text = [
        tag(
            "section",
            {"class": "chapter"},
            tag("h2", None, say(chapter.title)),
            *(_section(reading.game, section, wanted, say, model.lang, layout) for section in sections),
        )
        for chapter, sections in chapters
    ]
    back = None
    if model.table is not None:
        where = f"/play/{model.table.slot}" if model.table.slot else f"/g/{model.table.match.to_link()}"
        back = button(say(Message("Back to the game")), "go", where, "primary")
    return join(
        (
            bar(say, cover(reading.game).meta.title, back, about=say(Message("Rules"))),
            tag(
                "div",
                {"class": "rules"},
                _aside(model, reading.game, reading.query, chapters, say),
                tag("div", {"class": "rules-text"}, *text),
            ),
        )
    )


def _matching(chapter: Chapter, wanted: list[str], say: Say) -> list[Section]:
    if not wanted:
        return list(chapter.sections)
    return [section for section in chapter.sections if found(wanted, texts(section, say))]


def texts(section: Section, say: Say) -> list[str]:
    """All that a section says."""
    out = [section.title, section.brief, *section.rulings]
    for block in section.body:
        if isinstance(block, Figure):
            out.append(block.about)
        else:
            out.extend([block] if isinstance(block, Message) else block)
    return [say(message) for message in out]


def _aside(
    model: Model, game: str, query: str, chapters: list[tuple[Chapter, list[Section]]], say: Say
) -> Markup:
    """Search and contents; on a phone the contents are folded away."""
    label = say(Message("Search in the rules"))
    count = sum(len(sections) for _, sections in chapters)
    status = Message.plural("{n} section found", "{n} sections found", n=count) if query.strip() else None
    contents = [
        tag(
            "li",
            None,
            tag("b", None, say(chapter.title)),
            tag("ul", None, *(tag("li", None, _link(game, section, say)) for section in sections)),
        )
        for chapter, sections in chapters
    ]
    listed = tag("ol", {"class": "contents"}, *contents)
    title = say(Message("Contents"))
    return tag(
        "div",
        {"class": "rules-side"},
        tag(
            "div",
            {"class": "field", "role": "search"},
            tag("label", {"for": "rules-search"}, label),
            tag(
                "input",
                {
                    "type": "search",
                    "id": "rules-search",
                    "data-field": "rules.search",
                    "value": query,
                    "autocomplete": "off",
                },
            ),
            tag("p", {"role": "status", "class": "hint"}, say(status) if status else ""),
        ),
        tag(
            "nav",
            {"aria-label": title},
            tag("details", {"class": "more"}, tag("summary", None, title), listed)
            if model.narrow
            else listed,
        ),
        tag(
            "div",
            {"class": "controls"},
            button(say(Message("Learn to play")), "go", f"/learn/{game}"),
            button(say(Message("New game")), "go", f"/new/{game}"),
        )
        if model.table is None
        else None,
    )


def _link(game: str, section: Section, say: Say) -> Markup:
    where = f"/rules/{game}/{section.id}"
    return tag("a", {"href": f"#{where}", "data-do": "go", "data-arg": where}, say(section.title))


def _section(game: str, section: Section, wanted: list[str], say: Say, lang: str, layout: str) -> Markup:
    def text(message: Message) -> Markup:
        return marked(say(message), wanted)

    parts: list[object] = [tag("p", {"class": "brief"}, text(section.brief))]
    for number, block in enumerate(section.body):
        if isinstance(block, Figure):
            parts.append(figure(game, section.id, number, lang, layout))
        elif isinstance(block, Message):
            parts.append(tag("p", None, text(block)))
        else:
            parts.append(tag("ul", None, *(tag("li", None, text(item)) for item in block)))
    return tag(
        "section",
        {"id": f"rule-{section.id}", "class": "rule", "tabindex": -1, "aria-labelledby": f"h-{section.id}"},
        tag("h3", {"id": f"h-{section.id}"}, text(section.title)),
        *parts,
        rulings(section, text, say),
    )


def rulings(section: Section, text: Say, say: Say, heading: str = "h4") -> Markup | None:
    """Fine points, under a heading of that level."""
    if not section.rulings:
        return None
    return tag(
        "div",
        {"class": "rulings"},
        tag(heading, None, say(Message("Rulings"))),
        tag("ul", None, *(tag("li", None, text(ruling)) for ruling in section.rulings)),
    )


@lru_cache(maxsize=128)
def figure(game: str, name: str, number: int, lang: str, layout: str) -> Markup:
    """A drawing of the rules, by the code that draws the board."""
    guide = guide_of(game)
    section = guide.section(name) if guide else None
    block = section.body[number] if section else None
    if not isinstance(block, Figure):
        return Markup("")
    say = reader(game, lang)
    match = block.position()
    shown = looks(match, lang)
    packages = (guide.package, cover(game).package) if guide else ()
    named = translator(lang, packages, shown)
    scene = Scene(match.view(block.seat), shown, {}, {}, named, layout, f"f-{name}-{number}")
    about = say(block.about)
    return tag(
        "figure",
        {"class": f"figure of-{game}"},
        tag(
            "div",
            {"class": "drawing", "role": "img", "aria-label": about},
            tag("div", {"aria-hidden": "true"}, block.draw(scene)),
        ),
        tag("figcaption", None, about),
    )


def pointed(model: Model, arg: str, say: Say) -> list[object]:
    """The dialog about one thing: its rule, why it cannot be chosen now, and the way into the book."""
    game, _, name = arg.partition(":")
    guide = guide_of(game)
    section = guide.section(name) if guide else None
    if section is None:
        return [say(Message("Rules"))]
    read = reader(game, model.lang)
    why = say(Message("This is not what is asked now.")) if model.pointed == "-" else model.pointed
    first = next((n for n, block in enumerate(section.body) if isinstance(block, Figure)), None)
    layout = "tall" if model.narrow else "wide"
    return [
        read(section.title),
        tag("p", {"class": "brief"}, read(section.brief)),
        tag("p", {"class": "notice"}, why) if why else None,
        figure(game, name, first, model.lang, layout) if first is not None else None,
        rulings(section, read, say, "h3"),
        tag(
            "div",
            {"class": "controls"},
            button(say(Message("Read on in the rules")), "go", f"/rules/{game}/{name}", "primary"),
            button(say(Message("Close")), "escape"),
        ),
    ]
