"""Daily voyages compared: levels that sail in one's place, and what friends' links tell."""

from __future__ import annotations

import pytest

from longhouse.app import messages as ms
from longhouse.app import voyages
from longhouse.app.daily import setup
from longhouse.app.ledger import Friend, Ledger, Mark, read, seal_of, written
from longhouse.bots.mind import Mind
from longhouse.bots.question import Question, ask_voyage

from .fake import Tab
from .test_pride import DAY, ONE


def sailed(**options: object) -> Tab:
    """A device on which today's voyage has ended."""
    own = ONE._replace(voyage=DAY, day=DAY, seats=("-", "karl", "karl"), scores=(45, 41, 40))
    return Tab(ledger=written(own), address="/daily", **options)  # type: ignore[arg-type]


def test_levels_sail_one_after_the_other_once_ones_own_voyage_has_ended() -> None:
    assert not Tab(address="/daily").voyages
    tab = sailed()
    assert [(ask.question.level, ask.question.game.meta.id) for ask in tab.voyages] == [("karl", "onboard")]
    assert "Karl is sailing the same voyage" in tab.page.markup
    tab.send(ms.Sailed(tab.voyages[0].request + 5, 1, True))
    assert not read(tab.ledger).marks, "an answer to something else"
    tab.send(ms.Sailed(tab.voyages[0].request, 38, False))
    assert read(tab.ledger).marks == (Mark(DAY, "onboard", "karl", 38, False),)
    assert tab.voyages[-1].question.level == "jarl"
    tab.send(ms.Sailed(tab.voyages[-1].request, 51, True))
    assert len(read(tab.ledger).marks) == 2 and tab.model.session.sailing is None
    shown = [tab.page.markup.index(name) for name in ('<th scope="row">Jarl', ">You<", ">Karl<")]
    assert shown == sorted(shown), "the most points first"
    tab.follow("/")
    tab.follow("/daily")
    assert len(tab.voyages) == 2, "what is known is not sailed again"


def test_a_voyage_that_fails_is_tried_again_later() -> None:
    tab = sailed()
    tab.send(ms.BotFailed(tab.voyages[0].request, "no worker"))
    assert tab.model.session.sailing is None and "is sailing" not in tab.page.markup
    tab.follow("/")
    tab.follow("/daily")
    assert [ask.question.level for ask in tab.voyages] == ["karl", "karl"]


@pytest.mark.host
def test_whoever_plays_has_the_worker_for_themselves() -> None:
    tab = sailed()
    request = tab.voyages[0].request
    tab.follow("/")
    tab.new_game("karl", "person")
    tab.wait("bot")
    assert tab.called_off == [request] and tab.model.session.sailing is None


def test_a_level_plays_the_persons_seat_to_the_end_the_same_every_time() -> None:
    match = setup(DAY, "onboard")
    question = Question.from_json(ask_voyage(match, "thrall").to_json())
    answers = []
    for _ in range(2):
        task = Mind().begin(question)
        assert task.answer() == {"points": None, "won": False}
        for _share in task.steps:
            pass
        answers.append(task.answer())
    assert answers[0] == answers[1] and type(answers[0]["points"]) is int


def test_a_friends_link_is_kept_beside_ones_own_result() -> None:
    code = voyages.code(52, True, "Ása <b>")
    tab = Tab(address=f"/daily/{DAY}/onboard/{code}")
    assert read(tab.ledger).friends == (Friend(DAY, "onboard", "Ása <b>", 52, True),)
    assert "Ása &lt;b&gt;" in tab.page.markup and "Begin the voyage" in tab.page.markup
    tab.send(ms.Navigated(f"/daily/{DAY}/onboard/{voyages.code(99, True, 'Ása <b>')}"))
    assert [friend.points for friend in read(tab.ledger).friends] == [52], "the first result counts"
    own = sailed(settings='{"names": ["Ada"]}')
    own.send(ms.Navigated(f"/daily/{DAY}/onboard/{voyages.code(45, True, 'Ada')}"))
    assert read(own.ledger).friends == (), "one's own link, come back"


def test_a_nameless_friend_with_as_many_points_is_no_link_of_ones_own() -> None:
    own = sailed()
    mine = voyages.code(45, True, "", seal_of(read(own.ledger).results[0]))
    own.send(ms.Navigated(f"/daily/{DAY}/onboard/{mine}"))
    assert read(own.ledger).friends == (), "one's own link, come back"
    for seal in ("0a1b2c3d", "0a1b2c3e", "0a1b2c3d"):
        own.send(ms.Navigated(f"/daily/{DAY}/onboard/{voyages.code(45, True, '', seal)}"))
    assert [friend.seal for friend in read(own.ledger).friends] == ["0a1b2c3d", "0a1b2c3e"]
    own.send(ms.Navigated(f"/daily/{DAY}/onboard/{voyages.code(45, True, '')}"))
    assert [friend.seal for friend in read(own.ledger).friends][2:] == [""], "a link of an earlier version"
    assert own.page.markup.count(">A friend<") == 3


def test_the_link_that_is_shared_is_known_again_when_it_comes_back() -> None:
    tab = sailed()
    tab.send(ms.Do("share_voyage", f"{DAY}/onboard"))
    tab.send(ms.Navigated(tab.copied[-1].rpartition("#")[2]))
    assert tab.page.attrs["data-screen"] == "daily" and read(tab.ledger).friends == ()


@pytest.mark.parametrize(
    "code",
    (
        "x", "5", "5.1.%%%", "5.1.!", "9999999.1.", "-.1", "5.7", "5.1." + "QUFB" * 60, "5.1._w", "٥.1",
        "5.1.QWRh.x", "5.1.QWRh.0a1b2c3d4",
    ),
)  # fmt: skip
def test_a_damaged_part_of_a_link_opens_the_voyage_and_tells_nothing(code: str) -> None:
    tab = Tab(address=f"/daily/{DAY}/onboard/{code}")
    assert tab.page.attrs["data-screen"] == "daily" and read(tab.ledger) == Ledger()


def test_old_links_open_as_before() -> None:
    for address in ("/daily", f"/daily/{DAY}", f"/daily/{DAY}/onboard"):
        assert Tab(address=address).page.attrs["data-screen"] == "daily"
    assert not Tab(address=f"/daily/{DAY}/onboard").ledger
