"""An edition of Origins: every printed value of components.json, as named fields.

Colours, buildings, cards and tiles are numbered in the order of the file. `load.component_checks`
refuses values that the program cannot play with; `effects.reader` adds the effects, and
`rules.actions` the codes of actions.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from poleis.games.origins.effects.effect import Effect, Word
    from poleis.games.origins.rules.actions import Actions, Outcomes

STONE: Final = 0
FOOD: Final = 1
WISDOM: Final = 2
GOLD: Final = 3
RESOURCES: Final = ("stone", "food", "wisdom", "gold")
BASIC: Final = 3
"""The first three resources are the basic ones (ORI-3.1)."""
NO_COLOUR: Final = -1
"""Farms, agora and palace."""
MOST_SEATS: Final = 4
ORDINALS: Final = ("1st", "2nd", "3rd", "4th", "5th", "6th")


@final
class Building:
    """A kind of tile: one of the buildings, the agora or the palace."""

    def __init__(self, name: str, colour: i64, stone: i64, copies: i64) -> None:
        self.name = name
        self.colour = colour
        self.stone = stone  # the price
        self.copies = copies


@final
class DistrictCard:
    """A district card: three colours around a corner, points, towers (ORI-13.3, ORI-2.8)."""

    def __init__(
        self,
        name: str,
        corner: i64,
        arm: i64,
        other_arm: i64,
        first_points: i64,
        later_points: i64,
        towers: vec[i64],
    ) -> None:
        self.name = name
        self.corner = corner
        self.arm = arm
        self.other_arm = other_arm
        self.first_points = first_points
        self.later_points = later_points
        self.towers = towers  # drawn on the card, by colour

    def fits(self, corner: i64, one: i64, two: i64) -> bool:
        """Whether a corner and its two neighbours have the colours of the card (ORI-13.7)."""
        if corner != self.corner:
            return False
        return (one == self.arm and two == self.other_arm) or (
            two == self.arm and one == self.other_arm
        )


@final
class ZodiacCard:
    """A zodiac card: what calls it, as a set of triggers, and what it does (ORI-22)."""

    def __init__(self, name: str, triggers: i64, effect: Effect) -> None:
        self.name = name
        self.triggers = triggers
        self.effect = effect
        self.first_word: Word = effect.words[0]


@final
class Edition:
    """The printed values of one box."""

    def __init__(self, data: Mapping[str, Any]) -> None:
        self.components = data
        self.read_names(data)
        self.read_set_up(data)
        self.read_prices(data)
        self.read_tracks(data)
        self.read_tiles(data)
        self.read_cards(data["district_cards"]["cards"])
        self.read_solo(data["solo_training"])
        # The effects: `effects.reader.read_effects` fills these lists.
        self.effects: list[Effect] = []
        self.attack: i64 = 0  # the effect of an attack (ORI-9)
        self.action_effects: list[Effect] = []  # of the main actions
        self.token_effects: list[Effect] = []  # of the bonus tokens, by colour
        self.building_effects: list[Effect] = []  # of the kinds of tiles
        self.space_effects: list[Effect] = []  # of the military spaces (ORI-9.1)
        self.zodiac: list[ZodiacCard] = []
        # The codes: `rules.actions.read_codes` fills them from the tables of the game.
        self.actions: Actions
        self.outcomes: Outcomes

    def read_names(self, data: Mapping[str, Any]) -> None:
        self.colours: tuple[str, ...] = tuple(data["colors"]["building_and_die_colors"])
        self.temple_names: tuple[str, ...] = tuple(data["temples"]["tracks"])
        self.zodiac_names: tuple[str, ...] = tuple([str(row["id"]) for row in data["zodiac_cards"]])
        self.action_names: tuple[str, ...] = tuple(
            [
                str(row[half]["id"])
                for row in data["encounter_sites"]["sites"]
                for half in ("upper", "lower")
            ]
        )
        """The main actions: upper and lower of site 1, then of site 2 and so on."""
        self.end_conditions: tuple[str, ...] = tuple(
            [str(row["id"]) for row in data["end_conditions"]]
        )

    def read_set_up(self, data: Mapping[str, Any]) -> None:
        """ORI-2, ORI-21.1. What depends on the number of seats has an entry for each."""
        counts, common = data["counts"], data["setup_common"]
        self.start_stock: vec[i64] = vec[i64](
            [int(data["resources"]["start_per_player"][name]) for name in RESOURCES]
        )
        self.dice: vec[i64] = by_seats(data, "citizen_dice_per_color")
        """Citizen dice of each colour in the game."""
        self.dice_in_box: i64 = i64(counts["citizen_dice_per_color"])
        self.speakers: vec[i64] = by_seats(data, "speakers")
        self.most_speakers: i64 = i64(counts["speaker_dice"])
        self.cards_shown: vec[i64] = by_seats(data, "district_cards")
        self.most_cards_shown: i64 = 0
        for seats in range(i64(1), i64(MOST_SEATS + 1)):
            self.most_cards_shown = max(self.most_cards_shown, self.cards_shown[seats])
        self.card_gold: i64 = i64(common["gold_on_each_district_card"])
        self.bases: i64 = i64(counts["bases_per_player"])
        self.ready_bases: i64 = i64(common["bases_ready"])
        self.ship_start: i64 = i64(common["ship_start_value"])
        self.sites: i64 = i64(counts["ships"])
        self.tower_pool: i64 = i64(common["tower_pool_base_per_color"])
        """Discs of each colour in the tower pool, before those that the cards add (ORI-2.8)."""
        self.tower_start: i64 = i64(common["tower_discs_on_each_palace_per_color"])
        self.tower_discs: i64 = i64(counts["tower_discs_per_color"])
        self.draft_dice: i64 = i64(common["opening_draft_dice_per_color"])
        """Dice of each colour in the opening draft of several players."""
        self.draft_picks: i64 = i64(common["opening_draft_picks"])
        self.speaker_faces: vec[i64] = vec[i64](data["dice"]["speaker"]["faces"])
        self.speaker_highest: i64 = i64(data["dice"]["speaker"]["max_value"])

    def read_prices(self, data: Mapping[str, Any]) -> None:
        """ORI-10.1, ORI-12.1, ORI-15.1."""
        self.tile_price: vec[i64] = vec[i64](data["building_pool"]["wisdom_cost_by_slot_from_top"])
        """Wisdom for each slot of the building pool."""
        self.citizen_price: vec[i64] = vec[i64](
            data["citizen_pool"]["wisdom_cost_by_slot_from_left"]
        )
        """Wisdom for each slot of the citizen pool."""
        track = data["population_track"]
        ready = int(data["setup_common"]["bases_ready"])
        prices = [int(track["food_cost_of_base"][key]) for key in ORDINALS[ready:]]
        self.base_price: vec[i64] = vec[i64]([0] * ready + prices)
        """Food for each base; the first ones are ready from the beginning."""
        self.last_base_points: i64 = i64(track["vp_for_last_base"])

    def read_tracks(self, data: Mapping[str, Any]) -> None:
        """ORI-8, ORI-11, ORI-16."""
        self.temple_points: vec[i64] = vec[i64](data["temples"]["vp_by_space"])
        self.temple_top: i64 = i64(data["temples"]["steps_to_top"])
        track = data["military_track"]
        last = int(track["last_space"])
        self.last_space: i64 = i64(last)
        self.last_space_points: i64 = i64(track["last_space_vp_on_arrival"])
        borders = track["borders_between"]
        self.borders: vec[i64] = vec[i64](
            [sum(1 for border in borders if border[0] < space) for space in range(last + 1)]
        )
        """Borders that a disc on each space has passed (ORI-1.10)."""
        self.border_count: i64 = i64(track["border_count"])
        self.section_start: vec[i64] = vec[i64](
            [
                min(section)
                for space in range(last + 1)
                for section in track["sections"]
                if space in section
            ]
        )
        """The space to which a disc on each space retreats (ORI-18.3)."""
        self.space_bonus: tuple[str, ...] = tuple(
            [str(track["bonus_by_space"][str(space)]) for space in range(last + 1)]
        )
        self.advisor_points: vec[i64] = vec[i64](
            [0] + [int(points) for points in data["advisor_track"]["vp_by_space"]]
        )
        """The VP at the right-most occupied space, by the number of advisors."""

    def read_tiles(self, data: Mapping[str, Any]) -> None:
        """Tiles colour by colour, then agora and palace; each tile once more, as a farm.

        What can lie in a cell is a *face*: a tile (its number), agora, palace, or a tile face down
        (`farm_of`).
        """
        kinds = [
            Building(
                str(row["id"]),
                self.colours.index(row["color"]),
                int(row["stone_cost"]),
                int(row["copies"]),
            )
            for row in data["buildings"]
        ]
        self.building_count: i64 = len(kinds)
        self.kinds: list[Building] = [
            *kinds, Building("agora", NO_COLOUR, 0, 1), Building("palace", NO_COLOUR, 0, 1)
        ]  # fmt: skip
        """The buildings, then agora and palace."""
        tiles = [
            (kind, copy)
            for colour in range(len(self.colours))
            for kind, building in enumerate(kinds)
            if building.colour == colour
            for copy in range(building.copies)
        ]
        self.tiles: i64 = len(tiles)
        self.stack_size: i64 = i64(data["counts"]["building_tiles_per_color"])
        """Tiles of one colour: those of colour c begin with number c * stack_size."""
        self.tile_names: tuple[str, ...] = tuple(
            [f"{kinds[kind].name}-{copy + 1}" for kind, copy in tiles]
        )
        self.agora: i64 = self.tiles
        self.palace: i64 = self.tiles + 1
        self.agora_kind: i64 = self.building_count
        self.palace_kind: i64 = self.building_count + 1
        shown = [kind for kind, _ in tiles] + [len(kinds), len(kinds) + 1]
        self.kind_of: vec[i64] = vec[i64](shown)
        """The kind of each tile, of the agora and of the palace; farms have none."""
        farms = [NO_COLOUR] * len(tiles)
        self.colour_of_face: vec[i64] = vec[i64](
            [self.kinds[kind].colour for kind in shown] + farms
        )
        """The colour of what lies in a cell."""

    def read_cards(self, rows: list[dict[str, Any]]) -> None:
        index = self.colours.index
        self.cards: list[DistrictCard] = [
            DistrictCard(
                str(row["id"]),
                index(row["corner"]),
                index(row["arms"][0]),
                index(row["arms"][1]),
                int(row["vp_first"]),
                int(row["vp_later"]),
                vec[i64](
                    [sum(1 for tower in row["towers"] if tower == name) for name in self.colours]
                ),
            )
            for row in rows
        ]
        self.card_names: tuple[str, ...] = tuple([card.name for card in self.cards])

    def read_solo(self, solo: Mapping[str, Any]) -> None:
        """ORI-21."""
        self.solo_rounds: i64 = i64(solo["rounds"])
        spaces = solo["rival_disc_space_at_start_of_round"]
        self.rival_space: vec[i64] = vec[i64](
            [0] + [int(spaces[str(number)]) for number in range(1, int(solo["rounds"]) + 1)]
        )
        """The space of the rival's disc in each round."""
        self.target: i64 = i64(solo["target_vp"])
        self.target_each: i64 = i64(solo["target_vp_per_condition"])
        tokens = {row["site"]: self.colours.index(row["token"]) for row in solo["conditions"]}
        self.target_token: vec[i64] = vec[i64](
            [tokens.get(site + 1, NO_COLOUR) for site in range(int(self.sites))]
        )
        """The colour of the token that makes the target higher, at each site."""

    # ---- faces and tiles

    def is_farm(self, face: i64) -> bool:
        return face > self.palace

    def farm_of(self, tile: i64) -> i64:
        """The face of a tile that lies face down."""
        return self.palace + 1 + tile

    def tile_of(self, face: i64) -> i64:
        """The tile that is a building or a farm."""
        return face - self.palace - 1 if face > self.palace else face

    def tile_colour(self, tile: i64) -> i64:
        return self.colour_of_face[tile]

    def stone_price(self, tile: i64) -> i64:
        return self.kinds[self.kind_of[tile]].stone

    def face_name(self, face: i64) -> str:
        """The building that a face shows, "agora", "palace" or "farm"."""
        return "farm" if face > self.palace else self.kinds[self.kind_of[face]].name


def by_seats(data: Mapping[str, Any], key: str) -> vec[i64]:
    """A value of the set-up by number of seats; the entry for 0 seats means nothing."""
    rows = data["setup_by_players"]
    return vec[i64]([0] + [int(rows[str(seats)][key]) for seats in range(1, MOST_SEATS + 1)])
