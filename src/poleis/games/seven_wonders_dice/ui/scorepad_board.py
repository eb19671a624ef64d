"""The score pad of 7 Wonders Dice as a board: tap the spaces that are crossed, see the sum."""

from __future__ import annotations

from html import escape
from typing import cast

from poleis.core.actions import ActionTable, Kind, Number, Word
from poleis.core.errors import BadPosition, Illegal
from poleis.core.explain import Message, Refusal, total
from poleis.core.scorepad_input import Data
from poleis.core.view import Group, Layout, Panel, Preview, SeatInfo, Tab, View
from poleis.draw.svg import icon
from poleis.games.seven_wonders_dice.explain.score_sheet import score_lines
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.ui import messages
from poleis.games.seven_wonders_dice.ui.context import Scene
from poleis.games.seven_wonders_dice.ui.draw_board import board_body
from poleis.games.seven_wonders_dice.ui.draw_board_spaces import Board
from poleis.games.seven_wonders_dice.ui.score_tables import sheet_table
from poleis.games.seven_wonders_dice.ui.scorepad import SevenWondersDicePad
from poleis.games.seven_wonders_dice.ui.scorepad_cities import MOST_ATTACK_POINTS, CityReader
from poleis.games.seven_wonders_dice.ui.symbols import shared_signs
from poleis.locale import Language, get_language

QUICK = ("space", "bonus", "city", "west", "east", "coins", "award")


