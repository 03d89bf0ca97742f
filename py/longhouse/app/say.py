"""Names and lines: how the app speaks of the people and events of a match."""

from __future__ import annotations

from collections.abc import Sequence

from longhouse.bots import villagers
from longhouse.engine import Look, Match, Message, Player

from .i18n import Say, translator

CLAN_NAMES = (Message("Wolf"), Message("Raven"), Message("Sun"), Message("Serpent"))  # by colour
LEVEL_NAMES = {
    "thrall": Message("Thrall"),
    "karl": Message("Karl"),
    "jarl": Message("Jarl"),
    "skald": Message("Skald"),
}


def names(seats: Sequence[Player], say: Say) -> list[str]:
    """What each seat is called: by its name, a bot as the villager that it is, else by the clan."""
    return [
        player.name or (villager.name if villager else say(CLAN_NAMES[player.colour]))
        for player, villager in zip(seats, villagers(seats), strict=True)
    ]


def looks(match: Match, lang: str) -> tuple[Look, ...]:
    """How each clan is shown: the seats first, then the clans that nobody plays."""
    say = translator(lang)
    called = zip(match.seats, names(match.seats, say), strict=True)
    shown = [Look(name, player.colour, not player.bot) for player, name in called]
    used = {player.colour for player in match.seats}
    free = [colour for colour in range(len(CLAN_NAMES)) if colour not in used]
    shown += [Look(say(CLAN_NAMES[colour]), colour, False) for colour in free]
    return tuple(shown[: match.game.meta.clans])


def speaker(lang: str, match: Match) -> Say:
    """A translator that knows the match's game and the names of its seats."""
    return translator(lang, (match.game.presentation().cover.package,), looks(match, lang))


def log_lines(say: Say, match: Match, viewer: int | None, start: int, stop: int) -> list[tuple[int, str]]:
    """The lines of the log, each with the number of its action, as the viewer may read them."""
    line = match.game.presentation().event
    lines = []
    for moment in match.log(viewer, start, stop):
        for event in moment.events:
            message = line(event)
            if message is not None:
                lines.append((moment.number, say(message)))
    return lines


def spoken(lang: str, match: Match, number: int) -> str:
    """What one action brought about, for all to hear: in one string, without secrets."""
    if number < 0:
        return ""
    lines = log_lines(speaker(lang, match), match, None, number, number + 1)
    return " ".join(line for _, line in lines)
