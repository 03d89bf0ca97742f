"""The rules of a game, to read and to search."""

from __future__ import annotations

from functools import lru_cache

from longhouse.engine import Message, Scene, game_class
from longhouse.engine.guide import Chapter, Figure, Section
from longhouse.engine.markup import Markup, join, tag
from longhouse.engine.questions import V
from longhouse.engine.views import BaseView
from longhouse.games import cover

from .. import effects as fx
from .. import messages as ms
from ..fold import found, marked, words
from ..i18n import Say, translator
from ..learn import guide_of
from ..library import dismiss
from ..model import Model, Session, Step, replace, within
from ..pages import Rule, Rules
from ..routes import to, to_table
from ..say import looks
from ..screens.frame import bar
from ..widgets import button, controls, door
from . import Handler, Room, enter, on_page


def open_page(model: Model, game: str, section: str = "") -> Step:
    """Show the rules; a game that is being played stays on the table."""
    guide = guide_of(game)
    if guide is None:
        return enter("home", model)
    if section and guide.section(section) is None:
        section = ""
    focus = fx.Focus(f"#rule-{section}" if section else "h1", scroll=True)
    return Model(replace(model.session, notice=None), Rules(game, section)), [focus]


def _search(model: Model, page: Rules, message: ms.Typed) -> Step:
    """Show only the sections in which these words occur."""
    return replace(model, page=replace(page, query=message.value[:80])), []


def _escape(model: Model, _said: str) -> Step:
    """Back to the game that is being played, if there is one."""
    if model.session.table is None:
        return within(model, dismiss(model.session))
    return enter("play", model, opener="back_to_table")


# -- drawing


def reader(game: str, lang: str) -> Say:
    """A translator for the texts of a game's guide."""
    guide = guide_of(game)
    return translator(lang, (guide.package, cover(game).package) if guide else ())


def draw(session: Session, page: Rules) -> Markup:
    """The whole book."""
    guide = guide_of(page.game)
    assert guide is not None
    say = reader(page.game, session.lang)
    wanted = words(page.query)
    chapters = [(chapter, _matching(chapter, wanted, say)) for chapter in guide.chapters()]
    chapters = [(chapter, sections) for chapter, sections in chapters if sections]
    text = [
        tag(
            "section",
            {"class": "chapter"},
            tag("h2", None, say(chapter.title)),
            *(_section(page.game, part, wanted, say, session.lang, session.layout) for part in sections),
        )
        for chapter, sections in chapters
    ]
    back = None
    if session.table is not None:
        back = button(say(Message("Back to the game")), "go", to_table(session.table), "primary")
    return join(
        (
            bar(say, cover(page.game).meta.title, back, about=say(Message("Rules"))),
            tag(
                "div",
                {"class": f"rules {game_class(page.game)}"},
                _aside(session, page.game, page.query, chapters, say),
                tag("div", {"class": "rules-text"}, *text),
            ),
        )
    )


def _matching(chapter: Chapter[BaseView], wanted: list[str], say: Say) -> list[Section[BaseView]]:
    if not wanted:
        return list(chapter.sections)
    return [section for section in chapter.sections if found(wanted, texts(section, say))]


def texts(section: Section[V], say: Say) -> list[str]:
    """All that a section says."""
    out = [section.title, section.brief, *section.rulings]
    for block in section.body:
        if isinstance(block, Figure):
            out.append(block.about)
        else:
            out.extend([block] if isinstance(block, Message) else block)
    return [say(message) for message in out]


def _aside(
    session: Session,
    game: str,
    query: str,
    chapters: list[tuple[Chapter[BaseView], list[Section[BaseView]]]],
    say: Say,
) -> Markup:
    """Search and contents; on a phone the contents are folded away."""
    label = say(Message("Search the rules"))
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
            if session.layout == "tall"
            else listed,
        ),
        controls(
            door(say(Message("Learn to play")), "learn", game),
            door(say(Message("New game")), "new", game),
        )
        if session.table is None
        else None,
    )


def _link(game: str, section: Section[BaseView], say: Say) -> Markup:
    where = to("rules", game, section.id)
    return tag("a", {"href": f"#{where}", "data-do": "go", "data-arg": where}, say(section.title))


def _section(
    game: str, section: Section[BaseView], wanted: list[str], say: Say, lang: str, layout: str
) -> Markup:
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


def rulings(section: Section[BaseView], text: Say, say: Say, heading: str = "h4") -> Markup | None:
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
        {"class": f"figure {game_class(game)}"},
        tag(
            "div",
            {"class": "drawing", "role": "img", "aria-label": about},
            tag("div", {"aria-hidden": "true"}, block.draw(scene)),
        ),
        tag("figcaption", None, about),
    )


def pointed(session: Session, dialog: Rule, say: Say) -> list[object]:
    """The dialog about one thing: its rule, why it cannot be chosen now, and the way into the book."""
    game, name = dialog.game, dialog.section
    guide = guide_of(game)
    section = guide.section(name) if guide else None
    assert section is not None
    read = reader(game, session.lang)
    why = say(Message("This is not what is asked now.")) if dialog.why == "-" else dialog.why
    first = next((n for n, block in enumerate(section.body) if isinstance(block, Figure)), None)
    return [
        read(section.title),
        tag("p", {"class": "brief"}, read(section.brief)),
        tag("p", {"class": "notice"}, why) if why else None,
        figure(game, name, first, session.lang, session.layout) if first is not None else None,
        rulings(section, read, say, "h3"),
        controls(
            door(say(Message("Read more in the rules")), "rules", game, name, kind="primary"),
            button(say(Message("Close")), "escape"),
        ),
    ]


ROOM = Room(
    title=lambda _session, page, say: f"{cover(page.game).meta.title}: {say(Message('Rules'))}",
    draw=draw,
    handlers={(ms.Typed, "rules"): on_page(_search), "escape": Handler(_escape)},
)
