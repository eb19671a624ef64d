"""The score pad of Origins as a board: tap what a player has at the end of a physical game."""

from __future__ import annotations

from html import escape
from typing import Any

from poleis.core.actions import ActionTable, Kind, Number, Word
from poleis.core.errors import Illegal
from poleis.core.explain import Message, Refusal, ScoreLine, total
from poleis.core.view import Group, Layout, Panel, Preview, SeatInfo, Tab, View
from poleis.draw.highlights import rings, thing
from poleis.draw.pieces import hue_mark, tower, track_cell
from poleis.draw.sheet import reconstructed_legend, reconstructed_mark, rule_links
from poleis.draw.svg import icon, rect, text, use
from poleis.games.origins.explain.position_reader import Die
from poleis.games.origins.rules.dice import SIX
from poleis.games.origins.rules.edition import Edition
from poleis.games.origins.ui import messages
from poleis.games.origins.ui.draw_pools import drawing
from poleis.games.origins.ui.draw_tiles import citizen, hue
from poleis.games.origins.ui.score_tables import SYMBOLS
from poleis.games.origins.ui.scorepad import (
    MANY,
    OriginsPad,
    all_dice,
    all_tiles,
    most_advisors,
    read_player,
    seats_of,
    temples_of,
    towers_of,
)
from poleis.locale import Language, get_language

COUNTERS: dict[str, tuple[int, ...]] = {
    "points": (-10, -1, 1, 10),
    "gold": (-1, 1),
    "tiles": (-1, 1),
}
"""What is counted, and the steps of its knobs."""
WIDE = 420


def limits(edition: Edition) -> dict[str, int]:
    """The highest value of each counter."""
    return {"points": MANY, "gold": MANY, "tiles": all_tiles(edition)}


def dice_of(edition: Edition) -> tuple[str, ...]:
    """Every die that may lie in a seat: "red-1" and so on."""
    return tuple(f"{colour}-{n}" for colour in edition.colours for n in range(1, SIX + 1))


def pad_actions(edition: Edition) -> ActionTable:
    """What can be tapped."""
    top, discs = int(edition.temple_top), int(edition.tower_discs)
    return ActionTable(
        *(Kind(name, (Number(name, 0, most),)) for name, most in limits(edition).items()),
        Kind("advisors", (Number("advisors", 0, most_advisors(edition)),)),
        *(Kind(name, (Number(name, 0, top),)) for name in edition.temple_names),
        *(Kind(colour, (Number(colour, 1, discs),)) for colour in edition.colours),
        Kind("add", (Word("die", dice_of(edition)),)),
        Kind("drop", (Number("seat", 1, all_dice(edition)),)),
    )


class Player:
    """A player being entered."""

    def __init__(self, edition: Edition, data: object) -> None:
        self.edition = edition
        given = data if isinstance(data, dict) else {}
        self.data: dict[str, Any] = dict(read_player(edition, given))
        self.temples: dict[str, int] = temples_of(edition, self.data)
        self.towers: dict[str, int] = towers_of(edition, self.data)
        self.seats: list[tuple[str, int]] = seats_of(edition, self.data)
        self.lines: list[ScoreLine] = OriginsPad(edition).sheet(self.data)

    def count(self, name: str) -> int:
        return int(self.data.get(name, 0))


