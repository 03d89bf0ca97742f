"""The question now, in words: what whoever must decide chooses, and what for."""

from __future__ import annotations

from collections.abc import Callable

from longhouse.engine.message import Message, Seat
from longhouse.engine.views import known

from .data import PIECE_NAMES, PIECES_OF_CLAN, SHIELDS
from .losses import controller, share_of, without
from .observe import public
from .views import Question, View
from .words import GOOD_NAMES

_PROMPTS = {
    "promote": Message("Choose your piece that moves to the front of its ship, where it wins ties."),
    "jump_own_piece": Message("Choose your piece that jumps to the back of another ship."),
    "bet_barrel": Message("Choose a barrel for your bet; nobody else sees its value."),
    "market": Message("Choose the good whose price rises by one."),
    "jump_any_piece": Message("Choose a piece, of any clan, that jumps to the back of another ship."),
    "swap_first": Message("Choose the first of two pieces of different ships to swap."),
    "viking": Message("Choose one of your pieces for an extra Viking, worth a shield."),
}


def prompt(view: View) -> Message:
    """What is to be decided, said to whoever decides it."""
    question = view["question"]
    if question is None:
        return Message("The game is over.")
    special = _SPECIAL.get(question["kind"])
    return special(view, question) if special else _PROMPTS[question["kind"]]


def _visit(view: View, question: Question) -> Message:
    if not question["effect"]:
        return Message("No action is possible: choose a building to stand at without effect.")
    return _warned(Message("Choose a building for your Viking."), _last_round(view))


# -- before something is lost


def _warned(asked: Message, warning: Message | None) -> Message:
    return Message("{question} {warning}", question=asked, warning=warning) if warning else asked


def _unsettled(view: View) -> bool:
    """Whether the seat still has barrels that have won nothing."""
    actor = known(view["actor"])
    quay = any(bet and bet["seat"] == actor for ship in view["ships"] for bet in ship["bets"])
    return quay or bool(view["seats"][actor]["hand_count"])


def _last_round(view: View) -> Message | None:
    """Once somebody has taken the seventh stern."""
    if view["sail"] is None or view["sterns"] > 1:
        return None
    if _unsettled(view):
        return Message("The game ends with this round; your barrels that have won nothing by then are lost.")
    return Message("The game ends with this round.")


def _control_lost(view: View, question: Question) -> Message | None:
    """Of the ship that the lifted piece leaves, wherever it goes."""
    state, piece = public(view), PIECE_NAMES.index(known(question["piece"]))
    ship, seat = state.where[piece], known(view["actor"])
    if controller(state, ship) != seat or controller(without(state, piece), ship) == seat:
        return None
    return Message("You lose control of ship {ship}.", ship=ship + 1)


def _brings_nothing(view: View) -> Message | None:
    """The ships that may sail and from which others take supplies, but not whoever chooses."""
    seat = known(view["actor"])
    moored = [(number, ship) for number, ship in enumerate(view["ships"]) if ship["sailed"] is None]
    ready = [(number, ship) for number, ship in moored if ship["cargo"] and ship["pieces"]]
    order = {number: [clan for clan, _ in ship["control"]] for number, ship in ready}
    bare = [number for number, ship in ready if not share_of(order[number], len(ship["cargo"]), seat)]
    if not bare:
        return None
    if len(bare) == len(ready):
        return (
            Message("You take nothing from any of them.") if len(bare) > 1 else Message("You take nothing.")
        )
    listed = Message("ship {ship}", ship=bare[0] + 1)
    for number in bare[1:]:
        listed = Message("{first}, {next}", first=listed, next=number + 1)
    return Message("You take nothing from {ships}.", ships=listed)


def _lifted(view: View, question: Question, yours: Message, another: Message) -> Message:
    """A sentence about the piece that was lifted: the actor's own, or somebody else's."""
    name = known(question["piece"])
    piece = PIECE_NAMES.index(name)
    clan, number = piece // PIECES_OF_CLAN, f"{SHIELDS[piece]}{'+1' * (name in view['vikings'])}"
    if clan == view["actor"]:
        return Message(yours.text, n=number)
    return Message(another.text, clan=Seat(clan), n=number)


def _landing(view: View, question: Question) -> Message:
    yours = Message("Choose the ship that your {n} jumps to.")
    asked = _lifted(view, question, yours, Message("Choose the ship that {clan}’s {n} jumps to."))
    return _warned(asked, _control_lost(view, question))


def _partner(view: View, question: Question) -> Message:
    yours = Message("Choose a piece on another ship to swap with your {n}.")
    return _lifted(
        view, question, yours, Message("Choose a piece on another ship to swap with {clan}’s {n}.")
    )


def _circle(_view: View, question: Question) -> Message:
    if question["barrel"] is None:
        return Message("Choose a ship, and the clan that will control it.")
    return Message(
        "Your barrel of {value}: choose a ship, and the clan that will control it.", value=question["barrel"]
    )


def _bet_or_move(view: View, _question: Question) -> Message:
    """Only what the seat has: barrels in hand, or on the quay."""
    actor = known(view["actor"])
    on_quay = any(bet and bet["seat"] == actor for ship in view["ships"] for bet in ship["bets"])
    if not view["seats"][actor]["hand_count"]:
        return Message("Choose one of your barrels on the quay to move.")
    if not on_quay:
        return Message("Choose a barrel to bet; nobody else sees its value.")
    return Message("Choose a barrel to bet, or one of yours on the quay to move.")


def _new_circle(view: View, question: Question) -> Message:
    ship, clan = known(question["from"])
    return Message(
        "Choose the circle that your barrel moves to, from ship {ship} ({clan}).",
        ship=ship + 1,
        clan=Message("you") if clan == view["actor"] else Seat(clan),
    )


def _drawn(view: View, _question: Question) -> Message:
    if len(known(view["drawn"])) == 1:
        return Message("You drew a single token: it goes on a ship.")
    return Message("Choose a token to put on a ship; the others go under the stack.")


def _bow(_view: View, question: Question) -> Message:
    return Message("Choose the ship that gets the {good} token.", good=GOOD_NAMES[known(question["good"])])


def _sail(view: View, _question: Question) -> Message:
    asked = Message("Choose the ship that sets sail; whoever controls it takes supplies first.")
    if view["sterns"] == 1:
        asked = Message("Choose the ship that sets sail. It is the seventh: the game ends with it.")
        if _unsettled(view):
            asked = Message(
                "Choose the ship that sets sail. It is the seventh: the game ends with it, "
                "and a barrel of yours that does not win now is lost."
            )
    return _warned(asked, _brings_nothing(view))


def _take(_view: View, question: Question) -> Message:
    return Message("Choose your token from ship {ship}.", ship=known(question["ship"]) + 1)


def _discard(_view: View, question: Question) -> Message:
    return Message(
        "Nobody plays {clan}, so choose a token of ship {ship} to leave the game. "
        "You choose because you sit to the left of {taker}, the next player to take one.",
        clan=Seat(known(question["for"])),
        ship=known(question["ship"]) + 1,
        taker=Seat(known(question["next"])),
    )


_SPECIAL: dict[str, Callable[[View, Question], Message]] = {
    "visit": _visit,
    "jump_own_ship": _landing,
    "jump_any_ship": _landing,
    "bet_circle": _circle,
    "bet_or_move": _bet_or_move,
    "move_circle": _new_circle,
    "draw_good": _drawn,
    "add_ship": _bow,
    "draw_ship": _bow,
    "swap_second": _partner,
    "sail": _sail,
    "take": _take,
    "discard": _discard,
}
