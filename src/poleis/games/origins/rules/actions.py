"""Codes of actions and outcomes: the first of each kind, in the order of the tables in game.py."""

from __future__ import annotations

from typing import Final

# Actions of seats.
DRAFT: Final = 0  # die 1 to 10
REMOVE: Final = DRAFT + 10
VISIT: Final = REMOVE + 10  # worker (six freemen, four speakers, the archon) and site
ACT: Final = VISIT + 55  # one of ten main actions
BONUS: Final = ACT + 10  # by the colour of the token
PISCES: Final = BONUS + 5
SCORE: Final = PISCES + 1  # a district card
TOWER: Final = SCORE + 6
POPULATE: Final = TOWER + 5
PASS: Final = POPULATE + 1
SPEND: Final = PASS + 1
BUY: Final = SPEND + 1  # tile, and as what
SET_ASIDE: Final = BUY + 225
TAKE: Final = SET_ASIDE + 75
SPEAKER: Final = TAKE + 5
RESOURCE: Final = SPEAKER + 4
EXCHANGE: Final = RESOURCE + 3
STEP: Final = EXCHANGE + 3  # temple, and 0 to 2 steps
RAISE: Final = STEP + 9
RECOLOUR: Final = RAISE + 6  # freeman and colour
HONOUR: Final = RECOLOUR + 30
CALM: Final = HONOUR + 6
LIFT: Final = CALM + 5
ADVANCE: Final = LIFT + 5
ATTACK: Final = ADVANCE + 1
GROW: Final = ATTACK + 1
RETIRE: Final = GROW + 1
DONE: Final = RETIRE + 6
USE: Final = DONE + 1  # cell
PLACE: Final = USE + 25600
CLOSE: Final = PLACE + 25600  # district and freeman
ALL: Final = CLOSE + 153600

ARCHON_WORKER: Final = 10
FIRST_SPEAKER: Final = 6

# What a tile is bought as.
AS_BUILDING: Final = 0
AS_FARM: Final = 1
AS_COVER: Final = 2

# Outcomes of chance.
FIRST_OF: Final = 0
BONUS_OF: Final = FIRST_OF + 4
ZODIAC_OF: Final = BONUS_OF + 5
TILE_OF: Final = ZODIAC_OF + 12
ROLL_OF: Final = TILE_OF + 75
CARD_OF: Final = ROLL_OF + 6
KEEP_OF: Final = CARD_OF + 45
