"""Edition: the components of 7 Wonders Dice as named values, read from components.json.

An owner of the box corrects a value in that file; `load/component_checks.py` refuses what the
program cannot play with. Buildings, spaces, dice and symbols are numbered in the order of the file.
A set of spaces is one number with a bit for each. Bonus spaces come after the spaces of the
buildings, so that one set holds everything that a player has crossed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from poleis.core.action_codes import ActionCodes
from poleis.core.actions import ActionTable, Kind, Number, Word
from poleis.core.sets import size
from poleis.games.seven_wonders_dice.rules.effect import Effect
from poleis.games.seven_wonders_dice.rules.printed import (
    COLOURS,
    NO_BOARD,
    Board,
    Building,
    Die,
    Row,
    Symbol,
    Tracks,
    set_of,
)

MOST_TURNS: Final = i64(300)
"""The technical limit (SWD-12.3)."""


def ids(rows: Sequence[Row]) -> tuple[str, ...]:
    """The ids of some rows of the data."""
    return tuple([str(row["id"]) for row in rows])


@final
class Edition:
    """Every printed value that the rules use. `effects.reader` prints the effects on the boards."""

    turn_action: Effect
    """What every seat owes in a turn (SWD-5.1)."""
    choose_bonus: Effect
    """What a completed building brings (SWD-9.1)."""

    def __init__(self, data: Row) -> None:
        self.data = data
        self._read_set_up()
        self._read_spaces()
        self._read_dice()
        self.effects: list[Effect] = []
        """Every different effect; positions name them by their places here."""
        self._number_actions()

    def _read_set_up(self) -> None:
        """SWD-2, SWD-5.6, SWD-6."""
        setup: Row = self.data["setup"]
        self.starting_coins: i64 = int(setup["starting_coins"])
        self.pass_coins: i64 = int(setup["pass_coins"])
        self.capacity: i64 = int(setup["treasury"]["capacity"])
        """The coins that the Treasury of each board holds (SWD-6.9)."""
        self.coins_in_a_row: int = int(setup["treasury"]["coins_per_row"])
        self.alone_turns: i64 = int(setup["score_attack"]["turns"])
        """The turns of a player alone (SWD-2.6)."""
        self.alone_needs: i64 = int(setup["score_attack"]["comparison_needs"])
        """The spaces with which a player alone passes a comparison (SWD-2.6)."""
        sections: list[Row] = self.data["forum"]["sections"]
        self.section_costs: vec[i64] = vec[i64]([int(row["die_cost"]) for row in sections])
        """The coins for a die in each section (SWD-4.1)."""
        self.most_seats: int = int(self.data["meta"]["players_max"])

    def _read_spaces(self) -> None:
        """SWD-1: buildings, spaces, and what the boards have in common."""
        rows: Row = self.data["buildings"]
        names = [name for name in rows if rows[name].get("tracks")]
        boards: list[Row] = self.data["boards"]
        first: list[Row] = []
        owners: list[int] = []
        for number, name in enumerate(names):
            for row in space_rows(self.data, boards[0], name):
                first.append(row)
                owners.append(number)
        self.space_ids: tuple[str, ...] = ids(first)
        self.bonus_ids: tuple[str, ...] = ids(self.data["bonus_spaces"])
        self.thing_ids: tuple[str, ...] = (*self.space_ids, *self.bonus_ids)
        """Everything that can be crossed."""
        self.board_ids: tuple[str, ...] = ids(boards)
        self.building_ids: tuple[str, ...] = tuple(names)
        self.first_bonus: i64 = len(self.space_ids)
        self.bonuses: i64 = set_of(range(len(self.space_ids), len(self.thing_ids)))
        """The bonus spaces, a set."""
        self.buildings: list[Building] = [
            self._building(number, name, rows[name], owners) for number, name in enumerate(names)
        ]
        self.building_of: vec[i64] = vec[i64](owners)
        """The number of the building of each space."""
        self.wonder: Building = self.buildings[names.index("wonder")]
        self.agora: Building = self.buildings[names.index("agora")]
        self.gallery: Building = self.buildings[names.index("gallery")]
        self.warehouse: Building = self.buildings[names.index("warehouse")]
        self.west: Building = self.buildings[names.index("barracks_west")]
        self.east: Building = self.buildings[names.index("barracks_east")]
        self.agora_award: i64 = int(rows["agora"]["first_to_complete_vp"])
        """Points for the first to complete the Agora (SWD-8.2.3)."""
        self.attacks: i64 = of_kind(first, "attack")
        """The spaces that attack, a set."""
        self.attack_points: vec[i64] = vec[i64]([int(row.get("attack_vp", 0)) for row in first])
        self.defences: i64 = of_kind(first, "defence")
        """The spaces that defend, a set."""
        self.boards: list[Board] = [
            self._board(
                str(board["id"]),
                number,
                [row for name in names for row in space_rows(self.data, board, name)],
            )
            for number, board in enumerate(boards)
        ]
        self.no_board: Board = self._board("", NO_BOARD, [])
        """What lies before a seat until the boards are dealt."""

    def _board(self, id: str, number: int, rows: list[Row]) -> Board:
        bonuses, dice = len(self.bonus_ids), len(self.data["dice"])
        return Board(id, number, rows, bonuses, dice, self.warehouse.spaces, self.capacity)

    def _building(self, number: int, name: str, row: Row, owners: list[int]) -> Building:
        spaces = set_of([space for space, owner in enumerate(owners) if owner == number])
        tracks = self._tracks(row["tracks"])
        return Building(name, number, spaces, tracks, bool(row["completion_gives_bonus"]))

    def _tracks(self, rows: list[Row]) -> Tracks:
        free = 0
        sequences: list[int] = []
        for row in rows:
            spaces = self.set_named(row["spaces"])
            if row["order"] == "free":
                free |= spaces
            else:
                sequences.append(spaces)
        return Tracks(free, vec[i64](sequences))

    def _read_dice(self) -> None:
        """SWD-4.4, SWD-8.5.2: dice with their symbols, in the order of the data."""
        rows: list[Row] = self.data["dice"]
        starting: list[str] = self.data["setup"]["starting_dice"]
        self.die_ids: tuple[str, ...] = ids(rows)
        self.places: i64 = len(starting)
        """The dice in the forum."""
        self.first_special: i64 = len(starting)
        self.special_ids: tuple[str, ...] = self.die_ids[len(starting) :]
        grey = [str(row["id"]) for row in rows if row["colour"] == "grey"]
        self.grey_ids: tuple[str, ...] = tuple(grey)
        """The dice that special ones replace (SWD-8.5.3); they come first."""
        self.faces: i64 = len(rows[0]["faces"])
        self.results: i64 = len(rows[0]["faces"]) * len(self.section_costs)
        """The ways in which a die can fall: each face in each section (SWD-4.2)."""
        symbols: Row = self.data["symbols"]
        self.symbols: list[Symbol] = [self._symbol(name, symbols[name]) for name in symbols]
        names = list(symbols)
        self.dice: list[Die] = [
            Die(
                str(row["id"]),
                COLOURS.index(str(row["colour"])),
                row["id"] in self.special_ids,
                [self.symbols[names.index(face["symbol"])] for face in row["faces"]],
            )
            for row in rows
        ]

    def _symbol(self, name: str, row: Row) -> Symbol:
        """A symbol opens its tracks; a black face all tracks of some buildings (SWD-8.6.1)."""
        whole: list[str] = row.get("cross_one_of", [])
        tracks: list[Row] = [
            track
            for building in self.building_ids
            for track in self.data["buildings"][building]["tracks"]
            if track["symbol"] == name or building in whole
        ]
        return Symbol(name, self._tracks(tracks), self.spaces_in(row.get("compare", [])))

    def _number_actions(self) -> None:
        """What seats and chance can do, and how the rules number it."""
        self.actions: ActionTable = ActionTable(
            Kind("build", (Word("die", self.die_ids), Word("space", self.space_ids))),
            Kind("cross", (Word("space", self.space_ids),)),
            Kind("wonder", (Word("space", tuple(self.names_of(self.wonder.spaces))),)),
            Kind("bonus", (Word("bonus", self.bonus_ids),)),
            Kind("pass"),
            Kind("decline"),
        )
        self.build: ActionCodes = self.actions.codes("build")
        self.cross: ActionCodes = self.actions.codes("cross")
        self.raise_wonder: ActionCodes = self.actions.codes("wonder")
        self.take_bonus: ActionCodes = self.actions.codes("bonus")
        self.pass_turn: i64 = self.actions.codes("pass").first
        self.decline: i64 = self.actions.codes("decline").first
        sections = Number("section", 0, len(self.section_costs) - 1)
        self.outcomes: ActionTable = ActionTable(
            Kind("board", (Word("board", self.board_ids),)),
            Kind("roll", (Word("die", self.die_ids), Number("face", 1, int(self.faces)), sections)),
            Kind("exchange", (Word("special", self.special_ids), Word("grey", self.grey_ids))),
        )
        self.deal: ActionCodes = self.outcomes.codes("board")
        self.roll: ActionCodes = self.outcomes.codes("roll")
        self.exchange: ActionCodes = self.outcomes.codes("exchange")

    # ---- questions

    def turn_limit(self, seats: i64) -> i64:
        """The number of the last turn at the latest (SWD-2.6, SWD-12.3)."""
        return self.alone_turns if seats == 1 else MOST_TURNS

    def spaces_in(self, buildings: list[str]) -> int:
        """The spaces of some buildings, a set."""
        found = 0
        for building in self.buildings:
            if building.id in buildings:
                found |= int(building.spaces)
        return found

    def building_named(self, name: str) -> Building:
        return self.buildings[self.building_ids.index(name)]

    def names_of(self, crossed: int) -> list[str]:
        """The ids of crossed spaces and bonus spaces."""
        return [name for number, name in enumerate(self.thing_ids) if crossed >> number & 1]

    def set_named(self, names: Sequence[str]) -> int:
        """Spaces and bonus spaces with these ids, a set."""
        return set_of([self.thing_ids.index(name) for name in names])

    def most_pending(self) -> int:
        """No more effects can ever wait for one seat: what a board prints, a bonus for each
        building, and the action of the turn."""
        return max([board.most_pending() for board in self.boards]) + len(self.buildings) + 1

    def bonus_count(self) -> i64:
        return size(self.bonuses)


def of_kind(rows: list[Row], kind: str) -> int:
    """The spaces of one kind, a set."""
    return set_of([space for space, row in enumerate(rows) if row.get("kind") == kind])


def space_rows(data: Row, board: Row, building: str) -> list[Row]:
    """The spaces of a building as printed on one board."""
    if building == "wonder":
        return list(board["wonder"])
    rows: list[Row] = list(data["buildings"][building]["spaces"])
    if building == "university":
        special: Row = board["university_effects"]
        return [{**row, "effects": special[row["id"]]} for row in rows]
    return rows
