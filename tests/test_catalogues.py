"""The catalogues of translations, the tool that keeps them, and the reader that the app has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from longhouse.app import i18n
from longhouse.app.i18n import (
    LANGUAGES,
    ONE,
    UP_TO_ONE,
    Language,
    Plural,
    choose_language,
    read_po,
    translator,
)
from longhouse.engine import Look, Message, Seat
from longhouse.games import GAMES, offers
from tools import catalogue

ONBOARD = ("longhouse.games.onboard",)
NBSP = "\u00a0"

FURTHER = [lang for lang in LANGUAGES if lang != "en"]

# Messages that a language writes as English does
SAME = {
    "fr": {
        "+{n} point", "?", "Alviss", "Assassin", "B", "Clan", "Draco", "Drakkar", "Dvergar", "Grain",
        "Grendel", "Menu", "Mission {number}", "Missions", "Mjöllnir", "N", "Noble", "Nobles", "OK", "Pause",
        "Points", "Question", "Jarl", "Karl", "R", "Serpent", "Tab", "Thor", "Thrall", "Total", "U",
        "Valkyrie", "Version", "Version {version}", "Village", "points",
        "Viking", "Voyage {n}", "action", "bot", "final", "grain", "missions", "monument", "noble", "nobles",
        "normal", "village", "{first} + {next}",
        "{first}, {next}", "{n} noble", "{n} point", "{n} × {card}", "{need}.",
        "{percent} %", "{question} {trips}", "{question} {warning}", "{seat}", "{seat} +{n}",
        "{seat} {tokens}", "{sign}{n} point",
    },
    "de": {
        "?", "Alviss", "B", "Bot: {level} ({how})", "Clan", "Coach", "Draco", "Dvergar", "Enter", "Esc", "F",
        "G", "Gold", "Gold!", "Grendel", "Hand", "Hand: {cards}.", "Jarl", "Karl", "Link", "Mission {number}",
        "Mjöllnir", "OK", "Pause", "R", "S", "Skål!", "Tab", "Thor", "Thrall", "U", "Version",
        "Version {version}", "Wolf", "normal", "{action}: {title}", "{building} {number}",
        "{building}: {help}", "{first} + {next}", "{first}, {next}", "{first}; {next}", "{game}: {news}",
        "{hall}: {text}", "{name}: {points}.", "{name}: {text}", "{name}: {text}.", "{need}.", "{n} × {card}",
        "{percent} %", "{question} {trips}", "{question} {warning}", "{row} {column}", "{seat}",
        "{seat} +{n}", "{seat} {tokens}", "{seat}: {phrase}", "{special} ({n}): {help}",
        "{special}: {help}", "{trip}; {gain}", "{what}: {values}",
    },
}  # fmt: skip
# What no text of a language may hold
WRONG = {
    "fr": [
        r"['\"]",  # ’ and « »
        rf"[^{NBSP}][:;!?»]",
        rf"«[^{NBSP}]",
    ],
    "de": [
        r"['\"”]|“[^ .,:;!?)–]|„[^“]*$",  # „ and “ in pairs
        r" [:;!?%]",  # signs stand at their word, a percent sign after a space that does not break
        r" - |\w[–—]\w",  # a dash is – between spaces
        r"\b(Schiff|Runde|Zug|Stufe|Spalte|Platz|Punkt) \d",  # a number stays with its word
        r"[\w,;–“] (Sie|Ihnen|Ihr|Ihre[mnrs]?)\b",  # du
    ],
}


@pytest.fixture(scope="module")
def code() -> dict[Path, catalogue.Entries]:
    return catalogue.collect()


@pytest.fixture(scope="module", params=FURTHER)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture(scope="module")
def files(code: dict[Path, catalogue.Entries], lang: str) -> dict[Path, catalogue.Entries]:
    """The catalogues of one language."""
    return {folder: catalogue.read((folder / "locale" / f"{lang}.po").read_text("utf-8")) for folder in code}


def translated(files: dict[Path, catalogue.Entries]) -> Iterator[catalogue.Entry]:
    for entries in files.values():
        yield from (entry for text, entry in entries.items() if text)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


# -- the files


@pytest.mark.host
def test_the_catalogues_are_as_the_tool_writes_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert catalogue.main(["--check"]) == 0, f"run: python3 -m tools.catalogue\n{capsys.readouterr().out}"


@pytest.mark.host
def test_every_message_of_a_package_is_in_its_catalogue_and_no_other(
    code: dict[Path, catalogue.Entries], files: dict[Path, catalogue.Entries], lang: str
) -> None:
    guides = {f"{game}/guide" for game in GAMES if offers(game, "guide")}
    names = {folder.relative_to(catalogue.SOURCES).as_posix().removeprefix("games/") for folder in code}
    assert names == {"engine", "app", *GAMES, *guides}
    plural = LANGUAGES[lang].plural
    for folder, found in code.items():
        known = files[folder]
        assert set(known) - {""} == set(found)
        assert not [text for text, entry in known.items() if text and entry.missing(plural)]
        assert all(known[text].many == entry.many for text, entry in found.items())
        assert f"Plural-Forms: {plural.head()}\n" in known[""].forms[0]


@pytest.mark.host
def test_placeholders_agree(files: dict[Path, catalogue.Entries]) -> None:
    for entry in translated(files):
        assert fields(entry.many or entry.text) == fields(entry.text)
        for form in entry.forms:
            assert fields(form) == fields(entry.text), entry.text


@pytest.mark.host
def test_nothing_is_left_in_english(files: dict[Path, catalogue.Entries], lang: str) -> None:
    same = {
        entry.text
        for entry in translated(files)
        if any(form.replace(NBSP, " ") in (entry.text, entry.many) for form in entry.forms)
    }
    assert same == SAME[lang]


@pytest.mark.host
def test_a_message_of_two_packages_has_one_translation(files: dict[Path, catalogue.Entries]) -> None:
    # the first catalogue wins, so a second translation would never be seen
    seen: dict[str, tuple[str, ...]] = {}
    for entry in translated(files):
        assert seen.setdefault(entry.text, entry.forms) == entry.forms, entry.text


@pytest.mark.host
def test_typography(files: dict[Path, catalogue.Entries], lang: str) -> None:
    for wrong in (*WRONG[lang], r"\.\.\.", r"  |^ | $"):
        bad = [form for entry in translated(files) for form in entry.forms if re.search(wrong, form)]
        assert not bad, wrong


@pytest.mark.host
def test_the_apps_reader_reads_what_the_tool_writes(files: dict[Path, catalogue.Entries], lang: str) -> None:
    for folder, entries in files.items():
        expected = {text: entry.forms for text, entry in entries.items() if text}
        assert read_po((folder / "locale" / f"{lang}.po").read_text("utf-8")) == expected
        rest = {text: entry for text, entry in entries.items() if text}
        assert read_po(catalogue.write(rest, lang, LANGUAGES[lang].plural)) == expected


# -- the tool

SAMPLE = """
TABLE = {"a": "Table {x}", "b": "Other" " one"}
NAMES = (Message("Name"),)
def f(x):
    yield Message("Yes" if x else "No", x=x)
    yield Message(TABLE[x], x=1)
    yield Message(NAMES[0].text)
    yield say(engine.Message("Say \\"hi\\"\\n"))
    yield Message.plural("{n} cat", "{n} cats", n=x)
    yield Message("")
