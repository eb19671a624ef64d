"""The score pad of 7 Wonders Dice as a board: tap the spaces that are crossed, see the sum."""

from __future__ import annotations

from html import escape
from typing import cast

from poleis.core.actions import ActionTable, Kind, Number, Word
from poleis.core.errors import BadPosition, Illegal
from poleis.core.explain import Message, Refusal, total
from poleis.core.provenance import marked
from poleis.core.scorepad_input import Data
from poleis.core.view import Group, Layout, Panel, Preview, SeatInfo, Tab, View
from poleis.draw.svg import icon
from poleis.games.seven_wonders_dice.explain import printed_boards
from poleis.games.seven_wonders_dice.explain.predicates import THINGS
from poleis.games.seven_wonders_dice.explain.score_sheet import score_lines
from poleis.games.seven_wonders_dice.rules.data import BOARDS, CAPACITY
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import Scene
from poleis.games.seven_wonders_dice.ui.draw_board import board_body
from poleis.games.seven_wonders_dice.ui.draw_board_spaces import Board
from poleis.games.seven_wonders_dice.ui.score_tables import sheet_table
from poleis.games.seven_wonders_dice.ui.scorepad import (
    MOST_ATTACK_POINTS,
    attack_points,
    crossed_of,
    read_city,
    reconstructed_lines,
)
from poleis.games.seven_wonders_dice.ui.symbols import shared_signs
from poleis.locale import Language, get_language

SPACES = tuple(one for one in THINGS if not one.startswith("bonus_"))
BONUSES = THINGS[len(SPACES) :]
ACTIONS = ActionTable(
    Kind("space", (Word("space", SPACES),)),
    Kind("bonus", (Word("bonus", BONUSES),)),
    Kind("city", (Word("city", BOARDS),)),
    Kind("west", (Number("west", 0, MOST_ATTACK_POINTS),)),
    Kind("east", (Number("east", 0, MOST_ATTACK_POINTS),)),
    Kind("coins", (Number("coins", 0, int(CAPACITY)),)),
    Kind("award", (Word("award", ("first",)),)),
)
"""A space that is crossed is tapped again to take the cross back."""
QUICK = ("space", "bonus", "city", "west", "east", "coins", "award")


def city_of(data: object) -> Data:
    """What was entered, with everything that was left out; BadPosition if it cannot be."""
    given: Data = dict(data) if isinstance(data, dict) else {}
    found: Data = {
        "board": BOARDS[0], "crossed": [], "first_agora": False, "coins": 0, **given,
    }  # fmt: skip
    read_city(found)
    return found


def crossing(city: Data, one: str) -> Data:
    """The city with a cross set or taken back."""
    crossed = crossed_of(city)
    left = [other for other in crossed if other != one]
    return {**city, "crossed": left if one in crossed else [*crossed, one]}


def with_bonuses(city: Data) -> Data:
    """A city without the bonuses that no complete building gives any more, the last ones first."""
    crossed = cast(list[str], city["crossed"])
    bonuses = [one for one in crossed if one in BONUSES]
    gone = bonuses[len(printed_boards.completed(crossed)) :]
    return {**city, "crossed": [one for one in crossed if one not in gone]}


def with_points(data: Data) -> Data:
    """A city whose written points fit its attacks: what is not entered counts as printed."""
    kept = {key: value for key, value in data.items() if key not in ("west", "east")}
    for key in ("west", "east"):
        if key in data:
            trial = {**kept, key: data[key]}
            try:
                attack_points(trial, key, crossed_of(trial))
            except BadPosition:
                continue
            kept[key] = data[key]
    return kept