class OriginsPadBoard:
    """What can be tapped on the score pad, and what that does."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.actions: ActionTable = pad_actions(edition)

    def legal(self, data: object) -> list[int]:
        edition, player = self.edition, Player(self.edition, data)
        most, discs = limits(edition), int(edition.tower_discs)
        found = [f"{name} {player.count(name) + step}" for name, steps in COUNTERS.items()
                 for step in steps if 0 <= player.count(name) + step <= most[name]]  # fmt: skip
        found += [f"advisors {n}" for n in range(most_advisors(edition) + 1)
                  if n != player.count("advisors")]  # fmt: skip
        for name, space in player.temples.items():
            found += [f"{name} {n}" for n in range(int(edition.temple_top) + 1) if n != space]
        for colour, height in player.towers.items():
            found += [f"{colour} {n}" for n in (height - 1, height + 1) if 1 <= n <= discs]
        if len(player.seats) < all_dice(edition):
            found += [f"add {one}" for one in dice_of(edition)]
        found += [f"drop {n + 1}" for n in range(len(player.seats))]
        return sorted(self.actions.parse(one) for one in found)

    def explain(self, data: object, code: int) -> list[Refusal]:
        if code in self.legal(data):
            return []
        return [Refusal("ORI-20.1", Message("origins-pad-refusal"))]

    def apply(self, data: object, code: int) -> dict[str, object]:
        if refusals := self.explain(data, code):
            raise Illegal(self.actions.text(code), refusals)
        player, after = Player(self.edition, data), Player(self.edition, data).data
        kind, value = self.actions.text(code).split()
        if kind in player.temples:
            after["temples"] = {**player.temples, kind: int(value)}
        elif kind in player.towers:
            after["towers"] = {**player.towers, kind: int(value)}
        elif kind == "add":
            colour, _, pips = value.partition("-")
            dice = [{"colour": one, "value": n} for one, n in player.seats]
            after["seats"] = [*dice, {"colour": colour, "value": int(pips)}]
        elif kind == "drop":
            dice = [{"colour": one, "value": n} for one, n in player.seats]
            after["seats"] = dice[: int(value) - 1] + dice[int(value) :]
        else:
            after[kind] = int(value)
        return after

    def preview(self, data: object, code: int, language: str) -> Preview:
        return Preview(self.actions.text(code), "", ())

    def view(self, data: object, language: str) -> View:
        player, say = Player(self.edition, data), get_language(language)
        return View(
            panels=(seats_panel(player, say), board_panel(player, say), sheet_panel(player, say)),
            layout=layout(say),
            prompt=say("origins-pad-prompt"),
            help=say("origins-pad-help"),
            round="",
            seats=(SeatInfo(0, total(player.lines)),),
            quick=tuple(kind.name for kind in self.actions.kinds),
        )


# ---- panels


def seats_panel(player: Player, say: Language) -> Panel:
    """Dice to put into seats of power, and those that lie there: a tap takes one away."""
    body = ""
    for i, one in enumerate(dice_of(player.edition)):
        colour, _, value = one.partition("-")
        x, y = (i % 6) * 46 + 3, (i // 6) * 46 + 3
        said = say.say(messages.die_colour(colour))
        label = say("origins-view-die", colour=said, value=int(value))
        body += thing(f"die:{one}", f"die-{one}", label, citizen(x, y, 38, Die(colour, int(value))),
                      rings(x - 2, y - 2, 42, 45, 9))  # fmt: skip
    body += text(3, 256, say("origins-pad-there"), 13, "ink-2", "start", 600)
    for i, (colour, number) in enumerate(player.seats):
        x, y = (i % 6) * 46 + 5, 268 + (i // 6) * 44
        label = say("origins-pad-drop", colour=say.say(messages.colour(colour)), value=number)
        body += thing(f"seat:{i + 1}", f"seat-{i + 1}", label,
                      citizen(x, y, 34, Die(colour, number)),
                      rings(x - 2, y - 2, 38, 41, 9))  # fmt: skip
    high = 276 + 44 * max(-(-len(player.seats) // 6), 1)
    label = say("origins-pad-seats")
    return Panel("seats", "offer", label, drawing("taps", 276, high, body, label))


def board_panel(player: Player, say: Language) -> Panel:
    """Temples, advisors and towers."""
    body = ""
    for i, points in enumerate(player.edition.temple_points):
        body += text(46 + i * 31 + 14, 14, int(points), 12, "ink-2")
    for row, name in enumerate(player.temples):
        body += temple_row(player, say, name, 22 + row * 42)
    body += advisor_row(player, say, 164) + tower_row(player, say, 232)
    label = say("origins-pad-board")
    return Panel("board", "offer", label, drawing("taps", WIDE, 340, body, label))


def choice_cell(x: float, y: float, width: float, on: bool) -> str:
    """A place on a track: the one that holds now is tinted."""
    if on:
        return track_cell(x, y, width, 36, "accent-soft", "accent")
    return track_cell(x, y, width, 36)


def temple_row(player: Player, say: Language, name: str, y: float) -> str:
    out = use(name, 20, y + 18, 26)
    for n in range(int(player.edition.temple_top) + 1):
        x, on = 46 + n * 31, n == player.temples[name]
        face = choice_cell(x, y, 28, on)
        face += use("seat-1", x + 14, y + 18, 15, "seat-1") if on else ""
        label = say("origins-pad-space", temple=say.say(messages.temple(name)), n=n)
        out += thing(f"{name}:{n}", f"{name}-{n}", label, face, rings(x, y, 28, 36, 5))
    return out


def advisor_row(player: Player, say: Language, y: float) -> str:
    out = text(4, y + 24, say("origins-view-advisors"), 13, "ink-2", "start", 600)
    for n, points in enumerate(player.edition.advisor_points):
        x, on = 110 + n * 50, n == player.count("advisors")
        face = choice_cell(x, y, 44, on)
        face += text(x + 14, y + 23, n, 15, weight=700)
        face += text(x + 31, y + 23, f"+{int(points)}", 11, "ink-2")
        label = say("origins-view-advisors-of", n=n)
        out += thing(f"advisors:{n}", f"advisors-{n}", label, face, rings(x, y, 44, 36, 5))
    return out


def tower_row(player: Player, say: Language, y: float) -> str:
    out = text(4, y + 44, say("origins-view-towers"), 13, "ink-2", "start", 600)
    for i, (colour, height) in enumerate(player.towers.items()):
        x = 140 + i * 60
        out += tower(x, y + 52, hue(colour), height, min(8.0, 44 / height))
        out += hue_mark(hue(colour), x - 8, y + 68, 9) + text(x + 6, y + 73, height, 14, weight=700)
        for step, symbol, at in ((-1, "ui-minus", x - 26), (1, "ui-plus", x + 2)):
            n = height + step
            label = say("origins-pad-height", colour=say.say(messages.colour(colour)), n=n)
            if 1 <= n <= player.edition.tower_discs:
                face = rect(at, y + 80, 24, 24, 6, "raised", "line-strong")
                face += use(symbol, at + 12, y + 92, 13)
                out += thing(f"{colour}:{n}", f"{colour}-{n}", label, face,
                             rings(at, y + 80, 24, 24, 6))  # fmt: skip
    return out


def knob(ref: str, label: str, content: str) -> str:
    return f'<span class="knob" data-ref="{ref}" aria-label="{escape(label)}">{content}</span>'


def counter(player: Player, say: Language, name: str) -> str:
    """A number with knobs around it."""
    now, label = player.count(name), say(f"origins-pad-{name}")

    out = {False: "", True: ""}
    for step in COUNTERS[name]:
        if 0 <= now + step <= limits(player.edition)[name]:
            sign = icon("ui-plus" if step > 0 else "ui-minus") if abs(step) == 1 else f"{step:+}"
            out[step > 0] += knob(f"{name}:{now + step}", f"{label} {step:+}", sign)
    return (
        f'<p class="setting"><span>{escape(label)}</span>{out[False]}<b class="num">{now}</b>'
        f"{out[True]}</p>"
    )


def sheet_panel(player: Player, say: Language) -> Panel:
    """The score line by line, and what is counted by hand."""
    rows = ""
    for line in player.lines:
        symbol = icon(SYMBOLS.get(line.key, "points"))
        rows += (
            f'<tr><th scope="row">{symbol} {escape(say(f"origins-sheet-{line.key}"))}'
            f"{reconstructed_mark(line, say)}</th>"
            f'<td class="r">{rule_links("origins", line.rules[:1], say)}</td>'
            f'<td class="r">{line.points}</td></tr>'
        )
    rows += (
        f'<tr class="sum"><th scope="row">{escape(say("origins-view-total"))}</th><td></td>'
        f'<td class="r">{total(player.lines)}</td></tr>'
    )
    counters = "".join(counter(player, say, name) for name in COUNTERS)
    body = (
        f'<div class="sheet"><table><tbody>{rows}</tbody></table>'
        f"{reconstructed_legend(player.lines, say)}</div>"
        f'<div class="settings">{counters}</div>'
    )
    return Panel("sheet", "sheet", say("origins-view-scores"), body)


def layout(say: Language) -> Layout:
    return Layout(
        columns=("300px", "minmax(0,1fr)", "350px"),
        rows=("minmax(0,1fr)", "auto"),
        areas=(("seats", "board", "sheet"), ("bar", "bar", "sheet")),
        groups=(
            Group("seats", ("seats",)),
            Group("board", ("board",)),
            Group("sheet", ("sheet",)),
        ),
        tabs=(
            Tab(say("origins-view-scores"), "ui-sheet", ("sheet",)),
            Tab(say("origins-pad-board"), "temples", ("board",)),
            Tab(say("origins-pad-seats"), "seat", ("seats",)),
        ),
    )