class SevenWondersDicePadBoard:
    """What can be tapped on the score pad, and what that does.

    A crossed space is tapped again to take the cross back.
    """

    def __init__(self, pad: SevenWondersDicePad) -> None:
        self.pad = pad
        self.edition: Edition = pad.edition
        self.reader: CityReader = pad.reader
        self.actions: ActionTable = ActionTable(
            Kind("space", (Word("space", self.edition.space_ids),)),
            Kind("bonus", (Word("bonus", self.edition.bonus_ids),)),
            Kind("city", (Word("city", self.edition.board_ids),)),
            Kind("west", (Number("west", 0, MOST_ATTACK_POINTS),)),
            Kind("east", (Number("east", 0, MOST_ATTACK_POINTS),)),
            Kind("coins", (Number("coins", 0, int(self.edition.capacity)),)),
            Kind("award", (Word("award", ("first",)),)),
        )

    # ---- cities

    def city(self, data: object) -> Data:
        """What was entered, with everything that was left out; BadPosition if it cannot be."""
        given: Data = dict(data) if isinstance(data, dict) else {}
        found: Data = {
            "board": self.edition.board_ids[0], "crossed": [], "first_agora": False, "coins": 0,
            **given,
        }  # fmt: skip
        self.reader.read(found)
        return found

    def is_sound(self, city: Data) -> bool:
        try:
            self.reader.read(city)
        except BadPosition:
            return False
        return True

    def crossing(self, city: Data, one: str) -> Data:
        """The city with a cross set or taken back."""
        crossed = self.reader.crossed(city)
        left = [other for other in crossed if other != one]
        return {**city, "crossed": left if one in crossed else [*crossed, one]}

    def with_bonuses(self, city: Data) -> Data:
        """A city without the bonuses that no complete building gives any more, the last first."""
        crossed = cast(list[str], city["crossed"])
        bonuses = [one for one in crossed if one in self.edition.bonus_ids]
        gone = bonuses[len(self.reader.printed.completed(crossed)) :]
        return {**city, "crossed": [one for one in crossed if one not in gone]}

    def with_points(self, data: Data) -> Data:
        """A city whose written points fit its attacks: what is not entered counts as printed."""
        kept = {key: value for key, value in data.items() if key not in ("west", "east")}
        for key in ("west", "east"):
            if key in data:
                trial = {**kept, key: data[key]}
                try:
                    self.reader.attack_points(trial, key, self.reader.crossed(trial))
                except BadPosition:
                    continue
                kept[key] = data[key]
        return kept

    def number(self, city: Data, key: str) -> int:
        """A number as entered, or as the city has it without that."""
        if key == "coins":
            return int(str(city["coins"]))
        return self.reader.attack_points(city, key, self.reader.crossed(city))

    # ---- the contract

    def legal(self, data: object) -> list[int]:
        city, edition = self.city(data), self.edition
        found = [f"space {one}" for one in edition.space_ids if self._fits(city, one)]
        found += [f"bonus {one}" for one in edition.bonus_ids
                  if self.is_sound(self.crossing(city, one))]  # fmt: skip
        found += [f"city {one}" for one in edition.board_ids]
        for key, most in (("west", MOST_ATTACK_POINTS), ("east", MOST_ATTACK_POINTS),
                          ("coins", int(edition.capacity))):  # fmt: skip
            now = self.number(city, key)
            near = [n for n in (now - 1, now + 1) if 0 <= n <= most]
            found += [f"{key} {n}" for n in near if self.is_sound({**city, key: n})]
        if self.is_sound({**city, "first_agora": not city["first_agora"]}):
            found.append("award first")
        return sorted(self.actions.parse(one) for one in found)

    def explain(self, data: object, code: int) -> list[Refusal]:
        if code in self.legal(data):
            return []
        kind, (index, *_) = self.actions.split(code)
        if kind.name == "space":
            if self.edition.space_ids[index] in self.reader.crossed(self.city(data)):
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
            raise Illegal(self.actions.text(code), refusals)
        city, edition = self.city(data), self.edition
        kind, (index, *_) = self.actions.split(code)
        if kind.name in ("space", "bonus"):
            names = edition.space_ids if kind.name == "space" else edition.bonus_ids
            after = self.crossing(city, names[index])
            if kind.name == "space":
                after = self.with_bonuses(after)
            if not self.is_sound({**self.with_points(after)}):
                after["first_agora"] = False
            return self.with_points(after)
        if kind.name == "city":
            return {**city, "board": edition.board_ids[index]}
        if kind.name == "award":
            return {**city, "first_agora": not city["first_agora"]}
        return {**city, kind.name: index}

    def preview(self, data: object, code: int, language: str) -> Preview:
        return Preview(self.actions.text(code), "", ())

    def view(self, data: object, language: str) -> View:
        city, say = self.city(data), get_language(language)
        state = self.reader.read(city)
        scene = Scene(state, None, say, ("",))
        points = total(score_lines(state, 0))
        return View(
            panels=(
                self.cities_panel(city, say),
                board_panel(scene, city),
                self.sheet_panel(state, city, say),
            ),
            layout=layout(say),
            prompt=say("seven_wonders_dice-pad-prompt"),
            help=say("seven_wonders_dice-pad-help"),
            round="",
            seats=(SeatInfo(0, points),),
            quick=QUICK,
        )

    def _fits(self, city: Data, space: str) -> bool:
        """Whether a cross can be set or taken back without breaking an order (SWD-1.4)."""
        crossed = self.with_points(self.with_bonuses(self.crossing(city, space)))
        return self.is_sound({**crossed, "first_agora": False})

    # ---- panels

    def cities_panel(self, city: Data, say: Language) -> Panel:
        """Which board it is."""
        knobs = "".join(
            knob(f"city:{one}", say.say(messages.board(one)), escape(say.say(messages.board(one))),
                 one == city["board"])
            for one in self.edition.board_ids
        )  # fmt: skip
        body = f'<p class="knobs cities">{knobs}</p>'
        return Panel("cities", "offer", say("seven_wonders_dice-pad-board"), body)

    def sheet_panel(self, state: SevenWondersDice, city: Data, say: Language) -> Panel:
        """The score, and below it what cannot be seen on the board."""
        rows = "".join(
            setting(key, self.number(city, key), say) for key in ("west", "east", "coins")
        )
        label = say("seven_wonders_dice-pad-award")
        award = knob("award:first", label, icon("ui-check"), bool(city["first_agora"]))
        rows += f'<p class="setting"><span>{escape(label)}</span>{award}</p>'
        sheet = sheet_table(self.pad.sheet_of(state), say)
        body = f'{sheet}<div class="settings">{rows}</div>'
        return Panel("sheet", "sheet", say("seven_wonders_dice-view-sheet"), body)


def board_panel(scene: Scene, city: Data) -> Panel:
    """The board; every space can be tapped."""
    board = str(city["board"])
    name = scene.language.say(messages.board(board))
    body = shared_signs(scene.printed, (board,)) + board_body(Board(scene, 0, True), name)
    return Panel("board-0", "own", name, body, seat=0)


def knob(ref: str, label: str, content: str, pressed: bool = False) -> str:
    kind = "knob on" if pressed else "knob"
    return f'<span class="{kind}" data-ref="{ref}" aria-label="{escape(label)}">{content}</span>'


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