"""


def test_the_tool_finds_literals_choices_and_tables() -> None:
    assert list(catalogue.messages(SAMPLE)) == [
        ("Name", None), ("Yes", None), ("No", None), ("Table {x}", None), ("Other one", None),
        ('Say "hi"\n', None), ("{n} cat", "{n} cats"),
    ]  # fmt: skip


def test_the_tool_refuses_a_text_that_it_cannot_know() -> None:
    for unknown in ('Message(f"{x}")', "Message(x)", "Message(a + b)", "Message(load())"):
        with pytest.raises(catalogue.Unreadable):
            list(catalogue.messages(unknown))


def test_an_update_keeps_translations_and_notes_and_tells_what_it_drops() -> None:
    def entry(text: str, many: str | None = None, *forms: str) -> catalogue.Entry:
        return catalogue.Entry(text, many, {"a.py"}, [], forms)

    old = catalogue.read(
        '# a note\n#: b.py\n#, fuzzy\nmsgid "One"\nmsgstr ""\n"U"\n"n"\n\n#~ msgid "Older"\n\n'
        'msgid "Gone"\nmsgstr "Parti"\n'
    )
    found = {"One": entry("One"), "{n} x": entry("{n} x", "{n} xs"), 'Q "\\n\n': entry('Q "\\n\n')}
    merged, dropped = catalogue.merge(found, old)
    assert [gone.text for gone in dropped] == ["Gone"]
    assert merged["One"].forms == ("Un",) and merged["One"].notes == ["# a note", "#, fuzzy"]
    assert [text for text, e in merged.items() if e.missing(ONE)] == ["{n} x", 'Q "\\n\n']
    merged["{n} x"].forms = ("un", "des")
    again = catalogue.read(catalogue.write(merged, "fr", UP_TO_ONE))
    assert set(again) == {"", *merged} and again["{n} x"].forms == ("un", "des")
    assert all(entry.forms == () for entry in found.values()), "the next language begins with nothing"


@pytest.mark.host
def test_a_new_language_is_empty_catalogues_and_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    places = {tmp_path / folder.name: entries for folder, entries in catalogue.collect().items()}
    for folder in places:
        folder.mkdir()
    monkeypatch.setattr(catalogue, "ROOT", tmp_path)
    monkeypatch.setattr(catalogue, "collect", lambda: places)
    assert catalogue.main(["new", "nl"]) == 0
    assert 'the line of "nl"' in capsys.readouterr().out
    for folder, found in places.items():
        made = catalogue.read((folder / "locale" / "nl.po").read_text("utf-8"))
        assert set(made) - {""} == set(found) and all(e.missing(ONE) for text, e in made.items() if text)
        assert "Language: nl\n" in made[""].forms[0]
    for words in (["new"], ["new", "en"], ["new", "../x"], ["old", "nl"]):
        with pytest.raises(SystemExit):
            catalogue.main(words)


def test_a_language_with_three_forms_and_half_a_catalogue(monkeypatch: pytest.MonkeyPatch) -> None:
    three = Plural(lambda n: 0 if n == 1 else 1 if n < 5 else 2, 3, "n==1 ? 0 : n<5 ? 1 : 2")
    monkeypatch.setitem(LANGUAGES, "xx", Language("Xx", three))
    entry = catalogue.Entry("{n} shield", "{n} shields", {"a.py"}, [], ("{n} a", "{n} b", "{n} c"))
    text = catalogue.write({entry.text: entry}, "xx", three)
    assert "nplurals=3; plural=(n==1 ? 0 : n<5 ? 1 : 2);" in text and not entry.missing(three)
    monkeypatch.setattr(i18n, "_catalogue", lambda _package, _lang: read_po(text))
    say = translator("xx")
    shields = [say(Message.plural("{n} shield", "{n} shields", n=n)) for n in (1, 2, 5)]
    assert shields == ["1 a", "2 b", "5 c"]
    assert say(Message("Home")) == "Home" and choose_language(("xx-YY", "en")) == "xx"


# -- the app's reader


PO = r"""
msgid ""
msgstr "x: y\n"

