"""The kinds of actions and outcomes of an edition, and their codes."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from poleis.core.action_codes import ActionCodes
from poleis.core.actions import ActionTable, Cell, Kind, Number, Word
from poleis.games.origins.rules.city import REACH
from poleis.games.origins.rules.dice import SIX
from poleis.games.origins.rules.edition import BASIC, MOST_SEATS, RESOURCES, Edition

# What a tile is bought as.
PURPOSES: Final = ("building", "farm", "cover")
AS_BUILDING: Final = 0
AS_FARM: Final = 1
AS_COVER: Final = 2

MOST_STEPS: Final = 2
"""Steps of one action in a temple (ORI-11.2)."""


def worker_names(edition: Edition) -> tuple[str, ...]:
    """The workers of a seat: freemen by their base, speakers, the archon (ORI-1.13)."""
    freemen = [f"freeman{base + 1}" for base in range(int(edition.bases))]
    speakers = [f"speaker{number + 1}" for number in range(int(edition.most_speakers))]
    return (*freemen, *speakers, "archon")


def action_table(edition: Edition) -> ActionTable:
    """What a seat can do."""
    bases, colours = int(edition.bases), edition.colours
    workers = worker_names(edition)
    dice = Number("die", 1, int(edition.draft_dice) * len(colours))
    site = Number("site", 1, int(edition.sites))
    ship = Number("ship", 1, int(edition.sites))
    tile = Word("tile", edition.tile_names)
    freeman = Word("worker", workers[:bases])
    basic = Word("resource", RESOURCES[:BASIC])
    return ActionTable(
        Kind("draft", (dice,)),
        Kind("remove", (dice,)),
        Kind("visit", (Word("worker", workers), site)),
        Kind("act", (Word("action", edition.action_names),)),
        Kind("bonus", (Word("token", colours),)),
        Kind("pisces"),
        Kind("score", (Number("card", 1, int(edition.most_cards_shown)),)),
        Kind("tower", (Word("tower", colours),)),
        Kind("populate"),
        Kind("pass"),
        Kind("spend"),
        Kind("buy", (tile, Word("as", PURPOSES))),
        Kind("aside", (tile,)),
        Kind("take", (Number("citizen", 1, len(edition.citizen_price)),)),
        Kind("hire", (Word("worker", workers[bases:-1]),)),
        Kind("gain", (basic,)),
        Kind("exchange", (basic,)),
        Kind("step", (Word("temple", edition.temple_names), Number("steps", 0, MOST_STEPS))),
        Kind("raise", (freeman,)),
        Kind("recolour", (freeman, Word("colour", colours))),
        Kind("honour", (freeman,)),
        Kind("calm", (ship,)),
        Kind("lift", (ship,)),
        Kind("advance"),
        Kind("attack"),
        Kind("grow"),
        Kind("retire", (freeman,)),
        Kind("done"),
        Kind("use", (Cell("cell", REACH),)),
        Kind("place", (Cell("cell", REACH),)),
        Kind("close", (Cell("district", REACH), freeman)),
    )


def outcome_table(edition: Edition) -> ActionTable:
    """What chance can bring."""
    zodiac = Word("zodiac", edition.zodiac_names)
    return ActionTable(
        Kind("first", (Number("seat", 0, MOST_SEATS - 1),)),
        Kind("bonus", (Word("token", edition.colours),)),
        Kind("zodiac", (zodiac,)),
        Kind("tile", (Word("tile", edition.tile_names),)),
        Kind("roll", (Number("value", 1, SIX),)),
        Kind("card", (Word("card", edition.card_names),)),
        Kind("keep", (zodiac,)),
    )


@final
class Actions:
    """The codes of what seats do, one field for each kind."""

    def __init__(self, table: ActionTable) -> None:
        codes = table.codes
        self.draft: ActionCodes = codes("draft")  # a die of the opening draft
        self.remove: ActionCodes = codes("remove")  # solo: one of the highest dice
        self.visit: ActionCodes = codes("visit")  # worker, site
        self.act: ActionCodes = codes("act")  # a main action
        self.bonus: ActionCodes = codes("bonus")  # the colour of the token
        self.pisces: ActionCodes = codes("pisces")  # gold for a bonus action
        self.score: ActionCodes = codes("score")  # a district card
        self.tower: ActionCodes = codes("tower")  # colour
        self.populate: ActionCodes = codes("populate")
        self.pass_turn: ActionCodes = codes("pass")
        self.spend: ActionCodes = codes("spend")  # a superiority token
        self.buy: ActionCodes = codes("buy")  # tile, purpose
        self.aside: ActionCodes = codes("aside")  # tile
        self.take: ActionCodes = codes("take")  # a slot of the citizen pool
        self.hire: ActionCodes = codes("hire")  # a speaker
        self.gain: ActionCodes = codes("gain")  # a basic resource
        self.exchange: ActionCodes = codes("exchange")  # a basic resource for gold
        self.step: ActionCodes = codes("step")  # temple, steps
        self.raise_freeman: ActionCodes = codes("raise")  # base
        self.recolour: ActionCodes = codes("recolour")  # base, colour
        self.honour: ActionCodes = codes("honour")  # base
        self.calm: ActionCodes = codes("calm")  # ship
        self.lift: ActionCodes = codes("lift")  # ship
        self.advance: ActionCodes = codes("advance")
        self.attack: ActionCodes = codes("attack")
        self.grow: ActionCodes = codes("grow")  # the die just taken
        self.retire: ActionCodes = codes("retire")  # base
        self.done_codes: ActionCodes = codes("done")
        self.use: ActionCodes = codes("use")  # cell
        self.place: ActionCodes = codes("place")  # cell
        self.close: ActionCodes = codes("close")  # district, base
        self.done: i64 = self.done_codes.first


@final
class Outcomes:
    """The codes of what chance brings."""

    def __init__(self, table: ActionTable) -> None:
        codes = table.codes
        self.first: ActionCodes = codes("first")  # seat
        self.bonus: ActionCodes = codes("bonus")  # the colour of a token
        self.zodiac: ActionCodes = codes("zodiac")
        self.tile: ActionCodes = codes("tile")
        self.roll: ActionCodes = codes("roll")  # value less one
        self.card: ActionCodes = codes("card")
        self.keep: ActionCodes = codes("keep")  # a zodiac card
