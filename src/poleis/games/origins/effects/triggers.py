"""What calls a zodiac card, as a set (ORI-11.5)."""

from __future__ import annotations

from typing import Final

ON_ATTACK: Final = 1
PASSIVE: Final = 2
ON_PASS: Final = 4
ON_PLACING: Final = 8  # a die is put into a seat
AFTER_CLOSING: Final = 16
ON_CLOSING: Final = 32
ON_RETIRING: Final = 64  # a freeman at 6 is compelled to go up
ON_TAKING: Final = 128  # a citizen or a speaker
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
"""The words of components.json."""
