"""The score pad and planner: cities of a physical game, given as JSON (see `scorepad_cities`)."""

from __future__ import annotations

import functools
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, cast

from poleis.core.explain import ScoreLine, total
from poleis.core.game import PadBoard, places
from poleis.core.provenance import has_reconstructed, is_reconstructed, marked, source_of
from poleis.core.scorepad_input import Data, check_count, naming
from poleis.games.seven_wonders_dice.effects.reader import VOCABULARY
from poleis.games.seven_wonders_dice.explain.printed_boards import opened
from poleis.games.seven_wonders_dice.explain.score_sheet import LINES, score_lines
from poleis.games.seven_wonders_dice.rules.edition import Edition
from poleis.games.seven_wonders_dice.rules.position import SevenWondersDice
from poleis.games.seven_wonders_dice.ui.scorepad_cities import CityReader

if TYPE_CHECKING:
    from poleis.games.seven_wonders_dice.game import SevenWondersDiceGame

POINTS = ("vp", "attack_vp")
"""The fields of a space with points."""
WITHOUT_DIE = "-"


class SevenWondersDicePad:
    """What `poleis score` and `poleis moves` ask."""

    def __init__(self, game: SevenWondersDiceGame) -> None:
        self.game = game
        self.edition: Edition = game.edition

    @functools.cached_property
    def reader(self) -> CityReader:
        return CityReader(self.game)

    @property
    def board(self) -> PadBoard:
        from poleis.games.seven_wonders_dice.ui.scorepad_board import SevenWondersDicePadBoard

        return SevenWondersDicePadBoard(self)

    @property
    def fields(self) -> tuple[str, ...]:
        return ("die", "space", "coins")

    # ---- scores

    def score(self, data: object) -> dict[str, object]:
        sheet = self.sheet(data)
        return {**{line.key: line.points for line in sheet}, "total": total(sheet)}

    def sheet(self, data: object) -> list[ScoreLine]:
        return self.sheet_of(self.reader.read(data))

    def sheet_of(self, state: SevenWondersDice) -> list[ScoreLine]:
        """The lines of a city, those with reconstructed points marked."""
        return marked(score_lines(state, 0), self.reconstructed_lines)

    def sheets(self, cities: list[object]) -> list[list[ScoreLine]]:
        """The sheets of the players of one game."""
        return [self.sheet(one) for one in cities]

    def rank(self, cities: list[object]) -> dict[str, object]:
        """More points, then more coins (SWD-11.4)."""
        check_count(cities, self.edition.most_seats)
        results, answers = [], []
        for index, data in enumerate(cities):
            with naming(f"city {index}"):
                answer = self.score(data)
                state = self.reader.read(data)
            answers.append(answer)
            results.append((cast(int, answer["total"]), int(state.cities[0].coins)))
        self.reader.check_game(cast(list[Data], cities))
        return {"cities": answers, "places": places(results)}

    # ---- the planner

    def moves(self, data: object) -> Sequence[Sequence[int | str]]:
        """What the city can cross next and for how many coins: with the dice given, or else (die
        "-") every open space that it can pay, and the Wonder. Comparisons of the Guild Court are
        taken as for a player alone."""
        state = self.reader.read(data)
        edition, spaces = self.edition, self.edition.space_ids
        found: list[list[int | str]] = []
        for code in map(int, state.legal(0)):
            action = edition.actions.json(code)
            if action["do"] not in ("build", "wonder"):
                continue
            space = str(action["space"])
            price = state.missing_for(0, spaces.index(space))
            if action["do"] == "wonder":
                found.append([WITHOUT_DIE, space, price])
            else:
                die = str(action["die"])
                price += state.price_of(0, edition.die_ids.index(die))
                found.append([die, space, price])
        if not cast(Data, data).get("dice"):
            found += self.without_dice(state)
        return sorted(found, key=lambda row: (str(row[0]), spaces.index(str(row[1]))))

    def without_dice(self, state: SevenWondersDice) -> list[list[int | str]]:
        """Open spaces of all buildings but the Wonder that can be paid, whatever die is needed."""
        city, printed = state.cities[0], self.reader.printed
        tracks = [
            track
            for building in printed.buildings
            if building != "wonder"
            for track in printed.tracks(building)
        ]
        prices = {
            space: state.missing_for(0, self.edition.space_ids.index(space))
            for space in opened(tracks, self.edition.names_of(city.crossed))
        }
        return [[WITHOUT_DIE, space, price] for space, price in prices.items()
                if price <= city.coins]  # fmt: skip

    # ---- where values come from

    @functools.cached_property
    def reconstructed_lines(self) -> frozenset[str]:
        """The lines that can use reconstructed points: of a space, an attack or an effect."""
        return frozenset(
            building
            for building, _ in LINES
            for space, source in self._printed_spaces(building)
            if any(field in space and is_reconstructed(space, field, source) for field in POINTS)
            or any(
                has_reconstructed(effect, source_of(space, "effects", source))
                for effect in space["effects"]
                if VOCABULARY[effect["type"]].scores
            )
        )

    def _printed_spaces(self, building: str) -> Iterator[tuple[dict[str, Any], str]]:
        """The spaces of a building, with the source tag of what they belong to."""
        boards = self.game.components["boards"]
        if building == "wonder":
            for board in boards:
                yield from ((space, str(board.get("source", ""))) for space in board["wonder"])
            return
        if building == "university":
            for board in boards:
                for effects in board["university_effects"].values():
                    yield {"effects": effects}, str(board.get("source", ""))
        row = self.game.components["buildings"][building]
        for space in row["spaces"]:
            yield space, str(row.get("source", ""))
