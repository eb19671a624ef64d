"""The vocabulary of effects: what a row of an effect does, what is counted, what calls a card.

An effect is a few rows of six numbers, ended by END: the word, and up to five arguments.
`reader.py` makes them from components.json, `questions.py` says what they ask, `runner.py` carries
them out; what no other word can say goes through the door in `special.py` (words from SPECIAL on).
"""

from __future__ import annotations

from typing import Final

END: Final = 0
GAIN: Final = 1  # resource, n, count, each
GAIN_CHOICE: Final = 2  # resources (set), n, count, each
POINTS: Final = 3  # n, count, each
POINTS_TABLE: Final = 4  # count, first entry, entries
PAY: Final = 5  # resource, n
CHOICE: Final = 6  # options, least, most, may repeat, price of each; the options follow
MILITARY: Final = 7  # n, count, each
ATTACK: Final = 8
TEMPLE: Final = 9  # tracks (set), least, most, whether two steps call Aquarius
TAKE_CARD: Final = 10  # of the temple of the row before
BUY: Final = 11
TAKE_CITIZEN: Final = 12  # whether wisdom is paid, whether it may be declined
TAKE_SPEAKER: Final = 13
RAISE: Final = 14  # used ones too, least, most, highest value; with a highest value at once
CHOOSE_DIE: Final = 15  # colour
CHANGE_DIE: Final = 16  # the chosen die: change, least value
CHANGE_SEAT: Final = 17  # the die in the seat: change, highest value
CHANGE_TAKEN: Final = 18  # the die just taken: change, highest citizen, highest speaker
SET_SHIP: Final = 19  # value
EXCHANGE: Final = 20  # a basic resource for gold
SPACE: Final = 21  # the bonus of the military space
SCORE_ATTACK: Final = 22

SPECIAL: Final = 30
ADJACENT: Final = 30  # Mage tower
RECOLOUR: Final = 31  # Court
SET_ASIDE: Final = 32  # Construction site
DISCOUNT: Final = 33  # Taurus: n
COVER_FARM: Final = 34  # Virgo
BONUS_GOLD: Final = 35  # Pisces: n

ROW: Final = 6
"""Numbers in a row."""
ANY_TEMPLE: Final = 7
OTHER_TEMPLE: Final = 8
"""In the set of tracks: any but the one of the two steps."""

# What is counted by "for each".
NO_COUNT: Final = 0
FARMS: Final = 1
EMPTY_CELLS: Final = 2
YELLOW_BUILDINGS: Final = 3
YELLOW_FREEMEN: Final = 4
BEHIND: Final = 5
CHOSEN_VALUE: Final = 6
RED_BUILDINGS: Final = 7
RED_FREEMEN: Final = 8
CLOSED: Final = 9
FREEMEN: Final = 10
ADVISORS_OWNED: Final = 11
FREEMEN_COLOURS: Final = 12
BUILDING_COLOURS: Final = 13
OBELISKS: Final = 14
CARDS_HELD: Final = 15
RED_DICE: Final = 16
RETREAT: Final = 17
COUNTS: Final = (
    "", "own_farms", "orthogonal_empty_cells_next_to_this_tile", "own_yellow_buildings",
    "own_yellow_freemen", "players_strictly_behind_on_military_track", "chosen_die_value",
    "own_red_buildings", "own_red_freemen", "own_closed_districts", "own_freemen", "own_advisors",
    "distinct_colors_among_own_freemen", "distinct_building_colors_in_city", "own_obelisks",
    "own_zodiac_cards", "own_red_citizen_dice_freemen_and_seats",
    "spaces_own_military_disc_would_retreat",
)  # fmt: skip

# What calls a zodiac card, as a set.
ON_ATTACK: Final = 1
PASSIVE: Final = 2
ON_PASS: Final = 4
ON_PLACING: Final = 8  # a die is put into a seat
AFTER_CLOSING: Final = 16
ON_CLOSING: Final = 32
ON_RETIRING: Final = 64  # a freeman at 6 is compelled to go up
ON_TAKING: Final = 128
ON_TOWER: Final = 256
AFTER_TWO_STEPS: Final = 512
TRIGGERS: Final[dict[str, int]] = {
    "on_attack": ON_ATTACK,
    "passive": PASSIVE,
    "on_buy_building": PASSIVE,
    "on_bonus_action": PASSIVE,
    "on_pass": ON_PASS,
    "on_pass_before_return_of_workers": ON_PASS,
    "on_close_district_placing_die": ON_PLACING,
    "after_close_district_complete": AFTER_CLOSING,
    "on_close_district": ON_CLOSING,
    "on_forced_raise_of_freeman_at_6": ON_RETIRING,
    "on_take_citizen_or_speaker": ON_TAKING,
    "on_build_tower_level": ON_TOWER,
    "after_two_steps_in_one_temple_by_main_action_or_temple_building": AFTER_TWO_STEPS,
}