class SevenWondersDicePadBoard:
    """What can be tapped on the score pad, and what that does."""

    actions = ACTIONS

    def legal(self, data: object) -> list[int]:
        city = city_of(data)
        found = [f"space {one}" for one in SPACES if self._fits(city, one)]
        found += [f"bonus {one}" for one in BONUSES if is_sound(crossing(city, one))]
        found += [f"city {one}" for one in BOARDS]
        for key, most in (("west", MOST_ATTACK_POINTS), ("east", MOST_ATTACK_POINTS),
                          ("coins", int(CAPACITY))):  # fmt: skip
            now = number_of(city, key)
            near = [n for n in (now - 1, now + 1) if 0 <= n <= most]
            found += [f"{key} {n}" for n in near if is_sound({**city, key: n})]
        if is_sound({**city, "first_agora": not city["first_agora"]}):
            found.append("award first")
        return sorted(ACTIONS.parse(one) for one in found)

    def explain(self, data: object, code: int) -> list[Refusal]:
        if code in self.legal(data):
            return []
        kind, (index, *_) = ACTIONS.split(code)
        if kind.name == "space":
            if SPACES[index] in crossed_of(city_of(data)):
                return [Refusal("SWD-1.4", Message("seven_wonders_dice-pad-kept"))]
            return [Refusal("SWD-1.4", Message("seven_wonders_dice-refusal-order"))]
        if kind.name == "bonus":
            return [Refusal("SWD-9.1", Message("seven_wonders_dice-pad-bonus"))]
        if kind.name == "award":
            return [Refusal("SWD-8.2.3", Message("seven_wonders_dice-pad-agora"))]
        rule = "SWD-6.9" if kind.name == "coins" else "SWD-8.4.3"
        return [Refusal(rule, Message("seven_wonders_dice-pad-range"))]

    def apply(self, data: object, code: int) -> dict[str, object]:
        if refusals := self.explain(data, code):
            raise Illegal(ACTIONS.text(code), refusals)
        city = city_of(data)
        kind, (index, *_) = ACTIONS.split(code)
        if kind.name in ("space", "bonus"):
            after = crossing(city, (SPACES if kind.name == "space" else BONUSES)[index])
            if kind.name == "space":
                after = with_bonuses(after)
            if not is_sound({**with_points(after)}):
                after["first_agora"] = False
            return with_points(after)
        if kind.name == "city":
            return {**city, "board": BOARDS[index]}
        if kind.name == "award":
            return {**city, "first_agora": not city["first_agora"]}
        return {**city, kind.name: index}

    def preview(self, data: object, code: int, language: str) -> Preview:
        return Preview(ACTIONS.text(code), "", ())

    def view(self, data: object, language: str) -> View:
        city, say = city_of(data), get_language(language)
        state = read_city(city)
        scene = Scene(state, None, say, ("",))
        points = total(score_lines(state, 0))
        return View(
            panels=(
                cities_panel(city, say),
                board_panel(scene, city),
                sheet_panel(state, city, say),
            ),
            layout=layout(say),
            prompt=say("seven_wonders_dice-pad-prompt"),
            help=say("seven_wonders_dice-pad-help"),
            round="",
            seats=(SeatInfo(0, points),),
            quick=QUICK,
        )

    @staticmethod
    def _fits(city: Data, space: str) -> bool:
        """Whether a cross can be set or taken back without breaking an order (SWD-1.4)."""
        trial = {**with_points(with_bonuses(crossing(city, space))), "first_agora": False}
        return is_sound(trial)


def is_sound(city: Data) -> bool:
    try:
        read_city(city)
    except BadPosition:
        return False
    return True


def number_of(city: Data, key: str) -> int:
    """A number as entered, or as the city has it without that."""
    if key == "coins":
        return int(str(city["coins"]))
    return attack_points(city, key, crossed_of(city))


# ---- panels


def knob(ref: str, label: str, content: str, pressed: bool = False) -> str:
    kind = "knob on" if pressed else "knob"
    return f'<span class="{kind}" data-ref="{ref}" aria-label="{escape(label)}">{content}</span>'


def cities_panel(city: Data, say: Language) -> Panel:
    """Which of the seven boards it is."""
    knobs = "".join(
        knob(f"city:{one}", say.say(messages.board(one)), escape(say.say(messages.board(one))),
             one == city["board"])
        for one in BOARDS
    )  # fmt: skip
    body = f'<p class="knobs cities">{knobs}</p>'
    return Panel("cities", "offer", say("seven_wonders_dice-pad-board"), body)


def board_panel(scene: Scene, city: Data) -> Panel:
    """The board; every space can be tapped."""
    name = scene.language.say(messages.board(str(city["board"])))
    body = shared_signs((str(city["board"]),)) + board_body(Board(scene, 0, True), name)
    return Panel("board-0", "own", name, body, seat=0)


def sheet_panel(state: SevenWondersDice, city: Data, say: Language) -> Panel:
    """The score, and below it what cannot be seen on the board."""
    rows = "".join(setting(key, number_of(city, key), say) for key in ("west", "east", "coins"))
    label = say("seven_wonders_dice-pad-award")
    award = knob("award:first", label, icon("ui-check"), bool(city["first_agora"]))
    rows += f'<p class="setting"><span>{escape(label)}</span>{award}</p>'
    lines = marked(score_lines(state, 0), reconstructed_lines())
    body = f'{sheet_table(lines, say)}<div class="settings">{rows}</div>'
    return Panel("sheet", "sheet", say("seven_wonders_dice-view-sheet"), body)


def setting(key: str, now: int, say: Language) -> str:
    """A number to be counted up and down."""
    label = say(f"seven_wonders_dice-pad-{key}")
    fewer = knob(f"{key}:{max(now - 1, 0)}", f"{label}: {say('seven_wonders_dice-pad-fewer')}",
                 icon("ui-minus"))  # fmt: skip
    more = knob(f"{key}:{now + 1}", f"{label}: {say('seven_wonders_dice-pad-more')}",
                icon("ui-plus"))  # fmt: skip
    return (
        f'<p class="setting"><span>{escape(label)}</span>{fewer}<b class="num">{now}</b>{more}</p>'
    )


def layout(say: Language) -> Layout:
    return Layout(
        columns=("minmax(0,1fr)", "330px"),
        rows=("auto", "minmax(0,1fr)", "auto"),
        areas=(("cities", "sheet"), ("own", "sheet"), ("bar", "sheet")),
        groups=(
            Group("cities", ("cities",)), Group("own", ("board-0",)), Group("sheet", ("sheet",)),
        ),
        tabs=(
            Tab(say("seven_wonders_dice-view-tab-board"), "ui-city", ("board-0",)),
            Tab(say("seven_wonders_dice-view-tab-sheet"), "ui-sheet", ("sheet",)),
        ),
        pinned=("cities",),
    )  # fmt: skip


assert all(space in SPACES for space in printed_boards.spaces(BOARDS[0]))
