"""The catalogues of translations, the tool that keeps them, and the reader that the app has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from string import Formatter

import pytest

from longhouse.app.i18n import LANGUAGES, choose_language, read_po, translator
from longhouse.engine import Look, Message, Seat
from longhouse.games import GAMES, offers
from tools import catalogue

ONBOARD = ("longhouse.games.onboard",)
NBSP = "\u00a0"

# Messages that are the same in French
SAME = {
    "+{n} point", "?", "Alviss", "Assassin", "B", "Clan", "Draco", "Drakkar", "Dvergar", "Grain", "Grendel",
    "Menu", "Mission {number}", "Missions", "Mjöllnir", "N", "Noble", "Nobles", "OK", "Pause", "Points",
    "Question",
    "Jarl", "Karl", "R", "Serpent", "Tab", "Thor", "Thrall", "Total", "U", "Valkyrie", "Version",
    "Version {version}", "points",
    "Viking", "Voyage {n}", "action", "bot", "final", "grain", "missions", "monument", "noble", "nobles",
    "normal", "village", "{first} + {next}",
    "{first}, {next}", "{n} noble", "{n} point", "{n} × {card}", "{need}.",
    "{percent} %", "{question} {trips}", "{seat}", "{sign}{n} point",
}  # fmt: skip


@pytest.fixture(scope="module")
def code() -> dict[Path, catalogue.Entries]:
    return catalogue.collect()


@pytest.fixture(scope="module")
def french(code: dict[Path, catalogue.Entries]) -> dict[Path, catalogue.Entries]:
    return {folder: catalogue.read((folder / "locale" / "fr.po").read_text("utf-8")) for folder in code}


def translated(french: dict[Path, catalogue.Entries]) -> Iterator[catalogue.Entry]:
    for entries in french.values():
        yield from (entry for text, entry in entries.items() if text)


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


# -- the files


@pytest.mark.host
def test_the_catalogues_are_as_the_tool_writes_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert catalogue.main(["--check"]) == 0, f"run: python3 -m tools.catalogue\n{capsys.readouterr().out}"


@pytest.mark.host
def test_every_message_of_a_package_is_in_its_catalogue_and_no_other(
    code: dict[Path, catalogue.Entries], french: dict[Path, catalogue.Entries]
) -> None:
    guides = {f"{game}/guide" for game in GAMES if offers(game, "guide")}
    names = {folder.relative_to(catalogue.SOURCES).as_posix().removeprefix("games/") for folder in code}
    assert names == {"engine", "app", *GAMES, *guides}
    for folder, found in code.items():
        known = french[folder]
        assert set(known) - {""} == set(found)
        assert not [text for text, entry in known.items() if text and entry.missing]
        assert all(known[text].many == entry.many for text, entry in found.items())
        assert "Plural-Forms: nplurals=2; plural=(n > 1);\n" in known[""].forms[0]


@pytest.mark.host
def test_placeholders_agree(french: dict[Path, catalogue.Entries]) -> None:
    for entry in translated(french):
        assert fields(entry.many or entry.text) == fields(entry.text)
        for form in entry.forms:
            assert fields(form) == fields(entry.text), entry.text


@pytest.mark.host
def test_nothing_is_left_in_english(french: dict[Path, catalogue.Entries]) -> None:
    same = {
        entry.text
        for entry in translated(french)
        if any(form.replace(NBSP, " ") in (entry.text, entry.many) for form in entry.forms)
    }
    assert same == SAME


@pytest.mark.host
def test_a_message_of_two_packages_has_one_translation(french: dict[Path, catalogue.Entries]) -> None:
    # the first catalogue wins, so a second translation would never be seen
    seen: dict[str, tuple[str, ...]] = {}
    for entry in translated(french):
        assert seen.setdefault(entry.text, entry.forms) == entry.forms, entry.text


@pytest.mark.host
@pytest.mark.parametrize(
    "wrong",
    [
        r"['\"]",  # ’ and « »
        r"\.\.\.",
        rf"[^{NBSP}][:;!?»]",
        rf"«[^{NBSP}]",
        r"  |^ | $",
    ],
)
def test_french_typography(french: dict[Path, catalogue.Entries], wrong: str) -> None:
    bad = [form for entry in translated(french) for form in entry.forms if re.search(wrong, form)]
    assert not bad


@pytest.mark.host
def test_the_apps_reader_reads_what_the_tool_writes(french: dict[Path, catalogue.Entries]) -> None:
    for folder, entries in french.items():
        expected = {text: entry.forms for text, entry in entries.items() if text}
        assert read_po((folder / "locale" / "fr.po").read_text("utf-8")) == expected
        rest = {text: entry for text, entry in entries.items() if text}
        assert read_po(catalogue.write(rest, "fr")) == expected


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
    assert [text for text, e in merged.items() if e.missing] == ["{n} x", 'Q "\\n\n']
    merged["{n} x"].forms = ("un", "des")
    again = catalogue.read(catalogue.write(merged, "fr"))
    assert set(again) == {"", *merged} and again["{n} x"].forms == ("un", "des")


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
    assert choose_language(("de", "FR", "en")) == "fr"
    assert choose_language(("en-GB", "fr")) == "en"
    assert choose_language(("de", "frr", "")) == "en"
    assert choose_language(()) == "en"
    assert set(catalogue.LANGUAGES) | {"en"} == set(LANGUAGES)


def test_plural_rules() -> None:
    def shields(lang: str) -> list[str]:
        say = translator(lang, ONBOARD)
        return [say(Message.plural("{n} shield", "{n} shields", n=n)).replace(NBSP, " ") for n in range(3)]

    assert shields("en") == ["0 shields", "1 shield", "2 shields"]
    assert shields("fr") == ["0 bouclier", "1 bouclier", "2 boucliers"]


def test_seats_are_called_by_their_names() -> None:
    looks = (Look("Åsa {seat}", 0, True), Look("Loup", 1, False))
    say = translator("fr", ONBOARD, looks)
    assert say(Message("{seat} wins a bet.", seat=Seat(0))) == "Åsa {seat} gagne un pari."
    inside = Message("{first} and {last}", first=Seat(0), last=Seat(1))
    assert say(Message("{winners} share the victory: level in everything.", winners=inside)).startswith(
        "Åsa {seat} et Loup se partagent"
    )
    assert say(Message("{seat} wins a bet.", seat=Seat(2))) == f"Joueur{NBSP}3 gagne un pari."


def test_what_has_no_translation_is_english() -> None:
    say = translator("fr")
    assert say(Message("No such text, {name}.", name=Message("Home"))) == "No such text, Accueil."
    assert say(Message("{seat} wins a bet.", seat="Eir")) == "Eir wins a bet."  # a game's, not loaded
    assert [say(Message.plural("{n} oar", "{n} oars", n=n)) for n in (0, 1, 2)] == [
        "0 oar",
        "1 oar",
        "2 oars",
    ]
    assert translator("en", ONBOARD)(Message("Home")) == "Home"
