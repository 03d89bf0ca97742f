"""Every ruling on Vikings on Board and on Vikings is told in its rules, where a search finds it.

Those of Vikings Gone Wild have a list of their own in `gonewild/test_rules_text.py`.
"""

from __future__ import annotations

import pytest

from longhouse.app.fold import found, words
from longhouse.app.i18n import translator
from longhouse.app.rooms.rules import texts
from longhouse.games import GAMES

# section, and words that stand in one sentence or two of it
ONBOARD = (
    ("barrels", "circle holds one barrel"),
    ("barrels", "only one barrel at a ship"),
    ("barrels", "bet clan nobody plays"),
    ("barrels", "look at your own never show"),
    ("bet", "choose among the barrels still have"),
    ("draw", "fewer than 3 tokens left"),
    ("draw", "top three tokens what is left"),
    ("draw", "stack is empty nothing only if no free building has an action that can be carried out"),
    ("add", "stack is empty nothing only if no free building has an action that can be carried out"),
    ("round", "must choose carry out as long"),
    ("round", "no free building has an action stand at any free one nothing happens"),
    ("round", "any building that is still free carries out its action"),
    ("round", "action you can must carry it out"),
    ("first", "always possible"),
    ("sail", "always possible"),
    ("sail", "two players opponent extra Viking"),
    ("promote", "stood in front of it move back"),
    ("promote", "already at the front"),
    ("jump-own", "same ship 5 pieces"),
    ("jump-own", "without pieces last piece may leave"),
    ("ships", "leaves close up bow"),
    ("ships", "sailed nothing can touch"),
    ("swap", "full ships may swap"),
    ("swap", "each takes the place of the other"),
    ("rebet", "barrels of your own"),
    ("rebet", "sailed moved one that has not"),
    ("rebet", "not sailed another circle same ship"),
    ("winning", "won never bet again"),
    ("round", "nobody chose set sail"),
    ("sailing", "at least one supply and one piece none any ship that has not sailed"),
    ("sailing", "no pieces no bet wins supplies leave"),
    ("control", "most shields nearer to the bow"),
    ("extra", "moves with its piece one at most"),
    ("extra", "none of your pieces nothing happens"),
    ("extra", "does not break ties nearer to the bow"),
    ("sharing", "nobody plays left of the next player"),
    ("sharing", "no player is due rest leaves"),
    ("sharing", "clan that is alone takes everything"),
    ("sharing", "all the tokens are alike"),
    ("sharing", "to the left next seat"),
    ("winning", "bets come first"),
    ("ships", "3 pieces different clans one missing"),
    ("goal", "three of the four clans"),
    ("setup", "AB BA ABC BCA ABCD DCBA"),
    ("end", "7th eighth scores nothing"),
    ("end", "more supply tokens then points from supplies share"),
    ("end", "number of rounds is not limited has to choose set sail"),
    ("end", "begun under the earlier rules ends after 20 rounds supplies open"),
    ("secrets", "values order of the stacks which supplies unless open"),
    ("secrets", "everybody could see log"),
    ("supplies", "taken face down unless set up with open others how many"),
    ("add", "see the token before ship"),
    ("draw", "under the stack in the order"),
    ("market", "never fall end of the game"),
    ("market", "three prices at 4 nothing only if no free building has an action that can be carried out"),
)
WIKINGER = (
    ("buying", "set at 0 last of his colour"),
    ("buying", "gold not enough cheapest must take the set at 0 unless you sell points"),
    ("buying", "never forced to sell"),
    ("money", "one for one never below 0"),
    ("money", "missing for a set or a bid"),
    ("money", "open to all bank"),
    ("wheel", "turns only nothing at 0"),
    ("ferrying", "one colour one each of several"),
    ("ferrying", "rounds 2 and 4 fewer at least one"),
    ("ferrying", "round 6 trip not end another could join"),
    ("ferrying", "begun under the older rules trip could end early"),
    ("ferrying", "second Viking decides single colour different colours"),
    ("ferrying", "after round 6 must"),
    ("ferrying", "group saved"),
    ("progress-ferry", "single boat tile"),
    ("progress-ferry", "compulsory boat tile is not"),
    ("progress-ferry", "boat tile must be filled"),
    ("settling", "never moves again"),
    ("settling", "may stay on the base"),
    ("warrior", "without a ship nothing"),
    ("warrior", "not threatened himself"),
    ("large", "ships pay every time"),
    ("small", "nobody is ferried"),
    ("scout", "fisherman counts even goldsmith empty"),
    ("scout", "threatened nothing"),
    ("final", "not driven off costs paid in points"),
    ("final", "ships gold boatsmen islands supply"),
    ("final", "below 0 any step"),
    ("majorities", "tie all full bonus"),
    ("majorities", "nobody any nobody gets"),
    ("islands", "no island of a single tile"),
    ("islands", "empty cell gaps"),
    ("supply", "all your Vikings eat boatsmen"),
    ("supply", "shade of a ship feeds nobody but eats"),
    ("tie", "more gold share"),
    ("special", "dearest never price 0"),
    ("special", "replaced before the next round"),
    ("special", "first pay place then take"),
    ("special", "pictured never eat"),
    ("special", "proposals third richer goldsmiths"),
    ("special", "boat (6) basic"),
    ("special", "golden (4) one of each"),
    ("auction", "first bid may be nothing not a pass stays in"),
    ("auction", "all who are still in bid more or pass"),
    ("auction", "all others pass on nothing keeps"),
    ("auction", "begun under the older rules bidding nothing meant passing"),
    ("auction", "removes one of the Vikings"),
    ("auction", "gold and points gold first"),
    ("auction", "78"),
    ("laying", "colour from 11 downwards"),
    ("golden", "at once Viking stays several choose"),
    ("golden", "waits beside next"),
    ("golden", "cannot be placed goes on waiting"),
    ("golden", "neighbours threatened nine"),
    ("golden", "need not be fed"),
    ("golden", "counted last"),
    ("progress", "without the auction"),
    ("progress", "only now tiles of the round laid around"),
    ("round", "start figure left"),
    ("round", "holder buys first auction holder bids first wins"),
    ("small", "goldsmith on an island unless threatens him"),
    ("supply", "fisherman stands on an island not threatened feeds"),
    ("threat", "threatens only its own column same island other columns nothing to fear from it"),
    ("secrets", "without the auction with it tiles of the round hidden until a Viking has been removed"),
    ("placing", "upper arm first 3 columns"),
    ("placing", "below a ship connected"),
    ("placing", "fits nowhere discarded"),
    ("placing", "first column left ends"),
    ("start-tile", "before or after"),
    ("start-tile", "begins empty"),
    ("ships", "beyond first 3 full"),
    ("ships", "red yellow proposal"),
    ("setup", "17 20 21 14"),
)


def told(game: str, section: str) -> list[str]:
    guide = GAMES[game].guide
    assert guide is not None
    rows = {row.id: row for chapter in guide().chapters() for row in chapter.sections}
    package = GAMES[game].presentation().cover.package
    return texts(rows[section], translator("en", (guide().package, package)))


@pytest.mark.parametrize(
    ("game", "section", "query"),
    [(game, *row) for game, rows in (("onboard", ONBOARD), ("wikinger", WIKINGER)) for row in rows],
)
def test_every_ruling_is_told(game: str, section: str, query: str) -> None:
    assert any(found(words(query), [line]) for line in told(game, section))
