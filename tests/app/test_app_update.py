"""A new version: told, and switched to when the person says so."""

from __future__ import annotations

from longhouse.app import effects as fx
from longhouse.app import messages as ms
from longhouse.app.update import update

from .fake import Tab


def test_a_new_version_is_told_in_passing_and_at_home() -> None:
    tab = Tab()
    tab.send(ms.Do("go", "/new/onboard"))
    tab.send(ms.NewVersion())
    assert "A new version of Longhouse is ready." in tab.page.markup
    tab.wait("toast")
    assert "new version" not in tab.page.markup, "nobody is pressed"
    tab.send(ms.Do("go", "/"))
    assert tab.page.markup.count("A new version of Longhouse is ready.") == 1
    tab.do("switch")


def test_switching_is_asked_of_the_browser() -> None:
    _, effects = update(Tab().model, ms.Do("switch"), 0)
    assert effects == [fx.SwitchVersion()]


def test_a_part_that_cannot_be_fetched_is_told_and_nothing_changes() -> None:
    tab = Tab()
    model, effects = update(tab.model, ms.PartMissed(), 0)
    assert model.page == tab.model.page
    assert fx.SetAddress("/", replace=True) in effects, "the address may have gone ahead"
    tab.send(ms.PartMissed())
    assert "could not be loaded. Check the connection" in tab.page.markup
