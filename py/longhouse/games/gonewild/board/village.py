"""Villages: the Town Hall and the buildings, with what each holds, takes and gives."""

from __future__ import annotations

from longhouse.engine.markup import attributes, escape
from longhouse.engine.message import Message, Seat
from longhouse.games.scenes import rule

from ..data import BEER_CONTAINER, BREWERY, CAPACITY, CONTAINERS, HALL, PER_TYPE, PRODUCERS, cell_word
from ..texts import BUILDING_TEXTS, CARD_NAMES, HALL_TEXTS, points, tokens
from ..views import Building, Scene
from .parts import DEFENCE, POINTS, cell_art, cell_rule, cell_title, marked, number, picture

_BEERS = (BREWERY, BEER_CONTAINER)


def _resource(building: int) -> int:
    return 0 if building in _BEERS else 1


def _held(row: Building, coins: list[int]) -> str:
    """The tokens on a building, as markup."""
    if row["cell"] == HALL:
        return "".join(number("bg"[i], n, " gw-held") for i, n in enumerate(coins) if n)
    building = row["building"]
    sign = "bg"[_resource(building)]
    if building in CONTAINERS:
        full = " full" if row["tokens"] == CAPACITY else ""
        held = "?" if row["filling"] else row["tokens"]
        return number(sign, f"{held}/{CAPACITY}", f" gw-held{full}")
    if building in PRODUCERS and row["tokens"]:
        return number(sign, row["tokens"], " gw-held")
    return ""


def _reward(row: Building) -> str:
    """What damaging it would give, as markup."""
    reward = row["reward"]
    out = number(POINTS, f"+{reward['points']}", " gw-reward") if reward["points"] else ""
    if reward["favour"]:
        out += number("f", "+1", " gw-reward")
    if reward["loot"] and row["tokens"]:
        out += number(reward["loot"][0], "+1", " gw-reward")
    return out


def describe(scene: Scene, row: Building, level: int, coins: list[int]) -> str:
    """A building in words: what it is, how it stands, what it takes and gives."""
    say = scene.say
    cell, reward = row["cell"], row["reward"]
    parts = [
        say(Message("{building}: defence {n}", building=cell_title(cell, level), n=row["defence"])),
    ]
    if row["added"]:
        parts.append(say(Message("{n} of it from defence cards", n=row["added"])))
    if row["cards"]:
        names = ", ".join(say(CARD_NAMES[kind]) for kind in row["cards"])
        parts.append(say(Message("defended by {cards}", cards=names)))
    if cell == HALL:
        parts += [say(tokens(i, n)) for i, n in enumerate(coins) if n]
    elif row["filling"]:
        parts.append(say(Message("tokens are being stored")))
    elif row["building"] in (*CONTAINERS, *PRODUCERS):
        parts.append(say(tokens(_resource(row["building"]), row["tokens"])))
    if row["construction"]:
        parts.append(say(Message("under construction")))
    if row["damaged"]:
        parts.append(say(Message("damaged")))
    elif row["marked"]:
        parts.append(say(Message("token of a total defence, no damage")))
    parts += [say(Message("attacked by {seat}", seat=Seat(attacker))) for attacker in row["attackers"]]
    gains = [say(points(reward["points"]))] if reward["points"] else []
    gains += [say(Message("a Divine Favour"))] if reward["favour"] else []
    gains += (
        [say(tokens(0 if reward["loot"] == "beer" else 1, 1))] if reward["loot"] and row["tokens"] else []
    )
    if gains:
        parts.append(say(Message("an attacker gets {gains}", gains=", ".join(gains))))
    return ", ".join(parts)


def _class(row: Building) -> str:
    out = "gw-cell hall" if row["cell"] == HALL else "gw-cell"
    out += " fresh" if row["construction"] else ""
    return out + (" damaged" if row["damaged"] else " marked" if row["marked"] else "")


def _body(scene: Scene, row: Building, level: int, coins: list[int]) -> str:
    guards = number("d", f"+{row['added']}", " gw-guards") if row["added"] else ""
    return (
        f"{picture(scene, cell_art(row['cell'], level))}{number(DEFENCE, row['defence'], ' gw-value')}"
        f"{guards}{_held(row, coins)}{_reward(row)}"
    )


def _aim(scene: Scene, seat: int) -> int | None:
    """The cell of a seat that is being attacked."""
    attack = scene.view["attack"]
    return attack["cell"] if attack and attack["seat"] == seat else None


def own(scene: Scene, seat: int) -> str:
    """The village of the seat drawn large: with names, and what can be done with a building."""
    home = scene.view["seats"][seat]
    level, out = home["level"], []
    question = scene.view["question"] if scene.view["actor"] == seat else None
    asked = question.get("cell") if question else None
    aim = _aim(scene, seat)
    for row in reversed(home["buildings"]):
        cell = row["cell"]
        title = escape(f"{describe(scene, row, level, home['coins'])}. {_rule(scene, cell, level)}")
        aimed = " aimed" if cell == aim else " asked" if cell == asked else ""
        name = escape(scene.say(cell_title(cell, level)))
        out.append(
            f'<div class="{_class(row)}{aimed}" id="{scene.prefix}-own-{cell}" '
            f'data-fly="b{cell // PER_TYPE}"{rule(cell_rule(cell))}{_why(scene, seat, cell)}>'
            f'<div class="gw-site" title="{title}">'
            f"{_body(scene, row, level, home['coins'])}<b>{name}</b></div>{_tools(scene, cell)}</div>"
        )
    return "".join(out)


def _rule(scene: Scene, cell: int, level: int) -> str:
    return scene.say(HALL_TEXTS[level - 1] if cell == HALL else BUILDING_TEXTS[cell // 3])


def _why(scene: Scene, seat: int, cell: int) -> str:
    """Why nothing can be done with an own building, as an attribute."""
    word = cell_word(cell)
    why = scene.blocked.get(f"return {word}") or scene.blocked.get(f"attack {seat} {word}")
    return f' data-why="{escape(why)}"' if why else ""


def _tools(scene: Scene, cell: int) -> str:
    """Small buttons for what is rarely done: take a token first, give the building back."""
    out = []
    for verb in ("use", "return"):
        action = f"{verb} {cell_word(cell)}"
        if action in scene.choices:
            mark = scene.mark(action)
            loses = " loses" if verb == "return" and mark["data-note"] else ""
            mark |= {"class": f"gw-tool {verb}{loses} {mark['class']}", "title": mark["aria-label"]}
            mark["data-rule"] = "resources" if verb == "use" else "returning"
            out.append(f"<span{attributes(mark)}></span>")
    return f'<div class="gw-tools">{"".join(out)}</div>' if out else ""


def other(scene: Scene, seat: int) -> str:
    """Another village: each building a chip that can be attacked where the rules allow it."""
    home = scene.view["seats"][seat]
    level, out = home["level"], []
    aim = _aim(scene, seat)
    for row in reversed(home["buildings"]):
        cell = row["cell"]
        about = describe(scene, row, level, home["coins"])
        aimed = " aimed" if cell == aim else ""
        action = f"attack {seat} {cell_word(cell)}"
        attrs = marked(scene, action, _class(row) + aimed, about)
        out.append(
            f'<div id="{scene.prefix}-at-{seat}-{cell}" title="{escape(about)}"{attrs} '
            f'data-fly="b{cell // PER_TYPE}"{rule(cell_rule(cell))}>'
            f"{_body(scene, row, level, home['coins'])}</div>"
        )
    return "".join(out)