#: a.py
msgid "A \"b\""
msgstr ""
"C\n"
"D"

msgid "back\\next"
msgstr "\\n"

msgid "not yet"
msgstr ""

#~ msgid "old"
#~ msgstr "vieux"

msgid "{n} f"
msgid_plural "{n} fs"
msgstr[0] "g"
msgstr[1] "gs"
"""


def test_read_po() -> None:
    assert read_po(PO) == {'A "b"': ("C\nD",), "back\\next": ("\\n",), "{n} f": ("g", "gs")}
    assert read_po("") == {}


def test_choose_language() -> None:
    assert choose_language(("fr-CA", "en")) == "fr"
    assert choose_language(("nl", "FR", "en")) == "fr"
    assert choose_language(("de-AT", "fr")) == "de"
    assert choose_language(("en-GB", "fr")) == "en"
    assert choose_language(("nl", "frr", "")) == "en"
    assert choose_language(()) == "en"


def test_plural_rules() -> None:
    def shields(lang: str) -> list[str]:
        say = translator(lang, ONBOARD)
        return [say(Message.plural("{n} shield", "{n} shields", n=n)).replace(NBSP, " ") for n in range(3)]

    assert shields("en") == ["0 shields", "1 shield", "2 shields"]
    assert shields("fr") == ["0 bouclier", "1 bouclier", "2 boucliers"]
    assert shields("de") == ["0 Schilde", "1 Schild", "2 Schilde"]


def test_seats_are_called_by_their_names() -> None:
    looks = (Look("Åsa {seat}", 0, True), Look("Loup", 1, False))
    say = translator("fr", ONBOARD, looks)
    assert say(Message("{seat} wins a bet.", seat=Seat(0))) == "Åsa {seat} gagne un pari."
    inside = Message("{first} and {last}", first=Seat(0), last=Seat(1))
    assert say(Message("{winners} share the victory: level on everything.", winners=inside)).startswith(
        "Åsa {seat} et Loup se partagent"
    )
    assert say(Message("{seat} wins a bet.", seat=Seat(2))) == f"Joueur{NBSP}3 gagne un pari."


def test_what_has_no_translation_is_english() -> None:
    say = translator("fr")
    assert say(Message("No such text, {name}.", name=Message("Home"))) == "No such text, Accueil."
    assert say(Message("{seat} wins a bet.", seat="Eir")) == "Eir wins a bet."  # a game's, not loaded
    assert [say(Message.plural("{n} oar", "{n} oars", n=n)) for n in (0, 1, 2)] == [
        "0 oars",  # English, so by its rule
        "1 oar",
        "2 oars",
    ]
    assert translator("en", ONBOARD)(Message("Home")) == "Home"
